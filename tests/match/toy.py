"""A tiny game for tests: draw numbers from a hidden deck, or stop; a drawn 1 empties the hand.

It has everything the contract knows: hidden information, chance in the middle of the game
(the deck is shuffled anew), open decisions (``bank``), a closing decision, options and several seats.
"""

from __future__ import annotations

from app.engines import GAMES
from app.engines.chance import Rng, fresh, shuffle
from app.engines.contract import NOBODY, BaseGame, Option


class ToyState:
    """Seats in turn draw cards 1 to 6 until one reaches the target."""

    def __init__(self, players, options, rng):
        self.game = TOY
        self.players, self.options, self.rng = players, options, rng
        self.actor, self.decision, self.trace = 0, "draw_or_bank", None
        self.round = self.turn = 1
        self.revealed = self.chance_events = 0
        self.points = [0] * players
        self.hand = []
        self.deck = list(range(1, 7)) * 2
        shuffle(self.rng, self.deck)

    def legal(self):
        if self.actor == NOBODY:
            return []
        if self.decision == "keep":
            return [("keep", 1), ("keep", 2)]
        return [("draw",), ("bank",)]

    def apply(self, action):
        if action[0] == "keep":
            self._tell("kept", self.actor, action[1])
            self.points[self.actor] += action[1]
            self._next()
        elif action[0] == "bank":
            self._tell("banked", self.actor, sum(self.hand))
            self.points[self.actor] += sum(self.hand)
            if self.options["keeper"]:
                self.decision = "keep"
            else:
                self._next()
        else:
            self._draw()

    def _draw(self):
        if not self.deck:
            self.deck = list(range(1, 7)) * 2
            shuffle(self.rng, self.deck)
        card = self.deck.pop()
        self.revealed += 1
        self.chance_events += 1
        self._tell("drew", self.actor, card)
        self.hand.append(card)
        if card == 1:
            self._next()

    def _next(self):
        self.hand = []
        self.decision = "draw_or_bank"
        if max(self.points) >= self.options["target"] or self.turn >= 200:
            self.actor, self.decision = NOBODY, "over"
            return
        self.actor = (self.actor + 1) % self.players
        self.turn += 1
        self.round += self.actor == 0

    def _tell(self, *event):
        if self.trace is not None:
            self.trace.append(event)

    def clone(self):
        twin = object.__new__(ToyState)
        twin.__dict__.update(self.__dict__, trace=None, rng=self.rng.copy())
        twin.points, twin.hand, twin.deck = list(self.points), list(self.hand), list(self.deck)
        return twin

    def resample(self, observer, rng):
        twin = self.clone()
        twin.rng = fresh(rng)
        shuffle(twin.rng, twin.deck)
        return twin

    def scores(self):
        return list(self.points)

    def ranking(self):
        return [1 + sum(other > own for other in self.points) for own in self.points]

    def digest(self):
        facts = (self.actor, self.decision, self.turn, *self.points, -1, *self.hand, -1, *self.deck, self.rng.events)
        value = 14695981039346656037
        for fact in map(str, facts):
            for byte in fact.encode() + b",":
                value = (value ^ byte) * 1099511628211 % 2**64
        return f"{value:016x}"

    def check(self):
        assert min(self.points) >= 0


class Toy(BaseGame):
    key = "toy"
    players = range(1, 4)
    options = (Option("target", (10, 20, 40), 20), Option("keeper", (False, True), False))
    rules_version = 2

    def new(self, players, options=None, seed=0):
        return ToyState(players, self.complete(players, options), Rng(seed))

    def write(self, state, action):
        return " ".join(map(str, action))


TOY = Toy()


def register():
    """Make the toy one of the games, for as long as this process lives."""
    GAMES["toy"] = TOY
