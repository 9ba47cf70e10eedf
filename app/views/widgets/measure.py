"""The sizes of a page and its table, as one value that is handed to their parts."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.views import theme as look

if TYPE_CHECKING:
    from PySide6.QtGui import QFont


class Measure(NamedTuple):
    """Converts lengths of a drawing into logical pixels of one page or table.

    The page of a game and its table are laid out by one of two drawings, a wide one and one for small windows.  A
    length is given for the wide one, and for the small one as well where that differs.

    Attributes:
        unit: Logical pixels per px of the drawing in use.
        wide: Whether the wide drawing is in use.
        text: Additional factor for sizes of letters, 1.0 is usual.
    """

    unit: float = 1.0
    wide: bool = True
    text: float = 1.0

    def of(self, wide: float, small: float | None = None) -> float:
        """Logical pixels of a length: of ``wide`` or, in the small drawing, of ``small`` if it is given."""
        return (wide if self.wide or small is None else small) * self.unit

    def letter_size(self, wide: float, small: float | None = None) -> float:
        """Logical pixels of a size of letters, ``MIN_TEXT_PX`` at least."""
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
        """A font of ``theme.font`` in the size that ``letter_size`` gives."""
        return look.font(role, self.letter_size(wide, small), weight=weight, tabular=tabular, spacing=spacing)
