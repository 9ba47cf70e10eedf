"""The presenter of Bruges: one face for the rooms of this package."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.bruges.state import State
from app.models.bruges import anchors, log, pieces, series, spelling, story
from app.models.bruges.hints import BrugesHints
from app.models.bruges.prompts import BrugesPrompts
from app.models.bruges.refusals import BrugesRefusals
from app.models.bruges.sentences import SENTENCES
from app.models.bruges.standings import BrugesStandings
from app.models.facade import Facade

if TYPE_CHECKING:
    from app.models.selection import Path, Series


class BrugesPresenter(Facade[State]):
    """See ``Presenter``."""

    game = "bruges"
    heaps = frozenset({"pile", "reserve", "discard", "guilders", "worker", "threat"})
    has_secrets = True

    def series(self, state: State) -> list[tuple[Path, Series]]:
        """A hand filled from one pile at once."""
        return series.series(state)


PRESENTER = BrugesPresenter(
    pieces=pieces,
    spelling=spelling,
    prompts=BrugesPrompts(),
    refusals=BrugesRefusals(),
    sentences=SENTENCES,
    log=log,
    standings=BrugesStandings(),
    story=story,
    anchors=anchors,
    hints=BrugesHints(),
)
