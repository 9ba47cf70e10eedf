"""The base class of the games' presenters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from PySide6.QtCore import QCoreApplication

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
    """A ``Presenter`` that is composed of the modules of a game's package.

    It takes the methods of the modules as its own, and has defaults for the rest of ``Presenter``; a game's subclass
    sets the attributes and overrides the methods in which it differs.
    """

    game = ""
    has_secrets = False
    heaps: frozenset[type[Piece]] = frozenset()
    common: frozenset[str] = frozenset()
    between: frozenset[str] = frozenset()
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
        kinds: parts.Kinds[S],
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
        self.kind = kinds.kind
        self.kind_words = kinds.kind_words
        self._anchors = anchors

    def gauge(self, state: S) -> parts.Gauge | None:
        """By default there is none."""
        return None

    def setback(self) -> str:
        """By default there is none."""
        return ""

    def series(self, state: S) -> list[tuple[Path, Series]]:
        """By default there are none: every choice is a single action."""
        return []

    def replaces(self, state: S, chosen: Path, key: str) -> bool:
        """By default always."""
        return True

    def harm(self, before: S, after: S, seat: int) -> str:
        """By default none: events tell everything."""
        return ""

    def sources(self, state: S, seats: Sequence[Seat]) -> list[Source]:
        """By default the parts of the scores, without places on the table."""
        return sources_of(self.scores(state, seats))

    def round_name(self, number: int) -> str:
        """By default it is called a round."""
        return QCoreApplication.translate("Facade", "Round {number}").format(number=number)

    def starter(self, state: S) -> int:
        """By default the seat to act."""
        return state.actor

    def section(self, piece: Piece) -> str:
        """The anchor that the module ``anchors`` gives for the piece."""
        return self._anchors.of_piece(piece.key, piece.face)
