"""A position of Loyang: flat lists, copied by hand."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from app.engines.chance import Rng, fresh
from app.engines.contract import NOBODY, Action, Event
from app.engines.loyang.components import (
    EMPTY,
    FIELD,
    FIGURES,
    GRID_COLUMNS,
    GRID_ROWS,
    HARVEST_HAND,
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
from app.engines.loyang.fields import SLOTS, copy_into
from app.engines.loyang.flow import ask_again, run
from app.engines.loyang.handlers import HANDLERS
from app.engines.loyang.hidden import NOTHING_KNOWN, deal, may_be

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from app.engines.loyang.game import Loyang
    from app.engines.loyang.hidden import Belief

_APART = ("game", "options", "rng", "trace", "offers", "revealed", "chance_events", "dotted_seen")
"""Fields that ``key`` leaves out or looks at in its own way."""
_KEYED = tuple(name for name in SLOTS if name not in _APART)


class State:
    """See ``app.engines.contract.State``; the fields, and what they mean, are declared in ``__init__``."""

    __slots__ = SLOTS

    def __init__(self, game: Loyang, players: int, options: Mapping[str, Any], rng: Rng) -> None:
        """What everybody begins with; no cards yet.  R13, R14"""
        seats = max(players, 2)
        self.game: Loyang = game
        self.options: Mapping[str, Any] = options
        self.rng: Rng = rng
        self.trace: list[Event] | None = None
        self.offers: list[Action] = []  # What is legal; replaced, never changed in place
        self.chance_events: int = 0  # Counts only
        # Bit mask of the customers of R60 that everybody has seen: no other seat has them face down.
        self.dotted_seen: int = 0

        self.players: int = players
        self.seats: int = seats  # As ``players``; in the solo game 2, the second one is the imaginary opponent (S1)
        self.decision: str = ""
        self.actor: int = NOBODY
        self.round: int = 1
        self.turn: int = 0
        self.revealed: int = 0
        self.large: int = 0  # Seat with the large starting marker
        self.small: int = -1  # Seat with the small one, -1 at first
        self.active: int = 0  # Seat whose turn it is
        self.place: int = 0  # Index in ``order`` of the active seat
        self.perks: int = 0  # What lasts for this action turn (bits in ``components``)
        self.turned_up: bool = False  # Whether a court card has been turned up in this turn (R61)
        self.lord_seat: int = -1  # Who had the lord of the manor before this card phase, or -1 (R96)
        self.grid_left: int = 0  # How many grid cards may still be bought (S3)
        self.harvested: bool = False  # Whether a field has been harvested empty (S5)
        self.cheap: int = 0  # Bit mask of goods that the merchant may still buy
        self.asked: tuple[Any, ...] = ()  # Step of the agenda that asks the present decision
        self.agenda: list[tuple[Any, ...]] = []  # Steps to come, the next one last
        self.order: list[int] = []  # Seats in the order of the action phase
        self.chosen: list[int] = []  # Seats that have left the distribution round, in order
        self.pile: list[int] = []  # Action cards, top last; hidden
        self.discard: list[int] = []  # Action cards, top last
        self.court: list[int] = []  # Action cards on display
        # Solo: card at row * 3 + column, or ``EMPTY``.
        self.grid: list[int] = [EMPTY] * (GRID_ROWS * GRID_COLUMNS) if players == 1 else []
        self.drawn: list[int] = []  # Open cards that are not laid out yet: a double pack, or one to be paid for
        self.spent: list[int] = []  # Helpers used with the merchant
        self.under: list[int] = [EMPTY] * N_CARDS  # By card: covered card below it, or ``EMPTY``
        # By card. Field: goods left. Stall: bit mask of its offers left. Regular customer: rows filled.
        self.stock: list[int] = [0] * N_CARDS
        self.crop: list[int] = [EMPTY] * N_CARDS  # By card: good growing on the field, or ``EMPTY``
        self.red: list[int] = [0] * N_CARDS  # By card: whether the marker of a regular customer shows red
        self.dealt: list[int] = [0] * N_CARDS  # By card: how far a regular customer is this round
        self.cart: list[int] = [0] * (N_GOODS * seats)  # At seat * 6 + good: available
        self.store: list[int] = [0] * (N_GOODS * seats)  # At seat * 6 + good: in the storehouse
        self.shop: list[int] = [*START_STOCK] * seats  # At seat * 6 + good: in the own shop
        self.cash: list[int] = [START_CASH] * players + [0] * (seats - players)  # Per seat
        self.loans: list[int] = [0] * seats  # Per seat
        self.space: list[int] = [1] * seats  # Per seat: step on the path
        self.capacity: list[int] = [SMALL_STORE] * seats  # Per seat: of the storehouse
        self.beginner: list[int] = [EMPTY] * seats  # Per seat: customer of R60 or ``EMPTY``; hidden from others
        self.looked: list[bool] = [False] * seats  # Per seat: whether it knows the order of its stack
        self.belief: list[Belief] = [NOTHING_KNOWN] * seats  # Per seat: what everybody knows of its stack
        self.hand: list[list[int]] = [[] for _ in range(seats)]  # Per seat: action cards; hidden from others
        # Per seat: face-down fields, top last: plots of a private field, ``~card`` of a common one; hidden.
        self.stack: list[list[int]] = [[] for _ in range(seats)]
        self.fields: list[list[int]] = [[] for _ in range(seats)]  # Per seat: visible cards in the order laid
        self.stalls: list[list[int]] = [[] for _ in range(seats)]  # Likewise
        self.regulars: list[list[int]] = [[] for _ in range(seats)]  # Likewise
        self.casuals: list[list[int]] = [[] for _ in range(seats)]  # Likewise
        self.helpers: list[list[int]] = [[] for _ in range(seats)]  # Likewise
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
        copy_into(new, self)
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
                assert 0 <= stock <= PLOTS[card] + FIGURES[HARVEST_HAND]["more"]
                assert (stock > 0) == (self.crop[card] != EMPTY) or self.setting_up()
            elif KIND[card] == STALL:
                assert stock > 0, "an empty stall has stayed"
            elif KIND[card] == REGULAR:
                assert 0 <= stock < ROWS, "a finished customer has stayed"
        assert seat >= self.players or may_be(self.belief[seat], self.stack[seat]), "R3"
