"""The options of the Taverns in words."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from app.engines.taverns.components import START_CARDS
from app.models.options import OptionWords
from app.models.taverns.words import module_name, module_text, tournament_name, tournament_text

_PICTURES: dict[int, dict[str, Any]] = {
    2: {"piece": "entertainer_juggler"},
    3: {"piece": "bard"},
    4: {"piece": START_CARDS[0]},
    5: {"piece": "guest_5_2"},
}
"""The piece whose picture stands for a module, for each one after the base game."""


def option_words() -> dict[str, OptionWords]:
    """Words per option key, in the current language."""
    translate = QCoreApplication.translate
    levels = {level: level_name(level) for level in range(1, 6)}
    return {
        "level": OptionWords(
            translate("TavernsOptions", "Modules"),
            translate("TavernsOptions", "Each module is played with all those before it. Begin with the base game."),
            levels,
            {level: OptionWords(levels[level], module_text(level), **_PICTURES[level]) for level in _PICTURES},
        ),
        "tournament": OptionWords(tournament_name(), tournament_text(), piece="supplier"),
    }


def level_name(level: int) -> str:
    """The number and name of a module, e.g. ``"3: Reputation"``."""
    text = QCoreApplication.translate("TavernsOptions", "{number}: {name}")
    return text.format(number=level, name=module_name(level))


def level_tip(level: int) -> str:
    """What each module up to this level adds, one per line."""
    return "\n".join(f"{level_name(each)}. {module_text(each)}" for each in range(1, level + 1))
