"""The presenter of Loyang: one face for the rooms of this package."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.models.loyang import anchors, pieces, series, spelling, story
from app.models.loyang.hints import LoyangHints
from app.models.loyang.prompts import LoyangPrompts
from app.models.loyang.refusals import LoyangRefusals
from app.models.loyang.sentences import SENTENCES
from app.models.loyang.standings import LoyangStandings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.contract import Action, Event
    from app.engines.loyang.state import State
    from app.match.seats import Seat
    from app.models.choice import Path, Series
    from app.models.presenter import Chip, Gauge, Line, Mark, Prompt, ScoreRow
    from app.models.table import Piece, Table


class LoyangPresenter:
    """See ``app.models.presenter.Presenter``.

    Attributes:
        has_secrets: Hands are hidden, so that a curtain falls between two persons.
    """

    game = "loyang"
    has_secrets = True

    def __init__(self) -> None:
        self._prompts = LoyangPrompts()
        self._refusals = LoyangRefusals()
        self._standings = LoyangStandings()
        self._hints = LoyangHints()

    def table(self, state: State, viewer: int, seats: Sequence[Seat]) -> Table:
        """The table as ``viewer`` sees it; the zones are listed in ``pieces``."""
        return pieces.table(state, viewer, seats)

    def spell(self, state: State, confirm: bool = True) -> list[tuple[Path, Action]]:
        """Every legal action as the paths of keys that choose it."""
        return spelling.spell(state, confirm)

    def series(self, state: State) -> list[tuple[Path, Series]]:
        """Goods sold, stored or set in bulk."""
        return series.series(state)

    def prompt(self, state: State, seats: Sequence[Seat], chosen: Path = ()) -> Prompt:
        """What is asked, after the keys in ``chosen`` were chosen."""
        return self._prompts.prompt(state, seats, chosen)

    def refusal(self, state: State, seats: Sequence[Seat], key: str, chosen: Path = ()) -> str:
        """Why a thing cannot be chosen now."""
        return self._refusals.refusal(state, seats, key, chosen)

    def sentence(self, event: Event, seats: Sequence[Seat]) -> str:
        """One event in words."""
        return SENTENCES.sentence(event, seats)

    def lines(self, events: Sequence[Event], seats: Sequence[Seat]) -> list[Line]:
        """The events of one ply as lines of the log."""
        return SENTENCES.lines(events, seats)

    def section(self, piece: Piece) -> str:
        """Where the rules speak of a thing on the table."""
        return anchors.of_piece(piece.key, piece.face)

    def heading(self, state: State) -> str:
        """``"Round 3 · Cards"``."""
        return self._standings.heading(state)

    def scores(self, state: State, seats: Sequence[Seat]) -> list[ScoreRow]:
        """Space minus loans, with cash and goods."""
        return self._standings.scores(state, seats)

    def chips(self, state: State) -> list[Chip]:
        """``round``, ``phase``, ``beginner`` and ``solo``."""
        return self._standings.chips(state)

    def gauge(self, state: State) -> Gauge | None:
        """No chance is worth a gauge here."""
        return None

    def result(self, state: State, seats: Sequence[Seat]) -> list[str]:
        """Who has won, what decided, and all places; alone, how good it is."""
        return self._standings.result(state, seats)

    def marks(self, events: Sequence[Sequence[Event]], seats: Sequence[Seat]) -> list[Mark]:
        """Rounds, steps, loans, customers, double packs, helpers and the end."""
        return story.marks(events, seats)

    def explain(
        self, state: State, action: Action, values: Sequence[tuple[Action, float]], seats: Sequence[Seat]
    ) -> str:
        """Why ``action`` is the hint."""
        return self._hints.explain(state, action, values, seats)


PRESENTER = LoyangPresenter()
