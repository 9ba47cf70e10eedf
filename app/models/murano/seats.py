"""The zones of one seat."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from app.engines.murano import components as c
from app.models.murano.cards import View, character_piece, island_id, special_piece
from app.models.murano.depot import EMPTY
from app.models.murano.facts import Numbers, facts, numbers
from app.models.murano.keys import bead_key, hidden_key, ready_key, unbuilt_key
from app.models.murano.lagoon import flagged
from app.models.murano.names import NAMES
from app.models.murano.outlook import Chance, Outlook, Share, chances, outlook
from app.models.murano.terms import beads_name, tile_name
from app.models.murano.tips import TIPS
from app.models.table import NO_FLAGS, Attrs, Piece, Zone
from app.models.text import lines

if TYPE_CHECKING:
    from app.engines.murano.state import State
    from app.match.seats import Seat


def seat_zones(state: State, view: View, seat: int, each: Seat) -> list[Zone]:
    """All zones of a seat, in the order that ``pieces`` lists."""
    who = view.who(seat)
    own = seat == view.seat
    sees = own or state.over()
    # The cards of the viewer are counted at the end as at any time; what is scored already lies on the track.
    now = outlook(state, seat) if own else None
    shops = tuple(tile & c.FACE if sees else c.EMPTY for tile in state.own_shops[seat])
    palaces = tuple(tile & c.FACE if sees else c.EMPTY for tile in state.own_palaces[seat])
    return [
        _panel(state, view, seat, each, numbers(state, seat), now),
        _unbuilt(view, seat, who, state.own_glassworks[seat], state.own_specials[seat], shops, palaces),
        _beads(view, seat, who, tuple(state.beads[seat])),
        _ready(view, seat, who, state.ready[seat]),
        _cards(view, seat, who, state.cards[seat], state.fresh[seat]),
        _hand(state, view, seat, who, now),
        _scored(view, seat, who, tuple(state.scored[seat])),
    ]


def _panel(state: State, view: View, seat: int, each: Seat, values: Numbers, now: Outlook | None) -> Zone:
    over = state.over()
    flags = flagged(
        active=seat == state.active and not over,
        acting=seat == state.actor,
        start=seat == state.start,
        viewer=seat == view.seat,
    )
    return _panel_zone(view, seat, each, values, now.all if now else -1, flags)


@lru_cache(maxsize=1024)
def _panel_zone(view: View, seat: int, each: Seat, values: Numbers, expected: int, flags: frozenset[str]) -> Zone:
    found = facts(values)
    attrs: Attrs = (
        ("facts", found),
        ("colour", each.colour),
        ("level", each.level),
        ("points", values.points),
        ("expected", expected),
        ("gold", values.gold),
        ("gondoliers", (values.ready, values.placed, values.supply)),
        ("beads", values.beads),
        ("unbuilt", (values.glassworks, values.shops, values.palaces, values.specials)),
        ("characters", values.characters),
        ("recruited", values.recruited),
        ("price", values.price),
    )
    tip = lines(*(f"{fact.label}: {fact.value}" for fact in found))
    piece = Piece(f"panel:{seat}", each.level, 1, flags, attrs, view.names[seat], tip)
    return Zone(f"panel:{seat}", (piece,), view.names[seat])


@lru_cache(maxsize=1024)
def _unbuilt(
    view: View, seat: int, who: str, glassworks: int, specials: int, shops: tuple[int, ...], palaces: tuple[int, ...]
) -> Zone:
    """Unbuilt tiles; equal ones stand for one another, and a click means the first.  R5, R29, R35"""
    pieces = []
    for tile, number in ((c.GLASSWORKS, glassworks), (c.SPECIAL, specials)):
        if number:
            sort = c.SORTS[c.SORT_OF[tile]]
            attrs: Attrs = (("sort", sort),)
            tip = TIPS.unbuilt(own=True)
            pieces.append(
                Piece(unbuilt_key(seat, sort), c.TILE_IDS[tile], number, NO_FLAGS, attrs, tile_name(tile), tip)
            )
    for sort, tiles in (("shop", shops), ("palace", palaces)):
        for nth, tile in enumerate(tiles):
            first = unbuilt_key(seat, sort, tiles.index(tile))
            key = unbuilt_key(seat, sort, nth)
            attrs = (("sort", sort),) if key == first or not tile else (("sort", sort), ("button", first))
            name = tile_name(tile) if tile else NAMES.hidden(sort)
            pieces.append(Piece(key, c.TILE_IDS[tile], 1, NO_FLAGS, attrs, name, TIPS.unbuilt(own=bool(tile))))
    return Zone(f"unbuilt:{seat}", tuple(pieces), NAMES.of_seat("unbuilt", who))


@lru_cache(maxsize=1024)
def _beads(_view: View, seat: int, who: str, owned: tuple[int, ...]) -> Zone:
    pieces = tuple(
        Piece(
            bead_key(seat, colour),
            c.BEADS[colour],
            number,
            NO_FLAGS if number else EMPTY,
            (),
            beads_name(colour),
            TIPS.beads(number),
        )
        for colour, number in enumerate(owned)
    )
    return Zone(f"beads:{seat}", pieces, NAMES.of_seat("beads", who))


@lru_cache(maxsize=512)
def _ready(view: View, seat: int, who: str, number: int) -> Zone:
    flags = NO_FLAGS if number else EMPTY
    attrs: Attrs = (("owner", seat),)
    name = NAMES.of_seat("gondoliers", who)
    piece = Piece(ready_key(seat), "gondolier", number, flags, attrs, name, TIPS.ready(number))
    return Zone(f"gondoliers:{seat}", (piece,), NAMES.of_seat("gondoliers", who))


@lru_cache(maxsize=512)
def _cards(view: View, seat: int, who: str, held: int, fresh: int) -> Zone:
    pieces = []
    for card in range(len(c.SPECIALS)):
        if held >> card & 1:
            new = bool(fresh >> card & 1) and card != c.BASILICA
            more = (TIPS.fresh(),) if new else ()
            pieces.append(special_piece(view, card, flagged(fresh=new), (("owner", seat),), more))
    return Zone(f"cards:{seat}", tuple(pieces), NAMES.of_seat("cards", who))


def _hand(state: State, view: View, seat: int, who: str, now: Outlook | None) -> Zone:
    """Characters not scored: the own ones with what they would score now.  R5, R60"""
    if now is not None:
        cards = tuple((card, chances(state, seat, card)) for card in state.hand[seat])
        return _own_hand(view, seat, who, cards, now)
    if state.over():
        pieces = tuple(character_piece(view, card) for card in state.hand[seat])
        return Zone(f"hand:{seat}", pieces, NAMES.of_seat("hand", who))
    return _hidden_hand(view, seat, who, len(state.hand[seat]))


@lru_cache(maxsize=512)
def _own_hand(view: View, seat: int, who: str, cards: tuple[tuple[int, tuple[Chance, ...]], ...], now: Outlook) -> Zone:
    shares = {share.card: share for share in now.shares}
    nothing = Share(-1, -1, 0, ())
    pieces = []
    for card, found in cards:
        share = shares.get(card, nothing)
        attrs: Attrs = (("best", island_id(share.island)), ("best_points", share.points))
        more = (TIPS.best(share.island, share.points),)
        pieces.append(character_piece(view, card, found, NO_FLAGS, attrs, more))
    return Zone(f"hand:{seat}", tuple(pieces), NAMES.of_seat("hand", who), proposal(now))


def proposal(now: Outlook) -> Attrs:
    """The best assignment for painting."""
    shares = tuple((c.CHARACTERS[each.card], c.ISLANDS[each.island], each.points, each.given) for each in now.shares)
    parts = tuple(share.points for share in now.shares)
    parts += (now.unused,) if now.unused else ()
    return (
        ("proposal", shares),
        ("unused", now.unused),
        ("sum", now.points),
        ("text", NAMES.score_now(parts)),
    )


@lru_cache(maxsize=256)
def _hidden_hand(_view: View, seat: int, who: str, number: int) -> Zone:
    name, tip = NAMES.hidden_card(), TIPS.hidden_character()
    pieces = tuple(Piece(hidden_key(seat, nth), "", 1, NO_FLAGS, (), name, tip) for nth in range(number))
    return Zone(f"hand:{seat}", pieces, NAMES.of_seat("hand", who))


@lru_cache(maxsize=512)
def _scored(view: View, seat: int, who: str, cards: tuple[int, ...]) -> Zone:
    pieces = tuple(character_piece(view, card, (), frozenset({"scored"})) for card in cards)
    return Zone(f"scored:{seat}", pieces, NAMES.of_seat("scored", who))
