"""Coins that change hands, as one sees them fly."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPixmap

from app.models.table import Zone
from app.views.board import Flight
from app.views.paint import brushes
from app.views.paint.cache import pixmaps
from app.views.paint.pieces import coin
from app.views.port_royal.layout import Areas, Box


def flights(
    before: Sequence[Zone], after: Sequence[Zone], a: Areas, viewer: int, opponents: Sequence[int], dpr: float
) -> list[Flight]:
    """From the draw pile, to the discard pile, or from seat to seat as a fee (R53)."""
    old, new = coins(before), coins(after)
    change = {seat: new[seat] - old[seat] for seat in new if seat in old and new[seat] != old[seat]}
    if not change or set(old) != set(new):
        return []
    purses = dict(zip(opponents, map(_middle, a.heads), strict=False))
    purses[viewer] = _own_purse(a)
    picture = _coin((15 if a.wide else 11) * a.scale, dpr)
    gains = [seat for seat in change if change[seat] > 0]
    found = []
    for payer in (seat for seat in change if change[seat] < 0):
        paid = -change[payer]
        if len(gains) == 1 and change[gains[0]] == 1:
            found.append(Flight(picture, purses[payer], purses[gains[0]], 1))
            change[gains[0]] = 0
            paid -= 1
        found.append(Flight(picture, purses[payer], _middle(a.discard), paid))
    found += [Flight(picture, _middle(a.deck), purses[seat], change[seat]) for seat in gains]
    return [flight for flight in found if flight.count > 0]


def coins(zones: Sequence[Zone]) -> dict[int, int]:
    """Number of coins per seat."""
    heaps = (piece for zone in zones for piece in zone.pieces if piece.key.startswith("coins:"))
    return {int(piece.key.partition(":")[2]): piece.count for piece in heaps}


def _middle(box: Box) -> QPointF:
    return QPointF(*box.centre)


def _own_purse(a: Areas) -> QPointF:
    """Where the viewer's coins lie."""
    head = a.own_head
    return QPointF(head.x + head.w * (0.36 if a.wide else 0.22), head.y + head.h * 0.52)


def _coin(r: float, dpr: float) -> QPixmap:
    side = 2.6 * r

    def draw(p: QPainter) -> None:
        coin(p, side / 2, side / 2, r)

    return pixmaps.get(("flying coin", round(r, 2), dpr), lambda: brushes.painted(side, side, dpr, draw))
