"""The entry of Port Royal in the registry of the models."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.models.game_entry import Colours, FirstGame, GameEntry

if TYPE_CHECKING:
    from app.models.help.pages import PageFields
    from app.models.moments import Moments
    from app.models.options import OptionWords
    from app.models.presenter import Presenter
    from app.models.sounds import GameSounds

# These functions import when they are called: presenters, words and rules of all games together take half a second,
# for which the start of the program would have to wait.


def _presenter() -> Presenter[Any]:
    from app.models.port_royal.presenter import PRESENTER

    return PRESENTER


def _option_words() -> Mapping[str, OptionWords]:
    from app.models.port_royal.options import option_words

    return option_words()


def _help_fields() -> PageFields:
    from app.models.port_royal.help import FIELDS

    return FIELDS


def _goal(options: Mapping[str, Any]) -> int:
    from app.models.port_royal.options import goal

    return goal(options)


def _arrange() -> Callable[[Any, Mapping[str, Any]], None]:
    from app.models.port_royal.lesson import arrange

    return arrange


def _sounds() -> GameSounds:
    from app.models.port_royal.sounds import SOUNDS

    return SOUNDS


def _moments() -> Moments:
    from app.models.port_royal.moments import moments

    return moments


ENTRY = GameEntry(
    key="port_royal",
    marked_title=QT_TRANSLATE_NOOP("Catalogue", "Port Royal"),
    marked_tagline=QT_TRANSLATE_NOOP("Catalogue", "Dare, trade, hire"),
    players="2–5",
    minutes="20–50",
    weight=1,
    people="Alexander Pfister",
    publisher="Pegasus Spiele",
    year=2014,
    emblem="anchor",
    colours=Colours("#E0703A", "#132B45", text_light="#A2421A", text_dark="#FF9D6B"),
    presenter=_presenter,
    option_words=_option_words,
    help_fields=_help_fields,
    goal=_goal,
    arrange=_arrange,
    sounds=_sounds,
    first=FirstGame(opponents=2),
    moments=_moments,
)
