"""The rules of Pig: roll as often as you dare; a one loses the points of the turn."""

from hashlib import blake2b

from app.engines.chance import Rng, die, fresh
from app.engines.contract import NOBODY, BaseGame, Option

LOSES = 1
ROLL, HOLD = ("roll",), ("hold",)


class State:
    """A position: points kept per seat, points of the turn, and the die as it lies (0 before the first throw)."""

    def __init__(self, players, options, seed):
        self.game, self.players, self.options = PIG, players, options
        self.rng = Rng(seed)
        self.trace = None
        self.actor, self.decision = 0, "throw"
        self.round = self.turn = 1
        self.revealed = self.chance_events = 0
        self.kept, self.pot, self.die = [0] * players, 0, 0

    def legal(self):
        if self.actor == NOBODY:
            return []
        return [ROLL, HOLD] if self.pot else [ROLL]

    def apply(self, action):
        if action == ROLL:
            self._roll()
        else:
            self._tell("held", self.actor, self.pot)
            self.kept[self.actor] += self.pot
            self._end_turn()

    def _roll(self):
        self.die = die(self.rng)
        self.revealed += 1
        self.chance_events += 1
        self._tell("rolled", self.actor, self.die)
        if self.die == LOSES:
            self._tell("lost", self.actor, self.pot)
            self._end_turn()
        else:
            self.pot += self.die

    def _end_turn(self):
        self.pot = 0
        if self.kept[self.actor] >= self.options["target"]:
            self._tell("game_over", self.actor)
            self.actor, self.decision = NOBODY, "over"
            return
        self.turn += 1
        self.actor = (self.actor + 1) % self.players
        if self.actor == 0:
            self.round += 1
            self._tell("round_began", self.round)

    def _tell(self, *event):
        if self.trace is not None:
            self.trace.append(event)

    def clone(self):
        new = State.__new__(State)
        new.__dict__.update(self.__dict__, rng=self.rng.copy(), kept=self.kept[:], trace=None)
        return new

    def resample(self, observer, rng):
        """Nothing is hidden but the throws to come."""
        new = self.clone()
        new.rng = fresh(rng)
        return new

    def scores(self):
        return self.kept[:]

    def ranking(self):
        return [1 + sum(other > mine for other in self.kept) for mine in self.kept]

    def digest(self):
        options, rng = sorted(self.options.items()), (self.rng.seed, self.rng.events)
        whole = (options, rng, self.players, self.actor, self.turn, self.kept, self.pot, self.die)
        return blake2b(repr(whole).encode(), digest_size=8).hexdigest()

    def check(self):
        assert min(self.kept) >= 0
        assert self.pot >= 0


class Pig(BaseGame):
    """First to a number of points wins.  2-4 players."""

    key = "pig"
    players = range(2, 5)
    options = (Option("target", (20, 50, 100), 50),)

    def new(self, players, options=None, seed=0):
        return State(players, self.complete(players, options), seed)

    def write(self, state, action):
        return action[0]

    def __reduce__(self):
        return "PIG"  # one instance per process, also after pickling


PIG = Pig()
