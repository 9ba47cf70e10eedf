"""The options of Bruges in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.models.options import OptionWords


def option_words() -> dict[str, OptionWords]:
    """Words per option key, in the current language."""
    translate = QCoreApplication.translate
    return {
        "pets": OptionWords(
            translate("BrugesOptions", "Pets"),
            translate("BrugesOptions", "17 pets move in beside persons; a fourth majority."),
            piece="pet_cat",
        ),
        "new_citizens": OptionWords(
            translate("BrugesOptions", "New citizens"),
            translate("BrugesOptions", "39 more persons, 17 of them travellers."),
            piece="duchess",
        ),
        "zwin": OptionWords(
            translate("BrugesOptions", "The Zwin"),
            translate("BrugesOptions", "Ships dock on 3 and 4; whoever builds a canal may use one."),
            piece="six_guilders",
        ),
        "exchange": OptionWords(
            translate("BrugesOptions", "The exchange"),
            translate("BrugesOptions", "Each round a card improves one of the six uses."),
            piece="primus",
        ),
        "exchange_scaled": OptionWords(
            translate("BrugesOptions", "Fewer exchange markers"),
            translate("BrugesOptions", "With fewer than five players the exchange card has fewer markers."),
            piece="secundus",
        ),
    }
