"""The presenter of Loyang, composed of the modules of this package."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.loyang.state import State
from app.models.facade import Facade
from app.models.loyang import anchors, story, table
from app.models.loyang import pieces as kinds
from app.models.loyang.action_kinds import KINDS
from app.models.loyang.decisions import DECISIONS
from app.models.loyang.describe import describe
from app.models.loyang.sentences import SENTENCES
from app.models.loyang.sources import sources
from app.models.loyang.standings import LoyangStandings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.match.seats import Seat
    from app.models.presenter import Source
    from app.models.selection import Path, Series
    from app.models.table import Piece


class LoyangPresenter(Facade[State]):
    """See ``Presenter``."""

    game = "loyang"
    between = frozenset({"game_over"})
    heaps: frozenset[type[Piece]] = frozenset(
        {kinds.PilePiece, kinds.DiscardPiece, kinds.CartPiece, kinds.StoredPiece, kinds.ShelfPiece, kinds.StackPiece}
    )
    has_secrets = True

    def series(self, state: State) -> list[tuple[Path, Series]]:
        """See ``Presenter.series``: goods sold, stored or set in bulk."""
        return DECISIONS.series(state)

    def replaces(self, state: State, chosen: Path, key: str) -> bool:
        """See ``Presenter.replaces``."""
        return DECISIONS.replaces(state, chosen, key)

    def sources(self, state: State, seats: Sequence[Seat]) -> list[Source]:
        """See ``Presenter.sources``."""
        return sources(state, self.scores(state, seats))

    def starter(self, state: State) -> int:
        """See ``Presenter.starter``."""
        return state.large


PRESENTER = LoyangPresenter(
    pieces=table,
    describe=describe,
    spelling=DECISIONS,
    prompts=DECISIONS,
    refusals=DECISIONS,
    hints=DECISIONS,
    kinds=KINDS,
    sentences=SENTENCES,
    log=SENTENCES,
    standings=LoyangStandings(),
    story=story,
    anchors=anchors,
)
