"""The opponents by guild rank, and how the time of a turn is divided among its decisions.

* Novice: draws an action by the rollout policy's estimates (a softmax), with a bonus for points that it brings at
  once; never a dominated one.
* Apprentice: the same with a lower temperature and without the bonus.
* Journeyman: plays each action out to the end of the turn, evaluates the position there with a random error, and
  takes the best.
* Master: simulations (``app.ai.race`` or ``app.ai.search``).
* Grandmaster: the same for longer.
* ``RANDOM``: any legal action; for measurements only.

A game may have better judgement for some of them (``Policy.of_level``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import tanh
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any

from app.ai.player import (
    MIN_SECONDS,
    AnyPolicy,
    Budget,
    Choice,
    Plan,
    Progress,
    Stop,
    best_of,
    forced,
    never,
    softmax,
    until_turn,
)
from app.ai.playouts import follow, look_ahead
from app.ai.race import Exchange, PlanCounts, Race, added_plans, choice_of
from app.ai.search import RootCounts, Search, added_roots

if TYPE_CHECKING:
    from app.engines.contract import Action, State

NOVICE, APPRENTICE, JOURNEYMAN, MASTER, GRANDMASTER = "novice", "apprentice", "journeyman", "master", "grandmaster"
LEVELS = (NOVICE, APPRENTICE, JOURNEYMAN, MASTER, GRANDMASTER)
SEARCHING = (MASTER, GRANDMASTER)
"""The levels that use the whole budget; the others need only milliseconds."""
RANDOM = "random"

RESERVE = 0.05
"""Part of a turn's time that is never handed out, because the step that runs when time is up cannot be broken off."""

MAX_OVERRUN_SHARE = 0.3
"""Part of a turn's time that is kept back at most because earlier decisions took longer than they were given."""

MAX_OVERRUN_SECONDS = 2.0
"""Longest overrun that is remembered, in seconds: a longer one means that the machine slept."""

OVERRUN_DECAY = 0.98
"""Factor by which a remembered overrun shrinks with each decision."""

TURN_SECONDS: Mapping[str, float] = {MASTER: 2.7, GRANDMASTER: 6.0}
"""Wall time in seconds of a whole turn of a level that searches."""
GRANDMASTER_FACTOR = 6.0 / 2.7
"""Simulations of a grandmaster for each of a master's where their number is given instead of a time."""


def turn_seconds(level: str) -> float:
    """Wall time in seconds of a turn of a level; for a level that does not search, a master's."""
    return TURN_SECONDS.get(level, TURN_SECONDS[MASTER])


def simulations(level: str, masters: int) -> int:
    """Number of simulations per decision of a level, where a master has ``masters`` of them."""
    return round(masters * GRANDMASTER_FACTOR) if level == GRANDMASTER else masters


class Memory:
    """The plans of the seats, so that a turn planned in one thought is not thought about again at each decision."""

    def __init__(self) -> None:
        self._ahead: dict[tuple[int, str], list[tuple[PositionKey, Action]]] = {}

    def keep(self, view: State, seat: int, level: str, choice: Choice) -> None:
        """Remember the plan of a choice, and for each step the position in which the seat expects to take it."""
        ahead = self._ahead[seat, level] = []
        state = view.clone()
        state.apply(view.legal()[choice.index])
        for action in choice.plan:
            if state.actor != seat or action not in state.legal():
                return
            if len(state.legal()) > 1:  # nobody is asked about a forced action, so nothing would recall it
                ahead.append((position_key(state), action))
            state.apply(action)

    def recall(self, view: State, seat: int, level: str) -> Choice | None:
        """The next planned action of the seat; ``None`` without a plan, or if the position is not the expected one."""
        ahead = self._ahead.get((seat, level))
        if not ahead:
            return None
        expected, action = ahead.pop(0)
        if expected != position_key(view):
            ahead.clear()
            return None
        actions = view.legal()
        index = actions.index(action)
        return Choice(index, tuple(float(i == index) for i in range(len(actions))), (0.5,) * len(actions))


PositionKey = tuple[Any, ...]
"""Public facts of a position by which ``Memory`` recognises it."""


def position_key(state: State) -> PositionKey:
    """The key of a position.  Hidden things are not in it, for they differ from one ``resample`` to the next."""
    return state.turn, state.revealed, state.decision, tuple(state.legal()), tuple(state.scores())


class TimeBudget:
    """The wall time of a turn, divided among its decisions, for every seat.

    Each decision gets the same part of the time that is left, so a turn of any number of decisions stays within its
    time.  Once nothing is left, the rest of the turn is played without thinking.  Where decisions took longer than
    they were given (a long step, a busy machine), later turns keep as much in reserve.
    """

    def __init__(self, seconds: float | None = None) -> None:
        """``seconds`` is the wall time of a turn; ``None`` for ``turn_seconds`` of the level."""
        self._seconds = seconds
        self._left: dict[int, float] = {}  # seconds of the present turn, by seat
        self._at: dict[int, tuple[int, int]] = {}  # turn and ``revealed`` of the seat's last decision
        self._given: dict[int, float] = {}  # seconds for the present decision, by seat
        self._overrun = 0.0  # longest recent overrun of a decision, decaying

    def budget(self, view: State, seat: int, share: float, level: str = MASTER) -> Budget:
        """The budget of the next decision of ``seat``; a new turn begins with its whole time.

        ``share`` is the part of the time left that one decision may take (``Policy.share``).
        """
        turn, revealed = self._at.get(seat, (-1, -1))
        # ``revealed`` only grows while a game goes on: a smaller one means that the turn was taken back.
        if turn != view.turn or view.revealed < revealed:
            allowed = turn_seconds(level) if self._seconds is None else self._seconds
            self._left[seat] = (1.0 - RESERVE) * allowed - min(self._overrun, MAX_OVERRUN_SHARE * allowed)
        self._at[seat] = view.turn, view.revealed
        self._given[seat] = max(MIN_SECONDS, self._left[seat] * share)
        return Budget(seconds=self._given[seat])

    def spend(self, seat: int, seconds: float) -> None:
        """Subtract the wall time that the decision really took, and remember by how much it was too long."""
        self._left[seat] -= seconds
        self._overrun = min(MAX_OVERRUN_SECONDS, max(seconds - self._given[seat], OVERRUN_DECAY * self._overrun))


def choose(
    view: State,
    seat: int,
    level: str,
    policy: AnyPolicy,
    budget: Budget,
    rng: Random,
    stop: Stop = never,
    progress: Progress | None = None,
) -> Choice:
    """Decide for ``seat`` as a player of ``level``.

    Args:
        view: A ``resample`` for ``seat``.
        seat: The seat to act.
        level: One of ``LEVELS``, or ``RANDOM``.
        policy: Of the game.
        budget: Limit of the levels that search; the others need only milliseconds.
        rng: For everything that is drawn.
        stop: Ends a search early, with the best action so far.
        progress: Told by levels that search.

    Raises:
        ValueError: There is no such level.
    """
    if len(view.legal()) == 1:
        return forced()
    policy = policy.of_level(level)
    if level in SEARCHING:
        return decided(view, [weigh_up(view, seat, policy, budget, rng, stop, progress)])
    plans = policy.plans(view) if level != RANDOM else ()
    if level == JOURNEYMAN:
        return _journeyman(view, seat, policy, plans, _evaluation_error(policy, view.players), rng, stop)
    if level == APPRENTICE:
        return _apprentice(view, policy, plans, rng)
    if level == NOVICE:
        return _novice(view, seat, policy, plans, rng)
    if level == RANDOM:
        return _random(view, rng)
    raise ValueError(f"level: {level!r} is not one of {', '.join((*LEVELS, RANDOM))}")


Counts = RootCounts | PlanCounts
"""The statistics of a search or of a race about one decision."""


def weigh_up(
    view: State,
    seat: int,
    policy: AnyPolicy,
    budget: Budget,
    rng: Random,
    stop: Stop = never,
    progress: Progress | None = None,
    exchange: Exchange | None = None,
) -> Counts:
    """Simulate a decision with several actions: a race if the policy has plans for it, else a search.

    Several processes may call this for the same decision, each with its own ``rng``; ``decided`` adds up the results.
    ``exchange`` lets their races drop the same plans.  It is not used with a budget of iterations, whose result must
    be the same each time.
    """
    begun = perf_counter()
    # The time that ``plans`` takes is part of the budget; without any time one plan is left, and the race ends at once.
    plans = [_immediate_plan(view, policy, rng)] if budget.used_up else policy.plans(view)
    if plans:
        race = Race(view, seat, policy, plans, rng)
        race.run(budget.less(perf_counter() - begun), stop, progress, None if budget.iterations else exchange)
        return race.counts()
    search = Search(view, seat, policy, rng)
    search.run(budget.less(perf_counter() - begun), stop, progress)
    return search.counts()


def _immediate_plan(view: State, policy: AnyPolicy, rng: Random) -> Plan:
    """The rollout policy's move, or the best single action by rank if that move is dominated."""
    actions, plan = view.legal(), tuple(policy.playout(view, rng))
    if actions.index(plan[0]) in policy.dominated(view, actions):
        return max(_single_actions(view, policy), key=lambda each: each.worth)
    return Plan(plan, 0.0)


def decided(view: State, found: Sequence[Counts]) -> Choice:
    """The choice from the added statistics of all processes that simulated the same decision."""
    plans = [each for each in found if isinstance(each, PlanCounts)]
    if plans:
        return added_plans(plans).choice(view)
    return added_roots([each for each in found if isinstance(each, RootCounts)]).choice()


def _novice(view: State, seat: int, policy: AnyPolicy, plans: Sequence[Plan], rng: Random) -> Choice:
    """Draw a plan by softmax of its worth plus a bonus for the points that it brings at once."""
    plans = plans or _single_actions(view, policy)
    seen = [plan.worth + _immediate_gain(view, seat, policy, plan) for plan in plans]
    return _preferred(view, plans, seen, policy.novice_temperature, rng)


def _immediate_gain(view: State, seat: int, policy: AnyPolicy, plan: Plan) -> float:
    """The novice's bonus for the points that a plan brings within the turn, in win share, at most 0.5."""
    state = view.clone()
    before = state.scores()[seat]
    follow(state, plan.actions, until_turn(view.turn + 1))
    return 0.5 * tanh((state.scores()[seat] - before) / policy.lead)


def _apprentice(view: State, policy: AnyPolicy, plans: Sequence[Plan], rng: Random) -> Choice:
    """Draw a plan by softmax of its worth."""
    plans = plans or _single_actions(view, policy)
    return _preferred(view, plans, [plan.worth for plan in plans], policy.apprentice_temperature, rng)


def _preferred(view: State, plans: Sequence[Plan], seen: Sequence[float], temperature: float, rng: Random) -> Choice:
    """Draw one of the plans by softmax of ``seen``, what each seems to be worth."""
    odds = softmax(seen, temperature)
    return choice_of(view, plans, odds, seen, _draw(odds, rng))


def errorless(view: State, seat: int, policy: AnyPolicy, rng: Random) -> Choice:
    """Decide as a journeyman that makes no random error.

    That takes milliseconds, and where a search gains little from looking beyond the turn, it plays about as well as a
    master: good games to learn from.
    """
    if len(view.legal()) == 1:
        return forced()
    return _journeyman(view, seat, policy, policy.plans(view), 0.0, rng, never)


def _evaluation_error(policy: AnyPolicy, players: int) -> float:
    """Standard deviation of the journeyman's error at such a table, which is as large in points at every one.

    A point is worth less win share the more players there are: p(1 - p) of a softmax at p = 1/n, against 1/4 for two.
    """
    part = 1.0 if players == 2 else policy.point_part
    return part * policy.evaluation_noise * 4 * (players - 1) / (players * players)


def _journeyman(
    view: State, seat: int, policy: AnyPolicy, plans: Sequence[Plan], error: float, rng: Random, stop: Stop
) -> Choice:
    """The plan with the highest mean evaluation at the end of the turn, after a random error is added to each."""
    plans = plans or _single_actions(view, policy)
    values, deals = look_ahead(view, seat, policy, [plan.actions for plan in plans], policy.deals, rng, stop)
    seen = [value + rng.gauss(0.0, error) for value in values]
    return choice_of(view, plans, [1.0] * len(plans), values, best_of(seen), deals)


def _single_actions(view: State, policy: AnyPolicy) -> list[Plan]:
    """A plan of one action for every legal action that is not dominated."""
    actions = view.legal()
    barred = policy.dominated(view, actions)
    values = policy.rank(view, actions)
    return [Plan((action,), values[i]) for i, action in enumerate(actions) if i not in barred]


def _random(view: State, rng: Random) -> Choice:
    n_actions = len(view.legal())
    share = 1.0 / n_actions
    return Choice(int(rng.random() * n_actions), (share,) * n_actions, (0.5,) * n_actions)


def _draw(odds: list[float], rng: Random) -> int:
    """Draw an index with probability proportional to its odds."""
    rest = rng.random() * sum(odds)
    for i, part in enumerate(odds):
        rest -= part
        if rest < 0.0:
            return i
    return max(range(len(odds)), key=odds.__getitem__)  # rounding has left a rest
