"""What is said of the chances to win is what was measured."""

import pytest

from app.ai.calibrations import CalibrationError, calibrations, of
from app.engines import GAMES
from app.models import trueness
from app.models.help.registry import book
from app.models.trueness import TRUENESS
from tests.ai.ladders import a_calibration


@pytest.mark.parametrize("game", GAMES)
def test_every_table_was_measured(game):
    assert [it.players for it in of(calibrations(), game)] == [
        players for players in GAMES[game].players if players > 1
    ]


def test_a_row_tells_what_was_measured(monkeypatch):
    monkeypatch.setattr(trueness, "calibrations", lambda: (a_calibration(players=3), a_calibration()))

    assert TRUENESS.rows("murano") == [
        "2 players, 80 games | off by 3.1 points (2.6) | Brier 0.40, by points alone 0.50",
        "3 players, 80 games | off by 3.1 points (2.6) | Brier 0.40, by points alone 0.50",
    ]
    assert TRUENESS.rows("bruges") == []


def test_where_nothing_was_measured_nothing_is_promised(monkeypatch):
    monkeypatch.setattr(trueness, "calibrations", lambda: ())

    assert "Brier" not in " ".join(book("murano").section("opponents").paragraphs)


def test_a_damaged_file_leaves_the_figures_out(monkeypatch, caplog):
    def broken():
        raise CalibrationError("calibration.json: cannot be read")

    monkeypatch.setattr(trueness, "calibrations", broken)

    assert TRUENESS.rows("murano") == []
    assert "cannot be read" in caplog.text
