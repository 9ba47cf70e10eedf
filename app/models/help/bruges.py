"""The rules of Bruges in our own words, and an index of every card.

The text follows ``rules.md`` of the game; each chapter names the rules that it tells.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.models.help.book import Book, Section
from app.models.help.bruges_cards import card_sections
from app.models.help.bruges_modules import MODULES
from app.models.help.bruges_round import ROUND
from app.models.help.bruges_turn import TURN
from app.models.help.screen import screen_sections


def book() -> Book:
    """The rules and the cards in the current language."""

    def tr(marked: object) -> str:  # QT_TRANSLATE_NOOP is typed as giving an object
        return QCoreApplication.translate("BrugesHelp", str(marked))

    chapters = [
        Section(anchor, tr(title), tuple(map(tr, texts)), level)
        for level, anchor, title, texts in (*ROUND, *TURN, *MODULES)
    ]
    title = QCoreApplication.translate("Catalogue", "Bruges")
    return Book("bruges", title, (*chapters, *screen_sections("bruges"), *card_sections()))
