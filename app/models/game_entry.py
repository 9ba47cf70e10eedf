"""What the shared modules know of one game: how it is presented, explained and shown on the start page."""

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
    """The colours that stand for a game, each ``#RRGGBB``.

    Attributes:
        accent: For fills and lines.
        deep: Its dark ground, for tiles and card backs.
        text_light: The accent as it can be read on the panels of the light theme.
        text_dark: The same in the dark theme.
    """

    accent: str
    deep: str
    text_light: str
    text_dark: str


@dataclass(frozen=True, slots=True)
class FirstGame:
    """What somebody who does not know a game yet should play.

    Attributes:
        opponents: How many.
        level: How strong they are.
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
    """One game.  What takes long to load is given as a function that imports it when it is first asked for.

    Attributes:
        key: As in ``app.engines.GAMES``.
        marked_title: Its English name, marked for translation in the context "Catalogue"; read ``title``.
        marked_tagline: What one does in it, marked; read ``tagline``.
        players: Range of players as text.
        minutes: Usual length as text, in minutes.
        weight: 1 easy to learn, 3 demanding.
        people: Designers of the original game.
        publisher: Its publisher.
        year: When it appeared.
        emblem: Glyph that stands for it.
        colours: The colours that stand for it.
        presenter: Gives its presenter.
        option_words: Gives the words of its options by their key, in the current language.
        help_fields: Gives what it fills in on its pages of rules; ``None`` when these have no fields.
        help_folder: Where its pages of rules lie, ``<key>.<language>.md``.
        goal: Points that bring about the end of a game with these options; 0 where points do not.
        arrange: Gives what turns the beginning of a game into the position that a lesson describes, in place, and
            raises ``ValueError`` where that is impossible; ``None`` for a game whose lesson needs none.
        sounds: Gives what is heard at its table.
        first: What a newcomer should play.
        moments: Gives what finds the moments that its table makes much of.
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
