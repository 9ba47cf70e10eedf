"""The terms of one stretch of a past game, from the view of one seat.

``span`` goes through the plies of a stretch with a set of deals.  As long as nothing new becomes known, the actions of
the game are applied in the same deals, so that differences are taken deal by deal.  When luck or somebody else has
shown something that the deals do not have, new deals of the true position take their place.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING

from app.ai.player import AnyPolicy, Stop, StoppedError, Until, chances, never, until_turn
from app.ai.playouts import horizon, play_on
from app.ai.skill.ledger import CORRECTION, LUCK, OTHERS, OWN, Estimate, Ledger, mean_of
from app.engines.contract import NOBODY

if TYPE_CHECKING:
    from app.engines.contract import Action, State

TRIES = 12
"""Most attempts per wanted deal to find one in which another seat's action is legal."""

CARRY, LEARNT, SHOWN = "carry", "learnt", "shown"
"""How a ply ends for a viewer.

``CARRY``: nothing new became known, and the same deals go on.  ``LEARNT``: chance decided something; new deals, and the
difference is luck.  ``SHOWN``: another seat did or showed something that the deals do not have; new deals, and the
difference goes to the seat that acted.
"""


class UndealableError(RuntimeError):
    """The deals of the deep pass cannot end a ply as those of the quick pass did."""


def stretches(states: Sequence[State], *, whole_rounds: bool) -> list[tuple[int, int]]:
    """First and last position of every stretch; at the end the last position of the game twice, as a stretch.

    A stretch is a turn, or a round with ``whole_rounds``; its last position is the first of the next.
    """
    plies = len(states) - 1
    numbers = [state.round if whole_rounds else state.turn for state in states]
    starts = [0] + [k for k in range(1, plies) if numbers[k] != numbers[k - 1]]
    return [*zip(starts, [*starts[1:], plies], strict=True), (plies, plies)]


@dataclass(frozen=True, slots=True)
class PastGame:
    """A past game, or a part of one.

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
        """Whether chance decided something in a ply (1-based)."""
        return self.states[ply].chance_events != self.states[ply - 1].chance_events

    def stretches(self, policy: AnyPolicy) -> list[tuple[int, int]]:
        """The module's ``stretches``, rounds or turns as the policy has it."""
        return stretches(self.states, whole_rounds=policy.whole_rounds)


@dataclass(slots=True)
class Span:
    """What was found in one stretch, for one viewer.

    Attributes:
        ledgers: The terms, by seat.
        chances: The chance to win by position and seat.
        leaves: How the last ply ended: ``CARRY``, ``LEARNT`` or ``SHOWN``.
    """

    ledgers: dict[int, Ledger]
    chances: dict[tuple[int, int], Estimate] = field(default_factory=dict)
    leaves: str = CARRY


def views(policy: AnyPolicy, players: int) -> list[tuple[int, list[int]]]:
    """Pairs of a viewer and the seats whose chances are taken from its view: one for all in games without secrets."""
    if policy.secrets:
        return [(seat, [seat]) for seat in range(players)]
    return [(0, list(range(players)))]


def until_round(number: int) -> Until:
    """An ``Until`` that ends a simulation at the first position of round ``number`` or of a later one."""
    return lambda state: bool(state.round >= number)


class Deals:
    """Several deals of one position for one viewer, in which the actions of the game are applied together.

    Attributes:
        values: The chance to win by seat, a list with one value per deal.
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
        self._luck = [int(rng.random() * (1 << 53)) for _ in worlds]  # seed of the rollout policy, by deal
        # What the rollout policy did from here to the limit, by deal, the next action last.
        self._ahead: list[list[Action]] = [[] for _ in worlds]
        self.values: dict[int, list[float]] = {seat: [0.0] * len(worlds) for seat in seats}
        for i in range(len(worlds)):
            self._judge(i, limit)

    @property
    def worlds(self) -> Sequence[State]:
        """The deals as they stand."""
        return self._worlds

    def allow(self, action: Action) -> bool:
        """Whether an action is legal in all deals."""
        return all(action in world.legal() for world in self._worlds)

    def advance(self, action: Action, limit: Until) -> None:
        """Apply an action in all deals, and update ``values``."""
        for i, world in enumerate(self._worlds):
            world.apply(action)
            ahead = self._ahead[i]
            if ahead and ahead[-1] == action:  # what the rollout policy did here: the value stays as it is
                ahead.pop()
            else:
                self._judge(i, limit)

    def agree(self, state: State) -> bool:
        """Whether the same decision is due in all deals as at ``state``, the true position.

        Where the viewer decides, its choices have to be the same as well.
        """
        asked = state.actor, state.decision, state.turn
        if any((world.actor, world.decision, world.turn) != asked for world in self._worlds):
            return False
        if state.actor != self._viewer:
            return True
        # The viewer knows its choices: with others, a deal contradicts what it has seen. It has looked through a stack,
        # say, which is no chance event.
        choices = state.legal()
        return all(world.legal() == choices for world in self._worlds)

    def played_to(self, limit: Until) -> dict[int, list[float]]:
        """What ``values`` would be if the deals were played on to another limit."""
        policy, viewer = self._policy, self._viewer
        found = [
            chances(play_on(world.clone(), policy, limit, Random(luck)), policy, viewer)
            for world, luck in zip(self._worlds, self._luck, strict=True)
        ]
        return {seat: [each[seat] for each in found] for seat in self._seats}

    def _judge(self, i: int, limit: Until) -> None:
        """Play one deal on to the limit, remember the actions, and set its ``values``."""
        if self._stop():
            raise StoppedError
        policy, state, rng = self._policy, self._worlds[i].clone(), Random(self._luck[i])
        path: list[Action] = []
        while state.actor != NOBODY and not limit(state):
            for at, action in enumerate(policy.playout(state, rng)):
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
    """Goes through the plies of one stretch and finds its ``Span``; see ``span`` for the arguments."""

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
        self._private = len(seats) < played.states[0].players  # whether there are secrets
        self._span = Span({seat: Ledger() for seat in seats})
        self._deals: Deals  # the present ones

    def run(self, first: int, last: int, entered: str, leaves: str = "") -> Span:
        """Find the terms of the plies ``first + 1`` to ``last``.

        Args:
            first: First position of the stretch.
            last: Last position.
            entered: How the ply before the stretch ended.
            leaves: How the last ply has to end; ``""`` to find out.

        Raises:
            UndealableError: The last ply cannot end like that.
        """
        self._enter(first, entered)
        for ply in range(first + 1, last + 1):
            self._ply(ply, leaves if ply == last else "", ends=ply == last)
        self._close()
        return self._span

    def _enter(self, position: int, entered: str) -> None:
        """Deal the first position of a stretch, and complete the terms of the ply that led to it.

        The stretch before has taken off its last values with ``_leave``.  What is added here is the chance judged one
        stretch further (correction); after an action that showed something also the chance judged where the stretch
        before judged it, which is taken off from the correction.
        """
        self._deal(position)
        self._note(position)
        if not position:
            return
        deals, previous = self._deals, self._played.states[position - 1]
        shown = deals.played_to(self._limit(previous)) if entered == SHOWN else {}
        for seat, ledger in self._span.ledgers.items():
            if shown:
                ledger.add(position, _doing(seat, previous), shown[seat])
                ledger.add(position, CORRECTION, shown[seat], -1.0)
            ledger.add(position, CORRECTION, deals.values[seat])

    def _limit(self, state: State) -> Until:
        """Where the chances of ``state`` are judged: at the end of its stretch, in an endgame at that of the game."""
        rounds = self._policy.whole_rounds
        return horizon(self._policy, state, until_round(state.round + 1) if rounds else until_turn(state.turn + 1))

    def _ply(self, ply: int, leaves: str, *, ends: bool) -> None:
        """Find the terms of one ply with the present deals, and make new deals if these cannot go on.

        Args:
            ply: Its number.
            leaves: How it has to end; ``""`` to find out.
            ends: Whether it is the last of the stretch.
        """
        played, ledgers = self._played, self._span.ledgers
        state, action, chance = played.states[ply - 1], played.actions[ply - 1], played.by_chance(ply)
        limit = self._limit(state)
        foreign = self._private and state.actor != self._viewer  # an action from a hand that the viewer cannot see
        for seat, ledger in ledgers.items():
            ledger.add(ply, _doing(seat, state), self._deals.values[seat], -1.0)  # V(s), taken off
        # Can the action be applied in the present deals, or at least in other deals of the same position?
        possible = not foreign or self._deals.allow(action)
        if not possible and leaves != SHOWN and (chance or leaves == CARRY):
            possible = self._deal_possible(ply - 1, action, limit)
        # How does the ply end?
        if not possible or leaves == SHOWN or (foreign and not chance and self._is_shown(ply)):
            end = SHOWN
        else:
            self._deals.advance(action, limit)
            end = LEARNT if chance else CARRY
            if not chance and not self._deals.agree(played.states[ply]):
                end = SHOWN if foreign else LEARNT
        if leaves and end != leaves:
            raise UndealableError(f"ply {ply} ends {end}, not {leaves}")
        if end != SHOWN:  # then it is added from the new deals, in ``_leave`` or ``_enter``
            for seat, ledger in ledgers.items():
                ledger.add(ply, _doing(seat, state), self._deals.values[seat])  # Q(s, a)
        self._leave(ply, state, end, ends=ends)

    def _leave(self, ply: int, state: State, end: str, *, ends: bool) -> None:
        """Finish a ply: keep the deals, or make new ones of the position that it led to.

        At the end of the stretch the chance is taken off, and the next stretch adds it as it judges it then.
        """
        ledgers = self._span.ledgers
        if end == LEARNT:
            for seat, ledger in ledgers.items():
                ledger.add(ply, LUCK, self._deals.values[seat], -1.0)
            self._close()
            self._deal(ply, self._deals.worlds, state)
            for seat, ledger in ledgers.items():
                ledger.add(ply, LUCK, self._deals.values[seat])
        elif end == SHOWN and not ends:
            self._close()
            self._deal(ply)
            for seat, ledger in ledgers.items():
                ledger.add(ply, _doing(seat, state), self._deals.values[seat])
        if ends:
            self._span.leaves = end
            if end != SHOWN:
                for seat, ledger in ledgers.items():
                    ledger.add(ply, CORRECTION, self._deals.values[seat], -1.0)
        else:
            self._note(ply)

    def _is_shown(self, ply: int) -> bool:
        """Whether something hidden was shown in a ply."""
        states = self._played.states
        return states[ply].revealed != states[ply - 1].revealed

    def _deal(self, position: int, former: Sequence[State] = (), before: State | None = None) -> None:
        """Make new deals of a position.

        Args:
            position: The position.
            former: The deals up to a ply in which chance decided something: what others hold is not changed by that.
            before: The position before that ply; the chance is judged where its chance is.
        """
        state, policy, viewer = self._played.states[position], self._policy, self._viewer
        if state.actor == NOBODY:  # nothing is hidden any more, and the result is known
            worlds = [state]
        elif former:
            worlds = [policy.world(state, viewer, self._rng, former[i % len(former)]) for i in range(self._n)]
        else:
            worlds = [policy.world(state, viewer, self._rng) for _ in range(self._n)]
        limit = self._limit(before or state)
        self._deals = Deals(policy, viewer, self._seats, worlds, limit, self._rng, self._stop)

    def _deal_possible(self, position: int, action: Action, limit: Until) -> bool:
        """Replace the present deals by others in which another seat's action is legal; false if none are found."""
        state, policy, viewer = self._played.states[position], self._policy, self._viewer
        worlds: list[State] = []
        for _ in range(TRIES * self._n):
            world = policy.world(state, viewer, self._rng)
            if action in world.legal():
                worlds.append(world)
                if len(worlds) == self._n:
                    self._close()  # what was added so far has a value for each of the old deals
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
    """The kind of term of ``seat`` for the action taken at ``state``: its own action, or another seat's."""
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
    """The terms and chances of ``seats`` in one stretch, from what ``viewer`` could know.

    Args:
        played: The game.
        policy: Of the game.
        viewer: The seat whose knowledge the deals are made from.
        seats: The seats whose chances are wanted, see ``views``.
        turn: First and last position of the stretch; the same twice for the chances at that position only.
        entered: How the ply before the stretch ended.
        deals: Number of deals in each set.
        rng: For the deals.
        leaves: How the last ply has to end, as an earlier pass found; ``""`` to find out.
        stop: Polled before every deal.

    Raises:
        UndealableError: The last ply cannot end as ``leaves`` says.
        StoppedError: ``stop`` returned true.
    """
    return TurnWalk(played, policy, viewer, seats, deals, rng, stop).run(turn[0], turn[1], entered, leaves)
