"""What the opponents know of Pig: keep 20 points, or what is needed to win."""

from app.ai.chances import Projection
from app.ai.player import blend, softmax, until_turn
from tests.sixth_game.rules import HOLD

ENOUGH = 20
"""Points of a turn from which on another throw does not pay.

It wins 4 points on average in five of six cases, and loses those of the turn in the sixth: with 20 both are equal.
"""

SPREAD = 12.0
"""Points of lead over another seat that make the chance to win e times as large as that one's; guessed."""

WORSE = 0.2
"""By how much, in win share, the wrong action looks worse than the right one; guessed."""


class PigPolicy:
    """See ``app.ai.player.Policy``, which says what each number and method is."""

    # Rewards are win shares alone, without a part for the lead in points.
    margin, lead = 0.0, 20.0
    # The search of master and grandmaster, and by how much the lower levels err.
    temperature, trust, turn_trust, root_spread, halving = 0.05, 8.0, 0.0, 0.0, False
    novice_temperature, apprentice_temperature, evaluation_noise, point_part = 0.2, 0.1, 0.02, 1.0
    deals, share = 4, 0.5
    # No chances are fitted, nothing is hidden, luck and skill go turn by turn, a turn pays off at once, and no
    # measurement is out of date.
    odds, secrets, whole_rounds, slow_effects, since = {}, False, False, False, {}

    # How a sensible player chooses

    def rank(self, state, actions):
        needed = state.options["target"] - state.kept[state.actor]
        hold = state.pot >= min(ENOUGH, needed)
        return [0.0 if (action == HOLD) == hold else -WORSE for action in actions]

    def playout(self, state, rng):
        actions = state.legal()
        worth = self.rank(state, actions)
        return (actions[worth.index(max(worth))],)

    others = playout

    # What a search maximises

    def limit(self, view):
        # The rest of the turn is all that there is to plan; when it is over, ``evaluate`` tells what it was worth.
        return until_turn(view.turn + 1)

    def evaluate(self, state):
        return softmax(self.projection(state).values, SPREAD)

    def reward(self, state, view):
        return blend(self, state)

    def turn_reward(self, state, view):
        return self.reward(state, view)

    def of_level(self, level):
        return self

    def deal(self, view, seat, rng, *, again=False):
        return view.resample(seat, rng)

    def world(self, view, viewer, rng, former=None):
        return view.resample(viewer, rng)

    def key(self, state):
        # What all have kept is the same wherever a search has something to decide, since it ends with the turn.
        return state.actor, state.turn, state.pot

    # What people read

    def projection(self, state):
        # Not a forecast, but who has more now is likely to have more in the end.
        values = [float(points) for points in state.kept]
        values[state.actor] += state.pot  # when the game is over, nobody acts (-1) and the pot is empty
        return Projection(values, min(1.0, max(values) / state.options["target"]))

    def win_chances(self, state, viewer):
        # A game of the program has these fitted (``odds``), so that they come true as often as they say.
        return self.evaluate(state)

    def endgame(self, state):
        return False

    # What there is to choose from

    def plans(self, state):
        return ()  # so single decisions are searched

    def dominated(self, state, actions):
        return frozenset()


POLICY = PigPolicy()
