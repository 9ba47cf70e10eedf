"""The banner on the table of a review: a sentence about the last move, and a smaller one below it."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QFont, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from app.views.paint.brushes import LEFT, draw_text, painted, pen, prepare, rounded, shadow, text_width
from app.views.paint.cache import pixmaps
from app.views.paint.guard import painting
from app.views.paint.seats import SHIELD_RATIO, seat_shield
from app.views.scale import scale
from app.views.theme import color, keeper, theme

_SHADOW = 12
"""Width of the shadow around the sheet, in px of the drawing."""

_END = 48
"""Width of an end of the sheet with its round corners and the shadow around them, in px of the drawing."""


class Banner(QWidget):
    """A sheet with a shield and one or two sentences, as wide as they need, in the middle of a box of its parent."""

    accessible_role = QAccessible.Role.StaticText

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colour = 0
        self._words = self._below = ""
        self._box = QRectF()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        keeper.changed.connect(self.update)

    @property
    def words(self) -> str:
        """The sentence."""
        return self._words

    @property
    def below(self) -> str:
        """The smaller sentence; ``""`` for none."""
        return self._below

    def say(self, colour: int, words: str, below: str = "") -> None:
        """Show a sentence about the seat with this colour (index into ``SEATS``), and a smaller one ``below``."""
        if (colour, words, below) != (self._colour, self._words, self._below):
            self._colour, self._words, self._below = colour, words, below
            self._place()

    def fit(self, box: QRectF) -> None:
        """Stay within ``box``, in pixels of the parent."""
        self._box = box
        self._place()

    def _face(self) -> QFont:
        return scale.font("text", 17, weight=600)

    def _small_face(self) -> QFont:
        return scale.font("text", 15)

    def _place(self) -> None:
        if self._box.isEmpty():
            return
        size = scale.text(17)
        margin = _SHADOW * scale.unit
        high = min(self._box.height(), size * (3.6 if self._below else 3.1))
        widest = max(text_width(self._words, self._face()), text_width(self._below, self._small_face()))
        wanted = widest + size * 5
        step = scale.px(48)  # few widths, so that it does not change its size with every sentence
        width = min(self._box.width(), -(-wanted // step) * step)
        centre = self._box.center()
        paper = QRectF(centre.x() - width / 2, centre.y() - high / 2, width, high)
        self.setGeometry(paper.adjusted(-margin, -margin, margin, margin).toAlignedRect())
        self.setAccessibleName(" ".join(part for part in (self._words, self._below) if part))
        self.update()

    def _draw_paper(self, p: QPainter) -> None:
        """Draw the sheet with its shadow, copied from a picture of the widest one: its left part and its right end."""
        # A picture for each width would push cards out of the cache: all of them take the room of thirty cards.
        wide, high, ratio = self.width(), self.height(), self.devicePixelRatioF()
        margin, end = _SHADOW * scale.unit, ceil(_END * scale.unit)
        widest = max(wide, ceil(self._box.width() + 2 * margin) + 1)
        if wide < 2 * end or not ratio.is_integer():  # the right end would not lie on whole device pixels
            p.drawPixmap(0, 0, self._paper(wide, high, margin, ratio))
            return
        paper = self._paper(widest, high, margin, ratio)
        for start, width, source in ((0, wide - end, 0), (wide - end, end, widest - end)):
            part = QRectF(source * ratio, 0, width * ratio, high * ratio)
            p.drawPixmap(QRectF(start, 0, width, high), paper, part)

    @staticmethod
    def _paper(wide: int, high: int, margin: float, ratio: float) -> QPixmap:
        """A picture of the sheet with its shadow, in px; painted once per size."""
        now, u = theme(), scale.unit
        paper = QRectF(0, 0, wide, high).adjusted(margin, margin, -margin, -margin)

        def draw(p: QPainter) -> None:
            shadow(p, paper, 14 * u, 10 * u, 0.4)
            p.setPen(pen(now.line, 1.2))
            p.setBrush(color(now.panel, 0.97))
            p.drawPath(rounded(paper, 14 * u))

        return pixmaps.get(("banner", wide, high, now.name, ratio), lambda: painted(wide, high, ratio, draw))

    def _shield(self, side: float) -> QPixmap:
        ratio = self.devicePixelRatioF()

        def draw(p: QPainter) -> None:
            seat_shield(p, 4, 4, side, self._colour)

        key = ("banner shield", self._colour, side, theme().name, ratio)
        return pixmaps.get(key, lambda: painted(side + 8, side * SHIELD_RATIO + 8, ratio, draw))

    @painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        prepare(p)
        now, u = theme(), scale.unit
        margin = _SHADOW * u
        paper = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        self._draw_paper(p)
        side = scale.text(17) * 1.6
        x = paper.x() + side * 0.55
        p.drawPixmap(QPointF(x - 4, paper.center().y() - side * SHIELD_RATIO / 2 - 4), self._shield(side))
        words = QRectF(x + side * 1.45, paper.y() - 1, paper.right() - x - side * 1.9, paper.height())
        if self._below:
            words.setHeight(paper.height() * 0.54)
            small = words.translated(0, paper.height() * 0.44)
            draw_text(p, small, self._below, self._small_face(), now.text_2, LEFT, elide=True)
        draw_text(p, words, self._words, self._face(), now.text, LEFT, elide=True)
        p.end()
