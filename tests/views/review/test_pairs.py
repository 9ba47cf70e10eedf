"""After the review of any game, that of any other opens: every game, every player count, in both orders."""

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QWidget

from app.engines import GAMES
from app.match.library import standing_of
from app.match.record import load, replay
from app.models.games import presenter
from app.views.board.backgrounds import backgrounds
from app.views.review import page as module
from app.views.review.page import ReviewPage
from tests.views.review.conftest import Oracle
from tests.views.reviews import open_game

GOLDEN = Path(__file__).parents[2] / "golden"
KINDS = [(game, players) for game in GAMES for players in GAMES[game].players]


def tour(n):
    """A walk over 0 to n - 1 that takes every step from one to another exactly once, and each from itself to itself."""
    open_ways = {at: list(range(n)) for at in range(n)}
    path, walk = [0], []
    while path:
        if open_ways[path[-1]]:
            path.append(open_ways[path[-1]].pop())
        else:
            walk.append(path.pop())
    return walk[::-1]


def test_the_tour_takes_every_step_once():
    steps = list(zip(tour(5), tour(5)[1:], strict=False))
    assert sorted(steps) == [(one, other) for one in range(5) for other in range(5)]


@pytest.fixture
def games(archive):
    """A short game of every kind, by kind: the beginning of a golden one, longer with fewer players."""
    ids = {}
    for number, (game, players) in enumerate(KINDS):
        record = load(GOLDEN / game / f"{players}-players-0.kontor")
        record = replace(record, id=f"{number:032x}", plies=record.plies[: 9 - players], result=None, finished=None)
        archive.create(record, standing_of(replay(record).states[-1]))
        ids[game, players] = record.id
    return ids


class FlatBoard(QWidget):
    """The table of a game without anything on it: what costs most of a review's time, and is made anew per game."""

    laid_out = Signal()
    refused = Signal(str)
    opened = Signal(str)
    preparing = False

    def __init__(self, game, _board, parent=None):
        super().__init__(parent)
        self.presenter = presenter(game)
        self.scene_ = SimpleNamespace(speed=1, set_last=lambda pieces: None)

    def show_state(self, state, viewer, seats, *, still):
        assert state.game.key == self.presenter.game
        assert len(seats) == state.players > viewer

    def first_steps(self, state, viewer, seats):
        self.show_state(state, viewer, seats, still=True)
        return iter(())

    def stop(self):
        pass

    def prompt_box(self):
        return QRect(0, 0, 200, 40)


def review_all(qtbot, archive, games, walk):
    """Open one game after the other, each looked at from its first to its last position; gives the page."""
    page = ReviewPage(archive, make=Oracle)
    qtbot.addWidget(page)
    page.resize(1024, 600)
    for number in walk:
        kind = KINDS[number]
        open_game(page, games[kind])
        assert page.position == page.slider.value() == 0
        assert len(page.seats) == kind[1]
        qtbot.waitUntil(lambda: len(page.analysis.values) > page.timeline.plies)
        page.show_position(page.timeline.plies, still=True)
    page.close_game()


@pytest.mark.slow
def test_after_every_game_every_other_can_be_reviewed(qtbot, look, archive, games, monkeypatch):
    """24: after two players, four raised IndexError, and so did every further try."""
    monkeypatch.setattr(module, "BoardView", FlatBoard)
    review_all(qtbot, archive, games, tour(len(KINDS)))


@pytest.mark.slow
@pytest.mark.thorough
@pytest.mark.timeout(1200)
def test_after_every_game_every_other_can_be_reviewed_on_its_table(qtbot, look, archive, games):
    review_all(qtbot, archive, games, tour(len(KINDS)))


@pytest.mark.quick_for("taverns", "bruges")
@pytest.mark.parametrize("game", GAMES)
def test_on_the_same_table_more_and_fewer_can_follow(qtbot, look, archive, games, game):
    """The table stays when the game is the same."""
    walk = [number for number, kind in enumerate(KINDS) if kind[0] == game]
    review_all(qtbot, archive, games, walk + walk[::-1])


@pytest.mark.slow
@pytest.mark.painted
def test_the_table_of_a_second_review_is_painted_for_its_size(qtbot, qapp, archive):
    """Its background was painted before the hidden table had been told its size, and kept."""
    paths = sorted(GOLDEN.glob("port_royal/*.kontor"))[:2]
    looks = []
    for game_id in [archive.import_file(path).id for path in paths]:
        page = ReviewPage(archive, make=Oracle)
        qtbot.addWidget(page)
        page.resize(1366, 768)
        page.show()
        open_game(page, game_id)
        qapp.processEvents()
        first = page.board.grab().toImage()
        backgrounds.clear()
        page.board.repaint_all()
        looks.append(first == page.board.grab().toImage())
        page.close_game()
    assert looks == [True, True]
