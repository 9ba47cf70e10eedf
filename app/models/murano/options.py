"""The options of Murano in words."""

from __future__ import annotations

from app.engines.murano import MURANO
from app.models.murano.terms import option_name, option_text
from app.models.options import OptionWords

_MARKS = {
    "start_character": "character",
    "gold_for_red_ship": "sailboat",
    "max_one_workshop": "furnace",
    "no_workshop_in_scoring": "factory",
}
"""The glyph that stands for each option."""


def option_words() -> dict[str, OptionWords]:
    """Words per option key, in the current language."""
    return {
        option.key: OptionWords(option_name(option.key), option_text(option.key), mark=_MARKS[option.key])
        for option in MURANO.options
    }
