"""The presenter of the Taverns, put together from the modules of this package."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.taverns.state import State
from app.models.facade import Facade
from app.models.taverns import anchors, story, table
from app.models.taverns import pieces as kinds
from app.models.taverns.action_kinds import KINDS
from app.models.taverns.decisions import DECISIONS
from app.models.taverns.describe import describe
from app.models.taverns.sentences import SENTENCES
from app.models.taverns.sources import sources
from app.models.taverns.standings import PHASE_A, TavernsStandings
from app.models.taverns.words import evening_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.match.seats import Seat
    from app.models.presenter import Source
    from app.models.table import Piece


class TavernsPresenter(Facade[State]):
    """See ``Presenter``."""

    game = "taverns"
    common = frozenset({"came", "coloured_rolled", "shuffled", "white_rolled"})
    between = frozenset({"coasters_passed", "game_over"})
    together = frozenset({*PHASE_A, "use_counter_guest_redraw", "draft_die"})
    heaps: frozenset[type[Piece]] = frozenset(
        {
            kinds.GuestDeckPiece,
            kinds.SupplyPiece,
            kinds.RemovedPiece,
            kinds.DeckPiece,
            kinds.DiscardPiece,
            kinds.CoasterPiece,
        }
    )

    def sources(self, state: State, seats: Sequence[Seat]) -> list[Source]:
        """See ``Presenter.sources``."""
        return sources(state, self.scores(state, seats))

    def round_name(self, number: int) -> str:
        """See ``Presenter.round_name``."""
        return evening_name(number)

    def starter(self, state: State) -> int:
        """See ``Presenter.starter``."""
        return state.start


PRESENTER = TavernsPresenter(
    pieces=table,
    describe=describe,
    spelling=DECISIONS,
    prompts=DECISIONS,
    refusals=DECISIONS,
    hints=DECISIONS,
    kinds=KINDS,
    sentences=SENTENCES,
    log=SENTENCES,
    standings=TavernsStandings(),
    story=story,
    anchors=anchors,
)
