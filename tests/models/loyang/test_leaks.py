"""Nothing hidden shows: hands, the order of the piles, the order of private stacks.  R3"""

from random import Random

import pytest

from app.engines.contract import NOBODY
from app.engines.loyang.components import CARDS, PLOTS
from app.models.loyang.pieces import PilePiece
from app.models.presenter import choices
from app.models.table_model import Role, TableModel
from tests.engines.loyang.builder import A, B, a_state, do
from tests.marks import THOROUGH
from tests.models.loyang.play import PRESENTER, SETUPS, game, prefixes, random_action
from tests.models.play import SEATS, persons


def everything(state, seats, viewer):
    """All that a viewer is ever given about a position."""
    table = PRESENTER.table(state, viewer, seats)
    words = [PRESENTER.describe(each, table.viewer) for each in (*table.zones, *table.pieces())]
    numbers = words, PRESENTER.scores(state, seats), PRESENTER.chips(state), PRESENTER.heading(state)
    if state.actor in (NOBODY, viewer):
        return table, numbers, told_to_the_actor(state, seats) if state.actor == viewer else ()
    theirs = tuple(seat if place == viewer else SEATS[1] for place, seat in enumerate(seats))
    return table, numbers, PRESENTER.prompt(state, theirs)


def told_to_the_actor(state, seats):
    spelled = choices(PRESENTER, state)
    some = sorted(prefixes(spelled))[:12]
    return spelled, [PRESENTER.prompt(state, seats, each) for each in some]


@pytest.mark.parametrize("most", [24, pytest.param(50, marks=THOROUGH)])
@pytest.mark.parametrize("setup", range(len(SETUPS)))
def test_positions_that_differ_only_in_hidden_cards_look_alike(setup, most):
    states, _ = game(setup, 21)
    players = states[0].players
    seats = persons(players)
    rng = Random(setup)
    differing = 0
    for state in states[:: max(1, len(states) // most)]:
        viewer = rng.randrange(players)
        other = state.resample(viewer, rng)
        differing += (other.pile, other.hand, other.stack) != (state.pile, state.hand, state.stack)
        assert everything(other, seats, viewer) == everything(state, seats, viewer)
    assert differing > most // 3


@pytest.mark.parametrize("setup", range(1, len(SETUPS)))
def test_what_happens_unseen_is_told_alike(setup):
    """The same action in both: as long as nothing was disclosed, log and table stay alike."""
    states, _ = game(setup, 22)
    players = states[0].players
    seats = SEATS[:players]
    rng = Random(setup)
    compared = 0
    for state in states[:-1:5]:
        action = random_action(state, rng)
        viewer = state.actor
        pair = [state.resample(viewer, rng), state.resample(viewer, rng)]
        for each in pair:
            each.trace = []
            each.apply(action)
        if all(each.revealed == state.revealed for each in pair):
            compared += 1
            lines = [PRESENTER.lines(each.trace, seats) for each in pair]
            assert lines[0] == lines[1]
            assert PRESENTER.table(pair[0], viewer, seats) == PRESENTER.table(pair[1], viewer, seats)
    assert compared > 25


def court(**facts):
    """The card phase of two players, both with a hand."""
    hand = {A: "maid stall_wheat_bean_leek", B: "tout regular_bean_leek official"}
    return a_state(2, hand=hand, steps=[("distribute", A)], **facts)


def test_hands_of_others_are_face_down_also_for_screen_readers():
    state = court()
    model = TableModel(describe=PRESENTER.describe)
    model.sync(PRESENTER.table(state, A, persons(2)))
    zone = PRESENTER.table(state, A, persons(2)).zone("hand:1")

    assert [piece.key for piece in zone.pieces] == ["hidden:1:0", "hidden:1:1", "hidden:1:2"]
    assert {(piece.face, model.words(piece).name) for piece in zone.pieces} == {("", "Hand card, face down")}
    hidden = ["tout", "regular_bean_leek", "official"]
    for row in range(model.rowCount()):
        parent = model.index(row, 0)
        for place in range(model.rowCount(parent)):
            index = model.index(place, 0, parent)
            given = " ".join(str(model.data(index, role)) for role in (*Role, *range(14)))
            assert not any(f"card:{card}" in given for card in hidden)


def test_the_beginner_customer_of_another_is_face_down_and_the_own_one_is_marked():
    """R60"""
    state = court(beginner={A: "regular_wheat_turnip", B: "regular_wheat_cabbage"})
    shown = PRESENTER.table(state, A, persons(2))

    assert shown.zone("hand:0").pieces[-1].key == "card:regular_wheat_turnip"
    assert shown.zone("hand:0").pieces[-1].reserved
    assert shown.zone("hand:1").pieces[-1].key == "beginner:1"
    assert shown.zone("hand:1").pieces[-1].face == ""


def test_the_draw_pile_is_a_number():
    state = court()
    shown = PRESENTER.table(state, A, persons(2))

    (pile,) = shown.zone("pile").pieces
    assert pile.face == ""
    assert pile == PilePiece("pile", "", len(state.pile), discard=len(state.discard))


def test_of_a_private_stack_the_sizes_are_known_but_not_the_order():
    """R3, R15: 3 and 5 of the upper set are left, and the whole lower set."""
    state = a_state(stack={A: "3 5 6 4 3 5", B: "5 3 4 6 5 3"})
    own, other = (PRESENTER.table(state, A, persons(2)).piece(f"stack:{seat}") for seat in (A, B))

    assert own.sizes == other.sizes == (3, 3, 4, 5, 5, 6)
    assert own.coming == other.coming == (3, 5)
    assert own.order == other.order == ()


def test_who_has_looked_through_the_stack_sees_its_order_alone():
    """Leaseholder: the owner sees the fields while choosing, and knows the order afterwards."""
    state = a_state(stack={A: "3 5 6 4 3 5"}, display={A: "leaseholder"}, cash={A: 3})
    do(state, "play leaseholder 1")

    mine, theirs = (PRESENTER.table(state, seat, persons(2)) for seat in (A, B))
    assert [(p.key, PLOTS[p.card]) for p in mine.zone("stack:0").pieces][:3] == [
        ("stack:0:0", 3),
        ("stack:0:1", 5),
        ("stack:0:2", 6),
    ]
    assert [p.key for p in theirs.zone("stack:0").pieces] == ["stack:0"]
    do(state, "choose 1")
    mine, theirs = (PRESENTER.table(state, seat, persons(2)).piece("stack:0") for seat in (A, B))
    assert mine.order == (3, 6, 4, 3, 5)
    assert theirs.order == ()
    assert theirs.coming == (3, 5)


def test_court_and_display_are_open_to_all():
    state = court(court="trader_1", display={B: "haggler"})
    for viewer in (A, B):
        keys = {piece.key for piece in PRESENTER.table(state, viewer, persons(2)).pieces()}
        assert {"card:trader_1", "card:haggler"} <= keys
    assert len({card.id for card in CARDS}) == len(CARDS)
