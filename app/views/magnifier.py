"""Makes pages larger than the window, for letters larger than pages that fit the window have room for.

Pages and tables are laid out for letters up to ``LARGEST`` percent.  For larger ones the whole page becomes larger
than the window, so that everything on it grows, and the window shows a part of it, which scrolls to whatever has the
keyboard focus.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QWidget

from app.views.scale import letters, scale, unit_for, unit_with_letters
from app.views.style import use_tip_size

LARGEST = 130
"""The largest size of text, in percent of the usual one, that a page which fits the window has room for."""

WHOLE_KEY = "Ctrl+0"
"""Shows the whole page in the window, and the larger page again."""

BESIDE = 40
"""Pixels shown beside what is scrolled to."""


def zoom(width: float, height: float, percent: int) -> float:
    """How many times larger than the window a page has to be for text of ``percent``; 1 up to ``LARGEST``.

    Args:
        width: Of the window, in px.
        height: Of the window, in px.
        percent: Size of text, 100 is usual.
    """
    if percent <= LARGEST:
        return 1.0
    # A larger page has a larger unit, and with it larger letters: the unit whose letters are percent / LARGEST times
    # those of this window. The rest of the enlargement, LARGEST, is the size of text that the page itself is told.
    unit = unit_for(width, height)
    return unit_with_letters(letters(unit) * percent / LARGEST) / unit


def seen_part(widget: QWidget) -> QRectF:
    """The part of a widget that is visible in its window, in the widget's own pixels.

    All of it, unless an ancestor is smaller: on a magnified page, which scrolls.
    """
    seen, around = QRectF(widget.rect()), widget.parentWidget()
    while around is not None:
        seen &= QRectF(widget.mapFrom(around, QPointF()), around.size().toSizeF())
        around = around.parentWidget()
    return seen


class Magnifier(QScrollArea):
    """A scroll area whose content is as large as the window, or larger while very large letters are wanted.

    Args:
        content: The widget that holds the pages.

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
        """Whether the content is larger than the window now."""
        return self._percent > LARGEST and not self._whole

    def use_percent(self, percent: int) -> None:
        """Set the size of text, in percent of the usual one."""
        self._percent, self._whole = percent, False
        use_tip_size(percent)
        self._fit()

    def toggle(self) -> None:
        """Switch between the larger page and one that fits the window, with letters of ``LARGEST`` percent."""
        self._whole = not self._whole
        self._fit()

    def seen(self) -> QRect:
        """The part of the content that is visible, in pixels of the content."""
        return QRect(self.content.mapFrom(self.viewport(), QPoint(0, 0)), self.viewport().size())

    def look_at(self, place: QRect) -> None:
        """Scroll so that ``place``, in pixels of the content, is visible; of what is too large, its upper left."""
        if not self.magnifies:
            return
        seen = self.seen()
        for bar, first, last, low, high in (
            (self.horizontalScrollBar(), place.left(), place.right(), seen.left(), seen.right()),
            (self.verticalScrollBar(), place.top(), place.bottom(), seen.top(), seen.bottom()),
        ):
            if first < low or last - first > high - low:
                bar.setValue(bar.value() + first - low - BESIDE)
            elif last > high:
                # At most first - low: the space beside its end must not push its beginning out of sight.
                bar.setValue(bar.value() + min(last - high + BESIDE, first - low))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Give scroll bars and content the size that window and text size ask for."""
        # Always on or off, never as needed: the size of the content is reckoned from the viewport, and bars that come
        # and go with the content would change the viewport again.
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOn if self.magnifies else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setHorizontalScrollBarPolicy(policy)
        self.setVerticalScrollBarPolicy(policy)
        scale.use_percent(min(self._percent, LARGEST))
        room = self.viewport().size()
        self.content.resize(room * zoom(room.width(), room.height(), self._percent) if self.magnifies else room)

    def follow(self, now: QWidget) -> None:
        """Scroll to ``now``, which has the keyboard focus, unless it is larger than the window (a table, a list)."""
        if not self.magnifies or not self.content.isAncestorOf(now):
            return
        place, room = QRect(now.mapTo(self.content, QPoint(0, 0)), now.size()), self.viewport().size()
        if place.width() <= room.width() and place.height() <= room.height():
            self.look_at(place)


_watched = False


def _watch_focus() -> None:
    """Connect the focus of the application to the magnifiers, once per process."""
    # Once, and to a function: a slot of each magnifier was still called for windows that were being destroyed.
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
    """The part of a page that its magnifier shows, in the page's own pixels; all of it where nothing is magnified."""
    magnifier = _magnifier_of(widget)
    if magnifier is None or not magnifier.magnifies:
        return widget.rect()
    return magnifier.seen().translated(-widget.mapTo(magnifier.content, QPoint(0, 0))).intersected(widget.rect())


def look_at(widget: QWidget, place: QRectF) -> None:
    """Scroll the magnifier around ``widget``, if any, so that ``place``, in the widget's pixels, is visible."""
    if (magnifier := _magnifier_of(widget)) is not None and magnifier.magnifies and not place.isEmpty():
        magnifier.look_at(place.toAlignedRect().translated(widget.mapTo(magnifier.content, QPoint(0, 0))))
