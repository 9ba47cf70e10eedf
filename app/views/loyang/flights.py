"""The flights of Loyang: goods and coins that move between two positions.

Events are not looked at.  What flies follows from how many goods lie where before and after.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap

from app.engines.loyang import components as c
from app.models.keys import make_key, panel_key
from app.models.loyang import pieces as kinds
from app.models.loyang.keys import space_key
from app.models.loyang.seat_numbers import Numbers
from app.models.sounds import Sound
from app.models.table import Zone, kind_of
from app.views.board.base import Flight
from app.views.board.table_board import LaidTable
from app.views.loyang.goods import veg
from app.views.loyang.layout import Areas
from app.views.loyang.places import Places, shows_strip
from app.views.paint import brushes, stamps

Zones = Mapping[str, Zone]


class Heap(NamedTuple):
    """A place for goods of one kind.

    Attributes:
        zone: Kind of the zone, e.g. ``"cart"``.
        key: Key of the piece.
        good: The kind of goods.
        owner: Seat from whose panel goods fly if the piece itself is not drawn; ``NONE`` for no flight then.
    """

    zone: str
    key: str
    good: int
    owner: int = kinds.NONE


Stocks = dict[Heap, int]
"""Numbers of goods, by place."""


class FlightPlaces(NamedTuple):
    """The places of the pieces for flights, and the ``ratio`` of device pixels per logical pixel."""

    places: Places
    ratio: float


class FlightTable(LaidTable[Areas, Places], Protocol):
    """What flights read of the board; ``LoyangBoard`` is one."""

    @property
    def ratio(self) -> float:
        """Device pixels per logical pixel."""
        ...

    def laid(self, zones: Sequence[Zone]) -> Places:
        """The places of the pieces of a position."""
        ...


def flights(own: FlightTable, before: Sequence[Zone], after: Sequence[Zone]) -> list[Flight]:
    """See ``Board``; ``own`` is the board."""
    old, new = {zone.key: zone for zone in before}, {zone.key: zone for zone in after}
    if not old or not new:
        return []
    # When the strip of the card phase comes or goes, the places on the board are not those of the later position yet.
    moves = shows_strip(old, own.viewer) != shows_strip(new, own.viewer)
    where = FlightPlaces(own.laid(after) if moves else own.places, own.ratio)
    found: list[Flight] = []
    for seat in range(len(own.seats)):
        touched: Heap | None = None
        changes = list(_changes(old, new, seat))
        # Every pair of a place that lost goods and one that gained goods of the same kind.
        for one, less in changes:
            for other, more in changes:
                if less < 0 < more and one.good == other.good and _is_way(one, other):
                    found += _goods(where, one, other, min(-less, more))
                    touched = other
        found += _cash(where, old, new, seat, touched)
    return found


def _is_way(start: Heap, end: Heap) -> bool:
    """Whether goods that ``start`` lost and ``end`` gained are taken to have moved from one to the other.

    They move to a cart, or from a cart or storehouse.
    """
    return (start.zone in ("cart", "store") or end.zone == "cart") and start.key != end.key


def _changes(old: Zones, new: Zones, seat: int) -> Iterator[tuple[Heap, int]]:
    """The places of a seat where the number of goods has changed, with the difference."""
    was, now = stocks(old, seat), stocks(new, seat)
    for heap in {**was, **now}:
        by = now.get(heap, 0) - was.get(heap, 0)
        if by:
            yield heap, by


def stocks(zones: Zones, seat: int) -> Stocks:
    """The goods of a seat: on cart, in storehouse and shop, on fields and stalls, in filled rows of customers."""
    found: Stocks = {}
    for kind in ("cart", "store", "shop"):
        for piece in zones[make_key(kind, seat)].pieces:
            if isinstance(piece, kinds.CartPiece | kinds.StoredPiece | kinds.ShelfPiece):
                found[Heap(kind, piece.key, piece.good, seat)] = piece.count
    for field in kind_of(kinds.FieldPiece, zones[make_key("fields", seat)]):
        if field.stock:
            found[Heap("fields", field.key, field.crop)] = field.stock
    for offer in kind_of(kinds.OfferPiece, zones[make_key("offers", seat)]):
        found[Heap("offers", offer.key, offer.good)] = int(offer.there)
    for regular in kind_of(kinds.RegularPiece, zones[make_key("regulars", seat)]):
        for good in c.GOODS_OF[regular.card]:
            found[Heap("regulars", regular.key, good)] = regular.rows
    return found


def _goods(where: FlightPlaces, one: Heap, other: Heap, number: int) -> list[Flight]:
    start, end = _centre(where, one), _centre(where, other)
    if start is None or end is None:
        return []
    return [Flight(_token(where, one.good), start, end, number, Sound.CARD)]


def _cash(where: FlightPlaces, old: Zones, new: Zones, seat: int, touched: Heap | None) -> list[Flight]:
    """The flight of a seat's coins: to its purse from where goods went, or from its purse to the space it entered.

    Other cash does not fly.  ``touched`` is the place where goods went last.
    """
    # Five coins at most stand for any amount.
    was, now = _numbers(old, seat), _numbers(new, seat)
    by, purse = now.cash - was.cash, _purse(where, seat)
    if not by or purse is None:
        return []
    if by < 0:
        spot = where.places.spots.get(space_key(now.space)) if now.space != was.space else None
        return [Flight(_coin(where), purse, spot.rect.center(), min(5, -by), Sound.COIN)] if spot is not None else []
    start = _centre(where, touched) if touched else None
    return [Flight(_coin(where), start, purse, min(5, by), Sound.COIN)] if start is not None else []


def _numbers(zones: Zones, seat: int) -> Numbers:
    return kind_of(kinds.PanelPiece, zones[panel_key(seat)])[0].numbers


def _purse(where: FlightPlaces, seat: int) -> QPointF | None:
    """The place where the cash of a seat is shown, in scene pixels; ``None`` if it is not on the table."""
    places = where.places
    if seat == places.viewer:
        head = places.a.head
        return QPointF(head.x + head.w * 0.24, head.y + head.h * 0.42)
    if seat not in places.others:
        return None
    head = places.a.opponents[list(places.others).index(seat)].head
    return QPointF(head.x + head.w * 0.1, head.y + head.h * 0.6)


def _centre(where: FlightPlaces, heap: Heap) -> QPointF | None:
    """The centre of a place for goods; for a piece that is not drawn the purse of its owner, if there is one."""
    spot = where.places.spots.get(heap.key)
    if spot is not None:
        return spot.rect.center()
    return _purse(where, heap.owner) if heap.owner != kinds.NONE else None


def _token(where: FlightPlaces, good: int) -> QPixmap:
    r = 17 * where.places.a.scale
    return brushes.painted(2.8 * r, 2.8 * r, where.ratio, lambda p: veg(p, 1.4 * r, 1.4 * r, r, good))


def _coin(where: FlightPlaces) -> QPixmap:
    r = 13 * where.places.a.scale
    return brushes.painted(2.8 * r, 2.8 * r, where.ratio, lambda p: stamps.cash(p, 1.4 * r, 1.4 * r, r))
