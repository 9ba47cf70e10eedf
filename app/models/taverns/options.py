"""The options of the Taverns in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.models.options import OptionWords
from app.models.taverns.words import module_name, module_text, tournament_name, tournament_text


def option_words() -> dict[str, OptionWords]:
    """Words per option key, in the current language."""
    translate = QCoreApplication.translate
    levels = {level: level_name(level) for level in range(1, 6)}
    return {
        "level": OptionWords(
            translate("TavernsOptions", "Modules"),
            translate("TavernsOptions", "Each module is played with all those before it. Begin with the base game."),
            levels,
        ),
        "tournament": OptionWords(tournament_name(), tournament_text()),
    }


def level_name(level: int) -> str:
    """``"3: Reputation"``."""
    text = QCoreApplication.translate("TavernsOptions", "{number}: {name}")
    return text.format(number=level, name=module_name(level))


def level_tip(level: int) -> str:
    """What each module up to this level adds, one per line."""
    return "\n".join(f"{level_name(each)}. {module_text(each)}" for each in range(1, level + 1))
