"""The base class of most pages of the window."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from app.views.scale import scale


class Page(QWidget):
    """A page that sets its texts again when the language changes and lays its parts out again when it is resized.

    Subclasses override ``retranslate`` and ``_place``.
    """

    def retranslate(self) -> None:
        """Set every text in the current language."""

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def side_margin(self) -> int:
        """Room left free on either side, in pixels: in a window wider than 16 : 9 also 12 % of what is beyond."""
        beyond = max(0.0, self.width() - scale.px(1920))
        return round(scale.px(64 if scale.unit >= 0.8 else 24) + 0.12 * beyond)

    def _place(self) -> None:
        """Set the geometry of the parts for the current size of the page."""
