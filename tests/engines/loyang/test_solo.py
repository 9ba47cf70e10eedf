"""The solo game.  S1-S10"""

from collections import Counter

import pytest

from app.engines.contract import NOBODY
from app.engines.loyang.components import HELPER_CARD, KIND, NUMBER, RATINGS
from app.engines.loyang.solo import fill_grid
from tests.engines.loyang.builder import (
    GAME,
    A,
    B,
    a_state,
    do,
    events,
    field,
    go,
    goods,
    ids,
    proper,
    said,
    verbs,
)

ROWS = ("maid official tout", "merchant haggler shopper", "trader_1 trader_2 trader_3",
        "deliveryman market_woman saleswoman")  # fmt: skip
TWELVE = " ".join(ROWS).split()
LORD = "lord_of_the_manor"


def solo(grid=(), **kwargs):
    """The only player's action turn; with a grid its card phase."""
    state = a_state(1, **kwargs)
    for place, name in enumerate(grid):
        if name:
            card = NUMBER[name]
            state.pile.remove(card)
            state.grid[place] = card
    if grid:
        state.agenda = [("round",)]
        go(state, ("cards",))
    return state


def grid(state):
    """The grid by rows."""
    names = [ids([card])[0] if card >= 0 else "" for card in state.grid]
    return [names[row : row + 3] for row in range(0, 12, 3)]


# -- set-up


def test_the_imaginary_opponent():
    """S1 (R13-R16): two stalls, full, two regular and two casual customers without markers; the rest is discarded."""
    found = Counter()
    for seed in range(20):
        state = GAME.new(1, seed=seed)
        assert [len(row[B]) for row in (state.fields, state.stalls, state.regulars, state.casuals, state.helpers)] == [
            0, 2, 2, 2, 0
        ]  # fmt: skip
        assert all(state.stock[stall] == 0b111 for stall in state.stalls[B])
        assert all(state.stock[card] == state.red[card] == 0 for card in state.regulars[B])
        found[KIND[state.discard[0]] if state.discard else -1] += 1
        assert (state.players, state.seats, state.cash) == (1, 2, [10, 0])
        state.check()
    assert found[HELPER_CARD] > 3


def test_the_first_grid():
    """S2, S6: four rows of three before the home field is sown; two helpers are not in the game."""
    state = GAME.new(1, seed=4)
    assert (state.decision, proper(state)) == ("choose_home_crop", ["crop wheat", "crop pumpkin", "crop turnip"])
    assert len({*state.grid}) == 12
    assert -1 not in state.grid
    cards = [*state.pile, *state.discard, *state.grid, *state.visible(A), *state.visible(B)]
    assert len([card for card in cards if card < 69]) == 67
    assert not {NUMBER["impostor"], NUMBER["self_supplier"]} & set(cards)


def test_everything_else_as_for_several():
    """S9: one action turn per round, no hand, no court, no partner, nine rounds."""
    state = GAME.new(1, seed=6)
    assert do(state.clone(), "crop wheat").turn == 3  # crop, harvest, cards
    decisions = Counter()
    while state.actor != NOBODY:
        assert state.actor == A
        assert (state.hand, state.court, state.opponents(A)) == ([[], []], [], [B])
        decisions[state.decision] += 1
        texts = proper(state) or ["loan"]
        do(state, next((text for text in texts if text.split()[0] in ("enough", "refuse", "end")), texts[0]))
    assert decisions["advance"] == decisions["buy_grid_card"] == 9
    assert set(decisions) <= {"choose_home_crop", "buy_grid_card", "act", "store", "advance", "harvest_hand_now"}
    assert (state.round, state.ranking()) == (9, [1])


# -- grid


def test_prices_of_the_rows():
    """S3, R11: nothing, 1, 2 and 2 cash, which must be in hand."""
    for cash, number in ((0, 3), (1, 6), (2, 12), (5, 12)):
        state = solo(TWELVE, cash={A: cash})
        assert (state.decision, verbs(state, "grid")) == ("buy_grid_card", TWELVE[:number])
    for place, cost in ((0, 0), (4, 1), (7, 2), (11, 2)):
        state = solo(TWELVE, cash={A: 9})
        assert events(state, f"grid {TWELVE[place]}")[0] == ("grid_bought", A, NUMBER[TWELVE[place]], cost)
        assert state.cash[A] == 9 - cost


def test_up_to_two_cards():
    """S3, S10: none, one or two, each paid when taken and laid out singly."""
    state = solo(TWELVE, cash={A: 9})
    do(state, "grid maid")
    assert (state.decision, len(verbs(state, "grid"))) == ("buy_grid_card", 11)
    do(state, "grid shopper")
    assert (state.decision, ids(state.helpers[A]), state.cash[A]) == ("act", ["maid", "shopper"], 8)
    assert all(state.under[card] == -1 for card in state.helpers[A])

    assert do(solo(TWELVE), "enough").decision == "act"
    assert do(solo(TWELVE), "grid maid", "enough").decision == "act"


def test_a_common_field_costs_its_price_on_top():
    """S3, R39, R40: with what pays for it in any card phase."""
    cards = ["common_field_3_a", *TWELVE[1:3], "common_field_4_a", *TWELVE[4:]]
    state = solo(cards, cash={A: 3})
    do(state, "grid common_field_4_a")
    assert (state.cash[A], state.decision) == (0, "buy_grid_card")
    do(state, "grid common_field_3_a")
    assert (state.decision, said(state)) == ("finance_field", ["loan"])

    broke = solo(cards, cash={A: 2}, loans={A: 31})
    assert [name for name in verbs(broke, "grid") if "field" in name] == ["common_field_3_a"]
    assert "common_field_4_a" in verbs(solo(cards, cash={A: 3}, loans={A: 31}), "grid")


def test_after_the_buying():
    """S4: what is left of row 2 is discarded, the others move up, the pile fills the grid."""
    state = solo(TWELVE, pile="ploughman accountant messenger_boy leaseholder market_crier")
    do(state, "grid official")
    before = state.revealed
    do(state, "enough")

    assert state.revealed == before + 4  # R112
    assert grid(state) == [
        ["maid", "trader_2", "tout"],
        ["trader_1", "market_woman", "trader_3"],
        ["deliveryman", "ploughman", "saleswoman"],
        ["accountant", "messenger_boy", "leaseholder"],
    ]
    assert ids(state.discard) == ["merchant", "haggler", "shopper"]
    assert (state.decision, ids(state.pile[-1:])) == ("act", ["market_crier"])


def test_columns_close_up_on_their_own():
    """S10 (ruling): the gaps are filled from the left, row by row, as far as there are cards."""
    state = solo(TWELVE, pile="ploughman accountant")
    taken = [state.grid[place] for place in (0, 3, 8)]
    for place in (0, 3, 8):
        state.grid[place] = -1
    state.pile, spare = state.pile[-2:], state.pile[:-2]
    fill_grid(state)

    assert grid(state) == [
        ["trader_1", "official", "tout"],
        ["deliveryman", "haggler", "shopper"],
        ["ploughman", "trader_2", "saleswoman"],
        ["accountant", "market_woman", ""],
    ]
    assert len([*taken, *spare]) > 3


def test_an_empty_pile_is_made_of_the_discard_pile():
    """S5, S10: at once when it runs out."""
    state = solo(TWELVE)
    state.discard, state.pile = state.pile[2:], state.pile[:2]
    last = set(state.pile)
    do(state, "enough")
    assert last <= set(state.grid)
    assert state.discard == []
    assert -1 not in state.grid
    assert set(ids(state.grid + state.pile)) >= {"merchant", "haggler", "shopper"}  # of the second row


@pytest.mark.parametrize("harvested", [False, True])
def test_when_the_discard_pile_is_shuffled_in(harvested):
    """S5: from the first field harvested empty on, at the start of each card phase."""
    state = solo(display={A: f"home_field wheat 6, private_field_3 leek {1 if harvested else 2}"})
    moved = [state.pile.pop() for _ in range(5)]
    state.discard = moved
    do(state, "end", "advance 0")

    assert state.decision == "buy_grid_card"
    assert (state.harvested, len(state.discard)) == (harvested, 0 if harvested else 5)


def test_free_choices_while_buying():
    """S9, R10a, R41: loan, sale, discarding, accountant and market crier."""
    state = solo(TWELVE, display={A: "accountant, ploughman, private_field_6 wheat 3"}, cart={A: "leek"})
    assert said(state)[3:] == [
        "enough",
        "loan",
        "sell leek",
        "play accountant 1",
        "discard accountant",
        "discard ploughman",
    ]
    do(state, "discard ploughman", "sell leek")
    assert len(verbs(state, "grid")) == 12


def test_the_lord_of_the_manor_alone():
    """S6, S10 (ruling): up to four cards; he goes when the buying ends, and has to lie there before."""
    state = solo(TWELVE, display={A: LORD, B: ""}, covered={LORD: "ploughman"}, cash={A: 9})
    assert state.lord_seat == A
    do(state, "grid maid", "grid official")
    assert proper(state) == [f"play {LORD} 1", "enough"]
    do(state, f"play {LORD} 1", "grid tout", "grid merchant")
    assert (state.decision, state.cash[A]) == ("act", 8)
    assert ids(state.helpers[A]) == ["maid", "official", "tout", "merchant", "ploughman"]
    assert LORD in ids(state.discard)

    state = do(solo(TWELVE, display={A: LORD}), f"play {LORD} 1", "enough")
    assert (state.decision, state.helpers[A]) == ("act", [])

    state = solo([LORD, *TWELVE[1:]])
    do(state, f"grid {LORD}")
    assert not verbs(state, "play")


def test_the_lord_at_work_is_not_discarded():
    """S6, R96."""
    state = do(solo(TWELVE, display={A: f"{LORD}, ploughman"}), f"play {LORD} 1")
    assert verbs(state, "discard") == ["ploughman"]


# -- imaginary opponent


def opponent(helper, theirs, **kwargs):
    return a_state(1, display={A: helper, B: theirs}, **kwargs)


def test_a_trader_alone():
    """S1, S7: at the imaginary stalls; fees go to the supply, an emptied stall is not replaced."""
    state = opponent("trader_1", "stall_pumpkin_bean_leek pumpkin", cart={A: "wheat"}, cash={A: 2}, round=9)
    do(state, "play trader_1 1 stall_pumpkin_bean_leek pumpkin wheat")
    assert (goods(state, A), state.cash, state.stalls[B]) == ("pumpkin", [0, 0], [])


def test_the_market_woman_alone():
    """S1, S7, S10: refilled by the swap, and a card given away can be swapped back."""
    own, theirs = "stall_wheat_bean_leek", "stall_turnip_bean_leek"
    state = opponent(f"market_woman, {own} leek", f"{theirs} turnip")
    do(state, f"play market_woman 1 {own} {theirs}")
    assert (ids(state.stalls[A]), ids(state.stalls[B])) == ([theirs], [own])
    assert state.stock[NUMBER[own]] == state.stock[NUMBER[theirs]] == 0b111

    state = opponent(f"market_woman, {theirs}", own)
    assert verbs(state, "play") == [f"market_woman 1 {theirs} {own}"]


def test_tout_and_deliveryman_alone():
    """S1, S7: payments to the opponent go to the supply; completed cards are not replaced."""
    state = opponent(
        "tout, deliveryman",
        "casual_pumpkin_turnip_leek, regular_bean_leek 3",
        cart={A: "pumpkin turnip bean leek leek"},
    )
    do(state, "play tout 2 casual_pumpkin_turnip_leek")
    assert state.cash == [6, 0]
    do(state, "play deliveryman 1 regular_bean_leek")
    assert (state.cash, state.visible(B)) == ([14, 0], [])


def test_the_imaginary_opponent_never_acts():
    """S10: no harvest, no duty, no markers."""
    state = solo(display={A: "home_field wheat 6", B: "regular_bean_leek 1"})
    do(state, "end", "advance 0")
    assert (state.actor, state.red[NUMBER["regular_bean_leek"]], state.fields[B]) == (A, 0, [])
    assert field(state, "home_field_1") == "wheat 5"


# -- score


def test_the_score():
    """S8: space less loans, and what it is worth."""
    state = a_state(1, round=9, space={A: 19}, loans={A: 2})
    do(state, "end", "advance 0")
    assert (state.decision, state.scores()) == ("over", [17])
    assert RATINGS == ((17, "good"), (18, "very_good"), (19, "master"))
