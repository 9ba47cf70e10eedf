"""The board: a jump of the slider to any position, and how long the window is deaf while it shows moves."""

from functools import lru_cache
from random import Random
from statistics import mean
from time import perf_counter, thread_time

import pytest
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from app.match.match import new_match
from app.match.seats import Seat
from app.models.settings import Settings
from app.session.opponents import Opponents
from app.views.board.view import BoardView
from app.views.game.page import GamePage
from app.views.games import board_of
from app.views.scale import scale
from app.views.style import dress

pytestmark = pytest.mark.bench

SEATS = tuple(Seat(name, "", colour) for colour, name in enumerate(("Ann", "Bob", "Cat", "Dan", "Eve")))
MASTERS = (Seat("Ann", "master", 0), Seat("Bob", "master", 1), Seat("Cat", "master", 2))


LARGEST = {"port_royal": (5, {"expansion": "contracts"}), "taverns": (4, {"level": 5})}
"""Players and options with most on the table, by game."""


@lru_cache
def finished(game):
    """The positions of a whole game."""
    players, options = LARGEST[game]
    match = new_match(game, SEATS[:players], options, 4)
    random = Random(4)
    while not match.finished:
        match.play(random.choice(match.state.legal()))
    return match.states


@pytest.fixture(params=LARGEST)
def game(request):
    return request.param


@pytest.fixture
def view(qapp, game):
    dress(qapp)
    view = BoardView(game, board_of(game))
    view.resize(1560, 1024)
    view.show()
    yield view
    view.hide()
    view.deleteLater()


def jump(view, state, seats, canvas):
    """Show a position and paint all of it, as a dragged slider does."""
    view.show_state(state, 0, seats, still=True)
    view.viewport().render(canvas)


@pytest.mark.parametrize("painted", [False, True], ids=["laid out", "laid out and painted"])
def test_slider_jump(view, game, benchmark, figure, painted):
    """Any position of a game with as much as possible on the table, at 1920 x 1080 (aim: 16 ms)."""
    states, seats = finished(game), SEATS[: LARGEST[game][0]]
    random = Random(1)
    canvas = QPixmap(view.viewport().size())
    if benchmark.enabled:  # what a window paints ahead in its first seconds, and what it has shown before
        while view.board.work():
            pass
        for state in states[::5]:
            jump(view, state, seats, canvas)
    took = []  # processor time of this thread: other work on the machine does not count

    def once():
        state = random.choice(states)
        begun = thread_time()
        if painted:
            jump(view, state, seats, canvas)
        else:
            view.show_state(state, 0, seats, still=True)
        took.append((thread_time() - begun) * 1000)

    benchmark(once)
    what = f"{game}, {'laid out and painted' if painted else 'laid out'}"
    figure(f"slider jump, {what}, mean", mean(took), "ms", "16 ms")
    figure(f"slider jump, {what}, 99th of 100", sorted(took)[int(len(took) * 0.99)], "ms", "16 ms")


def test_the_window_stays_awake_while_masters_think(qapp, tmp_path, benchmark, figure):
    """Three masters play; every turn of the event loop is measured (processor time of the GUI thread)."""
    seconds = 8 if benchmark.enabled else 0.5
    dress(qapp)
    scale.fit(1920, 1080)
    settings = Settings(tmp_path / "settings.ini")
    settings.pace = "brisk"
    opponents = Opponents()
    page = GamePage(new_match("port_royal", MASTERS, {}, 5), settings, opponents)
    page.resize(1920, 1080)
    page.show()
    QApplication.processEvents()
    turns = []

    def play():
        page.start()
        end = perf_counter() + seconds
        while perf_counter() < end:
            begun = thread_time()
            QApplication.processEvents()
            turns.append((thread_time() - begun) * 1000)

    benchmark.pedantic(play, rounds=1)
    page.controller.halt()
    opponents.close()
    figure(f"plies shown in {seconds} s", page.match.ply, "plies")
    figure("busiest turn of the event loop", max(turns), "ms", "16 ms")
    page.hide()
    page.deleteLater()
