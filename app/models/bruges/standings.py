"""Scores with their parts, labels of the title bar, and the end of the game in sentences."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from app.engines.contract import NOBODY
from app.models.bruges.seat_numbers import FACTS, numbers
from app.models.bruges.words import WORDS
from app.models.outcome import OUTCOME
from app.models.presenter import Part, Phase, ScoreRow, TitleChip
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.bruges.state import State
    from app.engines.contract import Event
    from app.match.seats import Seat

_SHOWN = ("guilders", "points", "workers", "threats")
"""Keys of the facts in a score row; guilders come first, for they decide ties.  R134"""
_DICE, _MAJORITIES = 2, 4
"""The phases of the dice and of the majorities, as the state counts phases."""
PHASES = ("drawing", "dice", "turns", "majorities")
"""Anchors of the sections of the rules about the four phases, in order."""
_GLYPHS = ("hourglass", "card-draw", "rolling-dices", "backup", "laurels")
"""Glyph of each phase; 0 is the set-up."""


class BrugesStandings(Translated):
    """Headings, scores, title chips and the result."""

    def heading(self, state: State) -> str:
        """The round and its phase, e.g. ``"Round 3 · Actions"``."""
        if state.actor == NOBODY:
            return self.tr("The end")
        return self._round_and_phase(state.round, state.phase)

    def opened(self, event: Event, after: State) -> str:
        """See ``Presenter.opened``; the phases of dice and of majorities may pass within one ply.  R15"""
        match event[0]:
            case "dice":
                return self._round_and_phase(after.round, _DICE)
            case "majority":  # the next round has begun by then
                return self._round_and_phase(after.round - (after.actor != NOBODY), _MAJORITIES)
            case "round" | "turn" | "over":
                return self.heading(after)
        return ""

    def _round_and_phase(self, number: int, phase: int) -> str:
        return self.tr("Round {number} · {phase}").format(number=number, phase=WORDS.phase(phase))

    def scores(self, state: State, seats: Sequence[Seat]) -> list[ScoreRow]:
        """See ``Presenter.scores``: what each would have if the game ended now.  R135"""
        rows = []
        for seat in range(len(seats)):
            values = numbers(state, seat)
            found = {fact.key: fact for fact in FACTS.all(values)}
            shown = tuple(found[key] for key in _SHOWN)
            counter, *others = map(Part, FACTS.labels(), values.points)
            shares = (replace(counter, later=FACTS.later()), *others)
            rows.append(ScoreRow(seat, values.total, shares, shown, FACTS.expected(values)))
        return rows

    # labels

    def chips(self, state: State) -> list[TitleChip]:
        """The title chips ``round``, ``phase`` and ``cards``."""
        chips = [self._round(state)]
        if state.actor == NOBODY:
            chips.append(TitleChip("phase", self.tr("Game over"), "hourglass"))
        else:
            name, tip = WORDS.phase(state.phase), self._phase_tip(state.phase)
            chips.append(TitleChip("phase", name, _GLYPHS[state.phase], tip, self._phases(state.phase)))
        if state.actor == NOBODY or (state.last_round and state.round == state.last_round):
            return chips  # cards that are left end nothing any more
        left = sum(len(pile) for pile in state.piles)
        cards = self.tr("%n card(s)", "", left)
        if not state.reserve_used:
            tip = self.tr("In both draw piles. When one runs out, the reserve replaces it and the last round comes.")
        else:
            tip = self.tr("In both draw piles; the reserve is in play.")
        chips.append(TitleChip("cards", cards, "stack", tip))
        return chips

    def _round(self, state: State) -> TitleChip:
        text = self.tr("Round {number}").format(number=state.round)
        if state.actor == NOBODY:
            return TitleChip("round", text, "hourglass")
        tip = self.tr("The game ends when the reserve has been needed.")
        if state.last_round and state.round == state.last_round:
            text = self.tr("Round {number}, the last").format(number=state.round)
            tip = self.tr("After this round the points are counted.")
        elif state.last_round:
            tip = self.last_round(state)
        return TitleChip("round", text, "hourglass", tip)

    def last_round(self, state: State) -> str:
        """Word of which round will be the last, once that is known."""
        return self.tr("Round {number} will be the last.").format(number=state.last_round)

    def _phases(self, now: int) -> tuple[Phase, ...]:
        """The four phases of a round.  R15"""
        return tuple(
            Phase(str(phase), WORDS.phase(phase), self._phase_tip(phase), anchor, phase == now)
            for phase, anchor in enumerate(PHASES, 1)
        )

    def _phase_tip(self, phase: int) -> str:
        return (
            "",
            self.tr("Everybody fills the hand to five cards from the two piles."),
            self.tr("Dice of 5 and 6 bring threats; the sum of all 1 and 2 is the price of a step."),
            self.tr("Four turns each: one card for one of six uses, and persons at will."),
            self.tr("Who is alone in front turns a majority marker."),
        )[phase]

    # the end

    def result(self, state: State, seats: Sequence[Seat]) -> list[str]:
        """See ``Presenter.result``."""
        return OUTCOME.told(
            state, seats, self.tr("With equal points, guilders decide."), partial(self._place, state, seats)
        )

    def _place(self, state: State, seats: Sequence[Seat], seat: int, place: int, points: int) -> str:
        text = self.tr("{place}. {name}: %n point(s), {guilders} guilders", "", points)
        return text.format(place=place, name=seats[seat].name, guilders=state.guilders[seat])


STANDINGS = BrugesStandings()
