"""The presenter of Murano: one face for the rooms of this package."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.models.murano import pieces, spelling, story
from app.models.murano.hints import MuranoHints
from app.models.murano.prompts import MuranoPrompts
from app.models.murano.refusals import MuranoRefusals
from app.models.murano.sentences import SENTENCES
from app.models.murano.standings import MuranoStandings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.contract import Action, Event
    from app.engines.murano.state import State
    from app.match.seats import Seat
    from app.models.choice import Path
    from app.models.presenter import Chip, Gauge, Line, Mark, Prompt, ScoreRow
    from app.models.table import Table


class MuranoPresenter:
    """See ``app.models.presenter.Presenter``."""

    game = "murano"

    def __init__(self) -> None:
        self._prompts = MuranoPrompts()
        self._refusals = MuranoRefusals()
        self._standings = MuranoStandings()
        self._hints = MuranoHints()

    def table(self, state: State, viewer: int, seats: Sequence[Seat]) -> Table:
        """The table as ``viewer`` sees it; the zones are listed in ``pieces``."""
        return pieces.table(state, viewer, seats)

    def spell(self, state: State, confirm: bool = True) -> list[tuple[Path, Action]]:
        """Every legal action as the paths of keys that choose it."""
        return spelling.spell(state, confirm)

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
        return SENTENCES.lines(events, seats)

    def heading(self, state: State) -> str:
        """``"Round 9"``."""
        return self._standings.heading(state)

    def scores(self, state: State, seats: Sequence[Seat]) -> list[ScoreRow]:
        """Points on the track, gold, gondoliers at islands and characters."""
        return self._standings.scores(state, seats)

    def chips(self, state: State) -> list[Chip]:
        """``round``, ``phase`` near the end, ``islands``, and the options that are on."""
        return self._standings.chips(state)

    def gauge(self, state: State) -> Gauge | None:
        """No chance is worth a gauge here."""
        return None

    def result(self, state: State, seats: Sequence[Seat]) -> list[str]:
        """Who has won, what decided, and all places."""
        return self._standings.result(state, seats)

    def marks(self, events: Sequence[Sequence[Event]], seats: Sequence[Seat]) -> list[Mark]:
        """Characters, gondoliers, special building cards, sales, the last round and the scoring."""
        return story.marks(events, seats)

    def explain(
        self, state: State, action: Action, values: Sequence[tuple[Action, float]], seats: Sequence[Seat]
    ) -> str:
        """Why ``action`` is the hint."""
        return self._hints.explain(state, action, values, seats)


PRESENTER = MuranoPresenter()
