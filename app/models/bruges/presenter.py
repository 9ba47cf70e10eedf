"""The presenter of Bruges, composed of the modules of this package."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.bruges.state import State
from app.models.bruges import anchors, log, story, table
from app.models.bruges import pieces as kinds
from app.models.bruges.action_kinds import KINDS
from app.models.bruges.decisions import DECISIONS
from app.models.bruges.decisions.rounds import series
from app.models.bruges.describe import describe
from app.models.bruges.sentences import SENTENCES
from app.models.bruges.sources import sources
from app.models.bruges.standings import STANDINGS
from app.models.facade import Facade

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.match.seats import Seat
    from app.models.presenter import Source
    from app.models.selection import Path, Series
    from app.models.table import Piece


class BrugesPresenter(Facade[State]):
    """See ``Presenter``."""

    game = "bruges"
    common = frozenset({"majority"})  # turned when a round ends, which is nobody's turn
    between = frozenset({"exchange", "over"})
    together = frozenset({"choose_draw_pile", "inventor_sixth_card"})  # hands are filled before the first turn
    main = frozenset({"play"})
    strikes = frozenset({"damage"})
    heaps: frozenset[type[Piece]] = frozenset(
        {
            kinds.PilePiece,
            kinds.ReservePiece,
            kinds.DiscardPiece,
            kinds.GuildersPiece,
            kinds.WorkerPiece,
            kinds.ThreatPiece,
        }
    )
    has_secrets = True

    def series(self, state: State) -> list[tuple[Path, Series]]:
        """See ``Presenter.series``: all missing cards drawn from one pile."""
        return series(state)

    def sources(self, state: State, seats: Sequence[Seat]) -> list[Source]:
        """See ``Presenter.sources``."""
        return sources(state, self.scores(state, seats))

    def starter(self, state: State) -> int:
        """See ``Presenter.starter``."""
        return state.start


PRESENTER = BrugesPresenter(
    pieces=table,
    describe=describe,
    spelling=DECISIONS,
    prompts=DECISIONS,
    refusals=DECISIONS,
    hints=DECISIONS,
    kinds=KINDS,
    sentences=SENTENCES,
    log=log,
    standings=STANDINGS,
    story=story,
    anchors=anchors,
)
