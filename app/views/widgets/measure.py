"""How large things are on a page and on its table."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.views import theme as look

if TYPE_CHECKING:
    from PySide6.QtGui import QFont


class Measure(NamedTuple):
    """How large things are on this page or table.

    Attributes:
        unit: Pixels per pixel of the drawing in use.
        wide: Whether the wide drawing is in use, not the small one.
        text: The person's size of text, 1.0 is usual.
    """

    unit: float = 1.0
    wide: bool = True
    text: float = 1.0

    def of(self, wide: float, small: float | None = None) -> float:
        """A length of the drawing in pixels."""
        return (wide if self.wide or small is None else small) * self.unit

    def px(self, wide: float, small: float | None = None) -> float:
        """A size of letters in pixels; never too small to be read."""
        return max(float(look.MIN_TEXT_PX), self.of(wide, small) * self.text)

    def font(
        self,
        role: str,
        wide: float,
        small: float | None = None,
        weight: int | None = None,
        *,
        tabular: bool = False,
        spacing: float | None = None,
    ) -> QFont:
        """A font of the look at that size."""
        return look.font(role, self.px(wide, small), weight=weight, tabular=tabular, spacing=spacing)
