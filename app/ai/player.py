"""What every opponent is made of: a budget, a choice, and what a game teaches it.

The search, the levels, the worker and the arena know no game.  What they need to know of one is its
``Policy`` (``ai/<game>``, registered in ``app.ai.POLICIES``): the manual for the next game.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from app.engines.contract import NOBODY

if TYPE_CHECKING:
    from app.ai.chances import Projection
    from app.engines.contract import Action, State

S = TypeVar("S", contravariant=True)

Stop = Callable[[], bool]
"""Asked between any two steps of a thought; once true, the best choice so far is returned."""

Progress = Callable[[float], None]
"""Told now and then how much of the budget is used, 0 to 1."""


Until = Callable[[Any], bool]
"""Asked of every position of a simulation: whether it has gone far enough."""


def until_turn(number: int) -> Until:
    """A simulation that ends where a turn begins."""
    return lambda state: bool(state.turn >= number)


def never() -> bool:
    """The ``Stop`` of somebody who lets the others think to the end."""
    return False


MIN_SECONDS = 0.001
"""Seconds in which nothing can be thought through: whoever has no more does what a sensible player does at once."""


class StoppedError(Exception):
    """Whoever asked does not want to know any more."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long one decision may be thought about; 0 means no limit of that kind.

    Attributes:
        iterations: Simulations.  With a seed and without ``seconds`` the choice is reproducible.
        seconds: Wall time.
    """

    iterations: int = 0
    seconds: float = 0.0

    def __post_init__(self) -> None:
        if self.iterations < 0 or not math.isfinite(self.seconds) or self.seconds < 0:
            raise ValueError(f"budget: {self.iterations} iterations, {self.seconds} seconds")
        if not self.iterations and not self.seconds:
            raise ValueError("budget: neither iterations nor seconds")

    @property
    def used_up(self) -> bool:
        """Whether there is no time to think."""
        return 0.0 < self.seconds <= MIN_SECONDS

    def end(self, begun: float) -> float:
        """When its time is over."""
        if not self.seconds:
            return math.inf
        return begun if self.used_up else begun + self.seconds

    def less(self, seconds: float) -> Budget:
        """What is left of it after so many seconds: ``MIN_SECONDS`` at least."""
        return Budget(self.iterations, max(MIN_SECONDS, self.seconds - seconds)) if self.seconds else self


@dataclass(frozen=True, slots=True)
class Choice:
    """What an opponent decided, and why.

    Attributes:
        index: Place of the chosen action in ``view.legal()``.
        visits: Per legal action, the share of the thinking it got; sums to 1.
        values: Per legal action, its worth to the seat as ``Policy.reward`` counts it, as far as it was
            looked at (the rollout policy's own scale at the level that does not look ahead).
        iterations: Simulations made.
        plan: What the opponent means to do after this action, as far as nothing comes between.
    """

    index: int
    visits: tuple[float, ...]
    values: tuple[float, ...]
    iterations: int = 0
    plan: tuple[Action, ...] = ()


@dataclass(frozen=True, slots=True)
class Plan:
    """Several actions of one seat in a row, judged as one.

    Attributes:
        actions: The first is legal now, the others are taken as long as they are legal.
        worth: To the seat, in win share; on the scale of ``Policy.rank``.
    """

    actions: tuple[Action, ...]
    worth: float


def forced() -> Choice:
    """The choice where there is none."""
    return Choice(0, (1.0,), (0.5,))


class Policy(Protocol[S]):
    """What the hand and the eye of a player know about one game.

    Everything here may read only what the seat to act can know of the state, and gets nothing else:
    the states are resampled ones.

    Attributes:
        margin: Share of the lead (against the win share) in a ``blend``, 0 to 1.
        lead: Points of lead that count as a clear win.
        temperature: How much worse (on the scale of ``rank``) a move may look and still be tried early.
        trust: How many simulations the worth that ``rank`` gives a move counts for, more than 0.
        novice_temperature: The same for the novice's choice: how far below the best the moves stray.
        apprentice_temperature: The same for the apprentice's.
        evaluation_noise: Standard deviation of the journeyman's judgement, in win share.
        deals: Over how many deals the journeyman averages chance.
        share: Part of the time left for a turn that one decision may take.
        odds: Weights of ``win_chances`` by number of players, fitted by ``app.ai.calibrate``.
        secrets: Whether a seat knows more of the position than the others, such as a hand of cards.
        whole_rounds: Whether ``win_chances`` overlooks at the start of a turn what the luck of the round has given the
            seats that are still to move, so that whole rounds have to be played before luck shows.
        since: Since when levels play as they do, a day or a minute (UTC); what was measured of them before is kept, but
            no longer told (``app.ai.ladder``).
    """

    margin: float
    lead: float
    temperature: float
    trust: float
    novice_temperature: float
    apprentice_temperature: float
    evaluation_noise: float
    deals: int
    share: float
    odds: dict[int, tuple[float, ...]]
    secrets: bool
    whole_rounds: bool
    since: dict[str, str]

    def limit(self, view: S) -> Until:
        """Where simulations from here stop, for the position to be judged by ``evaluate``: at the start of a turn."""
        ...

    def evaluate(self, state: S) -> list[float]:
        """What a search strives for, on the scale of win shares; sums to 1.  Meant for the start of a turn.

        Whatever makes the search choose well; how likely a seat really wins, ``win_chances`` tells.
        """
        ...

    def reward(self, state: S, view: S) -> list[float]:
        """What a simulation that began at ``view`` and led to ``state`` reports per seat, on the scale of win shares.

        That is ``blend`` where the seats touch each other.  Where each one mostly looks after its own, the
        luck of the others would only blur the comparison: they may be taken as they stood at ``view``.
        """
        ...

    def turn_reward(self, state: S, view: S) -> list[float]:
        """The same for a journeyman, whose simulations end with the turn that they begin in.

        That is ``reward``, unless another judgement plays better where so little is played out.
        """
        ...

    def world(self, view: S, viewer: int, rng: Random) -> State:
        """A position as it may be, as far as ``viewer`` knows, in which every seat is played with the same insight."""
        ...

    def projection(self, state: S) -> Projection:
        """What each seat is thought to end with, and how much of the game is played; at the start of a turn."""
        ...

    def win_chances(self, state: S, viewer: int) -> list[float]:
        """How likely every seat wins a game that has come to the start of a turn, for people to read; sums to 1.

        An honest probability: of the seats that are given 0.3, three in ten win.  ``state`` is a ``world`` of
        ``viewer``, perhaps played on; what is dealt there to the others is a guess, and counts as one.
        """
        ...

    def rank(self, state: S, actions: Sequence[Action]) -> list[float]:
        """The rollout policy: worth of each legal action to the seat to act, in win share."""
        ...

    def playout(self, state: S, rng: Random) -> Sequence[Action]:
        """How sensible players go on from here, fast: one legal action, or several in a row.

        Those after the first are taken as long as they are legal.
        """
        ...

    def others(self, state: S, rng: Random) -> Sequence[Action]:
        """The same for the seats in the thoughts of another: ``playout``, or faster where that does not matter."""
        ...

    def plans(self, state: S) -> Sequence[Plan]:
        """What the seat to act may compare here when its turn is one plan of many decisions, best first.

        Dominated moves are not among them.  Empty where decisions are better searched one by one.
        """
        ...

    def key(self, state: S) -> Hashable:
        """What everybody saw happen, as far as it matters for the next decision.

        Positions after the same actions with equal keys are one node of the search tree.
        """
        ...

    def of_level(self, level: str) -> Policy[S]:
        """What a level that searches thinks with: this policy, or one that judges better."""
        ...

    def dominated(self, state: S, actions: Sequence[Action]) -> frozenset[int]:
        """Indices of actions that another legal action beats in every respect; never all of them."""
        ...


AnyPolicy = Policy[Any]


def shares(state: State) -> list[float]:
    """Win share per seat of a finished game: the winners part it.  Sums to 1."""
    places = state.ranking()
    winners = places.count(1)
    return [1.0 / winners if place == 1 else 0.0 for place in places]


def leads(scores: Sequence[int], clear: float) -> list[float]:
    """Lead per seat over the best of the others, squashed to shares that sum to 1."""
    parts = []
    for seat, score in enumerate(scores):
        best = max(other for place, other in enumerate(scores) if place != seat)
        parts.append(1.0 + math.tanh((score - best) / clear))
    total = sum(parts)
    return [part / total for part in parts]


def expected(state: State, policy: AnyPolicy) -> list[float]:
    """What a search strives for, per seat: the win share of a finished game, else as judged.  Sums to 1."""
    return shares(state) if state.actor == NOBODY else policy.evaluate(state)


def chances(state: State, policy: AnyPolicy, viewer: int) -> list[float]:
    """The chance to win per seat: the win share of a finished game, else the probability.  Sums to 1."""
    return shares(state) if state.actor == NOBODY else policy.win_chances(state, viewer)


def blend(policy: AnyPolicy, state: State) -> list[float]:
    """Win share and a little of the lead, per seat.  Sums to 1."""
    result = expected(state, policy)
    weight = policy.margin
    if weight:
        lead = leads(state.scores(), policy.lead)
        result = [(1.0 - weight) * share + weight * part for share, part in zip(result, lead, strict=True)]
    return result


def softmax(values: Sequence[float], temperature: float) -> list[float]:
    """Shares that prefer larger values; ``temperature`` is in the unit of the values."""
    top = max(values)
    parts = [math.exp((value - top) / temperature) for value in values]
    total = sum(parts)
    return [part / total for part in parts]


def best_of(values: Sequence[float], barred: frozenset[int] = frozenset()) -> int:
    """Index of the largest value that is not barred; the first one of equals."""
    allowed = [i for i in range(len(values)) if i not in barred]
    return max(allowed, key=values.__getitem__)
