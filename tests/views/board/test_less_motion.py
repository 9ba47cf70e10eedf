"""Where less motion is wanted, nothing glides, turns or shakes; what only lies there stays as long as ever."""

from random import Random

import pytest
from PySide6.QtCore import QVariantAnimation
from PySide6.QtWidgets import QApplication

from app.engines import GAMES
from app.match.match import new_match
from app.views import timing
from app.views.board.passing_items import FlyingItem, GhostItem
from app.views.board.view import BoardView
from app.views.games import board_of
from tests.views.tables import seats

PLIES = 10
LONGEST = timing.FADE + timing.STAGGER * timing.STAGGERED
"""Of fading, one piece after the other."""


@pytest.fixture(autouse=True)
def _as_before():
    yield
    timing.LessMotion.wanted = False


@pytest.fixture
def started(monkeypatch):
    """Durations of all animations that are started, in ms."""
    durations, start = [], QVariantAnimation.start

    def record(animation, *given):
        durations.append(animation.duration())
        start(animation, *given)

    monkeypatch.setattr(QVariantAnimation, "start", record)
    return durations


@pytest.fixture
def table(qtbot):
    """A table that nobody told anything, as that of a review; and the beginning of a game on it."""

    def make(game):
        players = seats(3)
        match, random = new_match(game, players, {}, 3), Random(3)
        for _ in range(PLIES):
            match.play(random.choice(match.state.legal()))
        view = BoardView(game, board_of(game))
        qtbot.addWidget(view)
        view.resize(1366, 768)
        view.show()
        view.show_state(match.states[0], 0, players, still=True)
        return view, match, players

    return make


def shown(view):
    return [item for key in view.scene_.board_keys() if (item := view.scene_.item(key)) is not None]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_things_fade_to_their_places_and_nothing_else_moves(table, started, game):
    """Reviews glided whatever was set, and a piece that could not be chosen shook its head."""
    timing.LessMotion.wanted = True
    view, match, players = table(game)

    for ply in range(1, PLIES + 1):
        view.show_ply(match, ply, 0, players)
        QApplication.processEvents()
        for item in shown(view):
            assert item.shown_rect() == item.spot.rect
        so_far = len(started)
        view.scene_.press(min(view.scene_.board_keys()))
        assert len(started) == so_far
        assert not [each for each in view.scene_.items() if isinstance(each, FlyingItem)]

    assert max(started, default=0) <= LONGEST


def test_usually_they_glide(table, started):
    view, match, players = table("port_royal")

    for ply in range(1, PLIES + 1):
        view.show_ply(match, ply, 0, players)
        QApplication.processEvents()

    assert max(started) >= timing.MOVE


def test_the_outline_of_what_was_taken_stays_as_long_as_ever(table, monkeypatch):
    """It went with the fading, so that nobody saw who had taken what."""
    stays = []
    monkeypatch.setattr("app.views.board.scene.QTimer.singleShot", lambda ms, *_: stays.append(ms))
    timing.LessMotion.wanted = True
    view, _, _ = table("port_royal")

    view.scene_.leave_ghost(view.scene_.sceneRect().adjusted(9, 9, -9, -9), 1)

    assert [each for each in view.scene_.items() if isinstance(each, GhostItem)]
    assert stays == [timing.GHOST]
