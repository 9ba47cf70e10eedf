"""What the shared modules know of The Taverns of Tiefenthal."""

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

# Presenter, words and rules of all games take half a second to load: each is loaded when it is asked for.


def _presenter() -> Presenter[Any]:
    from app.models.taverns.presenter import PRESENTER

    return PRESENTER


def _option_words() -> Mapping[str, OptionWords]:
    from app.models.taverns.options import option_words

    return option_words()


def _help_fields() -> PageFields:
    from app.models.taverns.help import FIELDS

    return FIELDS


def _sounds() -> GameSounds:
    from app.models.taverns.sounds import SOUNDS

    return SOUNDS


def _arrange() -> Callable[[Any, Mapping[str, Any]], None]:
    from app.models.taverns.lesson import arrange

    return arrange


def _moments() -> Moments:
    from app.models.taverns.moments import moments

    return moments


ENTRY = GameEntry(
    key="taverns",
    marked_title=QT_TRANSLATE_NOOP("Catalogue", "The Taverns of Tiefenthal"),
    marked_tagline=QT_TRANSLATE_NOOP("Catalogue", "Choose dice, serve guests"),
    players="2–4",
    minutes="60",
    weight=2,
    people="Wolfgang Warsch",
    publisher="Schmidt Spiele",
    year=2019,
    emblem="beer-stein",
    colours=Colours("#D9902F", "#2A1710", text_light="#875000", text_dark="#F2B45A"),
    presenter=_presenter,
    option_words=_option_words,
    help_fields=_help_fields,
    arrange=_arrange,
    sounds=_sounds,
    moments=_moments,
)
