"""Scores with their parts, labels of the title bar, and the end of the game in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.contract import NOBODY
from app.engines.port_royal.components import STALLED_ROUNDS
from app.models.port_royal.seat_numbers import FACTS, numbers
from app.models.presenter import Part, Phase, ScoreRow, TitleChip, only_person
from app.models.text import Translated, listed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.contract import Event
    from app.engines.port_royal.state import State
    from app.match.seats import Seat

_SHOWN = ("coins", "swords")
"""Keys of the facts that a row of the scores has."""


class PortRoyalStandings(Translated):
    """See ``Standings``."""

    def heading(self, state: State) -> str:
        """``"Round 9"``."""
        return self.tr("Round {number}").format(number=state.round)

    def opened(self, event: Event, after: State) -> str:
        """See ``Standings.opened``: a heading begins with each round and at the end."""
        return self.heading(after) if event[0] in ("round_began", "game_over") else ""

    def scores(self, state: State, seats: Sequence[Seat]) -> list[ScoreRow]:
        """Influence per seat with its parts, coins and swords."""
        you = only_person(seats)
        rows = []
        for seat, each in enumerate(seats):
            values = numbers(state, seat)
            parts = [
                Part(self.tr("Persons"), values.from_persons),
                Part(self.tr("Expeditions"), values.from_expeditions),
            ]
            if state.contracts:
                parts.append(Part(self.tr("Contracts"), values.from_contracts))
            facts = FACTS.all(values, "" if seat == you else each.name)
            shown = tuple(fact for fact in facts if fact.key in _SHOWN)
            rows.append(ScoreRow(seat, values.influence, tuple(parts), shown, FACTS.influence(values)))
        return rows

    def chips(self, state: State) -> list[TitleChip]:
        """See ``Standings.chips``: ``round``, ``phase``, ``expansion``, ``goal``; ``pass`` if that is an option."""
        if state.actor == NOBODY:
            phase, told = self.tr("Game over"), ""
        elif state.phase:
            phase = self.tr("Phase: trade and hire")
            told = self.tr("Everybody in turn may take ships and hire persons, the active player first.")
        else:
            phase = self.tr("Phase: discover")
            told = self.tr("The active player reveals cards until stopping or spoiling the harbour.")
        expansion = {
            "none": self.tr("Base game"),
            "cards": self.tr("With new cards"),
            "contracts": self.tr("With contracts"),
        }
        passes = bool(state.options["automatic_pass"])
        told_of_pass = self.tr("Nobody is asked about a single ship that brings nothing after the fee.")
        # A title bar without room for all labels leaves out the last ones, so the tip of the expansion tells of the
        # automatic pass as well.
        return [
            TitleChip("round", self.heading(state), "hourglass", self.tr("A round is one turn of each player.")),
            TitleChip("phase", phase, "card-pickup" if state.phase else "card-draw", told, self._phases(state)),
            TitleChip(
                "expansion", expansion[state.options["expansion"]], "scroll-unfurled", told_of_pass if passes else ""
            ),
            TitleChip("goal", self._goal(state), "laurels", self._goal_tip(state)),
            *([TitleChip("pass", self.tr("Automatic pass"), "walking-boot", told_of_pass)] if passes else ()),
        ]

    def _phases(self, state: State) -> tuple[Phase, ...]:
        """The two phases of a turn; none once the game is over."""
        if state.actor == NOBODY:
            return ()
        discover = self.tr("The active player reveals cards until stopping or spoiling the harbour.")
        trade = self.tr("Everybody in turn may take ships and hire persons, the active player first.")
        return (
            Phase("1", self.tr("Discover"), discover, "discover", not state.phase),
            Phase("2", self.tr("Trade and hire"), trade, "trade", bool(state.phase)),
        )

    def _goal(self, state: State) -> str:
        if state.ended and state.actor != NOBODY:
            return self.tr("Last round")
        if state.expedition_needed:
            return self.tr("{needed} + expedition").format(needed=state.needed)
        return self.tr("Ends at {needed}").format(needed=state.needed)

    def _goal_tip(self, state: State) -> str:
        if state.expedition_needed:
            text = self.tr("Whoever has {needed} influence points and an expedition triggers the end.")
        else:
            text = self.tr("Whoever has {needed} influence points triggers the end.")
        return text.format(needed=state.needed) + " " + self.tr("The round is played to its end.")

    # the end

    def result(self, state: State, seats: Sequence[Seat]) -> list[str]:
        """See ``Presenter.result``."""
        if state.actor != NOBODY:
            return []
        places = state.ranking()
        winners = [seat for seat, place in enumerate(places) if place == 1]
        told = [self._winners(state, seats, winners)]
        if reason := self._tie(state, winners):
            told.append(reason)
        if not state.ended and state.stalled >= STALLED_ROUNDS:  # R62a
            told.append(self.tr("Nobody gained influence for %n rounds; therefore the game ends.", "", STALLED_ROUNDS))
        order = sorted(range(state.players), key=lambda each: places[each])
        return told + [self._place(state, seats[seat].name, seat, places[seat]) for seat in order]

    def _winners(self, state: State, seats: Sequence[Seat], winners: Sequence[int]) -> str:
        points = state.influence[winners[0]]
        if len(winners) > 1:
            names = listed([seats[seat].name for seat in winners])
            return self.tr("Shared victory with %n influence point(s): {names}.", "", points).format(names=names)
        if winners[0] == only_person(seats):
            return self.tr("You win with %n influence point(s).", "", points)
        return self.tr("{name} wins with %n influence point(s).", "", points).format(name=seats[winners[0]].name)

    def _tie(self, state: State, winners: Sequence[int]) -> str:
        """What put the winners before others with as much influence or more; ``""`` if nothing had to.  R14, R63"""
        best = winners[0]
        others = [seat for seat in range(state.players) if seat not in winners]
        if any(state.influence[seat] > state.influence[best] for seat in others):
            return self.tr("Players without an expedition rank behind those with one.")
        qualified = state.has_what_it_takes(best)
        tied = [
            seat
            for seat in others
            if state.influence[seat] == state.influence[best] and state.has_what_it_takes(seat) == qualified
        ]
        return self.tr("With equal influence, coins decide.") if tied else ""

    def _place(self, state: State, name: str, seat: int, place: int) -> str:
        points = self.tr("%n influence point(s)", "", state.influence[seat])
        coins = self.tr("%n coin(s)", "", len(state.coins[seat]))
        return self.tr("{place}. {name}: {points}, {coins}").format(place=place, name=name, points=points, coins=coins)
