"""The options of Murano in words."""

from __future__ import annotations

from app.engines.murano import MURANO
from app.models.murano.terms import option_name, option_text
from app.models.options import OptionWords

_PIECES = {
    "start_character": "per_palace",
    "gold_for_red_ship": "red",
    "max_one_workshop": "workshop_red_blue",
    "no_workshop_in_scoring": "glass_blue_san_donato",
}
"""By option, the id of the piece that is painted beside it when a game is set up."""


def option_words() -> dict[str, OptionWords]:
    """Words per option key, in the current language."""
    return {
        option.key: OptionWords(option_name(option.key), option_text(option.key), piece=_PIECES[option.key])
        for option in MURANO.options
    }
