"""The main window: it holds the pages, opens one in place of another, and shows dialogs (sheets) above them."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QKeyCombination, QObject, QSize, Qt, QThreadPool, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QMainWindow, QStackedLayout, QWidget

from app.engines import GAMES
from app.match.match import begin, new_match, open_match
from app.match.record import SUFFIX, dumps
from app.match.words import ArchiveError, RecordError
from app.models.games import entry
from app.models.library import under_way
from app.models.notices import settings_told, told
from app.models.rematch import rematch
from app.models.secrets import whose_hand
from app.models.training.cards import Chosen
from app.views.complaints import Complaints
from app.views.lesson.pages import LessonPages
from app.views.magnifier import Magnifier
from app.views.memory import give_back, keep
from app.views.paint.cache import pixmaps
from app.views.paint.chrome import app_icon
from app.views.paint.seats import show_marks
from app.views.placing import FRAME, LOOK_AGAIN, SMALLEST, FullScreen, keep_inside, place_within
from app.views.scale import scale
from app.views.start.page import StartPage
from app.views.theme import keeper, theme
from app.views.timing import LessMotion
from app.views.training.pages import TrainingPages
from app.views.widgets.sheet import Sheet

if TYPE_CHECKING:
    from app.match.archive import Archive
    from app.match.match import Match
    from app.models.language import Language
    from app.models.notices import Sentence
    from app.models.settings import Settings
    from app.models.setup import Setup
    from app.session.opponents import Opponents
    from app.views.game.page import GamePage
    from app.views.library.page import LibraryPage
    from app.views.passing_page import PassingPage
    from app.views.review.page import ReviewPage
    from app.views.statistics.page import StatisticsPage

LOG = logging.getLogger(__name__)

TIDY_AFTER = 400
"""Milliseconds after a table or a review was left at which its memory is freed; the next page is on screen by then."""

FIRST_SIZE = (1600, 900)
"""Width and height of the window at the very first start, in logical pixels; less on a smaller screen."""


class Window(QMainWindow):
    """The main window of the program.

    The start page exists from the beginning.  The library and the statistics are created when first shown and kept;
    the table, the review and every ``PassingPage`` are created for one visit and deleted when they are left.

    Args:
        archive: The games.
        settings: The settings; the window follows every change.
        language: The translators of the application.
        run_language: Language code (``--lang``) that goes before the settings until a person chooses another language.

    Attributes:
        host: Holds the pages, and is what sheets cover.
        magnifier: Holds ``host``, which it makes larger than the window for very large letters.
        pages: The layout of the pages; its current widget is the page in front.
        start: The start page.
        lessons: Opens the guided first games.
        training: Opens the pages of the training.

    Signals:
        table_changed: Another game is on the table, its id, or none (``""``).
    """

    table_changed = Signal(str)

    def __init__(self, archive: Archive, settings: Settings, language: Language, *, run_language: str = "") -> None:
        super().__init__()
        self._run_language = run_language
        self.archive, self.settings, self.language = archive, settings, language
        self.host = QWidget()
        self.magnifier = Magnifier(self.host)
        self.setCentralWidget(self.magnifier)
        self.host.installEventFilter(self)  # its size, not the window's, is what everything is scaled by
        self.pages = QStackedLayout(self.host)
        self.start = StartPage(archive)
        self.pages.addWidget(self.start)
        self._table: GamePage | None = None
        self._review: ReviewPage | None = None
        self._library: LibraryPage | None = None
        self._passing: PassingPage | None = None
        self.lessons, self.training = LessonPages(self), TrainingPages(self)
        self._statistics: StatisticsPage | None = None
        self._opponents: Opponents | None = None
        self._complaints = Complaints(self.host, self.pages)
        self._shows_chances: dict[str, bool] = {}  # by game under way: whether its review shows win chances
        self._back: Callable[[], None] = self.show_start
        self._tidy = QTimer(self, singleShot=True, interval=TIDY_AFTER)
        self._tidy.timeout.connect(give_back)
        self._placed = False
        self._full_screen = FullScreen(self)
        self._set_title()
        self.setWindowIcon(app_icon())
        self.setMinimumSize(SMALLEST)
        self.setAcceptDrops(True)
        self._connect()
        self.use_settings()
        self.lessons.offer()
        self._restore_place()
        self.start.focus_first()

    # Settings

    def use_settings(self) -> None:
        """Apply all settings that concern the window; every other part reads its own."""
        for name in ("language", "theme", "text_size", "reduced_motion"):  # one of each branch there
            self._setting_changed(name)

    def _setting_changed(self, name: str) -> None:
        settings = self.settings
        if name == "language":
            self.language.use(self._run_language or settings.language)
            self._run_language = ""
            self.start.set_language(self.language.current)
        elif name in ("theme", "high_contrast", "seat_marks"):
            show_marks(settings.seat_marks or settings.high_contrast)
            keeper.use(settings.theme, high_contrast=settings.high_contrast)
        elif name == "text_size":
            self.magnifier.use_percent(settings.text_size)
        elif name in ("reduced_motion", "pace"):
            # At the pace "At once" nothing moves on the table; then nothing moves on pages either.
            still = LessMotion.take(settings.reduced_motion) or settings.speed == 0
            Sheet.animated = not still
            self.start.set_still(still)

    def _switch_theme(self) -> None:
        self.settings.theme = "light" if theme().dark else "dark"

    def _choose_language(self, language: str) -> None:
        self._run_language = ""
        self.settings.language = language
        self._setting_changed("language")  # also when the settings said so before, and this run did not

    # Pages

    @property
    def page(self) -> QWidget:
        """The page in front."""
        return self.pages.currentWidget() or self.start

    @property
    def table(self) -> GamePage | None:
        """The game on the table."""
        return self._table

    @property
    def review(self) -> ReviewPage | None:
        """The review, while there is one."""
        return self._review

    def show_start(self) -> None:
        """Leave the page in front and show the start page, read anew."""
        self._leave()
        self.start.refresh()
        self.lessons.offer()
        self.pages.setCurrentWidget(self.start)
        self.start.focus_first()

    def show_library(self) -> None:
        """Show the library, read anew."""
        from app.views.library.page import LibraryPage  # like all pages but the first: the window stands sooner

        self._leave()
        if self._library is None:
            self._library = LibraryPage(self.archive)
            self._library.closed.connect(self.show_start)
            self._library.review_requested.connect(self.show_review)
            self._library.resume_requested.connect(self.resume)
            self._library.again_requested.connect(self.play_again)
            self._library.new_game_requested.connect(self._first_game)
            self._library.statistics_requested.connect(self.show_statistics)
            self._library.training_requested.connect(lambda: self.training.show_all(self.show_library))
            self.pages.addWidget(self._library)
        self._library.refresh()
        self._bring(self._library)

    def show_statistics(self) -> None:
        """Show the statistics, read anew."""
        from app.views.statistics.page import StatisticsPage

        self._back = self._way_back()
        self._leave()
        if self._statistics is None:
            self._statistics = StatisticsPage(self.archive)
            self._statistics.closed.connect(self._go_back)
            self._statistics.new_game_requested.connect(self._first_game)
            self._statistics.training_requested.connect(self._practise)
            self.pages.addWidget(self._statistics)
        self._bring(self._statistics)
        self._statistics.refresh()

    def _practise(self, game: str, played: str) -> None:
        """Show the questions about one kind of actions; closing leads to the statistics, and these where they would."""
        back = self._back

        def to_statistics() -> None:
            self.show_statistics()
            self._back = back

        self.training.show_all(to_statistics, Chosen(game, played))

    def show_review(self, game_id: str, position: int | None = None) -> None:
        """Show the review of a game at ``position``, or where the review itself begins.

        A game that a person can still go on with is reviewed with or without win chances; that is asked once per run,
        and each time where the review shows one person's hand to others.
        """
        summary = under_way(self.archive, game_id)
        hand_of = whose_hand(summary) if summary is not None else ""
        if summary is None or (game_id in self._shows_chances and not hand_of):
            self._open_review(game_id, position)
            return
        from app.views.review.question import ReviewQuestion

        def go_on(shows: bool) -> None:
            self._shows_chances[game_id] = shows
            self._open_review(game_id, position)

        question = ReviewQuestion(self.host, hand_of)
        question.answered.connect(go_on)
        question.open()

    def _open_review(self, game_id: str, position: int | None) -> None:
        from app.views.review.page import ReviewPage

        self._back = self._way_back()
        self._leave()
        self._review = ReviewPage(self.archive, speed=self.settings.speed)
        self._review.opened.connect(keep)
        self._review.closed.connect(self._go_back)
        self._review.library_requested.connect(self.show_library)
        self._review.training_requested.connect(self.training.show_game)
        self._review.branch_requested.connect(self.branch)
        self._review.told.connect(self.complain)
        self._review.chances_shown.connect(self._allow_chances)
        self.pages.addWidget(self._review)
        self._review.unreadable.connect(self._go_back)
        self._bring(self._review)
        self._review.open(game_id, position, chances=self._shows_chances.get(game_id, True))

    def _allow_chances(self, game_id: str) -> None:
        self._shows_chances[game_id] = True

    def _way_back(self) -> Callable[[], None]:
        """What to call when the review or the statistics, opened now, are closed.

        It leads back to the table, if its game goes on, or to the library, else to the start page.
        """
        if self._table is not None and not self._table.match.finished:
            game_id = self._table.match.record.id
            return lambda: self.resume(game_id)
        if self._library is not None and self.page is self._library:
            return self.show_library
        return self.show_start

    def _go_back(self) -> None:
        self._back()

    def put_in_front(self, page: PassingPage) -> None:
        """Show ``page``; it is deleted when it is left."""
        self._leave()
        self._passing = page
        self.pages.addWidget(page)
        self._bring(page)

    def _bring(self, page: QWidget) -> None:
        """Show a page, and move the keyboard to it unless it is there already."""
        self.pages.setCurrentWidget(page)
        if self.focusWidget() is None or not page.isAncestorOf(self.focusWidget()):
            page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _leave(self) -> None:
        """Stop what the page in front is doing, and delete it if it was made for one visit."""
        if self._statistics is not None:
            self._statistics.leave()
        if gone := [page for page in (self._table, self._review, self._passing) if page is not None]:
            pixmaps.clear()  # the next page shares few of them
            self._tidy.start()
        if self._table is not None:
            self._table.halt()
            self.table_changed.emit("")
        for closing in (self._review, self._passing):
            if closing is not None:
                closing.close_game()
        for page in gone:
            self.pages.removeWidget(page)
            page.hide()
            page.deleteLater()
        self._table = self._review = self._passing = None
        self._set_title()

    def _set_title(self) -> None:
        """Set the title of the window: the game on the table, if any, in the current language."""
        if self._table is None:
            self.setWindowTitle("Kontor")
        else:
            title = entry(self._table.match.record.game).title
            self.setWindowTitle(self.tr("{game} – Kontor").format(game=title))

    def _first_game(self, game: str = "") -> None:
        """Begin a new game; where it is not said of which kind, show the start page, which has them all."""
        if game:
            self.lessons.first_or_new_game(game)
        else:
            self.show_start()
            self.start.tiles[0].setFocus(Qt.FocusReason.OtherFocusReason)

    # Games

    def ask_new_game(self, game: str) -> None:
        """Open the dialog that sets up a new game; ``game`` is its key."""
        from app.views.new_game.dialog import NewGameDialog

        dialog = NewGameDialog(self.host, GAMES[game], self.settings)
        dialog.accepted.connect(lambda setup: self.begin(game, setup))
        dialog.learn.connect(self.lessons.open)
        dialog.open()

    def begin(self, game: str, setup: Setup) -> None:
        """Begin a new game and show its table; an error of the archive is told."""
        seats, seed = setup.drawn(SystemRandom())
        self._guarded(lambda: self._show_match(new_match(game, seats, setup.options, seed, self.archive)))

    def resume(self, game_id: str) -> None:
        """Go on with a game where it stands."""
        self._guarded(lambda: self._show_match(open_match(self.archive, game_id)))

    def copy(self, game_id: str) -> None:
        """Go on with a game in a copy; the game itself stays as it is."""
        self.branch(game_id, -1)

    def branch(self, game_id: str, position: int) -> None:
        """Begin a new game from a position of another one, and show its table.

        The new game records which one it came from.

        Args:
            game_id: The game to branch off.
            position: Number of plies to take over, -1 for all.
        """

        def go_on() -> None:
            match = open_match(self.archive, game_id)
            begun = match.branch(match.ply if position < 0 else position, match.seats)
            self._show_match(begin(begun, self.archive))

        self._guarded(go_on)

    def play_again(self, game_id: str) -> None:
        """Begin a new game with the players and options of another one."""

        def anew() -> None:
            old = self.archive.load(game_id)
            self._show_match(new_match(old.game, old.seats, old.options, archive=self.archive))

        self._guarded(anew)

    def _play_next(self, game_id: str, which: str) -> None:
        """Do what was chosen at the end of a game on the table; see ``GamePage.again_requested`` for ``which``."""
        if which == "same":
            self.branch(game_id, 0)  # from its very beginning: the same chance for the same players
        elif which == "train":
            self.training.show_game(game_id)
        elif which == "rematch":
            self._guarded(lambda: self._show_match(begin(rematch(self.archive.load(game_id)), self.archive)))
        else:
            self.play_again(game_id)

    def open_file(self, path: Path) -> None:
        """Import a game from a file and show its table, or its review if nobody can play it on."""

        def take() -> None:
            game_id = self.archive.import_file(path).id
            match = open_match(self.archive, game_id)
            if match.finished or match.failure or not any(seat.is_person for seat in match.seats):
                self.show_review(game_id)
            else:
                self._show_match(match)

        self._guarded(take)

    def _guarded(self, deed: Callable[[], None]) -> None:
        """Call ``deed``; an error of the archive or of a record is logged and told in the window."""
        try:
            deed()
        except (RecordError, ArchiveError) as error:
            LOG.warning("%s", error)
            self.complain(partial(told, error))

    def _show_match(self, match: Match) -> None:
        """Show the table of a game of the archive."""
        from app.views.game.page import GamePage

        page = GamePage(match, self.settings, self.opponents)
        page.ending.archive = self.archive
        page.review_requested.connect(self.show_review)
        page.again_requested.connect(self._play_next)
        self.put_on_table(page)

    def put_on_table(self, page: GamePage) -> None:
        """Show the page of a game in place of the page in front, and start it."""
        self._leave()
        page.closed.connect(self.show_start)
        page.rules_requested.connect(self.show_rules_at)
        page.settings_requested.connect(self.show_settings)
        self._table = page
        self.table_changed.emit(page.match.record.id)
        self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        self._set_title()
        page.start()

    @property
    def opponents(self) -> Opponents:
        """The worker processes of the opponents, started when first asked for; all games share them."""
        from app.session.opponents import Opponents

        if self._opponents is None:
            self._opponents = Opponents(self)
        return self._opponents

    def record_text(self) -> str:
        """The record of the game on the table as text, for a crash report; ``""`` when there is none."""
        return dumps(self._table.match.record) if self._table is not None else ""

    # Sheets and sentences

    def show_settings(self) -> None:
        """Open the settings."""
        from app.views.settings_dialog import SettingsDialog

        SettingsDialog(self.host, self.settings).open()

    def show_about(self) -> None:
        """Open the credits."""
        from app.views.about import AboutDialog

        AboutDialog(self.host).open()

    def show_help(self) -> None:
        """Open the rules of the game in front."""
        self.show_rules_at("")

    def show_rules_at(self, anchor: str) -> None:
        """Open the rules of the game in front at a section; ``""`` for the beginning."""
        from app.views.help.page import HelpDialog

        rules = HelpDialog(self.host, self._game_in_front(), anchor)
        rules.learn.connect(self.lessons.open)
        rules.open()

    def _game_in_front(self) -> str:
        """Key of the game that the page in front is about; the first game of all where it is about none."""
        if self._table is not None:
            return self._table.match.record.game
        if self._review is not None and self.page is self._review and self._review.match is not None:
            return self._review.match.record.game
        if self._passing is not None and self._passing.game:
            return self._passing.game
        return next(iter(GAMES))

    def offer_interrupted(self, game_id: str) -> None:
        """Offer to go on with the game that was on the table when the last run was killed or crashed."""
        from app.views.start.resume import offer

        offer(self.host, self.archive, game_id, self.resume)

    def tell_damaged_settings(self) -> None:
        """Tell that the settings could not be read, and what became of their file."""
        self.complain(partial(settings_told, self.settings))

    def complain(self, sentence: Sentence) -> None:
        """Show a notice of something that failed; it stays until a person closes it or leaves the page."""
        self._complaints.tell(sentence)

    @property
    def told(self) -> str:
        """The words of the notice on screen, ``""`` when there is none."""
        return self._complaints.words

    # Window

    def _connect(self) -> None:
        start = self.start
        start.new_game.connect(self.lessons.first_or_new_game)
        start.learn.connect(self.lessons.open)
        start.resume.connect(self.resume)
        start.copy.connect(self.copy)
        start.review.connect(self.show_review)
        start.library.connect(self.show_library)
        start.statistics.connect(self.show_statistics)
        start.training.connect(self.training.show_all)
        start.settings.connect(self.show_settings)
        start.about.connect(self.show_about)
        start.language.connect(self._choose_language)
        start.theme.connect(self._switch_theme)
        self.settings.changed.connect(self._setting_changed)
        # A shortcut besides keyPressEvent: StandardKey.FullScreen is another key on some systems, and an open sheet
        # accepts every key press, but it cannot stop a shortcut of the window.
        QShortcut(QKeySequence(Qt.Key.Key_F11), self).activated.connect(self._full_screen.toggle)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle the keys that the page in front has left."""
        if event.matches(QKeySequence.StandardKey.HelpContents):
            self.show_help()
        elif event.keyCombination() == QKeyCombination(Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_Comma):
            self.show_settings()
        elif event.matches(QKeySequence.StandardKey.FullScreen) or event.key() == Qt.Key.Key_F11:
            self._full_screen.toggle()
        elif event.matches(QKeySequence.StandardKey.Quit):
            self.close()
        else:
            super().keyPressEvent(event)

    def _restore_place(self) -> None:
        if self.settings.geometry and self.restoreGeometry(self.settings.geometry):
            return
        self.setGeometry(place_within(self.screen().availableGeometry(), FRAME, QSize(*FIRST_SIZE), self.minimumSize()))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._placed:
            self._placed = True
            self.activateWindow()  # without a window manager nobody else does, and no key would be heard
            for later in (0, LOOK_AGAIN):  # how wide the frame is shows when the window manager has made one
                QTimer.singleShot(later, self, self._keep_inside)

    def _keep_inside(self) -> None:
        if not self._full_screen.on:
            keep_inside(self)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._set_title()
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # By vars: the filter is still called while the window is destroyed, when its attributes are gone already.
        if event.type() == QEvent.Type.Resize and watched is vars(self).get("host"):
            scale.fit(self.host.width(), self.host.height())
            self._complaints.fit()
        return super().eventFilter(watched, event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.toLocalFile().endswith(SUFFIX) for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        for url in event.mimeData().urls()[:1]:
            self.open_file(Path(url.toLocalFile()))

    def end_background_work(self) -> None:
        """Wait until no thread reads the archive any more; to be called before the archive is closed."""
        if self.start.survey is not None:
            self.start.survey.close()
        if self._library is not None:
            self._library.end_background_work()
        QThreadPool.globalInstance().waitForDone()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._leave()
        self._full_screen.leave()  # else the geometry saved next could be that of the screen, without its state
        self.settings.geometry = bytes(self.saveGeometry().data())
        self.settings.sync()
        if self._opponents is not None:
            self._opponents.close()
        super().closeEvent(event)
