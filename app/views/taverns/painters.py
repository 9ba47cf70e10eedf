"""Which function paints a piece of the Taverns that is no card."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.engines.taverns import components as c
from app.match.seats import Seat
from app.models.table import Piece
from app.models.taverns import pieces as kinds
from app.models.taverns.words import entertainer_name, tile_name
from app.views.board.boxes import Box
from app.views.board.spot import Spot
from app.views.board.table_board import Paint
from app.views.paint import pieces
from app.views.taverns import art, things, tracks
from app.views.taverns.words import WORDS
from app.views.widgets.measure import Measure


def painter_of(
    piece: Piece, spot: Spot, measure: Measure, seats: Sequence[Seat], viewer: int, slots: Sequence[Box] = ()
) -> Paint:
    """The function that paints a piece into its box.

    Its keywords must be all that the picture depends on, translated words included: ``looks_of`` makes the key of the
    cache from them.

    Args:
        piece: A piece that is no card, or an empty place for cards.
        spot: Where it lies.
        measure: The sizes of the table.
        seats: Who plays.
        viewer: The seat of the viewer.
        slots: Of a space for dice, the hollows where none lie, in scene pixels.
    """
    match piece:
        case kinds.DiePiece():
            return _die(piece, seats)
        case kinds.CoasterPiece():
            return partial(things.paint_coaster, colour=seats[piece.origin].colour)
        case kinds.MonasteryMarkerPiece() | kinds.ReputationMarkerPiece():
            return partial(paint_marker, colour=seats[piece.owner].colour)
        case kinds.TilePiece():
            colour, title = seats[viewer].colour, tile_name(piece.tile)
            return partial(things.paint_sign, piece=piece, title=title, measure=measure, colour=colour)
        case kinds.SpacePiece():
            # Relative to the piece, so that equal pictures are shared wherever they are.
            hollows = tuple(box._replace(x=box.x - spot.x, y=box.y - spot.y) for box in slots)
            return partial(things.paint_bed, wants=piece.wants, measure=measure, slots=hollows, any_die=WORDS.any_die())
        case kinds.TablePiece():
            return partial(_paint_table, wants=() if piece.free else (c.DIE[piece.card],))
        case kinds.EntertainerPiece():
            return partial(tracks.paint_entertainer, piece=piece, name=entertainer_name(piece.tile), measure=measure)
        case kinds.CounterGuestPiece():
            return things.paint_counter_guest
        case kinds.SchnappsPiece():
            return partial(things.paint_schnapps, count=piece.count, measure=measure)
        case kinds.ReputationSpacePiece():
            return partial(
                tracks.paint_reputation_space, kind=piece.face, amount=piece.amount, steps=piece.steps, measure=measure
            )
        case kinds.CellPiece():
            return partial(
                tracks.paint_cell, bonus=piece.bonus, measure=measure, signed=piece.signed, following=piece.following
            )
        case kinds.SupplyPiece():
            return partial(things.empty_place, radius=spot.radius, mark=art.HELPER_GLYPHS[piece.face])
    # Piles without cards.
    mark = "" if isinstance(piece, kinds.DiscardPiece) else "stack"
    return partial(things.empty_place, radius=spot.radius, mark=mark)


def _die(piece: kinds.DiePiece, seats: Sequence[Seat]) -> Paint:
    """What paints a die, dimmed if it is lost or used."""
    own = seats[piece.owner].colour if piece.owner != kinds.NONE else kinds.NONE
    raised = piece.raised if isinstance(piece, kinds.PlacedDiePiece) else 0
    lost = isinstance(piece, kinds.LooseDiePiece) and (piece.lost or piece.used)
    colour = things.die_colour(piece.pips, own)
    return partial(things.paint_die, pips=piece.pips, colour=colour, raised=raised, lost=lost)


def paint_marker(p: QPainter, rect: QRectF, colour: int) -> None:
    """Paint the marker of a seat on a track: its shield."""
    pieces.seat_shield(p, rect.x(), rect.y(), rect.width(), colour)


def _paint_table(p: QPainter, rect: QRectF, wants: tuple[int, ...]) -> None:
    """Paint the slot for the die of a guest; where nobody sits the piece of the table is not seen."""
    if wants:
        things.paint_slot(p, rect, wants)
