"""A position of Murano: flat lists, copied by hand."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from app.engines.chance import Rng
from app.engines.contract import NOBODY, Action, BaseGame, Event
from app.engines.murano.beliefs import NO_BELIEF
from app.engines.murano.components import (
    BEADS,
    BEADS_EACH,
    CELLS,
    EMPTY,
    IN_SUPPLY,
    LOOK_BITS,
    N_DOCKS,
    N_ISLANDS,
    N_KINDS,
    OWN_AT,
    OWN_GLASSWORKS,
    OWN_SHOP,
    OWN_WIDTH,
    READY,
    START_GOLD,
    START_VP,
    STREET_CELLS,
    islands_in_play,
    width,
)
from app.engines.native import mypyc_attr

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from app.engines.murano.beliefs import Belief

SLOTS = (
    "game",
    "options",
    "rng",
    "trace",
    "offers",
    "islands",
    "columns",
    "observer",
    "chance_events",
    "beliefs",
    "players",
    "decision",
    "actor",
    "round",
    "turn",
    "revealed",
    "start",
    "active",
    "target",
    "sharing",
    "glassworks",
    "specials_left",
    "laid",
    "drawn_street",
    "bought",
    "red_moved",
    "ended",
    "turns_left",
    "passes",
    "still",
    "owes_bead",
    "asked",
    "agenda",
    "ships",
    "before",
    "plan",
    "cells",
    "markers",
    "docks",
    "tally",
    "gaps",
    "sites",
    "earning",
    "makers",
    "streets",
    "shops",
    "palaces",
    "removed",
    "characters",
    "specials",
    "known",
    "specials_known",
    "boxed",
    "drawn",
    "drawn_known",
    "bag",
    "gold",
    "vp",
    "earned",
    "ready",
    "supply",
    "own_glassworks",
    "own_specials",
    "recruited",
    "cards",
    "fresh",
    "looks",
    "used",
    "own_shops",
    "own_palaces",
    "hand",
    "scored",
    "beads",
)
"""All fields, as declared in ``State.__init__``; written by ``packaging/fields.py``."""

_GIVEN = ("game", "options", "rng", "trace", "offers", "islands", "columns", "observer")
FOLLOWS = ("gaps", "sites", "earning", "makers")
"""Fields that follow from the tiles (``ground``)."""
_APART = (*_GIVEN, *FOLLOWS, "revealed", "chance_events", "beliefs", "earned")
"""Fields that ``key`` leaves out or looks at in its own way."""
_KEYED = tuple(name for name in SLOTS if name not in _APART)


@mypyc_attr(serializable=True)
class State:
    """See ``app.engines.contract.State``; the fields, and what they mean, are declared in ``__init__``."""

    __slots__ = SLOTS

    def __init__(self, game: BaseGame, players: int, options: Mapping[str, Any], rng: Rng) -> None:
        """Nothing on the map, the bag full, and what everybody begins with.  R7, R14, R16"""
        self.game: BaseGame = game
        self.options: Mapping[str, Any] = options
        self.rng: Rng = rng
        self.trace: list[Event] | None = None
        self.offers: list[Action] = []  # What is legal; replaced, never changed in place
        self.islands: tuple[int, ...] = islands_in_play(players)  # Islands in play
        self.columns: int = width(players)  # Columns of ``tally``
        # Seat for which the hidden things were dealt (``resample``), or nobody: all is as it is.
        self.observer: int = NOBODY
        self.chance_events: int = 0  # Counts only
        # Per seat: where characters may lie that it knew and lost sight of (``decks``).
        self.beliefs: list[Belief] = [NO_BELIEF] * players

        self.players: int = players
        self.decision: str = ""
        self.actor: int = NOBODY
        self.round: int = 1
        self.turn: int = 0
        self.revealed: int = 0
        self.start: int = 0  # Start player
        self.active: int = 0  # Seat whose turn it is (``actor`` may differ before the first turn and at the end)
        self.target: int = -1  # Space the active player acts on, -1 for none
        self.sharing: bool = False  # Whether the red ship joins another there
        self.glassworks: int = 0  # Glass factories left
        self.specials_left: int = 0  # Special buildings left
        self.laid: int = 0  # Tiles laid in this Build action
        self.drawn_street: int = 0  # Street to be placed, or ``EMPTY``
        self.bought: int = 0  # Stack that is being bought from
        self.red_moved: bool = False  # Whether the red ship has moved in this turn
        self.ended: bool = False  # Whether the end has been triggered
        self.turns_left: int = 0  # Turns still to come once it has been
        self.passes: int = 0  # Turns in a row that were passed
        self.still: int = 0  # Turns in a row without a tile leaving a supply
        self.owes_bead: bool = False  # Whether one goes back at the end of the turn (R84)
        self.asked: tuple[Any, ...] = ()  # Step of the agenda that asks the present decision
        self.agenda: list[tuple[Any, ...]] = []  # Steps to come, the next one last
        self.ships: list[int] = []  # Space of each ship; ship 0 is the red one
        self.before: list[int] = []  # Where they stood before the plan
        self.plan: list[tuple[int, int]] = []  # Moves (ship, space) of the plan being made
        self.cells: list[int] = [EMPTY] * len(CELLS)  # Tile on each cell (``EMPTY`` to ``SPECIAL``)
        self.markers: list[int] = [-1] * len(CELLS)  # Seat whose marker lies there, or -1
        # Seat whose gondolier stands at each gondola (island * 4 + colour), or -1.
        self.docks: list[int] = [-1] * (N_ISLANDS * N_DOCKS)
        # Table of counts, ``width(players)`` columns per island.
        self.tally: list[int] = [0] * (N_ISLANDS * self.columns)
        self.gaps: tuple[int, ...] = STREET_CELLS[players]  # Empty street spaces
        self.sites: tuple[int, ...] = ()  # Empty building spaces that touch a street tile
        self.earning: int = 0  # Bit mask of the seats with income on some island
        self.makers: int = 0  # Bit mask of the seats with a glass factory on some island
        self.streets: list[int] = []  # Face-down stacks, top last; hidden
        self.shops: list[int] = []  # Face-down stacks, top last; hidden
        self.palaces: list[int] = []  # Face-down stacks, top last; hidden
        self.removed: list[int] = []  # The palace out of the game; hidden
        self.characters: list[int] = []  # Deck, top last; hidden but for what a seat put under it
        self.specials: list[int] = []  # Deck, top last; hidden but for what a seat put under it
        self.known: list[int] = []  # By card of ``characters``: bit mask of the seats that know it there
        self.specials_known: list[int] = []  # By card of ``specials``: likewise
        self.boxed: list[int] = []  # Characters out of the game; hidden
        self.drawn: list[int] = []  # Cards of a deck that ``actor`` is looking at
        self.drawn_known: list[int] = []  # By card of ``drawn``: bit mask of the seats that know it
        self.bag: list[int] = [BEADS_EACH] * len(BEADS)  # Beads in the bag by colour
        self.gold: list[int] = [START_GOLD] * players  # Per seat
        self.vp: list[int] = [START_VP] * players  # Per seat
        # Per seat and kind (seat * kinds + kind): points that came of it, for ``score_parts``; nothing depends on it.
        self.earned: list[int] = [0] * (N_KINDS * players)
        self.ready: list[int] = [READY] * players  # Per seat: gondoliers before the player
        self.supply: list[int] = [IN_SUPPLY] * players  # Per seat: gondoliers in the general supply
        self.own_glassworks: list[int] = [0] * players  # Per seat: how many unbuilt
        self.own_specials: list[int] = [0] * players  # Per seat: how many unbuilt
        self.recruited: list[int] = [0] * players  # Per seat: characters bought so far
        self.cards: list[int] = [0] * players  # Per seat: bit mask of special building cards
        self.fresh: list[int] = [0] * players  # Per seat: bit mask of those got in this turn, which do not work yet
        # Per seat: how often it has looked the shops and the palaces through.
        self.looks: list[int] = [0] * (2 * players)
        # Per seat and island (seat * islands + island): gondoliers that have served a card.
        self.used: list[int] = [0] * (N_ISLANDS * players)
        # Per seat: unbuilt tiles in the order bought (``tag``; hidden faces).
        self.own_shops: list[list[int]] = [[] for _ in range(players)]
        # Per seat: unbuilt tiles in the order bought (``tag``; hidden faces).
        self.own_palaces: list[list[int]] = [[] for _ in range(players)]
        # Per seat: characters not scored; hidden until the end.
        self.hand: list[list[int]] = [[] for _ in range(players)]
        self.scored: list[list[int]] = [[] for _ in range(players)]  # Per seat: characters scored, in order
        self.beads: list[list[int]] = [[0] * len(BEADS) for _ in range(players)]  # Per seat: beads by colour

    # -- playing

    def ask(self, decision: str, seat: int, offers: list[Action]) -> None:
        """Let a seat decide; without an option the decision is left out.  R28"""
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

    def over(self) -> bool:
        """Whether the game is over and every hand is open.  R5"""
        return self.decision == "over"

    def tag(self, face: int, sort: int) -> int:
        """A hidden tile with how often each seat has looked its stack through by now.  R5"""
        for seat in range(self.players):
            face |= self.looks[2 * seat + sort] << LOOK_BITS * (1 + seat)
        return face

    def owns(self, seat: int, card: int) -> bool:
        """Whether a special building card of a seat works by now.  R55"""
        return (self.cards[seat] & ~self.fresh[seat]) >> card & 1 != 0

    def count(self, island: int, column: int) -> int:
        """A figure of an island's table."""
        return self.tally[island * self.columns + column]

    def own(self, island: int, seat: int, column: int) -> int:
        """A figure of a seat on an island."""
        return self.tally[island * self.columns + OWN_AT + OWN_WIDTH * seat + column]

    def buildings_of(self, island: int, seat: int) -> int:
        """Glass factories and shops with the seat's marker.  R64"""
        first = island * self.columns + OWN_AT + OWN_WIDTH * seat
        return sum(self.tally[first + OWN_SHOP : first + OWN_GLASSWORKS + 1])

    def built_glassworks(self, seat: int) -> int:
        """Own glass factories on all islands.  R40"""
        tally, columns = self.tally, self.columns
        own = OWN_AT + OWN_WIDTH * seat + OWN_GLASSWORKS
        return sum([tally[island * columns + own] for island in self.islands])

    def scores(self) -> list[int]:
        """Points on the track.

        Before the scoring they say nothing about characters and gondoliers: these would betray
        hidden cards (R5); see ``scoring.expected`` for what a seat may work out for itself.
        """
        return self.vp[:]

    def ranking(self) -> list[int]:
        """Places: points, then gold.  R65"""
        strength = list(zip(self.vp, self.gold, strict=True))
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
    new.islands = old.islands
    new.columns = old.columns
    new.observer = old.observer
    new.chance_events = old.chance_events
    new.beliefs = old.beliefs[:]
    new.players = old.players
    new.decision = old.decision
    new.actor = old.actor
    new.round = old.round
    new.turn = old.turn
    new.revealed = old.revealed
    new.start = old.start
    new.active = old.active
    new.target = old.target
    new.sharing = old.sharing
    new.glassworks = old.glassworks
    new.specials_left = old.specials_left
    new.laid = old.laid
    new.drawn_street = old.drawn_street
    new.bought = old.bought
    new.red_moved = old.red_moved
    new.ended = old.ended
    new.turns_left = old.turns_left
    new.passes = old.passes
    new.still = old.still
    new.owes_bead = old.owes_bead
    new.asked = old.asked
    new.agenda = old.agenda[:]
    new.ships = old.ships[:]
    new.before = old.before[:]
    new.plan = old.plan[:]
    new.cells = old.cells[:]
    new.markers = old.markers[:]
    new.docks = old.docks[:]
    new.tally = old.tally[:]
    new.gaps = old.gaps
    new.sites = old.sites
    new.earning = old.earning
    new.makers = old.makers
    new.streets = old.streets[:]
    new.shops = old.shops[:]
    new.palaces = old.palaces[:]
    new.removed = old.removed[:]
    new.characters = old.characters[:]
    new.specials = old.specials[:]
    new.known = old.known[:]
    new.specials_known = old.specials_known[:]
    new.boxed = old.boxed[:]
    new.drawn = old.drawn[:]
    new.drawn_known = old.drawn_known[:]
    new.bag = old.bag[:]
    new.gold = old.gold[:]
    new.vp = old.vp[:]
    new.earned = old.earned[:]
    new.ready = old.ready[:]
    new.supply = old.supply[:]
    new.own_glassworks = old.own_glassworks[:]
    new.own_specials = old.own_specials[:]
    new.recruited = old.recruited[:]
    new.cards = old.cards[:]
    new.fresh = old.fresh[:]
    new.looks = old.looks[:]
    new.used = old.used[:]
    new.own_shops = [inner[:] for inner in old.own_shops] if old.own_shops else []
    new.own_palaces = [inner[:] for inner in old.own_palaces] if old.own_palaces else []
    new.hand = [inner[:] for inner in old.hand] if old.hand else []
    new.scored = [inner[:] for inner in old.scored] if old.scored else []
    new.beads = [inner[:] for inner in old.beads] if old.beads else []
