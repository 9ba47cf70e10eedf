"""The options of Port Royal in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from app.models.options import OptionWords


def option_words() -> dict[str, OptionWords]:
    """Words per option key, in the current language."""
    translate = QCoreApplication.translate
    return {
        "expansion": OptionWords(
            translate("PortRoyalOptions", "Expansion"),
            translate("PortRoyalOptions", "24 new cards: clerks, gunners, vice admirals, gift ships; and contracts."),
            {
                "none": translate("PortRoyalOptions", "None"),
                "cards": translate("PortRoyalOptions", "Cards"),
                "contracts": translate("PortRoyalOptions", "Cards and contracts"),
            },
            {
                "cards": OptionWords(
                    translate("PortRoyalOptions", "New cards"),
                    translate("PortRoyalOptions", "24 more cards: clerks, gunners, vice admirals, gift ships."),
                    piece="vice_admiral_1",
                ),
                "contracts": OptionWords(
                    translate("PortRoyalOptions", "Contracts"),
                    translate(
                        "PortRoyalOptions",
                        "Open tasks: whoever fulfils one gains coins, and several count as influence.",
                    ),
                    piece="contract_explorer",
                ),
            },
        ),
        "influence": OptionWords(
            translate("PortRoyalOptions", "Needed influence"),
            translate("PortRoyalOptions", "Whoever has it brings about the last round."),
            piece="governor_0",
        ),
        "expedition_needed": OptionWords(
            translate("PortRoyalOptions", "Expedition needed"),
            translate("PortRoyalOptions", "Without an expedition nobody ends the game or ranks before one who has it."),
            piece="expedition_2_houses",
        ),
        "automatic_pass": OptionWords(
            translate("PortRoyalOptions", "Automatic pass"),
            translate("PortRoyalOptions", "Nobody is asked about a single ship that brings nothing after the fee."),
            piece="ship_pinace_s1_c1",
        ),
    }


def goal(options: Mapping[str, Any]) -> int:
    """The influence that triggers the end of the game.  R13"""
    needed: int = options["influence"]
    return needed
