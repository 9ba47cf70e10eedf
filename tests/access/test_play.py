"""Whole games by ear: the program on a screen of its own, worked through AT-SPI alone."""

import importlib.util
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
_spec = importlib.util.spec_from_file_location("play_by_ear", HERE / "play.py")
ear = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(ear)

pytestmark = [pytest.mark.slow, pytest.mark.thorough, pytest.mark.timeout(900)]


GERMAN = ("loyang", "port_royal")
LARGE, STRONG = ("loyang",), ("bruges",)
"""Games that are played with letters of 200 percent, and in high contrast."""


@pytest.mark.parametrize("game", ear.GAMES)
def test_a_whole_game_is_played_by_names_roles_and_announcements(game):
    """Set up, played to its end and heard: every choice has a name and an action, prompts and turns are announced."""
    if lacks := ear.missing():
        pytest.skip(lacks)

    told = ear.play(
        game,
        sys.executable,
        language="de" if game in GERMAN else "en",
        text=200 if game in LARGE else 100,
        high_contrast=game in STRONG,
    )

    assert not told["stuck"], told
    assert not told["dead"]
    assert told["announced"] >= told["presses"] / 4, told
    assert told["opponents"]
    assert all(turns > 0 for turns in told["opponents"].values()), told
    assert told["end"]
    assert not [each for each in told["end"] if each.startswith("filler:")], "readers pass over these"
