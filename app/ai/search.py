"""The search of all games: information-set Monte-Carlo tree search over single decisions.

Each iteration deals the hidden things at random (``resample``), descends the tree, whose nodes are told apart by the
actions taken and by what everybody saw, plays on with the rollout policy to the limit of the policy, and evaluates
the position there.  At each node the seat to act maximises its own win share (max^n).  Selection is PUCT (Silver et
al., Mastering the Game of Go without Human Knowledge, 2017): the rollout policy gives the prior, and exploration is
scaled by the standard deviation of the results so far.

PUCT sends simulations where most is to be won.  Of the actions of the decision itself the best one is to be found, and
that is another question: with ``Policy.halving`` they share the simulations evenly, the worse half of them is dropped
after each lap as in a race (``app.ai.race``), and the best value is chosen, not the action that was tried most.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from math import ceil, log2, sqrt
from random import Random
from time import perf_counter

from app.ai.player import (
    AnyPolicy,
    Budget,
    Choice,
    Progress,
    Stop,
    StoppedError,
    best_of,
    forced,
    never,
    softmax,
)
from app.ai.playouts import play_out
from app.engines.contract import NOBODY, Action, State

EXPLORATION = 1.5
"""Weight of the prior term of PUCT, in standard deviations of the results."""

FORCED_PLAYOUTS = 0.5
"""Every action of a node gets at least ``sqrt(FORCED_PLAYOUTS * prior * visits of the node)`` visits.

Without that, an action that the rollout policy ranks low would never be tried, even one that wins at once.  These are
the forced playouts of D. J. Wu, Accelerating Self-Play Learning in Go (2019), section 3.1, there for the root alone.
"""

UNIFORM_PRIOR = 0.2
"""Share of the prior that is spread evenly over the actions, because the rollout policy may be wrong."""

EXPAND_AFTER = 6
"""How often a position must come up before it is expanded: until then simulations leave the tree there."""


CHECK_EVERY = 32
"""Iterations between two checks whether the choice can still change."""

CLEAR = 4.0
"""Standard errors by which an action must lie behind the best one to be dropped before its lap is over."""


class Edge:
    """One action of a node, with the statistics of the simulations that took it."""

    __slots__ = ("action", "nodes", "prior", "rank", "total", "visits")

    def __init__(self, action: Action, prior: float, rank: float) -> None:
        self.action = action
        self.prior = prior
        self.rank = rank  # estimate of the rollout policy; only differences within the node mean anything
        self.visits = 0
        self.total = 0.0  # sum of the results for the seat that chooses at the node
        self.nodes: dict[Hashable, Node] = {}  # by ``Policy.key``: one action may lead to several positions


class Node:
    """An information set: positions that the seat to act reached by the same actions and public events."""

    __slots__ = ("arrivals", "edges", "surplus", "visits")

    def __init__(self) -> None:
        self.arrivals = 0  # simulations that came here, also those before it was expanded
        self.edges: dict[Action, Edge] = {}
        self.visits = 0
        self.surplus = 0.0  # sum over all visits of result less rank of the action chosen


@dataclass(frozen=True, slots=True)
class RootCounts:
    """The statistics of one decision from a search; those of several searches can be added (``added_roots``).

    Attributes:
        visits: Simulations per legal action.
        totals: Sum of their results per legal action, for the seat to act.
        ranks: The rollout policy's estimate per legal action; the same in all searches of a decision.
        surplus: Sum over all simulations of the result less the rank of their first action.
        trust: As in ``Policy``.
        barred: Indices of dominated actions, which are never chosen; the same in all searches of a decision.
        halving: As in ``Policy``.
    """

    visits: tuple[int, ...]
    totals: tuple[float, ...]
    ranks: tuple[float, ...]
    surplus: float
    trust: float
    barred: frozenset[int] = frozenset()
    halving: bool = False

    def values(self) -> list[float]:
        """Estimated value per legal action: the mean result, where the rank counts as ``trust`` results more."""
        # Ranks are only right relative to each other: the mean surplus moves them to the level of the results.
        offset = self.surplus / max(1, sum(self.visits))
        return [
            (total + self.trust * (offset + rank)) / (n + self.trust)
            for n, total, rank in zip(self.visits, self.totals, self.ranks, strict=True)
        ]

    def choice(self) -> Choice:
        """The action with most visits, then with the highest value; without any visits, the one ranked highest.

        With ``halving``, the one with the highest value among those that were not dropped early.
        """
        iterations = sum(self.visits)
        if not iterations:
            index = best_of(self.ranks, self.barred)
            return Choice(index, tuple(float(i == index) for i in range(len(self.ranks))), self.ranks)
        values = self.values()
        # Actions that stayed to the end have the same number of visits, those dropped before about half of it at most.
        most = max(self.visits)
        counts = [int(3 * n > 2 * most) for n in self.visits] if self.halving else self.visits
        index = max(range(len(values)), key=lambda i: (counts[i], values[i]))
        return Choice(index, tuple(n / iterations for n in self.visits), tuple(values), iterations)


def added_roots(found: Sequence[RootCounts]) -> RootCounts:
    """The sum of what several searches of the same decision found; ``found`` holds one at least."""
    return RootCounts(
        tuple(sum(column) for column in zip(*(each.visits for each in found), strict=True)),
        tuple(sum(column) for column in zip(*(each.totals for each in found), strict=True)),
        found[0].ranks,
        sum([each.surplus for each in found]),
        found[0].trust,
        found[0].barred,
        found[0].halving,
    )


class Search:
    """The search tree of one decision with several actions; ``run`` may be called again to search on."""

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
        actions = view.legal()
        edges = self._expand(self._root, view, actions)
        self._halving = policy.halving
        self._running = [edge for i, edge in enumerate(edges) if i not in self._barred]  # where halving
        self._laps = max(1, ceil(log2(max(1, len(self._running)))))

    def run(self, budget: Budget, stop: Stop = never, progress: Progress | None = None) -> Choice:
        """Simulate until the budget is used, ``stop`` returns true, or the choice cannot change any more.

        The simulation that is running when the time is over is broken off and does not count.
        """
        begun = perf_counter()
        end = budget.end(begun)
        start = self.iterations
        lap = 1

        def late() -> bool:
            return perf_counter() >= end or stop()

        while not late():
            try:
                self._iterate(late)
            except StoppedError:
                break
            # The share of the budget that is used, by the limit that is nearer.
            done = self.iterations - start
            used = done / budget.iterations if budget.iterations else 0.0
            if budget.seconds:
                used = max(used, (perf_counter() - begun) / budget.seconds)
            if used >= 1.0:
                break
            if self._halving and used * self._laps >= lap and self._running[0].visits == self._running[-1].visits:
                lap += 1
                self._drop()
            if done % CHECK_EVERY == 0:
                if progress:
                    progress(used)
                if self._settled(done * (1.0 - used) / used):  # simulations to come at this speed
                    break
        return self.choice()

    def choice(self) -> Choice:
        """The best so far: most visits, then the higher value."""
        return self.counts().choice()

    def counts(self) -> RootCounts:
        """The statistics so far."""
        root = self._root
        edges = [root.edges[action] for action in self._view.legal()]
        return RootCounts(
            tuple(edge.visits for edge in edges),
            tuple(edge.total for edge in edges),
            tuple(edge.rank for edge in edges),
            root.surplus,
            self._policy.trust,
            self._barred,
            self._halving,
        )

    def _settled(self, remaining: float) -> bool:
        """Whether the second choice can no longer catch up in visits; with ``halving``, whether no other is left."""
        if self._halving:
            self._drop_clear()
            return len(self._running) < 2
        counts = sorted((edge.visits for edge in self._root.edges.values()), reverse=True)
        return len(counts) < 2 or counts[0] - counts[1] > remaining

    def _least_visited(self) -> Edge:
        """The running action that was tried least, the first one of them: so all meet the same deals in turn."""
        return min(self._running, key=lambda edge: edge.visits)

    def _values(self) -> dict[Action, float]:
        """The values of ``RootCounts`` by action."""
        return dict(zip(self._view.legal(), self.counts().values(), strict=True))

    def _drop(self) -> None:
        """Drop the worse half of the running actions, but of two none: they share what is left."""
        values = self._values()
        self._running.sort(key=lambda edge: values[edge.action], reverse=True)
        del self._running[max(2, (len(self._running) + 1) // 2) :]

    def _drop_clear(self) -> None:
        """Drop the running actions that lie clearly behind the best, which so many results can tell."""
        mean = self._sum[self._seat] / self.iterations
        spread = sqrt(max(0.0, self._squares[self._seat] / self.iterations - mean * mean))
        values = self._values()
        best = max(values[edge.action] for edge in self._running)
        self._running = [
            edge
            for edge in self._running
            if edge.visits < CHECK_EVERY or best - values[edge.action] <= CLEAR * spread * sqrt(2.0 / edge.visits)
        ]

    def _iterate(self, stop: Stop) -> None:
        """One simulation; without effect on results and visits when it is broken off.

        Raises:
            StoppedError: ``stop`` returned true.
        """
        policy, limit, view = self._policy, self._limit, self._view
        node = self._root
        edge = self._least_visited() if self._halving else self._select(node, view, view.legal(), self._seat)
        # Common random numbers: the n-th visit of every root action meets the same deal and, in later turns, the same
        # shuffles.  So differences between actions show with far fewer simulations than their values need.
        luck = self._luck + edge.visits
        state = policy.deal(view, self._seat, Random(luck))
        path = [(node, edge, self._seat)]
        state.apply(edge.action)
        # Only the present turn is searched; what comes later is left to the rollout policy.
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
        # Outside of the tree the rollout policy plays on.
        state = play_out(state, self._seat, policy, view.turn, limit, luck, stop)
        self._back_up(path, policy.reward(state, view))

    def _select(self, node: Node, state: State, actions: list[Action], seat: int) -> Edge:
        """The edge of ``actions`` to follow: one that lacks forced playouts, else the one with the best PUCT value.

        At the root, an action that lacks its part of ``Policy.root_spread`` comes first.
        """
        edges = node.edges
        options = [edges.get(action) for action in actions]
        if None in options:  # the node is new, or this deal allows actions that no deal before did
            options = list(self._expand(node, state, actions))
        # Until there are two results their standard deviation is not known, and 0.3 stands for it.
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
        even = self._policy.root_spread * node.visits / len(options) if node is self._root else 0.0
        for edge in options:
            assert edge is not None
            if edge.visits < even and edge.prior >= 0.0:  # a dominated action has a prior below 0
                return edge
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
                # With this prior a dominated action has the lowest value by far, and no forced playouts.
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


def search(
    view: State,
    seat: int,
    policy: AnyPolicy,
    budget: Budget,
    rng: Random,
    stop: Stop = never,
    progress: Progress | None = None,
) -> Choice:
    """Choose an action for ``seat`` by a search; with a budget of iterations the same ``rng`` gives the same choice.

    ``view`` is a ``resample`` for ``seat``.
    """
    if len(view.legal()) == 1:
        return forced()
    return Search(view, seat, policy, rng).run(budget, stop, progress)
