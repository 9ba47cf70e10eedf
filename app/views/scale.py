"""How large everything is drawn: one factor from the size of the window, one for text from the settings.

All sizes in the views are designed for a window of 1920 × 1080, called "the drawing".  A length "in px of the drawing"
becomes logical pixels of the window by ``scale.px``, a size of letters by ``scale.text`` or ``scale.font``.  Text
shrinks less than everything else in a small window, and grows with the setting.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Signal

from app.views.theme import MIN_TEXT_PX, font
from app.views.widgets.measure import Measure

if TYPE_CHECKING:
    from PySide6.QtGui import QFont

DRAWN_FOR = QSize(1920, 1080)
"""The size of the window, in logical pixels, that all sizes are designed for."""

_TEXT_YIELDS = 0.41  # share of the shrinking that text takes part in: at 1366 × 768 (0.71) letters shrink to 0.88


def unit_for(width: float, height: float) -> float:
    """Logical pixels per px of the drawing in a window of this size, 0.5 at least."""
    return max(0.5, min(width / DRAWN_FOR.width(), height / DRAWN_FOR.height()))


def letters(unit: float) -> float:
    """The factor for sizes of letters that goes with ``unit``, at the usual size of text (100 %)."""
    return unit if unit >= 1 else 1 - (1 - unit) * _TEXT_YIELDS


def unit_with_letters(px: float) -> float:
    """The inverse of ``letters``: the unit whose factor for letters is ``px``."""
    return px if px >= 1 else 1 - (1 - px) / _TEXT_YIELDS


class Scale(QObject):
    """The factors for the current window and settings; ``scale`` is the only instance.

    Attributes:
        unit: Logical pixels per px of the drawing.
        percent: Size of text from the settings, in percent; 100 is that of the drawing.

    Signals:
        changed: A factor has changed; whoever depends on it lays out and paints again.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.unit = 1.0
        self.percent = 100

    def fit(self, width: float, height: float) -> None:
        """Set ``unit`` for a window of this size."""
        unit = unit_for(width, height)
        if abs(unit - self.unit) > 1e-6:
            self.unit = unit
            self.changed.emit()

    def use_percent(self, percent: int) -> None:
        """Set the size of text."""
        if percent != self.percent:
            self.percent = percent
            self.changed.emit()

    def px(self, length: float) -> float:
        """Logical pixels of a length of the drawing."""
        return length * self.unit

    def text(self, px: float) -> float:
        """Logical pixels of a size of letters of the drawing, ``MIN_TEXT_PX`` at least."""
        return max(MIN_TEXT_PX, px * self._letters())

    def measure(self) -> Measure:
        """The current factors as a ``Measure``, for widgets that get one from their page on other pages."""
        return Measure(self.unit, text=self._letters() / self.unit)

    def _letters(self) -> float:
        """The factor for sizes of letters, with the setting."""
        return letters(self.unit) * self.percent / 100

    def font(
        self,
        role: str,
        px: float,
        *,
        weight: int | None = None,
        italic: bool | None = None,
        tabular: bool = False,
        spacing: float | None = None,
    ) -> QFont:
        """A font of ``theme.font``, whose size is given in px of the drawing."""
        return font(role, self.text(px), weight=weight, italic=italic, tabular=tabular, spacing=spacing)


scale = Scale()
