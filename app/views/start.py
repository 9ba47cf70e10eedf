"""The start page: five games, the game to go on with, and the latest of the library."""

from __future__ import annotations

import logging
import sys
from collections.abc import Collection
from datetime import date
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.match.words import ArchiveError
from app.models.damaged import DAMAGED
from app.models.games import ENTRIES
from app.models.language import LANGUAGES, native_name
from app.models.start import Open, Past, cards_in_view, past_games
from app.models.start import open_game as latest_open
from app.models.text import spelled_out
from app.models.training_cards import count_due
from app.session.damaged import Survey
from app.views.inputs import Segmented
from app.views.mark import kontor_mark
from app.views.page_keys import is_statistics
from app.views.paint import brushes
from app.views.paint.brushes import LEFT, draw_text, text_width
from app.views.paint.glyphs import glyph
from app.views.painting import painting
from app.views.scale import scale
from app.views.start_parts import TILE_ROOM, GameTile, PastRow, StartLayout, draw_backdrop, draw_seats, start_layout
from app.views.theme import accent_text, keeper, mix, theme
from app.views.widgets.buttons import GHOST, PRIMARY, Button, IconButton, Link

LOG = logging.getLogger(__name__)

_CARD = 66
"""Width of a card in the picture of the open game, in px of the drawing."""

_LATE_MS = 120
"""Until what can come later is painted; also after a change of size."""

if TYPE_CHECKING:
    from app.match.archive import Archive


class StartPage(QWidget):
    """The first page.

    Attributes:
        open_game: The game to go on with, if there is one.
        cards: Pictures of cards on its table.
        rows: The latest finished games.

    Signals:
        new_game: Key of the game that shall be set up.
        learn: Key of the game whose guided first game is wanted.
        resume: Id of the game to go on with.
        copy: Id of the game to go on with as a copy.
        review: Id of the finished game to look at.
        library: Show all games.
        statistics: Show what the games come to.
        training: Ask about past decisions.
        settings: Show the settings.
        about: Show the credits.
        language: One of ``LANGUAGES`` was chosen.
        theme: The other theme was asked for.
        painted: The page stands on the screen for the first time.
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
        self.open_game: Open | None = None
        self._n_past = self._due = 0
        self._was_painted = False
        self.cards: list[QPixmap] = []
        self.tiles = [GameTile(entry, self) for entry in ENTRIES.values()]
        for tile in self.tiles:
            tile.clicked.connect(self._tile_clicked)
            tile.learn.clicked.connect(partial(self.learn.emit, tile.entry.key))
        self.speech = Segmented([(language, language.upper()) for language in LANGUAGES], self, px=17)
        self.speech.chosen.connect(self.language)
        self.tools = {name: IconButton(name, self) for name in ("abacus", "bookshelf", "moon", "cog")}
        signals = (self.statistics, self.library, self.theme, self.settings)
        for button, signal in zip(self.tools.values(), signals, strict=True):
            button.clicked.connect(signal)
        self.go_on = Button(kind=PRIMARY, glyph_name="play-button", parent=self, px=18)
        self.as_copy = Button(kind=GHOST, parent=self, px=18)
        self.go_on.clicked.connect(self._resume)
        self.as_copy.clicked.connect(self._copy)
        self.all_games = Link(chevron=True, parent=self)
        self.all_games.clicked.connect(self.library)
        self.train = Link(parent=self, chevron=True)
        self.train.clicked.connect(self.training)
        self.damaged = Link(parent=self, px=15, danger=True)
        self.damaged.clicked.connect(self.library)
        self.survey = Survey(archive, self) if archive is not None else None
        if self.survey is not None:
            self.survey.changed.connect(self._show_damaged)
        self.credits = Link(parent=self, px=15, quiet=True)
        self.credits.clicked.connect(self.about)
        self.rows: list[PastRow] = []
        self._late = QTimer(self, singleShot=True, interval=_LATE_MS)
        self._late.timeout.connect(self._paint_cards)
        self._order()
        keeper.changed.connect(self.update)
        scale.changed.connect(self._arrange)
        self.refresh()

    # Content

    def refresh(self) -> None:
        """Read the archive again."""
        for row in self.rows:
            row.setParent(None)
            row.deleteLater()
        self.rows = []
        past: list[Past] = []
        self.open_game, self._n_past = None, 0
        if self._archive is not None:
            try:
                self.open_game = latest_open(self._archive)
                past, self._n_past = past_games(self._archive)
            except ArchiveError:  # new games can still be set up
                LOG.exception("start: the archive cannot be read")
            except Exception as error:  # whatever a game holds, the page has to stand; the guard tells of it
                sys.excepthook(type(error), error, error.__traceback__)
        for each in past:
            row = PastRow(each, self)
            row.spark_room = any(other.chances for other in past)
            row.clicked.connect(self._row_clicked)
            row.show()
            self.rows.append(row)
        for button in (self.go_on, self.as_copy):
            button.setVisible(self.open_game is not None)
        self.all_games.setVisible(bool(past))
        self.train.setVisible(bool(past))
        self._due = count_due(self._archive, date.today()) if self._archive is not None and past else 0
        self.cards = []
        if self._was_painted:
            self._late.start()
            self._look_around()
        self.retranslate()
        self._order()
        self._arrange()

    def focus_first(self) -> None:
        """Give the keyboard to the game to go on with, else to the first game."""
        (self.go_on if self.open_game else self.tiles[0]).setFocus(Qt.FocusReason.OtherFocusReason)

    def set_language(self, language: str) -> None:
        """Show which language is spoken."""
        self.speech.set_value(language)

    def teach(self, games: Collection[str]) -> None:
        """Offer the guided first game of these games on their tiles."""
        for tile in self.tiles:
            tile.set_taught(tile.entry.key in games)

    def set_still(self, still: bool) -> None:
        """Whether tiles lift at once instead of gliding."""
        for tile in self.tiles:
            tile.still = still

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        for tile in self.tiles:
            tile.retranslate()
        self.speech.setAccessibleName(self.tr("Language"))
        for segment, name in zip(self.speech.segments(), map(native_name, LANGUAGES), strict=True):
            segment.setAccessibleName(name)
            segment.setToolTip(name)
        self.tools["abacus"].set_name(self.tr("Statistics"))
        self.tools["bookshelf"].set_name(self.tr("Library"))
        self.tools["moon"].set_name(self.tr("Light or dark"))
        self.tools["cog"].set_name(self.tr("Settings"))
        self.go_on.setText(self.tr("Continue"))
        self.as_copy.setText(self.tr("As a copy"))
        self.as_copy.setToolTip(self.tr("Leaves this game as it stands and goes on in a second one."))
        self.all_games.setText(self.tr("All %n game(s)", "", self._n_past))
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
            self._late.start()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()
        super().changeEvent(event)

    def layout_now(self) -> StartLayout:
        """Where everything stands at this size."""
        return start_layout(self.width(), self.height(), len(self.tiles))

    @painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        brushes.prepare(p)
        places = self.layout_now()
        self._ground(p)
        self._header(p, places.header)
        for box in (places.open, places.past):
            brushes.shadow(p, box, scale.px(20), scale.px(12), 0.35)
            p.setPen(QPen(QColor(theme().line), 1.2))
            p.setBrush(QColor(theme().panel))
            p.drawPath(brushes.rounded(box, scale.px(20)))
        self._draw_open(p, places.open)
        self._draw_past(p, places.past)
        small = scale.font("text", 15)
        line = self.tr("All opponents think on this machine. No account, no network.")
        draw_text(p, places.foot, line, small, theme().text_3, LEFT)
        p.end()
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self._stand)  # after the tiles, which are painted next

    def _stand(self) -> None:
        """The page is on the screen: tell, and paint what can come later."""
        self.painted.emit()
        self._late.start()
        self._look_around()

    def _look_around(self) -> None:
        """Look for damaged games, beside the window."""
        if self.survey is not None:
            self.survey.look()

    def _show_damaged(self) -> None:
        count = len(self.survey.games) if self.survey is not None else 0
        self.damaged.setText(DAMAGED.count(count) if count else "")
        self.damaged.setVisible(bool(count))
        self._arrange()

    def _paint_cards(self) -> None:
        """The cards on the table of the game to go on with; its rules and pictures load only now."""
        if self.open_game is None or self._archive is None:
            return
        from app.views.games import board_of

        board = board_of(self.open_game.game)
        board.resize(self.width(), self.height(), self.devicePixelRatioF())
        pieces = cards_in_view(self._archive, self.open_game.id)
        pictures = (board.preview(piece, scale.px(_CARD)) for piece in pieces)
        self.cards = [picture for picture in pictures if picture is not None]
        self.update()

    def _ground(self, p: QPainter) -> None:
        now, box = theme(), QRectF(self.rect())
        p.fillRect(box, brushes.vertical(box, mix(now.bg, "#FFFFFF", 0.04 if now.dark else 0.35), now.bg))
        brushes.noise(p, box, 0.035, 1)
        side = scale.px(760)
        glyph(p, "compass", box.width() - side * 0.63, box.height() * 0.4, side, now.brass_fill, alpha=0.055)

    def _header(self, p: QPainter, box: QRectF) -> None:
        now, side = theme(), scale.px(56)
        kontor_mark(p, box.x(), box.y() + scale.px(2), side)
        name_font = scale.font("display", 50, weight=800, spacing=0.3)
        x = box.x() + side + scale.px(16)
        draw_text(p, QRectF(x, box.y() - scale.px(6), scale.px(500), scale.px(60)), "Kontor", name_font, now.text)
        x += text_width("Kontor", name_font) + scale.px(22)
        p.fillRect(QRectF(x, box.y() + scale.px(12), 1.5, scale.px(36)), QColor(now.line))
        room = self.speech.x() - x - scale.px(40)
        line = self.tr("Five games, one table, honest opponents.")
        line_font = brushes.fit_font(line, "display", scale.text(23), room, weight=500)
        line_font.setItalic(True)
        draw_text(p, QRectF(x + scale.px(20), box.y(), room, scale.px(56)), line, line_font, now.text_2, elide=True)

    def _draw_open(self, p: QPainter, box: QRectF) -> None:
        game = self.open_game
        picture = self._picture_box(box)
        key = game.game if game else next(iter(ENTRIES))
        with brushes.clipped(p, brushes.rounded(picture, scale.px(12))):
            p.setOpacity(1.0 if game else 0.3)
            draw_backdrop(p, key, picture, 1.25, 0.12, self.devicePixelRatioF())
            p.setOpacity(1.0)
            self._draw_cards(p, picture)
        brushes.stroke(p, QPen(QColor(theme().line), 1))
        p.drawPath(brushes.rounded(picture, scale.px(12)))
        x = picture.right() + scale.px(26)
        words = QRectF(x, box.y(), box.right() - scale.px(24) - x, box.height())
        if game:
            self._open_words(p, words, game)
        else:
            text = self.tr("No game is under way. Choose one above; it is kept after every move.")
            draw_text(p, words, text, scale.font("text", 17), theme().text_2, LEFT, wrap=True)

    def _draw_cards(self, p: QPainter, picture: QRectF) -> None:
        step = scale.px(_CARD + 8)
        x = picture.center().x() - len(self.cards) * step / 2
        for card in self.cards:
            size = card.deviceIndependentSize()
            spot = QPointF(x + (step - size.width()) / 2, picture.bottom() - size.height() - scale.px(6))
            p.drawPixmap(spot, card)
            x += step

    def _open_words(self, p: QPainter, box: QRectF, game: Open) -> None:
        now = theme()
        y = box.y() + scale.px(16)
        over = scale.font("text", 14, weight=700, spacing=1.2)
        draw_text(
            p, QRectF(box.x(), y, box.width(), scale.text(14) * 1.5), self.tr("CONTINUE"), over, accent_text(game.game)
        )
        y += scale.text(14) * 1.5
        title_font = brushes.fit_font(game.title, "display", scale.text(34), box.width(), weight=800)
        draw_text(p, QRectF(box.x(), y, box.width(), scale.text(34) * 1.2), game.title, title_font, now.text)
        y += scale.text(34) * 1.2
        line_font = brushes.fit_font(game.line, "text", scale.text(16.5), box.width())
        draw_text(
            p, QRectF(box.x(), y, box.width(), scale.text(16.5) * 1.4), game.line, line_font, now.text_2, elide=True
        )
        y += scale.text(16.5) * 1.4 + scale.px(8)
        end = self.go_on.y() - scale.px(6)
        draw_seats(p, QRectF(box.x(), y, box.width(), end - y), game)

    def _draw_past(self, p: QPainter, box: QRectF) -> None:
        title = self.tr("Library")
        place = QRectF(
            box.x() + scale.px(24), box.y() + scale.px(10), box.width() / 2, self._past_head() - scale.px(14)
        )
        draw_text(p, place, title, scale.font("display", 27, weight=800), theme().text)
        if not self.rows:
            text = self.tr("Finished games gather here, each with its review.")
            inner = box.adjusted(scale.px(24), scale.px(50), -scale.px(24), -scale.px(10))
            draw_text(p, inner, text, scale.font("text", 17), theme().text_2, brushes.CENTER, wrap=True)

    @staticmethod
    def _past_head() -> float:
        """Height of the line above the rows of the library."""
        return max(scale.px(58), scale.text(27) * 1.4 + scale.px(14))

    def _picture_box(self, box: QRectF) -> QRectF:
        pad = scale.px(16)
        return QRectF(box.x() + pad, box.y() + pad, box.width() * 0.46, box.height() - 2 * pad)

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
        for name in reversed(self.tools):
            size = self.tools[name].sizeHint()
            x -= size.width()
            self.tools[name].setGeometry(round(x), round(middle - size.height() / 2), size.width(), size.height())
            x -= scale.px(10)
        width = round(max(scale.px(112), 92))
        height = self.tools["cog"].height()
        self.speech.setGeometry(round(x - width), round(middle - height / 2), width, height)
        self._arrange_open(places.open)
        self._arrange_past(places.past)
        foot = self.credits.sizeHint()
        y = places.foot.center().y() - foot.height() / 2
        self.credits.setGeometry(round(places.foot.right() - foot.width()), round(y), foot.width(), foot.height())
        self.update()

    def _arrange_open(self, box: QRectF) -> None:
        x = self._picture_box(box).right() + scale.px(26)
        width = box.right() - scale.px(24) - x
        height = max(scale.px(46), scale.text(18) * 1.9)
        y = box.bottom() - scale.px(16) - height
        first = (width - scale.px(12)) * 0.56
        self.go_on.setGeometry(round(x), round(y), round(first), round(height))
        second = x + first + scale.px(12)
        self.as_copy.setGeometry(round(second), round(y), round(width - first - scale.px(12)), round(height))

    def _arrange_past(self, box: QRectF) -> None:
        link = self.all_games.sizeHint()
        right, middle = box.right() - scale.px(16), box.y() + self._past_head() / 2 + scale.px(3)
        self.all_games.setGeometry(
            round(right - link.width()), round(middle - link.height() / 2), link.width(), link.height()
        )
        if not self.all_games.isHidden():
            right -= link.width() + scale.px(10)
        link = self.train.sizeHint()
        self.train.setGeometry(
            round(right - link.width()), round(middle - link.height() / 2), link.width(), link.height()
        )
        if not self.train.isHidden():
            right -= link.width() + scale.px(10)
        link = self.damaged.sizeHint()
        self.damaged.setGeometry(
            round(right - link.width()), round(middle - link.height() / 2), link.width(), link.height()
        )
        top, bottom = box.y() + self._past_head(), box.bottom() - scale.px(8)
        least = scale.text(17.5) * 1.35 + scale.text(15.5) * 1.35 + 6
        shown = max(1, min(len(self.rows), int((bottom - top) / least)))
        height = min(max(scale.px(60), least * 1.15), (bottom - top) / shown)
        for index, row in enumerate(self.rows):
            row.setVisible(index < shown)
            row.setGeometry(
                QRectF(box.x() + scale.px(16), top + index * height, box.width() - scale.px(32), height).toAlignedRect()
            )

    def _order(self) -> None:
        """Tab goes through the games, then below, then to the tools."""
        tiles = [each for tile in self.tiles for each in (tile, tile.learn)]
        chain: list[QWidget] = [*tiles, self.go_on, self.as_copy, self.damaged, self.train, self.all_games]
        chain += [*self.rows, self.speech.segments()[0], *self.tools.values(), self.credits]
        for one, other in pairwise(chain):
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

    def _row_clicked(self) -> None:
        row = self.sender()
        if isinstance(row, PastRow):
            self.review.emit(row.past.id)

    def _resume(self) -> None:
        if self.open_game:
            self.resume.emit(self.open_game.id)

    def _copy(self) -> None:
        if self.open_game:
            self.copy.emit(self.open_game.id)
