"""What the coach of a lesson shows: a bubble with words, and rings around what they are about."""

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
"""Width of the bubble in px of the drawing, and its least width in px."""

_WIDE, _NARROW = 1.6, 0.76
"""Widths of the wide and of the narrow shape as factors of the usual width; the narrow one fits beside the table."""

_NEAR = 150.0
"""Longest line from the bubble to a ring, in px of the drawing.  No part of a longer one is drawn: its end would point
at something else."""


class LessonProgress(QWidget):
    """A progress bar with a piece for each chapter.  It has no accessible name: the caption says the same in words."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.done: tuple[float, ...] = ()

    def show_done(self, done: tuple[float, ...]) -> None:
        """Show how much of each chapter is done, 0 to 1 each."""
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
    """The words of the coach, with a button and links to go on, skip and leave.  It can be dragged aside.

    Signals:
        go_on: The person wants to continue, or to take back the wrong move.
        skip: The person wants the coach to do this step.
        skip_chapter: The person wants to go to the next chapter.
        away: The person wants to leave the lesson; it goes on here another time.
        dragged: Place of the upper left corner of the paper, in pixels of the page, to which the person drags it.
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
        self._sizes: tuple[QSizeF, ...] = ()  # what ``fitting`` gives; empty until it is asked for
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
        """Set the words of the links in the current language."""
        self._measure_again()
        self.chapter_link.setText(self.tr("Next chapter"))
        self.chapter_link.setToolTip(self.tr("Leave out the rest of this chapter"))
        self.away_link.setText(self.tr("Leave"))
        self.away_link.setToolTip(self.tr("The lesson goes on here another time."))

    def say(self, caption: str, words: str, primary: str, *, shows: bool = True) -> None:
        """Show words of the coach; new ones are announced to screen readers.

        Args:
            caption: Chapter of the lesson.
            words: Words of the coach in Markdown; ``""`` in free play.
            primary: Text of the button that leads on; ``""`` for no button.
            shows: Whether skipping the step makes a move for the person; otherwise it only leaves something out.
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
        event.accept()  # otherwise Qt would give the click to the table below

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
        """Sizes of the paper that the words need, in pixels: usual, wide and low, narrow and high; without shadow."""
        if not self._sizes:  # kept, because measuring lays out and paints all words anew
            self._sizes = self._fitting()
        return self._sizes

    def _fitting(self) -> tuple[QSizeF, ...]:
        """Measure what ``fitting`` gives, after setting margins and spacing for the present scale."""
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
        """The height in pixels that the rows need at this width."""
        # Without words the height does not depend on the width, and ``heightForWidth`` would be -1.
        return self._rows.heightForWidth(width) if self._rows.hasHeightForWidth() else self._rows.sizeHint().height()


class Rings(QWidget):
    """Golden rings around what the coach speaks of, and a line from the bubble to the nearest; lets clicks through.

    Attributes:
        boxes: The boxes that have a ring, in pixels of the page.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.boxes: tuple[QRectF, ...] = ()
        self._bubble = QRectF()
        self._others: tuple[QRectF, ...] = ()

    def show_rings(self, boxes: Sequence[QRectF], bubble: QRectF, others: Sequence[QRectF] = ()) -> None:
        """Draw rings around boxes, and a line to one of them.

        Args:
            boxes: The boxes, in pixels of the page.
            bubble: The bubble, from which the line begins.
            others: Pieces and words that the line must not cross.
        """
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
        """The line from the edge of the bubble to a ring; ``None`` where none is near, or only across pieces or words.

        Args:
            width: Distance in pixels between a box and its ring.
        """
        rings = [box.adjusted(-width, -width, width, width) for box in self.boxes]
        return free_line(self._bubble, rings, self._others, scale.px(_NEAR))

    def _line(self, p: QPainter, width: float) -> None:
        line = self.pointer(width)
        if line is None:
            return
        for ink, stroke in (("#1B1206", width + 2.4), (GOLD_RING, width)):
            brushes.stroke(p, brushes.round_pen(ink, stroke))
            p.drawLine(line)
