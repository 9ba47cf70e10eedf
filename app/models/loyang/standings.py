"""The scores with their parts, the labels in the title bar, and the result in sentences; see ``Standings``."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from app.engines.contract import NOBODY
from app.engines.loyang import components as c
from app.models.loyang.legal import phase_of
from app.models.loyang.options import beginner_name, beginner_text
from app.models.loyang.seat_numbers import FACTS, Numbers, numbers
from app.models.outcome import OUTCOME
from app.models.presenter import Part, Phase, ScoreRow, TitleChip, only_person
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.contract import Event
    from app.engines.loyang.state import State
    from app.match.seats import Seat

_SHOWN = ("cash", "loans", "goods", "growing")
"""The facts of a score row, in order; cash is the first to decide a tie.  R105, R106"""

PHASES = ("harvest", "cards", "action")
"""The phases of a round in order; these are also the anchors of their sections in the rules."""
_GLYPHS = {"setup": "plant-seed", "harvest": "sickle", "cards": "card-pickup", "action": "shop", "over": "hourglass"}


class LoyangStandings(Translated):
    """The scores, headings and results."""

    def heading(self, state: State) -> str:
        """See ``Standings.heading``, e.g. ``"Round 3 · Cards"``."""
        if state.setting_up():
            return self.tr("Set-up")
        if state.actor == NOBODY:
            return self.tr("The end")
        return self.tr("Round {number} · {phase}").format(number=state.round, phase=self.phase(phase_of(state)))

    def opened(self, event: Event, after: State) -> str:
        """See ``Standings.opened``: a heading begins with every round, action turn, and the end of the game."""
        if event[0] == "round_began":  # the harvest comes first, but stands under the same heading as the cards
            return self.tr("Round {number} · {phase}").format(number=event[1], phase=self.phase("cards"))
        return self.heading(after) if event[0] in ("turn_began", "game_over") else ""

    def phase(self, phase: str) -> str:
        """The name of a phase that ``phase_of`` gives.  R22"""
        return {
            "setup": self.tr("Set-up"),
            "harvest": self.tr("Harvest"),
            "cards": self.tr("Cards"),
            "action": self.tr("Actions"),
            "over": self.tr("Game over"),
        }[phase]

    def scores(self, state: State, seats: Sequence[Seat]) -> list[ScoreRow]:
        """See ``Standings.scores``: points are the space on the path without the loans."""
        rows = []
        for seat in range(len(seats)):
            values = numbers(state, seat)
            found = {fact.key: fact for fact in FACTS.all(values)}
            shown = tuple(found[key] for key in _SHOWN)
            rows.append(ScoreRow(seat, values.points, self._parts(values), shown, FACTS.points(values)))
        return rows

    def _parts(self, values: Numbers) -> tuple[Part, ...]:
        return Part(self.tr("Path"), values.space), Part(self.tr("Loans"), -values.loans)

    # labels

    def chips(self, state: State) -> list[TitleChip]:
        """See ``Standings.chips``: ``round`` and ``phase``, ``beginner`` and ``solo`` in such games."""
        text = self.tr("Round {number} of {all}").format(number=state.round, all=c.ROUNDS)
        to_come = c.ROUNDS - state.round
        left = self.tr("%n round(s) to come", "", to_come)
        phase = phase_of(state)
        chips = [
            TitleChip("round", text, "hourglass", left),
            TitleChip("phase", self.phase(phase), _GLYPHS[phase], self._phase_tip(phase), self._phases(phase)),
        ]
        if state.options["beginner"]:
            chips.append(TitleChip("beginner", beginner_name(), "sprout", beginner_text()))
        if state.players == 1:
            chips.append(TitleChip("solo", self.tr("Solo"), "person", self._solo_tip()))
        return chips

    def _phases(self, now: str) -> tuple[Phase, ...]:
        """The phases of a round; none once the game is over.  R22"""
        if now == "over":
            return ()
        return tuple(
            Phase(str(number), self.phase(phase), self._phase_tip(phase), phase, phase == now)
            for number, phase in enumerate(PHASES, 1)
        )

    def _phase_tip(self, phase: str) -> str:
        return {
            "setup": self.tr("Everybody sows the home field."),
            "harvest": self.tr("A private field comes up, and every sown field gives one good."),
            "cards": self.tr("Cards are chosen: one of the court and one of the hand."),
            "action": self.tr("Sow, buy, sell, trade and serve customers, in any order; then walk the path."),
            "over": self.tr("Nine rounds have been played."),
        }[phase]

    def _solo_tip(self) -> str:
        return self.tr("17 points are good, 18 very good, 19 and more master level.")

    # the end

    def result(self, state: State, seats: Sequence[Seat]) -> list[str]:
        """See ``Standings.result``."""
        if state.players == 1 and state.actor == NOBODY:
            points = state.scores()[0]
            return [self._solo(seats, points), self._rating(points)]
        tie = self.tr("With equal points cash decides, then goods on fields and in the storehouse.")
        return OUTCOME.told(state, seats, tie, partial(self._place, state, seats))

    def _solo(self, seats: Sequence[Seat], points: int) -> str:
        if only_person(seats) == 0:
            return self.tr("You reach %n point(s).", "", points)
        return self.tr("{name} reaches %n point(s).", "", points).format(name=seats[0].name)

    def _rating(self, points: int) -> str:
        """How good the points of a solo game are, in a sentence.  S8"""
        name = next((name for least, name in reversed(c.RATINGS) if points >= least), "")
        return {
            "": self.tr("17 and more would be good."),
            "good": self.tr("That is good."),
            "very_good": self.tr("That is very good."),
            "master": self.tr("That is master level."),
        }[name]

    def _place(self, state: State, seats: Sequence[Seat], seat: int, place: int, points: int) -> str:
        text = self.tr("{place}. {name}: %n point(s), {cash} cash, {goods} goods", "", points)
        cash, goods = state.cash[seat], state.goods_left(seat)
        return text.format(place=place, name=seats[seat].name, cash=cash, goods=goods)
