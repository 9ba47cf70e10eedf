"""Records written before a game reckoned its digests otherwise: nobody loses a game over that."""

from pathlib import Path

import pytest

from app.engines import GAMES
from app.match.match import Match
from app.match.record import load, verify

OLDER = sorted((Path(__file__).parent / "older").glob("*.kontor"))


@pytest.mark.parametrize("path", OLDER, ids=lambda path: path.stem)
def test_an_older_record_is_followed_to_its_end(path):
    """By its actions; the result tells that it is still the same game."""
    record = load(path)
    assert record.digests < GAMES[record.game].digests

    done = verify(record)

    assert not done.message
    assert len(done.states) == len(record.plies) + 1


@pytest.mark.parametrize("path", OLDER, ids=lambda path: path.stem)
def test_an_older_unfinished_game_goes_on(path):
    record = load(path)
    rest = [ply.text for ply in record.plies[60:70]]
    record.result = record.finished = None
    del record.plies[60:]

    match = Match(record)
    for text in rest:
        match.play(GAMES[record.game].read(match.state, text))

    assert match.failure is None
    assert Match(record).ply == 70
    assert record.digests == GAMES[record.game].digests
