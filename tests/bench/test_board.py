"""The board: a jump of the slider to any position, and how long the window is deaf while it shows moves."""

from random import Random
from statistics import mean
from time import perf_counter

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from app.match.match import new_match
from app.match.seats import Seat
from app.models.settings import Settings
from app.views.board_view import BoardView
from app.views.game_page import GamePage
from app.views.opponents import Opponents
from app.views.scale import scale
from app.views.style import dress

pytestmark = pytest.mark.bench

SEATS = tuple(Seat(name, "", colour) for colour, name in enumerate(("Ann", "Bob", "Cat", "Dan", "Eve")))
MASTERS = (Seat("Ann", "master", 0), Seat("Bob", "master", 1), Seat("Cat", "master", 2))


@pytest.fixture(scope="module")
def states():
    match = new_match("port_royal", SEATS, {"expansion": "contracts"}, 4)
    random = Random(4)
    while not match.finished:
        match.play(random.choice(match.state.legal()))
    return match.states


@pytest.fixture
def view(qapp):
    dress(qapp)
    view = BoardView("port_royal")
    view.resize(1560, 1024)
    view.show()
    yield view
    view.hide()
    view.deleteLater()


def jump(view, state, canvas):
    """Show a position and paint all of it, as a dragged slider does."""
    view.show_state(state, 0, SEATS, still=True)
    view.viewport().render(canvas)


@pytest.mark.parametrize("painted", [False, True], ids=["laid out", "laid out and painted"])
def test_slider_jump(view, states, benchmark, figure, painted):
    """Any position of a game of five with contracts, at 1920 x 1080 (aim: 16 ms)."""
    random = Random(1)
    canvas = QPixmap(view.viewport().size())
    for state in states[::5]:
        jump(view, state, canvas)  # pictures that the game has shown before
    took = []

    def once():
        state = random.choice(states)
        begun = perf_counter()
        if painted:
            jump(view, state, canvas)
        else:
            view.show_state(state, 0, SEATS, still=True)
        took.append((perf_counter() - begun) * 1000)

    benchmark(once)
    what = "laid out and painted" if painted else "laid out"
    figure(f"slider jump, {what}, mean", mean(took), "ms", "16 ms")
    figure(f"slider jump, {what}, 99th of 100", sorted(took)[int(len(took) * 0.99)], "ms", "16 ms")


def test_the_window_stays_awake_while_masters_think(qapp, tmp_path, benchmark, figure):
    """Three masters play at full speed; a heartbeat measures the longest silence of the event loop."""
    dress(qapp)
    scale.fit(1920, 1080)
    settings = Settings(tmp_path / "settings.ini")
    settings.speed = 4
    opponents = Opponents()
    page = GamePage(new_match("port_royal", MASTERS, {}, 5), settings, opponents)
    page.resize(1920, 1080)
    page.show()
    beats = []
    heart = QTimer(interval=1)
    heart.timeout.connect(lambda: beats.append(perf_counter()))

    def play():
        page.start()
        heart.start()
        end = perf_counter() + 8
        while perf_counter() < end:
            QApplication.processEvents()
        heart.stop()

    benchmark.pedantic(play, rounds=1)
    page.conductor.halt()
    opponents.close()
    silences = sorted((after - before) * 1000 for before, after in zip(beats, beats[1:], strict=False))
    figure("plies shown in 8 s", page.match.ply, "plies")
    figure("longest silence of the window", silences[-1], "ms", "16 ms")
    figure("silence, 99.5 of 100", silences[int(len(silences) * 0.995)], "ms", "16 ms")
    page.hide()
    page.deleteLater()
