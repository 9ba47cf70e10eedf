"""Labels and rules of pages and dialogs."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from app.views.paint.guard import painting
from app.views.scale import scale
from app.views.theme import keeper, theme
from app.views.widgets.buttons import FIXED


class TextLabel(QLabel):
    """Plain text in a font and colour of the look; follows theme and scale.

    Args:
        text: The text, never read as markup.
        parent: The parent.
        role: Family or role of the font, see ``theme.font``.
        px: Size of the letters, in px of the drawing.
        weight: Weight of the font, 400 to 800.
        italic: Whether it is italic.
        ink: Colour, as the name of an attribute of ``Theme``.
        spacing: Additional space between letters in pixels.
        wrap: Whether it may take several lines.
    """

    def __init__(
        self,
        text: str = "",
        parent: QWidget | None = None,
        *,
        role: str = "text",
        px: float = 16,
        weight: int | None = None,
        italic: bool | None = None,
        ink: str = "text",
        spacing: float | None = None,
        wrap: bool = False,
    ) -> None:
        super().__init__(text, parent)
        self._font = (role, px, weight, italic, spacing)
        self._ink = ink
        self.setWordWrap(wrap)
        self.setTextFormat(Qt.TextFormat.PlainText)
        keeper.changed.connect(self._dress)
        scale.changed.connect(self._dress)
        self._dress()

    def set_ink(self, ink: str) -> None:
        """Set the colour, by its name in ``Theme``."""
        self._ink = ink
        self._dress()

    def _dress(self) -> None:
        role, px, weight, italic, spacing = self._font
        self.setFont(scale.font(role, px, weight=weight, italic=italic, spacing=spacing))
        colours = self.palette()
        colours.setColor(self.foregroundRole(), QColor(getattr(theme(), self._ink)))
        self.setPalette(colours)


class Rule(QWidget):
    """A horizontal hairline between groups."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, FIXED)
        keeper.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(10, round(scale.px(10)))

    @painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        p.fillRect(QRectF(0, self.height() // 2, self.width(), 1), QColor(theme().line))
        p.end()
