"""How strong the opponents are: what was measured, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.models.levels import level_name
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

MASTER, JOURNEYMAN, APPRENTICE = "master", "journeyman", "apprentice"


@dataclass(frozen=True, slots=True)
class Duel:
    """One level against the next lower one, two players.

    Attributes:
        stronger: The level that was measured.
        weaker: Its opponent.
        wins: Win rate of the stronger one in per cent, ties as halves.
        low: Lower end of Wilson's 95 % interval, in per cent.
        high: Upper end.
        games: How many were played, seats swapped.
        rules: With which options; ``""`` where there is only one way.
    """

    stronger: str
    weaker: str
    wins: int
    low: int
    high: int
    games: int
    rules: object = ""


_ONE = QT_TRANSLATE_NOOP("Strength", "base game")
_ALL = QT_TRANSLATE_NOOP("Strength", "all modules")

DUELS: dict[str, Sequence[Duel]] = {
    "port_royal": (
        Duel(MASTER, JOURNEYMAN, 79, 73, 84, 200, _ONE),
        Duel(JOURNEYMAN, APPRENTICE, 82, 78, 85, 400, _ONE),
    ),
    "taverns": (
        Duel(MASTER, JOURNEYMAN, 72, 66, 78, 200, _ONE),
        Duel(MASTER, JOURNEYMAN, 69, 62, 75, 200, _ALL),
        Duel(JOURNEYMAN, APPRENTICE, 88, 83, 92, 200, _ONE),
        Duel(JOURNEYMAN, APPRENTICE, 90, 84, 93, 200, _ALL),
    ),
    "loyang": (
        Duel(MASTER, JOURNEYMAN, 89, 84, 93, 202),
        Duel(JOURNEYMAN, APPRENTICE, 90, 85, 93, 200),
    ),
    "murano": (
        Duel(MASTER, JOURNEYMAN, 82, 77, 87, 200),
        Duel(JOURNEYMAN, APPRENTICE, 80, 74, 85, 200),
    ),
    "bruges": (
        Duel(MASTER, JOURNEYMAN, 72, 65, 78, 200, _ONE),
        Duel(MASTER, JOURNEYMAN, 76, 67, 83, 100, _ALL),
        Duel(JOURNEYMAN, APPRENTICE, 87, 81, 91, 200, _ONE),
        Duel(JOURNEYMAN, APPRENTICE, 90, 83, 94, 100, _ALL),
    ),
}
"""What ``python -m app.ai.arena`` found, on seeds that nothing was tuned on."""


class Strength(Translated):
    """The measurements in words."""

    def rows(self, game: str) -> list[str]:
        """A line for each duel of a game, cells parted by ``|``."""
        return [self._row(duel) for duel in DUELS.get(game, ())]

    def _row(self, duel: Duel) -> str:
        who = self.tr("{stronger} against {weaker}").format(
            stronger=level_name(duel.stronger), weaker=level_name(duel.weaker)
        )
        if duel.rules:
            rules = QCoreApplication.translate("Strength", str(duel.rules))
            who = self.tr("{who}, {rules}").format(who=who, rules=rules)
        won = self.tr("{wins} % ({low}–{high} %)").format(wins=duel.wins, low=duel.low, high=duel.high)
        return " | ".join((who, won, self.tr("%n game(s)", "", duel.games)))


STRENGTH = Strength()
