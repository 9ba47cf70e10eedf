"""The options of Loyang in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.models.options import OptionWords


def option_words() -> dict[str, OptionWords]:
    """Words per option key, in the current language."""
    return {"beginner": OptionWords(beginner_name(), beginner_text(), piece="regular_wheat_turnip")}


def beginner_name() -> str:
    """The name of the beginner variant.  R60"""
    return QCoreApplication.translate("LoyangOptions", "Beginner variant")


def beginner_text() -> str:
    """What the beginner variant changes, one sentence."""
    return QCoreApplication.translate(
        "LoyangOptions", "Everybody holds an easy regular customer and may lay it out instead of a hand card."
    )
