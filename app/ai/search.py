"""The search of all games: information-set Monte-Carlo tree search over single decisions.

Each iteration deals the hidden things anew (``resample``), walks down the tree of what the seats chose
and everybody saw, lets the rollout policy play on to the turn that the policy sets as limit, and has the
position judged there.  Every seat maximises its own share on the way (max^n).  Selection is PUCT:
the rollout policy is the prior, and the exploration is measured in the spread of the results seen.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from time import perf_counter

from app.ai.player import (
    AnyPolicy,
    Budget,
    Choice,
    Progress,
    Stop,
    StoppedError,
    Until,
    best_of,
    chances,
    forced,
    never,
    shares,
    softmax,
    until_turn,
)
from app.engines.contract import NOBODY, Action, State

EXPLORATION = 1.5
"""Weight of the prior term of PUCT, in standard deviations of the results."""

FORCED_PLAYOUTS = 0.5
"""An action of a node has at least so many visits: the root of this, times its prior, times the visits of the node.

Else one that the rollout policy thinks little of is never tried, though it may win the game at once: forced playouts,
D. J. Wu, Accelerating Self-Play Learning in Go (2019), 3.1, there for the root alone.
"""

UNIFORM_PRIOR = 0.2
"""Share of the prior that is spread evenly: the rollout policy may be wrong."""

EXPAND_AFTER = 6
"""How often a position must have come up before its decision gets a node of its own."""

TURN_BITS = 12
"""Room for the number of a turn in a seed."""

CHECK_EVERY = 32
"""Iterations between two looks at whether the choice can still change."""


class Edge:
    """One action of a node: what came of it so far."""

    __slots__ = ("action", "nodes", "prior", "rank", "total", "visits")

    def __init__(self, action: Action, prior: float, rank: float) -> None:
        self.action = action
        self.prior = prior
        self.rank = rank  # worth by the rollout policy, against the other actions of the node
        self.visits = 0
        self.total = 0.0  # for the seat that chooses at the node
        self.nodes: dict[Hashable, Node] = {}


class Node:
    """A decision as the seat to act sees it."""

    __slots__ = ("arrivals", "edges", "surplus", "visits")

    def __init__(self) -> None:
        self.arrivals = 0
        self.edges: dict[Action, Edge] = {}
        self.visits = 0
        self.surplus = 0.0  # sum of the results, less the ranks of the actions chosen


@dataclass(frozen=True, slots=True)
class RootCounts:
    """What came of every action of one decision; what several searches found can be added.

    Attributes:
        visits: Simulations per legal action.
        totals: Sum of their results per legal action.
        ranks: Worth of the legal actions by the rollout policy; the same in all searches of a decision.
        surplus: Sum of all results, less the ranks of the actions chosen.
        trust: As in ``Policy``.
        barred: Places of the actions that are not chosen; the same in all searches of a decision.
    """

    visits: tuple[int, ...]
    totals: tuple[float, ...]
    ranks: tuple[float, ...]
    surplus: float
    trust: float
    barred: frozenset[int] = frozenset()

    def choice(self) -> Choice:
        """The best action: most visits, then the higher value; without any, the favourite of the rollout policy."""
        trust, iterations = self.trust, sum(self.visits)
        if not iterations:
            index = best_of(self.ranks, self.barred)
            return Choice(index, tuple(float(i == index) for i in range(len(self.ranks))), self.ranks)
        offset = self.surplus / max(1, iterations)
        values = [
            (total + trust * (offset + rank)) / (n + trust)
            for n, total, rank in zip(self.visits, self.totals, self.ranks, strict=True)
        ]
        index = max(range(len(values)), key=lambda i: (self.visits[i], values[i]))
        return Choice(index, tuple(n / iterations for n in self.visits), tuple(values), iterations)


def added_roots(found: Sequence[RootCounts]) -> RootCounts:
    """What several searches of the same decision found together."""
    return RootCounts(
        tuple(sum(column) for column in zip(*(each.visits for each in found), strict=True)),
        tuple(sum(column) for column in zip(*(each.totals for each in found), strict=True)),
        found[0].ranks,
        sum([each.surplus for each in found]),
        found[0].trust,
        found[0].barred,
    )


class Search:
    """One decision under thought; ``run`` may be called again to think on."""

    def __init__(self, view: State, seat: int, policy: AnyPolicy, rng: Random) -> None:
        self._view = view
        self._seat = seat
        self._policy = policy
        self._luck = int(rng.random() * (1 << 53))
        self._limit = policy.limit(view)
        self._barred = policy.dominated(view, view.legal())
        self._root = Node()
        self._sum = [0.0] * view.players
        self._squares = [0.0] * view.players
        self.iterations = 0
        self._expand(self._root, view, view.legal())

    def run(self, budget: Budget, stop: Stop = never, progress: Progress | None = None) -> Choice:
        """Think until the budget is used, ``stop`` says so, or the choice cannot change any more.

        A simulation under way then is broken off.
        """
        begun = perf_counter()
        end = budget.end(begun)
        start = self.iterations

        def late() -> bool:
            return perf_counter() >= end or stop()

        while not late():
            try:
                self._iterate(late)
            except StoppedError:
                break
            done = self.iterations - start
            used = done / budget.iterations if budget.iterations else 0.0
            if budget.seconds:
                used = max(used, (perf_counter() - begun) / budget.seconds)
            if used >= 1.0:
                break
            if done % CHECK_EVERY == 0:
                if progress:
                    progress(used)
                if self._settled(done * (1.0 - used) / used):
                    break
        return self.choice()

    def choice(self) -> Choice:
        """The best so far: most visits, then the higher value."""
        return self.counts().choice()

    def counts(self) -> RootCounts:
        """What came of every action so far."""
        root = self._root
        edges = [root.edges[action] for action in self._view.legal()]
        return RootCounts(
            tuple(edge.visits for edge in edges),
            tuple(edge.total for edge in edges),
            tuple(edge.rank for edge in edges),
            root.surplus,
            self._policy.trust,
            self._barred,
        )

    def _settled(self, remaining: float) -> bool:
        """Whether the second choice can no longer catch up in visits."""
        counts = sorted((edge.visits for edge in self._root.edges.values()), reverse=True)
        return len(counts) < 2 or counts[0] - counts[1] > remaining

    def _iterate(self, stop: Stop) -> None:
        """One simulation; without effect on the counts when it is broken off.

        The n-th visit of every root action meets the same deal and, a turn later, the same shuffle:
        differences between the actions show long before their values do.
        """
        policy, limit, view = self._policy, self._limit, self._view
        node = self._root
        edge = self._select(node, view, view.legal(), self._seat)
        luck = self._luck + edge.visits
        state = view.resample(self._seat, Random(luck))
        path = [(node, edge, self._seat)]
        state.apply(edge.action)
        while state.actor != NOBODY and state.turn == view.turn:
            actions = state.legal()
            if len(actions) == 1:
                state.apply(actions[0])
                continue
            key = policy.key(state)
            child = edge.nodes.get(key)
            if child is None:
                child = edge.nodes[key] = Node()
            child.arrivals += 1
            if child.arrivals <= EXPAND_AFTER:
                break
            node, seat = child, state.actor
            edge = self._select(node, state, actions, seat)
            path.append((node, edge, seat))
            state.apply(edge.action)
        state = play_out(state, self._seat, policy, view.turn, limit, luck, stop)
        self._back_up(path, policy.reward(state, view))

    def _select(self, node: Node, state: State, actions: list[Action], seat: int) -> Edge:
        edges = node.edges
        options = [edges.get(action) for action in actions]
        if None in options:
            options = list(self._expand(node, state, actions))
        count = self.iterations
        if count > 1:
            mean = self._sum[seat] / count
            spread = sqrt(max(1e-6, self._squares[seat] / count - mean * mean))
        else:
            spread = 0.3
        reach = EXPLORATION * spread * sqrt(node.visits + 1)
        trust = self._policy.trust
        offset = node.surplus / node.visits if node.visits else 0.0
        best, best_value = options[0], -1e9
        for edge in options:
            assert edge is not None
            if edge.visits * edge.visits < FORCED_PLAYOUTS * edge.prior * node.visits:
                return edge
            weight = edge.visits + trust
            value = (edge.total + trust * (offset + edge.rank) + reach * edge.prior) / weight
            if value > best_value:
                best, best_value = edge, value
        assert best is not None
        return best

    def _expand(self, node: Node, state: State, actions: list[Action]) -> list[Edge]:
        """The edges of all ``actions``, new ones with their prior."""
        barred = self._barred if node is self._root else self._policy.dominated(state, actions)
        allowed = len(actions) - len(barred)
        ranks = self._policy.rank(state, actions)
        prior = softmax(ranks, self._policy.temperature)
        edges = []
        for i, action in enumerate(actions):
            edge = node.edges.get(action)
            if edge is None:
                share = -1e9 if i in barred else (1.0 - UNIFORM_PRIOR) * prior[i] + UNIFORM_PRIOR / allowed
                edge = node.edges[action] = Edge(action, share, ranks[i])
            edges.append(edge)
        return edges

    def _back_up(self, path: list[tuple[Node, Edge, int]], result: list[float]) -> None:
        for node, edge, seat in path:
            value = result[seat]
            node.visits += 1
            node.surplus += value - edge.rank
            edge.visits += 1
            edge.total += value
        for seat, value in enumerate(result):
            self._sum[seat] += value
            self._squares[seat] += value * value
        self.iterations += 1


def play_out(
    state: State, seat: int, policy: AnyPolicy, turn: int, limit: Until, luck: int, stop: Stop = never
) -> State:
    """Let the rollout policy play on to the limit or the end of the game, in the thoughts of ``seat``.

    At each new turn after ``turn`` the hidden things are dealt anew from ``luck``, so that simulations of
    equal luck stay comparable after different moves.  The seat is played with more care than the others, where the
    policy knows a difference.  ``state`` may be changed; the last position is returned.

    Raises:
        StoppedError: ``stop`` said so; it is asked before every step.
    """
    rng = Random(luck)
    while state.actor != NOBODY and not limit(state):
        if stop():
            raise StoppedError
        if state.turn != turn:
            turn = state.turn
            state = state.resample(seat, Random((luck << TURN_BITS) + turn))
        play = policy.playout if state.actor == seat else policy.others
        follow(state, play(state, rng), limit)
    return state


def play_on(state: State, policy: AnyPolicy, limit: Until, rng: Random) -> State:
    """Let the rollout policy play on to the limit or the end of the game, every seat with the same care.

    Nothing is dealt anew on the way: what a seat chose to keep, it keeps.  ``state`` is changed and returned.
    """
    while state.actor != NOBODY and not limit(state):
        follow(state, policy.others(state, rng), limit)
    return state


def follow(state: State, actions: Sequence[Action], limit: Until) -> None:
    """Take a first action, and the others as long as they are legal and the limit is not reached."""
    state.apply(actions[0])
    for action in actions[1:]:
        if limit(state) or action not in state.legal():
            return
        state.apply(action)


def at_least(policy: AnyPolicy, view: State) -> Until:
    """The limit of the policy, but not before everybody had a turn."""
    far, near = policy.limit(view), until_turn(view.turn + view.players + 1)
    return lambda state: far(state) and near(state)


def search(
    view: State,
    seat: int,
    policy: AnyPolicy,
    budget: Budget,
    rng: Random,
    stop: Stop = never,
    progress: Progress | None = None,
) -> Choice:
    """Pick an action for ``seat`` from a resampled state; reproducible for a seed and iterations."""
    if len(view.legal()) == 1:
        return forced()
    return Search(view, seat, policy, rng).run(budget, stop, progress)


def look_ahead(
    view: State,
    seat: int,
    policy: AnyPolicy,
    plans: Sequence[Sequence[Action]],
    samples: int,
    rng: Random,
    stop: Stop = never,
) -> tuple[list[float], int]:
    """Mean ``turn_reward`` to ``seat`` of every plan, played on by the rollout policy to the end of the turn.

    All plans meet the same ``samples`` deals, so that luck does not decide between them.
    Returns the means and the number of deals that were looked at.
    """
    totals = [0.0] * len(plans)
    done = 0
    while done < samples and not (done and stop()):
        deal = view.resample(seat, rng)
        luck = int(rng.random() * (1 << 53))
        for i, plan in enumerate(plans):
            state = played(deal, seat, plan, policy, until_turn(view.turn + 1), luck)
            totals[i] += policy.turn_reward(state, deal)[seat]
        done += 1
    return [total / done for total in totals], done


def played(
    deal: State,
    seat: int,
    plan: Sequence[Action],
    policy: AnyPolicy,
    limit: Until,
    luck: int,
    stop: Stop = never,
) -> State:
    """What a plan comes to in one deal, played on by the rollout policy.  A plan ends with its turn.

    Raises:
        StoppedError: ``stop`` said so.
    """
    state = deal.clone()
    follow(state, plan, until_turn(deal.turn + 1))
    return play_out(state, seat, policy, deal.turn, limit, luck, stop)


def assess(
    view: State, observer: int, policy: AnyPolicy, samples: int, rng: Random, stop: Stop = never
) -> tuple[list[float], list[float]]:
    """Chance to win per seat, as ``observer`` can know it, and its standard error, from ``samples`` deals.

    Every deal is played to the end of the turn, where the chances are judged.
    """
    players = view.players
    if view.actor == NOBODY:
        return shares(view), [0.0] * players
    sums, squares, done = [0.0] * players, [0.0] * players, 0
    for state in played_deals(view, observer, policy, samples, rng, stop):
        for seat, value in enumerate(chances(state, policy, observer)):
            sums[seat] += value
            squares[seat] += value * value
        done += 1
    means = [total / done for total in sums]
    return means, [standard_error(mean, square, done) for mean, square in zip(means, squares, strict=True)]


def played_deals(
    view: State, observer: int, policy: AnyPolicy, samples: int, rng: Random, stop: Stop = never
) -> Iterator[State]:
    """Positions as they may be at the end of the turn, as far as ``observer`` knows; two at least."""
    limit = until_turn(view.turn + 1)
    done = 0
    while done < samples and not (done > 1 and stop()):
        yield play_on(policy.world(view, observer, rng), policy, limit, rng)
        done += 1


def standard_error(mean: float, squares: float, runs: int) -> float:
    """Of a mean, from the sum of the squares; 0 for a single run."""
    return sqrt(max(0.0, squares - runs * mean * mean) / max(1, runs - 1) / runs)
