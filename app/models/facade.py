"""A presenter put together from the rooms of a game's package."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from app.models.presenter import S

if TYPE_CHECKING:
    from app.models import presenter as rooms
    from app.models.selection import Path, Series
    from app.models.table import Describe, Piece


class Facade(Generic[S]):
    """One face for the rooms of a game; see ``Presenter``.  A game adds what only it has."""

    game = ""
    has_secrets = False
    heaps: frozenset[str] = frozenset()

    def __init__(
        self,
        *,
        pieces: rooms.Pieces[S],
        spelling: rooms.Spelling[S],
        prompts: rooms.Prompts[S],
        refusals: rooms.Refusals[S],
        sentences: rooms.Sentences,
        log: rooms.Log,
        standings: rooms.Standings[S],
        story: rooms.Story,
        anchors: rooms.Anchors,
        hints: rooms.Hints[S],
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
        self.marks = story.marks
        self.advice = hints.advice
        self.explain = hints.explain
        self._anchors = anchors

    def gauge(self, state: S) -> rooms.Gauge | None:
        """No chance is worth a gauge."""
        return None

    def series(self, state: S) -> list[tuple[Path, Series]]:
        """Every choice is a single action."""
        return []

    def section(self, piece: Piece) -> str:
        """Where the rules speak of a piece."""
        return self._anchors.of_piece(piece.key, piece.face)
