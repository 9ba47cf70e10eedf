"""Coins and beads that fly between two positions of Murano."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPixmap

from app.engines.murano import components as c
from app.models.keys import panel_key
from app.models.murano.keys import space_key
from app.models.murano.pieces import PanelPiece, RingZone
from app.models.sounds import Sound
from app.models.table import Zone
from app.views.board.base import Flight
from app.views.board.spot import Spot
from app.views.murano.boats import glass_bead
from app.views.paint import brushes, pieces

RADIUS = 9.0
"""Radius of coins and beads that fly, in pixels of the drawing."""


def flights(
    old: Mapping[str, Zone],
    new: Mapping[str, Zone],
    spots: Mapping[str, Spot],
    purses: Sequence[QPointF],
    scale: float,
    dpr: float,
) -> list[Flight]:
    """The flights between two positions: gold between action space and purse, beads between bag and purse.

    Args:
        old: The zones of the position before, by key.
        new: The zones of the position after it.
        spots: Where pieces lie now.
        purses: Per seat the point where its gold is shown.
        scale: Scene pixels per pixel of the drawing.
        dpr: The device pixel ratio.
    """
    ring = old["ring"]
    assert isinstance(ring, RingZone)
    # The target of the plan that has just ended.  Without a plan it is ``NONE``, which has no spot: the bag stands in.
    bank = spots.get(space_key(ring.target)) or spots.get("bag")
    bag = spots.get("bag")
    found: list[Flight] = []
    for seat, purse in enumerate(purses):
        was, now = old.get(panel_key(seat)), new.get(panel_key(seat))
        if was is None or now is None or bank is None or bag is None:
            continue
        one, other = was.pieces[0], now.pieces[0]
        assert isinstance(one, PanelPiece)
        assert isinstance(other, PanelPiece)
        gained = other.numbers.gold - one.numbers.gold
        found += _flight(_coin(scale, dpr), bank.rect.center(), purse, gained, Sound.COIN) if gained else []
        found += _beads(one, other, bag.rect.center(), purse, scale, dpr)
    return found


def _beads(one: PanelPiece, other: PanelPiece, bag: QPointF, purse: QPointF, scale: float, dpr: float) -> list[Flight]:
    found: list[Flight] = []
    for name, before, after in zip(c.BEADS, one.numbers.beads, other.numbers.beads, strict=True):
        if before != after:
            found += _flight(_bead(name, scale, dpr), bag, purse, after - before, Sound.GLASS)
    return found


def _flight(picture: QPixmap, bank: QPointF, purse: QPointF, gained: int, sound: Sound) -> list[Flight]:
    start, end = (bank, purse) if gained > 0 else (purse, bank)
    return [Flight(picture, start, end, abs(gained), sound)]


def _coin(scale: float, dpr: float) -> QPixmap:
    r = RADIUS * scale
    return brushes.painted(2.6 * r, 2.6 * r, dpr, lambda p: pieces.coin(p, 1.3 * r, 1.3 * r, r))


def _bead(name: str, scale: float, dpr: float) -> QPixmap:
    r = RADIUS * scale

    def draw(p: QPainter) -> None:
        glass_bead(p, 1.5 * r, 1.5 * r, r, name)

    return brushes.painted(3 * r, 3 * r, dpr, draw)
