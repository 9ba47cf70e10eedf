"""Points at the end, source by source: they add up, and each is shown where it lies on the table."""

from functools import cache

import pytest

from app.engines import GAMES
from app.match.match import Match
from app.match.record import load
from app.models import pace
from app.models.games import presenter
from app.models.presenter import Part, ScoreRow
from app.models.sources import rows_of, sources_of
from tests.golden.make import FOLDER

RECORDS = sorted(FOLDER.glob("*/*-0.kontor"))


@cache
def finished(path):
    """A stored game."""
    return Match(load(path))


def counted(path):
    match = finished(path)
    return match, presenter(match.record.game).sources(match.state, match.seats)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_sources_of_every_seat_add_up_to_its_points(path):
    match, sources = counted(path)

    totals = [sum(source.points[seat] for source in sources) for seat in range(len(match.seats))]

    assert totals == match.record.result["scores"]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_places_are_told_of_seats_that_get_points_there_and_lie_on_the_table(path):
    match, sources = counted(path)
    table = presenter(match.record.game).table(match.state, 0, match.seats)
    keys = {piece.key for piece in table.pieces()}

    for source in sources:
        for seat, places in enumerate(source.places):
            assert not places or source.points[seat]
            assert set(places) <= keys, source.label


@pytest.mark.parametrize("game", GAMES)
def test_some_source_of_every_game_has_its_place_on_the_table(game):
    shown = [places for path in RECORDS if path.parent.name == game for each in counted(path)[1] for places in each[2]]

    assert any(shown)


def test_what_the_scoring_of_murano_adds_is_told_apart_from_the_track():
    match, (*track, characters, gondoliers) = counted(FOLDER / "murano" / "2-players-2.kontor")
    before = next(state for state in match.states if state.decision == "assign_characters")

    assert [sum(source.points[seat] for source in track) for seat in (0, 1)] == [4, 18]
    assert before.scores() == [4, 18 + 2]  # the gondoliers of the second seat are counted already
    assert (characters.points, gondoliers.points) == ((10, 0), (1, 2))
    assert [len(places) for places in gondoliers.places] == [1, 2]


def test_the_sources_become_the_parts_of_the_scores():
    rows = [ScoreRow(0, 5, (Part("All", 5),)), ScoreRow(1, 3, (Part("All", 3),))]
    (source,) = sources_of(rows, lambda seat: (f"card:{seat}",))

    assert source == ("All", (5, 3), (("card:0",), ("card:1",)))
    assert rows_of(rows, [source._replace(label="Other")])[1].parts == (Part("Other", 3),)


@pytest.mark.parametrize("n_sources", range(1, 9))
def test_few_sources_can_be_read_and_all_of_them_take_less_than_eight_seconds(n_sources):
    """The page at the end came 0.4 s after the last source was added."""
    each = pace.counting("calm", n_sources, reduced=False)

    assert (1500 if n_sources <= 4 else 800) <= each <= 1700
    assert each * n_sources < 8000
    assert pace.counting("brisk", n_sources, reduced=False) == each // 2


def test_without_motion_nothing_is_counted():
    assert pace.counting("now", 3, reduced=False) == 0
    assert pace.counting("calm", 3, reduced=True) == 0
    assert pace.counting("calm", 0, reduced=False) == 0
