"""A position of Bruges: flat lists and lists per seat, copied by hand."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, NamedTuple

from app.engines.bruges.components import (
    N_COLOURS,
    START_GUILDERS,
    START_POINTS,
    START_WORKERS,
    statues,
)
from app.engines.chance import Rng
from app.engines.contract import NOBODY, Action, BaseGame, Event
from app.engines.native import mypyc_attr

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random


SLOTS = (
    "game",
    "options",
    "rng",
    "trace",
    "offers",
    "chance_events",
    "players",
    "decision",
    "actor",
    "round",
    "turn",
    "revealed",
    "start",
    "active",
    "phase",
    "turns",
    "played",
    "last_round",
    "reserve_used",
    "naming",
    "free_canal",
    "statues_left",
    "exchange",
    "markers",
    "used",
    "asked",
    "agenda",
    "dice",
    "reserve",
    "discard",
    "drawn",
    "followed",
    "guilders",
    "points",
    "steps",
    "statues",
    "turned",
    "own",
    "workers",
    "threats",
    "tiles",
    "crowned",
    "docks",
    "exchange_pile",
    "piles",
    "hand",
    "houses",
    "persons",
    "pets",
    "ship_piles",
    "ship_trays",
)
"""All fields, as declared in ``State.__init__``; written by ``packaging/fields.py``."""

_WITH_SOURCE = frozenset(
    ("effect", "against", "react", "ask_repeat", "swap", "discard", "give_threats", "further", "choose_workers")
)
"""Steps that end in the source of the effect they belong to."""
_APART = ("game", "options", "rng", "trace", "offers", "chance_events")
"""Fields that ``key`` leaves out or looks at in its own way."""
_KEYED = tuple(name for name in SLOTS if name not in _APART)
_RULED = tuple(name for name in _KEYED if name not in ("revealed", "followed", "hand"))
"""What decides the rest of the game, but for the hands: their order and who knows what does not."""


NOTHING: list[Action] = []
"""Nothing to decide; never changed."""


class Followed(NamedTuple):
    """Cards of one owner and one back that everybody saw on their way to a hand or a house.

    Attributes:
        owner: Whose hand and houses they are in.
        back: What everybody sees of them.
        cards: The cards.
        ways: All ways in which they can lie: of each way, a place per card.
    """

    owner: int
    back: int
    cards: tuple[int, ...]
    ways: tuple[tuple[int, ...], ...]


class Rules(BaseGame):
    """What a position of Bruges asks its game, which stands on the rules."""

    def scores(self, state: Any) -> list[int]:
        """See ``State.scores``."""
        raise NotImplementedError


@mypyc_attr(serializable=True)
class State:
    """See ``app.engines.contract.State``; the fields, and what they mean, are declared in ``__init__``.

    Cards are numbers into ``components``; flat lists have ``N_COLOURS`` or two entries per seat.
    """

    __slots__ = SLOTS

    def __init__(self, game: Rules, players: int, options: Mapping[str, Any], rng: Rng) -> None:
        """What everybody begins with; nothing drawn, built or laid out.  R4, R12"""
        self.game: Rules = game
        self.options: Mapping[str, Any] = options
        self.rng: Rng = rng
        self.trace: list[Event] | None = None
        self.offers: list[Action] = NOTHING  # What is legal; replaced, never changed in place
        self.chance_events: int = 0  # Counts only

        self.players: int = players
        self.decision: str = ""
        self.actor: int = NOBODY
        self.round: int = 0
        self.turn: int = 0
        self.revealed: int = 0
        self.start: int = 0  # Start player
        self.active: int = -1  # Seat whose turn of phase 3 it is, -1 otherwise
        self.phase: int = 0  # 1 to 4
        self.turns: int = 0  # Turns begun in this round's phase 3
        self.played: bool = False  # Whether this turn's card is played
        self.last_round: int = 0  # Number of the last round, 0 while unknown (R24, R25)
        self.reserve_used: bool = False  # Whether the reserve pile has been put in place
        self.naming: bool = False  # Whether a colour will be named for the next card (R104)
        self.free_canal: bool = False  # Whether the next canal tile of this turn is free (R140)
        self.statues_left: int = len(statues(players))  # Statue tiles still on the stack
        self.exchange: int = -1  # Exchange card of this round, -1 for none
        self.markers: int = 0  # Action markers left on it
        self.used: int = 0  # Bit mask of the persons used this round
        self.asked: tuple[Any, ...] = ()  # Step of the agenda that asks the present decision
        self.agenda: list[tuple[Any, ...]] = []  # Steps to come, the next one last
        self.dice: list[int] = [0] * N_COLOURS  # Face by colour, 0 before the first throw
        self.reserve: list[int] = []  # Reserve pile; hidden
        self.discard: list[int] = []  # Discard pile, top last
        # Cards of a hand that were just drawn, in their order; their fronts are seen later (R18).
        self.drawn: list[int] = []
        # Cards in hands and houses that everybody saw on their way there (``knowledge``).
        self.followed: list[Followed] = []
        self.guilders: list[int] = [START_GUILDERS] * players  # Per seat
        self.points: list[int] = [START_POINTS] * players  # Per seat: the counter; ``scores`` is the total
        self.steps: list[int] = [0] * players  # Per seat: steps on the track
        self.statues: list[int] = [0] * players  # Per seat: bit mask of the values taken
        self.turned: list[int] = [0] * players  # Per seat: bit mask of the majority markers turned
        self.own: list[int] = [0] * players  # Per seat: bit mask of the persons and pets laid out
        self.workers: list[int] = [START_WORKERS] * (players * N_COLOURS)  # At seat * 5 + colour
        self.threats: list[int] = [0] * (players * N_COLOURS)  # At seat * 5 + colour
        self.tiles: list[int] = [0] * (players * 2)  # At seat * 2 + section: tiles built
        self.crowned: list[bool] = [False] * (players * 2)  # At seat * 2 + section: whether its statue has been taken
        self.docks: list[int] = [-1] * N_COLOURS  # By colour: kind of the active ship, -1 for none
        self.exchange_pile: list[int] = []  # Exchange cards to come, top last; hidden
        self.piles: list[list[int]] = [[], []]  # Left and right draw pile, top last; hidden but for the back of the top
        # Per seat: cards, in an order that tells nothing (``knowledge``).
        self.hand: list[list[int]] = [[] for _ in range(players)]
        self.houses: list[list[int]] = [[] for _ in range(players)]  # Per seat: house cards
        # Per seat and house: who lives there, -1 for nobody.
        self.persons: list[list[int]] = [[] for _ in range(players)]
        self.pets: list[list[int]] = [[] for _ in range(players)]  # Per seat and house: likewise
        # By colour: kinds of ships, top last and open, the rest hidden.
        self.ship_piles: list[list[int]] = [[] for _ in range(N_COLOURS)]
        self.ship_trays: list[list[int]] = [[] for _ in range(N_COLOURS)]  # By colour: ships cleared

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

    def public(self, owner: int) -> set[int]:
        """Cards of a seat's hand and houses that everybody can name where they lie."""
        found: set[int] = set()
        for group in self.followed:
            if group.owner == owner:
                found.update(
                    card for card, places in zip(group.cards, zip(*group.ways, strict=True), strict=True)
                    if len(set(places)) == 1
                )  # fmt: skip
        return found

    def unread(self) -> list[int]:
        """Cards just drawn whose fronts nobody has seen; that of a card drawn to be played has been.  R18, R106"""
        return [] if self.decision == "play_drawn" else self.drawn

    def knows(self, seat: int, card: int) -> bool:
        """Whether a seat knows the front of a card that lies in a hand or as a house.  R9, R18"""
        if card in self.hand[seat] or card in self.houses[seat]:
            return card not in self.unread()
        return any(card in self.public(owner) for owner in range(self.players))

    def is_public(self, owner: int, card: int) -> bool:
        """Whether all seats know the front of a card of a seat's hand or houses.  R9"""
        return bool(self.followed) and card in self.public(owner)

    def source(self) -> int:
        """The person, ship or exchange card whose effect asks, -1 for none."""
        step = self.asked
        return int(step[-1]) if step and step[0] in _WITH_SOURCE else -1

    def scores(self) -> list[int]:
        """Points if the game ended now: everything of the final scoring.  R132, R135"""
        return self.game.scores(self)

    def ranking(self) -> list[int]:
        """Places: points, then guilders.  R134"""
        strength = list(zip(self.scores(), self.guilders, strict=True))
        return [1 + sum(other > mine for other in strength) for mine in strength]

    def key(self) -> tuple[Any, ...]:
        """Everything that a position is, for comparing."""
        values = tuple(repr(getattr(self, name)) for name in (*_KEYED, "offers"))
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
    new.players = old.players
    new.decision = old.decision
    new.actor = old.actor
    new.round = old.round
    new.turn = old.turn
    new.revealed = old.revealed
    new.start = old.start
    new.active = old.active
    new.phase = old.phase
    new.turns = old.turns
    new.played = old.played
    new.last_round = old.last_round
    new.reserve_used = old.reserve_used
    new.naming = old.naming
    new.free_canal = old.free_canal
    new.statues_left = old.statues_left
    new.exchange = old.exchange
    new.markers = old.markers
    new.used = old.used
    new.asked = old.asked
    new.agenda = old.agenda[:]
    new.dice = old.dice[:]
    new.reserve = old.reserve[:]
    new.discard = old.discard[:]
    new.drawn = old.drawn[:]
    new.followed = old.followed[:]
    new.guilders = old.guilders[:]
    new.points = old.points[:]
    new.steps = old.steps[:]
    new.statues = old.statues[:]
    new.turned = old.turned[:]
    new.own = old.own[:]
    new.workers = old.workers[:]
    new.threats = old.threats[:]
    new.tiles = old.tiles[:]
    new.crowned = old.crowned[:]
    new.docks = old.docks[:]
    new.exchange_pile = old.exchange_pile[:]
    new.piles = [inner[:] for inner in old.piles] if old.piles else []
    new.hand = [inner[:] for inner in old.hand] if old.hand else []
    new.houses = [inner[:] for inner in old.houses] if old.houses else []
    new.persons = [inner[:] for inner in old.persons] if old.persons else []
    new.pets = [inner[:] for inner in old.pets] if old.pets else []
    new.ship_piles = [inner[:] for inner in old.ship_piles] if old.ship_piles else []
    new.ship_trays = [inner[:] for inner in old.ship_trays] if old.ship_trays else []
