"""What is said of the strength of the opponents is what was measured."""

import re
from itertools import pairwise

import pytest

from app.ai import ladder
from app.ai.ladder import LadderError, steps
from app.ai.levels import APPRENTICE, JOURNEYMAN, LEVELS, MASTER, NOVICE
from app.engines import GAMES
from app.models import strength
from app.models.help.registry import book
from app.models.levels import level_line
from app.models.strength import STRENGTH
from app.models.trueness import TRUENESS
from tests.ai.ladders import a_pairing


@pytest.fixture
def measured(monkeypatch):
    """Lets a test say what was measured."""

    def say(*some):
        monkeypatch.setattr(strength, "pairings", lambda: some)

    return say


@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_the_ladder_was_measured(game):
    told = {(it.level, it.against) for it in steps(ladder.pairings(), game) if it.players == 2}

    assert {(MASTER, JOURNEYMAN), (JOURNEYMAN, APPRENTICE), (APPRENTICE, NOVICE)} <= told
    assert told <= set(pairwise(reversed(LEVELS)))  # to the grandmaster not everywhere: that takes hours


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_every_game_tell_the_screen_and_the_opponents(game):
    rules = book(game)

    for anchor in ("screen", "keys", "opponents", "review"):
        assert rules.section(anchor), anchor
    rows = [each for each in rules.section("opponents").paragraphs if each.startswith("| ")]
    assert [row.removeprefix("| ") for row in rows] == [*STRENGTH.rows(game), *TRUENESS.rows(game)]
    assert {row.count(" | ") for row in rows} == {2}
    assert any("Elo" in row for row in rows)
    keys = " ".join(rules.section("keys").paragraphs)
    assert ("F7" in keys) == (game == "port_royal"), "only one game has a course of play"


def test_rows_tell_what_was_measured_and_the_rating(measured):
    """150 of 200 is 75 %; odds of 3 are 400 log10(3) = 191 points."""
    measured(a_pairing(seats=(JOURNEYMAN, APPRENTICE), wins=150))

    assert STRENGTH.rows("murano") == [
        "Journeyman against Apprentice, base game | 75% (69–80%) | 200 games",
        "Journeyman, base game | Elo 1191 (1135–1246) | Apprentice: 1000",
    ]


def test_a_larger_table_has_its_line_and_no_rating(measured):
    measured(a_pairing(players=4, seats=(MASTER, JOURNEYMAN), wins=100))

    assert STRENGTH.rows("murano") == [
        "Master against 3 Journeymen, base game | 50% (43–57%), an equal 25% | 200 games"
    ]
    assert "Larger tables" not in STRENGTH.limits("murano")
    assert "what an equal would win" in STRENGTH.limits("murano")
    assert STRENGTH.line("murano", MASTER, 4, {}).endswith("Wins 1 of 2 games against 3 Journeymen.")


def test_few_games_are_not_told(measured):
    measured(a_pairing(games=ladder.ENOUGH - 2, wins=80))

    assert STRENGTH.rows("murano") == []
    assert STRENGTH.limits("murano") == ""
    assert STRENGTH.line("murano", MASTER, 2, {}) == level_line(MASTER)
    assert STRENGTH.proof("murano", MASTER, 2, {}) == ""


def test_options_that_are_no_set_of_modules_are_named(measured):
    measured(a_pairing(options={"gold_for_red_ship": True}))

    assert "base game" not in STRENGTH.rows("murano")[0]


class TestExpectation:
    """The line of the New game dialog."""

    def test_the_stronger_one_wins_the_weakest_one_loses(self, measured):
        measured(a_pairing(wins=150), a_pairing(seats=(JOURNEYMAN, APPRENTICE), wins=160))

        assert STRENGTH.line("murano", MASTER, 2, {}).endswith("Wins 3 of 4 duels against Journeymen.")
        assert STRENGTH.line("murano", JOURNEYMAN, 2, {}).endswith("Wins 4 of 5 duels against Apprentices.")
        assert STRENGTH.line("murano", APPRENTICE, 2, {}).endswith("Wins 1 of 5 duels against Journeymen.")

    def test_the_rules_chosen_decide_which_measurement_is_told(self, measured):
        everything = {"pets": True, "new_citizens": True, "zwin": True, "exchange": True}
        measured(a_pairing("bruges", wins=150), a_pairing("bruges", wins=180, options=everything))

        assert "3 of 4" in STRENGTH.line("bruges", MASTER, 2, {"pets": False})
        assert "9 of 10" in STRENGTH.line("bruges", MASTER, 2, {**everything, "exchange_scaled": True})
        assert STRENGTH.proof("bruges", MASTER, 2, everything) == (
            "Measured: Master against Journeyman, all modules: 90% (85–93%), 200 games"
        )

    def test_the_table_counts_more_than_the_options(self, measured):
        measured(a_pairing("bruges", wins=150), a_pairing("bruges", players=4, wins=80, options={"pets": True}))

        assert "2 of 5 games against 3 Journeymen" in STRENGTH.line("bruges", MASTER, 4, {})
        assert "3 of 4 duels" in STRENGTH.line("bruges", MASTER, 2, {"pets": True})

    @pytest.mark.parametrize("game", GAMES)
    @pytest.mark.parametrize("level", LEVELS)
    def test_every_level_of_every_game_has_one_short_line(self, game, level):
        line = STRENGTH.line(game, level, 2, {})
        measured = any(level in it.seats for it in steps(ladder.pairings(), game))

        assert line.startswith(level_line(level))
        # of a level that was measured at a larger table alone, that is told
        assert bool(re.search(r"\d+ of \d+ (duels|games) against [\w ]+\.$", line)) == measured
        assert len(line) < 120


def test_a_damaged_ladder_leaves_the_lines_without_figures(monkeypatch, caplog):
    def broken():
        raise LadderError("ladder.json: cannot be read")

    monkeypatch.setattr(strength, "pairings", broken)

    assert STRENGTH.rows("murano") == []
    assert STRENGTH.line("murano", MASTER, 2, {}) == level_line(MASTER)
    assert "cannot be read" in caplog.text
