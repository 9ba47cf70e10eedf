"""What the shared modules know of Bruges."""

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
    from app.models.bruges.presenter import PRESENTER

    return PRESENTER


def _option_words() -> Mapping[str, OptionWords]:
    from app.models.bruges.options import option_words

    return option_words()


def _help_fields() -> PageFields:
    from app.models.bruges.help import FIELDS

    return FIELDS


def _sounds() -> GameSounds:
    from app.models.bruges.sounds import SOUNDS

    return SOUNDS


def _arrange() -> Callable[[Any, Mapping[str, Any]], None]:
    from app.models.bruges.lesson import arrange

    return arrange


def _moments() -> Moments:
    from app.models.bruges.moments import moments

    return moments


ENTRY = GameEntry(
    key="bruges",
    marked_title=QT_TRANSLATE_NOOP("Catalogue", "Bruges"),
    marked_tagline=QT_TRANSLATE_NOOP("Catalogue", "Five cards, six ways"),
    players="2–5",
    minutes="60",
    weight=2,
    people="Stefan Feld",
    publisher="Hans im Glück",
    year=2013,
    emblem="clock-tower",
    colours=Colours("#B4523F", "#2E1C1C", text_light="#98402E", text_dark="#F09A86"),
    presenter=_presenter,
    option_words=_option_words,
    help_fields=_help_fields,
    arrange=_arrange,
    sounds=_sounds,
    moments=_moments,
)
