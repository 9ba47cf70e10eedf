"""Where points come from, kind by kind.  R7, R17, R40, R54, R60, R62, R80"""

import pytest

from app.match.match import Match
from app.match.record import load
from tests.engines.murano.builder import GAME, A, acting, do, scoring
from tests.golden.make import FOLDER

FROM_START, BUILT, BY_CARDS, PRODUCED, SCORED, ROWED = range(6)
STREET = {"navagero_s1": "street_red"}


def gained(before, after):
    """What seat A has got of every kind."""
    parts = [GAME.score_parts(state, A) for state in (before, after)]
    return [new - old for old, new in zip(*parts, strict=True)]


def only(kind, points):
    return [points if each == kind else 0 for each in range(6)]


def test_a_shop_is_a_building_and_its_crane_a_card():
    state = acting("build", board=STREET, unbuilt={A: "shop_red"}, cards={A: "crane_b"})
    parts = gained(state.clone(), do(state, "tile shop_red navagero_b1"))

    assert parts == [0, 2, 1, 0, 0, 0]


def test_the_basilica_pays_as_a_card():
    state = acting("build", board=STREET, unbuilt={A: "special_building"}, specials="basilica bank inn")
    do(state, "tile special_building navagero_b1")

    assert gained(state.clone(), do(state, "card basilica")) == only(BY_CARDS, 5)


def test_production_costs_and_the_guild_hall_pays():
    board = {"san_donato_b1": "glassworks A", "san_donato_s1": "street_empty"}
    state = acting("production", board=board, vp={A: 5}, cards={A: "guild_hall"})

    assert gained(state.clone(), do(state, "produce 1")) == [0, 0, 1, -2, 0, 0]


def test_a_character_and_the_gondoliers_left_are_told_apart():
    docks = {"navagero_dock_white": A, "san_donato_dock_white": A}
    board = {f"navagero_s{at}": "street_red" for at in (1, 2, 3)}
    state = scoring(board=board, docks=docks, hand={A: "customers_red"})
    before = state.clone()
    while state.actor == A:
        do(state, GAME.write(state, state.legal()[0]))
    parts = gained(before, state)

    assert parts[SCORED] > 0
    assert parts[ROWED] == 1
    assert sum(parts) == parts[SCORED] + parts[ROWED]


@pytest.mark.parametrize("path", sorted((FOLDER / "murano").glob("*-0.kontor")), ids=lambda path: path.stem)
def test_the_kinds_are_those_that_the_events_of_a_whole_game_tell(path):
    match = Match(load(path))
    events = [event for ply in match.events for event in ply]
    for seat in range(len(match.seats)):
        own = [event for event in events if event[1:2] == (seat,)]
        parts = GAME.score_parts(match.state, seat)
        assert parts[FROM_START] == GAME.score_parts(match.states[0], seat)[FROM_START] == match.states[0].vp[seat]
        assert parts[PRODUCED] == sum(each[2] for each in own if each[0] == "vp" and each[3] == "production")
        assert parts[SCORED] == sum(each[4] for each in own if each[0] == "scored")
        assert parts[ROWED] == sum(each[2] for each in own if each[0] == "gondolier_points")
        by_tiles = sum(each[4] for each in own if each[0] == "built")
        by_cards = sum(each[2] for each in own if each[0] == "vp" and each[3] != "production")
        assert parts[BUILT] + parts[BY_CARDS] == by_tiles + by_cards
        assert sum(parts) == match.state.scores()[seat]


def test_two_positions_with_equal_points_are_equal_wherever_these_come_from():
    """Nothing in the rest of the game depends on it, so records of older versions keep their digests."""
    state = acting("build", board=STREET, unbuilt={A: "shop_red"})
    other = state.clone()
    other.earned[BUILT - 1] += 1

    assert other == state
    assert other.digest() == state.digest()
