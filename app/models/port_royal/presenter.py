"""The presenter of Port Royal, put together from the modules of this package."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.port_royal.state import State
from app.models.facade import Facade
from app.models.port_royal import anchors, story, table
from app.models.port_royal import pieces as kinds
from app.models.port_royal.action_kinds import KINDS
from app.models.port_royal.decisions import DECISIONS
from app.models.port_royal.describe import describe
from app.models.port_royal.risk import RISK
from app.models.port_royal.sentences import SENTENCES
from app.models.port_royal.sources import sources
from app.models.port_royal.standings import PortRoyalStandings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.match.seats import Seat
    from app.models.presenter import Gauge, Source
    from app.models.table import Piece


class PortRoyalPresenter(Facade[State]):
    """See ``Presenter``."""

    game = "port_royal"
    common = frozenset({"skipped", "went_without"})  # said of the seats that follow, in the ply of another seat
    between = frozenset({"game_over"})
    heaps: frozenset[type[Piece]] = frozenset({kinds.DeckPiece, kinds.DiscardPiece, kinds.CoinsPiece})

    def gauge(self, state: State) -> Gauge | None:
        """The chance that the next card spoils the harbour."""
        return RISK.gauge(state)

    def setback(self) -> str:
        """See ``Presenter.setback``."""
        return RISK.setback()

    def sources(self, state: State, seats: Sequence[Seat]) -> list[Source]:
        """See ``Presenter.sources``."""
        return sources(state, self.scores(state, seats))

    def starter(self, state: State) -> int:
        """See ``Presenter.starter``."""
        return state.start


PRESENTER = PortRoyalPresenter(
    pieces=table,
    describe=describe,
    spelling=DECISIONS,
    prompts=DECISIONS,
    refusals=DECISIONS,
    hints=DECISIONS,
    kinds=KINDS,
    sentences=SENTENCES,
    log=SENTENCES,
    standings=PortRoyalStandings(),
    story=story,
    anchors=anchors,
)
