"""Tool tips: what comes from people or files is shown letter by letter, never read as markup.

Qt guesses whether a tip is rich text, and rich text may name a file that Qt then opens.  Every
tip that can hold a name, a note or a file's name goes through here.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtGui import Qt
from PySide6.QtWidgets import QToolTip, QWidget

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint


def literal(text: str) -> str:
    """``text`` so that Qt shows every letter of it, wherever Qt guesses what is markup."""
    if not Qt.mightBeRichText(text):
        return text
    return f"<span style='white-space: pre-wrap'>{escape(text)}</span>"


def set_tip(widget: QWidget, text: str) -> None:
    """Give a widget a tool tip."""
    QWidget.setToolTip(widget, literal(text))


def show_tip(place: QPoint, text: str, widget: QWidget | None = None) -> None:
    """Show a tool tip now, or none where there are no words."""
    if not text:
        QToolTip.hideText()
    elif widget is None:
        QToolTip.showText(place, literal(text))
    else:
        QToolTip.showText(place, literal(text), widget)
