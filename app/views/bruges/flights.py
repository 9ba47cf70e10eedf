"""The guilders and workers that fly across the table from one position to the next."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPixmap

from app.models.bruges.pieces import NONE, PanelPiece
from app.models.bruges.seat_numbers import Numbers
from app.models.sounds import Sound
from app.models.table import Zone, kind_of
from app.views.board.base import Flight
from app.views.board.boxes import Box
from app.views.bruges.layout import Areas
from app.views.bruges.style import SIGNS, paint_of
from app.views.paint import brushes, pieces
from app.views.paint.cache import pixmaps

Holdings = Mapping[int, int]
"""How much of one kind of goods each seat has."""


def flights(
    before: Sequence[Zone], after: Sequence[Zone], a: Areas, viewer: int, opponents: Sequence[int], dpr: float
) -> list[Flight]:
    """The flights from one position to the next.

    Guilders come from the dice and workers from the discard pile, unless another seat gives them; what is paid goes
    there as well.

    Args:
        before: Zones of the position before; empty for none.
        after: Zones of the position after.
        a: Where everything is at this size.
        viewer: Seat of the viewer.
        opponents: The other seats, in the order of their panels.
        dpr: Device pixel ratio.
    """
    old, new = _panels(before), _panels(after)
    if not old or set(old) != set(new):
        return []
    panels = {seat: _middle(each.head) for seat, each in zip(opponents, a.opponents, strict=False)}
    # Each kind with its place on the viewer's panel and its supply: the middle one of the dice, or the discard pile,
    # to which the card goes that is played for workers.
    kinds = [(NONE, a.purse, a.dice[2]), *((colour, box, a.piles[2]) for colour, box in enumerate(a.workers))]
    found = []
    for colour, own, source in kinds:
        places = {**panels, viewer: _middle(own)}
        found += _moved(_held(old, colour), _held(new, colour), places, _middle(source), a, dpr, colour)
    return found


def _moved(
    old: Holdings, new: Holdings, places: Mapping[int, QPointF], supply: QPointF, a: Areas, dpr: float, colour: int
) -> list[Flight]:
    """The flights of one kind of goods.

    If what one seat loses is what others gain, or the reverse, it flies between them; else from or to the supply.

    Args:
        old: Who had how much.
        new: Who has how much.
        places: Where each seat keeps it.
        supply: Where it comes from and goes to.
        a: Where everything is at this size.
        dpr: Device pixel ratio.
        colour: Colour of the workers, or ``NONE`` for guilders.
    """
    change = {seat: new[seat] - old[seat] for seat in new if new[seat] != old[seat]}
    less = [seat for seat in change if change[seat] < 0]
    more = [seat for seat in change if change[seat] > 0]
    picture = _token(colour, (14 if a.wide else 10) * a.scale, dpr)
    sound = Sound.COIN if colour == NONE else Sound.WOOD
    found = []
    if len(less) == 1 and sum(change[seat] for seat in more) == -change[less[0]]:
        return [Flight(picture, places[less[0]], places[seat], change[seat], sound) for seat in more]
    if len(more) == 1 and less and sum(change.values()) == 0:
        return [Flight(picture, places[seat], places[more[0]], -change[seat], sound) for seat in less]
    for seat, amount in change.items():
        ends = (supply, places[seat]) if amount > 0 else (places[seat], supply)
        found.append(Flight(picture, *ends, abs(amount), sound))
    return found


def _panels(zones: Sequence[Zone]) -> dict[int, Numbers]:
    return {piece.seat: piece.numbers for zone in zones for piece in kind_of(PanelPiece, zone)}


def _held(panels: Mapping[int, Numbers], colour: int) -> Holdings:
    return {seat: held.guilders if colour == NONE else held.workers[colour] for seat, held in panels.items()}


def _middle(box: Box) -> QPointF:
    return QPointF(*box.centre)


def _token(colour: int, r: float, dpr: float) -> QPixmap:
    """The picture of a guilder (``NONE``), or of a worker of a colour; ``r`` is the radius of the guilder."""
    side = 2.6 * r

    def draw(p: QPainter) -> None:
        if colour != NONE:
            pieces.meeple(p, side * 0.1, side * 0.1, side * 0.8, paint_of(colour), mark=SIGNS[colour])
        else:
            pieces.coin(p, side / 2, side / 2, r)

    return pixmaps.get(("flying", colour, round(r, 2), dpr), lambda: brushes.painted(side, side, dpr, draw))
