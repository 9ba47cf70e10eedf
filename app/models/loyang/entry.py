"""What the shared modules know of At the Gates of Loyang."""

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

# Presenter, words and rules of all games take half a second to load: each function below imports when it is called.


def _presenter() -> Presenter[Any]:
    from app.models.loyang.presenter import PRESENTER

    return PRESENTER


def _option_words() -> Mapping[str, OptionWords]:
    from app.models.loyang.options import option_words

    return option_words()


def _help_fields() -> PageFields:
    from app.models.loyang.help import FIELDS

    return FIELDS


def _sounds() -> GameSounds:
    from app.models.loyang.sounds import SOUNDS

    return SOUNDS


def _arrange() -> Callable[[Any, Mapping[str, Any]], None]:
    from app.models.loyang.lesson import arrange

    return arrange


def _moments() -> Moments:
    from app.models.loyang.moments import moments

    return moments


ENTRY = GameEntry(
    key="loyang",
    marked_title=QT_TRANSLATE_NOOP("Catalogue", "At the Gates of Loyang"),
    marked_tagline=QT_TRANSLATE_NOOP("Catalogue", "Sow, harvest, please customers"),
    players="1–4",
    minutes="60–120",
    weight=3,
    people="Uwe Rosenberg",
    publisher="Hall Games",
    year=2009,
    emblem="paper-lantern",
    colours=Colours("#4E8B57", "#1E2B24", text_light="#2F6B3A", text_dark="#8FCF98"),
    presenter=_presenter,
    option_words=_option_words,
    help_fields=_help_fields,
    arrange=_arrange,
    sounds=_sounds,
    first=FirstGame(options={"beginner": True}),
    moments=_moments,
)
