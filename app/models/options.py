"""Declared options of a game in words."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.engines.contract import Game, Option


@dataclass(frozen=True, slots=True)
class OptionWords:
    """One option as the new-game dialog shows it, in the current language.

    Attributes:
        title: Its name.
        sentence: What it changes, one sentence.
        choices: Name per value; a value without one is shown as it is.
        steps: For an option whose values build upon each other: what each value after the first adds to the one
            before; each of them is shown by itself.
        piece: A piece of the game that stands for it, as its pages of rules call it; ``""`` for none.
        mark: A glyph that stands for it where no piece does.
    """

    title: str
    sentence: str
    choices: Mapping[Any, str] = field(default_factory=dict)
    steps: Mapping[Any, OptionWords] = field(default_factory=dict)
    piece: str = ""
    mark: str = ""

    def choice(self, value: object) -> str:
        """The name of one of its values."""
        return self.choices.get(value, str(value))


def reason(
    option: Option, game: Game, players: int, options: Mapping[str, Any], words: Mapping[str, OptionWords]
) -> str:
    """Why ``option`` cannot leave its default now, one sentence; ``""`` when it can."""
    cause = option.blocked(players, options)
    if not cause:
        return ""
    if cause == "players":
        counts = [str(count) for count in option.players if count in game.players]
        text = QCoreApplication.translate("Options", "Only with {counts} players")
        return text.format(counts=", ".join(counts))
    if option.needs[cause] == (True,):
        text = QCoreApplication.translate("Options", "Needs “{option}”")
        return text.format(option=words[cause].title)
    needed = [words[cause].choice(value) for value in option.needs[cause]]
    text = QCoreApplication.translate("Options", "Needs “{choices}” ({option})")
    return text.format(option=words[cause].title, choices=" / ".join(needed))
