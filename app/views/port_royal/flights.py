"""The flights of Port Royal: coins that are gained and paid."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF

from app.models.port_royal.pieces import CoinsPiece, HarbourZone
from app.models.sounds import Sound
from app.models.table import Zone
from app.views.board.base import Flight
from app.views.board.boxes import Box
from app.views.paint import brushes
from app.views.paint.pieces import coin
from app.views.port_royal.layout import Areas


def flights(
    before: Sequence[Zone], after: Sequence[Zone], a: Areas, viewer: int, opponents: Sequence[int], dpr: float
) -> list[Flight]:
    """Coins that fly from the draw pile, to the discard pile, or as a fee from seat to seat (R5, R6, R53).

    Args:
        before: The zones of the position before.
        after: The zones of the position after it.
        a: The layout of the table.
        viewer: Seat of the viewer.
        opponents: The other seats, in the order of their panels.
        dpr: Device pixel ratio of the picture of a coin.
    """
    old, new = coins(before), coins(after)
    change = {seat: new[seat] - old[seat] for seat in new if seat in old and new[seat] != old[seat]}
    if not change or set(old) != set(new):  # other seats: another game, or the first position that is shown
        return []
    purses = dict(zip(opponents, map(_middle, a.heads), strict=False))
    purses[viewer] = _own_purse(a)
    r = (15 if a.wide else 11) * a.scale
    picture = brushes.painted(2.6 * r, 2.6 * r, dpr, lambda p: coin(p, 1.3 * r, 1.3 * r, r))
    gains = [seat for seat in change if change[seat] > 0]
    payers = [seat for seat in change if change[seat] < 0]
    found = []
    # Only the sums are known.  If a card was taken and one seat alone gains a coin while another pays, that coin is the
    # fee.  A tax increase can change the sums alike, but takes no card; its coin comes from the draw pile (R40, R42).
    taken = not _harbour(before) <= _harbour(after)
    for payer in payers:
        paid = -change[payer]
        if taken and len(payers) == len(gains) == 1 and change[gains[0]] == 1:
            found.append(Flight(picture, purses[payer], purses[gains[0]], 1, Sound.COIN))
            change[gains[0]] = 0
            paid -= 1
        found.append(Flight(picture, purses[payer], _middle(a.discard), paid, Sound.COIN))
    found += [Flight(picture, _middle(a.deck), purses[seat], change[seat], Sound.COIN) for seat in gains]
    return [flight for flight in found if flight.count > 0]


def coins(zones: Sequence[Zone]) -> dict[int, int]:
    """Number of coins by seat."""
    return {piece.owner: piece.count for zone in zones for piece in zone.pieces if isinstance(piece, CoinsPiece)}


def _harbour(zones: Sequence[Zone]) -> set[str]:
    """The keys of the cards in the harbour."""
    return {piece.key for zone in zones if isinstance(zone, HarbourZone) for piece in zone.pieces}


def _middle(box: Box) -> QPointF:
    return QPointF(*box.centre)


def _own_purse(a: Areas) -> QPointF:
    """About where the viewer's coins are painted on its panel."""
    head = a.own_head
    return QPointF(head.x + head.w * (0.36 if a.wide else 0.22), head.y + head.h * 0.52)
