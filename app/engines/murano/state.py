"""A position of Murano: flat lists, copied by hand."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from app.engines.chance import Rng, fresh
from app.engines.contract import NOBODY, Action, Event
from app.engines.murano.components import (
    BEADS,
    BEADS_EACH,
    CELLS,
    CHARACTERS,
    CHARACTERS_REMOVED,
    EMPTY,
    FACE,
    FOUR_PLAYERS_ONLY,
    GLASSWORKS,
    IN_SUPPLY,
    ISLAND_OF,
    LOOK_BITS,
    MOST_PLAYERS,
    N_DOCKS,
    N_ISLANDS,
    N_SHIPS,
    OWN_AT,
    OWN_GLASSWORKS,
    OWN_GONDOLIERS,
    OWN_SHOP,
    OWN_WIDTH,
    READY,
    SORTS,
    SPECIAL,
    SPECIALS,
    START_GOLD,
    START_VP,
    columns_of,
    islands_in_play,
    tiles_of,
    width,
)
from app.engines.murano.decks import NO_BELIEF, may_be
from app.engines.murano.flow import ask_again, run
from app.engines.murano.handlers import HANDLERS
from app.engines.murano.hidden import deal
from app.engines.murano.scoring import FINISH

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from app.engines.murano.decks import Belief
    from app.engines.murano.game import Murano

TRIES = 200
"""Deals of the hidden things until the decision that was asked can be asked."""

# fmt: off
_PLAIN = (
    "players", "decision", "actor", "round", "turn", "revealed", "start", "active", "target", "sharing", "glassworks",
    "specials_left", "laid", "drawn_street", "bought", "red_moved", "ended", "turns_left", "passes", "still",
    "owes_bead", "asked",
)
_LISTS = (
    "agenda", "ships", "before", "plan", "cells", "markers", "docks", "tally", "streets", "shops", "palaces", "removed",
    "characters", "specials", "known", "specials_known", "boxed", "drawn", "drawn_known", "bag", "gold", "vp", "ready",
    "supply", "own_glassworks", "own_specials", "recruited", "cards", "fresh", "looks", "used",
)
_SHARED = (
    "columns", "game", "islands", "observer", "offers", "options", "rng", "trace",
    "beliefs", "chance_events", "scoring",  # no part of the digest
)
_NESTED = ("own_shops", "own_palaces", "hand", "scored", "beads")
# fmt: on


class State:
    """See ``app.engines.contract.State``; the fields that others may read are listed here.

    Attributes:
        observer: Seat for which the hidden things were dealt (``resample``), or nobody: all is as it is.
        start: Start player.  active: seat whose turn it is (``actor`` may differ before the first turn and at the end).
        ships: Space of each ship; ship 0 is the red one.
        before: Where they stood before the plan.  plan: moves (ship, space) of the plan being made.
        target: Space the active player acts on, -1 for none.  sharing: whether the red ship joins another there.
        cells: Tile on each cell (``EMPTY`` to ``SPECIAL``); markers: seat whose marker lies there, or -1.
        docks: Seat whose gondolier stands at each gondola (island * 4 + colour), or -1.
        tally: Table of counts, ``width(players)`` columns per island.
        streets, shops, palaces: Face-down stacks, top last; hidden.  glassworks, specials_left: counts.
        removed: The palace out of the game; hidden.
        characters, specials: Decks, top last; hidden but for what a seat put under them
            (``known``, ``specials_known``: bit masks of seats beside each card).
        boxed: Characters out of the game; hidden.
        drawn: Character or special building cards that ``actor`` is looking at; ``drawn_known`` as above.
        drawn_street: Street to be placed, or ``EMPTY``.  laid: tiles laid in this Build action.
        bag: Beads in the bag by colour.
        gold, vp, ready, supply: Per seat; ``ready`` gondoliers before the player, ``supply`` in the general supply.
        own_shops, own_palaces: Per seat: unbuilt tiles in the order bought (``tag``; hidden faces).
        own_glassworks, own_specials: Per seat: how many unbuilt.
        hand: Per seat: characters not scored; hidden until the end.  scored: those scored, in order.
        used: Per seat and island (seat * islands + island): gondoliers that have served a card.
        recruited: Per seat: characters bought so far.
        cards: Per seat: bit mask of special building cards; ``fresh`` those of this turn.
        looks: Per seat: how often it has looked the shops and the palaces through.
        beads: Per seat: beads by colour.  owes_bead: whether one goes back at the end of the turn (R84).
        beliefs: Per seat: where characters may lie that it knew and lost sight of (``decks``).
        scoring: How often a step of the scoring has shown something.
        passes: Turns in a row that were passed.  still: turns in a row without a tile leaving a supply.
        ended: Whether the end has been triggered; turns_left: turns still to come then.
    """

    __slots__ = (*_SHARED, *_PLAIN, *_LISTS, *_NESTED)

    game: Murano
    rng: Rng
    trace: list[Event] | None
    offers: list[Action]
    options: Mapping[str, Any]
    islands: tuple[int, ...]
    columns: int
    observer: int
    players: int
    decision: str
    actor: int
    round: int
    turn: int
    revealed: int
    chance_events: int
    scoring: int
    beliefs: list[Belief]
    start: int
    active: int
    target: int
    sharing: bool
    glassworks: int
    specials_left: int
    laid: int
    drawn_street: int
    bought: int
    red_moved: bool
    ended: bool
    turns_left: int
    passes: int
    still: int
    owes_bead: bool
    asked: tuple[Any, ...]
    agenda: list[tuple[Any, ...]]
    ships: list[int]
    before: list[int]
    plan: list[tuple[int, int]]
    cells: list[int]
    markers: list[int]
    docks: list[int]
    tally: list[int]
    streets: list[int]
    shops: list[int]
    palaces: list[int]
    removed: list[int]
    characters: list[int]
    specials: list[int]
    known: list[int]
    specials_known: list[int]
    boxed: list[int]
    drawn: list[int]
    drawn_known: list[int]
    bag: list[int]
    gold: list[int]
    vp: list[int]
    ready: list[int]
    supply: list[int]
    own_glassworks: list[int]
    own_specials: list[int]
    recruited: list[int]
    cards: list[int]
    fresh: list[int]
    looks: list[int]
    used: list[int]
    own_shops: list[list[int]]
    own_palaces: list[list[int]]
    hand: list[list[int]]
    scored: list[list[int]]
    beads: list[list[int]]

    def __init__(self, game: Murano, players: int, options: Mapping[str, Any], rng: Rng) -> None:
        """Nothing on the map, the bag full, and what everybody begins with.  R7, R14, R16"""
        self.game = game
        self.options = options
        self.rng = rng
        self.trace = None
        self.offers = []
        self.islands = islands_in_play(players)
        self.columns = width(players)
        self.observer = NOBODY
        self.players = players
        self.decision = ""
        self.actor = NOBODY
        self.round = 1
        self.turn = self.revealed = self.chance_events = self.scoring = self.start = self.active = 0
        self.target = -1
        self.sharing = self.red_moved = self.ended = self.owes_bead = False
        self.laid = self.drawn_street = self.bought = self.turns_left = self.passes = self.still = 0
        self.asked = ()
        self.agenda, self.ships, self.before, self.plan = [], [], [], []
        self.cells = [EMPTY] * len(CELLS)
        self.markers = [-1] * len(CELLS)
        self.docks = [-1] * (N_ISLANDS * N_DOCKS)
        self.tally = [0] * (N_ISLANDS * self.columns)
        self.streets, self.shops, self.palaces, self.removed = [], [], [], []
        self.glassworks = self.specials_left = 0
        self.characters, self.specials, self.known, self.specials_known = [], [], [], []
        self.boxed, self.drawn, self.drawn_known = [], [], []
        self.bag = [BEADS_EACH] * len(BEADS)
        self.gold = [START_GOLD] * players
        self.vp = [START_VP] * players
        self.ready = [READY] * players
        self.supply = [IN_SUPPLY] * players
        self.own_glassworks = [0] * players
        self.own_specials = [0] * players
        self.recruited = [0] * players
        self.cards = [0] * players
        self.fresh = [0] * players
        self.looks = [0] * (2 * players)
        self.used = [0] * (N_ISLANDS * players)
        self.own_shops = [[] for _ in range(players)]
        self.own_palaces = [[] for _ in range(players)]
        self.hand = [[] for _ in range(players)]
        self.beliefs = [NO_BELIEF] * players
        self.scored = [[] for _ in range(players)]
        self.beads = [[0] * len(BEADS) for _ in range(players)]

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
        self.offers = []
        HANDLERS[action[0]](self, action)
        run(self)

    def clone(self) -> State:
        """See the contract."""
        new = State.__new__(State)
        new.game = self.game
        new.options = self.options
        new.islands = self.islands
        new.columns = self.columns
        new.observer = self.observer
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
        new.scoring = self.scoring
        new.beliefs = self.beliefs[:]
        new.start = self.start
        new.active = self.active
        new.target = self.target
        new.sharing = self.sharing
        new.glassworks = self.glassworks
        new.specials_left = self.specials_left
        new.laid = self.laid
        new.drawn_street = self.drawn_street
        new.bought = self.bought
        new.red_moved = self.red_moved
        new.ended = self.ended
        new.turns_left = self.turns_left
        new.passes = self.passes
        new.still = self.still
        new.owes_bead = self.owes_bead
        new.asked = self.asked
        new.agenda = self.agenda[:]
        new.ships = self.ships[:]
        new.before = self.before[:]
        new.plan = self.plan[:]
        new.cells = self.cells[:]
        new.markers = self.markers[:]
        new.docks = self.docks[:]
        new.tally = self.tally[:]
        new.streets = self.streets[:]
        new.shops = self.shops[:]
        new.palaces = self.palaces[:]
        new.removed = self.removed[:]
        new.characters = self.characters[:]
        new.specials = self.specials[:]
        new.known = self.known[:]
        new.specials_known = self.specials_known[:]
        new.boxed = self.boxed[:]
        new.drawn = self.drawn[:]
        new.drawn_known = self.drawn_known[:]
        new.bag = self.bag[:]
        new.gold = self.gold[:]
        new.vp = self.vp[:]
        new.ready = self.ready[:]
        new.supply = self.supply[:]
        new.own_glassworks = self.own_glassworks[:]
        new.own_specials = self.own_specials[:]
        new.recruited = self.recruited[:]
        new.cards = self.cards[:]
        new.fresh = self.fresh[:]
        new.looks = self.looks[:]
        new.used = self.used[:]
        new.own_shops = [tiles[:] for tiles in self.own_shops]
        new.own_palaces = [tiles[:] for tiles in self.own_palaces]
        new.hand = [cards[:] for cards in self.hand]
        new.scored = [cards[:] for cards in self.scored]
        new.beads = [beads[:] for beads in self.beads]
        return new

    def resample(self, observer: int, rng: Random) -> State:
        """A clone in which stacks, decks, unbuilt tiles and characters of others are dealt anew.  R5

        The true order of what is dealt leaves no trace: equal knowledge and seed give equal deals.
        """
        new = self.clone()
        new.rng = fresh(rng)
        new.observer = observer
        for _ in range(TRIES):
            deal(new, observer, rng)
            if observer == self.actor or self.over() or ask_again(new):
                return new
        new.offers = [FINISH]  # only at the scoring can it be that somebody's new characters score nothing
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
        return bool((self.cards[seat] & ~self.fresh[seat]) >> card & 1)

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
        """Everything that decides the rest of the game, for comparing and the digest.

        Records keep the digest of each ply, so what is counted here is counted as ever: without
        what the scoring shows by its steps.
        """
        facts = {name: getattr(self, name) for name in (*_PLAIN, *_LISTS, *_NESTED)}
        facts["revealed"] -= self.scoring
        return (*map(repr, facts.values()), repr(sorted(self.options.items())), self.rng.seed, self.rng.events)

    def digest(self) -> str:
        """See the contract."""
        return blake2b(repr(self.key()).encode(), digest_size=8).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    __hash__ = None  # type: ignore[assignment]  # a position changes in place

    def check(self) -> None:
        """See the contract: tiles, cards, beads and gondoliers conserved, the table right."""
        self._check_tiles()
        self._check_cards()
        assert len(self.ships) == N_SHIPS
        doubled = N_SHIPS - len(set(self.ships))
        assert doubled <= 1, "more than two ships share a space"
        assert not doubled or self.ships.count(self.ships[0]) == 2, "a pair contains the red ship"
        for colour in range(len(BEADS)):
            assert self.bag[colour] + sum(beads[colour] for beads in self.beads) <= BEADS_EACH, "beads"
        for seat in range(self.players):
            placed = self.docks.count(seat)
            assert self.ready[seat] + self.supply[seat] + placed == READY + IN_SUPPLY, "gondoliers"
            assert min(self.gold[seat], self.vp[seat], self.ready[seat], self.supply[seat]) >= 0
        assert self.tally == self.table(), "table"
        assert self.actor == NOBODY or self.offers, "nothing is legal"
        assert len(set(self.offers)) == len(self.offers), "an action is offered twice"

    def _check_tiles(self) -> None:
        on_map = [tile for tile in self.cells if tile != EMPTY]
        shops = [tile & FACE for tiles in (self.shops, *self.own_shops) for tile in tiles]
        palaces = [tile & FACE for tiles in (self.palaces, self.removed, *self.own_palaces) for tile in tiles]
        drawn = [self.drawn_street] if self.drawn_street else []
        loose = [*self.streets, *drawn, *shops, *palaces]
        loose += [GLASSWORKS] * (self.glassworks + sum(self.own_glassworks))
        loose += [SPECIAL] * (self.specials_left + sum(self.own_specials))
        expected = [tile for sort in SORTS for tile in tiles_of(sort, self.players)]
        assert sorted(on_map + loose) == sorted(expected), "tiles lost"
        for cell, tile in enumerate(self.cells):
            assert tile == EMPTY or ISLAND_OF[cell] in self.islands

    def _check_cards(self) -> None:
        hands = [card for cards in (*self.hand, *self.scored) for card in cards]
        drawn = self.drawn if self.decision in ("choose_character", "start_character") else []
        every = [card for card in range(len(CHARACTERS)) if self.players == MOST_PLAYERS or not FOUR_PLAYERS_ONLY[card]]
        assert sorted([*self.characters, *self.boxed, *hands, *drawn]) == every, "characters lost"
        assert len(self.boxed) == CHARACTERS_REMOVED
        assert len(self.known) == len(self.characters)
        assert len(self.specials_known) == len(self.specials)
        assert len(self.drawn_known) == len(self.drawn)
        assert all(map(may_be, self.beliefs)), "R5"
        owned = [card for card in range(len(SPECIALS)) if any(mask >> card & 1 for mask in self.cards)]
        drawn = self.drawn if self.decision == "choose_special_card" else []
        assert sorted([*self.specials, *owned, *drawn]) == list(range(len(SPECIALS))), "special cards lost"

    def table(self) -> list[int]:
        """The figures of the islands (``tally``), counted from scratch."""
        table = [0] * (N_ISLANDS * self.columns)
        for cell, tile in enumerate(self.cells):
            for column in columns_of(tile, self.markers[cell]):
                table[ISLAND_OF[cell] * self.columns + column] += 1
        for dock, seat in enumerate(self.docks):
            if seat >= 0:
                table[dock // N_DOCKS * self.columns + OWN_AT + OWN_WIDTH * seat + OWN_GONDOLIERS] += 1
        return table
