"""The registry of the rules: what there is at once, the rules themselves when they are asked for."""

import subprocess
import sys

import pytest

from app.engines import GAMES, Games


def test_every_game_stands_under_its_own_key():
    assert {key: game.key for key, game in GAMES.items()} == {key: key for key in GAMES}
    assert len(GAMES) == 5


def test_rules_are_imported_when_one_asks_for_them_and_once():
    asked = []
    games = Games({"one": lambda: asked.append("one") or GAMES["murano"], "two": lambda: asked.append("two")})

    assert ("one" in games, list(games), len(games), asked) == (True, ["one", "two"], 2, [])
    assert games["one"] is games["one"] is GAMES["murano"]
    assert asked == ["one"]


def test_a_game_may_be_entered_and_taken_away():
    games = Games({})
    games["pig"] = GAMES["bruges"]
    games["pig"] = GAMES["loyang"]

    assert games["pig"] is GAMES["loyang"]
    del games["pig"]
    assert "pig" not in games
    with pytest.raises(KeyError):
        games["pig"]


def test_asking_which_games_there_are_imports_no_rules():
    program = "import sys; from app.engines import GAMES; print('bruges' in GAMES, 'app.engines.bruges' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)

    assert done.stdout.split() == ["True", "False"]
