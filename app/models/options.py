"""The options of a game in words."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.engines.contract import Game, Option


@dataclass(frozen=True, slots=True)
class OptionWords:
    """The texts of an option in the new-game dialog, in the current language.

    Attributes:
        title: Its name.
        sentence: What it changes, one sentence.
        choices: Name by value; a value without a name is shown as it is.
        steps: For an option whose values build upon each other: by value after the first, the words for what it adds
            to the one before.  The dialog shows each as a row of its own.
        piece: The piece shown with it, by its name in the pages of rules; ``""`` for none.
        mark: Name of the glyph shown with it if there is no piece.
    """

    title: str
    sentence: str
    choices: Mapping[Any, str] = field(default_factory=dict)
    steps: Mapping[Any, OptionWords] = field(default_factory=dict)
    piece: str = ""
    mark: str = ""

    def choice(self, value: object) -> str:
        """The name of a value."""
        return self.choices.get(value, str(value))


def reason(
    option: Option, game: Game, players: int, options: Mapping[str, Any], words: Mapping[str, OptionWords]
) -> str:
    """Why an option cannot have another value than its default now, one sentence; ``""`` if it can.

    Args:
        option: The option.
        game: The game.
        players: Number of seats.
        options: The present values of all options.
        words: The words of all options by key.
    """
    cause = option.blocked(players, options)
    if not cause:
        return ""
    if cause == "players":
        counts = [count for count in option.players if count in game.players]
        if len(counts) > 1 and counts == list(range(counts[0], counts[-1] + 1)):
            text = QCoreApplication.translate("Options", "Only with {fewest} to {most} players")
            return text.format(fewest=counts[0], most=counts[-1])
        text = QCoreApplication.translate("Options", "Only with {counts} players")
        return text.format(counts=", ".join(map(str, counts)))
    if option.needs[cause] == (True,):
        text = QCoreApplication.translate("Options", "Needs “{option}”")
        return text.format(option=words[cause].title)
    needed = [words[cause].choice(value) for value in option.needs[cause]]
    text = QCoreApplication.translate("Options", "Needs “{choices}” ({option})")
    return text.format(option=words[cause].title, choices=" / ".join(needed))
