"""The buttons of pages and dialogs: painted by us, used by mouse, keyboard and screen reader.

Fonts and lengths given to them are in px of the drawing (see ``app.views.scale``).
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFont, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from app.views.paint import brushes, seats
from app.views.paint.chrome import chevron
from app.views.paint.glyphs import glyph
from app.views.paint.guard import painting
from app.views.scale import scale
from app.views.theme import keeper, mix, theme
from app.views.tips import set_tip

GOLD = ("#F4CF7E", "#D9A441")  # gradient from top to bottom
GOLD_INK = "#2A1906"
GOLD_RING = "#E9BE62"
PRIMARY, GHOST, DANGER, GOLDEN = "primary", "ghost", "danger", "gold"
"""Kinds of buttons: the main one of a page, an ordinary one (outlined), one that deletes, and one on a picture."""
FIXED = QSizePolicy.Policy.Fixed
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class Control(QAbstractButton):
    """The base of all painted buttons: hover, focus ring, Enter, tool tip; follows theme and scale.

    Subclasses override ``draw`` and ``sizeHint``.

    Attributes:
        hovered: Whether the pointer is over it.
        passes_arrows: Whether it leaves the arrow keys to its parent; else they move the focus, as in any
            ``QAbstractButton``.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hovered = self.passes_arrows = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        # A click does not move the focus, so that Enter still presses the button that is marked with it.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(FIXED, FIXED)
        keeper.changed.connect(self.update)
        scale.changed.connect(self._rescaled)

    def draw(self, p: QPainter) -> None:
        """Paint the control in its own coordinates; ``p`` is antialiased, and faded if the control is disabled."""
        raise NotImplementedError

    def setToolTip(self, text: str) -> None:
        set_tip(self, text)  # literally: the text may contain names of people

    def set_name(self, name: str) -> None:
        """Set the tool tip and the accessible name of a button that shows no words."""
        self.setToolTip(name)
        self.setAccessibleName(name)

    def focus_ring(self, p: QPainter, place: QRectF, radius: float) -> None:
        """Draw the focus ring around ``place``, if the control has the focus."""
        if self.hasFocus():
            brushes.stroke(p, QPen(QColor(theme().brass_fill), 2.2))
            p.drawPath(brushes.rounded(place, radius))

    def enterEvent(self, event: QEnterEvent) -> None:
        self.hovered = True
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.hovered = False
        self.update()
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif self.passes_arrows and event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    @painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        brushes.prepare(p)
        if self.faded():
            p.setOpacity(0.45)
        self.draw(p)
        p.end()

    def faded(self) -> bool:
        """Whether it is painted pale because it is disabled."""
        # Qt sets this attribute on a widget that was disabled itself, not on one that is disabled with its parent: an
        # open sheet disables the page below as a whole, and there everything keeps its looks.
        return self.testAttribute(Qt.WidgetAttribute.WA_ForceDisabled)

    def _rescaled(self) -> None:
        self.updateGeometry()
        self.update()


class PageControl(Control):
    """A control that leaves the arrow keys to its page, which moves a slider or a selection by them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.passes_arrows = True


NOTE = 13.0
"""Size of the letters in the second line of a button, in px of the drawing."""


class Button(Control):
    """A button with words and perhaps a glyph before them.

    Attributes:
        kind: ``PRIMARY``, ``GHOST``, ``DANGER`` or ``GOLDEN``.
        glyph_name: The glyph, ``""`` for none.
        note: A second line in smaller letters that explains it; ``""`` for none.
    """

    def __init__(
        self, text: str = "", kind: str = GHOST, glyph_name: str = "", parent: QWidget | None = None, *, px: float = 17
    ) -> None:
        super().__init__(parent)
        self.kind, self.glyph_name, self._px = kind, glyph_name, px
        self.note = ""
        self.setText(text)

    def set_note(self, note: str) -> None:
        """Set the second line, which is the accessible description, too."""
        self.note = note
        self.setAccessibleDescription(note)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        text = scale.text(self._px)
        words = max(brushes.text_width(self.text(), self._font()), brushes.text_width(self.note, self._note_font()))
        width = words + 2.4 * text + (1.5 * text if self.glyph_name else 0)
        below = 1.25 * self._note_font().pixelSize() if self.note else 0
        return QSize(round(width), round(max(scale.px(44), text * 2.1) + below))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def draw(self, p: QPainter) -> None:
        place = QRectF(self.rect()).adjusted(2, 2, -2, -3)
        radius = place.height() * 0.28
        ink = self._ground(p, place, radius)
        # Glyph and words are centred as one; words shrink where a layout has made the button narrower than its hint.
        px = scale.text(self._px)
        room = place.width() - (2.6 * px if self.glyph_name else px)
        text_font = brushes.fit_font(self.text(), "text", px, room, weight=600)
        note_font = brushes.fit_font(self.note, "text", scale.text(NOTE), room, floor=12)
        width = max(brushes.text_width(self.text(), text_font), brushes.text_width(self.note, note_font))
        gap = px * 1.5 if self.glyph_name else 0
        x = place.x() + (place.width() - width - gap) / 2
        if self.glyph_name:
            glyph(p, self.glyph_name, x, place.center().y() - px * 0.58, px * 1.16, ink)
        text_place = QRectF(x + gap, place.y() - 1, width + 4, place.height())
        if self.note:
            below = 1.25 * note_font.pixelSize()
            middle = place.center().y() + (1.2 * px - below) / 2
            brushes.draw_text(p, QRectF(x + gap, middle, width + 4, below), self.note, note_font, ink)
            text_place = QRectF(x + gap, middle - 1.25 * px, width + 4, 1.25 * px)
        brushes.draw_text(p, text_place, self.text(), text_font, ink)
        self.focus_ring(p, place.adjusted(-0.9, -0.9, 0.9, 0.9), radius + 1)

    def _font(self) -> QFont:
        return scale.font("text", self._px, weight=600)

    def _note_font(self) -> QFont:
        return scale.font("text", NOTE)

    def _ground(self, p: QPainter, place: QRectF, radius: float) -> str:
        """Paint the body of the button, and return the ink for words on it."""
        now = theme()
        path = brushes.rounded(place, radius)
        if self.kind == PRIMARY:
            lift = 0.10 if self.hovered else 0.0
            p.setPen(QPen(QColor(mix(now.primary, "#000000", 0.35)), 1))
            top, body = mix(now.primary, "#FFFFFF", 0.16 + lift), mix(now.primary, "#FFFFFF", lift)
            p.setBrush(brushes.vertical(place, top, body, mix(now.primary, "#000000", 0.12)))
            p.drawPath(path)
            return now.on_primary
        if self.kind == GOLDEN:
            top, low = (mix(each, "#FFFFFF", 0.18 if self.hovered else 0) for each in GOLD)
            brushes.fill(p, brushes.vertical(place, top, low))
            p.drawPath(path)
            return GOLD_INK
        danger = self.kind == DANGER
        edge = now.danger if danger else (now.brass_fill if self.hovered else now.line_strong)
        p.setPen(QPen(QColor(edge), 1.3))
        p.setBrush(QColor(now.sunken if self.isDown() else now.raised))
        p.drawPath(path)
        return now.danger if danger else now.text


class IconButton(Control):
    """A square button with a glyph; its name is the tool tip."""

    def __init__(self, glyph_name: str, parent: QWidget | None = None, *, side: float = 46) -> None:
        super().__init__(parent)
        self.glyph_name, self._side = glyph_name, side

    def sizeHint(self) -> QSize:
        side = round(max(scale.px(self._side), 34))
        return QSize(side, side)

    def draw(self, p: QPainter) -> None:
        now = theme()
        place = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        side = place.width()
        p.setPen(QPen(QColor(now.brass_fill if self.hovered else now.line), 1.2))
        p.setBrush(QColor(now.raised if self.hovered or self.isDown() else now.sunken))
        p.drawPath(brushes.rounded(place, side * 0.28))
        inset = side * 0.22
        glyph(p, self.glyph_name, place.x() + inset, place.y() + inset, side - 2 * inset, now.text)
        self.focus_ring(p, place, side * 0.28)


class BackButton(Control):
    """A chevron to the left, which leaves the page."""

    def sizeHint(self) -> QSize:
        side = round(max(scale.px(44), 38))
        return QSize(side, side)

    def draw(self, p: QPainter) -> None:
        now = theme()
        box = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        if self.hovered:
            brushes.fill(p, now.sunken)
            p.drawPath(brushes.rounded(box, 9))
        size, at = box.height() * 0.72, box.center()
        chevron(p, at.x() - size / 2, at.y() - size / 2, size, "left", now.text, size * 0.09)
        self.focus_ring(p, box, 9)


class SignButton(Control):
    """A small button without outline that shows a sign: ``left``, ``right``, ``more`` (three dots) or ``cross``."""

    def __init__(self, sign: str, parent: QWidget | None = None, *, side: float = 30) -> None:
        super().__init__(parent)
        self._sign, self._side = sign, side

    def sizeHint(self) -> QSize:
        side = round(max(26, scale.px(self._side)))
        return QSize(side, side)

    def draw(self, p: QPainter) -> None:
        now, box = theme(), QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.hovered and self.isEnabled():
            brushes.fill(p, now.sunken)
            p.drawPath(brushes.rounded(box, 7))
        r, c = box.width() * 0.2, box.center()
        brushes.stroke(p, brushes.round_pen(now.text_2, max(1.6, r * 0.4)))
        # A chevron, three dots, or a cross, within the distance r from the centre c.
        if self._sign in ("left", "right"):
            way = 1 if self._sign == "right" else -1
            p.drawPolyline([c + QPointF(-way * r / 2, -r), c + QPointF(way * r / 2, 0), c + QPointF(-way * r / 2, r)])
        elif self._sign == "more":
            brushes.fill(p, now.text_2)
            for step in (-1, 0, 1):
                brushes.disc(p, c.x() + step * r * 1.1, c.y(), max(1.6, r * 0.3))
        else:
            p.drawLine(c + QPointF(-r, -r), c + QPointF(r, r))
            p.drawLine(c + QPointF(-r, r), c + QPointF(r, -r))
        self.focus_ring(p, box, 7)


class ShieldButton(Control):
    """The shield of a seat; pressing it asks for the next colour.

    Attributes:
        colour: The seat colour shown, 0 to 4.
    """

    def __init__(self, colour: int, parent: QWidget | None = None, *, side: float = 40) -> None:
        super().__init__(parent)
        self.colour, self._side = colour, side

    def sizeHint(self) -> QSize:
        side = round(scale.px(self._side) + 10)
        return QSize(side, round(side * 1.12))

    def draw(self, p: QPainter) -> None:
        side = self.width() - 10
        seats.seat_shield(p, 5, 3, side, self.colour)
        self.focus_ring(p, QRectF(self.rect()).adjusted(1.2, 1.2, -1.2, -1.2), 8)


class SeatChoice(Control):
    """A checkable button with the shield of a seat, one of a group.

    Args:
        colour: Colour of the seat, 0 to 4.
        name: Name of the player, for tool tip and screen reader.
        parent: The parent.
    """

    def __init__(self, colour: int, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._colour = colour
        self.setCheckable(True)
        self.set_name(name)

    def sizeHint(self) -> QSize:
        return QSize(round(max(scale.px(38), 27)), round(max(scale.px(34), 25)))

    def draw(self, p: QPainter) -> None:
        now = theme()
        place = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        radius = place.height() * 0.28
        if self.isChecked() or self.hovered:
            p.setPen(brushes.pen(now.brass_fill if self.isChecked() else now.line, 1.8))
            p.setBrush(QColor(now.raised))
            p.drawPath(brushes.rounded(place, radius))
        side = place.height() * 0.62
        x, y = place.center().x() - side / 2, place.center().y() - side * 0.56
        seats.seat_shield(p, x, y, side, self._colour, emblem=False)
        self.focus_ring(p, place, radius)


class Link(Control):
    """Words that open something when pressed, like a link in a text.

    Args:
        text: The words.
        parent: The parent.
        chevron: Whether a chevron to the right follows them.
        px: Size of the letters, in px of the drawing.
        quiet: Whether it is written small and pale, for what few look for.
        danger: Whether it tells of something wrong.
    """

    def __init__(
        self,
        text: str = "",
        parent: QWidget | None = None,
        *,
        chevron: bool = False,
        px: float = 16.5,
        quiet: bool = False,
        danger: bool = False,
    ) -> None:
        super().__init__(parent)
        self._chevron, self._px, self._quiet, self._danger = chevron, px, quiet, danger
        self.setText(text)

    def sizeHint(self) -> QSize:
        text = scale.text(self._px)
        width = brushes.text_width(self.text(), scale.font("text", self._px, weight=600))
        return QSize(round(width + text * (1.9 if self._chevron else 0.6)), round(text * 2))

    def draw(self, p: QPainter) -> None:
        now = theme()
        place = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        weight = 400 if self._quiet else 600
        text_font = scale.font("text", self._px, weight=weight)
        text_font.setUnderline(self.hovered)
        ink = now.text_3 if self._quiet else now.danger if self._danger else now.brass
        side = scale.text(self._px) * 1.3 if self._chevron else 0
        brushes.draw_text(p, place.adjusted(0, -1, -side, 0), self.text(), text_font, ink, brushes.RIGHT)
        if self._chevron:
            chevron(p, place.right() - side, place.center().y() - side / 2, side, "right", ink, max(1.6, side * 0.11))
        self.focus_ring(p, place, 6)
