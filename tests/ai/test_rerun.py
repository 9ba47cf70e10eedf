"""A deal is played again with a master in a seat: the same start, nobody else's level changed."""

import pytest

from app.ai import POLICIES
from app.ai import rerun as module
from app.ai.player import StoppedError
from app.ai.rerun import levels_of, rerun
from app.engines import GAMES
from tests.ai.toy import ToyGame, ToyPolicy


@pytest.fixture(autouse=True)
def _toy(monkeypatch):
    monkeypatch.setitem(POLICIES, "toy", ToyPolicy())


def test_others_play_as_in_the_game_and_persons_are_journeymen():
    assert levels_of(("", "novice", "", "grandmaster"), 0) == ("master", "novice", "journeyman", "grandmaster")


def test_the_same_seed_plays_the_same_game_and_the_start_stays_as_it_is():
    start = ToyGame().new(2, seed=3)
    before = (start.legal(), list(start.deck), start.scores())

    first = rerun(start, ("master", "journeyman"), 5, iterations=20)

    assert rerun(start, ("master", "journeyman"), 5, iterations=20) == first
    assert (start.legal(), list(start.deck), start.scores()) == before
    assert sum(first.parts) == pytest.approx(1.0)


def test_every_decision_is_made_by_the_level_of_its_seat_from_a_resample(monkeypatch):
    asked = []

    def choose(view, seat, level, *rest):
        asked.append((seat, level, view))
        return original(view, seat, level, *rest)

    original = module.choose
    monkeypatch.setattr(module, "choose", choose)
    start = GAMES["port_royal"].new(2, {"influence": 6}, 4)

    rerun(start, ("apprentice", "novice"), 1)

    assert {(seat, level) for seat, level, _ in asked} == {(0, "apprentice"), (1, "novice")}
    first = asked[0][2]
    left = set(first.deck)
    assert list(first.deck) != [card for card in start.deck if card in left]  # their true order is not to be seen


def test_who_does_not_want_it_any_more_gets_nothing():
    with pytest.raises(StoppedError):
        rerun(ToyGame().new(2, seed=3), ("master", "journeyman"), 5, iterations=20, stop=lambda: True)


@pytest.mark.quick_for("loyang", "murano")
@pytest.mark.parametrize("key", list(GAMES))
def test_progress_rises_with_the_game(key):
    """In every game, also where somebody plays alone."""
    told = []
    players = min(GAMES[key].players)

    rerun(GAMES[key].new(players, None, 2), ("novice",) * players, 1, progress=told.append)

    assert told
    assert all(0.0 <= each <= 1.0 for each in told)
    assert told[-1] > told[0]
