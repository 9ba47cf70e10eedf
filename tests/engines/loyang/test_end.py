"""The end of the game and who has won.  R1, R102-R109"""

import pytest

from app.engines.contract import NOBODY
from tests.engines.loyang.builder import GAME, A, B, C, a_state, do, events, proper


def ended(players=2, **kwargs):
    """The last turn of the ninth round is over."""
    return a_state(players, steps=[("round",)], round=9, **kwargs)


def test_the_end_after_the_ninth_round():
    """R102, R1, R22."""
    state = a_state(round=9, active=B, order=[A, B])
    happened = events(state, "end", "advance 0")
    assert happened[-1] == ("game_over",)
    assert (state.decision, state.actor, state.legal()) == ("over", NOBODY, [])

    state = do(a_state(round=8, active=B, order=[A, B]), "end", "advance 0")
    assert (state.round, state.decision) == (9, "distribute")


def test_the_final_ranking():
    """C31 (R103-R106): loans, then cash, then goods."""
    state = a_state(3, round=9, order=[B, C, A], active=A, space={A: 18, B: 17, C: 17}, loans={A: 1},
                    cash={A: 3, B: 3, C: 2}, store={B: "leek leek"}, capacity={B: 4})  # fmt: skip
    do(state, "end", "advance 0")
    assert (state.decision, state.scores(), state.ranking()) == ("over", [17, 17, 17], [2, 1, 3])


def test_farthest_on_the_path():
    """R104, R1: cash counts only between equals."""
    state = ended(3, space={A: 15, B: 16, C: 14}, cash={A: 30, C: 2})
    assert (state.scores(), state.ranking()) == ([15, 16, 14], [2, 1, 3])


def test_one_space_back_per_loan():
    """R103 (ruling): below space 1, too, and from space 20 like from any other."""
    state = ended(3, space={A: 3, B: 20, C: 17}, loans={A: 5, B: 2})
    assert (state.scores(), state.ranking()) == ([-2, 18, 17], [3, 1, 2])


def test_more_cash():
    """R105."""
    assert ended(3, space={A: 9, B: 9, C: 9}, cash={A: 1, B: 3, C: 2}).ranking() == [3, 1, 2]


def test_more_goods():
    """R106: on own fields and in the own storehouse; stalls, shop and unfinished customers do not count."""
    state = ended(
        display={A: "private_field_6 wheat 2", B: "stall_wheat_bean_leek, stall_turnip_bean_leek, regular_bean_leek 3"},
        store={A: "leek"}, shop={A: "", B: "wheat wheat wheat pumpkin"},
    )  # fmt: skip
    assert ([state.goods_left(seat) for seat in (A, B)], state.ranking()) == ([3, 0], [1, 2])

    state = ended(
        3, display={A: "private_field_6 wheat 2", B: "common_field_3_a bean 3"}, store={B: "leek", C: "wheat"}
    )
    assert ([state.goods_left(seat) for seat in (A, B, C)], state.ranking()) == ([2, 4, 1], [2, 1, 3])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_share_a_place(players):
    """R107."""
    state = ended(players, space={A: 12, B: 12}, cash={A: 4, B: 4})
    assert state.ranking() == [1, 1, 3, 3][:players]


def test_late_cash_buys_no_step():
    """R108: what a trader brings after the own last turn only breaks ties."""
    state = a_state(round=9, active=B, order=[A, B], display={A: "stall_pumpkin_bean_leek", B: "trader_1"},
                    cart={B: "wheat"}, cash={B: 3}, space={A: 5, B: 5})  # fmt: skip
    do(state, "play trader_1 1 stall_pumpkin_bean_leek pumpkin wheat", "end", "advance 0")
    assert (state.cash, state.space, state.ranking()) == ([2, 1], [5, 5], [1, 2])


def test_unfinished_customers_cost_nothing():
    """R109: nor does what lies in the shop matter."""
    display = {A: "regular_bean_leek 3 red, regular_turnip_leek 0 red, casual_wheat_turnip_bean"}
    state = ended(display=display, space={A: 12, B: 12}, shop={B: "leek leek"})
    assert (state.scores(), state.ranking()) == ([12, 12], [1, 1])


def test_the_path_and_the_loans_at_any_time():
    """R103: the standing during the game."""
    state = a_state(space={A: 6, B: 4}, cash={A: 1})
    assert state.scores() == [6, 4]
    do(state, "loan")
    assert (state.scores(), state.ranking()) == ([5, 4], [1, 2])


def test_a_whole_game_by_the_first_offer():
    """R1, R102: nine rounds, all home fields empty."""
    state = GAME.new(2, {"beginner": True}, seed=3)
    rounds = set()
    while state.actor != NOBODY:
        rounds.add(state.round)
        texts = proper(state) or ["loan"]
        do(state, next((text for text in texts if text.split()[0] in ("refuse", "end")), texts[0]))
    assert rounds == set(range(1, 10))
    assert not [card for card in (*state.fields[A], *state.fields[B]) if card in (69, 78)]


def test_nobody_pays_for_a_customer_uncovered_at_the_very_end():
    """R109, R81: the owner's last turn is over."""
    stall = "stall_pumpkin_bean_leek"
    state = a_state(round=9, active=B, order=[A, B], display={A: f"{stall} pumpkin", B: "trader_1"},
                    covered={stall: "regular_bean_leek"}, cart={B: "wheat"}, cash={B: 2})  # fmt: skip
    do(state, f"play trader_1 1 {stall} pumpkin wheat", "end", "advance 0")
    assert len(state.regulars[A]) == 1
    assert (state.decision, state.cash) == ("over", [2, 0])
