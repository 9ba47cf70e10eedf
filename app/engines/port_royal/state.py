"""A position of Port Royal: flat lists of card numbers, copied by hand."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from random import Random
from typing import Any

from app.engines.chance import Rng, fresh, mix
from app.engines.contract import Action, BaseGame, Event
from app.engines.native import mypyc_attr
from app.engines.port_royal.components import (
    CLERK,
    COST,
    DISCOUNT,
    EXPEDITIONS,
    FEE,
    KIND,
    SWORD,
    TRADER,
    WIDTH,
    columns_of,
)

DISCOVER, TRADE = 0, 1

# Decisions
DISCOVER_ACTION = "discover_action"
REPEL_SHIP = "repel_ship"
CHOOSE_PAYMENT = "choose_expedition_payment"
TAKE_CARD = "take_card"
CHOOSE_BENEFICIARY = "choose_beneficiary"
OVER = "over"

COIN_BITS = 8
COIN_MASK = (1 << COIN_BITS) - 1
"""A coin is ``pile << COIN_BITS | card``: the card, and the pile it was drawn from (R4a)."""

SLOTS = (
    "game",
    "options",
    "needed",
    "expedition_needed",
    "auto_pass",
    "rng",
    "trace",
    "offers",
    "revealed",
    "chance_events",
    "players",
    "decision",
    "round",
    "turn",
    "active",
    "start",
    "going",
    "actor",
    "phase",
    "takes",
    "pending",
    "claiming",
    "shown",
    "reshuffles",
    "pile",
    "tax_due",
    "extra_taxes",
    "ended",
    "stalled",
    "risen",
    "colours",
    "agenda",
    "deck",
    "discard",
    "harbour",
    "expeditions",
    "displays",
    "coins",
    "own",
    "influence",
    "contracts",
    "fields",
    "steps",
    "cubes",
    "collected",
)
"""All fields, as declared in ``State.__init__``; written by ``packaging/fields.py``."""

_APART = (
    "game",
    "options",
    "needed",
    "expedition_needed",
    "auto_pass",
    "rng",
    "trace",
    "offers",
    "revealed",
    "chance_events",
)
"""Fields that ``key`` leaves out or looks at in its own way."""
_KEYED = tuple(name for name in SLOTS if name not in _APART)


class Rules(BaseGame):
    """What a position of Port Royal asks its game, which stands on the rules."""

    def proceed(self, state: Any) -> None:
        """Ask the question of the current phase again, after a claim or at the start of a turn.  R38"""
        raise NotImplementedError


@mypyc_attr(serializable=True)
class State:
    """See ``app.engines.contract.State``; the fields, and what they mean, are declared in ``__init__``."""

    __slots__ = SLOTS

    def __init__(self, game: Rules, players: int, options: Mapping[str, Any], rng: Rng) -> None:
        self.game: Rules = game
        self.options: Mapping[str, Any] = options
        self.needed: int = options["influence"]
        self.expedition_needed: bool = options["expedition_needed"]
        self.auto_pass: bool = options["automatic_pass"]
        self.rng: Rng = rng
        self.trace: list[Event] | None = None
        self.offers: list[Action] = []  # What is legal; replaced, never changed in place
        self.revealed: int = 0
        self.chance_events: int = 0  # Counts only

        self.players: int = players
        self.decision: str = DISCOVER_ACTION
        self.round: int = 1
        self.turn: int = 0
        self.active: int = 0  # Active player of the turn
        self.start: int = 0  # Start player
        self.going: int = 0  # Seat whose go it is in phase 2
        self.actor: int = 0
        self.phase: int = DISCOVER
        self.takes: int = 0  # Takes left in this go
        self.pending: int = -1  # Ship that awaits repel or accept; -1 for none
        self.claiming: int = -1  # Expedition whose payment is being chosen; -1 for none
        self.shown: int = 0  # Cards revealed in this turn
        self.reshuffles: int = 0
        self.pile: int = 0
        self.tax_due: bool = False
        self.extra_taxes: int = 0
        self.ended: bool = False  # Whether the end has been triggered (R61)
        self.stalled: int = 0
        self.risen: bool = False
        self.colours: int = 0
        self.agenda: list[tuple[int, ...]] = []  # Steps to come, the next one last
        self.deck: list[int] = []  # Draw pile, top card last. Its order is hidden from everybody (R3, R4a)
        self.discard: list[int] = []  # Discard pile, top card last; public
        self.harbour: list[int] = []  # Harbour display in order of appearance
        self.expeditions: list[int] = []  # The open row
        # Per seat: persons and claimed expeditions in the order of taking.
        self.displays: list[list[int]] = [[] for _ in range(players)]
        # Per seat: face-down cards, longest held first; only their number is public.
        self.coins: list[list[int]] = [[] for _ in range(players)]
        self.own: list[int] = [0] * (WIDTH * players)  # Abilities, ``WIDTH`` columns per seat
        self.influence: list[int] = [0] * players  # Per seat, contract points included (R7)
        self.contracts: tuple[int, ...] = ()  # Contracts on display (numbers into ``CONTRACTS``)
        self.fields: list[list[int]] = []  # Per contract on display: seats that completed it, in order
        # Per contract on display and seat: step field on which a cube is parked; 0 for none.
        self.steps: list[list[int]] = []
        self.cubes: list[int] = []  # Free cubes per seat
        self.collected: list[list[int]] = []  # Per seat: ships laid aside for Pack of Pirates (R88)

    # -- playing

    def legal(self) -> list[Action]:
        """See the contract."""
        return self.offers

    def apply(self, action: Action) -> None:
        """See the contract."""
        self.game.apply(self, action)

    def clone(self) -> State:
        """See the contract."""
        new = State.__new__(State)
        copy_into(new, self)
        return new

    def resample(self, observer: int, rng: Random) -> State:
        """A clone with the draw pile and all coin fronts dealt anew.  R4, R4a

        Nobody knows more than the others here, so ``observer`` does not matter.  The cards of
        a pile that are not to be seen are the coins drawn from it and, for the current pile,
        the deck: they are mixed among themselves, pile by pile.
        """
        new = self.clone()
        new.rng = fresh(rng)
        hidden: dict[int, list[int]] = {self.pile: new.deck}
        for purse in new.coins:
            for coin in purse:
                pile = coin >> COIN_BITS
                if pile in hidden:
                    hidden[pile].append(coin & COIN_MASK)
                else:
                    hidden[pile] = [coin & COIN_MASK]
        for cards in hidden.values():
            cards.sort()  # the true order leaves no trace: equal knowledge and seed give equal deals
            mix(rng, cards)
        for purse in new.coins:
            purse[:] = [coin & ~COIN_MASK | hidden[coin >> COIN_BITS].pop() for coin in purse]
        return new

    # -- asking

    def scores(self) -> list[int]:
        """Influence per seat."""
        return self.influence[:]

    def has_what_it_takes(self, seat: int) -> bool:
        """Whether a seat owns the expedition that the option asks for.  R14"""
        return not self.expedition_needed or self.own[seat * WIDTH + EXPEDITIONS] > 0

    def ranking(self) -> list[int]:
        """Places: influence, then coins; with R14 owners of an expedition first.  R63, R64"""
        strength = [
            (self.has_what_it_takes(seat), self.influence[seat], len(self.coins[seat])) for seat in range(self.players)
        ]
        return [1 + sum(other > mine for other in strength) for mine in strength]

    def count(self, seat: int, kind: str) -> int:
        """How many persons of a kind lie in a seat's display."""
        if kind in ("sailor", "pirate"):
            return sum(KIND[card] == kind for card in self.displays[seat])
        return sum(self.own[seat * WIDTH + column] for column in columns_of(kind))

    def swords(self, seat: int) -> int:
        """Swords of a seat, never used up.  R8"""
        return self.own[seat * WIDTH + SWORD]

    def price(self, seat: int, card: int) -> int:
        """Coins a seat pays for hiring, without the fee.  R52"""
        return max(0, COST[card] - self.own[seat * WIDTH + DISCOUNT])

    def fee(self, seat: int) -> int:
        """Coins a seat owes the active player for each card it takes.  R53"""
        return 0 if seat == self.active else FEE

    def trader_bonus(self, seat: int, colour: int) -> int:
        """Coins that a seat's traders add to a ship of a colour.  R51"""
        return self.own[seat * WIDTH + TRADER + colour]

    def clerks(self, seat: int, colour: int) -> int:
        """Takes that a seat's clerks add when it trades with a ship of a colour.  R59"""
        return self.own[seat * WIDTH + CLERK + colour]

    def hidden_pool(self) -> list[int]:
        """Cards of which everybody knows that the next one to be drawn is among them, sorted.

        The unseen cards of the current pile (deck and coins drawn from it); with an empty
        deck the discard pile, which is shuffled before the next card.  R4a, R9
        """
        if not self.deck:
            return sorted(self.discard)
        coins = [coin & COIN_MASK for purse in self.coins for coin in purse if coin >> COIN_BITS == self.pile]
        return sorted(self.deck + coins)

    def key(self) -> tuple[Any, ...]:
        """Everything that decides the rest of the game, for comparing and the digest."""
        values = tuple(repr(getattr(self, name)) for name in _KEYED)
        return (*values, repr(sorted(self.options.items())), self.rng.seed, self.rng.events)

    def digest(self) -> str:
        """See the contract."""
        return blake2b(repr(self.key()).encode(), digest_size=8).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    __hash__ = None  # type: ignore[assignment]  # a position changes in place

    def check(self) -> None:
        """See the contract."""
        self.game.check(self)


def copy_into(new: State, old: State) -> None:
    """Make ``new`` an independent copy: what can change in place is copied, the rest shared.

    Written by ``packaging/fields.py``.
    """
    new.game = old.game
    new.options = old.options
    new.needed = old.needed
    new.expedition_needed = old.expedition_needed
    new.auto_pass = old.auto_pass
    new.rng = Rng(old.rng.seed, old.rng.events)
    new.trace = None
    new.offers = old.offers
    new.revealed = old.revealed
    new.chance_events = old.chance_events
    new.players = old.players
    new.decision = old.decision
    new.round = old.round
    new.turn = old.turn
    new.active = old.active
    new.start = old.start
    new.going = old.going
    new.actor = old.actor
    new.phase = old.phase
    new.takes = old.takes
    new.pending = old.pending
    new.claiming = old.claiming
    new.shown = old.shown
    new.reshuffles = old.reshuffles
    new.pile = old.pile
    new.tax_due = old.tax_due
    new.extra_taxes = old.extra_taxes
    new.ended = old.ended
    new.stalled = old.stalled
    new.risen = old.risen
    new.colours = old.colours
    new.agenda = old.agenda[:]
    new.deck = old.deck[:]
    new.discard = old.discard[:]
    new.harbour = old.harbour[:]
    new.expeditions = old.expeditions[:]
    new.displays = [inner[:] for inner in old.displays] if old.displays else []
    new.coins = [inner[:] for inner in old.coins] if old.coins else []
    new.own = old.own[:]
    new.influence = old.influence[:]
    new.contracts = old.contracts
    new.fields = [inner[:] for inner in old.fields] if old.fields else []
    new.steps = [inner[:] for inner in old.steps] if old.steps else []
    new.cubes = old.cubes[:]
    new.collected = [inner[:] for inner in old.collected] if old.collected else []
