"""Headings of the log, scores, labels of the title bar and the result of a game of Murano."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from app.engines.contract import NOBODY
from app.engines.murano import components as c
from app.engines.murano.end import empty_sorts
from app.models.murano.seat_numbers import FACTS, numbers
from app.models.murano.terms import option_name, option_text
from app.models.outcome import OUTCOME
from app.models.presenter import Part, ScoreRow, TitleChip
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.contract import Event
    from app.engines.murano.state import State
    from app.match.seats import Seat

_SHOWN = ("gold", "placed", "characters")
"""Keys of the facts in a row of the scores; gold comes first, because it decides ties.  R65"""


class MuranoStandings(Translated):
    """See ``presenter.Standings``."""

    def heading(self, state: State) -> str:
        """The part of the game, e.g. ``"Round 9"``, ``"Scoring"``."""
        if state.actor == NOBODY:
            return self.tr("The end")
        if state.decision == "start_character":
            return self.tr("Start characters")
        if state.decision == "assign_characters":
            return self.tr("Scoring")
        return self.tr("Round {number}").format(number=state.round)

    def opened(self, event: Event, after: State) -> str:
        """The heading that an event opens in the log: of a new round, or of the end; ``""`` for other events."""
        return self.heading(after) if event[0] in ("round_began", "game_over") else ""

    def scores(self, state: State, seats: Sequence[Seat]) -> list[ScoreRow]:
        """Per seat its points on the track by source, gold, gondoliers at islands and characters."""
        rows = []
        for seat in range(len(seats)):
            found = {fact.key: fact for fact in FACTS.all(numbers(state, seat))}
            points = found["points"]
            shares = zip(self._kinds(), state.game.score_parts(state, seat), strict=True)
            parts = tuple(Part(label, share) for label, share in shares)
            rows.append(ScoreRow(seat, points.value, parts, tuple(found[key] for key in _SHOWN), points.tip))
        return rows

    def _kinds(self) -> tuple[str, ...]:
        """Names of the sources of points, in the order of ``Game.score_parts``."""
        return (
            self.tr("Start"),
            self.tr("Buildings"),
            self.tr("Special cards"),
            self.tr("Production"),
            self.tr("Characters"),
            self.tr("Gondoliers"),
        )

    # labels

    def chips(self, state: State) -> list[TitleChip]:
        """Labels of the title bar: round, phase (only near the end), number of islands, and the options that are on."""
        chips = [TitleChip("round", self.tr("Round {number}").format(number=state.round), "hourglass")]
        if state.actor == NOBODY:
            chips.append(TitleChip("phase", self.tr("Game over"), "laurels-trophy"))
        elif state.decision == "assign_characters":
            tip = self.tr("Each character needs a gondolier of its own at the island for which it scores.")
            chips.append(TitleChip("phase", self.tr("Scoring"), "laurels", tip))
        elif state.ended:
            tip = self.tr("Everybody but the one who brought the end about has one more turn.")
            chips.append(TitleChip("phase", self.tr("Last round"), "hazard-sign", tip))
        elif len(empty_sorts(state)) == c.EMPTY_SORTS - 1:
            tip = self.tr("When one more sort runs out, the last round begins.")
            chips.append(TitleChip("phase", self.tr("1 sort to go"), "stack", tip))
        islands = self.tr("%n island(s)", "", len(state.islands))
        chips.append(
            TitleChip("islands", islands, "island", self.tr("Sacca Serenella is built on with 4 players only."))
        )
        chips += [
            TitleChip(option, option_name(option), "scroll-unfurled", option_text(option))
            for option, on in state.options.items()
            if on
        ]
        return chips

    # the end

    def result(self, state: State, seats: Sequence[Seat]) -> list[str]:
        """See ``Presenter.result``."""
        return OUTCOME.told(
            state, seats, self.tr("With equal points, gold decides."), partial(self._place, state, seats)
        )

    def _place(self, state: State, seats: Sequence[Seat], seat: int, place: int, points: int) -> str:
        text = self.tr("{place}. {name}: %n point(s), {gold} gold", "", points)
        return text.format(place=place, name=seats[seat].name, gold=state.gold[seat])
