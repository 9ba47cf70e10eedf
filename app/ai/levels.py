"""The opponents by guild rank, and the time_budget of time that a turn may cost.

* Novice: the rollout policy, with a preference instead of a decision, and points at once count twice; never a
  dominated move.
* Apprentice: the same with a clearer preference, and points count once.
* Journeyman: looks one step ahead on the value of the position, and misjudges a little.
* Master: the search.
* Grandmaster: the search, for longer, and with a better judgement where there is one (``Policy.of_level``).
* ``RANDOM`` exists for measuring only.
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
from app.ai.race import Exchange, PlanCounts, Race, added_plans, choice_of
from app.ai.search import RootCounts, Search, added_roots, follow, look_ahead

if TYPE_CHECKING:
    from app.engines.contract import Action, State

NOVICE, APPRENTICE, JOURNEYMAN, MASTER, GRANDMASTER = "novice", "apprentice", "journeyman", "master", "grandmaster"
LEVELS = (NOVICE, APPRENTICE, JOURNEYMAN, MASTER, GRANDMASTER)
SEARCHING = (MASTER, GRANDMASTER)
"""The levels that think for as long as they may; the others are done in milliseconds."""
RANDOM = "random"

RESERVE = 0.05
"""Part of the time of a turn that is left over: the last step of a thought takes as long as it takes."""

MAX_OVERRUN_SHARE = 0.3
"""Part of the time of a turn that is left over at most for what thoughts took too long."""

MAX_OVERRUN_SECONDS = 2.0
"""Seconds of it that are remembered at most: a laptop may have slept."""

OVERRUN_DECAY = 0.98
"""How much of that is still expected one decision later."""

TURN_SECONDS: Mapping[str, float] = {MASTER: 2.7, GRANDMASTER: 6.0}
"""Wall time that a turn of a level that searches may cost."""
GRANDMASTER_FACTOR = 6.0 / 2.7
"""How many simulations a grandmaster has for one of a master where these are given, in the ratio of their times."""


def turn_seconds(level: str) -> float:
    """Wall time that a turn of a level may cost; a level that does not search gets a master's and leaves it."""
    return TURN_SECONDS.get(level, TURN_SECONDS[MASTER])


def simulations(level: str, masters: int) -> int:
    """Simulations of a decision of a level where a master has so many."""
    return round(masters * GRANDMASTER_FACTOR) if level == GRANDMASTER else masters


class Memory:
    """What the seats mean to do next, so that a plan of many decisions is thought out once."""

    def __init__(self) -> None:
        self._ahead: dict[tuple[int, str], list[tuple[PositionKey, Action]]] = {}

    def keep(self, view: State, seat: int, level: str, choice: Choice) -> None:
        """Remember the plan of a choice, with what the seat expects to see on the way."""
        ahead = self._ahead[seat, level] = []
        state = view.clone()
        state.apply(view.legal()[choice.index])
        for action in choice.plan:
            if state.actor != seat or action not in state.legal():
                return
            if len(state.legal()) > 1:
                ahead.append((position_key(state), action))
            state.apply(action)

    def recall(self, view: State, seat: int, level: str) -> Choice | None:
        """What the seat means to do here; ``None`` when there is no plan or something else happened."""
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
"""Enough of a position to know it again."""


def position_key(state: State) -> PositionKey:
    """What everybody sees of a position, in short."""
    return state.turn, state.revealed, state.decision, tuple(state.legal()), tuple(state.scores())


class TimeBudget:
    """Wall time that one seat may spend on one turn, split over its decisions.

    Each decision gets the same part of what is left, so that a turn of any length stays inside.  Once nothing is left,
    the rest of the turn is played without thinking.  What decisions took longer than they were given, because of a long
    step or a busy machine, is left over in the turns to come.
    """

    def __init__(self, seconds: float | None = None) -> None:
        self._seconds = seconds  # of a turn; None for what the level may take
        self._left: dict[int, float] = {}
        self._at: dict[int, tuple[int, int]] = {}
        self._given: dict[int, float] = {}  # to the decision under thought
        self._overrun = 0.0  # most that a decision took longer than it was given, of late

    def budget(self, view: State, seat: int, share: float, level: str = MASTER) -> Budget:
        """Time for the next decision of ``seat``; a new turn, or one taken back, fills the time_budget.

        ``share`` is the part of the time left that one decision may take.
        """
        turn, revealed = self._at.get(seat, (-1, -1))
        if turn != view.turn or view.revealed < revealed:
            allowed = turn_seconds(level) if self._seconds is None else self._seconds
            self._left[seat] = (1.0 - RESERVE) * allowed - min(self._overrun, MAX_OVERRUN_SHARE * allowed)
        self._at[seat] = view.turn, view.revealed
        self._given[seat] = max(MIN_SECONDS, self._left[seat] * share)
        return Budget(seconds=self._given[seat])

    def spend(self, seat: int, seconds: float) -> None:
        """Take what the decision really cost out of the time_budget."""
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
    """Decide for ``seat`` as a player of ``level``; ``view`` is a ``resample`` for that seat.

    ``budget`` bounds the levels that search; the others are done in milliseconds.

    Raises:
        ValueError: There is no such level.
    """
    if len(view.legal()) == 1:
        return forced()
    if level in SEARCHING:
        return decided(view, [weigh_up(view, seat, policy.of_level(level), budget, rng, stop, progress)])
    plans = policy.plans(view) if level != RANDOM else ()
    if level == JOURNEYMAN:
        return _journeyman(view, seat, policy, plans, rng, stop)
    if level == APPRENTICE:
        return _apprentice(view, policy, plans, rng)
    if level == NOVICE:
        return _novice(view, seat, policy, plans, rng)
    if level == RANDOM:
        return _random(view, rng)
    raise ValueError(f"level: {level!r} is not one of {', '.join((*LEVELS, RANDOM))}")


Counts = RootCounts | PlanCounts
"""What a search or a race found out about one decision."""


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
    """What simulations tell of a decision with several actions: a race where plans compete, else a search.

    Several processes may do so for the same decision, each with another ``rng``, for ``decided`` to add.  Races tell
    each other by ``exchange`` what they have found, where only time limits them: else the counts are reproducible.
    """
    begun = perf_counter()
    plans = [_immediate_plan(view, policy, rng)] if budget.used_up else policy.plans(view)
    if plans:
        race = Race(view, seat, policy, plans, rng)
        race.run(budget.less(perf_counter() - begun), stop, progress, None if budget.iterations else exchange)
        return race.counts()
    search = Search(view, seat, policy, rng)
    search.run(budget.less(perf_counter() - begun), stop, progress)
    return search.counts()


def _immediate_plan(view: State, policy: AnyPolicy, rng: Random) -> Plan:
    """What a sensible player does at once, without a dominated move."""
    actions, plan = view.legal(), tuple(policy.playout(view, rng))
    if actions.index(plan[0]) in policy.dominated(view, actions):
        return max(_single_actions(view, policy), key=lambda each: each.worth)
    return Plan(plan, 0.0)


def decided(view: State, found: Sequence[Counts]) -> Choice:
    """The choice that follows from all that was found out about one decision."""
    plans = [each for each in found if isinstance(each, PlanCounts)]
    if plans:
        return added_plans(plans).choice(view)
    return added_roots([each for each in found if isinstance(each, RootCounts)]).choice()


def _novice(view: State, seat: int, policy: AnyPolicy, plans: Sequence[Plan], rng: Random) -> Choice:
    """Better moves are likelier, and what brings points at once looks better than it is."""
    plans = plans or _single_actions(view, policy)
    seen = [plan.worth + _immediate_gain(view, seat, policy, plan) for plan in plans]
    return _preferred(view, plans, seen, policy.novice_temperature, rng)


def _immediate_gain(view: State, seat: int, policy: AnyPolicy, plan: Plan) -> float:
    """What the points that a plan brings are worth, in win share."""
    state = view.clone()
    before = state.scores()[seat]
    follow(state, plan.actions, until_turn(view.turn + 1))
    return 0.5 * tanh((state.scores()[seat] - before) / policy.lead)


def _apprentice(view: State, policy: AnyPolicy, plans: Sequence[Plan], rng: Random) -> Choice:
    """Better moves are likelier."""
    plans = plans or _single_actions(view, policy)
    return _preferred(view, plans, [plan.worth for plan in plans], policy.apprentice_temperature, rng)


def _preferred(view: State, plans: Sequence[Plan], seen: Sequence[float], temperature: float, rng: Random) -> Choice:
    """One of the plans, by what they look worth."""
    odds = softmax(seen, temperature)
    return choice_of(view, plans, odds, seen, _draw(odds, rng))


def _journeyman(view: State, seat: int, policy: AnyPolicy, plans: Sequence[Plan], rng: Random, stop: Stop) -> Choice:
    """The best value after the move, each misjudged a little, in points as much at every table."""
    plans = plans or _single_actions(view, policy)
    n = view.players
    noise = policy.evaluation_noise * 4 * (n - 1) / (n * n)  # win share that a point is worth between equals
    values, deals = look_ahead(view, seat, policy, [plan.actions for plan in plans], policy.deals, rng, stop)
    seen = [value + rng.gauss(0.0, noise) for value in values]
    return choice_of(view, plans, [1.0] * len(plans), values, best_of(seen), deals)


def _single_actions(view: State, policy: AnyPolicy) -> list[Plan]:
    """Every action that is not dominated, as a plan."""
    actions = view.legal()
    barred = policy.dominated(view, actions)
    values = policy.rank(view, actions)
    return [Plan((action,), values[i]) for i, action in enumerate(actions) if i not in barred]


def _random(view: State, rng: Random) -> Choice:
    n_actions = len(view.legal())
    share = 1.0 / n_actions
    return Choice(int(rng.random() * n_actions), (share,) * n_actions, (0.5,) * n_actions)


def _draw(odds: list[float], rng: Random) -> int:
    """One index, by its odds."""
    rest = rng.random() * sum(odds)
    for i, part in enumerate(odds):
        rest -= part
        if rest < 0.0:
            return i
    return max(range(len(odds)), key=odds.__getitem__)
