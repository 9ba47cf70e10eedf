"""Modules 3 and 5 and the tournament rules.  R145-R157, R170-R191"""

import pytest

from app.engines.taverns.components import BOOK, CARDS, HELPERS, REPUTATION
from tests.engines.taverns.builder import (
    A,
    B,
    C,
    D,
    a_state,
    do,
    evening,
    gained,
    go,
    names,
    owns,
    placing,
    said,
    service,
    supply_of,
    verbs,
)


def walked(steps, *, level=3, **kwargs):
    """A's reputation marker moves in phase F."""
    state = service(level=level, **kwargs)
    state.offers = []
    state.agenda.append(("serve",))
    state.trace = []
    return go(state, ("reputation", A, steps, "guest"))


def signed(column, *, book=(0, 0, 0, 0), **kwargs):
    """A signs in a column of the guest book in phase F."""
    state = service(level=5, book={A: list(book)}, **kwargs)
    state.offers = []
    state.agenda.append(("serve",))
    state.trace = []
    return go(state, ("sign", A, column))


# -- the reputation track


@pytest.mark.parametrize(("level", "length"), [(3, 11), (4, 11), (5, 12)])
def test_the_circuit(level, length):
    """R146: 11 or 12 spaces after the host; the last is the crown, one signature at level 5."""
    track = a_state(level=level).track()
    kinds = [space["type"] for space in track]

    assert len(track) == length + 1
    assert kinds[0] == "host"
    assert kinds[-1] == "crown"
    assert kinds.count("schnapps") == 2
    assert kinds.count("signature") == (level == 5)
    assert [space["vp"] for space in track if space["type"] == "vp"] == [1, 2, 3, 4, 5, 6, 7, 8]


def test_the_crown_and_on_to_space_1():
    """C31 (R146, R147): from 10 three steps: the noble, and the marker on 2."""
    state = walked(3, reputation={A: 10})

    assert state.reputation[A] == 2
    assert gained(state, A) == "noble"
    assert [event[2] for event in state.trace if event[0] == "reputation_step"] == [11, 1, 2]


def test_the_host_is_left_for_good():
    """R146: the first step reaches space 1; a whole lap comes back to where it began."""
    assert walked(1).reputation[A] == 1
    assert walked(11, reputation={A: 4}).reputation[A] == 4
    assert walked(12, level=5, reputation={A: 7}, book={A: [4, 4, 4, 4]}).reputation[A] == 7


def test_schnapps_spaces_give_schnapps_when_reached_or_passed():
    """R147, R64: both of them on one lap."""
    assert walked(2, reputation={A: 1}).schnapps[A] == 1
    assert walked(1, reputation={A: 1}).schnapps[A] == 0
    assert walked(11).schnapps[A] == 2


def test_point_spaces_give_nothing_during_play():
    """R147: no card, no schnapps."""
    state = walked(2)

    assert state.trace == [("reputation_step", A, 1), ("reputation_step", A, 2)]


@pytest.mark.parametrize(
    ("at", "points"),
    [(0, 0), (1, 1), (2, 2), (3, 2), (4, 3), (5, 4), (6, 5), (7, 5), (8, 6), (9, 7), (10, 8), (11, 0)],
)
def test_points_of_the_track(at, points):
    """C31 (R157): a schnapps space counts the last point space before it; host and crown nothing."""
    assert a_state(level=3, reputation={A: at}).scores() == [points, 0]


@pytest.mark.parametrize(("at", "points"), [(5, 4), (6, 4), (7, 5), (8, 5), (11, 8), (12, 0)])
def test_points_of_the_long_track(at, points):
    """R157 (ruling): the signature space counts like a schnapps space."""
    assert a_state(level=5, reputation={A: at}).reputation_points(A) == points


# -- bards


def test_bards_lie_to_the_right_of_the_beer_storage():
    """R150, R36: for one doubloon, and no tile gets cheaper."""
    state = service(level=3, doubloons=1)
    do(state, "buy bard")

    assert gained(state, A) == "bard"
    assert state.doubloons == 0
    assert "beer_storage 0" not in verbs(service(level=3, doubloons=5, laid={A: "bard bard"}), "upgrade")


def test_an_unused_bard_is_lost():
    """C32 (R151, R150): one of two steps, then the turn ends."""
    state = service(level=3, laid={A: "bard bard"})
    assert verbs(state, "bard") == ["1", "2"]
    do(state, "bard 1")
    assert state.reputation[A] == 1
    assert verbs(state, "bard") == ["1"]

    do(state, "end", "finish")
    assert state.reputation[A] == 1
    assert verbs(state, "bard") == []


def test_bards_in_one_go_or_in_portions():
    """R151, R148: three steps, however taken."""
    for portions in ((3,), (1, 2), (2, 1), (1, 1, 1)):
        state = service(level=3, laid={A: "bard bard bard"})
        for number in portions:
            do(state, f"bard {number}")
        assert state.reputation[A] == 3
        assert verbs(state, "bard") == []


def test_bards_work_anew_in_the_next_turn():
    """R151: of the next player."""
    state = service(level=3, laid={A: "bard", B: "bard bard"})
    do(state, "bard 1", "end", "finish")

    assert verbs(state, "bard") == ["1", "2"]


def test_bards_bought_now_sing_later():
    """R3, R81, R151."""
    assert verbs(do(service(level=3, doubloons=1), "buy bard"), "bard") == []


def test_sources_of_reputation():
    """R148: bards, extra guests, cells of the guest book; the phase after placing has its own tests."""
    assert do(service(level=3, laid={A: "bard"}), "bard 1").reputation[A] == 1
    state = service(level=3, beer=4, display="extra_guest_1 - - -")
    assert do(state, "recruit extra_guest_1").reputation[A] == 1
    assert signed(1).reputation[A] == 1


# -- the guest book


def test_cells_of_the_guest_book():
    """R170, R175: four columns of four cells; what each gives."""
    words = {"card": lambda card: HELPERS[card], "noble": lambda n: f"noble {n}", "reputation": lambda n: f"{n} steps"}
    cells = [[cell and words[cell[0]](cell[1]) for cell in column] for column in BOOK]

    assert cells == [
        [None, "beer_dealer", "1 steps", "noble 1"],
        ["1 steps", None, "dishwasher", "noble 1"],
        [None, "3 steps", "waitress", "noble 1"],
        ["3 steps", "table", "noble 1", "noble 1"],
    ]


@pytest.mark.parametrize(
    ("guest", "column"),
    [("guest_3_1", 0), ("guest_4_1", 0), ("guest_5_1", 1), ("guest_6_1", 2), ("guest_7_4", 3), ("guest_8_4", 3)],
)
def test_a_recruited_guest_signs_in_his_column(guest, column):
    """R170, R171: by his price; 3 and 4 share a column, 7 and 8 too."""
    if guest == "guest_3_1":
        state = service(level=5, beer=8, three_stack=guest)
    else:
        state = service(level=5, beer=8, display=f"{guest} - - -")
    do(state, f"recruit {guest}")

    assert state.book[A] == [int(number == column) for number in range(4)]


def test_all_guests_have_the_column_of_their_price():
    """R170."""
    columns = {3: 0, 4: 0, 5: 1, 6: 2, 7: 3, 8: 3}

    assert all(card.column == columns[card.cost] for card in CARDS if card.kind == "guest")


def test_no_signatures_before_the_fifth_module():
    """R171."""
    state = service(level=4, beer=8, display="guest_8_4 - - -")
    do(state, "recruit guest_8_4")

    assert state.book[A] == [0, 0, 0, 0]


def test_the_bonus_comes_before_the_signature():
    """R172, R94: the beer dealer of the guest lies below the one of the cell."""
    state = service(level=5, beer=4, display="guest_4_6 - - -", book={A: [1, 0, 0, 0]})
    state.trace = []
    do(state, "recruit guest_4_6")

    assert [event[0] for event in state.trace] == ["recruited", "gained", "gained", "signed", "gained"]
    assert gained(state, A, 3) == "beer_dealer beer_dealer guest_4_6"


def test_the_ban_of_the_guest_comes_before_the_signature():
    """R172, R8: the decision is taken first."""
    state = service(level=5, beer=4, display="guest_4_7 - - -", seated={A: "regular_1"}, book={A: [1, 0, 0, 0]})
    do(state, "recruit guest_4_7")
    assert (state.decision, state.book[A][0]) == ("choose_banned_card", 1)
    do(state, "decline")

    assert state.book[A][0] == 2
    assert gained(state, A) == "beer_dealer"


def test_a_full_column_loses_the_signature():
    """C35 (R171, R173, R177): the guest and the noble are gained as usual."""
    state = service(level=5, beer=12, three_stack="guest_3_2", book={A: [4, 0, 0, 0]})
    do(state, "recruit guest_3_2", "nobles 1")

    assert gained(state, A, 2) == "noble guest_3_2"
    assert len(state.deck[A]) == 2
    assert state.book[A] == [4, 0, 0, 0]


def test_hiring_nobles_gives_no_signature():
    """R177."""
    assert do(service(level=5, beer=18), "nobles 3").book[A] == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("column", "row", "card"),
    [
        (0, 1, "beer_dealer"),
        (1, 2, "dishwasher"),
        (2, 2, "waitress"),
        (3, 1, "table"),
        (3, 2, "noble"),
        (0, 3, "noble"),
    ],
)
def test_a_bonus_cell_gives_a_card_at_once(column, row, card):
    """R175."""
    book = [0, 0, 0, 0]
    book[column] = row
    state = signed(column, book=book)

    assert names(state.deck[A]) == card
    assert state.book[A][column] == row + 1


@pytest.mark.parametrize(("column", "row", "steps"), [(0, 2, 1), (1, 0, 1), (2, 1, 3), (3, 0, 3)])
def test_a_bonus_cell_gives_reputation(column, row, steps):
    """R175, R148."""
    book = [0, 0, 0, 0]
    book[column] = row

    assert signed(column, book=book).reputation[A] == steps


@pytest.mark.parametrize(("column", "row"), [(0, 0), (1, 1), (2, 0)])
def test_some_cells_give_nothing(column, row):
    """R175."""
    book = [0, 0, 0, 0]
    book[column] = row
    state = signed(column, book=book)

    assert state.trace == [("signed", A, column, row)]


def test_a_card_of_a_cell_from_an_empty_supply_is_lost():
    """R175, R4, R191: the substitute is for guests only, whatever the rules of the game."""
    state = signed(3, book=[0, 0, 0, 1], supply={"table": 0}, tournament=True)

    assert state.decision == "service"
    assert state.deck[A] == []


def test_a_full_row_gives_a_noble_after_the_cell():
    """R176 (ruling): the cell's waitress lies below the noble of the row."""
    state = signed(2, book=[3, 3, 2, 3])

    assert gained(state, A, 2) == "noble waitress"
    assert [event[0] for event in state.trace] == ["signed", "gained", "gained"]
    assert state.trace[-1][3] == "row"


def test_the_first_row():
    """R176: the fourth signature of the row completes it, a fifth one elsewhere does not."""
    assert gained(signed(0, book=[0, 1, 1, 1]), A) == "noble"
    assert signed(0, book=[0, 1, 0, 1]).deck[A] == []
    assert gained(signed(0, book=[1, 1, 1, 1]), A) == "beer_dealer"
    assert len(signed(0, book=[1, 1, 1, 1]).deck[A]) == 1


def test_the_last_row():
    """R176, R175: the noble of the cell and the noble of the row."""
    assert gained(signed(1, book=[4, 3, 4, 4]), A, 2) == "noble noble"


def test_the_signature_space_asks_for_a_column():
    """R174: any column that is not full, or none."""
    state = walked(2, level=5, reputation={A: 5}, book={A: [4, 1, 0, 4]})
    assert state.decision == "choose_signature_column"
    assert state.reputation[A] == 6  # the second step is still owed
    assert said(state) == ["decline", "column 1", "column 2"]

    do(state, "column 2")
    assert state.book[A] == [4, 1, 1, 4]
    assert state.reputation[A] == 7
    assert state.decision == "service"


def test_the_signature_may_be_declined():
    """R174, R8a."""
    state = do(walked(1, level=5, reputation={A: 5}), "decline")

    assert state.book[A] == [0, 0, 0, 0]
    assert state.decision == "service"


def test_with_a_full_book_nobody_is_asked():
    """R174, R8b."""
    state = walked(1, level=5, reputation={A: 5}, book={A: [4, 4, 4, 4]})

    assert state.decision == "service"


def test_the_signature_space_belongs_to_the_fifth_module():
    """R146, R174: at level 4 space 6 is a point space."""
    assert walked(1, level=4, reputation={A: 5}).decision == "service"
    assert REPUTATION["short"][6]["type"] == "vp"


def test_a_chain_is_resolved_completely():
    """R8, R175, R174: the cell's three steps pass the signature space; its steps still owed come after the column."""
    state = signed(3, reputation={A: 5}, book=[1, 0, 0, 0])
    assert (state.decision, state.reputation[A]) == ("choose_signature_column", 6)

    do(state, "column 0")
    assert gained(state, A) == "beer_dealer"
    assert state.reputation[A] == 8
    assert state.schnapps[A] == 1
    assert state.decision == "service"


def test_the_row_waits_for_the_chain_of_its_cell():
    """R8, R176: the last cell of row 1 moves the marker over the signature space first."""
    state = signed(3, reputation={A: 5}, book=[1, 1, 1, 0])
    assert state.decision == "choose_signature_column"
    assert state.deck[A] == []
    do(state, "column 0")

    assert gained(state, A, 2) == "noble beer_dealer"


def test_the_signature_of_the_reputation_phase():
    """R64, R174: resolved before the service begins."""
    state = placing("6 2", level=5, seated={A: "regular_1"}, laid={A: "supplier"}, reputation={A: 5})
    do(state, "place 6 beer_delivery", "place 2 regular_1", "finish")
    assert state.decision == "choose_signature_column"

    do(state, "column 0")
    assert (state.reputation[A], state.decision) == (7, "service")


# -- tournament rules


def test_too_few_dishwashers_for_all():
    """C36 (R188): four players, three left; all get the die."""
    state = evening(6, 4, 5, tournament=True, supply={"dishwasher": 3})
    for _ in range(4):
        assert said(state) == ["bonus die"]
        do(state, "bonus die")

    assert [len(faces) >= 1 for faces in state.coloured] == [True] * 4
    assert supply_of(state, "dishwasher") + sum(owns(state, seat, "dishwasher") for seat in range(4)) == 3


def test_enough_for_all():
    """R188: four left for four players; checked once, so the last one may still choose."""
    state = evening(6, 4, 5, tournament=True, supply={"dishwasher": 4})
    for _ in range(4):
        assert "bonus dishwasher" in said(state)
        do(state, "bonus dishwasher")


def test_without_the_option_the_last_card_may_be_taken():
    """R188, R191, R27."""
    state = evening(6, 4, 5, supply={"dishwasher": 1})
    assert said(state) == ["bonus die", "bonus dishwasher"]
    do(state, "bonus dishwasher")
    assert said(state) == ["bonus die"]


def test_each_option_of_round_8_is_checked_for_itself():
    """R188, R189: short tables leave the suppliers; both short leave nothing."""
    state = evening(8, 4, 5, tournament=True, supply={"table": 3})
    assert said(state) == ["bonus supplier"]

    state = evening(8, 4, 5, tournament=True, supply={"table": 3, "supplier": 2}, counter_guests={D: 1})
    assert (state.decision, state.actor) == ("use_counter_guest_redraw", D)
    assert supply_of(state, "table") == 3


@pytest.mark.parametrize(
    ("guest", "empty", "offered"),
    [
        ("guest_6_5", "waitress", ["bard", "beer_dealer", "dishwasher"]),
        ("guest_8_2", "supplier", ["bard", "beer_dealer", "dishwasher", "waitress", "table"]),
        ("guest_7_3", "table", ["bard", "beer_dealer", "dishwasher", "waitress"]),
        ("guest_5_7", "dishwasher", ["bard", "beer_dealer"]),
        ("guest_5_4", "beer_dealer", ["bard"]),
    ],
)
def test_a_substitute_for_an_empty_supply(guest, empty, offered):
    """R190: any card of lower rank, or none."""
    state = service(level=5, tournament=True, beer=8, display=f"{guest} - - -", supply={empty: 0})
    do(state, f"recruit {guest}")

    assert state.decision == "choose_substitute_helper"
    assert said(state) == ["decline", *(f"substitute {name}" for name in offered)]


def test_the_substitute_is_gained_and_the_signature_follows():
    """R190, R172."""
    state = service(level=5, tournament=True, beer=6, display="guest_6_5 - - -", supply={"waitress": 0})
    do(state, "recruit guest_6_5")
    assert state.book[A] == [0, 0, 0, 0]
    do(state, "substitute dishwasher")

    assert gained(state, A, 2) == "dishwasher guest_6_5"
    assert supply_of(state, "dishwasher") == 15
    assert state.book[A] == [0, 0, 1, 0]


def test_the_substitute_may_be_declined():
    """R190, R8a: the signature follows as usual."""
    state = service(level=5, tournament=True, beer=6, display="guest_6_5 - - -", supply={"waitress": 0})
    do(state, "recruit guest_6_5", "decline")

    assert gained(state, A) == "guest_6_5"
    assert state.book[A] == [0, 0, 1, 0]


def test_empty_supplies_are_no_substitutes():
    """R190, R8b: nothing if none is left."""
    supply = {"waitress": 0, "dishwasher": 0, "beer_dealer": 1, "bard": 0}
    state = service(level=5, tournament=True, beer=6, display="guest_6_5 - - -", supply=supply)
    assert said(do(state, "recruit guest_6_5")) == ["decline", "substitute beer_dealer"]

    supply["beer_dealer"] = 0
    state = service(level=5, tournament=True, beer=6, display="guest_6_5 - - -", supply=supply)
    assert do(state, "recruit guest_6_5").decision == "service"


def test_no_substitute_while_the_supply_lasts():
    """R190."""
    state = service(level=5, tournament=True, beer=6, display="guest_6_5 - - -", supply={"waitress": 1})

    assert gained(do(state, "recruit guest_6_5"), A) == "waitress"


def test_no_substitute_for_the_monastery():
    """R190, R4: not for the dishwasher of space 7 either, though a guest moved the marker."""
    state = service(
        level=5, tournament=True, beer=4, display="guest_4_4 - - -", monastery={A: 6}, supply={"dishwasher": 0}
    )
    do(state, "recruit guest_4_4")

    assert state.decision == "service"
    assert state.monastery[A] == 7
    assert gained(state, A) == "guest_4_4"


def test_no_substitute_without_the_tournament_rules():
    """R191."""
    state = service(level=5, beer=6, display="guest_6_5 - - -", supply={"waitress": 0})

    assert do(state, "recruit guest_6_5").decision == "service"


def test_the_choice_of_three_players_is_checked_with_three():
    """R188: as many cards as players are enough."""
    state = evening(6, 3, 5, tournament=True, supply={"dishwasher": 3}, start=C)

    assert said(state) == ["bonus die", "bonus dishwasher"]
