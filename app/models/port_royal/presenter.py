"""The presenter of Port Royal: one face for the rooms of this package."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.port_royal.state import State
from app.models.facade import Facade
from app.models.port_royal import anchors, pieces, prompts, risk, story
from app.models.port_royal.hints import PortRoyalHints
from app.models.port_royal.refusals import PortRoyalRefusals
from app.models.port_royal.sentences import SENTENCES
from app.models.port_royal.standings import PortRoyalStandings

if TYPE_CHECKING:
    from app.models.presenter import Gauge


class PortRoyalPresenter(Facade[State]):
    """See ``Presenter``."""

    game = "port_royal"
    heaps = frozenset({"deck", "discard", "coins"})

    def gauge(self, state: State) -> Gauge | None:
        """The chance that the next card spoils the harbour."""
        return risk.gauge(state)


PRESENTER = PortRoyalPresenter(
    pieces=pieces,
    spelling=prompts,
    prompts=prompts.PortRoyalPrompts(),
    refusals=PortRoyalRefusals(),
    sentences=SENTENCES,
    log=SENTENCES,
    standings=PortRoyalStandings(),
    story=story,
    anchors=anchors,
    hints=PortRoyalHints(),
)
