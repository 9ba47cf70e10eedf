"""The base class of most pages of the window."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget


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

    def _place(self) -> None:
        """Set the geometry of the parts for the current size of the page."""
