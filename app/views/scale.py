"""How large everything is drawn: one factor from the window, one for text from the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Signal

from app.views.theme import MIN_TEXT_PX, font
from app.views.widgets.measure import Measure

if TYPE_CHECKING:
    from PySide6.QtGui import QFont

DRAWN_FOR = QSize(1920, 1080)
"""The window that all sizes are given for."""

_TEXT_YIELDS = 0.41  # text takes part in less than half of the shrinking: 0.88 at 1366 × 768


def unit_for(width: float, height: float) -> float:
    """Pixels per pixel of the drawing in a window of this size."""
    return max(0.5, min(width / DRAWN_FOR.width(), height / DRAWN_FOR.height()))


def letters(unit: float) -> float:
    """Pixels of usual letters per pixel of the drawing."""
    return unit if unit >= 1 else 1 - (1 - unit) * _TEXT_YIELDS


def unit_with_letters(px: float) -> float:
    """The unit in which usual letters have so many pixels per pixel of the drawing."""
    return px if px >= 1 else 1 - (1 - px) / _TEXT_YIELDS


class Scale(QObject):
    """The factors in use.

    Attributes:
        unit: Pixels per pixel of the drawing.
        percent: Size of text as the person wants it, 100 is the drawing's.

    Signals:
        changed: Sizes are others now; lay out and paint again.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.unit = 1.0
        self.percent = 100

    def fit(self, width: float, height: float) -> None:
        """Take the factor for a window of this size."""
        unit = unit_for(width, height)
        if abs(unit - self.unit) > 1e-6:
            self.unit = unit
            self.changed.emit()

    def use_percent(self, percent: int) -> None:
        """Take the size of text that a person wants."""
        if percent != self.percent:
            self.percent = percent
            self.changed.emit()

    def px(self, length: float) -> float:
        """A length of the drawing in pixels."""
        return length * self.unit

    def text(self, px: float) -> float:
        """A size of text in pixels, never below what can be read."""
        return max(MIN_TEXT_PX, px * self._letters())

    def measure(self) -> Measure:
        """The same sizes for parts that are measured elsewhere on other pages."""
        return Measure(self.unit, text=self._letters() / self.unit)

    def _letters(self) -> float:
        """Pixels of letters per pixel of the drawing."""
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
        """A font of the look, ``px`` high in the drawing."""
        return font(role, self.text(px), weight=weight, italic=italic, tabular=tabular, spacing=spacing)


scale = Scale()
