"""Every screen of the galleries in one size, by name, painted the same on every run: what the baselines keep.

No clock, no chance, no motion and no animation; shipped fonts, one pixel per pixel, the light theme, English.
"""

import gc
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, lru_cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QRectF, QTranslator
from PySide6.QtGui import QCursor, QImage, QPixmap
from PySide6.QtWidgets import QApplication

from app.match.archive import Archive
from app.match.library import standing_of
from app.match.match import Match
from app.models.language import FOLDER, Language, locale_of
from app.models.lessons.course import Course
from app.models.lessons.files import read_lesson
from app.models.settings import Settings
from app.models.text import forget_translations
from app.views.board.backgrounds import backgrounds
from app.views.game.page import GamePage
from app.views.lesson.page import LessonPage
from app.views.memory import Collector
from app.views.paint.brushes import painted
from app.views.paint.cache import glyph_images, pixmaps
from app.views.paint.seats import SmallMarks
from app.views.scale import scale
from app.views.style import dress
from app.views.theme import fonts_loaded, keeper
from app.views.widgets.sheet import Sheet
from app.views.window import Window
from tests.gallery import (
    bruges_cards,
    bruges_table,
    loyang_cards,
    loyang_table,
    murano_cards,
    murano_table,
    parts,
    port_royal_cards,
    port_royal_table,
    review,
    shell,
    statistics,
    tables,
    taverns_cards,
    taverns_table,
    training,
)
from tests.gallery.past_games import standing_clock
from tests.gallery.waiting import settle

SIZE = (1366, 768)

TABLES = {
    "port_royal": port_royal_table.SCENES,
    "taverns": taverns_table.SCENES,
    "loyang": loyang_table.SCENES,
    "murano": murano_table.SCENES,
    "bruges": bruges_table.SCENES,
}
CARDS = {
    "port_royal": (port_royal_cards.SHEETS, 78),
    "taverns": (taverns_cards.SHEETS, 108),
    "loyang": (loyang_cards.SHEETS, 84),
    "murano": (murano_cards.SHEETS, 108),
    "bruges": (bruges_cards.SHEETS, 56),
}
"""The cards of each game, and the width in which they are compared."""


class Studio:
    """What the screens need and share; made by ``studio``.

    Attributes:
        folder: An empty folder of its own.
        app: The application, dressed.
        settings: Of nobody: everything as it is at first, without motion.
    """

    def __init__(self, folder: Path, app: QApplication, language: str) -> None:
        self.folder, self.app = folder, app
        self.settings = Settings(folder / "settings.ini")
        self.settings.pace = self.settings.lesson_pace = "now"
        self.settings.reduced_motion = True
        self.settings.theme = "light"
        self.settings.language = language
        self._words = QTranslator()
        self._words.load(f"kontor_{language}", str(FOLDER))
        self._archives: list[Archive] = []
        self.window = cache(self._window)
        self.reviewed = cache(self._reviewed)
        self.match = lru_cache(maxsize=32)(_match)  # as many as a game has scenes: faults look at them again and again

    def speak(self) -> None:
        """Say everything in its language with the plurals, whatever was spoken or forgotten since the last picture."""
        self.hush()
        QCoreApplication.installTranslator(self._words)
        forget_translations()

    def hush(self) -> None:
        """Say nothing any more."""
        QCoreApplication.removeTranslator(self._words)
        forget_translations()

    def archive(self, name: str) -> Archive:
        """A new archive; a screen may be painted again while the one before is open."""
        archive, _ = Archive.open(self.folder / f"{name}_{len(self._archives)}")
        self._archives.append(archive)
        return archive

    def _window(self) -> Window:
        archive = self.archive("shell")
        shell.fill(archive)
        return Window(archive, self.settings, Language(self.app))

    def _reviewed(self) -> tuple[Archive, Match]:
        archive = self.archive("review")
        return archive, review.fill(archive)

    def close(self) -> None:
        """Let go of everything."""
        self.hush()
        QApplication.processEvents()  # while the archives are open: a window says everything anew
        if self.window.cache_info().currsize:
            self.window().close()
            self.window().deleteLater()
        for archive in self._archives:
            archive.close()


@contextmanager
def studio(language: str = "en") -> Iterator[Studio]:
    """Everything that the screens depend on, held still and in one language; as it was before at the end."""
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    if not fonts_loaded():
        dress(app)
    collects, collector = gc.isenabled(), Collector(app)  # never in a thread that reads a game
    before = keeper.choice, scale.unit, scale.percent, SmallMarks.shown, QLocale()
    flashing = app.cursorFlashTime()
    app.setCursorFlashTime(0)  # the cursor in a line of text is seen always, not every other half second
    QCursor.setPos(20_000, 20_000)  # nothing is under the pointer, wherever a test has left it
    QLocale.setDefault(locale_of(language))  # whatever the machine, and whoever spoke another language before
    for store in (pixmaps, glyph_images, backgrounds):  # other tests may have left something painted without words
        store.clear()
    with (
        TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        standing_clock(),
        patch.object(Sheet, "animated", new=False),
        patch("app.views.board.pictures.PATIENCE", 3600.0),  # every picture in its own size, however busy it is
    ):
        made = Studio(Path(folder), app, language)
        made.speak()
        yield made
        made.close()
        QApplication.processEvents()
    collector.deleteLater()
    if collects:
        gc.enable()
    keeper.use(before[0])
    scale.unit = before[1]
    scale.use_percent(before[2])
    SmallMarks.shown = before[3]
    QLocale.setDefault(before[4])
    app.setCursorFlashTime(flashing)
    scale.changed.emit()


Screen = Callable[[Studio], QPixmap]


def _match(game: str, scene: str) -> Match:
    make, _ = TABLES[game][scene]
    return make()


def _table(game: str, scene: str, own: Studio) -> QPixmap:
    _, prepare = TABLES[game][scene]
    return tables.picture((lambda: own.match(game, scene), prepare), SIZE, "light", own.settings)


def _cards(game: str, _: Studio) -> QPixmap:
    cards, width = CARDS[game]
    scale.fit(*SIZE)
    return cards.sheet(width, "light")


def _parts(theme: str, _: Studio) -> QPixmap:
    keeper.use(theme)
    return painted(parts.WIDTH, parts.HEIGHT, 1, parts.page)


def _backdrops(_: Studio) -> QPixmap:
    return painted(parts.WIDTH, 640, 1, parts.backdrops)


def _harbour(theme: str, _: Studio) -> QPixmap:
    keeper.use(theme)
    whole = QRectF(0, 0, parts.WIDTH, parts.HEIGHT)
    return painted(parts.WIDTH, parts.HEIGHT, 1, lambda p: parts.paint_table(p, whole.adjusted(0, 56, 0, 0), 752))


def _start(own: Studio) -> QPixmap:
    return shell.start(own.window(), SIZE)


def _start_of(name: str, fill: Callable[[Archive], None], own: Studio) -> QPixmap:
    """The start page over an archive of its own."""
    archive = own.archive(name)
    fill(archive)
    window = Window(archive, own.settings, Language(own.app))
    taken = shell.start(window, SIZE)
    window.close()
    window.deleteLater()
    return taken


def _sheet(name: str, own: Studio) -> QPixmap:
    shell.start(own.window(), SIZE)
    return shell.sheet(own.window(), name)


def _lesson(own: Studio) -> QPixmap:
    keeper.use("light")
    scale.fit(*SIZE)
    place = {"chapter": "harbour", "step": "same_colour", "actions": ["draw", "draw", "draw"]}
    course = Course(read_lesson("port_royal"), place)
    page = LessonPage(course, own.settings, tables.Nobody())  # type: ignore[arg-type]  # as much as is needed
    return tables.shown(page, SIZE, lambda _: None)


def _ending(own: Studio) -> QPixmap:
    keeper.use("light")
    scale.fit(*SIZE)
    match, archive = own.match("bruges", "end"), own.archive("ending")
    archive.create(match.record, standing_of(match.state))
    page = GamePage(match, own.settings, tables.Nobody())  # type: ignore[arg-type]  # as above
    page.ending.archive, page.ending.make = archive, review.Assessor
    taken = tables.shown(page, SIZE, settle)
    page.halt()
    return taken


def _review(own: Studio, *, turning: bool) -> QPixmap:
    archive, match = own.reviewed()
    return review.review(archive, match, SIZE, turning=turning)


def _decision(own: Studio) -> QPixmap:
    archive = own.archive("decision")  # not that of the review: what is looked at is kept
    return review.review(archive, review.fill(archive), SIZE, decision=True)


def _training(own: Studio) -> QPixmap:
    archive = own.archive("training")  # not that of the review, as above
    return training.question(archive, review.fill(archive), SIZE, own.settings, answered=True)


def _training_overview(own: Studio) -> QPixmap:
    archive = own.archive("training_overview")
    review.fill(archive)
    return training.overview(archive, SIZE)


def _library(own: Studio) -> QPixmap:
    archive = own.archive("library")  # not that of the review, which keeps what it works out
    review.fill(archive)
    archive.set_note(archive.games()[3].id, "Never again wait for a fourth ship with two captains on the table.")
    return review.library(archive, SIZE, 3)


def _empty_library(own: Studio) -> QPixmap:
    return review.library(own.archive("none"), SIZE, 0)


def _statistics(_: Studio) -> QPixmap:
    return statistics.statistics(SIZE, "murano", 120)


SCREENS: dict[str, Screen] = {
    **{f"{game}_{scene}": partial(_table, game, scene) for game, scenes in TABLES.items() for scene in scenes},
    **{f"cards_{game}": partial(_cards, game) for game in CARDS},
    "parts_light": partial(_parts, "light"),
    "parts_dark": partial(_parts, "dark"),
    "backdrops": _backdrops,
    "harbour_light": partial(_harbour, "light"),
    "harbour_dark": partial(_harbour, "dark"),
    "start": _start,
    "start_many": partial(_start_of, "many", shell.fill_with_many),
    "lesson": _lesson,
    "ending": _ending,
    **{name: partial(_sheet, name) for name in shell.SHEETS},
    "review": partial(_review, turning=False),
    "review_turning": partial(_review, turning=True),
    "review_decision": _decision,
    "training": _training,
    "training_overview": _training_overview,
    "library": _library,
    "library_empty": _empty_library,
    "statistics": _statistics,
}
"""All screens by name."""

QUICK = (
    "bruges_card",
    "loyang_late",
    "murano_turn",
    "new_game",
    "port_royal_trade",
    "taverns_placing",
)
"""The screens that the quick tests look at."""


def image_of(name: str, own: Studio) -> QImage:
    """A screen as it looks now, and the theme as it was."""
    keeper.use("light")
    own.settings.pace = own.settings.lesson_pace = "now"
    own.speak()
    taken = SCREENS[name](own).toImage().convertToFormat(QImage.Format.Format_RGB32)
    # Without a running event loop nobody else deletes the pages, and each would follow every change of theme and scale.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    keeper.use("light")
    return taken
