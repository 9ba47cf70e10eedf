"""A position of the Taverns: flat lists per seat, copied by hand."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from app.engines.chance import Rng, fresh, mix
from app.engines.contract import NOBODY, Action, Event
from app.engines.taverns.components import (
    BARD,
    BEER_STORAGE,
    BOOK,
    CARDS,
    COLOURED_DICE,
    DISHWASHER,
    DISPLAY_SIZE,
    ENTERTAINERS,
    EXTRA_GUESTS,
    FROM_LEVEL,
    GUESTS,
    GUESTS_PER_TURN,
    JOKER,
    MONASTERY,
    NO_CARD,
    NOBLE,
    POINTS,
    REGULARS,
    REPUTATION,
    ROWS,
    SAFE,
    SCHNAPPS_POINTS,
    SUPPLY,
    THREE_STACK,
    TILES,
    WASH_PLACE,
    WHITE_DICE,
)

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from app.engines.taverns.game import Taverns

PLACING, SERVICE, ELSEWHEN = "E", "F", ""
SETTING_UP = frozenset({"", "choose_start_card", "choose_removed_regulars"})
"""Decisions before the first evening."""

# fmt: off
_PLAIN = (
    "players", "level", "tournament", "decision", "actor", "round", "turn", "revealed", "start", "active", "phase",
    "drafted", "doubloons", "beer", "on_till", "on_barrel", "raised", "take_backs", "bought", "recruited",
    "bards_used", "short", "covered",
)
_LISTS = (
    "agenda", "supply", "three_stack", "display", "guest_deck", "removed", "hidden", "nobles", "stored_doubloons",
    "stored_beer", "schnapps", "counter_guests", "tiles", "fresh", "monastery", "reputation", "start_cards", "taken",
    "dice", "on_seat", "on_delivery", "on_monk",
)
_NESTED = ("deck", "discard", "laid", "seated", "book", "sides", "white", "coloured", "coaster")
# fmt: on


class State:
    """See ``app.engines.contract.State``; the fields that others may read are listed here.

    Cards laid out (R6) are those of ``laid`` and ``seated`` and the stack of ``nobles``.

    Attributes:
        level: Module level 1-5.
        start: Start player of the round.
        active: Seat whose turn (phases E and F) it is.
        phase: ``"E"``, ``"F"`` or ``""``.
        supply: Tavern cards left, by kind.
        three_stack: The open stack of 3-beer guests, top last.
        display: Guests on display by place; ``NO_CARD`` where a place is empty.
        covered: Place of the display whose guest lies face down; -1 for none.
        guest_deck: Face-down guests, top last; hidden.
        removed: Cards that left the game.
        deck: Per seat: draw pile, top last; its lowest ``hidden[seat]`` cards lie in an unknown order.
        discard: Per seat: discard pile.
        laid: Per seat: tavern cards laid out this round, in order.
        seated: Per seat: card at each occupied table, ``NO_CARD`` where he was banned or juggled away.
        nobles: Per seat: nobles in the stack on their one table.
        tiles: Per seat: bit mask of the upgraded tiles.
        fresh: Per seat: upgraded tiles that work from the next round on.
        book: Per seat: signatures by column.
        sides: Per seat: side of each entertainer (0 not taken, 1 A, 2 B).
        white, coloured: Per seat: faces of the dice of this round.
        coaster: Per seat: faces in front of this seat during the draft.
        dice: Unplaced dice of the active player, by face (``JOKER`` is 7).
        on_seat: Face of the die on each seat, 0 for none; on_till, on_barrel likewise.
        on_delivery, on_monk: Dice on these spaces by face.
        doubloons, beer: Income of the active player this evening.
        bought: Bit mask of the types bought this turn.
        recruited: Guests recruited this turn.
        bards_used: Bard steps used this turn.
    """

    __slots__ = ("chance_events", "game", "offers", "options", "rng", "trace", *_PLAIN, *_LISTS, *_NESTED)

    game: Taverns
    rng: Rng
    trace: list[Event] | None
    offers: list[Action]
    options: Mapping[str, Any]
    players: int
    level: int
    tournament: bool
    decision: str
    actor: int
    round: int
    turn: int
    revealed: int
    chance_events: int
    start: int
    active: int
    phase: str
    drafted: int
    doubloons: int
    beer: int
    on_till: int
    on_barrel: int
    raised: int
    take_backs: int
    bought: int
    recruited: int
    bards_used: int
    short: int
    covered: int
    agenda: list[tuple[Any, ...]]
    supply: list[int]
    three_stack: list[int]
    display: list[int]
    guest_deck: list[int]
    removed: list[int]
    hidden: list[int]
    nobles: list[int]
    stored_doubloons: list[int]
    stored_beer: list[int]
    schnapps: list[int]
    counter_guests: list[int]
    tiles: list[int]
    fresh: list[int]
    monastery: list[int]
    reputation: list[int]
    start_cards: list[int]
    taken: list[int]
    dice: list[int]
    on_seat: list[int]
    on_delivery: list[int]
    on_monk: list[int]
    deck: list[list[int]]
    discard: list[list[int]]
    laid: list[list[int]]
    seated: list[list[int]]
    book: list[list[int]]
    sides: list[list[int]]
    white: list[list[int]]
    coloured: list[list[int]]
    coaster: list[list[int]]

    def __init__(self, game: Taverns, players: int, options: Mapping[str, Any], rng: Rng) -> None:
        self.game = game
        self.options = options
        self.rng = rng
        self.trace = None
        self.offers = []
        self.players = players
        self.level = options["level"]
        self.tournament = options["tournament"]
        self.decision = ""
        self.actor = NOBODY
        self.round = 1
        self.turn = 1 if self.level >= 4 else 0  # choosing start cards is a turn
        self.revealed = self.chance_events = 0
        self.start = self.active = 0
        self.phase = ELSEWHEN
        self.drafted = 0
        self.doubloons = self.beer = self.on_till = self.on_barrel = 0
        self.raised = self.take_backs = self.bought = self.recruited = self.bards_used = self.short = 0
        self.covered = -1
        self.agenda = []
        self.supply = [count if self.level >= level else 0 for count, level in zip(SUPPLY, FROM_LEVEL, strict=True)]
        self.three_stack, self.display, self.guest_deck, self.removed = [], [], [], []
        for name in ("hidden", "nobles", "stored_doubloons", "stored_beer", "schnapps", "counter_guests"):
            setattr(self, name, [0] * players)
        for name in ("tiles", "fresh", "monastery", "reputation"):
            setattr(self, name, [0] * players)
        self.start_cards = []
        self.taken = [-1] * players
        self.dice = [0] * (JOKER + 1)
        self.on_seat = []
        self.on_delivery = [0] * (JOKER + 1)
        self.on_monk = [0] * (JOKER + 1)
        for name in ("deck", "discard", "laid", "seated", "white", "coloured", "coaster"):
            setattr(self, name, [[] for _ in range(players)])
        self.book = [[0] * len(BOOK) for _ in range(players)]
        self.sides = [[0] * len(ENTERTAINERS) for _ in range(players)]

    # -- playing

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
        new.level = self.level
        new.tournament = self.tournament
        new.decision = self.decision
        new.actor = self.actor
        new.round = self.round
        new.turn = self.turn
        new.revealed = self.revealed
        new.chance_events = self.chance_events
        new.start = self.start
        new.active = self.active
        new.phase = self.phase
        new.drafted = self.drafted
        new.doubloons = self.doubloons
        new.beer = self.beer
        new.on_till = self.on_till
        new.on_barrel = self.on_barrel
        new.raised = self.raised
        new.take_backs = self.take_backs
        new.bought = self.bought
        new.recruited = self.recruited
        new.bards_used = self.bards_used
        new.short = self.short
        new.covered = self.covered
        new.agenda = self.agenda[:]
        new.supply = self.supply[:]
        new.three_stack = self.three_stack[:]
        new.display = self.display[:]
        new.guest_deck = self.guest_deck[:]
        new.removed = self.removed[:]
        new.hidden = self.hidden[:]
        new.nobles = self.nobles[:]
        new.stored_doubloons = self.stored_doubloons[:]
        new.stored_beer = self.stored_beer[:]
        new.schnapps = self.schnapps[:]
        new.counter_guests = self.counter_guests[:]
        new.tiles = self.tiles[:]
        new.fresh = self.fresh[:]
        new.monastery = self.monastery[:]
        new.reputation = self.reputation[:]
        new.start_cards = self.start_cards[:]
        new.taken = self.taken[:]
        new.dice = self.dice[:]
        new.on_seat = self.on_seat[:]
        new.on_delivery = self.on_delivery[:]
        new.on_monk = self.on_monk[:]
        new.deck = [cards[:] for cards in self.deck]
        new.discard = [cards[:] for cards in self.discard]
        new.laid = [cards[:] for cards in self.laid]
        new.seated = [cards[:] for cards in self.seated]
        new.book = [column[:] for column in self.book]
        new.sides = [sides[:] for sides in self.sides]
        new.white = [faces[:] for faces in self.white]
        new.coloured = [faces[:] for faces in self.coloured]
        new.coaster = [faces[:] for faces in self.coaster]
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
        """Everything that decides the rest of the game, for comparing and the digest.

        Records keep the digest of each ply, so what is counted here is counted as ever: without
        the round and the turn of the start cards.
        """
        facts = {name: getattr(self, name) for name in (*_PLAIN, *_LISTS, *_NESTED, "offers")}
        facts["round"] -= self.setting_up()
        facts["turn"] -= self.level >= 4
        return (*map(repr, facts.values()), self.rng.seed, self.rng.events)

    def digest(self) -> str:
        """See the contract."""
        return blake2b(repr(self.key()).encode(), digest_size=8).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    __hash__ = None  # type: ignore[assignment]  # a position changes in place

    def check(self) -> None:
        """See the contract: cards and dice conserved, nothing negative, markers on their tracks."""
        self._check_cards()
        for seat in range(self.players):
            self._check_seat(seat)
        assert self.doubloons >= 0
        assert self.beer >= 0
        if self.phase == PLACING:
            self._check_dice()
        if self.phase == SERVICE:
            assert self.bards_used <= self.out(self.active, BARD), "R151"
        assert self.covered < 0 or self.display[self.covered] != NO_CARD, "R97"
        assert self.recruited <= GUESTS_PER_TURN, "R95"
        assert self.actor == NOBODY or self.offers, "nothing is legal"
        assert len(set(self.offers)) == len(self.offers), "an action is offered twice"

    def _check_cards(self) -> None:
        owned = [card for seat in range(self.players) for card in self.owned(seat)]
        everything = owned + self.removed
        for card, count in enumerate(self.supply):
            total = SUPPLY[card] if self.level >= FROM_LEVEL[card] else 0
            assert count >= 0, CARDS[card].id
            assert count + everything.count(card) == total, f"{CARDS[card].id} lost"
        guests = [*THREE_STACK, *GUESTS, *(EXTRA_GUESTS if self.level >= 3 else ())]
        on_offer = [*self.three_stack, *self.guest_deck, *(card for card in self.display if card != NO_CARD)]
        found = [card for card in everything if CARDS[card].kind == "guest"] + on_offer
        assert sorted(found) == sorted(guests), "guests lost"
        assert set(self.three_stack) <= set(THREE_STACK), "R12"
        assert len(self.display) == DISPLAY_SIZE + (not self.three_stack), "R98"
        regulars = [card for card in everything if card in REGULARS]
        assert sorted(regulars) == sorted(REGULARS * self.players), "regulars lost"
        assert NOBLE not in self.removed, "R105"

    def _check_seat(self, seat: int) -> None:
        assert 0 <= self.hidden[seat] <= len(self.deck[seat])
        assert len(self.white[seat]) + len(self.coaster[seat]) <= WHITE_DICE, "R54"
        assert len(self.coloured[seat]) <= COLOURED_DICE, "R51"
        assert self.seated[seat].count(NOBLE) == (self.nobles[seat] > 0), "nobles share one table"
        assert all(card < NOBLE for card in self.laid[seat]), "R36"
        assert not self.fresh[seat] & ~self.tiles[seat]
        for stored, tile in ((self.stored_doubloons, SAFE), (self.stored_beer, BEER_STORAGE)):
            assert 0 <= stored[seat] <= self.value(seat, tile), TILES[tile].id
        assert self.schnapps[seat] >= 0
        assert self.schnapps[seat] == 0 or self.level >= 2
        assert self.counter_guests[seat] >= 0
        assert 0 <= self.monastery[seat] < len(MONASTERY)
        assert 0 <= self.reputation[seat] < (len(self.track()) if self.level >= 3 else 1)
        assert all(0 <= signatures <= (ROWS if self.level == 5 else 0) for signatures in self.book[seat]), "R173"

    def _check_dice(self) -> None:
        placed = [*self.on_seat, self.on_till, self.on_barrel]
        heaps = [self.dice, self.on_delivery, self.on_monk]
        assert min(min(heap) for heap in heaps) >= 0
        total = sum(face > 0 for face in placed) + sum(sum(heap) for heap in heaps)
        assert total == len(self.white[self.active]) + len(self.coloured[self.active]), "dice lost"
        assert 0 <= self.raised <= self.raises(self.active), "R59"


from app.engines.taverns.flow import run  # noqa: E402  # the rules need State first
from app.engines.taverns.handlers import HANDLERS  # noqa: E402
