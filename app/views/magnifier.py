"""Pages larger than the window, for letters that would not fit into one that shows all of it.

Pages and tables are laid out for letters up to ``LARGEST`` percent.  Whoever wants larger ones gets the whole page
larger, as if the window were, and moves about in it; the keyboard takes the window along.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QWidget

from app.views.scale import letters, scale, unit_for, unit_with_letters
from app.views.style import use_tip_size

LARGEST = 130
"""Percent of the usual size of text up to which a page that fits the window has room for its words."""

WHOLE_KEY = "Ctrl+0"
"""Shows the whole page in the window, and back."""

BESIDE = 40
"""Pixels that are shown around what the keyboard has come to."""


def zoom(width: float, height: float, percent: int) -> float:
    """How many times larger than a window of this size a page is for text of ``percent``."""
    if percent <= LARGEST:
        return 1.0
    unit = unit_for(width, height)
    return unit_with_letters(letters(unit) * percent / LARGEST) / unit


def seen_part(widget: QWidget) -> QRectF:
    """The part of a widget that its window shows, in its own pixels: all of it, unless it lies on a magnified page."""
    seen, around = QRectF(widget.rect()), widget.parentWidget()
    while around is not None:
        seen &= QRectF(widget.mapFrom(around, QPointF()), around.size().toSizeF())
        around = around.parentWidget()
    return seen


class Magnifier(QScrollArea):
    """Shows a part of a widget that is larger than the window while large letters are wanted.

    Args:
        content: What holds the pages.

    Attributes:
        content: The same.
    """

    def __init__(self, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.content = content
        self._percent, self._whole = 100, False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(content)
        QShortcut(QKeySequence(WHOLE_KEY), self).activated.connect(self.toggle)
        _watch_focus()
        self._fit()

    @property
    def magnifies(self) -> bool:
        """Whether the page is larger than the window."""
        return self._percent > LARGEST and not self._whole

    def use_percent(self, percent: int) -> None:
        """Take the size of text that a person wants."""
        self._percent, self._whole = percent, False
        use_tip_size(percent)
        self._fit()

    def toggle(self) -> None:
        """Show the whole page, with letters as large as it has room for, or the larger page again."""
        self._whole = not self._whole
        self._fit()

    def seen(self) -> QRect:
        """The part of the content that is in the window."""
        return QRect(self.content.mapFrom(self.viewport(), QPoint(0, 0)), self.viewport().size())

    def look_at(self, place: QRect) -> None:
        """Bring a part of the content into the window, as far as it has room."""
        if not self.magnifies:
            return
        seen = self.seen()
        for bar, first, last, low, high in (
            (self.horizontalScrollBar(), place.left(), place.right(), seen.left(), seen.right()),
            (self.verticalScrollBar(), place.top(), place.bottom(), seen.top(), seen.bottom()),
        ):
            if first < low or last - first > high - low:  # what is larger is shown from its beginning
                bar.setValue(bar.value() + first - low - BESIDE)
            elif last > high:
                bar.setValue(bar.value() + min(last - high + BESIDE, first - low))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOn if self.magnifies else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setHorizontalScrollBarPolicy(policy)
        self.setVerticalScrollBarPolicy(policy)
        scale.use_percent(min(self._percent, LARGEST))
        room = self.viewport().size()
        self.content.resize(room * zoom(room.width(), room.height(), self._percent) if self.magnifies else room)

    def follow(self, now: QWidget) -> None:
        """The keyboard has come to a widget: show it, unless it fills the window anyway."""
        if not self.magnifies or not self.content.isAncestorOf(now):
            return
        place, room = QRect(now.mapTo(self.content, QPoint(0, 0)), now.size()), self.viewport().size()
        if place.width() <= room.width() and place.height() <= room.height():
            self.look_at(place)


_watched = False


def _watch_focus() -> None:
    """Follow the keyboard, once for all: a window that is being taken apart must not be asked."""
    global _watched
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    if not _watched:
        application.focusChanged.connect(_focus_changed)
        _watched = True


def _focus_changed(_before: QWidget | None, now: QWidget | None) -> None:
    if now is not None and (magnifier := _magnifier_of(now)) is not None:
        magnifier.follow(now)


def _magnifier_of(widget: QWidget) -> Magnifier | None:
    above: QWidget | None = widget
    while above is not None and not isinstance(above, Magnifier):
        above = above.parentWidget()
    return above


def seen_of(widget: QWidget) -> QRect:
    """The part of a page that is in the window, in its own pixels."""
    magnifier = _magnifier_of(widget)
    if magnifier is None or not magnifier.magnifies:
        return widget.rect()
    return magnifier.seen().translated(-widget.mapTo(magnifier.content, QPoint(0, 0))).intersected(widget.rect())


def look_at(widget: QWidget, place: QRectF) -> None:
    """Bring a part of a widget into the window."""
    if (magnifier := _magnifier_of(widget)) is not None and magnifier.magnifies and not place.isEmpty():
        magnifier.look_at(place.toAlignedRect().translated(widget.mapTo(magnifier.content, QPoint(0, 0))))
