"""The charts of a review: painted by pyqtgraph into pictures, and read by the mouse without it."""

import re
import subprocess
import sys
from collections import deque
from importlib import import_module
from pathlib import Path
from threading import Event, current_thread

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QImage

from app.views import late_import
from app.views.late_import import LateImport
from app.views.review import charts, plot
from app.views.review.charts import Chart
from app.views.review.lines import Frame, SeatLine
from app.views.review.plot import Plot, labelled
from app.views.scale import scale
from app.views.theme import SEATS, theme

pytestmark = pytest.mark.painted

ROOT = Path(__file__).resolve().parents[3]

FRAME = Frame(40, 20.0, (0.0, 5.0, 10.0, 15.0, 20.0), "", (0, 10, 25))
X = tuple(float(at) for at in range(41))


@pytest.fixture(params=[(700, 300), (433, 287)])
def chart(request, qtbot, qapp):
    scale.fit(1920, 1080)
    chart = Chart(stepped=True)
    qtbot.addWidget(chart)
    chart.resize(*request.param)
    chart.show()
    qapp.processEvents()
    return chart


def pictured(chart: Chart) -> QImage:
    return chart.grab().toImage()


def test_the_lines_lie_where_the_mouse_is_read(chart):
    chart.show_lines(FRAME, [SeatLine(0, "Ada", True, X, X)])
    pictured(chart)
    area, plotted = chart.plot_rect(), chart._plot.area()  # noqa: SLF001 - the plot is the chart's own
    for ours, its in zip(area.getCoords(), plotted.getCoords(), strict=True):
        assert ours == pytest.approx(its, abs=1.5)


def test_a_line_has_its_colour_at_its_value(chart):
    chart.show_lines(FRAME, [SeatLine(0, "Ada", True, X, tuple(13.0 for _ in X))])
    image = pictured(chart)
    tint = SEATS[0].line(theme())
    column = [image.pixelColor(round(chart.x_of(30)), y).name() for y in range(image.height())]
    rows = [y for y, name in enumerate(column) if name == tint.lower()]
    assert rows
    assert sum(rows) / len(rows) == pytest.approx(chart.y_of(13.0), abs=1.5)


def test_a_line_along_the_upper_edge_is_as_thick_as_any(chart):
    heights = []
    for value in (12.0, FRAME.top):
        chart.show_lines(FRAME, [SeatLine(0, "Ada", True, X, tuple(value for _ in X))])
        image = pictured(chart)
        column = [image.pixelColor(round(chart.x_of(30)), y) for y in range(image.height())]
        heights.append(sum(each.name() == SEATS[0].line(theme()).lower() for each in column))
    assert heights[0] == pytest.approx(heights[1], abs=1)


def test_pyqtgraph_paints_it(chart, monkeypatch):
    drawn = []
    whole = Plot.steps
    monkeypatch.setattr(Plot, "steps", lambda *args: drawn.append(args[0]) or whole(*args))
    chart.show_lines(FRAME, [SeatLine(0, "Ada", True, X, X)])
    pictured(chart)
    chart.move_cursor(7)
    pictured_again = chart.grab()
    assert not pictured_again.isNull()
    assert len(drawn) == 1


def wave(last, height=5.0):
    """A seat's line as far as it is known, with all that may belong to it."""
    x = X[40 - last :]
    return SeatLine(0, "Ada", True, x, tuple(8.0 + height * (at % 3) for at in x), (1.5,) * len(x), area=True)


LINES = [SeatLine(4, "Cleo", False, X, X), SeatLine(2, "Ben", False, X, tuple(20 - at / 2 for at in X)), wave(40)]


def test_lines_drawn_in_steps_are_those_drawn_at_once(chart):
    chart.show_lines(FRAME, LINES[:1])
    pictured(chart)
    steps = list(chart.lines_in_steps(FRAME, LINES))
    assert len(steps) > len(LINES)
    slowly = pictured(chart)
    chart.restyle()
    assert slowly == pictured(chart)


def test_what_is_seen_stays_until_the_other_lines_are_drawn(chart):
    chart.show_lines(FRAME, LINES[:1])
    chart.move_cursor(33)
    before = pictured(chart)
    for _ in chart.lines_in_steps(FRAME, LINES):
        assert pictured(chart) == before
    assert pictured(chart) != before


def test_of_lines_that_grow_only_they_are_drawn(chart, monkeypatch):
    grids = []
    whole = Plot._draw_grid  # noqa: SLF001 - all but the lines
    monkeypatch.setattr(Plot, "_draw_grid", lambda *args: grids.append(args[0]) or whole(*args))
    chart.show_lines(FRAME, [wave(4)])
    pictured(chart)
    for last in range(5, 9):
        deque(chart.lines_in_steps(FRAME, [wave(last)]), maxlen=0)
        pictured(chart)
    assert len(grids) == 1


@pytest.mark.parametrize("change", ["size", "words", "nothing"])
def test_a_chart_whose_drawing_was_left_off_shows_what_it_was_told(chart, change):
    """It is told the same lines again, or painted in another look."""
    chart.show_lines(FRAME, [wave(20)])
    pictured(chart)
    steps = chart.lines_in_steps(FRAME, LINES)
    next(steps)
    if change == "size":
        chart.resize(chart.width() + 30, chart.height())
    elif change == "words":
        chart.set_caption("Round")
    pictured(chart)
    if change == "nothing":
        chart.show_lines(FRAME, LINES)
    else:
        deque(steps, maxlen=0)
    shown = pictured(chart)
    chart.restyle()
    assert shown == pictured(chart)


def test_the_window_goes_on_while_it_is_imported(qtbot, monkeypatch):
    there, threads, turns = Event(), [], []

    def slow_import(name):
        threads.append(current_thread())
        there.wait(30)
        return import_module(name)

    monkeypatch.setattr(late_import, "import_module", slow_import)
    monkeypatch.setattr(charts, "PLOT", LateImport(plot.__name__))
    monkeypatch.delitem(sys.modules, plot.__name__)
    chart = Chart(stepped=True)
    qtbot.addWidget(chart)
    chart.resize(700, 300)
    chart.show_lines(FRAME, [SeatLine(0, "Ada", True, X, X)])
    chart.show()
    QTimer.singleShot(100, lambda: turns.append(chart.drawn))
    qtbot.waitUntil(lambda: bool(turns))
    assert turns == [False]

    there.set()
    qtbot.waitUntil(lambda: chart.drawn, timeout=30_000)
    assert threads
    assert current_thread() not in threads


@pytest.mark.slow
def test_tables_and_start_page_do_without_it():
    script = (
        "import sys, app.views.start.page, app.views.window, app.views.game.page, app.views.review.page\n"
        "import app.views.statistics.page\n"
        "for game in ('port_royal', 'taverns', 'loyang', 'murano', 'bruges'):\n"
        "    from importlib import import_module; import_module(f'app.views.{game}.board')\n"
        "print(*sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert not {"numpy", "pyqtgraph"} & set(done.stdout.split())


def test_the_charts_are_drawn_without_opengl():
    """In a process of its own: pyqtgraph would bring two libraries that nothing here draws with."""
    program = """
import sys
import app.views.statistics.plot
from PySide6.QtWidgets import QApplication, QWidget
from app.views.review.plot import Plot, labelled
application = QApplication([])
owner = QWidget()
owner.resize(300, 200)
Plot(owner, stepped=False)
print(sys.modules["pyqtgraph.Qt.OpenGLHelpers"].QtOpenGLWidgets.__name__)
print(any("QtOpenGL" in line for line in open("/proc/self/maps")) if sys.platform == "linux" else False)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)

    assert done.stdout.split() == ["app.views.no_opengl", "False"], done.stderr


def test_classes_of_qt_that_no_chart_uses_are_not_made():
    program = """
from app.views.lean_pyqtgraph import pg
from pyqtgraph.Qt import QtCore, QtGui, QtWidgets
import PySide6.QtGui
print("QUndoStack" in vars(QtGui), "QUndoStack" in dir(PySide6.QtGui), QtGui.QUndoStack is PySide6.QtGui.QUndoStack)
print(hasattr(QtCore, "QNothing"), hasattr(QtWidgets, "QWizard"))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)

    assert done.stdout.split() == ["False", "True", "True", "False", "True"], done.stderr


def test_nothing_else_imports_pyqtgraph():
    sources = [
        path
        for path in (ROOT / "app").rglob("*.py")
        if re.search(r"^\s*(import|from) pyqtgraph", path.read_text("utf-8"), re.M)
    ]

    assert [path.name for path in sources] == ["lean_pyqtgraph.py"]


@pytest.mark.parametrize(
    ("height", "expected"),
    [(200, (0, 25, 50, 75, 100)), (80, (0, 25, 50, 75, 100)), (79, (0, 50, 100)), (39, (0, 100)), (5, (0, 100))],
)
def test_values_beside_the_lines_never_overlap(height, expected):
    assert labelled((0, 25, 50, 75, 100), height, 20) == expected


def test_where_no_step_fits_evenly_the_first_and_the_last_value_remain():
    assert labelled((0, 5, 10, 15), 50, 20) == (0, 15)
    assert labelled((0, 5), 5, 20) == (0, 5)
    assert labelled((0,), 5, 20) == (0,)
