"""A tiny game with hidden cards and chance, to test the generic parts.

Each seat in turn draws cards worth 1 to 3 or a skull (0) that ends the turn with nothing, or banks
the sum.  Whoever banks 10 first wins; after 40 turns the most points win.
"""

from __future__ import annotations

from random import Random
from typing import ClassVar

from app.ai.chances import POINT, Projection, chances
from app.ai.player import blend, until_turn
from app.engines.contract import NOBODY

GOAL, LAST_TURN = 10, 40
DECK = [0] * 4 + [1] * 4 + [2] * 4 + [3] * 4


class ToyGame:
    key = "toy"
    players = range(2, 5)
    options = ()
    rules_version = 1
    setbacks = frozenset()

    def new(self, players, options=None, seed=0):
        return Toy(players, Random(seed))

    def score_parts(self, state, seat):
        """Even and odd, for want of anything better."""
        return [state.points[seat] // 2, state.points[seat] - state.points[seat] // 2]


class Toy:
    """See ``app.engines.contract.State``."""

    game = ToyGame()
    options: ClassVar[dict] = {}
    trace = None

    def __init__(self, players, rng):
        self.players = players
        self.rng = rng
        self.actor = 0
        self.decision = "roll"
        self.round = self.turn = 1
        self.revealed = self.chance_events = 0
        self.points = [0] * players
        self.pot = 0
        self.deck = []

    def legal(self):
        if self.actor == NOBODY:
            return []
        return [("draw",), ("bank",)] if self.pot else [("draw",)]

    def apply(self, action):
        if action == ("bank",):
            self.points[self.actor] += self.pot
            self._next()
            return
        if not self.deck:
            self.deck = DECK[:]
            self.rng.shuffle(self.deck)
        self.revealed += 1
        self.chance_events += 1
        card = self.deck.pop()
        if card:
            self.pot += card
        else:
            self._next()

    def _next(self):
        if self.points[self.actor] >= GOAL or self.turn >= LAST_TURN:
            self.actor, self.decision = NOBODY, "over"
            return
        self.pot = 0
        self.turn += 1
        self.actor = (self.actor + 1) % self.players

    def clone(self):
        new = Toy(self.players, Random())
        new.rng.setstate(self.rng.getstate())
        new.actor, new.decision, new.turn, new.revealed = self.actor, self.decision, self.turn, self.revealed
        new.chance_events = self.chance_events
        new.points, new.pot, new.deck = self.points[:], self.pot, self.deck[:]
        return new

    def resample(self, observer, rng):
        new = self.clone()
        new.rng = Random(rng.random())
        new.deck.sort()
        rng.shuffle(new.deck)
        return new

    def scores(self):
        return self.points[:]

    def ranking(self):
        return [1 + sum(other > mine for other in self.points) for mine in self.points]


class ToyPolicy:
    """Banks at 4; knows nothing else."""

    margin = 0.2
    lead = 5.0
    temperature = 0.1
    trust = 1.0
    turn_trust = 0.0
    root_spread = 0.0
    halving = False
    novice_temperature = 0.2
    apprentice_temperature = 0.1
    evaluation_noise = 0.05
    point_part = 1.0
    deals = 12
    share = 0.28
    odds: ClassVar = dict.fromkeys(range(2, 5), (0.5,) * POINT)
    secrets = False
    whole_rounds = False
    slow_effects = False
    since: ClassVar = {}

    def limit(self, view):
        return until_turn(view.turn + 3)

    def evaluate(self, state):
        total = sum(state.points) + state.players
        return [(points + 1) / total for points in state.points]

    def reward(self, state, view):
        return blend(self, state)

    def of_level(self, level):
        return self

    def turn_reward(self, state, view):
        return self.reward(state, view)

    def deal(self, view, seat, rng, *, again=False):
        return view.resample(seat, rng)

    def world(self, view, viewer, rng, former=None):
        return view.resample(viewer, rng)

    def projection(self, state):
        return Projection([float(points) for points in state.points], max(state.points) / GOAL)

    def win_chances(self, state, viewer):
        return chances(self.odds[state.players], state, self.projection(state), viewer)

    def endgame(self, state):
        return False

    def rank(self, state, actions):
        return [0.1 if (action == ("bank",)) == (state.pot >= 4) else 0.0 for action in actions]

    def playout(self, state, rng):
        return [("bank",) if state.pot >= 4 else ("draw",)]

    def others(self, state, rng):
        return self.playout(state, rng)

    def plans(self, state):
        return ()

    def key(self, state):
        return state.actor, state.pot

    def dominated(self, state, actions):
        return frozenset({0}) if state.points[state.actor] + state.pot >= GOAL else frozenset()


def a_toy(*, players=2, points=(0, 0), pot=0, actor=0, deck=None):
    """A position in which only what is named matters."""
    state = Toy(players, Random(5))
    state.points = list(points)
    state.pot, state.actor = pot, actor
    state.deck = DECK[:] if deck is None else list(deck)
    return state


class NeverCareless(ToyPolicy):
    """For what has to be played on with care: whoever asks for the hasty policy of a search fails."""

    def others(self, state, rng):
        raise AssertionError("played without care")
