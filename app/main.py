"""Where Kontor begins: arguments, the application, its folders, its window."""

from __future__ import annotations

import argparse
import logging
import multiprocessing
import os
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from app import __version__
from app.resources import languages

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from app.match.archive import Archive
    from app.models.settings import Settings
    from app.views.window import Window

_log = logging.getLogger(__name__)

_BEGAN = time.monotonic()
_TIME_START = "KONTOR_TIME_START"
_SCALE_FACTOR = "QT_SCALE_FACTOR"
_RUNNING = "running"
"""File in the data folder while the program runs; found at the start, the last run ended by force."""

LOG_NAME = "kontor.log"
"""File in the data folder with the warnings and errors of the last runs."""

OK, FAILED, WRONG_USE = 0, 1, 2

LESSONS = "lessons"
"""What ``--selftest`` calls the guided first games."""


class _Parser(argparse.ArgumentParser):
    """Says in one sentence what is wrong with the arguments."""

    def error(self, message: str) -> NoReturn:
        _say(f"Kontor: {message}. Try --help.", error=True)
        sys.exit(WRONG_USE)


def main(argv: Sequence[str] | None = None) -> int:
    """Run Kontor; gives the exit status."""
    multiprocessing.freeze_support()
    wishes = _parse(sys.argv[1:] if argv is None else argv)
    if wishes.version:
        _say(f"Kontor {__version__}")
        return OK
    if wishes.selftest is not None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    return _run(wishes)


def _parse(argv: Sequence[str]) -> argparse.Namespace:
    parser = _Parser(prog="kontor", description="Five board games against local opponents, with review.")
    parser.add_argument("file", nargs="?", type=Path, help="a .kontor game to take in and show")
    parser.add_argument("--data", type=Path, metavar="DIR", help="folder of archive and settings")
    parser.add_argument("--lang", choices=languages(), help="language of this run")
    parser.add_argument(
        "--selftest",
        nargs="?",
        const="",
        metavar="GAME",
        help="play by itself, a line for each game (or for one, played to its end, or for each lesson), and quit",
    )
    parser.add_argument("--version", action="store_true", help="print the version and quit")
    wishes = parser.parse_args(argv)
    if wishes.data is not None and wishes.data.exists() and not wishes.data.is_dir():
        parser.error(f"--data: {wishes.data} is not a folder")
    if wishes.selftest:
        from app.engines import GAMES

        if wishes.selftest not in (*GAMES, LESSONS):
            parser.error(f"--selftest: {wishes.selftest} is none of {', '.join((*GAMES, LESSONS))}")
    return wishes


def _run(wishes: argparse.Namespace) -> int:
    from PySide6.QtWidgets import QApplication

    app = QApplication.instance() or _application()
    assert isinstance(app, QApplication)

    from app.views.memory import Collector  # with this come objects that an application takes with it when it ends
    from app.views.style import dress

    app.setApplicationName("Kontor")
    app.setApplicationDisplayName("Kontor")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("org.kontor.Kontor")
    dress(app)
    Collector(app)
    if wishes.selftest == LESSONS:
        from app.views.lesson.selftest import play_lessons

        return play_lessons(app, wishes.data, _say)
    if wishes.selftest is not None:
        from app.views.selftest import selftest

        return selftest(app, wishes.data, _say, wishes.selftest)
    try:
        return _show(app, wishes)
    except OSError as error:
        _refuse(str(error))
        return FAILED


def _application() -> QApplication:
    """The application; where the screen has no room for the smallest window, one that draws everything smaller."""
    from PySide6.QtWidgets import QApplication

    from app.views.placing import shrinking_for

    app = QApplication(["kontor"])
    factor = shrinking_for(app.primaryScreen().availableSize())
    seen = os.environ.get("QT_QPA_PLATFORM") not in ("offscreen", "minimal")  # their own screen is small and nobody's
    if seen and factor < 1:  # Qt reads the factor when an application begins, and only an application knows the screen
        app.shutdown()
        with suppress(ValueError):  # a factor that is none is none for Qt, too
            factor *= float(os.environ.get(_SCALE_FACTOR, ""))
        os.environ[_SCALE_FACTOR] = f"{factor:.3f}"
        app = QApplication(["kontor"])
    return app


def _show(app: QApplication, wishes: argparse.Namespace) -> int:
    """Open archive and window, and stay until the window is closed."""
    from app.match.archive import Archive
    from app.match.words import ArchiveError
    from app.models.language import Language
    from app.models.notices import told
    from app.models.settings import Settings
    from app.views.crash import CrashGuard
    from app.views.keyboard import keyboard
    from app.views.memory import keep
    from app.views.opening import Opener
    from app.views.window import Window

    folder = wishes.data or data_folder()
    settings = Settings(wishes.data / "settings.ini" if wishes.data else None)
    language = Language(app)
    language.use(wishes.lang or settings.language)
    if language.missing:
        _say("Kontor: its translations are not built; build them with: python packaging/translate.py build", error=True)
    try:
        archive, notice = Archive.open(folder)
    except ArchiveError as error:
        if error.code == "in_use" and _hand_over(folder, wishes.file):
            return OK
        _refuse(told(error))
        return FAILED
    _log_to(folder)
    interrupted = _mark_running(folder)
    window: Window | None = None
    guard = CrashGuard(lambda: window.record_text() if window else "", lambda: window)
    guard.install()
    try:
        window = Window(archive, settings, language, speaks=wishes.lang or "")
    except Exception:  # nothing may stop the program without a word
        archive.close()
        _log.exception("the window cannot be built")
        _refuse(guard.last_words(folder / LOG_NAME))
        return FAILED
    if os.environ.get(_TIME_START):
        _time_first_paint(window)
    window.show()
    keyboard.watch(window.windowHandle())
    _let_hear(settings)
    if notice is not None:
        window.complain(told(notice))
    elif settings.notice:
        window.tell_damaged_settings()
    if wishes.file is not None:
        window.open_file(wishes.file)
    elif interrupted:
        window.offer_interrupted()
    Opener(window, folder)
    _tend(archive)
    keep()
    status = app.exec()
    window.end_background_work()
    archive.close()
    (folder / _RUNNING).unlink(missing_ok=True)
    return status


def _hand_over(folder: Path, file: Path | None) -> bool:
    """Have the Kontor that runs already come to the front, and open the file; false if it does not answer."""
    from app.session.handover import StartRequest, hand_over

    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(-1)  # any program, so the one that runs, may come to the front
    return hand_over(folder, StartRequest(file, os.environ.get("XDG_ACTIVATION_TOKEN", "")))


def _let_hear(settings: Settings) -> None:
    """Sounds from now on, where there is a screen: a program that nobody sees makes none."""
    from PySide6.QtGui import QGuiApplication

    from app.views.sound.speaker import speaker

    if QGuiApplication.platformName() not in ("offscreen", "minimal"):
        speaker.follow(settings)


def data_folder() -> Path:
    """Where the archive lies unless another folder is named."""
    import platformdirs

    return Path(platformdirs.user_data_dir("Kontor", appauthor=False))


def _mark_running(folder: Path) -> bool:
    """Note that the program runs; true when the last run was ended by force."""
    mark = folder / _RUNNING
    interrupted = mark.exists()
    mark.touch()
    return interrupted


def _tend(archive: Archive) -> None:
    """The archive's daily chores, beside the window."""
    from PySide6.QtCore import QThreadPool, QTimer

    from app.match.words import ArchiveError

    def chores() -> None:
        try:
            archive.tend()
        except ArchiveError:
            _log.exception("the archive's chores failed")

    QTimer.singleShot(2000, lambda: QThreadPool.globalInstance().start(chores))


def _log_to(folder: Path) -> None:
    """Keep warnings and errors of the last runs in the data folder."""
    from logging.handlers import RotatingFileHandler

    handler = RotatingFileHandler(folder / LOG_NAME, maxBytes=500_000, backupCount=1, encoding="utf-8", delay=True)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.getLogger().addHandler(handler)


def _refuse(words: str) -> None:
    """Say why the program cannot start, on the screen and on the terminal."""
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QGuiApplication
    from PySide6.QtWidgets import QMessageBox

    _say(f"Kontor: {words}", error=True)
    if QGuiApplication.platformName() != "offscreen":
        box = QMessageBox(QMessageBox.Icon.Critical, "Kontor", words)
        box.setTextFormat(Qt.TextFormat.PlainText)  # folders have names, too
        box.exec()


def _time_first_paint(window: Window) -> None:
    """Print when the start page was first painted, counted from the birth of the process, and quit."""
    from PySide6.QtCore import QTimer

    def painted() -> None:
        _say(f"first paint after {_age_ms()} ms")
        QTimer.singleShot(0, window.close)

    window.start.painted.connect(painted)


def _age_ms() -> int:
    """Milliseconds since this process was born; where the system does not tell, since Python read this file."""
    try:
        ticks = int(Path("/proc/self/stat").read_text().rsplit(")", 1)[1].split()[19])
        uptime = float(Path("/proc/uptime").read_text().split()[0])
        return round(1000 * (uptime - ticks / os.sysconf("SC_CLK_TCK")))
    except (OSError, ValueError, IndexError):
        return round(1000 * (time.monotonic() - _BEGAN))


def _say(line: str, *, error: bool = False) -> None:
    """One line on the terminal, where there is one: windowed programs on Windows have none."""
    stream = sys.stderr if error else sys.stdout
    if stream is not None:
        stream.write(line + "\n")
        stream.flush()


if __name__ == "__main__":
    sys.exit(main())
