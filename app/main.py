"""The entry point: command line, ``QApplication``, data folder and main window.

Qt, and whatever is built on it, is imported inside the functions that need it: ``--version`` and ``--help`` answer at
once, and the environment variables that Qt reads when it is loaded can still be set.
"""

from __future__ import annotations

import argparse
import logging
import multiprocessing
import os
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
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

_BEGAN = time.monotonic()  # the fallback of _age_ms
_TIME_START = "KONTOR_TIME_START"
"""Environment variable; when it is set, the program prints the time of its first paint and quits."""

_SCALE_FACTOR = "QT_SCALE_FACTOR"
LOG_NAME = "kontor.log"
"""Name of the file in the data folder with the warnings and errors of the last runs."""

OK, FAILED, WRONG_USE = 0, 1, 2
"""Exit statuses."""

LESSONS = "lessons"
"""What ``--selftest`` calls the guided first games."""


class _Parser(argparse.ArgumentParser):
    """An argument parser that reports an error in one sentence, without the usage text."""

    def error(self, message: str) -> NoReturn:
        _say(f"Kontor: {message}. Try --help.", error=True)
        sys.exit(WRONG_USE)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program and return its exit status.

    Args:
        argv: The arguments without the name of the program; those of the command line if left out.
    """
    # First of all: in the packaged program a worker process starts this executable again, and it branches off here.
    multiprocessing.freeze_support()
    args = _parse(sys.argv[1:] if argv is None else argv)
    if args.version:
        _say(f"Kontor {__version__}")
        return OK
    if args.selftest is not None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    return _run(args)


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
    args = parser.parse_args(argv)
    if args.data is not None and args.data.exists() and not args.data.is_dir():
        parser.error(f"--data: {args.data} is not a folder")
    if args.selftest:
        from app.engines import GAMES

        if args.selftest not in (*GAMES, LESSONS):
            parser.error(f"--selftest: {args.selftest} is none of {', '.join((*GAMES, LESSONS))}")
    return args


def _run(args: argparse.Namespace) -> int:
    from PySide6.QtWidgets import QApplication

    app = QApplication.instance() or _application()
    assert isinstance(app, QApplication)

    # Only after _application: these modules create QObjects when they are imported (the keeper of the theme), and
    # shutting a first application down deletes every QObject that Python has made so far.
    from app.views.memory import Collector
    from app.views.style import dress

    app.setApplicationName("Kontor")
    app.setApplicationDisplayName("Kontor")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("org.kontor.Kontor")
    dress(app)
    Collector(app)
    if args.selftest == LESSONS:
        from app.views.lesson.selftest import play_lessons

        return play_lessons(app, args.data, _say)
    if args.selftest is not None:
        from app.views.selftest import selftest

        return selftest(app, args.data, _say, args.selftest)
    try:
        return _show(app, args)
    except OSError as error:
        _refuse(str(error))
        return FAILED


def _application() -> QApplication:
    """Create the application, with a scale factor below 1 on a screen too small for the smallest window."""
    from PySide6.QtWidgets import QApplication

    from app.views.placing import shrinking_for

    app = QApplication(["kontor"])
    factor = shrinking_for(app.primaryScreen().availableSize())
    # The platforms of tests have a small screen that nobody sees.
    on_screen = os.environ.get("QT_QPA_PLATFORM") not in ("offscreen", "minimal")
    if on_screen and factor < 1:
        # Qt reads the factor when an application is created, but only an application knows the size of the screen:
        # so the first one is replaced.
        app.shutdown()
        with suppress(ValueError):  # what is not set, or no number, Qt ignores as well
            factor *= float(os.environ.get(_SCALE_FACTOR, ""))
        os.environ[_SCALE_FACTOR] = f"{factor:.3f}"
        app = QApplication(["kontor"])
    return app


def _show(app: QApplication, args: argparse.Namespace) -> int:
    """Open the archive and the window, run the event loop until the window is closed, return the exit status."""
    from app.match.archive import Archive
    from app.match.words import ArchiveError
    from app.models.language import Language
    from app.models.notices import told
    from app.models.settings import Settings
    from app.session.run_mark import RunMark
    from app.views.crash import CrashGuard
    from app.views.keyboard import keyboard
    from app.views.memory import keep
    from app.views.opening import Opener
    from app.views.window import Window

    folder = args.data or data_folder()
    settings = Settings(args.data / "settings.ini" if args.data else None)
    language = Language(app)
    language.use(args.lang or settings.language)
    if language.missing:
        _say("Kontor: its translations are not built; build them with: python packaging/translate.py build", error=True)
    try:
        archive, notice = Archive.open(folder)
    except ArchiveError as error:
        if error.code == "in_use" and _hand_over(folder, args.file):
            return OK
        _refuse(told(error))
        return FAILED
    _log_to(folder)
    mark = RunMark(folder)
    window: Window | None = None
    # The guard is there before the window, whose construction may fail; it asks for the window when it needs it.
    guard = CrashGuard(lambda: window.record_text() if window else "", lambda: window)
    guard.install()
    try:
        window = Window(archive, settings, language, run_language=args.lang or "")
    except Exception:  # nothing may stop the program without a word
        archive.close()
        _log.exception("the window cannot be built")
        _refuse(guard.last_words(folder / LOG_NAME))
        return FAILED
    window.table_changed.connect(mark.put)
    if os.environ.get(_TIME_START):
        _time_first_paint(window)
    window.show()
    keyboard.watch(window.windowHandle())  # there is no QWindow before the widget is shown
    _let_hear(settings)
    if notice is not None:
        window.complain(partial(told, notice))
    elif settings.notice:
        window.tell_damaged_settings()
    if args.file is not None:
        window.open_file(args.file)
    elif mark.interrupted:
        window.offer_interrupted(mark.game_id)
    Opener(window, folder)
    _tend(archive)
    keep()  # what was made so far lives as long as the program: no garbage collection need look at it
    status = app.exec()
    window.end_background_work()
    archive.close()
    mark.remove()
    return status


def _hand_over(folder: Path, file: Path | None) -> bool:
    """Have the process that holds the archive come to the front and open ``file``; false if it does not answer."""
    from app.session.handover import StartRequest, hand_over

    if sys.platform == "win32":
        import ctypes

        # Windows lets only the foreground process pass this right on, and that is the one just started. -1 is
        # ASFW_ANY: the id of the process that runs already is not known here.
        ctypes.windll.user32.AllowSetForegroundWindow(-1)
    return hand_over(folder, StartRequest(file, os.environ.get("XDG_ACTIVATION_TOKEN", "")))


def _let_hear(settings: Settings) -> None:
    """Turn sounds on as the settings say, unless the platform has no screen (tests, self-tests)."""
    from PySide6.QtGui import QGuiApplication

    from app.views.sound.speaker import speaker

    if QGuiApplication.platformName() not in ("offscreen", "minimal"):
        speaker.follow(settings)


def data_folder() -> Path:
    """The folder of the archive when ``--data`` names no other."""
    import platformdirs

    return Path(platformdirs.user_data_dir("Kontor", appauthor=False))


def _tend(archive: Archive) -> None:
    """Have the archive make its daily copy and empty its waste bin in a thread, two seconds from now."""
    from PySide6.QtCore import QThreadPool, QTimer

    from app.match.words import ArchiveError

    def chores() -> None:
        try:
            archive.tend()
        except ArchiveError:
            _log.exception("the archive's chores failed")

    QTimer.singleShot(2000, lambda: QThreadPool.globalInstance().start(chores))


def _log_to(folder: Path) -> None:
    """Write warnings and errors to ``LOG_NAME`` in the data folder from now on."""
    from logging.handlers import RotatingFileHandler

    handler = RotatingFileHandler(folder / LOG_NAME, maxBytes=500_000, backupCount=1, encoding="utf-8", delay=True)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.getLogger().addHandler(handler)


def _refuse(words: str) -> None:
    """Tell why the program cannot start: in a message box, and on the terminal if there is one."""
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QGuiApplication
    from PySide6.QtWidgets import QMessageBox

    _say(f"Kontor: {words}", error=True)
    if QGuiApplication.platformName() != "offscreen":
        box = QMessageBox(QMessageBox.Icon.Critical, "Kontor", words)
        box.setTextFormat(Qt.TextFormat.PlainText)  # the name of a folder in it might look like markup
        box.exec()


def _time_first_paint(window: Window) -> None:
    """Print the milliseconds from the start of the process to the first paint of the start page, then quit."""
    from PySide6.QtCore import QTimer

    def painted() -> None:
        _say(f"first paint after {_age_ms()} ms")
        QTimer.singleShot(0, window.close)

    window.start.painted.connect(painted)


def _age_ms() -> int:
    """Milliseconds since this process started; on systems without ``/proc``, since this module was imported."""
    try:
        # Field 22 of proc(5), the start in clock ticks after boot; the name in parentheses (2) may contain spaces.
        ticks = int(Path("/proc/self/stat").read_text().rsplit(")", 1)[1].split()[19])
        uptime = float(Path("/proc/uptime").read_text().split()[0])
        return round(1000 * (uptime - ticks / os.sysconf("SC_CLK_TCK")))
    except (OSError, ValueError, IndexError):
        return round(1000 * (time.monotonic() - _BEGAN))


def _say(line: str, *, error: bool = False) -> None:
    """Write one line to standard output, or to standard error, and flush it."""
    stream = sys.stderr if error else sys.stdout
    if stream is not None:  # a windowed program on Windows has neither
        stream.write(line + "\n")
        stream.flush()


if __name__ == "__main__":
    sys.exit(main())
