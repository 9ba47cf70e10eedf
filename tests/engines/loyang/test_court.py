"""The card phase: deal, distribution round, two players.  R28-R38, R41, R42, R61"""

from collections import Counter

import pytest

from app.engines.loyang.components import GOODS, NUMBER
from tests.engines.loyang.builder import GAME, A, B, C, D, a_state, do, events, ids, proper, said, verbs

COURT = [("court",)]
FOUR = "tout maid official saleswoman"


def court(players=3, **kwargs):
    """A distribution round; ``active`` is on turn."""
    return a_state(players, steps=COURT, **kwargs)


# -- deal


def test_the_deal():
    """C7 (R28, R29): the discard pile goes in, everybody gets four."""
    state = a_state(3, sizes=(40, 9))
    discarded = set(state.discard)
    state.trace = []
    state.agenda.append(("cards",))
    do(state, "end", "advance 0")

    assert [event for event in state.trace if event[0] in ("shuffled", "cards_dealt")] == [
        ("shuffled", 49), ("cards_dealt", 4)
    ]  # fmt: skip
    assert (len(state.pile), state.discard) == (37, [])
    assert [len(hand) for hand in state.hand] == [4, 4, 4]
    assert discarded <= {*state.pile, *(card for hand in state.hand for card in hand)}
    assert discarded & set(state.pile[-30:])


def test_the_first_round_uses_the_first_hand():
    """R19, R29: nothing is dealt."""
    state = GAME.new(3, seed=5)
    hands = [hand[:] for hand in state.hand]
    pile = state.pile[:]
    do(state, "crop wheat", "crop wheat", "crop turnip")

    assert (state.round, state.decision, state.hand, state.pile) == (1, "distribute", hands, pile)


@pytest.mark.parametrize(("pile", "number"), [(40, 4), (12, 4), (11, 3), (9, 3), (8, 2), (6, 2)])
def test_everybody_gets_the_same_number(pile, number):
    """R30, R116: at most four."""
    state = a_state(3, sizes=(pile - 2, 2), steps=[("cards",)])

    assert [len(hand) for hand in state.hand] == [number] * 3
    assert len(state.pile) == pile - 3 * number
    assert state.decision == "distribute"


def test_one_card_each_is_laid_out():
    """R30 (ruling), R31: no distribution round; the markers stay."""
    state = a_state(
        3, active=B, order=[B, C, A], sizes=(5, 0), pile="maid official common_field_4_a", cash={A: 2, B: 2, C: 2},
        beginner={B: "regular_pumpkin_turnip"},
    )  # fmt: skip
    state.large, state.small, state.trace = B, C, []
    state.agenda.append(("cards",))
    do(state, "end", "advance 0")

    laid = [event[1:] for event in state.trace if event[0] == "laid_out"]
    assert [seat for seat, _, how in laid if how == "single"] == [B, C, A]
    assert {card for _, card, _ in laid} == {NUMBER[name] for name in ("maid", "official", "common_field_4_a")}
    assert (state.large, state.small, state.order, state.actor) == (B, C, [B, C, A], B)
    assert (len(state.pile), state.decision, state.court) == (2, "act", [])
    assert state.turn == 20 + 3 + 1
    assert sum(state.cash) == 4
    assert ids([state.beginner[B]]) == ["regular_pumpkin_turnip"]


def test_the_single_field_has_to_be_financed():
    """R30, R39."""
    state = a_state(sizes=(2, 0), pile="common_field_3_a common_field_4_a", steps=[("cards",)])

    assert (state.decision, state.actor, said(state)) == ("finance_field", A, ["loan"])
    do(state, "loan")
    assert (state.decision, state.actor) == ("finance_field", B)


def test_nothing_to_deal():
    """R30: nobody lays anything out, with four players the partner is chosen all the same."""
    state = a_state(3, sizes=(1, 1), steps=[("cards",)])
    assert (state.decision, state.visible(A), len(state.pile)) == ("act", [], 2)

    state = a_state(4, order=[C, A, B, D], active=A, sizes=(3, 0), steps=[("cards",)])
    assert (state.decision, state.actor, state.active) == ("choose_partner", C, C)
    assert proper(state) == ["partner 4", "partner 2"]


# -- distribution round


def test_the_opening():
    """C8 (R33): the court is empty."""
    state = court(hand={A: FOUR, B: "haggler shopper", C: "impostor merchant"})

    assert (state.decision, state.actor) == ("distribute", A)
    assert proper(state) == ["add tout", "add maid", "add official", "add saleswoman"]


def test_adding_passes_the_turn_on():
    """R31, R32: clockwise; passing is not offered."""
    state = court(hand={A: FOUR, B: "haggler shopper", C: "impostor merchant"})

    assert events(state, "add maid")[0] == ("added", A, NUMBER["maid"])
    assert (ids(state.court), ids(state.hand[A])) == (["maid"], ["tout", "official", "saleswoman"])
    assert state.actor == B
    assert proper(state) == ["add haggler", "add shopper", "take maid"]


def test_who_has_chosen_is_skipped():
    """R31."""
    state = court(4, active=B, chosen=[C], hand={A: FOUR, B: "haggler shopper", D: "impostor merchant"})
    do(state, "add haggler")
    assert state.actor == D
    do(state, "add impostor")
    assert state.actor == A


def test_the_last_hand_card():
    """C9 (R34): nothing may be added."""
    names = "impostor merchant haggler trader_1 trader_2 trader_3 shopper ploughman accountant"
    state = court(hand={A: "maid", B: "tout official", C: "saleswoman leaseholder"}, court=names)

    assert proper(state) == [f"take {name}" for name in names.split()]
    do(state, "take haggler")
    assert proper(state) == ["hand maid"]


def test_the_last_player_must_take():
    """C10 (R34, R47): and gets the large marker, the one before the small one."""
    state = court(chosen=[B, C], hand={A: "tout maid official"}, court="haggler shopper")
    assert proper(state) == ["take haggler", "take shopper"]

    happened = events(state, "take haggler", "hand tout")
    assert (state.large, state.small) == (A, C)
    assert ("markers", A, C) in happened


def test_the_remaining_cards():
    """C11 (R32, R42): to the court, in the end to the discard pile, until the next card phase."""
    state = court(active=B, chosen=[C], hand={A: "tout maid", B: "official saleswoman trader_1"},
                  court="haggler shopper")  # fmt: skip
    happened = events(state, "take haggler", "hand official")
    assert ids(state.court) == ["shopper", "saleswoman", "trader_1"]
    assert [event for event in happened if event[0] == "to_court"] == [
        ("to_court", B, NUMBER["saleswoman"]), ("to_court", B, NUMBER["trader_1"])
    ]  # fmt: skip
    assert (ids(state.helpers[B]), state.hand[B], state.actor) == (["haggler", "official"], [], A)

    pile = state.pile[:]
    do(state, "take trader_1", "hand maid")
    assert (state.court, ids(state.discard)) == ([], ["shopper", "saleswoman", "tout"])
    assert (state.pile, state.decision) == (pile, "act")


def test_one_of_each():
    """R32, R35: never two court cards or two hand cards."""
    state = do(court(hand={A: FOUR, B: "trader_1 trader_2"}, court="haggler shopper"), "take haggler")

    assert (state.decision, state.actor) == ("take_hand_card", A)
    assert proper(state) == ["hand tout", "hand maid", "hand official", "hand saleswoman"]
    do(state, "hand maid")
    assert state.actor == B
    assert len(state.helpers[A]) == 2


def test_both_lie_singly_in_their_rows():
    """R36, R117, R38, R8, R9: a stall is filled, a customer gets a blue marker."""
    state = court(hand={A: "regular_bean_leek maid", B: "trader_1 trader_2"}, court="stall_wheat_bean_leek")
    do(state, "take stall_wheat_bean_leek", "hand regular_bean_leek")

    stall, customer = NUMBER["stall_wheat_bean_leek"], NUMBER["regular_bean_leek"]
    assert (state.stalls[A], state.regulars[A]) == ([stall], [customer])
    assert (state.under[stall], state.under[customer]) == (-1, -1)
    assert (state.stock[stall], state.red[customer], state.stock[customer]) == (0b111, 0, 0)


def test_the_court_card_comes_first():
    """R37: it lies there, and the rest of the hand is still in the hand."""
    state = court(hand={A: "maid tout", B: "trader_1 trader_2"}, court="haggler shopper")
    do(state, "take haggler")
    assert (ids(state.helpers[A]), ids(state.hand[A]), ids(state.court)) == (["haggler"], ["maid", "tout"], ["shopper"])
    do(state, "hand tout")
    assert ids(state.court) == ["shopper", "maid"]


def test_free_choices_in_the_distribution_round():
    """R10a, R41: before the cards are taken also discarding and two helpers; then no discarding."""
    state = court(
        display={A: "accountant, market_crier, maid, stall_wheat_bean_leek bean"},
        cart={A: "leek wheat"},
        hand={A: "tout official", B: "trader_1 trader_2"},
        court="haggler",
    )
    free = ["loan", "sell leek"]
    money = ["play accountant 1", "play market_crier 2 stall_wheat_bean_leek:bean"]
    discards = ["discard accountant", "discard market_crier", "discard maid"]
    assert said(state) == ["add tout", "add official", "take haggler", *free, *discards, *money]

    do(state, "take haggler")
    assert said(state) == ["hand tout", "hand official", *free, *money]


def test_free_choices_keep_the_turn():
    """R10, R41: loan, sale, discard, accountant and crier leave it open to add or take."""
    state = court(
        display={A: "accountant, market_crier, maid, stall_wheat_bean_leek bean, private_field_3 wheat 2"},
        covered={"stall_wheat_bean_leek": "ploughman", "maid": "messenger_boy"},
        cart={A: "leek"},
        hand={A: "tout official", B: "trader_1 trader_2"},
    )
    do(state, "loan", "sell leek", "discard maid", "play market_crier 2 stall_wheat_bean_leek:bean")
    do(state, "play accountant 1", *(f"stock {name} 1" for name in GOODS))

    assert (state.decision, state.actor, state.cash[A]) == ("distribute", A, 5 + 2 + 2 + 1)
    assert ids(state.helpers[A]) == ["messenger_boy", "ploughman"]
    assert proper(state) == ["add tout", "add official"]


def test_other_helpers_do_not_work_in_the_card_phase():
    """R93, R95, R118: nor do stalls."""
    everything = (
        "tout official messenger_boy harvest_hand haggler lord_of_the_manor trader_1 impostor shopper merchant "
        "deliveryman maid market_woman leaseholder ploughman self_supplier saleswoman"
    )
    state = court(
        display={A: ", ".join([*everything.split(), "private_field_6 wheat 6", "stall_wheat_bean_leek",
                               "regular_bean_leek 1 red", "regular_turnip_leek", "casual_wheat_turnip_bean"]),
                 B: "stall_wheat_turnip_leek, casual_wheat_turnip_leek"},
        hand={A: "trader_2 trader_3", B: "market_crier accountant"}, cart={A: "wheat turnip bean leek"}, cash={A: 9},
        stack={A: "3 4"}, lord_seat=A, court="stall_wheat_pumpkin_leek",
    )  # fmt: skip
    assert not verbs(state, "play", "trade", "serve", "deliver", "buy", "sow", "pack")


# -- an empty court


def test_an_empty_court_after_a_lord():
    """R34a (ruling): only adding while there are cards, only a hand card when one must take."""
    state = court(hand={A: "maid tout", B: "trader_1", C: "trader_2 trader_3"})
    assert proper(state) == ["add maid", "add tout"]

    state = court(hand={A: "maid", B: "trader_1", C: "trader_2 trader_3"})
    assert proper(state) == ["hand maid"]
    do(state, "hand maid")
    assert (ids(state.helpers[A]), state.chosen, state.actor) == (["maid"], [A], B)

    state = court(chosen=[B, C], hand={A: "maid tout"}, beginner={A: "regular_pumpkin_turnip"})
    assert proper(state) == ["hand maid", "hand tout", "beginner"]
    do(state, "beginner")
    assert ids(state.regulars[A]) == ["regular_pumpkin_turnip"]
    assert ids(state.discard) == ["maid", "tout"]


# -- two players


def test_two_players_turn_cards_up():
    """C16 (R61, R33): the starting player may take at once; the other one may turn up a card, too."""
    state = court(2, hand={A: FOUR, B: "merchant haggler shopper impostor"}, pile="casual_wheat_pumpkin_leek")
    adds = [f"add {name}" for name in FOUR.split()]
    assert proper(state) == [*adds, "reveal"]

    assert events(state, "reveal") == [("revealed", A, NUMBER["casual_wheat_pumpkin_leek"])]
    assert proper(state) == [*adds, "take casual_wheat_pumpkin_leek"]
    do(state, "take casual_wheat_pumpkin_leek", "hand tout")
    assert ids(state.court) == ["maid", "official", "saleswoman"]
    assert state.actor == B
    assert proper(state) == ["take maid", "take official", "take saleswoman", "reveal"]
    do(state, "reveal")
    assert len(proper(state)) == 4


def test_one_card_is_turned_up_on_every_turn():
    """R61: at most one, but on each; loans and discards before or after."""
    state = court(2, display={A: "accountant"}, hand={A: FOUR, B: "merchant haggler shopper impostor"})
    do(state, "loan", "reveal", "discard accountant")
    assert "reveal" not in said(state)
    do(state, "add tout", "reveal", "add haggler")
    assert (state.actor, len(state.court)) == (A, 4)
    assert "reveal" in said(state)


def test_once_cards_are_taken_nothing_is_turned_up():
    """R61."""
    state = court(2, hand={A: FOUR, B: "merchant haggler"}, court="shopper")
    do(state, "take shopper")
    assert "reveal" not in said(state)


def test_an_empty_pile_shows_nothing():
    """R61 (ruling): no shuffling in the card phase."""
    state = court(2, sizes=(0, 6), hand={A: FOUR, B: "merchant haggler"}, court="shopper")

    assert "reveal" not in said(state)
    assert (len(state.discard), state.pile) == (6, [])


@pytest.mark.parametrize("players", [3, 4])
def test_only_two_players_turn_cards_up(players):
    """R61."""
    state = court(players, hand={seat: f"trader_{seat + 1} {FOUR.split()[seat]}" for seat in range(3)})

    assert "reveal" not in said(state)


def test_a_whole_round_deals_out_everything():
    """R32, R42: two cards each, the rest on the discard pile."""
    for seed in range(8):
        state = do(GAME.new(4, seed=seed), "crop wheat", "crop wheat", "crop turnip", "crop turnip")
        takes = Counter()
        state.trace = []
        while state.decision in ("distribute", "take_hand_card", "finance_field"):
            texts = proper(state) or ["loan"]
            do(state, texts[seed % len(texts)])
        takes.update(event[1] for event in state.trace if event[0] == "laid_out")
        assert takes == {A: 2, B: 2, C: 2, D: 2}
        assert len(state.discard) == 8
        assert (state.court, state.hand) == ([], [[], [], [], []])
