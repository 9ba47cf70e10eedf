"""What nobody may know is nowhere: keys, faces, order, tips, prompts, log.  R9, R18, R95"""

from random import Random

import pytest

from app.engines.bruges.components import BACK, IDS, NUMBER
from app.models.bruges.pieces import NONE
from app.models.table_model import Role, TableModel
from tests.engines.bruges.builder import A, B, do, throwing, turn
from tests.models.bruges.play import PRESENTER, SETUPS, games, random_action
from tests.models.play import SEATS, persons


def everything(state, seats, viewer):
    """All that a person or a screen reader is ever given about a position."""
    table = PRESENTER.table(state, viewer, seats), PRESENTER.chips(state), PRESENTER.heading(state)
    if state.actor != viewer:
        return (*table, PRESENTER.prompt(state, SEATS[: len(seats)]) if viewer == 0 else None)
    spelled = PRESENTER.spell(state)
    chosen = {path[:depth] for path, _ in spelled for depth in range(len(path))}
    return (*table, spelled, [PRESENTER.prompt(state, seats, each) for each in sorted(chosen)])


@pytest.mark.parametrize("setup", range(len(SETUPS)))
def test_positions_that_differ_only_in_what_is_hidden_look_alike(setup):
    states, _ = games()[setup]
    seats = persons(states[0].players)
    rng = Random(setup)
    differing = 0
    for state in states[:: max(1, len(states) // 25)]:
        viewer = rng.randrange(state.players)
        other = state.resample(viewer, rng)
        differing += other.key() != state.key()
        if other.legal() == state.legal() or state.actor != viewer:
            assert everything(other, seats, viewer) == everything(state, seats, viewer)
    assert differing > 10


@pytest.mark.parametrize("setup", range(len(SETUPS)))
def test_what_happens_unseen_is_told_alike(setup):
    """The same action in both: as long as nothing was disclosed, log and table stay alike."""
    states, _ = games()[setup]
    seats = SEATS[: states[0].players]
    rng = Random(setup)
    compared = 0
    for state in states[: -1 : max(1, len(states) // 90)]:
        action = random_action(state, rng)
        pair = [state.resample(A, rng), state.resample(A, rng)]
        if any(action not in each.legal() for each in pair):
            continue
        for each in pair:
            each.trace = []
            each.apply(action)
        if pair[0].revealed == state.revealed and pair[1].revealed == state.revealed:
            compared += 1
            lines = [PRESENTER.lines(each.trace, seats) for each in pair]
            assert lines[0] == lines[1]
            assert PRESENTER.table(pair[0], A, seats) == PRESENTER.table(pair[1], A, seats)
    assert compared > 20


def test_hands_of_others_show_their_backs_only():
    state = turn(hand={A: "mason", B: "abbot pet_hen"}, pets=True)
    table = PRESENTER.table(state, A, persons(2))

    assert [piece.key for piece in table.zone("hand:0").pieces] == ["card:mason"]
    hidden = table.zone("hand:1").pieces
    assert [(piece.key, piece.face, piece.pet) for piece in hidden] == [
        ("hidden:1:0", "", True),
        ("hidden:1:1", "", False),
    ]


def test_a_house_from_the_hand_stays_secret_to_the_others():
    """R9: its front is known to its builder until it is discarded."""
    state = do(turn(hand={A: "mason king"}, workers={A: "yellow blue"}), "house mason yellow")

    fronts = [PRESENTER.table(state, viewer, persons(2)).piece("house:0:0").front for viewer in (A, B)]
    assert fronts == [NUMBER["mason"], NONE]
    told = " ".join(line.text + line.piece for line in PRESENTER.lines(state.trace, SEATS[:2]))
    assert "mason" not in told.lower()


def test_a_card_back_in_a_hand_is_known_to_all():
    """R37: whoever lived in a burnt house went to the hand before everybody's eyes."""
    state = throwing("3 3 3 5 3", hand={A: "monk", B: "king"}, houses={B: "red+mason"}, threats={B: "red red"})
    table = PRESENTER.table(state, A, persons(2))

    known = [piece for piece in table.zone("hand:1").pieces if piece.key == "card:mason"]
    assert [piece.known for piece in known] == [True]


def test_cards_just_drawn_are_hidden_from_their_owner_too():
    """R18: only the colours are seen until the hand is full."""
    states, _ = games()[0]
    met = 0
    for state in states:
        if state.decision == "choose_draw_pile" and state.phase == 1 and state.hand[state.actor]:
            seat = state.actor
            pieces = PRESENTER.table(state, seat, persons(2)).zone(f"hand:{seat}").pieces
            for card, piece in zip(state.hand[seat], pieces, strict=True):
                assert (piece.face == IDS[card]) == state.knows(seat, card)
                met += piece.face == ""
    assert met > 20


def test_piles_tell_the_colour_on_top_and_nothing_else():
    state = turn(hand={A: "mason"}, left="abbot king", right="monk nun", reserve="bard")
    table = PRESENTER.table(state, A, persons(2))

    model = TableModel(describe=PRESENTER.describe)
    model.sync(table)
    for key, top in (("pile:left", "abbot"), ("pile:right", "monk")):
        index = model.index_of(key)
        given = " ".join(str(model.data(index, role)) for role in (*Role, *range(14))).lower()
        assert not any(name in given for name in ("abbot", "king", "monk", "nun", "bard"))
        assert table.piece(key).pet == bool(BACK[NUMBER[top]] % 2)
