"""What the opponents know of Pig: keep 20 points, or what is needed to win."""

from app.ai.chances import Projection
from app.ai.player import blend, softmax, until_turn

ENOUGH = 20
"""Points of a turn at which on a further throw costs more than it brings: 5/6 of 4 against 1/6 of what is there."""
SPREAD = 12.0
"""Points of lead of which a throw or two may still make nothing; not fitted, a real game fits ``odds``."""


class PigPolicy:
    """See ``app.ai.player.Policy``."""

    margin, lead, temperature, trust = 0.0, 20.0, 0.05, 8.0
    novice_temperature, apprentice_temperature, evaluation_noise = 0.2, 0.1, 0.02
    deals, share = 4, 0.5
    odds, secrets, whole_rounds, since = {}, False, False, {}

    def limit(self, view):
        return until_turn(view.turn + 1)

    def evaluate(self, state):
        return softmax(self.projection(state).values, SPREAD)

    def reward(self, state, view):
        return blend(self, state)

    def turn_reward(self, state, view):
        return self.reward(state, view)

    def world(self, view, viewer, rng):
        return view.resample(viewer, rng)

    def projection(self, state):
        values = [float(points) for points in state.kept]
        values[state.actor] += state.pot
        return Projection(values, min(1.0, max(values) / state.options["target"]))

    def win_chances(self, state, viewer):
        return self.evaluate(state)

    def rank(self, state, actions):
        needed = state.options["target"] - state.kept[state.actor]
        stop = state.pot >= min(ENOUGH, needed)
        return [0.0 if (action == ("hold",)) == stop else -0.2 for action in actions]

    def playout(self, state, rng):
        actions = state.legal()
        worth = self.rank(state, actions)
        return (actions[worth.index(max(worth))],)

    others = playout

    def plans(self, state):
        return ()

    def of_level(self, level):
        return self

    def key(self, state):
        return state.actor, state.turn, state.pot

    def dominated(self, state, actions):
        return frozenset()


POLICY = PigPolicy()
