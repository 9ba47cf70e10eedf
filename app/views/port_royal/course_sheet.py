"""The sheet with the course of play of a round: every revealed card and what became of it.  R97"""

from typing import Any

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QToolTip, QVBoxLayout, QWidget

from app.engines.port_royal.components import IS_SHIP
from app.match.match import Match
from app.match.seats import Seat
from app.models.cast import Cast
from app.models.port_royal import story
from app.models.port_royal.presenter import PRESENTER
from app.models.port_royal.story import CourseTurn, Revealed
from app.models.port_royal.words import words
from app.models.presenter import NO_SEAT
from app.models.setup import spoken
from app.views import theme as look
from app.views.paint import brushes, cards, pieces
from app.views.paint.glyphs import glyph
from app.views.paint.guard import painting
from app.views.port_royal import art
from app.views.scale import scale
from app.views.tips import show_tip
from app.views.widgets.labels import TextLabel
from app.views.widgets.sheet import Sheet

CARD_WIDTH = 104
"""Width of a card in px of the drawing; wide enough for its icons."""


class TurnRow(QWidget):
    """One turn: the active player, the cards in order of revealing, and below them the payments beside the trade."""

    accessible_role = QAccessible.Role.StaticText  # screen readers would pass over it otherwise

    def __init__(self, turn: CourseTurn, seats: tuple[Seat, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self._turn, self._seats = turn, seats
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        lines = [self._told(each) for each in turn.cards] + [line.text for line in turn.bonuses]
        self.setAccessibleName(self._heading())
        self.setAccessibleDescription("\n".join(lines))

    def _heading(self) -> str:
        name = self._seats[self._turn.seat].name
        if self._turn.bust:
            return self.tr("Turn {n}: {name}, the harbour is spoiled").format(n=self._turn.number, name=name)
        return self.tr("Turn {n}: {name}").format(n=self._turn.number, name=name)

    def _told(self, each: Revealed) -> str:
        """What became of a card, in words."""
        name = words(each.card).name
        texts = {
            story.IN_HARBOUR: self.tr("{n}. {card}: lies in the harbour, or nobody took it"),
            story.PENDING: self.tr("{n}. {card}: to be repelled or let in"),
            story.REPELLED: self.tr("{n}. {card}: repelled"),
            story.COLLECTED: self.tr("{n}. {card}: repelled and kept for the contract"),
            story.ASIDE: self.tr("{n}. {card}"),
            story.SPOILED: self.tr("{n}. {card}: lost with the harbour"),
        }
        if each.fate != story.TAKEN:
            return texts[each.fate].format(n=each.number, card=name)
        if each.renounced:
            mine = self.tr("{n}. {card}: taken by you, coins renounced")
            theirs = self.tr("{n}. {card}: taken by {name}, coins renounced")
        elif IS_SHIP[each.card]:
            mine = self.tr("{n}. {card}: taken by you for %n coin(s)", "", each.coins)
            theirs = self.tr("{n}. {card}: taken by {name} for %n coin(s)", "", each.coins)
        else:
            mine = self.tr("{n}. {card}: hired by you for %n coin(s)", "", each.coins)
            theirs = self.tr("{n}. {card}: hired by {name} for %n coin(s)", "", each.coins)
        return Cast(self._seats).say(each.taker, mine, theirs, n=each.number, card=name)

    # sizes

    def _card_width(self) -> float:
        return float(round(max(84.0, scale.px(CARD_WIDTH))))

    def _head(self) -> float:
        return scale.text(17) * 2.5

    def _per_row(self, width: float) -> int:
        return max(1, int(width // (self._card_width() + scale.px(16))))

    def _line(self) -> float:
        return scale.text(15) * 1.5

    def heightForWidth(self, width: int) -> int:
        rows = -(-len(self._turn.cards) // self._per_row(width - scale.px(24)))
        card_rows = rows * (cards.card_height(self._card_width()) + scale.px(26))
        return round(self._head() + card_rows + len(self._turn.bonuses) * self._line() + scale.px(16))

    def hasHeightForWidth(self) -> bool:
        return True

    def sizeHint(self) -> QSize:
        return QSize(900, self.heightForWidth(max(300, self.width())))

    def boxes(self) -> list[QRectF]:
        """The places of the cards, in pixels of the widget."""
        width = self._card_width()
        left, per_row = scale.px(14), self._per_row(self.width() - scale.px(24))
        found = []
        for k in range(len(self._turn.cards)):
            line, column = divmod(k, per_row)
            x = left + column * (width + scale.px(16))
            y = self._head() + line * (cards.card_height(width) + scale.px(26))
            found.append(QRectF(x, y, width, cards.card_height(width)))
        return found

    # painting

    @painting
    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        brushes.prepare(p)
        now = look.theme()
        box = QRectF(self.rect()).adjusted(1, 1, -1, -scale.px(6))
        p.setPen(brushes.pen(now.brass_fill if self.hasFocus() else now.line, 2 if self.hasFocus() else 1))
        p.setBrush(look.color(now.sunken, 0.55))
        p.drawPath(brushes.rounded(box, scale.px(12)))
        self._paint_head(p)
        boxes = self.boxes()
        for each, place in zip(self._turn.cards, boxes, strict=True):
            self._paint_card(p, each, place)
        y = (boxes[-1].bottom() + scale.px(20)) if boxes else self._head()
        for line in self._turn.bonuses:
            self._paint_bonus(p, y, line.seat, line.text)
            y += self._line()

    def _paint_head(self, p: QPainter) -> None:
        now, side = look.theme(), scale.px(24)
        y = self._head() / 2
        pieces.seat_shield(p, scale.px(14), y - side * 0.56, side, self._seats[self._turn.seat].colour)
        text = QRectF(scale.px(48), 0, self.width() - scale.px(60), self._head())
        ink = now.danger if self._turn.bust else now.text
        brushes.draw_text(p, text, self._heading(), scale.font("text", 17, weight=700), ink, elide=True)

    def _paint_bonus(self, p: QPainter, y: float, seat: int, text: str) -> None:
        left = scale.px(14)
        side = scale.text(15) * 1.05
        if seat != NO_SEAT:
            pieces.seat_shield(p, left, y + (self._line() - side * 1.1) / 2, side, self._seats[seat].colour)
        box = QRectF(left + side * 1.5, y, self.width() - left - side * 2, self._line())
        brushes.draw_text(p, box, text, scale.font("text", 15), look.theme().text, elide=True)

    def _paint_card(self, p: QPainter, each: Revealed, box: QRectF) -> None:
        width = box.width()
        margin = cards.card_margin(width)
        face = art.card_face(each.face, words(each.card).short, "")
        lost = each.fate == story.SPOILED
        picture = cards.card_pixmap(face, width, dpr=self.devicePixelRatioF(), lod="icons", faded=lost)
        p.drawPixmap(box.topLeft() - QPointF(margin, margin), picture)
        if each.fate in (story.REPELLED, story.COLLECTED):
            self._paint_repelled(p, box)
        self._paint_number(p, each.number, QPointF(box.center().x(), box.bottom() + scale.px(3)))
        if each.fate == story.TAKEN:
            self._paint_taker(p, box, each)
        elif lost:
            side = width * 0.42
            glyph(p, "cross-mark", box.center().x() - side / 2, box.y() + box.height() * 0.24, side, "#B3261E", rim=1.5)

    def _paint_repelled(self, p: QPainter, box: QRectF) -> None:
        """Mark a ship as repelled: a rounded rectangle around its swords, at the lower right of the card."""
        low = QRectF(
            box.x() + box.width() * 0.40, box.y() + box.height() * 0.76, box.width() * 0.56, box.height() * 0.20
        )
        brushes.stroke(p, brushes.pen("#B3261E", max(2.0, scale.px(2.6))))
        p.drawPath(brushes.rounded(low, low.height() * 0.4))

    def _paint_number(self, p: QPainter, number: int, at: QPointF) -> None:
        r = scale.text(14) * 0.78
        p.setPen(brushes.pen("#FFF2DA", 1.4))
        p.setBrush(look.color("#1F3A4D"))
        brushes.disc(p, at.x(), at.y(), r)
        font = look.font("text", r * 1.22, weight=700, tabular=True)
        box = QRectF(at.x() - r, at.y() - r - 0.5, 2 * r, 2 * r)
        brushes.draw_text(p, box, str(number), font, "#FFF2DA", brushes.CENTER)

    def _paint_taker(self, p: QPainter, box: QRectF, each: Revealed) -> None:
        """Mark a card as taken: a hand in the colour of the seat, with the seat's mark."""
        colour = self._seats[each.taker].colour
        tint = look.SEATS[colour].color
        r = box.width() * 0.20
        at = QPointF(box.right() - r * 0.8, box.bottom() - r * 0.8)
        p.setPen(brushes.pen("#FFF8E8", max(1.4, r * 0.12)))
        p.setBrush(look.color(tint))
        brushes.disc(p, at.x(), at.y(), r)
        glyph(p, "card-pickup", at.x() - r * 0.66, at.y() - r * 0.70, r * 1.32, look.on(tint))
        pieces.seat_mark(p, at.x() + r * 0.72, at.y() + r * 0.78, r * 0.36, colour)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip:
            assert isinstance(event, QHelpEvent)
            for each, box in zip(self._turn.cards, self.boxes(), strict=True):
                if box.contains(QPointF(event.pos())):
                    show_tip(event.globalPos(), self._told(each), self)
                    return True
            QToolTip.hideText()
            return True
        return super().event(event)


class CourseSheet(Sheet):
    """All turns of one round, the newest first."""

    def __init__(self, host: QWidget, title: str, turns: list[CourseTurn], seats: tuple[Seat, ...]) -> None:
        super().__init__(host, 1240, 860)
        self._title = title
        self.area = QScrollArea(self.panel)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.viewport().setAutoFillBackground(False)
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, round(scale.px(6)), 0)
        self.rows = [TurnRow(turn, seats, inner) for turn in reversed(turns)]
        for row in self.rows:
            column.addWidget(row)
        if not turns:
            column.addWidget(TextLabel(self.tr("Nothing has been revealed in this round."), inner, px=16, ink="text_2"))
        column.addStretch(1)
        self.area.setWidget(inner)
        inner.setAutoFillBackground(False)
        self.body.addWidget(self.area, 1)

    def first_focus(self) -> QWidget:
        return self.rows[0] if self.rows else self.close_button

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self._title)


def course_sheet(host: QWidget, match: Match) -> CourseSheet:
    """The sheet of the present round; of the one before if nothing has been revealed in it yet."""
    states: list[Any] = match.states
    number = states[-1].round
    turns = story.course(states, match.events, number, spoken(match.seats))
    if not any(turn.cards for turn in turns) and number > 1:
        number -= 1
        turns = story.course(states, match.events, number, spoken(match.seats))
    state = next((state for state in states if state.round == number), states[-1])
    return CourseSheet(host, PRESENTER.heading(state), turns, spoken(match.seats))
