"""The start page: a tile for each game, the games to go on with, and the latest games of the library."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Collection
from datetime import date
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.match.words import ArchiveError
from app.models.damaged import DAMAGED
from app.models.games import ENTRIES
from app.models.language import LANGUAGES, native_name
from app.models.library import LibraryWords
from app.models.notices import told
from app.models.start import Open, OwnResults, Past, count_shelved, open_games, own_results, past_games
from app.models.text import spelled_out
from app.models.training.cards import count_due
from app.session.damaged import Survey
from app.views.logo import paint_logo
from app.views.page_keys import is_statistics
from app.views.paint import brushes
from app.views.paint.brushes import LEFT, draw_text, text_width
from app.views.paint.glyphs import glyph
from app.views.paint.guard import painting
from app.views.review.notice import NoticeBar
from app.views.scale import scale
from app.views.start.invitation import Invitation
from app.views.start.open_games import OpenGames
from app.views.start.parts import TILE_ROOM, GameTile, PastRow, StartLayout, start_layout
from app.views.theme import keeper, mix, theme
from app.views.widgets.buttons import GHOST, Button, IconButton, Link
from app.views.widgets.inputs import Segmented

LOG = logging.getLogger(__name__)

if TYPE_CHECKING:
    from app.match.archive import Archive


class StartPage(QWidget):
    """The page that the program begins with.

    Args:
        archive: The games; ``None`` for a page without any.
        parent: The parent.

    Attributes:
        tiles: The tiles of the games.
        language_choice: The choice of the language.
        tools: The icon buttons at the upper right by glyph: statistics, library, theme, settings.
        open: The panel of the games to go on with.
        invitation: The panel in its place while there are none.
        rows: The latest finished games, in the panel of the library.
        links: The links in the head of that panel, from the right; hidden ones take no room.
        begin: The button in that panel while no game is finished.
        notice: Tells what was done with a game, and offers to undo it.
        survey: Looks for damaged games in a thread.
        credits: The link to the credits.

    Signals:
        new_game: Set up a game; its key.
        learn: Open the guided first game of a game; its key.
        resume: Go on with a game; its id.
        copy: Go on with a game in a copy; its id.
        review: Review a game; its id.
        library: Show the library.
        statistics: Show the statistics.
        training: Show the training.
        settings: Open the settings.
        about: Open the credits.
        language: A language was chosen; its code.
        theme: Switch between the light and the dark theme.
        painted: The page was painted for the first time.
    """

    new_game = Signal(str)
    learn = Signal(str)
    resume = Signal(str)
    copy = Signal(str)
    review = Signal(str)
    library = Signal()
    statistics = Signal()
    training = Signal()
    settings = Signal()
    about = Signal()
    language = Signal(str)
    theme = Signal()
    painted = Signal()

    def __init__(self, archive: Archive | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._archive = archive
        self._n_past = self._n_shelved = self._due = 0  # numbers of finished and shelved games, and of questions due
        self._taught: tuple[str, ...] = ()  # games whose lesson is offered, those with a begun one first
        self._begun: tuple[str, ...] = ()  # games whose lesson was begun
        self._undo: Callable[[], None] | None = None  # undoes what the notice tells
        self._was_painted = False
        # Above: the tiles, the choice of the language, the tools.
        self.tiles = [GameTile(entry, self) for entry in ENTRIES.values()]
        for tile in self.tiles:
            tile.clicked.connect(self._tile_clicked)
            tile.learn.clicked.connect(partial(self.learn.emit, tile.entry.key))
        self.language_choice = Segmented([(language, language.upper()) for language in LANGUAGES], self, px=17)
        self.language_choice.chosen.connect(self.language)
        self.tools = {name: IconButton(name, self) for name in ("abacus", "bookshelf", "moon", "cog")}
        signals = (self.statistics, self.library, self.theme, self.settings)
        for button, signal in zip(self.tools.values(), signals, strict=True):
            button.clicked.connect(signal)
        # Below, at the left: the games to go on with, or the invitation in their place.
        self.open = OpenGames(archive, self)
        self.open.resume.connect(self.resume)
        self.open.copy.connect(self.copy)
        self.open.review.connect(self.review)
        self.open.shelve.connect(self.shelve)
        self.open.remove.connect(self.remove)
        self.open.library.connect(self.library)
        self.invitation = Invitation(self)
        self.invitation.new_game.connect(self.new_game)
        self.invitation.learn.connect(self.learn)
        # Below, at the right: the library.
        self.all_games = Link(chevron=True, parent=self)
        self.all_games.clicked.connect(self.library)
        self.train = Link(parent=self, chevron=True)
        self.train.clicked.connect(self.training)
        self.damaged = Link(parent=self, px=15, danger=True)
        self.damaged.clicked.connect(self.library)
        self.survey = Survey(archive, self) if archive is not None else None
        if self.survey is not None:
            self.survey.changed.connect(self._show_damaged)
        self.links = [self.all_games, self.train, self.damaged]
        self.begin = Button(kind=GHOST, parent=self, px=17)
        self.begin.clicked.connect(self._begin)
        self.notice = NoticeBar(self)
        self.notice.taken.connect(self._undo_last)
        self.credits = Link(parent=self, px=15, quiet=True)
        self.credits.clicked.connect(self.about)
        self.rows: list[PastRow] = []
        self._set_tab_order()
        keeper.changed.connect(self.update)
        scale.changed.connect(self._arrange)
        self.refresh()

    # Content

    def refresh(self) -> None:
        """Read the archive again, and show what it has."""
        for row in self.rows:
            row.setParent(None)  # off the page at once, not only when the event loop deletes it
            row.deleteLater()
        self.rows = []
        games: list[Open] = []
        past: list[Past] = []
        results: dict[str, OwnResults] = {}
        n_open = self._n_past = self._n_shelved = 0
        if self._archive is not None:
            try:
                games, n_open = open_games(self._archive)
                self._n_shelved = count_shelved(self._archive)
                past, self._n_past = past_games(self._archive)
                results = own_results(self._archive) if past else {}
            except ArchiveError:  # without the archive new games can still be set up
                LOG.exception("start: the archive cannot be read")
            except Exception as error:
                # Whatever is wrong with a game: without this page nothing of the program could be reached. The hook
                # is that of CrashGuard, which shows the error.
                sys.excepthook(type(error), error, error.__traceback__)
        # The panel of the library.
        for each in past:
            row = PastRow(each, self)
            row.spark_room = any(other.chances for other in past)  # the words of all rows end at the same x
            row.clicked.connect(self._row_clicked)
            row.show()
            self.rows.append(row)
        for tile in self.tiles:
            tile.set_results(results.get(tile.entry.key))
        # The games to go on with, else the invitation.
        self.open.show_games(games, n_open)
        self.open.setVisible(bool(games))
        self.invitation.setVisible(not games)
        self._invite()
        # Links and buttons that lead on from the library.
        self.all_games.setVisible(bool(past or games or self._n_shelved))
        self.train.setVisible(bool(past))
        self.begin.setVisible(not past)
        self._due = count_due(self._archive, date.today()) if self._archive is not None and past else 0
        if self._was_painted:  # before that _after_first_paint will do the same
            self.open.paint_later()
            self._look_for_damage()
        self.retranslate()
        self._set_tab_order()
        self._arrange()

    def focus_first(self) -> None:
        """Give the focus to the latest game to go on with, else to the tile of the first game."""
        (self.open.first() or self.tiles[0]).setFocus(Qt.FocusReason.OtherFocusReason)

    def set_language(self, language: str) -> None:
        """Show which language is the current one; its code."""
        self.language_choice.set_value(language)

    def teach(self, games: Collection[str], begun: Collection[str] = ()) -> None:
        """Offer the guided first game of these games; ``begun`` are those among them that were begun."""
        self._taught = tuple(sorted(games, key=lambda game: game not in begun))  # what was begun comes first
        self._begun = tuple(begun)
        for tile in self.tiles:
            tile.set_taught(tile.entry.key in games, begun=tile.entry.key in begun)
        self._invite()

    def set_still(self, still: bool) -> None:
        """Set whether tiles jump to their raised place instead of gliding."""
        for tile in self.tiles:
            tile.still = still

    def retranslate(self) -> None:
        """Set every text in the current language."""
        for tile in self.tiles:
            tile.retranslate()
        self.language_choice.setAccessibleName(self.tr("Language"))
        for segment, name in zip(self.language_choice.segments(), map(native_name, LANGUAGES), strict=True):
            segment.setAccessibleName(name)
            segment.setToolTip(name)
        self.tools["abacus"].set_name(self.tr("Statistics"))
        self.tools["bookshelf"].set_name(self.tr("Library"))
        self.tools["moon"].set_name(self.tr("Light or dark"))
        self.tools["cog"].set_name(self.tr("Settings"))
        self.invitation.retranslate()
        self.all_games.setText(self.tr("All %n game(s)", "", self._n_past + self._n_shelved + self.open.n_games))
        self.begin.setText(self.tr("Go on playing") if self.open.games else self.tr("Play the first one"))
        self.train.setText(self.tr("Training ({due})").format(due=self._due) if self._due else self.tr("Training"))
        self.train.setToolTip(spelled_out(self.tr("%n question(s) about past decisions due", "", self._due), self._due))
        self._show_damaged()
        self.credits.setText(self.tr("Symbols: game-icons.net, CC BY 3.0 · Credits"))
        self.update()

    # Looks

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        if self._was_painted:
            self.open.paint_later()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()  # not only retranslate: lines about games come from the models in the current language
        super().changeEvent(event)

    def layout_now(self) -> StartLayout:
        """The places of the parts at the current size."""
        return start_layout(self.width(), self.height(), len(self.tiles))

    @painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        brushes.prepare(p)
        places = self.layout_now()
        self._draw_ground(p)
        self._draw_header(p, places.header)
        for box in (places.open, places.past):
            brushes.shadow(p, box, scale.px(20), scale.px(12), 0.35)
            p.setPen(QPen(QColor(theme().line), 1.2))
            p.setBrush(QColor(theme().panel))
            p.drawPath(brushes.rounded(box, scale.px(20)))
        self._draw_past(p, places.past)
        small = scale.font("text", 15)
        line = self.tr("All opponents think on this machine. No account, no network.")
        draw_text(p, places.foot, line, small, theme().text_3, LEFT)
        p.end()
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self._after_first_paint)  # later: the tiles, its children, are painted after it

    def _after_first_paint(self) -> None:
        """Called once the page is on screen: emit ``painted``, and begin with what was put off until then."""
        self.painted.emit()
        self.open.paint_later()
        self._look_for_damage()

    def _look_for_damage(self) -> None:
        """Look for damaged games in a thread."""
        if self.survey is not None:
            self.survey.look()

    def _show_damaged(self) -> None:
        count = len(self.survey.games) if self.survey is not None else 0
        self.damaged.setText(DAMAGED.count(count) if count else "")
        self.damaged.setVisible(bool(count))
        self._arrange()

    def _draw_ground(self, p: QPainter) -> None:
        now, box = theme(), QRectF(self.rect())
        p.fillRect(box, brushes.vertical(box, mix(now.bg, "#FFFFFF", 0.04 if now.dark else 0.35), now.bg))
        brushes.noise(p, box, 0.035, 1)
        side = scale.px(760)
        glyph(p, "compass", box.width() - side * 0.63, box.height() * 0.4, side, now.brass_fill, alpha=0.055)

    def _draw_header(self, p: QPainter, box: QRectF) -> None:
        now, side = theme(), scale.px(56)
        paint_logo(p, box.x(), box.y() + scale.px(2), side)
        name_font = scale.font("display", 50, weight=800, spacing=0.3)
        x = box.x() + side + scale.px(16)
        draw_text(p, QRectF(x, box.y() - scale.px(6), scale.px(500), scale.px(60)), "Kontor", name_font, now.text)
        x += text_width("Kontor", name_font) + scale.px(22)
        p.fillRect(QRectF(x, box.y() + scale.px(12), 1.5, scale.px(36)), QColor(now.line))
        room = self.language_choice.x() - x - scale.px(40)
        line = self.tr("Five games, one table, honest opponents.")
        line_font = brushes.fit_font(line, "display", scale.text(23), room, weight=500)
        line_font.setItalic(True)
        draw_text(p, QRectF(x + scale.px(20), box.y(), room, scale.px(56)), line, line_font, now.text_2, elide=True)

    def _draw_past(self, p: QPainter, box: QRectF) -> None:
        title = self.tr("Library")
        place = QRectF(
            box.x() + scale.px(24), box.y() + scale.px(10), box.width() / 2, self._past_head() - scale.px(14)
        )
        draw_text(p, place, title, scale.font("display", 27, weight=800), theme().text)
        if not self.rows:
            text = self.tr(
                "Finished games gather here, each with its review: where it turned, what was luck and what was skill."
            )
            top = box.y() + self._past_head()
            inner = QRectF(box.x() + scale.px(90), top, box.width() - scale.px(180), self.begin.y() - top)
            draw_text(p, inner, text, scale.font("text", 17), theme().text_2, brushes.CENTER, wrap=True)

    @staticmethod
    def _past_head() -> float:
        """Height in px of the head of the library's panel, with title and links."""
        return max(scale.px(58), scale.text(27) * 1.4 + scale.px(14))

    # Places of the widgets

    def _arrange(self) -> None:
        if self.width() < 2:
            return
        places = self.layout_now()
        room = scale.px(TILE_ROOM)
        for tile, box in zip(self.tiles, places.tiles, strict=True):
            tile.setGeometry(box.adjusted(-room, -room, room, room).toAlignedRect())
        x = places.header.right()
        middle = places.header.y() + scale.px(31)
        for name in reversed(self.tools):  # from the right
            size = self.tools[name].sizeHint()
            x -= size.width()
            self.tools[name].setGeometry(round(x), round(middle - size.height() / 2), size.width(), size.height())
            x -= scale.px(10)
        width = round(max(scale.px(112), 92))
        height = self.tools["cog"].height()
        self.language_choice.setGeometry(round(x - width), round(middle - height / 2), width, height)
        for each in (self.open, self.invitation):
            each.setGeometry(places.open.toAlignedRect())
        self.notice.fit(self.rect())
        self._arrange_past(places.past)
        foot = self.credits.sizeHint()
        y = places.foot.center().y() - foot.height() / 2
        self.credits.setGeometry(round(places.foot.right() - foot.width()), round(y), foot.width(), foot.height())
        self.update()

    def _arrange_past(self, box: QRectF) -> None:
        right, middle = box.right() - scale.px(16), box.y() + self._past_head() / 2 + scale.px(3)
        for link in self.links:
            size = link.sizeHint()
            link.setGeometry(
                round(right - size.width()), round(middle - size.height() / 2), size.width(), size.height()
            )
            if not link.isHidden():
                right -= size.width() + scale.px(10)
        size, high = self.begin.sizeHint(), max(scale.px(46), scale.text(18) * 1.9)
        x, y = box.center().x() - size.width() / 2, box.bottom() - scale.px(16) - high
        self.begin.setGeometry(round(x), round(y), size.width(), round(high))
        top, bottom = box.y() + self._past_head(), box.bottom() - scale.px(8)
        # As many rows as have room for both lines of their words; they share the height, up to a limit.
        least = scale.text(17.5) * 1.35 + scale.text(15.5) * 1.35 + 6
        shown = max(1, min(len(self.rows), int((bottom - top) / least)))
        height = min(max(scale.px(60), least * 1.15), (bottom - top) / shown)
        for index, row in enumerate(self.rows):
            row.setVisible(index < shown)
            row.setGeometry(
                QRectF(box.x() + scale.px(16), top + index * height, box.width() - scale.px(32), height).toAlignedRect()
            )

    def _set_tab_order(self) -> None:
        """Set the order of Tab: the tiles, the two panels below, the tools."""
        # The main button of the invitation comes first, be it ``play`` or ``teach``; the chain keeps its first place.
        tiles = [each for tile in self.tiles for each in (tile, tile.learn)]
        chain: list[QWidget] = [*tiles, *self.open.controls(), self.invitation.picture]
        chain += [self.invitation.first(), self.invitation.play]
        chain += [self.invitation.teach, *reversed(self.links), self.begin, *self.rows]
        chain += [self.language_choice.segments()[0], *self.tools.values(), self.credits]
        for one, other in pairwise(dict.fromkeys(chain)):
            QWidget.setTabOrder(one, other)

    # Deeds

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}
        focused = self.focusWidget()
        if is_statistics(event):
            self.statistics.emit()
        elif event.key() in steps and isinstance(focused, GameTile):
            at = self.tiles.index(focused) + steps[Qt.Key(event.key())]
            self.tiles[at % len(self.tiles)].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def _tile_clicked(self) -> None:
        tile = self.sender()
        if isinstance(tile, GameTile):
            self.new_game.emit(tile.entry.key)

    def _begin(self) -> None:
        """Go on with the latest game, else set up a new one: how the empty library gets its first game."""
        if self.open.games:
            self.resume.emit(self.open.games[0].id)
        else:
            self.new_game.emit(self.invitation.game)

    def _row_clicked(self) -> None:
        row = self.sender()
        if isinstance(row, PastRow):
            self.review.emit(row.past.id)

    def _invite(self) -> None:
        """Set what the invitation offers: the game that was finished last, and a lesson, a begun one if there is."""
        latest = self.rows[0].past.game if self.rows else next(iter(self._taught), self.tiles[0].entry.key)
        lesson = next(iter(self._taught), "")
        self.invitation.offer(latest, lesson, first=not self.rows, begun=lesson in self._begun)

    # Shelving and deleting

    def shelve(self, game_id: str) -> None:
        """Take a game off the page, and offer to undo that; it is back as well when it is played on in the library."""
        if self._archive is not None and self._done(partial(self._archive.shelve, [game_id])):
            self._undo = partial(self._archive.shelve, [game_id], shelved=False)
            self.notice.say(self._shelved, self._undo_words)

    def remove(self, game_id: str) -> None:
        """Delete a game, and offer to undo that."""
        if self._archive is not None and self._done(partial(self._archive.delete, [game_id])):
            self._undo = partial(self._archive.restore, [game_id])
            self.notice.say(partial(LibraryWords().deleted, 1), self._undo_words)

    def _shelved(self) -> str:
        return self.tr("The game is in the library. Play on there, and it is back here.")

    def _undo_words(self) -> str:
        return self.tr("Undo")

    def _undo_last(self) -> None:
        undo, self._undo = self._undo, None
        if undo is not None and not self._done(undo):
            self._undo = undo  # can be tried again

    def _done(self, change: Callable[[], None]) -> bool:
        """Call ``change`` and read the archive again; tell an error of the archive, and return false then."""
        try:
            change()
        except ArchiveError as error:
            LOG.warning("%s", error)
            self.notice.say(partial(told, error), failure=True)
            return False
        self._refresh_in_place()
        return True

    def _refresh_in_place(self) -> None:
        self.refresh()
        self.focus_first()
