"""The entry of Murano in the registry of games, ``app/models/games.py``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.models.game_entry import Colours, GameEntry

if TYPE_CHECKING:
    from app.models.help.pages import PageFields
    from app.models.moments import Moments
    from app.models.options import OptionWords
    from app.models.presenter import Presenter
    from app.models.sounds import GameSounds

# The modules behind these functions take half a second to import for all games together, so each is imported on demand.


def _presenter() -> Presenter[Any]:
    from app.models.murano.presenter import PRESENTER

    return PRESENTER


def _option_words() -> Mapping[str, OptionWords]:
    from app.models.murano.options import option_words

    return option_words()


def _help_fields() -> PageFields:
    from app.models.murano.help import FIELDS

    return FIELDS


def _sounds() -> GameSounds:
    from app.models.murano.sounds import SOUNDS

    return SOUNDS


def _arrange() -> Callable[[Any, Mapping[str, Any]], None]:
    from app.models.murano.lesson import arrange

    return arrange


def _moments() -> Moments:
    from app.models.murano.moments import moments

    return moments


ENTRY = GameEntry(
    key="murano",
    marked_title=QT_TRANSLATE_NOOP("Catalogue", "Murano"),
    marked_tagline=QT_TRANSLATE_NOOP("Catalogue", "Move gondolas, build islands"),
    players="2–4",
    minutes="60–75",
    weight=2,
    people="Inka Brand, Markus Brand",
    publisher="Lookout Spiele",
    year=2014,
    emblem="glass-ball",
    colours=Colours("#1E9AA6", "#0B3440", text_light="#0E6771", text_dark="#5FD3DC"),
    presenter=_presenter,
    option_words=_option_words,
    help_fields=_help_fields,
    arrange=_arrange,
    sounds=_sounds,
    moments=_moments,
)
