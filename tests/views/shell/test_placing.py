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

from app.views.placing import place_within
from app.views.window import USUAL
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


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1280, 720), (1920, 1080)])
def test_a_first_start_lies_on_the_screen_with_its_frame(tmp_path, width, height):
    """At 1366 × 768 the frame left the screen."""
    screen = {"name": "one", "x": 0, "y": 0, "width": width, "height": height, "logicalDpi": 96, "dpr": 1}
    config = tmp_path / "screens.json"
    config.write_text(json.dumps({"screens": [screen]}))
    environment = {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={config}"}
    told = subprocess.run(
        [sys.executable, "-c", FIRST_START, str(tmp_path / "data")],
        env=environment,
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    inside, framed, w, h = told.stdout.split()

    assert framed == "True"  # else this would prove nothing
    assert inside == "True"
    assert int(w) >= min(USUAL[0], width) - 40
    assert int(h) >= min(USUAL[1], height) - 80


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
