"""Shows all pages while everything that paints fails once; prints what failed.  A process of its own: it may crash."""

import importlib
import pkgutil
import sys
from pathlib import Path
from random import Random
from types import SimpleNamespace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyleOptionGraphicsItem

import app.views
from app.engines import GAMES
from app.match.archive import Archive
from app.match.match import new_match
from app.match.seats import Seat
from app.models.language import Language
from app.models.settings import Settings
from app.views.paint import guard as painting
from app.views.style import dress
from app.views.widgets.sheet import Sheet
from app.views.window import Window
from tests.views.reviews import until_open

FAILED, TOLD = set(), []


def fail_once(name, function):
    """Trace a function so that it fails at the first line at which a painter is at work."""

    def local(frame, event, _argument):
        if event == "line" and name not in FAILED:
            if "QPainter" not in frame.f_code.co_names and frame.f_code.co_argcount < 3:  # those that it calls paint
                FAILED.add(name)
                raise RuntimeError(f"in {name}")
            for value in frame.f_locals.values():
                if isinstance(value, QPainter) and value.isActive():
                    FAILED.add(name)
                    raise RuntimeError(f"in {name}")
        return local

    return local


def trace(codes):
    def enter(frame, event, _argument):
        name = codes.get(frame.f_code)
        return fail_once(name, None) if name is not None and name not in FAILED else None

    return enter


def settle(qt, ms=60):
    QTest.qWait(ms)
    for each in qt.topLevelWidgets():
        if each.isVisible():
            each.grab()


def games(archive):
    """A finished and an unfinished game of each kind."""
    for game in GAMES:
        players = min(3, max(GAMES[game].players))
        people = tuple(Seat(f"P{k}", "", k) for k in range(players))
        match, random = new_match(game, people, {}, 3, archive), Random(3)
        while not match.finished and match.ply < 30:
            match.play(random.choice(match.state.legal()))
    match = new_match("port_royal", (Seat("A", "", 0), Seat("B", "", 1)), {}, 3, archive)
    while not match.finished:
        match.play(random.choice(match.state.legal()))
    return match.record.id


def main(folder):
    qt = QApplication([])
    for each in pkgutil.walk_packages(app.views.__path__, "app.views."):
        importlib.import_module(each.name)
    dress(qt)
    Sheet.animated = False
    archive, _ = Archive.open(folder / "data")
    finished = games(archive)
    settings = Settings(folder / "settings.ini")
    settings.pace = settings.lesson_pace = "now"
    window = Window(archive, settings, Language(qt))
    codes = {guarded.__wrapped__.__code__: name for name, guarded in painting.PAINTERS.items()}

    def tell(_kind, error, _trace):
        TOLD.append(str(error))
        sys.settrace(trace(codes))  # an error in a trace function ends the tracing

    sys.excepthook = tell
    sys.settrace(trace(codes))
    window.resize(1366, 768)
    window.show()
    settle(qt, 300)
    window.complain("a sentence")
    settle(qt)
    for open_sheet in (
        window.show_settings,
        window.show_about,
        window.show_help,
        lambda: window.ask_new_game("bruges"),
    ):
        open_sheet()
        settle(qt)
        for sheet in window.host.findChildren(Sheet):
            sheet.shut()
    for summary in archive.unfinished():
        window.resume(summary.id)
        settle(qt, 200)
    window.resume(finished)
    settle(qt, 200)
    window.show_library()
    window.page.filters.search.setText("zzz")
    settle(qt, 100)
    window.page.filters.clear()
    settle(qt, 800)
    window.show_review(finished, 40)
    until_open(window.review)
    settle(qt, 300)
    for position in range(60):
        window.review.show_position(position, still=True)
        window.review.notice.say("a sentence")
        window.grab()
    by_hand()
    sys.settrace(None)
    sys.excepthook = sys.__excepthook__
    window.close()
    archive.close()
    assert {f"in {name}" for name in FAILED} == {each for each in TOLD if each.startswith("in ")}
    sys.stdout.write("\n".join(sorted(FAILED)))


def by_hand():
    """What only shows in passing, without what it would show: it fails before it asks for that."""
    picture = QPixmap(200, 200)
    painter = QPainter(picture)
    for name in sorted(set(painting.PAINTERS) - FAILED):
        module, _, rest = name.rpartition(".")[0].rpartition(".")
        method = name.rpartition(".")[2]
        if method != "paintEvent":
            painting.PAINTERS[name](SimpleNamespace(), painter, QStyleOptionGraphicsItem(), None)
            continue
        kind = getattr(sys.modules[module], rest)
        base = next(each for each in kind.__mro__ if not each.__module__.startswith("app."))
        bare = type(kind.__name__, (kind,), {"resizeEvent": lambda *_: None})
        widget = bare.__new__(bare)
        base.__init__(widget)
        shown = {
            "_empty": "nothing",
            "done": (0.5,),
            "_summary_box": QRectF(0, 0, 9, 9),
            "model": lambda: None,
            "held": True,
            "game": "-",
        }
        widget.__dict__.update(shown)
        widget.resize(200, 100)
        widget.grab()
    painter.end()


if __name__ == "__main__":
    try:
        main(Path(sys.argv[1]))
    finally:
        sys.settrace(None)
        sys.excepthook = sys.__excepthook__
