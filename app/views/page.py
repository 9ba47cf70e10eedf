"""What the pages of the window have in common."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget


class Page(QWidget):
    """A page that says everything anew in another language, and places its parts anew in another size."""

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        """Place the parts in the size of the moment."""
