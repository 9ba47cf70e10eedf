"""The games to go on with on the start page: a single one as a large panel, several as cards, the latest first."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from app.models.start import cards_in_view
from app.models.text import figure
from app.views.paint import brushes
from app.views.paint.brushes import LEFT, draw_text, text_width
from app.views.paint.glyphs import glyph
from app.views.paint.guard import painting
from app.views.paint.seats import seat_shield
from app.views.scale import scale
from app.views.start.parts import draw_backdrop, draw_seats
from app.views.start.picture import PIECE, PictureButton, draw_pieces
from app.views.theme import accent_text, keeper, mix, theme
from app.views.widgets.buttons import GHOST, PRIMARY, Button, Control, SignButton
from app.views.widgets.menu import Entry, show_menu

if TYPE_CHECKING:
    from app.match.archive import Archive
    from app.models.start import Open

_SHOWN = 2.12
"""Cards that have room beside each other; the third is cut off, which shows that there are more."""

_PAINT_AFTER = 120
"""Milliseconds after which the next picture of a table is painted; begins again when the size changes."""

_MenuEntries = Callable[["Open"], list[Entry]]  # the entries of the menu of a game; deleting it is the last


class OpenTable(QWidget):
    """The panel of the only game to go on with: picture, round and turn, seats, buttons.

    Attributes:
        game: The game shown.
        pictures: Pictures of cards on its table; ``None`` until they are painted.
        menu_entries: Returns the entries of the menu.
        picture: The scenery with the cards; pressing it goes on with the game.
        go_on: The button that goes on with the game.
        as_copy: The button that goes on in a copy.
        more: The button that opens the menu.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.game: Open | None = None
        self.pictures: list[QPixmap] | None = None
        self.menu_entries: _MenuEntries = lambda _: []
        self.picture = PictureButton(self)
        self.go_on = Button(kind=PRIMARY, glyph_name="play-button", parent=self, px=18)
        self.picture.clicked.connect(self.go_on.click)
        self.as_copy = Button(kind=GHOST, parent=self, px=18)
        self.more = SignButton("more", self, side=36)
        self.more.clicked.connect(self._open_menu)
        keeper.changed.connect(self.update)
        scale.changed.connect(self._arrange)

    def show_game(self, game: Open) -> None:
        """Show this game."""
        self.game, self.pictures = game, None
        self.go_on.setText(self.tr("Continue"))
        self.go_on.setAccessibleDescription(f"{game.title}: {game.line}")
        self.as_copy.setText(self.tr("As a copy"))
        self.as_copy.setToolTip(self.tr("Leaves this game as it stands and goes on in a second one."))
        self.more.set_name(self.tr("More"))
        self.picture.game, self.picture.pieces = game.game, ()
        self.picture.set_name(f"{self.tr('Continue')}: {game.title}")
        self._arrange()
        self.update()

    def show_pictures(self, pictures: list[QPixmap]) -> None:
        """Show pictures of cards that lie on the table of the game."""
        self.pictures = pictures
        self.picture.pieces = tuple(pictures)
        self.picture.update()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self._open_menu(event.globalPos())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.game is None:
            return
        p = QPainter(self)
        brushes.prepare(p)
        self._draw_words(p, self._words_box(), self.game)
        p.end()

    def _picture_box(self) -> QRectF:
        pad = scale.px(16)
        return QRectF(pad, pad, self.width() * 0.46, self.height() - 2 * pad)

    def _words_box(self) -> QRectF:
        x = self._picture_box().right() + scale.px(26)
        return QRectF(x, 0, self.width() - scale.px(24) - x, self.height())

    def _draw_words(self, p: QPainter, box: QRectF, game: Open) -> None:
        now = theme()
        y = box.y() + scale.px(16)
        over = scale.font("text", 14, weight=700, spacing=1.2)
        line = QRectF(box.x(), y, box.width() - self.more.width(), scale.text(14) * 1.5)
        draw_text(p, line, self.tr("CONTINUE"), over, accent_text(game.game))
        y += scale.text(14) * 1.5
        title_font = brushes.fit_font(game.title, "display", scale.text(34), box.width(), weight=800)
        draw_text(p, QRectF(box.x(), y, box.width(), scale.text(34) * 1.2), game.title, title_font, now.text)
        y += scale.text(34) * 1.2
        line_font = brushes.fit_font(game.line, "text", scale.text(16.5), box.width())
        line = QRectF(box.x(), y, box.width(), scale.text(16.5) * 1.4)
        fits = text_width(game.line, line_font) <= box.width()
        draw_text(p, line, game.line if fits else game.turn, line_font, now.text_2, elide=True)
        y += scale.text(16.5) * 1.4 + scale.px(8)
        end = self.go_on.y() - scale.px(6)
        draw_seats(p, QRectF(box.x(), y, box.width(), end - y), game)

    def _arrange(self) -> None:
        self.picture.setGeometry(self._picture_box().toAlignedRect())
        box = self._words_box()
        height = max(scale.px(46), scale.text(18) * 1.9)
        y = box.bottom() - scale.px(16) - height
        first = (box.width() - scale.px(12)) * 0.56
        self.go_on.setGeometry(round(box.x()), round(y), round(first), round(height))
        second = box.x() + first + scale.px(12)
        self.as_copy.setGeometry(round(second), round(y), round(box.width() - first - scale.px(12)), round(height))
        size = self.more.sizeHint()
        self.more.setGeometry(round(box.right() - size.width()), round(scale.px(10)), size.width(), size.height())

    def _open_menu(self, at: object = None) -> None:
        """Open the menu at a point of the screen, or below ``more`` (whose ``clicked`` passes a bool)."""
        if self.game is not None:
            point = at if isinstance(at, QPoint) else self.more.mapToGlobal(self.more.rect().bottomLeft())
            show_menu(self, self.menu_entries(self.game), point)


class OpenCard(Control):
    """The card of one of several games to go on with: a click goes on with it, the menu has the rest.

    Attributes:
        game: The game shown.
        pictures: Pictures of cards on its table; ``None`` until they are painted.
        more: The button that opens the menu.
    """

    def __init__(self, game: Open, menu_entries: _MenuEntries, parent: QWidget) -> None:
        super().__init__(parent)
        self.game = game
        self.pictures: list[QPixmap] | None = None
        self._menu_entries = menu_entries
        self.more = SignButton("more", self, side=34)
        self.more.set_name(self.tr("More about {game}").format(game=game.title))
        self.more.clicked.connect(self._open_menu)
        self.setAccessibleName(self.tr("Continue {game}").format(game=game.title))
        self.setAccessibleDescription(f"{game.line} · {game.points}")

    def show_pictures(self, pictures: list[QPixmap]) -> None:
        """Show pictures of cards that lie on the table of the game."""
        self.pictures = pictures
        self.update()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self._open_menu(event.globalPos())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        size = self.more.sizeHint()
        inset = round(scale.px(6))
        self.more.setGeometry(self.width() - size.width() - inset, inset, size.width(), size.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            _, remove = self._menu_entries(self.game)[-1]  # deleting is the last entry
            remove()
        else:
            super().keyPressEvent(event)

    def draw(self, p: QPainter) -> None:
        now, radius = theme(), scale.px(12)
        place = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        active = self.hovered or self.hasFocus()
        p.setPen(QPen(QColor(now.brass_fill if active else now.line), 1.2))
        p.setBrush(QColor(now.raised))
        p.drawPath(brushes.rounded(place, radius))
        inner = place.adjusted(scale.px(12), 0, -scale.px(12), -scale.px(10))
        # Heights from below: the button (offer), the seats, the line, the title; the rest is the picture. On a card
        # too low for all of them the button goes first (the whole card is one), then the seats.
        title, line, seats, offer = scale.text(21) * 1.25, scale.text(15) * 1.4, scale.px(34), scale.text(16) * 2
        gap = scale.px(6)
        band = place.height() - scale.px(10) - title - line - seats - offer - 3 * gap
        offered = band >= scale.px(44)
        if not offered:
            band += offer + gap
        told = band >= scale.px(24)
        if not told:
            band += seats + gap
        picture = QRectF(place.x(), place.y(), place.width(), max(band, scale.px(12)))
        self._draw_picture(p, picture, place)
        y = picture.bottom() + gap
        title_font = brushes.fit_font(self.game.title, "display", scale.text(21), inner.width(), weight=800)
        draw_text(p, QRectF(inner.x(), y, inner.width(), title), self.game.title, title_font, now.text, elide=True)
        y += title
        turn_font = brushes.fit_font(self.game.turn, "text", scale.text(15), inner.width())
        draw_text(p, QRectF(inner.x(), y, inner.width(), line), self.game.turn, turn_font, now.text_2, elide=True)
        y += line
        if told:
            draw_shields(p, QRectF(inner.x(), y, inner.width(), seats), self.game)
        if offered:
            self._draw_offer(p, QRectF(inner.x(), inner.bottom() - offer, inner.width(), offer), active=active)
        self.focus_ring(p, place.adjusted(-0.9, -0.9, 0.9, 0.9), radius + 1)

    def _draw_picture(self, p: QPainter, picture: QRectF, place: QRectF) -> None:
        with brushes.clipped(p, picture), brushes.clipped(p, brushes.rounded(place, scale.px(12))):
            draw_backdrop(p, self.game.game, picture, 2.6, 0.8, self.devicePixelRatioF())
            if self.pictures:
                draw_pieces(p, picture, self.pictures)
            when_font = scale.font("text", 14, weight=600)
            width = text_width(self.game.when, when_font) + scale.px(16)
            high = scale.text(14) * 1.5
            pill = QRectF(picture.x() + scale.px(8), picture.y() + scale.px(8), width, high)
            brushes.fill(p, QColor(14, 16, 22, 165))
            p.drawPath(brushes.rounded(pill, high / 2))
            draw_text(p, pill.translated(0, -0.5), self.game.when, when_font, "#FFF2DA", brushes.CENTER)
            corner = QRectF(self.more.geometry()).adjusted(2, 2, -2, -2)
            brushes.fill(p, QColor(theme().raised))
            p.drawPath(brushes.rounded(corner, corner.height() / 2))
        p.fillRect(QRectF(picture.x(), picture.bottom(), picture.width(), 1), QColor(theme().line))

    def _draw_offer(self, p: QPainter, box: QRectF, *, active: bool) -> None:
        """Paint what looks like a button "Continue", filled while the card is ``active``."""
        now, radius = theme(), box.height() * 0.28
        if active:
            p.setPen(QPen(QColor(mix(now.primary, "#000000", 0.35)), 1))
            p.setBrush(QColor(now.primary))
        else:
            p.setPen(QPen(QColor(now.line_strong), 1.2))
            p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawPath(brushes.rounded(box, radius))
        ink = now.on_primary if active else now.text
        text, px = self.tr("Continue"), scale.text(16)
        offer_font = brushes.fit_font(text, "text", px, box.width() - 2.4 * px, weight=600)
        width = text_width(text, offer_font)
        x = box.center().x() - (width + px * 1.4) / 2
        glyph(p, "play-button", x, box.center().y() - px * 0.5, px, ink)
        draw_text(p, QRectF(x + px * 1.4, box.y() - 1, width + 4, box.height()), text, offer_font, ink)

    def _open_menu(self, at: object = None) -> None:
        point = at if isinstance(at, QPoint) else self.more.mapToGlobal(self.more.rect().bottomLeft())
        show_menu(self, self._menu_entries(self.game), point)


class _Area(QScrollArea):
    """The area of the cards, which scrolls horizontally, also by a vertical wheel."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta()
        bar = self.horizontalScrollBar()
        bar.setValue(bar.value() - (turned.x() or turned.y()))
        event.accept()


class OpenGames(QWidget):
    """The panel of all games to go on with.

    Attributes:
        games: The games shown.
        n_games: Number of all games that can go on, shown or not.
        table: The panel of a single game; hidden if there are several.
        area: Holds the cards.
        cards: The cards, if there are several games.
        back: Scrolls to newer games.
        on: Scrolls to older games.
        rest: The button after the last card that tells how many more there are, and opens the library.

    Signals:
        resume: Go on with a game; its id.
        copy: Go on with a game in a copy; its id.
        review: Review a game; its id.
        shelve: Take a game off the start page; its id.
        remove: Delete a game; its id.
        library: Show the library.
    """

    resume = Signal(str)
    copy = Signal(str)
    review = Signal(str)
    shelve = Signal(str)
    remove = Signal(str)
    library = Signal()

    def __init__(self, archive: Archive | None, parent: QWidget) -> None:
        super().__init__(parent)
        self._archive = archive
        self.games: list[Open] = []
        self.n_games = 0
        self.table = OpenTable(self)
        self.table.menu_entries = self._menu_entries
        self.table.go_on.clicked.connect(self._resume)
        self.table.as_copy.clicked.connect(self._copy)
        self.area = _Area(self)
        self._row = QWidget()
        self.area.setWidget(self._row)
        self._row.setAutoFillBackground(False)  # setWidget has turned it on
        bar = self.area.horizontalScrollBar()
        bar.valueChanged.connect(self._scrolled)
        bar.rangeChanged.connect(self._scrolled)  # a hidden area learns only when it is shown how far it can scroll
        self.back, self.on = SignButton("left", self, side=34), SignButton("right", self, side=34)
        self.back.clicked.connect(self._back)
        self.on.clicked.connect(self._on)
        for each in (self.back, self.on):
            each.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Tab goes through the cards themselves
        self.cards: list[OpenCard] = []
        self.rest = Button(parent=self._row, px=16)
        self.rest.clicked.connect(self.library)
        self._paint_timer = QTimer(self, singleShot=True, interval=_PAINT_AFTER)
        self._paint_timer.timeout.connect(self._paint_next)
        scale.changed.connect(self._arrange)
        keeper.changed.connect(self.update)
        self.show_games([], 0)

    def show_games(self, games: list[Open], n_games: int) -> None:
        """Show these games, the latest first, of ``n_games`` in all."""
        self.games, self.n_games = games, n_games
        for card in self.cards:
            card.setParent(None)  # off the page at once, but deleted later: its menu may have led here
            card.deleteLater()
        self.cards = []
        several = len(games) > 1
        self.table.setVisible(len(games) == 1)
        self.area.setVisible(several)
        if len(games) == 1:
            self.table.show_game(games[0])
        for game in games if several else ():
            card = OpenCard(game, self._menu_entries, self._row)
            card.clicked.connect(self._resume)
            card.show()
            self.cards.append(card)
        self.rest.setVisible(several and n_games > len(games))
        self.rest.setText(self.tr("%n more in the library", "", n_games - len(games)))
        self.back.set_name(self.tr("Newer games"))
        self.on.set_name(self.tr("Older games"))
        self.area.horizontalScrollBar().setValue(0)
        self._arrange()

    def first(self) -> QWidget | None:
        """What gets the focus at first; ``None`` without games."""
        if self.cards:
            return self.cards[0]
        return self.table.go_on if self.games else None

    def controls(self) -> list[QWidget]:
        """Everything that Tab reaches, in order; hidden widgets included."""
        cards = [each for card in self.cards for each in (card, card.more)]
        return [self.table.picture, self.table.go_on, self.table.as_copy, self.table.more, *cards, self.rest]

    def paint_later(self) -> None:
        """Have the pictures of visible games painted in a moment, one after the other."""
        self._paint_timer.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self.cards:
            return
        p = QPainter(self)
        brushes.prepare(p)
        over = scale.font("text", 14, weight=700, spacing=1.2)
        words = self.tr("CONTINUE · %n GAMES", "", self.n_games)
        line = QRectF(scale.px(18), scale.px(8), self.back.x() - scale.px(18), self._head() - scale.px(8))
        draw_text(p, line, words, over, theme().brass, LEFT, elide=True)
        p.end()

    def _head(self) -> float:
        """Height of the line above the cards."""
        return max(scale.px(40), scale.text(14) * 1.9)

    def _arrange(self) -> None:
        self.table.setGeometry(self.rect())
        head, pad, gap = self._head(), round(scale.px(14)), round(scale.px(12))
        box = self.rect().adjusted(pad, round(head), -pad, -pad)
        self.area.setGeometry(box)
        # Two cards fill the width; where there is more, a third one, or the button at the end, is seen in part.
        shown = _SHOWN if len(self.cards) > 2 or not self.rest.isHidden() else 2.0
        width = round((box.width() - gap * int(shown)) / shown) if shown > 2 else (box.width() - gap) // 2
        for index, card in enumerate(self.cards):
            card.setGeometry(index * (width + gap), 0, width, box.height())
        end = len(self.cards) * (width + gap) - gap
        if not self.rest.isHidden():
            size = self.rest.sizeHint()
            self.rest.setGeometry(end + gap, (box.height() - size.height()) // 2, size.width(), size.height())
            end += gap + size.width()
        self._row.resize(QSize(max(end, 0), box.height()))
        size = self.on.sizeHint()
        y = round((head - size.height()) / 2 + scale.px(4))
        self.on.setGeometry(box.right() - size.width(), y, size.width(), size.height())
        self.back.setGeometry(self.on.x() - size.width(), y, size.width(), size.height())
        self._scrolled()

    def _scrolled(self) -> None:
        bar = self.area.horizontalScrollBar()
        for sign, there in ((self.back, bar.value() > bar.minimum()), (self.on, bar.value() < bar.maximum())):
            sign.setVisible(len(self.cards) > 1 and bar.maximum() > bar.minimum())
            sign.setEnabled(there)
        if self.cards and self.isVisible():
            self._paint_timer.start()

    def _back(self) -> None:
        self._step(-1)

    def _on(self) -> None:
        self._step(1)

    def _step(self, way: int) -> None:
        if self.cards:
            bar = self.area.horizontalScrollBar()
            bar.setValue(bar.value() + way * (self.cards[0].width() + round(scale.px(12))))

    # Pictures

    def _paint_next(self) -> None:
        """Paint the pictures of one visible game, and start the timer for the next one."""
        if not self.isVisible():
            return
        seen: list[OpenTable | OpenCard] = [card for card in self.cards if not card.visibleRegion().isEmpty()]
        if len(self.games) == 1:
            seen = [self.table]
        for each in seen:
            if each.pictures is None and each.game is not None:  # one game in each call: a board takes a moment
                each.show_pictures(self._pictures(each.game))
                self._paint_timer.start()
                return

    def _pictures(self, game: Open) -> list[QPixmap]:
        if self._archive is None:
            return []
        from app.views.games import board_of  # with it come rules and tables, which the first paint need not wait for

        # A board of its own, as large as it would be in this window: cards are painted for that size.
        board = board_of(game.game)
        window = self.window()
        board.resize(window.width(), window.height(), self.devicePixelRatioF())
        pieces = cards_in_view(self._archive, game.id)
        pictures = (board.preview(piece, scale.px(PIECE)) for piece in pieces)
        return [picture for picture in pictures if picture is not None]

    # Menu

    def _menu_entries(self, game: Open) -> list[Entry]:
        """The entries of the menu of a game; deleting it comes last."""
        return [
            (self.tr("Continue"), lambda: self.resume.emit(game.id)),
            (self.tr("Continue as a copy"), lambda: self.copy.emit(game.id)),
            (self.tr("Look back over the game"), lambda: self.review.emit(game.id)),
            (self.tr("Take off the start page"), lambda: self.shelve.emit(game.id)),
            (self.tr("Delete"), lambda: self.remove.emit(game.id)),
        ]

    def _resume(self) -> None:
        card = self.sender()
        if isinstance(card, OpenCard):
            self.resume.emit(card.game.id)
        elif self.games:  # the button of the only game
            self.resume.emit(self.games[0].id)

    def _copy(self) -> None:
        if self.games:
            self.copy.emit(self.games[0].id)


def draw_shields(p: QPainter, box: QRectF, game: Open) -> None:
    """Paint the seats of a game in one row: shield and points, and a line below the one that decides."""
    now = theme()
    step = min(scale.px(76), box.width() / len(game.rows))
    side = min(scale.px(24), step * 0.45)
    number_font = scale.font("text", 15.5, weight=700, tabular=True)
    for index, row in enumerate(game.rows):
        x = box.x() + index * step
        seat_shield(p, x, box.center().y() - side * 0.56, side, row.seat.colour)
        number = QRectF(x + side + scale.px(5), box.y(), step - side - scale.px(5), box.height())
        draw_text(p, number, figure(row.points), number_font, now.text)
        if row.acts:
            p.fillRect(QRectF(x, box.bottom() - 2.5, side, 2.5), QColor(now.brass_fill))
