"""The rules of Pig: roll as often as you dare; a one loses the points of the turn."""

from hashlib import blake2b

from app.engines.chance import Rng, die, fresh
from app.engines.contract import NOBODY, BaseGame, Option

LOSES = 1
"""The number on the die that loses the points of the turn and ends it."""

ROLL, HOLD = ("roll",), ("hold",)
"""The two actions: throw the die (again), or keep the points of the turn and end it."""


class State:
    """A position; see ``app.engines.contract.State`` for the fields that every game has.

    Attributes:
        kept: Points that each seat has kept.
        pot: Points of the turn, which are not kept yet.
        die: The number on the die as it lies; 0 before the first throw.
    """

    def __init__(self, players, options, seed):
        self.game, self.players, self.options = PIG, players, options
        self.rng = Rng(seed)
        self.trace = None
        self.actor, self.decision = 0, "throw"
        self.round = self.turn = 1
        self.revealed = self.chance_events = 0
        self.kept, self.pot, self.die = [0] * players, 0, 0

    def legal(self):
        """Nothing but a throw at the beginning of a turn: there are no points to keep."""
        if self.actor == NOBODY:
            return []
        return [ROLL, HOLD] if self.pot else [ROLL]

    def apply(self, action):
        """Carry out a legal action and run on to the next decision; see ``State.apply`` of the contract."""
        # The action is not checked: a search applies legal ones only, and all others come through ``BaseGame.play``.
        if action == ROLL:
            self._roll()
        else:
            self._tell("held", self.actor, self.pot)
            self.kept[self.actor] += self.pot
            self._end_turn()

    def _roll(self):
        self.die = die(self.rng)
        # Luck has decided something, and everybody has seen it: an undo ends here.
        self.chance_events += 1
        self.revealed += 1
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
        """Note what has happened: its kind, then mostly the seat, then numbers; never words."""
        if self.trace is not None:  # in a search nobody listens
            self.trace.append(event)

    def clone(self):
        """An independent copy that tells nobody what happens in it."""
        # What changes in place is copied, everything else is shared.  ``copy.deepcopy`` takes many times as long, and a
        # search makes thousands of copies a second.
        new = State.__new__(State)
        new.__dict__.update(self.__dict__, rng=self.rng.copy(), kept=self.kept[:], trace=None)
        return new

    def resample(self, observer, rng):
        """A copy in which all that ``observer`` cannot know is dealt anew: in Pig only the throws to come."""
        new = self.clone()
        new.rng = fresh(rng)
        return new

    def scores(self):
        return self.kept[:]

    def ranking(self):
        """The place of each seat: 1, and 1 more for every seat that has more points."""
        return [1 + sum(other > mine for other in self.kept) for mine in self.kept]

    def digest(self):
        """A short hash of everything that the rest of the game depends on, the throws to come among it."""
        options, rng = sorted(self.options.items()), (self.rng.seed, self.rng.events)
        whole = (options, rng, self.players, self.actor, self.turn, self.kept, self.pot, self.die)
        # Not ``hash``, which gives other numbers for strings in every process: records keep digests for ever.
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
        """The first position; ``complete`` fills in the options and raises ``ValueError`` for impossible ones."""
        return State(players, self.complete(players, options), seed)

    def write(self, state, action):
        """The action as it stands in records; ``BaseGame.read`` is the way back."""
        return action[0]

    def __reduce__(self):
        # Pickled as the name of the instance in this module.  So each process has one instance, and a position that is
        # sent to another process belongs to the one there.
        return "PIG"


PIG = Pig()
