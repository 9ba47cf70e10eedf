"""One turn of a past game in the eyes of one viewer: what became of the chances, and by what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING

from app.ai.player import AnyPolicy, Stop, StoppedError, Until, chances, never, until_turn
from app.ai.search import play_on
from app.ai.skill.ledger import CORRECTION, LUCK, OTHERS, OWN, Estimate, Ledger, mean_of
from app.engines.contract import NOBODY

if TYPE_CHECKING:
    from app.engines.contract import Action, State

TRIES = 12
"""How often a deal is sought in which somebody else's action is possible, per deal wanted."""

CARRY, LEARNT, SHOWN = "carry", "learnt", "shown"
"""How a ply ends for a viewer: nothing new, luck has spoken, or somebody else did what could not be foreseen."""


class UndealableError(RuntimeError):
    """An action that was possible in the quick pass is possible in hardly any other deal."""


def stretches(states: Sequence[State], *, whole_rounds: bool) -> list[tuple[int, int]]:
    """First and last position of every stretch, then the last position of the game as one of its own.

    A stretch is a turn, or a round with ``whole_rounds``; its last position is the first of the next.
    """
    plies = len(states) - 1
    numbers = [state.round if whole_rounds else state.turn for state in states]
    starts = [0] + [k for k in range(1, plies) if numbers[k] != numbers[k - 1]]
    return [*zip(starts, [*starts[1:], plies], strict=True), (plies, plies)]


@dataclass(frozen=True, slots=True)
class PastGame:
    """A past game.

    Attributes:
        states: Positions 0 to the last.
        actions: ``actions[k - 1]`` leads from position k - 1 to position k.
    """

    states: Sequence[State]
    actions: Sequence[Action]

    @property
    def plies(self) -> int:
        """Number of actions."""
        return len(self.actions)

    def by_chance(self, ply: int) -> bool:
        """Whether chance decided something in a ply."""
        return self.states[ply].chance_events != self.states[ply - 1].chance_events

    def stretches(self, policy: AnyPolicy) -> list[tuple[int, int]]:
        """As ``stretches`` with what the policy wants."""
        return stretches(self.states, whole_rounds=policy.whole_rounds)


@dataclass(slots=True)
class Span:
    """What was found in one turn.

    Attributes:
        ledgers: By seat.
        chances: By position and seat, what was known before the ply that follows.
        leaves: How the last ply ended.
    """

    ledgers: dict[int, Ledger]
    chances: dict[tuple[int, int], Estimate] = field(default_factory=dict)
    leaves: str = CARRY


def views(policy: AnyPolicy, players: int) -> list[tuple[int, list[int]]]:
    """Who has to be asked, and for whose chances: one viewer for all where nobody knows more than the others."""
    if policy.secrets:
        return [(seat, [seat]) for seat in range(players)]
    return [(0, list(range(players)))]


def until_round(number: int) -> Until:
    """A simulation that ends where a round begins."""
    return lambda state: bool(state.round >= number)


class Deals:
    """A position as the viewer may think it, some times over; moved on together.

    Attributes:
        values: By seat and deal: the chance to win.
    """

    def __init__(
        self,
        policy: AnyPolicy,
        viewer: int,
        seats: Sequence[int],
        worlds: list[State],
        limit: Until,
        rng: Random,
        stop: Stop = never,
    ) -> None:
        self._policy, self._viewer, self._seats, self._stop = policy, viewer, seats, stop
        self._worlds = worlds
        self._luck = [int(rng.random() * (1 << 53)) for _ in worlds]
        self._ahead: list[list[Action]] = [[] for _ in worlds]
        self.values: dict[int, list[float]] = {seat: [0.0] * len(worlds) for seat in seats}
        for i in range(len(worlds)):
            self._judge(i, limit)

    def allow(self, action: Action) -> bool:
        """Whether an action is possible in all deals."""
        return all(action in world.legal() for world in self._worlds)

    def advance(self, action: Action, limit: Until) -> None:
        """Make an action in all deals; chances change where the rollout policy would have done something else."""
        for i, world in enumerate(self._worlds):
            world.apply(action)
            ahead = self._ahead[i]
            if ahead and ahead[-1] == action:
                ahead.pop()
            else:
                self._judge(i, limit)

    def agree(self, state: State) -> bool:
        """Whether all deals have come to where the game has, with the same choices where the viewer decides.

        The viewer knows its own choices, so a deal with others is one that it no longer believes: it has looked
        through a stack, which is no chance event.
        """
        asked = state.actor, state.decision, state.turn
        if any((world.actor, world.decision, world.turn) != asked for world in self._worlds):
            return False
        if state.actor != self._viewer:
            return True
        choices = state.legal()
        return all(world.legal() == choices for world in self._worlds)

    def played_to(self, limit: Until) -> dict[int, list[float]]:
        """The chances when the deals are played on to another limit than the usual one."""
        policy, viewer = self._policy, self._viewer
        found = [
            chances(play_on(world.clone(), policy, limit, Random(luck)), policy, viewer)
            for world, luck in zip(self._worlds, self._luck, strict=True)
        ]
        return {seat: [each[seat] for each in found] for seat in self._seats}

    def _judge(self, i: int, limit: Until) -> None:
        """Play one deal on to the limit, and remember how."""
        if self._stop():
            raise StoppedError
        policy, state, rng = self._policy, self._worlds[i].clone(), Random(self._luck[i])
        path: list[Action] = []
        while state.actor != NOBODY and not limit(state):
            for at, action in enumerate(policy.others(state, rng)):
                if at and (limit(state) or action not in state.legal()):
                    break
                state.apply(action)
                path.append(action)
        path.reverse()
        self._ahead[i] = path
        found = chances(state, policy, self._viewer)
        for seat in self._seats:
            self.values[seat][i] = found[seat]


class TurnWalk:
    """Goes through one turn, deal set after deal set."""

    def __init__(
        self,
        played: PastGame,
        policy: AnyPolicy,
        viewer: int,
        seats: Sequence[int],
        deals: int,
        rng: Random,
        stop: Stop = never,
    ) -> None:
        self._played, self._policy, self._viewer, self._seats = played, policy, viewer, seats
        self._n, self._rng, self._stop = deals, rng, stop
        self._private = len(seats) < played.states[0].players
        self._span = Span({seat: Ledger() for seat in seats})
        self._deals: Deals

    def run(self, first: int, last: int, entered: str, leaves: str = "") -> Span:
        """Account for the plies ``first + 1`` to ``last``.

        Args:
            first: Position at which the turn begins.
            last: Position after its last ply.
            entered: How the ply before ended.
            leaves: How the last ply is to end; found out when empty.

        Raises:
            UndealableError: The last ply cannot end like that.
        """
        self._enter(first, entered)
        for ply in range(first + 1, last + 1):
            self._ply(ply, leaves if ply == last else "", ends=ply == last)
        self._close()
        return self._span

    def _enter(self, position: int, entered: str) -> None:
        """Deal the first position of a stretch; how the estimate changes its mind there is nobody's doing."""
        self._deal(position)
        if not position:
            return
        deals, previous = self._deals, self._played.states[position - 1]
        before = deals.played_to(self._until(previous, 1))
        for seat, ledger in self._span.ledgers.items():
            if entered != CARRY:
                ledger.add(position, LUCK if entered == LEARNT else _doing(seat, previous), before[seat])
                ledger.add(position, CORRECTION, before[seat], -1.0)
            ledger.add(position, CORRECTION, deals.values[seat])

    def _until(self, state: State, stretches: int) -> Until:
        """The end of the stretch of a position, or of one after it."""
        if self._policy.whole_rounds:
            return until_round(state.round + stretches)
        return until_turn(state.turn + stretches)

    def _ply(self, ply: int, leaves: str, *, ends: bool) -> None:
        """Account for one ply with the present deals, and have others where they are used up."""
        played, ledgers = self._played, self._span.ledgers
        state, action, chance = played.states[ply - 1], played.actions[ply - 1], played.by_chance(ply)
        limit = self._until(state, 1)
        foreign = self._private and state.actor != self._viewer
        for seat, ledger in ledgers.items():
            ledger.add(ply, _doing(seat, state), self._deals.values[seat], -1.0)
        possible = not foreign or self._deals.allow(action)
        if not possible and leaves != SHOWN and (chance or leaves == CARRY):
            possible = self._deal_possible(ply - 1, action, limit)
        if not possible or leaves == SHOWN or (foreign and not chance and self._is_shown(ply)):
            end = SHOWN
        else:
            self._deals.advance(action, limit)
            end = LEARNT if chance else CARRY
            if not chance and not self._deals.agree(played.states[ply]):
                end = SHOWN if foreign else LEARNT
        if leaves and end != leaves:
            raise UndealableError(f"ply {ply} ends {end}, not {leaves}")
        if end != SHOWN:
            for seat, ledger in ledgers.items():
                ledger.add(ply, _doing(seat, state), self._deals.values[seat])
        self._leave(ply, state, end, ends=ends)

    def _leave(self, ply: int, state: State, end: str, *, ends: bool) -> None:
        """Go on from the position after a ply whose action is entered: in the same deals, or in others."""
        ledgers = self._span.ledgers
        if end == LEARNT or (end == CARRY and ends):
            for seat, ledger in ledgers.items():
                ledger.add(ply, LUCK if end == LEARNT else CORRECTION, self._deals.values[seat], -1.0)
        if ends:
            self._span.leaves = end
        elif end == CARRY:
            self._note(ply)
        else:
            self._close()
            self._deal(ply)
            for seat, ledger in ledgers.items():
                ledger.add(ply, LUCK if end == LEARNT else _doing(seat, state), self._deals.values[seat])

    def _is_shown(self, ply: int) -> bool:
        """Whether something hidden was shown in a ply."""
        states = self._played.states
        return states[ply].revealed != states[ply - 1].revealed

    def _deal(self, position: int) -> None:
        """New deals of a position; the end of the game is what it is."""
        state, policy, viewer = self._played.states[position], self._policy, self._viewer
        over = state.actor == NOBODY
        worlds = [state] if over else [policy.world(state, viewer, self._rng) for _ in range(self._n)]
        self._deals = Deals(policy, viewer, self._seats, worlds, self._until(state, 1), self._rng, self._stop)
        self._note(position)

    def _deal_possible(self, position: int, action: Action, limit: Until) -> bool:
        """New deals of a position in which somebody else has what the action takes, if they can be found."""
        state, policy, viewer = self._played.states[position], self._policy, self._viewer
        worlds: list[State] = []
        for _ in range(TRIES * self._n):
            world = policy.world(state, viewer, self._rng)
            if action in world.legal():
                worlds.append(world)
                if len(worlds) == self._n:
                    self._close()
                    self._deals = Deals(policy, viewer, self._seats, worlds, limit, self._rng, self._stop)
                    return True
        return False

    def _note(self, position: int) -> None:
        for seat in self._seats:
            self._span.chances[position, seat] = mean_of(self._deals.values[seat])

    def _close(self) -> None:
        for ledger in self._span.ledgers.values():
            ledger.close()


def _doing(seat: int, state: State) -> int:
    """Whose doing a change by an action is, for a seat."""
    return OWN if seat == state.actor else OTHERS


def span(
    played: PastGame,
    policy: AnyPolicy,
    viewer: int,
    seats: Sequence[int],
    turn: tuple[int, int],
    entered: str,
    deals: int,
    rng: Random,
    leaves: str = "",
    stop: Stop = never,
) -> Span:
    """What became of the chances of ``seats`` in one turn, as ``viewer`` could know it.

    Args:
        played: The game.
        policy: Of the game.
        viewer: Who looks.
        seats: Whose chances.
        turn: First and last position; the same twice notes a position only.
        entered: How the ply before the turn ended.
        deals: How many, each time.
        rng: For the deals.
        leaves: How the last ply is to end, as an earlier look found; "" to find out.
        stop: Asked before every deal.

    Raises:
        UndealableError: It cannot end like that.
        StoppedError: ``stop`` said so.
    """
    return TurnWalk(played, policy, viewer, seats, deals, rng, stop).run(turn[0], turn[1], entered, leaves)
