"""Tool tips that show their text literally, never as markup.

Qt guesses whether a tool tip is rich text, and rich text may name a file that Qt then opens.  Every tool tip that can
contain the name of a person, a note or the name of a file is set here.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtGui import Qt
from PySide6.QtWidgets import QToolTip, QWidget

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint


def literal(text: str) -> str:
    """``text`` in a form that Qt shows literally: escaped if Qt would take it for rich text, else unchanged."""
    if not Qt.mightBeRichText(text):
        return text
    return f"<span style='white-space: pre-wrap'>{escape(text)}</span>"


def set_tip(widget: QWidget, text: str) -> None:
    """Set the tool tip of a widget; ``""`` for none."""
    QWidget.setToolTip(widget, literal(text))  # that of QWidget, since Control.setToolTip calls this function


def show_tip(place: QPoint, text: str, widget: QWidget | None = None) -> None:
    """Show a tool tip at a point of the screen now, or hide it if ``text`` is empty."""
    if not text:
        QToolTip.hideText()
    elif widget is None:
        QToolTip.showText(place, literal(text))
    else:
        QToolTip.showText(place, literal(text), widget)
