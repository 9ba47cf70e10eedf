"""Review of a past decision: what a master would have done, and how much better that was.

A master's search chooses first.  Then its best actions and the action that was taken are compared in the same deals,
all played on by the rollout policy.  These deals are not those of the search: an action is chosen partly because it was
lucky there, and would look too good in them.  ``count_points`` plays the same deals on to the end of the game and
counts the points by their sources, to show where the difference comes from; and how often a turn ended with a setback.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from app.ai.levels import MASTER, choose
from app.ai.player import AnyPolicy, Budget, Stop, chances, never, until_turn
from app.ai.playouts import Way, at_least, follow, play_on
from app.ai.skill.ledger import Estimate, mean_of, pooled, squared_excess
from app.engines.contract import NOBODY

if TYPE_CHECKING:
    from app.engines.contract import Action, Event, State

MAX_CANDIDATES = 5
"""Most actions of a review, besides the one that was taken."""

SIFTED_ACTIONS = 10
"""Most actions that are played in the first deals; of several that have the same results there only one is kept."""

SIFTING_DEALS = 4
"""Number of these first deals."""

NARROWING_DEALS = 6
"""Fewest deals that all listed actions meet before a comparison goes on with few of them."""

SECOND_LOOKS = 12
"""Most decisions of a seat in a game that are reviewed by a master: those that seem to cost most."""

GAIN_ERROR = 0.006
"""Standard error of what the action taken has given away at which a comparison has met deals enough."""

MOST_DEALS = 1024
"""Most deals in which a program compares what was played with the best action."""

BATCH = 16
"""Deals between two looks at the error of that."""

CLEARLY_BETTER = 2.0
"""Standard errors by which another action must be ahead of the master's choice in the deals to be called the best."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action in a comparison.

    Attributes:
        index: Its index in ``view.legal()``.
        chance: Chance to win of the seat to act after it, 0 to 1.
        behind: That chance less the one after the best action: 0 or less, but for noise.
        further: What its seat did next in the comparison, before the rollout policy played on.
    """

    index: int
    chance: Estimate
    behind: Estimate
    further: Way = ()


@dataclass(frozen=True, slots=True)
class DecisionReview:
    """The review of a decision.

    Attributes:
        index: Index of the best action in ``view.legal()``.
        gain: By how much the chance to win after it is higher than after the action taken; 0 if they are the same.
        error: Standard error of ``gain``; where nothing was found to be better, what the deals leave open.
        runs: Number of deals that the best action and the one taken have met; the others may have met fewer.
        candidates: The best action, then the others, highest chance first; the action taken is always among them.
        seed: Seed of the deals, for ``count_points`` and ``compare``.
    """

    index: int
    gain: float
    error: float
    runs: int
    candidates: tuple[Candidate, ...] = ()
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Measured:
    """The difference between two actions in more deals than a review had.

    Attributes:
        gain: As ``DecisionReview.gain`` with its error, from the deals of the review and from these.
        runs: Number of all these deals.
    """

    gain: Estimate
    runs: int


@dataclass(frozen=True, slots=True)
class Points:
    """Mean final points of a seat after each of several actions.

    Attributes:
        means: Per action, the points by source as in ``Game.score_parts``; in a game with setbacks (``Game.setbacks``)
            then the percentage of deals in which the seat had one in the turn of the action.
        more: Per action and source, the points less those after the last action, which is the reference; likewise.
        deals: Number of deals that were played to the end of the game.
    """

    means: tuple[tuple[float, ...], ...]
    more: tuple[tuple[Estimate, ...], ...]
    deals: int


def reconsider(
    view: State,
    taken: int,
    policy: AnyPolicy,
    budget: Budget,
    deals: int,
    seed: int,
    stop: Stop = never,
    continuations: Sequence[Way] = (),
    hurry: Stop = never,
    most: int = 0,
) -> DecisionReview:
    """Compare the action that was taken with what a master would do.

    Args:
        view: A ``resample`` for the seat to act.
        taken: Index of the action that was taken in ``view.legal()``.
        policy: Of the game.
        budget: For the master's choice.
        deals: Most deals that all actions of the comparison meet, two at least.
        seed: Seed of choice and comparison.
        stop: Polled by the search and between two deals.
        continuations: What the seat may do after that action, until luck or another seat intervenes: what it did,
            and what would have been better (``app.ai.skill.decisions.continuations``).
        hurry: Polled between two deals; once it returns true, only the action that was taken goes on with what may be
            the best, so that most of what time is left tells by how much they differ.
        most: Most deals that these meet, until the error of how much they differ is ``GAIN_ERROR``; no more than
            ``deals`` if that is larger.

    Raises:
        ValueError: There is no such action.
    """
    actions = view.legal()
    if not 0 <= taken < len(actions):
        raise ValueError(f"taken: {taken} of {len(actions)} actions")
    choice = choose(view, view.actor, MASTER, policy, budget, Random(seed), stop)
    order = sorted(range(len(actions)), key=lambda i: (i != choice.index, -choice.visits[i], -choice.values[i]))
    barred = policy.dominated(view, actions)
    listed = [i for i in order if i not in barred and i != taken][:SIFTED_ACTIONS]
    listed.insert(0 if taken == choice.index else len(listed), taken)  # the master's choice has to come first
    ways: list[Way] = [(actions[i], *choice.plan) if i == choice.index else (actions[i],) for i in listed]
    # A mistake later in the turn is not charged to this action, and a turn that was well planned is not judged by what
    # the rollout policy would have made of its beginning: the best of all counts.
    after = listed.index(taken) + 1
    ways[after:after] = [(actions[taken], *further) for further in continuations if further]
    comparison = Comparison(view, ways, policy, seed)
    comparison.run(deals, stop, taken, hurry, most)
    return comparison.review(taken)


def compare(
    view: State,
    best: Way,
    tried: int,
    policy: AnyPolicy,
    seed: int,
    deals: int,
    seconds: float,
    stop: Stop = never,
) -> Candidate:
    """Compare an action that a review left out with the best action of that review, in the same deals.

    Args:
        view: As in ``reconsider``.
        best: The review's best action and what followed it there (``Candidate.further``).
        tried: Index of the action in question in ``view.legal()``.  It is followed by the rollout policy, or by the
            rest of ``best`` if that comes to more: the same turn may begin with another of its actions.
        policy: Of the game.
        seed: ``DecisionReview.seed``.
        deals: Most deals, two at least.
        seconds: Wall time after which no more deals are begun; 0 for no limit.
        stop: Polled between two deals.

    Returns:
        The action in question, as if the review had it.

    Raises:
        ValueError: There is no such action.
    """
    actions = view.legal()
    if best[0] not in actions or not 0 <= tried < len(actions):
        raise ValueError(f"compare: {best[0]} and {tried} of {len(actions)} actions")
    action, ways = actions[tried], [best]
    if action != best[0]:
        rest = list(best)
        if action in rest:
            rest.remove(action)  # once: a turn may take the same action again
        ways += [(action,), (action, *rest)]
    end = perf_counter() + seconds
    comparison = Comparison(view, ways, policy, seed)
    comparison.meet(deals, lambda: stop() or bool(seconds and perf_counter() > end), tried)
    return comparison.candidate(0 if action == best[0] else 1, 0)


def measure(
    view: State,
    ways: tuple[Way, Way],
    policy: AnyPolicy,
    seed: int,
    known: Measured,
    most: int,
    seconds: float,
    stop: Stop = never,
) -> Measured:
    """Go on with the deals of a review until it is known well what the action taken gave away.

    Args:
        view: As in ``reconsider``.
        ways: The review's best action and the one that was taken, each with what followed it there
            (``Candidate.further``).
        policy: Of the game.
        seed: ``DecisionReview.seed``.
        known: What the review has found.
        most: Most deals in all.
        seconds: Wall time after which no more deals are begun; 0 for no limit.
        stop: Polled between two deals.
    """
    end, comparison = perf_counter() + seconds, Comparison(view, ways, policy, seed)
    found, gains = known, list[float]()
    while known.runs + len(gains) < most and found.gain.error > GAIN_ERROR:
        if stop() or (seconds and perf_counter() > end):
            break
        gains.append(comparison.gain(known.runs + len(gains)))
        if len(gains) % BATCH == 0:
            found = _with_more(known, gains)
    return _with_more(known, gains)


def _with_more(known: Measured, gains: Sequence[float]) -> Measured:
    """What is known with further deals, of which a single one tells no error and does not count."""
    if len(gains) < 2:
        return known
    return Measured(pooled(known.gain, known.runs, mean_of(gains), len(gains)), known.runs + len(gains))


def count_points(
    view: State, ways: Sequence[Way], policy: AnyPolicy, seed: int, deals: int, seconds: float, stop: Stop = never
) -> Points:
    """Play the deals of a review on to the end of the game, and count the points by their sources.

    Args:
        view: As in ``reconsider``.
        ways: Actions, each with what followed it there (``Candidate.further``); the last is what the others are
            compared with.
        policy: Of the game.
        seed: ``DecisionReview.seed``.
        deals: Most deals.
        seconds: Wall time; a deal that is not finished then is left out.  0 for no limit.
        stop: Polled at every step; ends the counting with the deals that are finished.
    """
    end = perf_counter() + seconds

    def enough() -> bool:
        return stop() or bool(seconds and perf_counter() > end)

    return Comparison(view, ways, policy, seed).counted(deals, enough)


class Comparison:
    """Several actions of one seat, each played on by the rollout policy in the same deals."""

    def __init__(self, view: State, ways: Sequence[Way], policy: AnyPolicy, seed: int) -> None:
        """Prepare a comparison.

        Args:
            view: A ``resample`` for the seat to act.
            ways: Each an action with those that follow it as long as they are legal; for ``review`` the master's choice
                comes first.
            policy: Of the game.
            seed: Of the deals.
        """
        actions: Sequence[Action] = view.legal()
        self._view, self._ways, self._policy, self._seed = view, list(ways), policy, seed
        self._listed = [actions.index(way[0]) for way in ways]
        self._chances: list[list[float]] = [[] for _ in ways]  # of the seat to act, by way and deal
        self._met: list[list[object]] = [[] for _ in ways]  # results of the first deals, for ``_sift``
        self._running = list(range(len(ways)))  # indices of the ways that meet further deals
        self._limit = at_least(policy, view)

    def run(self, deals: int, stop: Stop, taken: int, hurry: Stop = never, most: int = 0) -> None:
        """Play ``deals`` deals, or two at least if ``stop`` returns true; drop actions after the first ones.

        Then, or once ``hurry`` returns true, only the action that was taken, the first one and the best other one go
        on, up to ``most`` deals or until the error of ``_gain`` is small.
        """
        seat, done, narrowed = self._view.actor, 0, False
        while (done < deals or self._is_open(done, most, taken)) and not (done > 1 and stop()):
            if done >= NARROWING_DEALS and not narrowed and (done >= deals or hurry()):
                self._settle(taken)
                self._running = sorted({0, *self._rivals(taken)})
                narrowed = True
            for at, state in zip(self._running, self._played(done, self._running), strict=True):
                found = chances(state, self._policy, seat)
                self._chances[at].append(found[seat])
                if done < SIFTING_DEALS:
                    self._met[at].append((found, state.scores()))
            done += 1
            if done == SIFTING_DEALS:
                self._sift(taken)
        if done < SIFTING_DEALS:
            self._sift(taken)
        self._settle(taken)

    def _is_open(self, done: int, most: int, taken: int) -> bool:
        """Whether more deals than those of all actions are to tell what the action taken has given away."""
        return done < most and (done % BATCH > 0 or self._gain(taken).error > GAIN_ERROR)

    def meet(self, deals: int, stop: Stop, taken: int) -> None:
        """As ``run``, with all actions to the end."""
        seat, done = self._view.actor, 0
        while done < deals and not (done > 1 and stop()):
            for at, state in enumerate(self._played(done, self._running)):
                self._chances[at].append(chances(state, self._policy, seat)[seat])
            done += 1
        self._settle(taken)

    def gain(self, number: int) -> float:
        """By how much the chance is higher after the first action than after the second, in deal ``number``."""
        seat = self._view.actor
        best, taken = (chances(state, self._policy, seat)[seat] for state in self._played(number, self._running))
        return best - taken

    def candidate(self, at: int, best: int) -> Candidate:
        """The action at index ``at`` of the compared ones, measured against the one at index ``best``.

        Of one that has met fewer deals the chance follows from that difference, so that the two agree.
        """
        further, behind, chance = self._ways[at][1:], self._ahead(at, best), mean_of(self._chances[at])
        if len(self._chances[at]) < len(self._chances[best]):
            chance = mean_of(self._chances[best]) + behind
        return Candidate(self._listed[at], chance, behind, further)

    def _sift(self, taken: int) -> None:
        """Keep the first ``MAX_CANDIDATES`` actions with different results so far, and the action taken."""
        mine = [at for at, index in enumerate(self._listed) if index == taken]
        kept: list[int] = []
        for at, found in enumerate(self._met):
            if len(kept) < MAX_CANDIDATES and all(found != self._met[other] for other in kept):
                # Of actions with the same results, the one that was taken stands for all of them.
                kept.append(next((own for own in mine if found == self._met[own]), at))
        self._keep([*kept, *(own for own in mine if own not in kept)])

    def _settle(self, taken: int) -> None:
        """Of the action taken, where it is followed in several ways, keep the best one."""
        mine = [at for at, index in enumerate(self._listed) if index == taken]
        best = max(mine, key=lambda at: sum(self._chances[at]))
        self._keep([at for at in range(len(self._listed)) if at == best or at not in mine])

    def _keep(self, kept: Sequence[int]) -> None:
        """Go on with these of the compared actions, in this order."""
        self._listed = [self._listed[at] for at in kept]
        self._ways = [self._ways[at] for at in kept]
        self._chances = [self._chances[at] for at in kept]
        self._running = [now for now, at in enumerate(kept) if at in self._running]

    def _best(self) -> int:
        """Index of the compared action with the best chance among those that meet further deals."""
        return max(self._running, key=lambda at: sum(self._chances[at]))

    def counted(self, deals: int, stop: Stop) -> Points:
        """The points at the end of the game, see ``count_points``."""
        seat, game = self._view.actor, self._view.game
        ends: list[list[list[float]]] = [[] for _ in self._listed]
        for number in range(deals):
            luck = _luck(self._seed, number)[1]
            lost: list[float] = []
            states = self._played(number, self._running, lost)
            finals = [play_on(state, self._policy, lambda _: stop(), Random(luck)) for state in states]
            if any(state.actor != NOBODY for state in finals):
                break
            for at, (found, state) in enumerate(zip(ends, finals, strict=True)):
                found.append([*game.score_parts(state, seat), *lost[at : at + 1]])
        sources = [list(zip(*found, strict=True)) for found in ends]
        return Points(
            tuple(tuple(mean_of(each).value for each in found) for found in sources),
            tuple(
                tuple(
                    mean_of([one - two for one, two in zip(mine, other, strict=True)])
                    for mine, other in zip(found, sources[-1], strict=True)
                )
                for found in sources
            ),
            len(ends[-1]),
        )

    def _played(self, number: int, running: Sequence[int], lost: list[float] | None = None) -> list[State]:
        """Deal ``number`` after these actions, played on to where the chances are judged; the same at each call.

        In a game with setbacks ``lost`` gets 100 for each action after which the seat had one in this turn, else 0.
        """
        view, (seed, luck) = self._view, _luck(self._seed, number)
        deal = self._policy.world(view, view.actor, Random(seed))
        turn_over, found = until_turn(view.turn + 1), []
        for at in running:
            state, rng = deal.clone(), Random(luck)
            if lost is not None and view.game.setbacks:
                state.trace = []
                follow(state, self._ways[at], turn_over)
                play_on(state, self._policy, turn_over, rng)
                lost.append(100.0 * any(map(self._is_setback, state.trace)))
                state.trace = None
            else:
                follow(state, self._ways[at], turn_over)
            found.append(play_on(state, self._policy, self._limit, rng))
        return found

    def _is_setback(self, event: Event) -> bool:
        """Whether an event is a setback of the seat to act."""
        return event[0] in self._view.game.setbacks and event[1] == self._view.actor

    def review(self, taken: int) -> DecisionReview:
        """The review: the best action is the master's choice, unless another one is clearly ahead in the deals."""
        best, gain = self._recommended(), self._gain(taken)
        others = [self.candidate(at, best) for at in range(len(self._listed)) if at != best]
        others.sort(key=lambda each: -each.chance.value)
        candidates = (self.candidate(best, best), *others)
        return DecisionReview(self._listed[best], gain.value, gain.error, len(self._chances[0]), candidates, self._seed)

    def _recommended(self) -> int:
        """Index of the best compared action, see ``review``."""
        best = self._best()
        ahead = self._ahead(best, 0)
        return best if ahead.value > CLEARLY_BETTER * ahead.error else 0

    def _gain(self, taken: int) -> Estimate:
        """By how much the chance is higher after the best action than after the one taken, as that is followed best."""
        best, (own, other) = self._recommended(), self._rivals(taken)
        if self._listed[best] == taken:
            return Estimate(0.0, squared_excess(self._ahead(other, own)))  # that one may be better all the same
        return self._ahead(best, own)

    def _rivals(self, taken: int) -> tuple[int, int]:
        """Indices of the action taken, as it is followed best, and of the best other one; twice the same if alone."""
        order = sorted(self._running, key=lambda at: sum(self._chances[at]), reverse=True)
        own = next(at for at in order if self._listed[at] == taken)
        return own, next((at for at in order if self._listed[at] != taken), own)

    def _ahead(self, at: int, other: int) -> Estimate:
        common = zip(self._chances[at], self._chances[other], strict=False)
        return mean_of([one - two for one, two in common])


def _luck(seed: int, number: int) -> tuple[int, int]:
    """Two seeds for a deal: of what is dealt, and of the rollout policy and the game's further chance."""
    rng = Random((seed << 16) + number)
    return rng.getrandbits(53), rng.getrandbits(53)
