"""What nobody can know appears nowhere: not in keys, order, tips, prompts or sentences.  R4a"""

from random import Random

import pytest

from app.engines.contract import NOBODY
from app.engines.port_royal.components import CARDS
from app.engines.port_royal.state import COIN_MASK
from app.models.table_model import Role, TableModel
from tests.engines.port_royal.builder import A, a_state
from tests.marks import THOROUGH
from tests.models.play import ANNA, LENI, SEATS
from tests.models.port_royal.play import PRESENTER, SETUPS, game, random_action


def said(table):
    """A table and what is said of everything on it."""
    things = [thing for zone in table.zones for thing in (zone, *zone.pieces)]
    return table, [PRESENTER.describe(thing, table.viewer) for thing in things]


def everything(state, seats):
    """All that the presenter says of a position, for every viewer, as one value."""
    actions = state.legal() if state.actor != NOBODY else []
    spelled = PRESENTER.spell(state)
    return (
        [said(PRESENTER.table(state, viewer, seats)) for viewer in range(state.players)],
        spelled,
        [PRESENTER.prompt(state, seats, path[:depth]) for path, _ in spelled for depth in range(len(path))],
        PRESENTER.scores(state, seats),
        PRESENTER.chips(state),
        PRESENTER.gauge(state),
        PRESENTER.result(state, seats),
        [PRESENTER.explain(state, action, seats) for action in actions],
    )


@pytest.mark.parametrize("most", [30, pytest.param(60, marks=THOROUGH)])
@pytest.mark.parametrize("setup", range(len(SETUPS)))
def test_two_positions_that_differ_only_in_hidden_cards_look_alike(setup, most):
    states, _ = game(setup, 21)
    seats = SEATS[: states[0].players]
    rng = Random(setup)
    differing = 0
    for state in states[:: max(1, len(states) // most)]:
        other = state.resample(0, rng)
        differing += (other.deck, other.coins) != (state.deck, state.coins)
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
    for state in states[: -1 : max(1, len(states) // most)]:
        action = random_action(state, rng)
        pair = [state.resample(0, rng), state.resample(0, rng)]
        for each in pair:
            each.trace = []
            each.apply(action)
        if pair[0].revealed == state.revealed and pair[1].revealed == state.revealed:
            compared += 1
            lines = [PRESENTER.lines(each.trace, seats) for each in pair]
            assert lines[0] == lines[1]
            tables = [said(PRESENTER.table(each, 0, seats)) for each in pair]
            assert tables[0] == tables[1]
    assert compared > min(20, most // 6)


def test_the_model_gives_screen_readers_nothing_of_the_deck_or_the_coins():
    state = a_state(own={A: ["sailor_1"]}, harbour=["ship_flute_s1_c1"], coins=[5, 4])
    model = TableModel(describe=PRESENTER.describe)
    model.sync(PRESENTER.table(state, A, (ANNA, LENI)))
    hidden = set(state.deck) | {coin & COIN_MASK for purse in state.coins for coin in purse}
    given = []
    for key in ("deck", "coins:0", "coins:1"):
        index = model.index_of(key)
        given += [str(model.data(index, role)) for role in (*Role, *range(14))]

    for card in hidden:
        assert f"card:{card}" not in model
    faces = {CARDS[card].id for card in hidden}
    assert not any(face in text for face in faces for text in given)


def test_tables_of_two_viewers_differ_in_explanations_only():
    """Nothing is hidden from one player alone."""
    states, _ = game(1, 23)
    for state in states[::9]:
        tables = [PRESENTER.table(state, viewer, SEATS[:3]) for viewer in (0, 2)]
        keys = [[(z.key, [(p.key, p.face, p.count) for p in z.pieces]) for z in each.zones] for each in tables]
        assert keys[0] == keys[1]
