"""A presenter put together from the modules of a game's package."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from app.models.presenter import S
from app.models.sources import sources_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.match.seats import Seat
    from app.models import presenter as parts
    from app.models.presenter import Source
    from app.models.selection import Path, Series
    from app.models.table import Describe, Piece


class Facade(Generic[S]):
    """One face for the modules of a game; see ``Presenter``.  A game adds what only it has."""

    game = ""
    has_secrets = False
    heaps: frozenset[type[Piece]] = frozenset()
    common: frozenset[str] = frozenset()
    together: frozenset[str] = frozenset()
    main: frozenset[str] = frozenset()
    strikes: frozenset[str] = frozenset()
    details: frozenset[str] = frozenset()

    def __init__(
        self,
        *,
        pieces: parts.Pieces[S],
        spelling: parts.Spelling[S],
        prompts: parts.Prompts[S],
        refusals: parts.Refusals[S],
        sentences: parts.Sentences,
        log: parts.Log,
        standings: parts.Standings[S],
        story: parts.Story,
        anchors: parts.Anchors,
        hints: parts.Hints[S],
        describe: Describe,
    ) -> None:
        self.table = pieces.table
        self.describe = describe
        self.spell = spelling.spell
        self.prompt = prompts.prompt
        self.refusal = refusals.refusal
        self.sentence = sentences.sentence
        self.lines = log.lines
        self.heading = standings.heading
        self.opened = standings.opened
        self.scores = standings.scores
        self.chips = standings.chips
        self.result = standings.result
        self.event_signs = story.event_signs
        self.advice = hints.advice
        self.reason = hints.reason
        self.explain = hints.explain
        self._anchors = anchors

    def gauge(self, state: S) -> parts.Gauge | None:
        """No chance is worth a gauge."""
        return None

    def series(self, state: S) -> list[tuple[Path, Series]]:
        """Every choice is a single action."""
        return []

    def replaces(self, state: S, chosen: Path, key: str) -> bool:
        """A click on something else always replaces what waits for its confirmation."""
        return True

    def harm(self, before: S, after: S, seat: int) -> str:
        """Events tell all."""
        return ""

    def sources(self, state: S, seats: Sequence[Seat]) -> list[Source]:
        """The parts of the scores, none of which lies anywhere on the table."""
        return sources_of(self.scores(state, seats))

    def starter(self, state: S) -> int:
        """Whoever decides first."""
        return state.actor

    def section(self, piece: Piece) -> str:
        """Where the rules speak of a piece."""
        return self._anchors.of_piece(piece.key, piece.face)
