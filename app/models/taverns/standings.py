"""Scores with their parts, labels of the title bar, and the end of the game in sentences."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from app.engines.contract import NOBODY
from app.engines.taverns import components as c
from app.engines.taverns.state import PLACING, SERVICE
from app.models.outcome import OUTCOME
from app.models.presenter import Part, Phase, ScoreRow, TitleChip, only_person
from app.models.taverns.options import level_name, level_tip
from app.models.taverns.seat_numbers import FACTS, SeatNumbers, numbers
from app.models.taverns.words import evening_text, phase_name, tournament_name, tournament_text
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.contract import Event
    from app.engines.taverns.state import State
    from app.match.seats import Seat

_SHOWN = ("stored_doubloons", "stored_beer", "doubloons", "beer", "nobles", "schnapps")
"""Keys of the numbers shown in a row of the scores; those that decide a tie come first.  R119"""

PHASE_A = frozenset({"choose_round_bonus", "choose_entertainer_side", "choose_free_upgrade"})
"""Decisions of phase A."""

PHASES = {
    "phase_a": "next_evening",
    "phase_b": "filling",
    "phase_c": "waitresses",
    "phase_d": "draft",
    "phase_e": "placing",
    "phase_f": "serving",
    "phase_g": "closing",
}
"""The phases of an evening in order, with the anchors of their sections in the rules."""


def phase_of(state: State) -> str:
    """The component id of the present phase, ``""`` before the first evening and at the end."""
    if state.phase == PLACING:
        return "phase_e"
    if state.phase == SERVICE:
        return "phase_f"
    if state.decision in PHASE_A:
        return "phase_a"
    # Phases C and G ask nothing, so no position is ever in them.
    return {
        "use_counter_guest_redraw": "phase_b",
        "draft_die": "phase_d",
        "use_juggler_return": "phase_juggler",
    }.get(state.decision, "")


class TavernsStandings(Translated):
    """Scores, headings of the log, labels of the title bar, and the result; see ``Standings``."""

    def heading(self, state: State) -> str:
        """See ``Standings.heading``; e.g. ``"Evening 3 · Serving"``."""
        if state.setting_up():
            return self.tr("Start cards")
        if state.actor == NOBODY:
            return self.tr("The end")
        return self._evening(state.round, phase_of(state))

    def opened(self, event: Event, after: State) -> str:
        """See ``Standings.opened``.

        A new heading comes with a new evening, when the taverns fill, when the dice are rolled, and with every turn.
        """
        match event[0]:
            case "round_began":
                return self._evening(event[1], "phase_a")
            case "came" | "shuffled":
                return self._evening(after.round, "phase_b")
            # A die that is rolled as the bonus of the evening belongs to phase A (R28).
            case "coloured_rolled" if phase_of(after) in ("phase_a", "phase_b"):
                return ""
            # Phase C has no heading of its own: the dice that it rolls are told with the white ones.
            case "coloured_rolled" | "white_rolled":
                return self._evening(after.round, "phase_d")
            case "turn_began" | "game_over":
                return self.heading(after)
        return ""

    def _evening(self, number: int, phase: str) -> str:
        return self.tr("Evening {number} · {phase}").format(number=number, phase=phase_name(phase))

    def scores(self, state: State, seats: Sequence[Seat]) -> list[ScoreRow]:
        """See ``Standings.scores``."""
        you = only_person(seats)
        rows = []
        for seat, each in enumerate(seats):
            values = numbers(state, seat)
            found = {fact.key: fact for fact in FACTS.all(values, "" if seat == you else each.name)}
            shown = tuple(found[key] for key in _SHOWN if key in found)
            rows.append(ScoreRow(seat, values.points, self._parts(values), shown, FACTS.points(values)))
        return rows

    def _parts(self, values: SeatNumbers) -> tuple[Part, ...]:
        parts = [
            Part(self.tr("Nobles"), values.by_nobles),
            Part(self.tr("Guests"), values.by_guests),
            Part(self.tr("Tavern cards"), values.by_helpers),
        ]
        if values.level >= 2:
            parts.append(Part(self.tr("Schnapps"), values.by_schnapps))
        if values.level >= 3:
            parts.append(Part(self.tr("Reputation"), values.by_reputation))
        return tuple(parts)

    # labels

    def chips(self, state: State) -> list[TitleChip]:
        """See ``Standings.chips``: ``round``, ``phase``, ``level`` and, if these rules are used, ``tournament``."""
        evening = self.tr("Evening {number} of {all}").format(number=state.round, all=c.ROUNDS)
        chips = [TitleChip("round", evening, "moon", evening_text(state.round, winter=state.level > 1))]
        if state.actor == NOBODY:
            chips.append(TitleChip("phase", self.tr("Game over"), "hourglass"))
        elif phase := phase_of(state):
            name, tip = phase_name(phase), self._phase_tip(phase)
            chips.append(TitleChip("phase", name, "rolling-dices", tip, self._phases(phase)))
        else:
            chips.append(TitleChip("phase", self.tr("Start cards"), "card-pickup", ""))
        chips.append(TitleChip("level", level_name(state.level), "beer-stein", level_tip(state.level)))
        if state.tournament:
            chips.append(TitleChip("tournament", tournament_name(), "laurels-trophy", tournament_text()))
        return chips

    def _phases(self, now: str) -> tuple[Phase, ...]:
        """The phases A to G for the title bar; the step of the juggler (R139) has no letter and is shown as G."""
        now = "phase_g" if now == "phase_juggler" else now
        return tuple(
            Phase(key[-1].upper(), phase_name(key), self._phase_tip(key), anchor, key == now)
            for key, anchor in PHASES.items()
        )

    def _phase_tip(self, phase: str) -> str:
        return {
            "phase_a": self.tr("The moon moves on, and everybody gains the bonus of the evening."),
            "phase_b": self.tr("All tables are full; counter guests can still draw new guests."),
            "phase_c": self.tr("For each waitress laid out an own die is rolled."),
            "phase_d": self.tr("Each takes a die from the coaster in front, then the coasters go on to the left."),
            "phase_e": self.tr("Place dice on guests and spaces; they can be moved until you end placing."),
            "phase_f": self.tr("Activate dice, buy, upgrade and recruit in any order."),
            "phase_g": self.tr("All cards laid out are discarded, and the start goes to the left."),
            "phase_juggler": self.tr("Before closing time a juggler may save one card laid out."),
        }[phase]

    # the end

    def result(self, state: State, seats: Sequence[Seat]) -> list[str]:
        """See ``Presenter.result``."""
        return OUTCOME.told(
            state,
            seats,
            self.tr("With equal points, stored doubloons and beer decide."),
            partial(self._place, state, seats),
        )

    def _place(self, state: State, seats: Sequence[Seat], seat: int, place: int, points: int) -> str:
        text = self.tr("{place}. {name}: %n point(s), {goods} stored", "", points)
        goods = state.stored_doubloons[seat] + state.stored_beer[seat]
        return text.format(place=place, name=seats[seat].name, goods=goods)
