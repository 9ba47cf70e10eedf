"""What the coach shows: the bubble with words, and the rings around what they speak of."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.views.game.announce import announce
from app.views.lesson.placing import free_line
from app.views.paint import brushes
from app.views.paint.guard import painting
from app.views.scale import scale
from app.views.theme import theme
from app.views.widgets.buttons import GOLD_RING, PRIMARY, Button, Link
from app.views.widgets.labels import TextLabel
from app.views.widgets.panel import Panel

_WIDTH, _LEAST = 430.0, 330.0
"""Width of the bubble in px of the drawing, and its least in px."""

_WIDE, _NARROW = 1.6, 0.76
"""How much wider the wide shape is than the usual one, and the narrow one, which has room beside the table."""

_NEAR = 150.0
"""Distance of a ring up to which a line leads there, in px of the drawing; part of a longer one would end at something
that is not meant."""


class LessonProgress(QWidget):
    """A line of one piece per chapter, filled as far as one is; what it shows stands in words above it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.done: tuple[float, ...] = ()

    def show_done(self, done: tuple[float, ...]) -> None:
        """Show how much of each chapter is done, 0 to 1."""
        self.done = done
        self.update()

    @painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self.done:
            return
        p = QPainter(self)
        brushes.prepare(p)
        gap, height = scale.px(4), float(self.height())
        wide = (self.width() - gap * (len(self.done) - 1)) / len(self.done)
        for at, share in enumerate(self.done):
            box = QRectF(at * (wide + gap), 0, wide, height)
            with brushes.clipped(p, brushes.rounded(box, height / 2)):
                p.fillRect(box, QColor(theme().sunken))
                p.fillRect(QRectF(box.x(), 0, wide * share, height), QColor(theme().brass_fill))
        p.end()


class Bubble(Panel):
    """The coach's words, with what leads on.  It can be dragged aside.

    Signals:
        go_on: Continue, or take back.
        skip: Do this step for me.
        skip_chapter: Go to the next chapter.
        away: Leave the lesson, which goes on here another time.
        dragged: To where on the page the paper's upper left corner shall go.
    """

    go_on = Signal()
    skip = Signal()
    skip_chapter = Signal()
    away = Signal()
    dragged = Signal(QPointF)
    elevation = 18.0

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.caption = TextLabel(px=14, ink="text_2", weight=600)
        self.words = TextLabel(px=18.5, wrap=True)
        self.words.setTextFormat(Qt.TextFormat.MarkdownText)
        self.words.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.primary = Button(kind=PRIMARY, px=17)
        self.skip_link = Link(px=15)
        self.chapter_link = Link(px=15, quiet=True)
        self.away_link = Link(px=15, quiet=True)
        self.progress = LessonProgress(self)
        self._held: QPointF | None = None  # where the mouse holds the paper, from its corner
        self._sizes: tuple[QSizeF, ...] = ()  # none yet for what is said now
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.primary.clicked.connect(self.go_on)
        self.skip_link.clicked.connect(self.skip)
        self.chapter_link.clicked.connect(self.skip_chapter)
        self.away_link.clicked.connect(self.away)
        self._foot = QHBoxLayout()
        for each in (self.away_link, self.chapter_link, self.skip_link):
            self._foot.addWidget(each)
        self._foot.addStretch(1)
        self._foot.addWidget(self.primary)
        self._rows = QVBoxLayout(self)
        self._rows.addWidget(self.caption)
        self._rows.addWidget(self.progress)
        self._rows.addWidget(self.words, 1)
        self._rows.addLayout(self._foot)
        self.retranslate()
        scale.changed.connect(self._measure_again)

    def retranslate(self) -> None:
        """Name the links in the language of the moment."""
        self._measure_again()
        self.chapter_link.setText(self.tr("Next chapter"))
        self.chapter_link.setToolTip(self.tr("Leave out the rest of this chapter"))
        self.away_link.setText(self.tr("Leave"))
        self.away_link.setToolTip(self.tr("The lesson goes on here another time."))

    def say(self, caption: str, words: str, primary: str, *, shows: bool = True) -> None:
        """Say something.

        Args:
            caption: Where one is in the lesson.
            words: Of the coach, ``""`` while the person plays alone.
            primary: The word on the button that leads on, ``""`` for none.
            shows: Whether the coach can make a move for the person, instead of only leaving something out.
        """
        spoken = (words, primary) != (self.words.text(), self.primary.text())
        self._measure_again()
        self.skip_link.setText(self.tr("Show me") if shows else self.tr("Skip this"))
        self.skip_link.setToolTip(self.tr("The coach makes this move for you.") if shows else "")
        self.caption.setText(caption)
        self.words.setText(words)
        self.words.setVisible(bool(words))
        self.primary.setText(primary)
        self.primary.setVisible(bool(primary))
        self.setAccessibleName(words.replace("**", "") or caption)
        self.setAccessibleDescription(caption if words else "")
        self.words.setAccessibleName(self.accessibleName())
        if spoken and words:
            announce(self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._held = event.position() - self.paper().topLeft()
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        event.accept()  # what lies below is not meant

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._held is not None:
            self.dragged.emit(QPointF(self.mapToParent(event.position().toPoint())) - self._held)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._held = None
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        event.accept()

    def _measure_again(self) -> None:
        self._sizes = ()

    def fitting(self) -> tuple[QSizeF, ...]:
        """The sizes of the paper that the words need: the usual one, a wide and lower one, a narrow and higher one."""
        if not self._sizes:  # measuring lays out and paints all words anew
            self._sizes = self._fitting()
        return self._sizes

    def _fitting(self) -> tuple[QSizeF, ...]:
        pad, shadow = round(scale.px(18)), self.margin
        self._rows.setContentsMargins(pad + shadow, round(pad * 0.7) + shadow, pad + shadow, round(pad * 0.7) + shadow)
        self._rows.setSpacing(round(scale.px(8)))
        self.progress.setFixedHeight(max(3, round(scale.px(5))))
        foot = self._foot.minimumSize().width() + 2 * pad
        usual = max(scale.px(_WIDTH), _LEAST, foot)
        self._rows.invalidate()
        shapes = (usual, usual * _WIDE, max(usual * _NARROW, foot))
        widths = [round(width + 2 * shadow) for width in shapes]
        return tuple(QSizeF(width - 2 * shadow, self._height(width) - 2 * shadow) for width in widths)

    def _height(self, width: int) -> int:
        """The height that the rows need at this width; without words it depends on none, and Qt says so by -1."""
        return self._rows.heightForWidth(width) if self._rows.hasHeightForWidth() else self._rows.sizeHint().height()


class Rings(QWidget):
    """Golden rings around what the coach speaks of; the bubble points at the nearest; lets clicks through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.boxes: tuple[QRectF, ...] = ()
        self._bubble = QRectF()
        self._others: tuple[QRectF, ...] = ()

    def show_rings(self, boxes: Sequence[QRectF], bubble: QRectF, others: Sequence[QRectF] = ()) -> None:
        """Ring these boxes, in pixels of the page; the line to them keeps off ``others``, pieces and words."""
        shown = (tuple(boxes), QRectF(bubble), tuple(others))
        if shown != (self.boxes, self._bubble, self._others):
            self.boxes, self._bubble, self._others = shown
            self.update()

    @painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        brushes.prepare(p)
        width, radius = max(3.0, scale.px(4)), max(8.0, scale.px(14))
        if self.boxes and not self._bubble.isEmpty():
            self._line(p, width)
        for box in self.boxes:
            place = box.adjusted(-width, -width, width, width)
            for ink, stroke in (("#1B1206", width + 2.4), (GOLD_RING, width)):
                brushes.stroke(p, brushes.round_pen(ink, stroke))
                p.drawPath(brushes.rounded(place, radius))
        p.end()

    def pointer(self, width: float) -> QLineF | None:
        """From the bubble's edge to a ring that is near, where a straight way leads there beside pieces and words."""
        rings = [box.adjusted(-width, -width, width, width) for box in self.boxes]
        return free_line(self._bubble, rings, self._others, scale.px(_NEAR))

    def _line(self, p: QPainter, width: float) -> None:
        line = self.pointer(width)
        if line is None:
            return
        for ink, stroke in (("#1B1206", width + 2.4), (GOLD_RING, width)):
            brushes.stroke(p, brushes.round_pen(ink, stroke))
            p.drawLine(line)
