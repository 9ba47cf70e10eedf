"""What nobody may know is nowhere: keys, faces, order, tips, prompts, log.  R9, R97"""

from random import Random

import pytest

from app.engines.taverns.components import CARDS, NO_CARD
from app.models.table_model import Role, TableModel
from tests.engines.taverns.builder import A, do, service
from tests.marks import THOROUGH
from tests.models.play import SEATS, persons
from tests.models.taverns.play import PRESENTER, SETUPS, game, random_action


def everything(state, seats):
    """All that a person or a screen reader is ever given about a position."""
    if state.actor < 0:
        return PRESENTER.table(state, 0, seats), PRESENTER.scores(state, seats)
    spelled = PRESENTER.spell(state)
    chosen = {path[:depth] for path, _ in spelled for depth in range(len(path))}
    return (
        PRESENTER.table(state, 0, seats),
        PRESENTER.table(state, state.players - 1, seats),
        spelled,
        [PRESENTER.prompt(state, seats, each) for each in sorted(chosen)],
        PRESENTER.scores(state, seats),
        PRESENTER.chips(state),
        PRESENTER.heading(state),
    )


@pytest.mark.parametrize("most", [30, pytest.param(60, marks=THOROUGH)])
@pytest.mark.parametrize("setup", range(len(SETUPS)))
def test_positions_that_differ_only_in_hidden_cards_look_alike(setup, most):
    states, _ = game(setup, 21)
    seats = persons(states[0].players)
    rng = Random(setup)
    differing = 0
    for state in states[:: max(1, len(states) // most)]:
        other = state.resample(0, rng)
        differing += (other.deck, other.guest_deck, other.display) != (state.deck, state.guest_deck, state.display)
        assert everything(other, seats) == everything(state, seats)
    assert differing > most // 6


@pytest.mark.parametrize("most", [60, pytest.param(1000, marks=THOROUGH)])
@pytest.mark.parametrize("setup", range(len(SETUPS)))
def test_what_happens_unseen_is_told_alike(setup, most):
    """The same action in both: as long as nothing was disclosed, log and table stay alike."""
    states, _ = game(setup, 22)
    seats = SEATS[: states[0].players]
    rng = Random(setup)
    compared = 0
    for state in states[: -1 : max(2, len(states) // most)]:
        action = random_action(state, rng)
        pair = [state.resample(0, rng), state.resample(0, rng)]
        for each in pair:
            each.trace = []
            each.apply(action)
        if pair[0].revealed == state.revealed and pair[1].revealed == state.revealed:
            compared += 1
            lines = [PRESENTER.lines(each.trace, seats) for each in pair]
            assert lines[0] == lines[1]
            assert PRESENTER.table(pair[0], 0, seats) == PRESENTER.table(pair[1], 0, seats)
    assert compared > min(40, most // 3)


def recruited():
    """A position with a face-down guest on display."""
    return do(service(beer=5, display="guest_4_1 guest_5_1 guest_6_1 guest_8_1"), "recruit guest_5_1")


def test_a_covered_guest_is_in_the_list_of_all_guests_only():
    """R97, R196: it may still be had, but nobody knows that it lies there."""
    state = recruited()
    hidden = CARDS[state.display[state.covered]].id
    table = PRESENTER.table(state, A, persons(2))

    keys = {piece.key for piece in table.pieces()}
    assert f"card:{hidden}" not in keys
    assert hidden not in {piece.face for piece in table.pieces()}
    (listed,) = [p for p in table.piece("guest_deck").listed() if p.face == hidden]
    assert listed.place == ""
    assert table.piece("guest_deck").count == len(state.guest_deck)


def test_the_model_gives_screen_readers_nothing_of_covered_guests_or_piles():
    state = recruited()
    model = TableModel(describe=PRESENTER.describe)
    model.sync(PRESENTER.table(state, A, persons(2)))
    hidden = CARDS[state.display[state.covered]].id
    for key in ("covered:1", "guest_deck", "deck:0", "deck:1"):
        index = model.index_of(key)
        given = [str(model.data(index, role)) for role in (*Role, *range(14)) if role != Role.Piece]
        assert not any(hidden in text for text in given)
        assert not any(CARDS[card].id in text for card in state.deck[1] for text in given)


def test_lists_of_piles_say_nothing_of_the_order():
    """R9: sorted by kind, with numbers."""
    state = service(deck={A: "regular_3 waitress regular_1 waitress"}, discard={A: "regular_2 bard"}, level=3)
    state.hidden[A] = 4
    cards = PRESENTER.table(state, A, persons(2)).piece("deck:0").listed()

    assert [(piece.face, piece.count) for piece in cards] == [
        ("bard", 1),
        ("waitress", 2),
        ("regular_1", 1),
        ("regular_2", 1),
        ("regular_3", 1),
    ]


def test_tables_of_two_viewers_differ_in_explanations_only():
    """Nothing is hidden from one player alone; only what one can afford is one's own."""
    states, _ = game(1, 23)
    for state in states[::9]:
        tables = [PRESENTER.table(state, viewer, persons(3)) for viewer in (0, 2)]
        keys = [[(z.key, [(p.key, p.face, p.count) for p in z.pieces]) for z in each.zones] for each in tables]
        assert keys[0] == keys[1]


def test_the_covered_place_is_never_spelled_by_a_card():
    for setup in range(len(SETUPS)):
        states, _ = game(setup, 24)
        for state in states:
            if state.covered >= 0 and state.display[state.covered] != NO_CARD:
                key = f"card:{CARDS[state.display[state.covered]].id}"
                assert not any(key in path for path, _ in PRESENTER.spell(state))
