"""A position of Loyang: flat lists, copied by hand."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from app.engines.chance import Rng, fresh
from app.engines.contract import NOBODY, Action, Event
from app.engines.loyang.components import (
    EMPTY,
    FIELD,
    GRID_COLUMNS,
    GRID_ROWS,
    HELPER,
    HOME,
    KIND,
    LARGE_STORE,
    LAST_SPACE,
    MOST_LOANS,
    N_ACTION,
    N_CARDS,
    N_GOODS,
    NOT_IN_SOLO,
    PLACES,
    PLOTS,
    REGULAR,
    ROWS,
    SMALL_STORE,
    STALL,
    START_CASH,
    START_STOCK,
)
from app.engines.loyang.flow import ask_again, run
from app.engines.loyang.handlers import HANDLERS
from app.engines.loyang.hidden import NOTHING_KNOWN, deal, may_be

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from app.engines.loyang.game import Loyang
    from app.engines.loyang.hidden import Belief

# fmt: off
_PLAIN = (
    "players", "seats", "decision", "actor", "round", "turn", "revealed", "large", "small", "active", "place", "perks",
    "turned_up", "lord_seat", "grid_left", "harvested", "cheap", "asked",
)
_LISTS = (
    "agenda", "order", "chosen", "pile", "discard", "court", "grid", "drawn", "spent", "under", "stock", "crop", "red",
    "dealt", "cart", "store", "shop", "cash", "loans", "space", "capacity", "beginner", "looked", "belief",
)
_NESTED = ("hand", "stack", "fields", "stalls", "regulars", "casuals", "helpers")
# fmt: on


class State:
    """See ``app.engines.contract.State``; the fields that others may read are listed here.

    Attributes:
        seats: As ``players``; in the solo game 2, the second one is the imaginary opponent (S1).
        large, small: Seats with the starting markers; ``small`` is -1 at first.
        active: Seat whose turn it is.
        order: Seats in the order of the action phase.  place: index of the active one in it.
        perks: What lasts for this action turn (bits in ``components``).
        turned_up: Whether a court card has been turned up in this turn (R61).
        lord_seat: Who had the lord of the manor before this card phase, or -1 (R96).
        grid_left: How many grid cards may still be bought (S3).
        harvested: Whether a field has been harvested empty (S5).
        cheap: Bit mask of goods that the merchant may still buy.  spent: helpers used with it.
        chosen: Seats that have left the distribution round, in order.
        pile, discard, court: Action cards, top last; the pile is hidden.
        grid: Solo: card at row * 3 + column, or ``EMPTY``.
        drawn: Open cards that are not laid out yet: a double pack, or one to be paid for.
        under: Covered card below each card, or ``EMPTY``.
        stock: Field: goods left.  Stall: bit mask of its offers left.  Regular customer: rows filled.
        crop: Good growing on each field, or ``EMPTY``.
        red: Whether the marker of a regular customer shows red.  dealt: how far it is this round.
        cart, store, shop: Goods at seat * 6 + good: available, in the storehouse, in the own shop.
        cash, loans, space: Per seat.  capacity: of the storehouse.
        hand: Per seat; hidden from others.  beginner: customer of R60 or ``EMPTY``, likewise.
        stack: Per seat: face-down fields, top last: plots of a private field, ``~card`` of a common one; hidden.
        looked: Per seat: whether it knows the order of its stack.  belief: what everybody knows of it.
        fields, stalls, regulars, casuals, helpers: Per seat: visible cards in the order laid.
    """

    __slots__ = ("chance_events", "game", "offers", "options", "rng", "trace", *_PLAIN, *_LISTS, *_NESTED)

    game: Loyang
    rng: Rng
    trace: list[Event] | None
    offers: list[Action]
    options: Mapping[str, Any]
    players: int
    seats: int
    decision: str
    actor: int
    round: int
    turn: int
    revealed: int
    chance_events: int
    large: int
    small: int
    active: int
    place: int
    perks: int
    turned_up: bool
    lord_seat: int
    grid_left: int
    harvested: bool
    cheap: int
    asked: tuple[Any, ...]
    agenda: list[tuple[Any, ...]]
    order: list[int]
    chosen: list[int]
    pile: list[int]
    discard: list[int]
    court: list[int]
    grid: list[int]
    drawn: list[int]
    spent: list[int]
    under: list[int]
    stock: list[int]
    crop: list[int]
    red: list[int]
    dealt: list[int]
    cart: list[int]
    store: list[int]
    shop: list[int]
    cash: list[int]
    loans: list[int]
    space: list[int]
    capacity: list[int]
    beginner: list[int]
    looked: list[bool]
    belief: list[Belief]
    hand: list[list[int]]
    stack: list[list[int]]
    fields: list[list[int]]
    stalls: list[list[int]]
    regulars: list[list[int]]
    casuals: list[list[int]]
    helpers: list[list[int]]

    def __init__(self, game: Loyang, players: int, options: Mapping[str, Any], rng: Rng) -> None:
        """What everybody begins with; no cards yet.  R13, R14"""
        self.game = game
        self.options = options
        self.rng = rng
        self.trace = None
        self.offers = []
        self.players = players
        self.seats = seats = max(players, 2)
        self.decision = ""
        self.actor = NOBODY
        self.round = 1
        self.turn = self.revealed = self.chance_events = 0
        self.large = self.active = self.place = self.perks = self.grid_left = self.cheap = 0
        self.small = self.lord_seat = -1
        self.turned_up = self.harvested = False
        self.asked = ()
        self.agenda, self.order, self.chosen = [], [], []
        self.pile, self.discard, self.court, self.drawn, self.spent = [], [], [], [], []
        self.grid = [EMPTY] * (GRID_ROWS * GRID_COLUMNS) if players == 1 else []
        self.under = [EMPTY] * N_CARDS
        self.stock = [0] * N_CARDS
        self.crop = [EMPTY] * N_CARDS
        self.red = [0] * N_CARDS
        self.dealt = [0] * N_CARDS
        self.cart = [0] * (N_GOODS * seats)
        self.store = [0] * (N_GOODS * seats)
        self.shop = [*START_STOCK] * seats
        self.cash = [START_CASH] * players + [0] * (seats - players)
        self.loans = [0] * seats
        self.space = [1] * seats
        self.capacity = [SMALL_STORE] * seats
        self.beginner = [EMPTY] * seats
        self.looked = [False] * seats
        self.belief = [NOTHING_KNOWN] * seats
        for name in _NESTED:
            setattr(self, name, [[] for _ in range(seats)])
        for seat in range(players):
            self.fields[seat].append(HOME[seat])

    # -- playing

    def ask(self, decision: str, seat: int, offers: list[Action]) -> None:
        """Let a seat decide; a decision with one option is one, too.  R119"""
        self.decision = decision
        self.actor = seat
        self.offers = offers

    def again(self) -> None:
        """Ask the present question once more after what is done now: a free action leaves it open.  R10, R63"""
        self.agenda.append(self.asked)

    def legal(self) -> list[Action]:
        """See the contract."""
        return self.offers

    def apply(self, action: Action) -> None:
        """See the contract."""
        self.offers = []
        HANDLERS[action[0]](self, action)
        run(self)

    def clone(self) -> State:
        """See the contract."""
        new = State.__new__(State)
        new.game = self.game
        new.options = self.options
        new.rng = Rng(self.rng.seed, self.rng.events)
        new.trace = None
        new.offers = self.offers  # never changed in place
        new.players = self.players
        new.seats = self.seats
        new.decision = self.decision
        new.actor = self.actor
        new.round = self.round
        new.turn = self.turn
        new.revealed = self.revealed
        new.chance_events = self.chance_events
        new.large = self.large
        new.small = self.small
        new.active = self.active
        new.place = self.place
        new.perks = self.perks
        new.turned_up = self.turned_up
        new.lord_seat = self.lord_seat
        new.grid_left = self.grid_left
        new.harvested = self.harvested
        new.cheap = self.cheap
        new.asked = self.asked
        new.agenda = self.agenda[:]
        new.order = self.order[:]
        new.chosen = self.chosen[:]
        new.pile = self.pile[:]
        new.discard = self.discard[:]
        new.court = self.court[:]
        new.grid = self.grid[:]
        new.drawn = self.drawn[:]
        new.spent = self.spent[:]
        new.under = self.under[:]
        new.stock = self.stock[:]
        new.crop = self.crop[:]
        new.red = self.red[:]
        new.dealt = self.dealt[:]
        new.cart = self.cart[:]
        new.store = self.store[:]
        new.shop = self.shop[:]
        new.cash = self.cash[:]
        new.loans = self.loans[:]
        new.space = self.space[:]
        new.capacity = self.capacity[:]
        new.beginner = self.beginner[:]
        new.looked = self.looked[:]
        new.belief = self.belief[:]
        new.hand = [cards[:] for cards in self.hand]
        new.stack = [cards[:] for cards in self.stack]
        new.fields = [cards[:] for cards in self.fields]
        new.stalls = [cards[:] for cards in self.stalls]
        new.regulars = [cards[:] for cards in self.regulars]
        new.casuals = [cards[:] for cards in self.casuals]
        new.helpers = [cards[:] for cards in self.helpers]
        return new

    def resample(self, observer: int, rng: Random) -> State:
        """A clone with the draw pile, the hands of others and the private stacks dealt anew.  R3"""
        new = self.clone()
        new.rng = fresh(rng)
        deal(new, observer, rng)
        if self.actor not in (observer, NOBODY):
            ask_again(new)
        return new

    # -- asking

    def setting_up(self) -> bool:
        """Whether the home fields are still being sown, before the first round.  R20"""
        return self.decision in ("", "choose_home_crop")

    def row(self, seat: int, card: int) -> list[int]:
        """The row of a seat's display that a card belongs to."""
        return (self.fields, self.stalls, self.regulars, self.casuals, self.helpers)[KIND[card]][seat]

    def visible(self, seat: int) -> list[int]:
        """All visible cards of a seat."""
        return [
            *self.fields[seat],
            *self.stalls[seat],
            *self.regulars[seat],
            *self.casuals[seat],
            *self.helpers[seat],
        ]

    def owner(self, card: int) -> int:
        """The seat before which a card lies visibly; -1 for none."""
        return next((seat for seat in range(self.seats) if card in self.row(seat, card)), -1)

    def helper(self, seat: int, kind: int) -> int:
        """A visible helper of that kind; ``EMPTY`` for none.  R76"""
        return next((card for card in self.helpers[seat] if HELPER[card] == kind), EMPTY)

    def opponents(self, seat: int) -> list[int]:
        """Whom effects on "an opponent" may reach in an action turn.  R12, R52, R62, S1

        With four players only the partner.
        """
        if self.players == 4:
            return [self.order[(self.order.index(seat) + 2) % 4]]
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def goods_in_hand(self, seat: int) -> int:
        """How many goods lie on the cart."""
        return sum(self.cart[seat * N_GOODS : (seat + 1) * N_GOODS])

    def goods_left(self, seat: int) -> int:
        """Goods on own visible fields and in the storehouse: the last tie-break.  R106"""
        growing = sum(self.stock[field] for field in self.fields[seat])
        return growing + sum(self.store[seat * N_GOODS : (seat + 1) * N_GOODS])

    def scores(self) -> list[int]:
        """Space on the path, one back per loan; it may drop below 1.  R103, R109, S8"""
        return [self.space[seat] - self.loans[seat] for seat in range(self.players)]

    def ranking(self) -> list[int]:
        """Places: the path, then cash, then goods left.  R1, R104, R105, R106, R107, R108"""
        scores = self.scores()
        strength = [(scores[seat], self.cash[seat], self.goods_left(seat)) for seat in range(self.players)]
        return [1 + sum(other > mine for other in strength) for mine in strength]

    def key(self) -> tuple[Any, ...]:
        """Everything that decides the rest of the game, for comparing and the digest.

        Records keep the digest of each ply, so what is counted here is counted as ever: the rounds
        without the one before which the home fields are sown.
        """
        facts = {name: getattr(self, name) for name in (*_PLAIN, *_LISTS, *_NESTED)}
        facts["round"] -= self.setting_up()
        return (*map(repr, facts.values()), repr(sorted(self.options.items())), self.rng.seed, self.rng.events)

    def digest(self) -> str:
        """See the contract."""
        return blake2b(repr(self.key()).encode(), digest_size=8).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    __hash__ = None  # type: ignore[assignment]  # a position changes in place

    def check(self) -> None:
        """See the contract: every card in one place, nothing negative or beyond its limit."""
        self._check_cards()
        for seat in range(self.seats):
            self._check_seat(seat)
        assert self.actor == NOBODY or self.offers, "nothing is legal"
        assert len(set(self.offers)) == len(self.offers), "an action is offered twice"

    def _check_cards(self) -> None:
        visible = [card for seat in range(self.seats) for card in self.visible(seat)]
        covered = [self.under[card] for card in visible if self.under[card] != EMPTY]
        assert all(self.under[card] == EMPTY for card in set(range(N_CARDS)) - set(visible)), "covered by nothing"
        hidden = [card for card in (*self.beginner, *self.grid) if card != EMPTY]
        returned = [~card for stack in self.stack for card in stack if card < 0]
        hands = [card for hand in self.hand for card in hand]
        loose = [*self.pile, *self.discard, *self.court, *self.drawn, *hidden, *returned, *hands]
        found = sorted([*loose, *covered, *(card for card in visible if card < N_ACTION)])
        solo = self.players == 1
        assert found == [n for n in range(N_ACTION) if not (solo and HELPER[n] in NOT_IN_SOLO)], "action cards lost"

    def _check_seat(self, seat: int) -> None:
        goods = slice(seat * N_GOODS, (seat + 1) * N_GOODS)
        assert min(*self.cart[goods], *self.store[goods], *self.shop[goods], self.cash[seat]) >= 0
        assert all(stock <= places for stock, places in zip(self.shop[goods], PLACES, strict=True)), "shop too full"
        assert sum(self.store[goods]) <= self.capacity[seat] in (SMALL_STORE, LARGE_STORE)
        assert 0 <= self.loans[seat] <= MOST_LOANS
        assert 1 <= self.space[seat] <= LAST_SPACE
        for card in self.visible(seat):
            stock = self.stock[card]
            if KIND[card] == FIELD:
                assert 0 <= stock <= PLOTS[card] + 1
                assert (stock > 0) == (self.crop[card] != EMPTY) or self.setting_up()
            elif KIND[card] == STALL:
                assert stock > 0, "an empty stall has stayed"
            elif KIND[card] == REGULAR:
                assert 0 <= stock < ROWS, "a finished customer has stayed"
        assert seat >= self.players or may_be(self.belief[seat], self.stack[seat]), "R3"
