"""How true the chances to win are, in words.  All figures come from the measurements in ``app.ai.calibrations``."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

from app.ai.calibrations import CalibrationError, calibrations, of
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.ai.calibrations import Calibration

log = logging.getLogger(__name__)


def measured() -> Sequence[Calibration]:
    """All measurements; none if the file that comes with the program is damaged."""
    try:
        return calibrations()
    except CalibrationError as error:
        log.error("how true the chances are is not told: %s", error)
        return ()


class Trueness(Translated):
    """The measurements in words."""

    def rows(self, game: str) -> list[str]:
        """A table with a line for each number of players; cells separated by ``|``."""
        return [self._row(it) for it in of(measured(), game)]

    def _row(self, it: Calibration) -> str:
        found, locale = it.found, QLocale()
        players = self.tr("%n player(s)", "", it.players)
        who = self.tr("{players}, %n game(s)", "", it.games).format(players=players)
        off = self.tr("off by {error} points ({noise})").format(
            error=locale.toString(100 * found.error, "f", 1), noise=locale.toString(100 * found.noise, "f", 1)
        )
        brier = self.tr("Brier {score}, by points alone {baseline}").format(
            score=locale.toString(found.brier, "f", 2), baseline=locale.toString(found.baseline, "f", 2)
        )
        return " | ".join((who, off, brier))


TRUENESS = Trueness()
