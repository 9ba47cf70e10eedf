"""A position of Port Royal: flat lists of card numbers, copied by hand."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from random import Random
from typing import TYPE_CHECKING, Any

from app.engines.chance import Rng, fresh, mix
from app.engines.contract import NOBODY, Action, Event
from app.engines.port_royal.components import (
    CLERK,
    COMPLETED,
    CONTRACT_POINTS,
    COST,
    CUBES,
    DECK,
    DISCOUNT,
    FEE,
    FIVE_PLAYER_EXPEDITION,
    GRANTS,
    IS_PERSON,
    IS_SHIP,
    KIND,
    POINTS,
    SWORD,
    TRADER,
    WIDTH,
    columns_of,
)
from app.engines.port_royal.fields import SLOTS, copy_into

if TYPE_CHECKING:
    from app.engines.port_royal.game import PortRoyal

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


class State:
    """See ``app.engines.contract.State``; the fields, and what they mean, are declared in ``__init__``."""

    __slots__ = SLOTS

    def __init__(self, game: PortRoyal, players: int, options: Mapping[str, Any], rng: Rng) -> None:
        self.game: PortRoyal = game
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
        HANDLERS[action[0]](self, action)

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

    def ranking(self) -> list[int]:
        """Places: influence, then coins; with R14 owners of an expedition first.  R63"""
        from app.engines.port_royal.end import ranking

        return ranking(self)

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
        """See the contract: every card in one place, running sums right, cubes conserved."""
        box = "base" if self.options["expansion"] == "none" else "expansion"
        expected = set(DECK[box]) | ({FIVE_PLAYER_EXPEDITION} if self.players == 5 else set())
        places = [self.deck, self.discard, self.harbour, self.expeditions, *self.displays, *self.collected]
        places += [[coin & COIN_MASK for coin in purse] for purse in self.coins]
        places += [[self.pending]] if self.pending >= 0 else []
        cards = [card for place in places for card in place]
        assert len(cards) == len(set(cards)), "a card lies in two places"
        assert set(cards) == expected, "a card is lost or came from nowhere"
        colours = [self.game.card(card).colour for card in self.harbour if IS_SHIP[card]]
        assert len(colours) == len(set(colours)), "two ships of a colour in the harbour"
        assert self.colours == sum(1 << colour for colour in colours), "harbour colours"
        assert all(IS_SHIP[card] or IS_PERSON[card] for card in self.harbour), "no ship, no person"
        own = [0] * (WIDTH * self.players)
        for seat in range(self.players):
            for card in self.displays[seat]:
                for column, amount in GRANTS[card]:
                    own[seat * WIDTH + column] += amount
            done = sum(seat in seats for seats in self.fields)
            own[seat * WIDTH + COMPLETED] = done
            points = sum(POINTS[card] for card in self.displays[seat]) + CONTRACT_POINTS[done]
            assert self.influence[seat] == points, "influence"
            if self.contracts:
                parked = sum(steps[seat] > 0 for steps in self.steps)
                assert self.cubes[seat] + parked + done == CUBES, "cubes"
                assert self.cubes[seat] or not self.collected[seat], "ships collected without a cube"
        assert self.own == own, "abilities"
        assert self.actor == NOBODY or self.offers, "nothing is legal"
        assert len(set(self.offers)) == len(self.offers), "an action is offered twice"


from app.engines.port_royal.handlers import HANDLERS  # noqa: E402  # the rules need State first
