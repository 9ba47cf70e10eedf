"""The presenter of Bruges: one face for the rooms of this package."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.models.bruges import log, pieces, series, spelling, story
from app.models.bruges.hints import BrugesHints
from app.models.bruges.prompts import BrugesPrompts
from app.models.bruges.refusals import BrugesRefusals
from app.models.bruges.sentences import SENTENCES
from app.models.bruges.standings import BrugesStandings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.bruges.state import State
    from app.engines.contract import Action, Event
    from app.match.seats import Seat
    from app.models.choice import Path, Series
    from app.models.presenter import Chip, Gauge, Line, Mark, Prompt, ScoreRow
    from app.models.table import Table


class BrugesPresenter:
    """See ``app.models.presenter.Presenter``.

    Attributes:
        has_secrets: Hands are hidden, so that a curtain falls between two persons.
    """

    game = "bruges"
    has_secrets = True

    def __init__(self) -> None:
        self._prompts = BrugesPrompts()
        self._refusals = BrugesRefusals()
        self._standings = BrugesStandings()
        self._hints = BrugesHints()

    def table(self, state: State, viewer: int, seats: Sequence[Seat]) -> Table:
        """The table as ``viewer`` sees it; the zones are listed in ``pieces``."""
        return pieces.table(state, viewer, seats)

    def spell(self, state: State, confirm: bool = True) -> list[tuple[Path, Action]]:
        """Every legal action as the path of keys that chooses it."""
        return spelling.spell(state, confirm)

    def series(self, state: State) -> list[tuple[Path, Series]]:
        """Choices that stand for several actions."""
        return series.series(state)

    def prompt(self, state: State, seats: Sequence[Seat], chosen: Path = ()) -> Prompt:
        """What is asked, after the keys in ``chosen`` were chosen."""
        return self._prompts.prompt(state, seats, chosen)

    def refusal(self, state: State, seats: Sequence[Seat], key: str, chosen: Path = ()) -> str:
        """Why a piece cannot be chosen now."""
        return self._refusals.refusal(state, seats, key, chosen)

    def sentence(self, event: Event, seats: Sequence[Seat]) -> str:
        """One event in words."""
        return SENTENCES.sentence(event, seats)

    def lines(self, events: Sequence[Event], seats: Sequence[Seat]) -> list[Line]:
        """The events of one ply as lines of the log."""
        return log.lines(events, seats)

    def heading(self, state: State) -> str:
        """``"Round 3 · Actions"``."""
        return self._standings.heading(state)

    def scores(self, state: State, seats: Sequence[Seat]) -> list[ScoreRow]:
        """Points at the end as they stand now, with their parts, guilders, workers and threats."""
        return self._standings.scores(state, seats)

    def chips(self, state: State) -> list[Chip]:
        """``round``, ``phase`` and ``cards``."""
        return self._standings.chips(state)

    def gauge(self, state: State) -> Gauge | None:
        """No chance is worth a gauge here."""
        return None

    def result(self, state: State, seats: Sequence[Seat]) -> list[str]:
        """Who has won, what decided, and all places."""
        return self._standings.result(state, seats)

    def marks(self, events: Sequence[Sequence[Event]], seats: Sequence[Seat]) -> list[Mark]:
        """Rounds, damages, persons, statues, majorities and the end."""
        return story.marks(events, seats)

    def explain(
        self, state: State, action: Action, values: Sequence[tuple[Action, float]], seats: Sequence[Seat]
    ) -> str:
        """Why ``action`` is the hint."""
        return self._hints.explain(state, action, values, seats)


PRESENTER = BrugesPresenter()
"""The presenter of Bruges."""
