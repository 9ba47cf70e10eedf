"""The presenter of Murano, put together from the modules of this package."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.murano.state import State
from app.models.facade import Facade
from app.models.murano import anchors, story, table
from app.models.murano import pieces as kinds
from app.models.murano.action_kinds import KINDS
from app.models.murano.decisions import DECISIONS
from app.models.murano.describe import describe
from app.models.murano.outlook import outlook
from app.models.murano.phrases import PHRASES
from app.models.murano.sentences import SENTENCES
from app.models.murano.sources import sources
from app.models.murano.standings import MuranoStandings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.match.seats import Seat
    from app.models.presenter import Source
    from app.models.table import Piece


class MuranoPresenter(Facade[State]):
    """See ``Presenter``."""

    game = "murano"
    between = frozenset({"game_over"})
    heaps: frozenset[type[Piece]] = frozenset(
        {kinds.StackPiece, kinds.DeckPiece, kinds.BagPiece, kinds.GondoliersPiece, kinds.BeadPiece}
    )
    details = frozenset({"move_ship", "choose_pass_move"})
    has_secrets = True  # characters, and tiles that are not built yet  R5

    def harm(self, before: State, after: State, seat: int) -> str:
        """See ``Presenter.harm``: how many points less the characters of the seat would bring.  R63"""
        if not before.hand[seat]:
            return ""
        lost = outlook(before, seat).points - outlook(after, seat).points
        return PHRASES.fewer_points(lost) if lost > 0 else ""

    def sources(self, state: State, seats: Sequence[Seat]) -> list[Source]:
        """See ``Presenter.sources``."""
        return sources(state, self.scores(state, seats))

    def starter(self, state: State) -> int:
        """See ``Presenter.starter``."""
        return state.start


PRESENTER = MuranoPresenter(
    pieces=table,
    describe=describe,
    spelling=DECISIONS,
    prompts=DECISIONS,
    refusals=DECISIONS,
    hints=DECISIONS,
    kinds=KINDS,
    sentences=SENTENCES,
    log=SENTENCES,
    standings=MuranoStandings(),
    story=story,
    anchors=anchors,
)
