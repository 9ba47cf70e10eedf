"""The zones of one seat: its tavern with everything in it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from app.engines.taverns import components as c
from app.engines.taverns.state import PLACING, SERVICE
from app.models.table import NO_FLAGS, Attrs, Piece, Zone
from app.models.taverns import boards, trays
from app.models.taverns.cards import View, card_list, card_piece
from app.models.taverns.facts import Numbers, facts, reputation_sums
from app.models.taverns.keys import counter_key, seat_key, start_key
from app.models.taverns.room import NAMES, Tavern
from app.models.taverns.tips import TIPS
from app.models.taverns.words import words
from app.models.text import lines

if TYPE_CHECKING:
    from app.engines.taverns.state import State
    from app.models.taverns.purse import Purse

EMPTY = frozenset({"empty"})
DOWN = frozenset({"down"})
POSTS = {
    c.BARD: c.BEER_STORAGE,
    c.BEER_DEALER: c.BEER_STORAGE,
    c.DISHWASHER: c.WASH_PLACE,
    c.WAITRESS: c.WAITRESS_POST,
    c.TABLE: c.TABLES,
    c.SUPPLIER: c.BEER_DELIVERY,
}
"""Tile at which a tavern card lies.  R36"""


def seat_zones(t: Tavern, values: Numbers, purse: Purse) -> list[Zone]:
    """All zones of a seat, in the order that ``pieces`` lists."""
    state, view, seat = t.state, t.view, t.seat
    who = view.who(seat)
    own_purse = purse if seat == view.seat else purse._replace(open=False)
    tables = max(len(state.seated[seat]), state.value(seat, c.TABLES) + state.out(seat, c.TABLE))
    serving = state.phase == SERVICE and seat == state.active
    placing = state.level >= 3 and state.phase == PLACING and seat == state.active
    returnable = tuple(state.laid[seat].count(tile.card) if tile.card >= 0 else 0 for tile in c.TILES)
    active = t.activates()
    meant = tuple(active.get(place, "") for place in range(tables)) if active else ()
    bards = state.out(seat, c.BARD) - state.bards_used if serving else 0
    return [
        Zone(f"panel:{seat}", (_panel(t, values, who),), t.each.name),
        _deck(t, who),
        _discard(view, seat, who, tuple(state.discard[seat])),
        _tables(view, seat, who, tuple(state.seated[seat]), tables, state.value(seat, c.TABLES), meant),
        _seated(t, who, meant),
        _laid(t, who),
        boards.tiles(view, seat, who, state.tiles[seat], state.fresh[seat], returnable, own_purse),
        trays.spaces(t, who, active),
        trays.placed(t, who),
        trays.tray(t, who),
        trays.coaster(t, who),
        _counter(view, seat, who, state.counter_guests[seat], state.decision == "use_counter_guest_redraw"),
        boards.entertainers(view, seat, who, tuple(state.sides[seat]), own_purse),
        _schnapps(view, seat, who, state.schnapps[seat]),
        boards.reputation(view, seat, who, state.reputation[seat], bards, reputation_sums(state) if placing else ()),
        boards.book(view, seat, who, tuple(state.book[seat])),
    ]


# panel and piles


def _panel(t: Tavern, values: Numbers, who: str) -> Piece:
    state, seat = t.state, t.seat
    flags = {
        "active": seat == state.active and state.phase != "",
        "acting": seat == state.actor,
        "start": seat == state.start,
        "viewer": seat == t.view.seat,
    }
    raises = state.raises(seat)
    left = raises - state.raised if seat == state.active and state.phase == PLACING else raises
    start = start_key(state.taken[seat]).removeprefix("start:") if state.taken[seat] >= 0 else ""
    found = facts(values, who)
    attrs: Attrs = (
        ("facts", found),
        ("colour", t.each.colour),
        ("level", t.each.level),
        ("points", values.points),
        ("doubloons", (values.doubloons, values.stored_doubloons, values.safe, values.pending_doubloons)),
        ("beer", (values.beer, values.stored_beer, values.storage, values.pending_beer)),
        ("raises", (left, raises)),
        ("start_card", start),
    )
    tip = lines(*(f"{fact.label}: {fact.value}" for fact in found))
    held = frozenset(flag for flag, set_ in flags.items() if set_)
    return Piece(f"panel:{seat}", t.each.level, 1, held, attrs, t.each.name, tip)


def _deck(t: Tavern, who: str) -> Zone:
    state, view, seat = t.state, t.view, t.seat
    deck, hidden = state.deck[seat], len(state.deck[seat]) if state.setting_up() else state.hidden[seat]
    known = tuple(deck[hidden:])
    return _deck_zone(view, seat, who, hidden, known, _seen(state, seat), tuple(sorted([*deck, *state.discard[seat]])))


def _seen(state: State, seat: int) -> tuple[int, ...]:
    """Open cards of each owner's kind before those on the draw pile, for their numbers."""
    laid = state.laid[seat]
    return (*(laid.count(card) for card in range(c.NOBLE)), state.nobles[seat])


@lru_cache(maxsize=2048)
def _deck_zone(
    view: View, seat: int, who: str, hidden: int, known: tuple[int, ...], seen: tuple[int, ...], cards: tuple[int, ...]
) -> Zone:
    name = NAMES.zone("deck", who)
    attrs: Attrs = (("cards", card_list(view, list(cards))), ("total", hidden + len(known)))
    tip = TIPS.deck(hidden, len(known))
    pieces = [Piece(f"deck:{seat}", "", hidden, NO_FLAGS if hidden else EMPTY, attrs, name, tip)]
    count = [*seen, *[0] * len(c.CARDS)]
    above = []
    for card in reversed(known):  # the next one to be drawn has the next number
        nth = count[card] if card <= c.NOBLE else 0
        count[card] += 1
        above.append(card_piece(view, card, seat, nth, DOWN, (), (TIPS.on_deck(),)))
    return Zone(f"deck:{seat}", (*pieces, *reversed(above)), name)


@lru_cache(maxsize=2048)
def _discard(view: View, seat: int, who: str, cards: tuple[int, ...]) -> Zone:
    name = NAMES.zone("discard", who)
    face = c.CARDS[cards[-1]].id if cards else ""
    attrs: Attrs = (("cards", card_list(view, list(cards))),)
    flags = NO_FLAGS if cards else EMPTY
    return Zone(
        f"discard:{seat}",
        (Piece(f"discard:{seat}", face, len(cards), flags, attrs, name, TIPS.discard(len(cards))),),
        name,
    )


# guests and helpers


@lru_cache(maxsize=2048)
def _tables(
    view: View, seat: int, who: str, seated: tuple[int, ...], tables: int, printed: int, meant: tuple[str, ...]
) -> Zone:
    pieces = []
    for place in range(tables):
        card = seated[place] if place < len(seated) else c.NO_CARD
        extra = place >= printed
        flags = frozenset({flag for flag, held in (("free", card < 0), ("extra", extra)) if held})
        attrs: Attrs = (
            ("place", place),
            ("die", c.DIE[card] if card >= 0 else 0),
            ("doubloons", c.DOUBLOONS[card] if card >= 0 else 0),
        )
        if meant and meant[place]:
            attrs = (*attrs, ("button", meant[place]))
        guest = lines(words(card).name, TIPS.wish(card)) if card >= 0 else TIPS.free_table()
        tip = lines(TIPS.table(place, extra), guest)
        pieces.append(Piece(seat_key(seat, place), "table", 1, flags, attrs, NAMES.table(place), tip))
    return Zone(f"tables:{seat}", tuple(pieces), NAMES.zone("tables", who))


def _seated(t: Tavern, who: str, meant: tuple[str, ...]) -> Zone:
    """Guests at their tables.  A click on one means its table or the die there, for the juggler the card itself."""
    state = t.state
    juggler = state.decision == "use_juggler_return" and state.actor == t.seat
    return _seated_zone(t.view, t.seat, who, tuple(state.seated[t.seat]), state.nobles[t.seat], juggler, meant)


@lru_cache(maxsize=2048)
def _seated_zone(
    view: View, seat: int, who: str, seated: tuple[int, ...], nobles: int, juggler: bool, meant: tuple[str, ...]
) -> Zone:
    pieces = []
    for place, card in enumerate(seated):
        here: Attrs = (("place", place),)
        if not juggler:
            here = (*here, ("button", (meant and meant[place]) or seat_key(seat, place)))
        if card == c.NOBLE:
            pieces += _stack(view, seat, nobles, here, juggler)
        elif card != c.NO_CARD:
            pieces.append(card_piece(view, card, seat, 0, NO_FLAGS, here))
    return Zone(f"seated:{seat}", tuple(pieces), NAMES.zone("seated", who))


def _stack(view: View, seat: int, nobles: int, here: Attrs, juggler: bool) -> list[Piece]:
    """The nobles of one table; the top one stands for all.  R35"""
    top = card_piece(view, c.NOBLE, seat, nobles - 1).key
    pieces = []
    for depth in range(nobles):
        attrs: Attrs = (*here, ("depth", depth))
        if depth < nobles - 1:
            attrs = (*attrs, ("button", top)) if juggler else attrs
            pieces.append(card_piece(view, c.NOBLE, seat, depth, NO_FLAGS, attrs))
        else:
            attrs = (*attrs, ("stack", nobles))
            pieces.append(card_piece(view, c.NOBLE, seat, depth, frozenset({"top"}), attrs, (TIPS.stack(nobles),)))
    return pieces


def _laid(t: Tavern, who: str) -> Zone:
    state, seat = t.state, t.seat
    occupied = frozenset(place for place, card in enumerate(state.seated[seat]) if card != c.NO_CARD)
    juggler = state.decision == "use_juggler_return" and state.actor == seat
    used = state.bards_used if state.phase == SERVICE and seat == state.active else 0
    printed = state.value(seat, c.TABLES)
    return _laid_zone(t.view, seat, who, tuple(state.laid[seat]), printed, occupied, juggler, used)


@lru_cache(maxsize=2048)
def _laid_zone(
    view: View,
    seat: int,
    who: str,
    laid: tuple[int, ...],
    printed: int,
    occupied: frozenset[int],
    juggler: bool,
    used: int,
) -> Zone:
    kinds = [0] * c.NOBLE
    posts = [0] * len(c.TILES)
    pieces = []
    for card in laid:
        nth, tile = kinds[card], POSTS[card]
        attrs: Attrs = (("tile", c.TILES[tile].id), ("nth", posts[tile]))
        flags = set()
        more = [TIPS.post(tile)]
        if card == c.TABLE:
            place = printed + nth
            attrs = (*attrs, ("place", place))
            if place in occupied:
                flags |= {"covered", "half"} if juggler else {"covered"}
                more.append(TIPS.half_hidden())
        if card == c.BARD and nth < used:
            flags.add("used")
        if juggler and nth < laid.count(card) - 1:
            last = card_piece(view, card, seat, laid.count(card) - 1).key
            attrs = (*attrs, ("button", last))
        pieces.append(card_piece(view, card, seat, nth, frozenset(flags), attrs, tuple(more)))
        kinds[card] += 1
        posts[tile] += 1
    return Zone(f"laid:{seat}", tuple(pieces), NAMES.zone("laid", who))


# tokens


@lru_cache(maxsize=512)
def _counter(view: View, seat: int, who: str, number: int, redraw: bool) -> Zone:
    """The last counter guest stands for all; when tables are full, for drawing new guests."""
    meant = "button:redraw" if redraw else counter_key(seat, number - 1)
    pieces = []
    for i in range(number):
        key = counter_key(seat, i)
        attrs: Attrs = (("button", meant),) if key != meant else ()
        pieces.append(Piece(key, "counter_guest", 1, NO_FLAGS, attrs, NAMES.counter_guest(), TIPS.counter_guest()))
    return Zone(f"counter:{seat}", tuple(pieces), NAMES.zone("counter", who))


@lru_cache(maxsize=512)
def _schnapps(view: View, seat: int, who: str, tokens: int) -> Zone:
    name = NAMES.zone("schnapps", who)
    if view.level < 2:
        return Zone(f"schnapps:{seat}", (), name)
    flags = NO_FLAGS if tokens else EMPTY
    tip = TIPS.schnapps(tokens, who)
    return Zone(f"schnapps:{seat}", (Piece(f"schnapps:{seat}", "schnapps", tokens, flags, (), name, tip),), name)
