"""The strength of the opponents in words.  All figures come from the measurements in ``app.ai.ladder``."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from app.ai.ladder import LadderError, pairings, steps
from app.ai.published import ANCHOR, in_few, option_sets, ratings
from app.ai.rating import ANCHOR_ELO
from app.engines import GAMES
from app.match.seats import LEVELS
from app.models.games import entry
from app.models.levels import level_line, level_name, levels_name
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from app.ai.ladder import Pairing

log = logging.getLogger(__name__)


def measured() -> Sequence[Pairing]:
    """All pairings; none if the file that comes with the program is damaged."""
    try:
        return pairings()
    except LadderError as error:
        log.error("the strength of the opponents is not told: %s", error)
        return ()


class Strength(Translated):
    """The measurements in words."""

    def __init__(self) -> None:
        self._told: dict[str, tuple[Sequence[Pairing], list[Pairing]]] = {}

    def _steps(self, game: str) -> list[Pairing]:
        """``app.ai.ladder.steps`` of a game."""
        # Cached, because the new-game dialog asks again for each seat at every change.
        held = measured()
        if game not in self._told or self._told[game][0] is not held:
            self._told[game] = held, steps(held, game)
        return self._told[game][1]

    def rows(self, game: str) -> list[str]:
        """A table with a line for each step of a game's ladder, then for each Elo rating; cells separated by ``|``."""
        return [*(self._row(it) for it in self._steps(game)), *self._ratings(measured(), game)]

    def limits(self, game: str) -> str:
        """Notes below ``rows``: what was not measured, and what Elo means; ``""`` if there are no rows."""
        told = self._steps(game)
        if not told:
            return ""
        parts = []
        if all(it.players == 2 for it in told):
            parts.append(self.tr("Larger tables have been measured too little to say anything."))
        else:
            parts.append(
                self.tr("At a larger table one sits alone among weaker ones; what an equal would win is said there.")
            )
        if any(self._ratings(measured(), game)):
            parts.append(
                self.tr(
                    "Elo puts all levels on one scale, from games of two: {level} is set to {elo}, and whoever has 400 "
                    "points more wins ten games of eleven."
                ).format(level=level_name(ANCHOR), elo=round(ANCHOR_ELO))
            )
        return " ".join(parts)

    def line(self, game: str, level: str, players: int, options: Mapping[str, Any]) -> str:
        """How an opponent of a level plays, and how many games it wins, in one short line."""
        it = self._nearest(game, level, players, options)
        if it is None:
            return level_line(level)
        stronger = it.level == level
        won, games = in_few(it.share if stronger else 1.0 - it.share)
        other = levels_name(it.against if stronger else it.level)
        if stronger and it.players > 2:
            text = self.tr("Wins {won} of {games} games against {others} {levels}.").format(
                won=won, games=games, others=it.players - 1, levels=other
            )
        else:
            text = self.tr("Wins {won} of {games} duels against {levels}.").format(won=won, games=games, levels=other)
        return self.tr("{deed} {expect}").format(deed=level_line(level), expect=text)

    def proof(self, game: str, level: str, players: int, options: Mapping[str, Any]) -> str:
        """The measurement behind ``line``; ``""`` if there is none."""
        it = self._nearest(game, level, players, options)
        if it is None:
            return ""
        who, won, games = (cell.strip() for cell in self._row(it).split("|"))
        return self.tr("Measured: {who}: {won}, {games}").format(who=who, won=won, games=games)

    def _nearest(self, game: str, level: str, players: int, options: Mapping[str, Any]) -> Pairing | None:
        """The pairing of a level that is most like the table; preferably one in which it is the stronger level."""
        defaults = {option.key: option.default for option in GAMES[game].options}
        wish = {**defaults, **options}

        def distance(it: Pairing) -> tuple[bool, int, int]:
            have = {**defaults, **(it.options or {})}
            return it.level != level, abs(it.players - players), sum(have[key] != wish[key] for key in defaults)

        told = [it for it in self._steps(game) if it.level == level or (it.against == level and it.players == 2)]
        return min(told, key=distance, default=None)

    def _row(self, it: Pairing) -> str:
        weaker = level_name(it.against)
        if it.players > 2:
            weaker = self.tr("{others} {levels}").format(others=it.players - 1, levels=levels_name(it.against))
        who = self.tr("{stronger} against {weaker}").format(stronger=level_name(it.level), weaker=weaker)
        who = self.tr("{who}, {rules}").format(who=who, rules=self.rules(it.game, it.options or {}))
        low, high = it.interval
        won = self.tr("{wins}% ({low}–{high}%)").format(wins=round(100 * it.share), low=round(low), high=round(high))
        if it.players > 2:
            won = self.tr("{share}, an equal {even}%").format(share=won, even=round(100 / it.players))
        return " | ".join((who, won, self.tr("%n game(s)", "", it.games)))

    def _ratings(self, held: Sequence[Pairing], game: str) -> list[str]:
        lines = []
        for options in option_sets(held, game):
            for level, rating in ratings(held, game, options).items():
                if level in LEVELS and level != ANCHOR:
                    who = self.tr("{who}, {rules}").format(who=level_name(level), rules=self.rules(game, options))
                    low, high = rating.interval
                    elo = self.tr("Elo {elo} ({low}–{high})").format(
                        elo=round(rating.elo), low=round(low), high=round(high)
                    )
                    against = self.tr("{level}: {elo}").format(level=level_name(ANCHOR), elo=round(ANCHOR_ELO))
                    lines.append(" | ".join((who, elo, against)))
        return lines

    def rules(self, game: str, options: Mapping[str, Any]) -> str:
        """Options that are not the default, in a few words."""
        if not options:
            return self.tr("base game")
        if options == GAMES[game].all_modules:
            return self.tr("all modules")
        words = entry(game).option_words()
        return ", ".join(
            words[key].title if value is True else f"{words[key].title}: {words[key].choice(value)}"
            for key, value in options.items()
        )


STRENGTH = Strength()
