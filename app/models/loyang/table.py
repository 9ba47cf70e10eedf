"""Builds the table of Loyang from a position; ``pieces`` lists its zones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.loyang import components as c
from app.engines.loyang.goods import wares
from app.engines.loyang.turn import step_cost
from app.models.loyang import pieces as kinds
from app.models.loyang.cards import face_of, loose_card
from app.models.loyang.keys import DISCARD_PILE, PILE, space_key, walker_key
from app.models.loyang.legal import NOTHING, LegalActions, legal_actions, phase_of
from app.models.loyang.seat_zones import SeatView, seat_zones
from app.models.loyang.tiles import all_tiles
from app.models.table import Piece, Table, Zone, viewer_at

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.loyang.state import State
    from app.match.seats import Seat


def table(state: State, viewer: int, seats: Sequence[Seat]) -> Table:
    """See ``Pieces.table``."""
    legal = legal_actions(state) if state.actor == viewer else NOTHING
    mask = wares(state, viewer)[1]  # goods on the viewer's cart
    zones = [
        _path(state, viewer),
        _court(state, mask),
        Zone("pile", (kinds.PilePiece(PILE, "", len(state.pile), discard=len(state.discard)),)),
        _discard(state),
        _grid(state, mask, legal),
        Zone("drawn", tuple(loose_card(card, mask) for card in state.drawn)),
        Zone("actions", all_tiles(state, viewer, legal)),
    ]
    for seat in range(state.seats):
        level = seats[seat].level if seat < state.players else ""
        zones += seat_zones(SeatView(state, viewer, seat, mask, legal), level)
    return Table(tuple(zones), viewer_at(viewer, seats))


# path


def payable_steps(space: int, cash: int) -> int:
    """The number of steps that ``cash`` pays for from ``space``.  R99"""
    steps = 0
    while space + steps < c.LAST_SPACE and step_cost(space, steps + 1) <= cash:
        steps += 1
    return steps


def _path(state: State, viewer: int) -> Zone:
    own, cash = state.space[viewer], state.cash[viewer]
    pieces: list[Piece] = [_space(number, own, cash) for number in range(1, c.LAST_SPACE + 1)]
    pieces += [
        kinds.WalkerPiece(walker_key(seat), "walker", owner=seat, space=state.space[seat], loans=state.loans[seat])
        for seat in range(state.players)
    ]
    return kinds.PathZone("path", tuple(pieces), cash=cash, steps=payable_steps(own, cash))


def _space(number: int, own: int, cash: int) -> kinds.SpacePiece:
    """The piece of a space; the viewer, with ``cash``, stands on space ``own``.  R99, R114"""
    ahead = number - own
    price = total = 0
    if 1 <= ahead <= kinds.SHOWN_STEPS:
        total = step_cost(own, ahead)
        price = total - step_cost(own, ahead - 1)
    return kinds.SpacePiece(
        space_key(number), "space", number=number, ahead=ahead, price=price, total=total, dear=total > cash
    )


# cards in the middle


def _court(state: State, mask: int) -> Zone:
    pieces = tuple(loose_card(card, mask) for card in state.court)
    return kinds.CourtZone("court", pieces, is_open=phase_of(state) == "cards" and state.players > 1)


def _discard(state: State) -> Zone:
    cards = tuple(state.discard)
    face = face_of(cards[-1]) if cards else ""
    return Zone("discard", (kinds.DiscardPiece(DISCARD_PILE, face, len(cards), cards=cards),))


def _grid(state: State, mask: int, legal: LegalActions) -> Zone:
    """The cards to buy in the solo game; empty in others.  S2, S3"""
    buying = "grid" in legal.verbs
    pieces = []
    for place, card in enumerate(state.grid):
        if card != c.EMPTY:
            slot = kinds.Slot(*divmod(place, c.GRID_COLUMNS), buying, dear=buying and card not in legal.grid)
            pieces.append(loose_card(card, mask, slot=slot))
    return Zone("grid", tuple(pieces))
