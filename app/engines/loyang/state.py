"""A position of Loyang: flat lists, copied by hand."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from app.engines.chance import Rng
from app.engines.contract import NOBODY, Action, BaseGame, Event
from app.engines.loyang.beliefs import NOTHING_KNOWN
from app.engines.loyang.components import (
    EMPTY,
    GRID_COLUMNS,
    GRID_ROWS,
    HELPER,
    HOME,
    KIND,
    N_CARDS,
    N_GOODS,
    SMALL_STORE,
    START_CASH,
    START_STOCK,
)
from app.engines.native import mypyc_attr

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from app.engines.loyang.beliefs import Belief

SLOTS = (
    "game",
    "options",
    "rng",
    "trace",
    "offers",
    "chance_events",
    "dotted_seen",
    "players",
    "seats",
    "decision",
    "actor",
    "round",
    "turn",
    "revealed",
    "large",
    "small",
    "active",
    "place",
    "perks",
    "turned_up",
    "lord_seat",
    "grid_left",
    "harvested",
    "cheap",
    "asked",
    "agenda",
    "order",
    "chosen",
    "pile",
    "discard",
    "court",
    "grid",
    "drawn",
    "spent",
    "under",
    "stock",
    "crop",
    "red",
    "dealt",
    "cart",
    "store",
    "shop",
    "cash",
    "loans",
    "space",
    "capacity",
    "beginner",
    "looked",
    "belief",
    "hand",
    "stack",
    "fields",
    "stalls",
    "regulars",
    "casuals",
    "helpers",
)
"""All fields, as declared in ``State.__init__``; written by ``packaging/fields.py``."""

_APART = ("game", "options", "rng", "trace", "offers", "revealed", "chance_events", "dotted_seen")
"""Fields that ``key`` leaves out or looks at in its own way."""
_KEYED = tuple(name for name in SLOTS if name not in _APART)


@mypyc_attr(serializable=True)
class State:
    """See ``app.engines.contract.State``; the fields, and what they mean, are declared in ``__init__``."""

    __slots__ = SLOTS

    def __init__(self, game: BaseGame, players: int, options: Mapping[str, Any], rng: Rng) -> None:
        """What everybody begins with; no cards yet.  R13, R14"""
        seats = max(players, 2)
        self.game: BaseGame = game
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
        self.game.apply(self, action)

    def clone(self) -> State:
        """See the contract."""
        new = State.__new__(State)
        copy_into(new, self)
        return new

    def resample(self, observer: int, rng: Random) -> State:
        """See the contract."""
        new: State = self.game.resample(self, observer, rng)
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
        """See the contract."""
        self.game.check(self)


def copy_into(new: State, old: State) -> None:
    """Make ``new`` an independent copy: what can change in place is copied, the rest shared.

    Written by ``packaging/fields.py``.
    """
    new.game = old.game
    new.options = old.options
    new.rng = Rng(old.rng.seed, old.rng.events)
    new.trace = None
    new.offers = old.offers
    new.chance_events = old.chance_events
    new.dotted_seen = old.dotted_seen
    new.players = old.players
    new.seats = old.seats
    new.decision = old.decision
    new.actor = old.actor
    new.round = old.round
    new.turn = old.turn
    new.revealed = old.revealed
    new.large = old.large
    new.small = old.small
    new.active = old.active
    new.place = old.place
    new.perks = old.perks
    new.turned_up = old.turned_up
    new.lord_seat = old.lord_seat
    new.grid_left = old.grid_left
    new.harvested = old.harvested
    new.cheap = old.cheap
    new.asked = old.asked
    new.agenda = old.agenda[:]
    new.order = old.order[:]
    new.chosen = old.chosen[:]
    new.pile = old.pile[:]
    new.discard = old.discard[:]
    new.court = old.court[:]
    new.grid = old.grid[:]
    new.drawn = old.drawn[:]
    new.spent = old.spent[:]
    new.under = old.under[:]
    new.stock = old.stock[:]
    new.crop = old.crop[:]
    new.red = old.red[:]
    new.dealt = old.dealt[:]
    new.cart = old.cart[:]
    new.store = old.store[:]
    new.shop = old.shop[:]
    new.cash = old.cash[:]
    new.loans = old.loans[:]
    new.space = old.space[:]
    new.capacity = old.capacity[:]
    new.beginner = old.beginner[:]
    new.looked = old.looked[:]
    new.belief = old.belief[:]
    new.hand = [inner[:] for inner in old.hand] if old.hand else []
    new.stack = [inner[:] for inner in old.stack] if old.stack else []
    new.fields = [inner[:] for inner in old.fields] if old.fields else []
    new.stalls = [inner[:] for inner in old.stalls] if old.stalls else []
    new.regulars = [inner[:] for inner in old.regulars] if old.regulars else []
    new.casuals = [inner[:] for inner in old.casuals] if old.casuals else []
    new.helpers = [inner[:] for inner in old.helpers] if old.helpers else []
