"""What a loss by decisions means, in words: what the levels of the opponents give away in such games.

All figures come from the measurements in ``app.ai.losses``.
"""

from __future__ import annotations

import logging
from functools import lru_cache
from math import hypot
from typing import TYPE_CHECKING, Any

from app.ai.losses import LossError, losses, steps
from app.engines import GAMES
from app.models.levels import level_name, levels_name
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from app.ai.losses import LevelLoss
    from app.match.results import Result
    from app.models.statistics.figures import Mean

log = logging.getLogger(__name__)


def measured() -> Sequence[LevelLoss]:
    """All measurements; none if the file that comes with the program is damaged."""
    try:
        return losses()
    except LossError as error:
        log.error("what the levels give away is not told: %s", error)
        return ()


@lru_cache(maxsize=64)
def _steps(held: Sequence[LevelLoss], game: str, players: int) -> tuple[LevelLoss, ...]:
    return tuple(steps(held, game, players))


def steps_of(game: str, players: int, options: Mapping[str, Any]) -> tuple[LevelLoss, ...]:
    """What the levels give away in such games, the most first; nothing where such games were not measured.

    What was measured are games of the default options.

    Args:
        game: Key of the game.
        players: Number of seats.
        options: Options of the game; those that are missing are the default.
    """
    if game not in GAMES:  # of a newer version
        return ()
    defaults = {option.key: option.default for option in GAMES[game].options}
    if any(value != defaults.get(key, value) for key, value in options.items()):
        return ()
    return _steps(tuple(measured()), game, players)


def steps_shared(results: Sequence[Result]) -> tuple[LevelLoss, ...]:
    """What the levels give away in games like the analysed ones; nothing unless all these were played by one table."""
    tables = {(each.game, each.players, bool(each.options)) for each in results if each.weights is not None}
    if len(tables) != 1:
        return ()
    game, players, changed = tables.pop()
    return () if changed else steps_of(game, players, {})


class LossWords(Translated):
    """The measurements in words; ``LOSSES`` is the one instance."""

    def near(self, steps: Sequence[LevelLoss], loss: float) -> str:
        """A sentence: what the levels on both sides of a loss give away; ``""`` without a measurement.

        Args:
            steps: What was measured (``steps_of``).
            loss: Loss of win share in a game, positive for a loss.
        """
        more = [it for it in steps if it.loss >= loss][-1:]
        less = [it for it in steps if it.loss < loss][:1]
        found = more + less
        if not found:
            return ""
        if len(found) == 1:
            text = self.tr("On average {levels} give away {loss}%.")
            return text.format(levels=self.levels(found[0]), loss=round(100 * found[0].loss))
        text = self.tr("On average {weaker} give away {more}%, {stronger} {less}%.")
        return text.format(
            weaker=self.levels(found[0]),
            more=round(100 * found[0].loss),
            stronger=self.levels(found[1]),
            less=round(100 * found[1].loss),
        )

    def scale(self, steps: Sequence[LevelLoss]) -> str:
        """A sentence with all that was measured; ``""`` without a measurement."""
        if not steps:
            return ""
        told = ", ".join(
            self.tr("{levels} {loss}%").format(levels=self.levels(it), loss=round(100 * it.loss)) for it in steps
        )
        return self.tr("Given away on average where all play at one level: {told}.").format(told=told)

    def place(self, steps: Sequence[LevelLoss], mean: Mean | None) -> str:
        """A sentence: which levels a mean loss is like; ``""`` without a measurement or a margin."""
        if not steps or mean is None or mean.margin is None:
            return ""
        alike = [it for it in steps if abs(it.loss - mean.value) <= hypot(it.margin, mean.margin)]
        if alike:
            levels = [level for it in alike for level in it.levels]
            return self.tr("About as much as {levels}.").format(levels=self._range(levels[0], levels[-1]))
        more = [self.levels(it) for it in steps if it.loss > mean.value][-1:]
        less = [self.levels(it) for it in steps if it.loss < mean.value][:1]
        if not more:
            return self.tr("More than {levels}.").format(levels=less[0])
        if not less:
            return self.tr("Less than {levels}.").format(levels=more[0])
        return self.tr("Less than {weaker}, more than {stronger}.").format(weaker=more[0], stronger=less[0])

    def marks(self, steps: Sequence[LevelLoss]) -> list[tuple[float, str]]:
        """Loss in points of 100 and name of each step, for the chart of losses."""
        return [(100 * it.loss, " · ".join(level_name(level) for level in it.levels)) for it in steps]

    def levels(self, it: LevelLoss) -> str:
        """The levels of a step in the plural: ``"Journeymen"``, or ``"Novices to Journeymen"``."""
        return self._range(it.levels[0], it.levels[-1])

    def _range(self, first: str, last: str) -> str:
        if first == last:
            return levels_name(first)
        return self.tr("{weaker} to {stronger}").format(weaker=levels_name(first), stronger=levels_name(last))


LOSSES = LossWords()
