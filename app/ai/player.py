"""The types that all opponents share: ``Budget``, ``Choice``, ``Plan`` and ``Policy``.

Search, levels, worker and arena know no game.  Everything they need to know of one they ask its ``Policy``, which
stands in ``ai/<game>`` and is registered in ``app.ai.POLICIES``.  Whoever adds a game implements that protocol.
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
"""Polled before every step of a simulation; once it returns true, thinking ends with the best choice so far."""

Progress = Callable[[float], None]
"""Called now and then with the share of the budget that is used, 0 to 1."""


Until = Callable[[Any], bool]
"""Called with every position of a simulation; once it returns true, the simulation ends there."""


def until_turn(number: int) -> Until:
    """An ``Until`` that ends a simulation at the first position of turn ``number`` or of a later one."""
    return lambda state: bool(state.turn >= number)


def never() -> bool:
    """A ``Stop`` that never stops anything."""
    return False


BEND = 3
"""The power of the played share of a game with which the part of the chance to win grows, see ``chance_part``."""

MIN_SECONDS = 0.001
"""Smallest time limit in seconds.  It is too short for even one simulation: whoever has no more plays at once."""


class StoppedError(Exception):
    """``Stop`` returned true in the middle of a simulation, whose result is lost."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long one decision may be thought about; 0 means no limit of that kind.

    Attributes:
        iterations: Number of simulations.  Without ``seconds`` the same seed gives the same choice.
        seconds: Wall time.

    Raises:
        ValueError: A limit is negative or not finite, or both are 0.
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
        """Whether so little time is left that nothing can be simulated."""
        return 0.0 < self.seconds <= MIN_SECONDS

    def end(self, begun: float) -> float:
        """The moment at which the time of a thought begun at ``begun`` is over; infinite without ``seconds``."""
        if not self.seconds:
            return math.inf
        return begun if self.used_up else begun + self.seconds

    def less(self, seconds: float) -> Budget:
        """The budget that is left after ``seconds`` of wall time, with ``MIN_SECONDS`` at least."""
        # Never 0, which would mean no limit at all.
        return Budget(self.iterations, max(MIN_SECONDS, self.seconds - seconds)) if self.seconds else self


@dataclass(frozen=True, slots=True)
class Choice:
    """What an opponent decided, and why.

    Attributes:
        index: Index of the chosen action in ``view.legal()``.
        visits: Per legal action, the share of the simulations that began with it; sums to 1.
        values: Per legal action, its estimated value to the seat on the scale of ``Policy.reward``.  Levels that do
            not look ahead (novice, apprentice) give the scale of ``Policy.rank`` instead.
        iterations: Number of simulations.
        plan: Further actions that the seat means to take after this one, in order.
    """

    index: int
    visits: tuple[float, ...]
    values: tuple[float, ...]
    iterations: int = 0
    plan: tuple[Action, ...] = ()


@dataclass(frozen=True, slots=True)
class Plan:
    """Several actions of one seat in a row, compared with other plans as a whole.

    Attributes:
        actions: The first is legal now; the others follow as long as they are legal when it is their turn.
        worth: Estimated value to the seat, in win share, on the scale of ``Policy.rank``.
    """

    actions: tuple[Action, ...]
    worth: float


def forced() -> Choice:
    """The choice in a position with a single legal action."""
    return Choice(0, (1.0,), (0.5,))


class Policy(Protocol[S]):
    """What the opponents know about one game: how to play fast, what to compare, and how to judge a position.

    The states it is given are resampled: what the seat to act cannot know is dealt at random in them.

    Attributes:
        margin: Weight of the lead in points in ``blend``, 0 to 1; the rest is the weight of the win share.
        lead: Points of lead that count as a clear win; the scale of ``leads``.
        temperature: Of the softmax that makes the search's prior from ``rank``: how much worse, in win share, an
            action may look and still be tried early.
        trust: How many simulations the estimate of ``rank`` counts for in the value of an action, more than 0.
        turn_trust: How many simulations the mean judgement at the end of the turn counts for besides in the value of a
            plan (``app.ai.race``); 0 where nobody looks there on the way.
        root_spread: Share of a search's simulations that is spread evenly over the actions of the decision, 0 to 1.
            The others go where the search sends them, which is to few actions if ``rank`` says so.
        halving: Whether a search spreads its simulations over the actions of the decision as a race does over plans,
            and chooses by value: see ``app.ai.search``.  ``root_spread`` means nothing then.
        novice_temperature: Of the softmax by which the novice draws its action; larger means more mistakes.
        apprentice_temperature: The same for the apprentice.
        evaluation_noise: Standard deviation of the error added to the journeyman's evaluations, in win share at a table
            of two.
        point_part: What a point is worth in ``evaluate`` with more than two players, as a part of what it is worth to
            win shares that are even: 1 unless ``evaluate`` gives something else there.
        deals: Number of deals over which the journeyman averages.
        share: Part of the time left for a turn that one decision may take, 0 to 1.
        odds: Weights of ``win_chances`` by number of players, fitted by ``app.ai.calibrate``.
        secrets: Whether seats know different things about the position, such as their hands of cards.
        whole_rounds: Whether luck and skill of a past game are worked out round by round instead of turn by turn: for
            games in which ``win_chances`` does not see at the start of a turn what the luck of the round has given the
            seats that are still to move.
        slow_effects: Whether actions often pay off in the seat's next turn only, which ``win_chances`` does not see at
            the end of the turn: then the first look at all past decisions goes on until every seat has had a turn.
        since: By level, the day or minute (UTC, ISO 8601) from which on it plays as it does now; a change at one
            table only stands by level and table, "grandmaster 25" (see ``Weighed``).  Older measurements are kept but
            no longer shown (``app.ai.ladder``).
    """

    margin: float
    lead: float
    temperature: float
    trust: float
    turn_trust: float
    root_spread: float
    halving: bool
    novice_temperature: float
    apprentice_temperature: float
    evaluation_noise: float
    point_part: float
    deals: int
    share: float
    odds: dict[int, tuple[float, ...]]
    secrets: bool
    whole_rounds: bool
    slow_effects: bool
    since: dict[str, str]

    def limit(self, view: S) -> Until:
        """The ``Until`` of simulations that begin at ``view``; ends them at the start of a turn, for ``evaluate``."""
        ...

    def evaluate(self, state: S) -> list[float]:
        """The evaluation per seat that a search maximises, on the scale of win shares; sums to 1.

        ``state`` is at the start of a turn.  The figures need not be true chances to win, only make the search choose
        well; the true chances are those of ``win_chances``.
        """
        ...

    def reward(self, state: S, view: S) -> list[float]:
        """The result per seat of a simulation that began at ``view`` and ended at ``state``, as win shares.

        Usually ``blend(self, state)``.  In games where seats hardly affect each other, the others may be evaluated as
        they stood at ``view``, so that their luck in the simulation adds no noise to the comparison of actions.
        """
        ...

    def turn_reward(self, state: S, view: S) -> list[float]:
        """The same for the journeyman, whose simulations end with the turn in which they begin.

        Usually ``reward``; another evaluation where that one plays better after so short a simulation.
        """
        ...

    def world(self, view: S, viewer: int, rng: Random, former: S | None = None) -> State:
        """A position that is possible as far as ``viewer`` knows, for estimating chances to win.

        Usually ``view.resample(viewer, rng)``.  Where policy or evaluation would know more of the viewer's seat than
        of the others in such a state, that is switched off in it, so that all seats play and are judged alike.

        Where what the others hold is dealt so that it suits the position, chance would change what they hold.  So of
        ``former``, a ``world`` of the viewer from before something was left to chance, they then keep what they had
        there, as far as that is still possible.  Where it is dealt evenly ``former`` does not matter.
        """
        ...

    def deal(self, view: S, seat: int, rng: Random, *, again: bool = False) -> State:
        """A position that is possible as far as ``seat`` knows, for its simulations.

        Usually ``view.resample(seat, rng)``.  Unlike in a ``world``, the seat is still judged as one that knows its own
        hidden things and guesses at those of the others.

        With ``again``, ``view`` is a later position of such a simulation.  Where the others are dealt what suits the
        position, they keep what they have in it, as far as that is still possible.
        """
        ...

    def projection(self, state: S) -> Projection:
        """The expected final value of each seat, and the share of the game played; ``state`` starts a turn."""
        ...

    def win_chances(self, state: S, viewer: int) -> list[float]:
        """The probability that each seat wins, as people are shown it; sums to 1.

        Calibrated: of all seats that are given 0.3, three in ten win.  ``state`` is at the start of a turn; it is a
        ``world`` of ``viewer``, perhaps played on.  Hidden things of the other seats are only one possible deal there.
        """
        ...

    def endgame(self, state: S) -> bool:
        """Whether so little of the game is left that chances are found by playing it to its end, with care.

        Elsewhere a position is played on to the end of its turn, and judged by ``win_chances`` there.
        """
        ...

    def rank(self, state: S, actions: Sequence[Action]) -> list[float]:
        """The rollout policy's quick estimate of each legal action for the seat to act, in win share."""
        ...

    def playout(self, state: S, rng: Random) -> Sequence[Action]:
        """The rollout policy's move: one legal action, or several in a row; must be fast.

        Those after the first are taken only as long as they are legal.
        """
        ...

    def others(self, state: S, rng: Random) -> Sequence[Action]:
        """The move of any other seat in the simulations of a seat: ``playout``, or something faster that will do."""
        ...

    def plans(self, state: S) -> Sequence[Plan]:
        """The plans for the turn of the seat to act that ``app.ai.race`` compares, best first; none is dominated.

        Empty where single decisions are to be searched instead (``app.ai.search``).
        """
        ...

    def key(self, state: S) -> Hashable:
        """The public information of a position that matters for its next decision.

        Positions that are reached by the same actions and have equal keys share one node of the search tree.
        """
        ...

    def of_level(self, level: str) -> Policy[S]:
        """The policy for a level: this one, or one that judges as the level does."""
        ...

    def dominated(self, state: S, actions: Sequence[Action]) -> frozenset[int]:
        """Indices of actions that another legal action beats in every respect; never all of them."""
        ...


AnyPolicy = Policy[Any]


def shares(state: State) -> list[float]:
    """Win share per seat of a finished game: 1, split evenly among the winners.  Sums to 1."""
    places = state.ranking()
    winners = places.count(1)
    return [1.0 / winners if place == 1 else 0.0 for place in places]


def leads(scores: Sequence[int], clear: float) -> list[float]:
    """Lead of each seat over the best other seat, mapped by tanh to shares that sum to 1.

    Args:
        scores: Points per seat.
        clear: Points of lead that count as a clear win.
    """
    parts = []
    for seat, score in enumerate(scores):
        best = max(other for place, other in enumerate(scores) if place != seat)
        parts.append(1.0 + math.tanh((score - best) / clear))
    total = sum(parts)
    return [part / total for part in parts]


def expected(state: State, policy: AnyPolicy) -> list[float]:
    """What a search maximises, per seat: the win share of a finished game, else ``Policy.evaluate``.  Sums to 1."""
    return shares(state) if state.actor == NOBODY else policy.evaluate(state)


def chances(state: State, policy: AnyPolicy, viewer: int) -> list[float]:
    """The chance to win per seat: the win share of a finished game, else ``Policy.win_chances``.  Sums to 1."""
    return shares(state) if state.actor == NOBODY else policy.win_chances(state, viewer)


def blend(policy: AnyPolicy, state: State) -> list[float]:
    """``expected`` mixed with a little of the lead in points (``Policy.margin``), per seat.  Sums to 1."""
    result = expected(state, policy)
    if policy.margin:
        result = mixed(leads(state.scores(), policy.lead), result, policy.margin)
    return result


def mixed(values: Sequence[float], others: Sequence[float], part: float) -> list[float]:
    """Per seat the mean of two judgements, of which ``values`` count ``part`` (0 to 1)."""
    return [part * one + (1.0 - part) * other for one, other in zip(values, others, strict=True)]


def chance_part(first: float, played: float) -> float:
    """How much of what a grandmaster strives for is the chance to win; the rest are points, which mislead near the end.

    Args:
        first: That part at the beginning of a game, 0 to 1; it grows to 1.
        played: The share of the game that is played, 0 to 1.
    """
    return first + (1.0 - first) * max(0.0, played) ** BEND


def softmax(values: Sequence[float], temperature: float) -> list[float]:
    """Probabilities proportional to ``exp(value / temperature)``; ``temperature`` is in the unit of the values."""
    top = max(values)  # subtracted, so that exp cannot overflow
    parts = [math.exp((value - top) / temperature) for value in values]
    total = sum(parts)
    return [part / total for part in parts]


def best_of(values: Sequence[float], barred: frozenset[int] = frozenset()) -> int:
    """Index of the largest value that is not barred; the first one of equals."""
    allowed = [i for i in range(len(values)) if i not in barred]
    return max(allowed, key=values.__getitem__)
