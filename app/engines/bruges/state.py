"""A position of Bruges: flat lists and lists per seat, copied by hand."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from app.engines.bruges import invariants
from app.engines.bruges.components import (
    N_COLOURS,
    START_GUILDERS,
    START_POINTS,
    START_WORKERS,
    statues,
)
from app.engines.bruges.flow import NOTHING, ask_again, run
from app.engines.bruges.handlers import HANDLERS
from app.engines.bruges.hidden import deal
from app.engines.bruges.knowledge import public, unread
from app.engines.bruges.scoring import total
from app.engines.chance import Rng, fresh
from app.engines.contract import NOBODY, Action, Event

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from app.engines.bruges.game import Bruges
    from app.engines.bruges.knowledge import Followed

TRIES = 200
"""Deals of the hidden things until the decision that was asked can be asked."""

_WITH_SOURCE = frozenset(
    ("effect", "against", "react", "ask_repeat", "swap", "discard", "give_threats", "further", "choose_workers")
)
"""Steps that end in the source of the effect they belong to."""
# fmt: off
_PLAIN = (
    "players", "decision", "actor", "round", "turn", "revealed", "start", "active", "phase", "turns", "played",
    "last_round", "reserve_used", "naming", "free_canal", "statues_left", "exchange", "markers", "used", "asked",
)
_LISTS = (
    "agenda", "dice", "reserve", "discard", "drawn", "followed", "guilders", "points", "steps", "statues", "turned",
    "own", "workers", "threats", "tiles", "crowned", "docks", "exchange_pile",
)
_NESTED = ("piles", "hand", "houses", "persons", "pets", "ship_piles", "ship_trays")
_RULED = tuple(name for name in (*_PLAIN, *_LISTS, *_NESTED) if name not in ("revealed", "followed", "hand"))
# fmt: on
"""What decides the rest of the game, but for the hands: their order and who knows what does not."""


class State:
    """See ``app.engines.contract.State``; the fields that others may read are listed here.

    Cards are numbers into ``components``; flat lists have ``N_COLOURS`` or two entries per seat.

    Attributes:
        start: Start player.  active: seat whose turn of phase 3 it is, -1 otherwise.
        phase: 1 to 4.  turns: turns begun in this round's phase 3.  played: whether this turn's card is played.
        last_round: Number of the last round, 0 while unknown (R24, R25).
        reserve_used: Whether the reserve pile has been put in place.
        naming: Whether a colour will be named for the next card (R104).
        free_canal: Whether the next canal tile of this turn is free (R140).
        statues_left: Statue tiles still on the stack.
        exchange: Exchange card of this round, -1 for none.  markers: action markers left on it.
        used: Bit mask of the persons used this round.
        asked: The step of the agenda that asks the present decision.
        dice: Face by colour, 0 before the first throw.
        piles: Left and right draw pile, top last; hidden but for the back of the top.
        reserve: Reserve pile; hidden.  discard: discard pile, top last.
        drawn: Cards of a hand that were just drawn, in their order; their fronts are seen later (R18).
        followed: Cards in hands and houses that everybody saw on their way there (``knowledge``).
        guilders, points, steps: Per seat; ``points`` is the counter, ``scores`` the total.
        statues: Per seat: bit mask of the values taken.  turned: bit mask of majority markers.
        own: Per seat: bit mask of the persons and pets laid out.
        workers, threats: Flat: seat * 5 + colour.
        tiles: Flat: seat * 2 + section: tiles built.  crowned: whether its statue has been taken.
        docks: By colour: kind of the active ship, -1 for none.
        ship_piles: By colour: kinds of ships, top last and open, the rest hidden.  ship_trays: those cleared.
        exchange_pile: Exchange cards to come, top last; hidden.
        hand: Per seat: cards.  houses: house cards; persons, pets: who lives there, -1 for nobody.
    """

    __slots__ = ("chance_events", "game", "offers", "options", "rng", "trace", *_PLAIN, *_LISTS, *_NESTED)

    game: Bruges
    rng: Rng
    trace: list[Event] | None
    offers: list[Action]
    options: Mapping[str, Any]
    players: int
    decision: str
    actor: int
    round: int
    turn: int
    revealed: int
    chance_events: int
    start: int
    active: int
    phase: int
    turns: int
    played: bool
    last_round: int
    reserve_used: bool
    naming: bool
    free_canal: bool
    statues_left: int
    exchange: int
    markers: int
    used: int
    asked: tuple[Any, ...]
    agenda: list[tuple[Any, ...]]
    dice: list[int]
    reserve: list[int]
    discard: list[int]
    drawn: list[int]
    followed: list[Followed]
    guilders: list[int]
    points: list[int]
    steps: list[int]
    statues: list[int]
    turned: list[int]
    own: list[int]
    workers: list[int]
    threats: list[int]
    tiles: list[int]
    crowned: list[bool]
    docks: list[int]
    exchange_pile: list[int]
    piles: list[list[int]]
    hand: list[list[int]]
    houses: list[list[int]]
    persons: list[list[int]]
    pets: list[list[int]]
    ship_piles: list[list[int]]
    ship_trays: list[list[int]]

    def __init__(self, game: Bruges, players: int, options: Mapping[str, Any], rng: Rng) -> None:
        """What everybody begins with; nothing drawn, built or laid out.  R4, R12"""
        self.game = game
        self.options = options
        self.rng = rng
        self.trace = None
        self.offers = NOTHING
        self.players = players
        self.decision = ""
        self.actor = NOBODY
        self.round = self.turn = self.revealed = self.chance_events = self.start = self.phase = self.turns = 0
        self.active = -1
        self.played = self.reserve_used = self.naming = self.free_canal = False
        self.last_round = self.markers = self.used = 0
        self.statues_left = len(statues(players))
        self.exchange = -1
        self.asked = ()
        self.agenda, self.reserve, self.discard, self.exchange_pile = [], [], [], []
        self.drawn, self.followed = [], []
        self.dice = [0] * N_COLOURS
        self.guilders = [START_GUILDERS] * players
        self.points = [START_POINTS] * players
        self.steps = [0] * players
        self.statues = [0] * players
        self.turned = [0] * players
        self.own = [0] * players
        self.workers = [START_WORKERS] * (players * N_COLOURS)
        self.threats = [0] * (players * N_COLOURS)
        self.tiles = [0] * (players * 2)
        self.crowned = [False] * (players * 2)
        self.docks = [-1] * N_COLOURS
        self.piles = [[], []]
        self.hand = [[] for _ in range(players)]
        self.houses = [[] for _ in range(players)]
        self.persons = [[] for _ in range(players)]
        self.pets = [[] for _ in range(players)]
        self.ship_piles = [[] for _ in range(N_COLOURS)]
        self.ship_trays = [[] for _ in range(N_COLOURS)]

    # -- playing

    def ask(self, decision: str, seat: int, offers: list[Action]) -> None:
        """Let a seat decide; without an option the decision is left out.  R173"""
        if offers:
            self.decision = decision
            self.actor = seat
            self.offers = offers

    def legal(self) -> list[Action]:
        """See the contract."""
        return self.offers

    def apply(self, action: Action) -> None:
        """See the contract."""
        self.offers = NOTHING
        HANDLERS[self.decision](self, action)
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
        new.decision = self.decision
        new.actor = self.actor
        new.round = self.round
        new.turn = self.turn
        new.revealed = self.revealed
        new.chance_events = self.chance_events
        new.start = self.start
        new.active = self.active
        new.phase = self.phase
        new.turns = self.turns
        new.played = self.played
        new.last_round = self.last_round
        new.reserve_used = self.reserve_used
        new.naming = self.naming
        new.free_canal = self.free_canal
        new.statues_left = self.statues_left
        new.exchange = self.exchange
        new.markers = self.markers
        new.used = self.used
        new.asked = self.asked
        new.agenda = self.agenda[:]
        new.dice = self.dice[:]
        new.reserve = self.reserve[:]
        new.discard = self.discard[:]
        new.drawn = self.drawn[:]
        new.followed = self.followed[:]
        new.guilders = self.guilders[:]
        new.points = self.points[:]
        new.steps = self.steps[:]
        new.statues = self.statues[:]
        new.turned = self.turned[:]
        new.own = self.own[:]
        new.workers = self.workers[:]
        new.threats = self.threats[:]
        new.tiles = self.tiles[:]
        new.crowned = self.crowned[:]
        new.docks = self.docks[:]
        new.exchange_pile = self.exchange_pile[:]
        new.piles = [cards[:] for cards in self.piles]
        new.hand = [cards[:] for cards in self.hand]
        new.houses = [cards[:] for cards in self.houses]
        new.persons = [cards[:] for cards in self.persons]
        new.pets = [cards[:] for cards in self.pets]
        new.ship_piles = [kinds[:] for kinds in self.ship_piles]
        new.ship_trays = [kinds[:] for kinds in self.ship_trays]
        return new

    def resample(self, observer: int, rng: Random) -> State:
        """A clone in which piles, hands and houses that the observer does not know are dealt anew.  R9

        The true order of what is dealt leaves no trace: equal knowledge and seed give equal deals.
        """
        new = self.clone()
        new.rng = fresh(rng)
        for _ in range(TRIES):
            deal(new, observer, rng)
            if observer == self.actor or self.actor == NOBODY or ask_again(new):
                return new
        new.offers = [("decline",)]  # hardly ever: an effect that needs one certain card of a hand
        return new

    # -- asking

    def knows(self, seat: int, card: int) -> bool:
        """Whether a seat knows the front of a card that lies in a hand or as a house.  R9, R18"""
        if card in self.hand[seat] or card in self.houses[seat]:
            return card not in unread(self)
        return any(card in public(self, owner) for owner in range(self.players))

    def is_public(self, owner: int, card: int) -> bool:
        """Whether all seats know the front of a card of a seat's hand or houses.  R9"""
        return bool(self.followed) and card in public(self, owner)

    def source(self) -> int:
        """The person, ship or exchange card whose effect asks, -1 for none."""
        step = self.asked
        return int(step[-1]) if step and step[0] in _WITH_SOURCE else -1

    def scores(self) -> list[int]:
        """Points if the game ended now: everything of the final scoring.  R132, R135"""
        return [total(self, seat) for seat in range(self.players)]

    def ranking(self) -> list[int]:
        """Places: points, then guilders.  R134"""
        strength = list(zip(self.scores(), self.guilders, strict=True))
        return [1 + sum(other > mine for other in strength) for mine in strength]

    def key(self) -> tuple[Any, ...]:
        """Everything that a position is, for comparing."""
        values = tuple(repr(getattr(self, name)) for name in (*_PLAIN, *_LISTS, *_NESTED, "offers"))
        return (*values, repr(sorted(self.options.items())), self.rng.seed, self.rng.events)

    def digest(self) -> str:
        """See the contract."""
        facts = [getattr(self, name) for name in _RULED]
        hands = [sorted(cards) for cards in self.hand]
        text = repr((facts, hands, sorted(self.options.items()), self.rng.seed, self.rng.events))
        return blake2b(text.encode(), digest_size=8).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    __hash__ = None  # type: ignore[assignment]  # a position changes in place

    def check(self) -> None:
        """See the contract."""
        invariants.check(self)
