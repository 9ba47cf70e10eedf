"""The zones of one seat of Murano."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.murano import components as c
from app.models.keys import make_key, panel_key
from app.models.murano import pieces as kinds
from app.models.murano.keys import bead_key, character_key, hidden_key, ready_key, special_key, unbuilt_key
from app.models.murano.outlook import NOT_SCORED, AssignedCard, IslandScore, Outlook, island_scores, outlook
from app.models.murano.seat_numbers import numbers
from app.models.table import Piece, Zone

if TYPE_CHECKING:
    from app.engines.murano.state import State
    from app.match.seats import Seat


def seat_zones(state: State, viewer: int, seat: int, each: Seat) -> list[Zone]:
    """All zones of a seat, in the order that ``pieces`` lists."""
    return [
        Zone(panel_key(seat), (_panel(state, seat, each),)),
        Zone(make_key("unbuilt", seat), tuple(_unbuilt(state, seat, sees=seat == viewer or state.over()))),
        Zone(make_key("beads", seat), tuple(_beads(state, seat))),
        Zone(
            make_key("gondoliers", seat),
            (kinds.GondoliersPiece(ready_key(seat), "gondolier", state.ready[seat], owner=seat, ready=True),),
        ),
        Zone(make_key("cards", seat), tuple(_special_cards(state, seat))),
        _hand(state, viewer, seat),
        Zone(make_key("scored", seat), tuple(character_piece(card, scored=True) for card in state.scored[seat])),
    ]


def character_piece(
    card: int,
    scores: tuple[IslandScore, ...] = (),
    *,
    gain: int | None = None,
    price: int | None = None,
    best: AssignedCard | None = None,
    scored: bool = False,
) -> kinds.CharacterPiece:
    """The piece for an open character; ``scores`` are its ``island_scores``, the others as in ``CharacterPiece``."""
    face = c.CHARACTERS[card]
    return kinds.CharacterPiece(
        character_key(card), face, card=card, island_scores=scores, gain=gain, price=price, best=best, scored=scored
    )


def special_piece(
    card: int, owner: int = kinds.NONE, *, fresh: bool = False, barred: bool = False
) -> kinds.SpecialPiece:
    """The piece for an open special building card; the parameters are the attributes of ``SpecialPiece``."""
    return kinds.SpecialPiece(special_key(card), c.SPECIALS[card], card=card, owner=owner, fresh=fresh, barred=barred)


def _panel(state: State, seat: int, each: Seat) -> Piece:
    return kinds.PanelPiece(
        panel_key(seat),
        each.level,
        seat=seat,
        numbers=numbers(state, seat),
        active=seat == state.active and not state.over(),
        acting=seat == state.actor,
    )


def _unbuilt(state: State, seat: int, *, sees: bool) -> list[Piece]:
    """The unbuilt tiles of a seat, face down unless the viewer ``sees`` them.  R5, R29, R35"""
    pieces: list[Piece] = []
    for tile, number in ((c.GLASSWORKS, state.own_glassworks[seat]), (c.SPECIAL, state.own_specials[seat])):
        if number:
            sort = c.SORTS[c.SORT_OF[tile]]
            pieces.append(kinds.UnbuiltPiece(unbuilt_key(seat, sort), c.TILE_IDS[tile], number, sort=sort, tile=tile))
    for sort, held in (("shop", state.own_shops[seat]), ("palace", state.own_palaces[seat])):
        tiles = [tile & c.FACE if sees else c.EMPTY for tile in held]
        for nth, tile in enumerate(tiles):
            # Tiles of one face are one choice (R29) with the key of the first one; a click on another means the same.
            first = tiles.index(tile)
            meant = unbuilt_key(seat, sort, first) if tile and nth != first else ""
            key = unbuilt_key(seat, sort, nth)
            pieces.append(kinds.UnbuiltPiece(key, c.TILE_IDS[tile], button=meant, sort=sort, tile=tile))
    return pieces


def _beads(state: State, seat: int) -> list[Piece]:
    return [
        kinds.BeadPiece(bead_key(seat, colour), c.BEADS[colour], number, colour=colour)
        for colour, number in enumerate(state.beads[seat])
    ]


def _special_cards(state: State, seat: int) -> list[Piece]:
    held, fresh = state.cards[seat], state.fresh[seat]
    return [
        # The Basilica pays when it is chosen and does nothing afterwards, so there is nothing to wait for.
        special_piece(card, seat, fresh=bool(fresh >> card & 1) and card != c.BASILICA)
        for card in range(len(c.SPECIALS))
        if held >> card & 1
    ]


def _hand(state: State, viewer: int, seat: int) -> Zone:
    """The hand of a seat: the viewer's own with what each character would score now.  R5, R60"""
    now: Outlook | None = None
    pieces: list[Piece]
    if seat == viewer:  # also during the final scoring: the outlook is then about what is not scored yet
        now = outlook(state, seat)
        assigned = {each.card: each for each in now.assigned}
        pieces = [
            character_piece(card, island_scores(state, seat, card), best=assigned.get(card, NOT_SCORED))
            for card in state.hand[seat]
        ]
    elif state.over():
        pieces = [character_piece(card) for card in state.hand[seat]]
    else:
        pieces = [kinds.FaceDownPiece(hidden_key(seat, nth), drawn=False) for nth in range(len(state.hand[seat]))]
    return kinds.HandZone(make_key("hand", seat), tuple(pieces), outlook=now)
