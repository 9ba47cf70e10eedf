"""What flies from place to place between two positions: goods and cash."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap

from app.models.table import Piece, Zone
from app.views import stamps
from app.views.board import Flight
from app.views.loyang.faces import FIELD_KINDS
from app.views.loyang.goods import good_of, veg
from app.views.loyang.places import Places, handed
from app.views.paint import brushes
from app.views.piece_facts import number, words_of

if TYPE_CHECKING:
    from app.views.loyang.board import LoyangBoard

Zones = Mapping[str, Zone]
Stocks = dict[tuple[str, int], int]
"""How many goods of a kind lie at a piece."""


class Sky(NamedTuple):
    """Where things fly: the places of the pieces, and device pixels per pixel."""

    places: Places
    ratio: float


class Change(NamedTuple):
    """Goods of a kind that came to a piece (or went, when ``by`` is negative)."""

    key: str
    good: int
    by: int


def flights(own: "LoyangBoard", before: Sequence[Zone], after: Sequence[Zone]) -> list[Flight]:
    """See ``Board``; when the farm moves between the phases, everything flies where it lies then."""
    old, new = {zone.key: zone for zone in before}, {zone.key: zone for zone in after}
    if not old or not new:
        return []
    moves = handed(old, own.viewer) != handed(new, own.viewer)
    sky = Sky(own.laid(after) if moves else own.places, own.ratio)
    found: list[Flight] = []
    touched = ""
    for seat in range(len(own.seats)):
        changes = list(_changes(old, new, seat))
        gone = [change for change in changes if change.by < 0]
        come = [change for change in changes if change.by > 0]
        for one in gone:
            for other in come:
                if one.good == other.good and _is_way(one.key, other.key):
                    found += _goods(sky, one, other)
                    touched = other.key
        found += _cash(sky, old, new, seat, touched)
    return found


def _is_way(start: str, end: str) -> bool:
    """Whether goods really take that way: to a cart or from it."""
    return (start.startswith(("cart", "store")) or end.startswith("cart")) and start != end


def _changes(old: Zones, new: Zones, seat: int) -> Iterator[Change]:
    """What has become more or less at a seat."""
    was, now = stocks(old, seat), stocks(new, seat)
    for at in {**was, **now}:
        by = now.get(at, 0) - was.get(at, 0)
        if by:
            yield Change(*at, by)


def stocks(zones: Zones, seat: int) -> Stocks:
    """Goods on cart, in store and shop, on fields and stalls, and those that customers have received."""
    found: Stocks = {}
    for kind in ("cart", "store", "shop"):
        for piece in zones[f"{kind}:{seat}"].pieces:
            found[piece.key, good_of(piece.face)] = piece.count
    for piece in zones[f"fields:{seat}"].pieces:
        assert piece.face in FIELD_KINDS
        if crop := str(piece.attr("crop", "")):
            found[piece.key, good_of(crop)] = number(piece, "stock")
    for piece in zones[f"offers:{seat}"].pieces:
        found[piece.key, good_of(piece.face)] = 0 if "gone" in piece.flags else 1
    for piece in zones[f"regulars:{seat}"].pieces:
        for good in words_of(piece, "goods"):
            found[piece.key, good_of(good)] = number(piece, "rows")
    return found


def _goods(sky: Sky, one: Change, other: Change) -> list[Flight]:
    start, end = _centre(sky, one.key), _centre(sky, other.key)
    if start is None or end is None:
        return []
    return [Flight(_token(sky, one.good), start, end, min(-one.by, other.by))]


def _cash(sky: Sky, old: Zones, new: Zones, seat: int, touched: str) -> list[Flight]:
    """Coins to the purse from whatever was touched, or from the purse to the space entered."""
    by = _of(new, seat, "cash") - _of(old, seat, "cash")
    purse = _purse(sky, seat)
    if not by or purse is None:
        return []
    if by < 0:
        space = _of(new, seat, "space")
        end = _centre(sky, f"space:{space}") if space != _of(old, seat, "space") else None
        return [Flight(_coin(sky), purse, end, min(5, -by))] if end is not None else []
    start = _centre(sky, touched) if touched else None
    return [Flight(_coin(sky), start, purse, min(5, by))] if start is not None else []


def _of(zones: Zones, seat: int, name: str) -> int:
    piece: Piece = zones[f"panel:{seat}"].pieces[0]
    return number(piece, name)


def _purse(sky: Sky, seat: int) -> QPointF | None:
    """Where the cash of a seat is shown."""
    places = sky.places
    if seat == places.viewer:
        head = places.a.head
        return QPointF(head.x + head.w * 0.24, head.y + head.h * 0.42)
    if seat not in places.others:
        return None
    head = places.a.opponents[list(places.others).index(seat)].head
    return QPointF(head.x + head.w * 0.1, head.y + head.h * 0.6)


def _centre(sky: Sky, key: str) -> QPointF | None:
    """Where a piece lies; what is not drawn of an opponent is in its panel."""
    spot = sky.places.spots.get(key)
    if spot is not None:
        return spot.rect.center()
    parts = key.split(":")
    return _purse(sky, int(parts[1])) if len(parts) > 2 and parts[1].isdigit() else None


def _token(sky: Sky, good: int) -> QPixmap:
    r = 17 * sky.places.a.scale
    return brushes.painted(2.8 * r, 2.8 * r, sky.ratio, lambda p: veg(p, 1.4 * r, 1.4 * r, r, good))


def _coin(sky: Sky) -> QPixmap:
    r = 13 * sky.places.a.scale
    return brushes.painted(2.8 * r, 2.8 * r, sky.ratio, lambda p: stamps.cash(p, 1.4 * r, 1.4 * r, r))
