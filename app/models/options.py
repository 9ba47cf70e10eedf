"""Declared options of the games in words.  One line per game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from app.engines.contract import Game, Option


@dataclass(frozen=True, slots=True)
class OptionWords:
    """One option as the new-game dialog shows it, in the current language.

    Attributes:
        title: Its name.
        sentence: What it changes, one sentence.
        choices: Name per value; a value without one is shown as it is.
    """

    title: str
    sentence: str
    choices: Mapping[Any, str] = field(default_factory=dict)

    def choice(self, value: object) -> str:
        """The name of one of its values."""
        return self.choices.get(value, str(value))


def _port_royal() -> dict[str, OptionWords]:
    from app.models.port_royal.options import option_words

    return option_words()


def _taverns() -> dict[str, OptionWords]:
    from app.models.taverns.options import option_words

    return option_words()


def _loyang() -> dict[str, OptionWords]:
    from app.models.loyang.options import option_words

    return option_words()


def _murano() -> dict[str, OptionWords]:
    from app.models.murano.options import option_words

    return option_words()


def _bruges() -> dict[str, OptionWords]:
    from app.models.bruges.options import option_words

    return option_words()


_ROOMS: dict[str, Callable[[], dict[str, OptionWords]]] = {
    "port_royal": _port_royal,
    "taverns": _taverns,
    "loyang": _loyang,
    "murano": _murano,
    "bruges": _bruges,
}


def option_words(game: str) -> dict[str, OptionWords]:
    """Words per option key of ``game``."""
    return _ROOMS[game]()


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


def _port_royal_goal(options: Mapping[str, Any]) -> int:
    from app.models.port_royal.options import goal as port_royal_goal

    return port_royal_goal(options)


_GOALS: dict[str, Callable[[Mapping[str, Any]], int]] = {"port_royal": _port_royal_goal}


def goal(game: str, options: Mapping[str, Any]) -> int:
    """Points that bring about the end of a game with these options; 0 where points do not."""
    ask = _GOALS.get(game)
    return ask(options) if ask else 0
