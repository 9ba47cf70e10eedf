"""The window stays on its screen, fills it when asked to, and says which game it shows."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QMargins, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.views.placing import place_within, shrinking_for
from app.views.window import FIRST_SIZE
from tests.views.shell.conftest import a_game

FIRST_START = """
import sys
from pathlib import Path
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
app = QApplication([])
from app.match.archive import Archive
from app.models.language import Language
from app.models.settings import Settings
from app.views.style import dress
from app.views.window import Window
dress(app)
folder = Path(sys.argv[1])
archive, _ = Archive.open(folder)
window = Window(archive, Settings(folder / "settings.ini"), Language())
window.show()
QTest.qWait(600)
outer, inner, free = window.frameGeometry(), window.geometry(), window.screen().availableGeometry()
print(free.contains(outer), inner != outer, *inner.size().toTuple())
archive.close()
"""


SMALL_SCREEN = """
import sys
from PySide6.QtCore import QTimer
from app import main

def painted(window):
    def tell():
        print(window.screen().availableGeometry().contains(window.frameGeometry()), window.screen().devicePixelRatio())
        window.close()
    window.start.painted.connect(lambda: QTimer.singleShot(600, tell))

main._time_first_paint = painted
sys.exit(main.main(["--data", sys.argv[1]]))
"""


def started(tmp_path, script, width, height, dpr=1):
    """What a script says that starts on a screen of this size, in words."""
    screen = {"name": "one", "x": 0, "y": 0, "width": width, "height": height, "logicalDpi": 96, "dpr": dpr}
    config = tmp_path / "screens.json"
    config.write_text(json.dumps({"screens": [screen]}))
    environment = {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={config}", "KONTOR_TIME_START": "1"}
    told = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path / "data")],
        env=environment,
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return told.stdout.split()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("width", "height", "dpr"), [(960, 540, 2), (1536, 864, 1.25), (1280, 720, 1.5), (1366, 768, 1)]
)
def test_on_a_small_screen_everything_is_drawn_smaller(tmp_path, width, height, dpr):
    """At 200 % on 1920 x 1080 the window left the screen on two sides, and with it the buttons."""
    inside, ratio = started(tmp_path, SMALL_SCREEN, width, height, dpr)

    assert inside == "True"
    assert (float(ratio) < dpr) == (width < 1024)


@pytest.mark.parametrize(
    ("free", "factor"), [((1920, 1080), 1), ((1040, 646), 1), ((960, 540), 0.823), ((528, 646), 0.5)]
)
def test_how_much_smaller_follows_from_the_screen(free, factor):
    assert shrinking_for(QSize(*free)) == pytest.approx(factor, abs=0.001)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("width", "height"),
    [(1366, 768), (1280, 720), (1920, 1080)],
)
def test_a_first_start_lies_on_the_screen_with_its_frame(tmp_path, width, height):
    """At 1366 × 768 the frame left the screen."""
    inside, framed, w, h = started(tmp_path, FIRST_START, width, height)

    assert framed == "True"  # else this would prove nothing
    assert inside == "True"
    assert int(w) >= min(FIRST_SIZE[0], width) - 40
    assert int(h) >= min(FIRST_SIZE[1], height) - 80


def test_a_window_is_no_larger_than_the_work_area():
    free, frame = QRect(0, 27, 1366, 741), QMargins(4, 30, 4, 4)

    place = place_within(free, frame, QSize(1600, 900), QSize(1024, 600))

    assert free.contains(place.marginsAdded(frame))
    assert place.size() == QSize(1358, 707)


def test_the_title_bar_of_a_window_too_large_for_its_screen_is_in_sight():
    free, frame = QRect(0, 0, 800, 480), QMargins(4, 30, 4, 4)

    place = place_within(free, frame, QSize(1600, 900), QSize(1024, 600))

    assert place == QRect(4, 30, 1024, 600)


def press_f11(window, qtbot):
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_F11)


def test_f11_fills_the_screen_and_leaves_it_again(window, qtbot):
    """Also where nobody answers the wish: this platform has no window manager."""
    before = window.geometry()

    press_f11(window, qtbot)
    qtbot.waitUntil(lambda: window.geometry() == window.screen().geometry(), timeout=3_000)

    press_f11(window, qtbot)
    qtbot.waitUntil(lambda: window.geometry() == before, timeout=3_000)


def test_f11_works_while_a_sheet_is_open(window, qtbot, sheet):
    window.show_settings()

    press_f11(window, qtbot)

    qtbot.waitUntil(lambda: window.geometry() == window.screen().geometry(), timeout=3_000)
    assert sheet() is not None


def test_a_window_that_fills_the_screen_is_kept_as_it_was_before(window, qtbot, settings):
    press_f11(window, qtbot)
    qtbot.waitUntil(lambda: window.geometry() == window.screen().geometry(), timeout=3_000)

    window.close()
    window.restoreGeometry(settings.geometry)

    assert not window.isFullScreen()
    assert window.geometry() != window.screen().geometry()


def test_the_title_follows_the_language(window, archive, babel):
    """It kept the language in which the game was opened."""
    game = a_game(archive, plies=10)
    QCoreApplication.removeTranslator(babel)
    window.resume(game.record.id)
    assert window.windowTitle() == "Port Royal – Kontor"

    QCoreApplication.installTranslator(babel)
    QApplication.processEvents()

    assert window.windowTitle().startswith("«")
