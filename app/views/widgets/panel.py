"""The panel: a rounded rectangle with a hairline border that widgets and words lie on, perhaps with a heading."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from app.views.paint import brushes
from app.views.paint.chrome import panel as paint_panel
from app.views.paint.guard import painting
from app.views.scale import scale
from app.views.theme import keeper, theme
from app.views.widgets.measure import Measure

SHADOW = 12
"""Margin around the paper of a floating panel for its shadow, in px of the drawing."""


class Panel(QWidget):
    """The base of all panels; subclasses lay out children and override ``paint_content``.

    A flat panel (``elevation`` 0) fills its widget and follows ``scale``.  A floating one paints its shadow inside the
    widget, around a smaller "paper", and gets its sizes from its page by ``set_measure``.

    Attributes:
        radius: Radius of the corners, in px of the drawing.
        elevation: How high it floats above the page, in px of the drawing.
        heading: Size of the letters of the heading, in the wide and in the small drawing.
        remark: Size of the letters of the note, likewise.
        measure: The sizes in use.
    """

    accessible_role = QAccessible.Role.Grouping
    radius = 16.0
    elevation = 0.0
    heading = (22.0, 19.5)
    remark = (14.5, 13.5)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.measure = Measure()
        self._title = self._note = ""
        self._note_from = self._free_right = 0.0
        self._paper: QPixmap | None = None  # the paper of a floating panel with its shadow, which is slow to paint
        keeper.changed.connect(self.repaint_paper)
        if not self.elevation:
            self.measure = scale.measure()
            scale.changed.connect(self._follow_scale)

    # sizes

    def _follow_scale(self) -> None:
        self.set_measure(scale.measure())

    def set_measure(self, measure: Measure) -> None:
        """Set the sizes; ``measured`` is called if they have changed."""
        if measure != self.measure:
            self.measure = measure
            self.measured()
            self.repaint_paper()

    def measured(self) -> None:
        """Called when ``measure`` has changed: subclasses update fonts and children here."""

    @property
    def margin(self) -> int:
        """Room for the shadow on each side of the paper, in pixels."""
        return round(SHADOW * self.measure.unit) if self.elevation else 0

    def place(self, box: QRectF) -> None:
        """Set the geometry so that the paper covers ``box``, in pixels of the parent."""
        m = self.margin
        self.setGeometry(box.toRect().adjusted(-m, -m, m, m))

    def paper(self) -> QRectF:
        """The rectangle of the paper, without the shadow, in pixels of the widget."""
        m = self.margin
        return QRectF(self.rect()).adjusted(m, m, -m, -m)

    # heading

    @property
    def title(self) -> str:
        """The heading at the upper left, ``""`` for none."""
        return self._title

    @property
    def note(self) -> str:
        """The note in smaller letters at the upper right, ``""`` for none."""
        return self._note

    def set_title(self, title: str) -> None:
        """Set the heading."""
        if title != self._title:
            self._title = title
            self.update()

    def set_note(self, note: str) -> None:
        """Set the note."""
        if note != self._note:
            self._note = note
            self.update()

    def keep_free(self, left: float = 0.0, right: float = 0.0) -> None:
        """Reserve room in the line of the heading for children of the panel.

        Args:
            left: Where the note may begin at the earliest, in pixels from the left.
            right: Width at the right in which neither heading nor note is written, in pixels.
        """
        if (left, right) != (self._note_from, self._free_right):
            self._note_from, self._free_right = left, right
            self.update()

    def head_height(self) -> float:
        """Height of the line of the heading, in pixels from the top of the paper."""
        return max(self.measure.of(46, 37), self.measure.letter_size(*self.heading) * 1.7)

    # painting

    def repaint_paper(self) -> None:
        """Drop the kept picture of the paper and repaint; for another theme or other sizes."""
        self._paper = None
        self.update()

    @painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        brushes.prepare(p)
        self.draw(p)
        p.end()

    def draw(self, p: QPainter) -> None:
        """Paint the panel: paper, heading, content."""
        if not self.elevation:
            self._paint_paper(p)
        else:
            if self._paper is None or self._paper.deviceIndependentSize() != self.size().toSizeF():
                ratio = self.devicePixelRatioF()
                self._paper = brushes.painted(self.width(), self.height(), ratio, self._paint_paper)
            p.drawPixmap(0, 0, self._paper)
        self._paint_heading(p)
        self.paint_content(p)

    def paint_content(self, p: QPainter) -> None:
        """Paint what lies on the paper, below the children; nothing unless overridden."""

    def _paint_paper(self, p: QPainter) -> None:
        unit = self.measure.unit
        radius = self.radius * (1.0 if self.measure.wide else 0.82) * unit
        if self.elevation:
            paint_panel(p, self.paper(), radius, alpha=0.98, elevation=self.elevation * unit * 0.8)
        else:
            paint_panel(p, self.paper().adjusted(0.7, 0.7, -0.7, -0.7), radius, elevation=0)

    def _paint_heading(self, p: QPainter) -> None:
        now, m, paper = theme(), self.measure, self.paper()
        left, top = (m.of(17, 13), m.of(2, 1)) if self.elevation else (m.of(18), m.of(3))
        # The heading shrinks, then it is cut; the note gets what is left of the line.
        box = paper.adjusted(left, top, -max(left, self._free_right), 0)
        box.setBottom(paper.y() + self.head_height())
        font = brushes.fit_font(self._title, "display", m.letter_size(*self.heading), box.width(), weight=700, floor=13)
        brushes.draw_text(p, box, self._title, font, now.text, elide=True)
        if self._note:
            box.setLeft(max(self._note_from, box.left() + brushes.text_width(self._title, font)) + m.of(16))
            small = m.font("text", *self.remark, tabular=True)
            brushes.draw_text(p, box, self._note, small, now.text_2, brushes.RIGHT, elide=True)


def thin_scrollbar() -> str:
    """The style sheet of a narrow vertical scroll bar in the theme in use."""
    now = theme()
    return (
        "QScrollBar:vertical { background: transparent; width: 10px; margin: 2px; }"
        f"QScrollBar::handle:vertical {{ background: {now.line_strong}; border-radius: 3px; min-height: 32px; }}"
        "QScrollBar::add-line, QScrollBar::sub-line { height: 0; }"
        "QScrollBar::add-page, QScrollBar::sub-page { background: none; }"
    )
