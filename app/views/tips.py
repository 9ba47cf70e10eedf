"""Tool tips that show their text in short lines, and literally, never as markup.

Qt breaks no lines of a plain text, however long they are.  It guesses whether a tool tip is rich text, and rich text
may name a file that Qt then opens.  So every tool tip is set here.
"""

from __future__ import annotations

from html import escape
from textwrap import TextWrapper
from typing import TYPE_CHECKING

from PySide6.QtGui import Qt
from PySide6.QtWidgets import QToolTip, QWidget

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint


LINE = 60
"""Number of letters that a line of a tool tip has at most; a single word may be longer."""

_WRAPPER = TextWrapper(
    LINE, expand_tabs=False, replace_whitespace=False, break_long_words=False, break_on_hyphens=False
)  # which breaks at no no-break space


def literal(text: str) -> str:
    """``text`` in short lines, in a form that Qt shows literally: escaped if Qt would take it for rich text."""
    text = "\n".join("\n".join(_WRAPPER.wrap(line)) if len(line) > LINE else line for line in text.split("\n"))
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
