"""A position of the Taverns: flat lists per seat, copied by hand."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from app.engines.chance import Rng, fresh, mix
from app.engines.contract import NOBODY, Action, BaseGame, Event
from app.engines.native import mypyc_attr
from app.engines.taverns.components import (
    BOOK,
    DISHWASHER,
    ENTERTAINERS,
    FROM_LEVEL,
    JOKER,
    NO_CARD,
    NOBLE,
    POINTS,
    REPUTATION,
    SCHNAPPS_POINTS,
    SUPPLY,
    TILES,
    WASH_PLACE,
)

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random


PLACING, SERVICE, ELSEWHEN = "E", "F", ""
SETTING_UP = frozenset({"", "choose_start_card", "choose_removed_regulars"})
"""Decisions before the first evening."""

SLOTS = (
    "game",
    "options",
    "rng",
    "trace",
    "offers",
    "chance_events",
    "players",
    "level",
    "tournament",
    "decision",
    "actor",
    "round",
    "turn",
    "revealed",
    "start",
    "active",
    "phase",
    "drafted",
    "doubloons",
    "beer",
    "on_till",
    "on_barrel",
    "raised",
    "take_backs",
    "bought",
    "recruited",
    "bards_used",
    "short",
    "ban_from",
    "covered",
    "agenda",
    "supply",
    "three_stack",
    "display",
    "guest_deck",
    "removed",
    "hidden",
    "nobles",
    "stored_doubloons",
    "stored_beer",
    "schnapps",
    "counter_guests",
    "tiles",
    "fresh",
    "monastery",
    "reputation",
    "start_cards",
    "taken",
    "dice",
    "on_seat",
    "on_delivery",
    "on_monk",
    "deck",
    "discard",
    "laid",
    "seated",
    "book",
    "sides",
    "white",
    "coloured",
    "coaster",
)
"""All fields, as declared in ``State.__init__``; written by ``packaging/fields.py``."""

_APART = ("game", "options", "rng", "trace", "offers", "revealed", "chance_events", "ban_from")
"""Fields that ``key`` leaves out or looks at in its own way."""
_KEYED = tuple(name for name in SLOTS if name not in _APART)


@mypyc_attr(serializable=True)
class State:
    """See ``app.engines.contract.State``; the fields, and what they mean, are declared in ``__init__``.

    Cards laid out (R6) are those of ``laid`` and ``seated`` and the stack of ``nobles``.
    """

    __slots__ = SLOTS

    def __init__(self, game: BaseGame, players: int, options: Mapping[str, Any], rng: Rng) -> None:
        self.game: BaseGame = game
        self.options: Mapping[str, Any] = options
        self.rng: Rng = rng
        self.trace: list[Event] | None = None
        self.offers: list[Action] = []  # What is legal; replaced, never changed in place
        self.chance_events: int = 0  # Counts only

        self.players: int = players
        self.level: int = options["level"]  # Module level 1-5
        self.tournament: bool = options["tournament"]
        self.decision: str = ""
        self.actor: int = NOBODY
        self.round: int = 1
        self.turn: int = 1 if self.level >= 4 else 0  # choosing start cards is a turn
        self.revealed: int = 0
        self.start: int = 0  # Start player of the round
        self.active: int = 0  # Seat whose turn (phases E and F) it is
        self.phase: str = ELSEWHEN  # ``"E"``, ``"F"`` or ``""``
        self.drafted: int = 0
        self.doubloons: int = 0  # Income of the active player this evening
        self.beer: int = 0  # Likewise
        self.on_till: int = 0  # Face of the die there, 0 for none
        self.on_barrel: int = 0  # Face of the die there, 0 for none
        self.raised: int = 0
        self.take_backs: int = 0
        self.bought: int = 0  # Bit mask of the types bought this turn
        self.recruited: int = 0  # Guests recruited this turn
        self.bards_used: int = 0  # Bard steps used this turn
        self.short: int = 0
        self.ban_from: str = ""  # What brought the ban that is asked; tells why, and decides nothing
        self.covered: int = -1  # Place of the display whose guest lies face down; -1 for none
        self.agenda: list[tuple[Any, ...]] = []  # Steps to come, the next one last
        # Tavern cards left, by kind.
        self.supply: list[int] = [
            count if self.level >= level else 0 for count, level in zip(SUPPLY, FROM_LEVEL, strict=True)
        ]
        self.three_stack: list[int] = []  # The open stack of 3-beer guests, top last
        self.display: list[int] = []  # Guests on display by place; ``NO_CARD`` where a place is empty
        self.guest_deck: list[int] = []  # Face-down guests, top last; hidden
        self.removed: list[int] = []  # Cards that left the game
        self.hidden: list[int] = [0] * players
        self.nobles: list[int] = [0] * players  # Per seat: nobles in the stack on their one table
        self.stored_doubloons: list[int] = [0] * players
        self.stored_beer: list[int] = [0] * players
        self.schnapps: list[int] = [0] * players
        self.counter_guests: list[int] = [0] * players
        self.tiles: list[int] = [0] * players  # Per seat: bit mask of the upgraded tiles
        self.fresh: list[int] = [0] * players  # Per seat: upgraded tiles that work from the next round on
        self.monastery: list[int] = [0] * players
        self.reputation: list[int] = [0] * players
        self.start_cards: list[int] = []
        self.taken: list[int] = [-1] * players
        self.dice: list[int] = [0] * (JOKER + 1)  # Unplaced dice of the active player, by face (``JOKER`` is 7)
        self.on_seat: list[int] = []  # Face of the die on each seat, 0 for none
        self.on_delivery: list[int] = [0] * (JOKER + 1)  # Dice there by face
        self.on_monk: list[int] = [0] * (JOKER + 1)  # Dice there by face
        # Per seat: draw pile, top last; its lowest ``hidden[seat]`` cards lie in an unknown order.
        self.deck: list[list[int]] = [[] for _ in range(players)]
        self.discard: list[list[int]] = [[] for _ in range(players)]  # Per seat: discard pile
        # Per seat: tavern cards laid out this round, in order.
        self.laid: list[list[int]] = [[] for _ in range(players)]
        # Per seat: card at each occupied table, ``NO_CARD`` where he was banned or juggled away.
        self.seated: list[list[int]] = [[] for _ in range(players)]
        self.book: list[list[int]] = [[0] * len(BOOK) for _ in range(players)]  # Per seat: signatures by column
        # Per seat: side of each entertainer (0 not taken, 1 A, 2 B).
        self.sides: list[list[int]] = [[0] * len(ENTERTAINERS) for _ in range(players)]
        self.white: list[list[int]] = [[] for _ in range(players)]  # Per seat: faces of the white dice of this round
        # Per seat: faces of the coloured dice of this round.
        self.coloured: list[list[int]] = [[] for _ in range(players)]
        # Per seat: faces in front of this seat during the draft.
        self.coaster: list[list[int]] = [[] for _ in range(players)]

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
        """A clone with the shuffled parts of all draw piles and the face-down guests dealt anew.  R9

        Not even its owner knows a draw pile, so ``observer`` does not matter.
        """
        new = self.clone()
        new.rng = fresh(rng)
        for seat, hidden in enumerate(self.hidden):
            if hidden > 1:
                part = new.deck[seat][:hidden]
                mix(rng, part)
                new.deck[seat][:hidden] = part
        if new.covered >= 0:
            new.guest_deck.append(new.display[new.covered])
        mix(rng, new.guest_deck)
        if new.covered >= 0:
            new.display[new.covered] = new.guest_deck.pop()
        return new

    # -- asking

    def setting_up(self) -> bool:
        """Whether the start cards are still being chosen, before the first evening.  R160"""
        return self.decision in SETTING_UP

    def upgraded(self, seat: int, tile: int) -> bool:
        """Whether a tile has been turned over, working already or not."""
        return bool(self.tiles[seat] >> tile & 1)

    def works(self, seat: int, tile: int) -> bool:
        """Whether an upgraded tile gives its better result by now.  R82"""
        return bool((self.tiles[seat] & ~self.fresh[seat]) >> tile & 1)

    def value(self, seat: int, tile: int) -> int:
        """What a tile gives now: tables, dice, raises, beer, doubloons, steps or room.  R14, R82, R83"""
        return TILES[tile].upgraded if self.works(seat, tile) else TILES[tile].base

    def out(self, seat: int, card: int) -> int:
        """How many tavern cards of a kind a seat has laid out.  R6, R36"""
        return self.laid[seat].count(card)

    def raises(self, seat: int) -> int:
        """Raises of this evening: dishwashers and the wash place.  R58"""
        return self.laid[seat].count(DISHWASHER) + self.value(seat, WASH_PLACE)

    def owned(self, seat: int) -> list[int]:
        """All cards of a seat, those laid out included.  R6, R118"""
        seated = [card for card in self.seated[seat] if card not in (NO_CARD, NOBLE)]
        return [
            *self.deck[seat],
            *self.discard[seat],
            *self.laid[seat],
            *seated,
            *[NOBLE] * self.nobles[seat],
        ]

    def track(self) -> tuple[dict[str, Any], ...]:
        """The reputation track in play.  R146"""
        return REPUTATION["long" if self.level == 5 else "short"]

    def reputation_points(self, seat: int) -> int:
        """Points of the reputation marker if the game ended now.  R157

        On schnapps the last point space before; the signature likewise (ruling).
        """
        spaces = self.track()
        at = self.reputation[seat]
        while at > 0 and spaces[at]["type"] in ("schnapps", "signature"):
            at -= 1
        return int(spaces[at].get("vp", 0))

    def scores(self) -> list[int]:
        """Points of all cards owned, schnapps and reputation, also during play.  R118, R120, R140, R157"""
        return [
            sum(POINTS[card] for card in self.owned(seat))
            + SCHNAPPS_POINTS * self.schnapps[seat]
            + self.reputation_points(seat)
            for seat in range(self.players)
        ]

    def ranking(self) -> list[int]:
        """Places: points, then stored doubloons and beer together; all places alike (ruling).  R119"""
        goods = [money + beer for money, beer in zip(self.stored_doubloons, self.stored_beer, strict=True)]
        strength = list(zip(self.scores(), goods, strict=True))
        return [1 + sum(other > mine for other in strength) for mine in strength]

    def key(self) -> tuple[Any, ...]:
        """Everything that decides the rest of the game, for comparing and the digest."""
        values = tuple(repr(getattr(self, name)) for name in (*_KEYED, "offers"))
        return (*values, self.rng.seed, self.rng.events)

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
    new.players = old.players
    new.level = old.level
    new.tournament = old.tournament
    new.decision = old.decision
    new.actor = old.actor
    new.round = old.round
    new.turn = old.turn
    new.revealed = old.revealed
    new.start = old.start
    new.active = old.active
    new.phase = old.phase
    new.drafted = old.drafted
    new.doubloons = old.doubloons
    new.beer = old.beer
    new.on_till = old.on_till
    new.on_barrel = old.on_barrel
    new.raised = old.raised
    new.take_backs = old.take_backs
    new.bought = old.bought
    new.recruited = old.recruited
    new.bards_used = old.bards_used
    new.short = old.short
    new.ban_from = old.ban_from
    new.covered = old.covered
    new.agenda = old.agenda[:]
    new.supply = old.supply[:]
    new.three_stack = old.three_stack[:]
    new.display = old.display[:]
    new.guest_deck = old.guest_deck[:]
    new.removed = old.removed[:]
    new.hidden = old.hidden[:]
    new.nobles = old.nobles[:]
    new.stored_doubloons = old.stored_doubloons[:]
    new.stored_beer = old.stored_beer[:]
    new.schnapps = old.schnapps[:]
    new.counter_guests = old.counter_guests[:]
    new.tiles = old.tiles[:]
    new.fresh = old.fresh[:]
    new.monastery = old.monastery[:]
    new.reputation = old.reputation[:]
    new.start_cards = old.start_cards[:]
    new.taken = old.taken[:]
    new.dice = old.dice[:]
    new.on_seat = old.on_seat[:]
    new.on_delivery = old.on_delivery[:]
    new.on_monk = old.on_monk[:]
    new.deck = [inner[:] for inner in old.deck] if old.deck else []
    new.discard = [inner[:] for inner in old.discard] if old.discard else []
    new.laid = [inner[:] for inner in old.laid] if old.laid else []
    new.seated = [inner[:] for inner in old.seated] if old.seated else []
    new.book = [inner[:] for inner in old.book] if old.book else []
    new.sides = [inner[:] for inner in old.sides] if old.sides else []
    new.white = [inner[:] for inner in old.white] if old.white else []
    new.coloured = [inner[:] for inner in old.coloured] if old.coloured else []
    new.coaster = [inner[:] for inner in old.coaster] if old.coaster else []
