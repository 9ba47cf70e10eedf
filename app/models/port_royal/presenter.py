"""The presenter of Port Royal: one face for the rooms of this package."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.models.port_royal import pieces, prompts, risk, story
from app.models.port_royal.hints import PortRoyalHints
from app.models.port_royal.refusals import PortRoyalRefusals
from app.models.port_royal.sentences import SENTENCES
from app.models.port_royal.standings import PortRoyalStandings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.contract import Action, Event
    from app.engines.port_royal.state import State
    from app.match.seats import Seat
    from app.models.choice import Path
    from app.models.presenter import Chip, Gauge, Line, Mark, Prompt, ScoreRow
    from app.models.table import Table


class PortRoyalPresenter:
    """See ``app.models.presenter.Presenter``."""

    game = "port_royal"

    def __init__(self) -> None:
        self._prompts = prompts.PortRoyalPrompts()
        self._refusals = PortRoyalRefusals()
        self._standings = PortRoyalStandings()
        self._hints = PortRoyalHints()

    def table(self, state: State, viewer: int, seats: Sequence[Seat]) -> Table:
        """The table as ``viewer`` sees it; the zones are listed in ``pieces``."""
        return pieces.table(state, viewer, seats)

    def spell(self, state: State, confirm: bool = True) -> list[tuple[Path, Action]]:
        """Every legal action as the path of keys that chooses it."""
        return prompts.spell(state, confirm)

    def prompt(self, state: State, seats: Sequence[Seat], chosen: Path = ()) -> Prompt:
        """What is asked, after the keys in ``chosen`` were chosen."""
        return self._prompts.prompt(state, seats, chosen)

    def refusal(self, state: State, seats: Sequence[Seat], key: str, chosen: Path = ()) -> str:
        """Why a piece cannot be chosen now."""
        return self._refusals.refusal(state, seats, key)

    def sentence(self, event: Event, seats: Sequence[Seat]) -> str:
        """One event in words."""
        return SENTENCES.sentence(event, seats)

    def lines(self, events: Sequence[Event], seats: Sequence[Seat]) -> list[Line]:
        """The events of one ply as lines of the log."""
        return SENTENCES.lines(events, seats)

    def heading(self, state: State) -> str:
        """``"Round 9"``."""
        return self._standings.heading(state)

    def scores(self, state: State, seats: Sequence[Seat]) -> list[ScoreRow]:
        """Influence per seat with its parts, coins and swords."""
        return self._standings.scores(state, seats)

    def chips(self, state: State) -> list[Chip]:
        """``round``, ``phase``, ``expansion`` and ``goal``."""
        return self._standings.chips(state)

    def gauge(self, state: State) -> Gauge | None:
        """The chance that the next card spoils the harbour."""
        return risk.gauge(state)

    def result(self, state: State, seats: Sequence[Seat]) -> list[str]:
        """Who has won, what decided, and all places."""
        return self._standings.result(state, seats)

    def marks(self, events: Sequence[Sequence[Event]], seats: Sequence[Seat]) -> list[Mark]:
        """Busts, expeditions, contracts and the end."""
        return story.marks(events, seats)

    def explain(
        self, state: State, action: Action, values: Sequence[tuple[Action, float]], seats: Sequence[Seat]
    ) -> str:
        """Why ``action`` is the hint."""
        return self._hints.explain(state, action, values, seats)

    def course(
        self, states: Sequence[State], events: Sequence[Sequence[Event]], number: int, seats: Sequence[Seat]
    ) -> list[story.CourseTurn]:
        """The turns of a round, card by card; only this game has it.  R97"""
        return story.course(states, events, number, seats)


PRESENTER = PortRoyalPresenter()
