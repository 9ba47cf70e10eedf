"""``GameEntry``: what the shared modules know of a game, apart from its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from app.match.seats import EASY
from app.models.help.book import HELP_FOLDER
from app.models.moments import Moments, no_moments
from app.models.sounds import GameSounds

if TYPE_CHECKING:
    from app.models.help.pages import PageFields
    from app.models.options import OptionWords
    from app.models.presenter import Presenter


@dataclass(frozen=True, slots=True)
class Colours:
    """The colours of a game, each ``#RRGGBB``.

    Attributes:
        accent: For fills and lines.
        deep: Dark background of tiles and card backs.
        text_light: The accent for text on the panels of the light theme, with enough contrast.
        text_dark: The same for the dark theme.
    """

    accent: str
    deep: str
    text_light: str
    text_dark: str


@dataclass(frozen=True, slots=True)
class FirstGame:
    """The suggested set-up for somebody who does not know a game yet.

    Attributes:
        opponents: Number of opponents.
        level: Their level.
        options: The options that are not the default.
    """

    opponents: int = 1
    level: str = EASY
    options: Mapping[str, Any] = field(default_factory=dict)


def _no_words() -> Mapping[str, OptionWords]:
    return {}


def _no_moments() -> Moments:
    return no_moments


def _no_goal(_options: Mapping[str, Any]) -> int:
    return 0


@dataclass(frozen=True, slots=True)
class GameEntry:
    """One game.  What takes long to import is given as a function that imports it when it is called.

    Attributes:
        key: Key of the game in ``app.engines.GAMES``.
        marked_title: English name, marked for translation in the context "Catalogue"; use ``title``.
        marked_tagline: What one does in it in a few words, likewise marked; use ``tagline``.
        players: Possible numbers of players as text.
        minutes: Usual length in minutes as text.
        weight: 1 for easy to learn, up to 3 for demanding.
        people: Designers of the original game.
        publisher: Its publisher.
        year: The year in which it appeared.
        emblem: Name of the glyph that stands for it.
        colours: Its colours.
        presenter: Returns its presenter.
        option_words: Returns the words of its options by key, in the current language.
        help_fields: Returns the values of the fields in its pages of rules; ``None`` if these have no fields.
        help_folder: Folder of its pages of rules, ``<key>.<language>.md``.
        goal: Returns the number of points that ends a game with given options; 0 if no number does.
        arrange: Returns a function that turns the first position of a game, in place, into the one that a lesson
            describes; that function raises ``ValueError`` if it cannot.  ``None`` if the lesson needs no such position.
        sounds: Returns what is heard at its table.
        first: The suggested set-up for newcomers.
        moments: Returns the function that finds the moments of its table.
    """

    key: str
    marked_title: object  # QT_TRANSLATE_NOOP is typed as giving an object
    marked_tagline: object
    players: str
    minutes: str
    weight: int
    people: str
    publisher: str
    year: int
    emblem: str
    colours: Colours
    presenter: Callable[[], Presenter[Any]]
    option_words: Callable[[], Mapping[str, OptionWords]] = _no_words
    help_fields: Callable[[], PageFields] | None = None
    help_folder: Path = HELP_FOLDER
    goal: Callable[[Mapping[str, Any]], int] = _no_goal
    arrange: Callable[[], Callable[[Any, Mapping[str, Any]], None]] | None = None
    sounds: Callable[[], GameSounds] = GameSounds
    first: FirstGame = FirstGame()
    moments: Callable[[], Moments] = _no_moments

    @property
    def title(self) -> str:
        """Name of the game in the current language."""
        return QCoreApplication.translate("Catalogue", str(self.marked_title))

    @property
    def tagline(self) -> str:
        """What one does in it, in four words."""
        return QCoreApplication.translate("Catalogue", str(self.marked_tagline))
