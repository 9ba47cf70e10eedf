"""What is said of the strength of the opponents is what was measured."""

import pytest

from app.ai.levels import APPRENTICE, JOURNEYMAN, MASTER
from app.ai.statistics import wilson
from app.engines import GAMES
from app.models.help import book
from app.models.strength import DUELS, STRENGTH

EVERY = [pytest.param(game, duel, id=f"{game} {duel.stronger} {duel.rules}") for game in DUELS for duel in DUELS[game]]


@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_the_ladder_was_measured(game):
    steps = {(duel.stronger, duel.weaker) for duel in DUELS[game]}

    assert steps == {(MASTER, JOURNEYMAN), (JOURNEYMAN, APPRENTICE)}


@pytest.mark.parametrize(("game", "duel"), EVERY)
def test_the_interval_is_that_of_the_games_played(game, duel):
    low, high = wilson(duel.wins / 100, duel.games)

    assert duel.games >= 100
    assert duel.low == pytest.approx(100 * low, abs=1.5)
    assert duel.high == pytest.approx(100 * high, abs=1.5)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_every_game_tell_the_screen_and_the_opponents(game):
    rules = book(game)

    for anchor in ("screen", "keys", "opponents", "review"):
        assert rules.section(anchor), anchor
    rows = [each for each in rules.section("opponents").paragraphs if each.startswith("| ")]
    assert [row.removeprefix("| ") for row in rows] == STRENGTH.rows(game)
    assert rows[0].count(" | ") == 2
    keys = " ".join(rules.section("keys").paragraphs)
    assert ("F7" in keys) == (game == "port_royal"), "only one game has a course of play"
