"""Finds the functions that paint pieces which are no cards."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.match.seats import Seat
from app.models.loyang import pieces as kinds
from app.models.loyang.tiles import WORDS as TILES
from app.models.table import Piece
from app.views.board.table_board import Paint
from app.views.loyang import things
from app.views.loyang.layout import PURSE_TILES, Areas
from app.views.widgets.measure import Measure


def painter_of(piece: Piece, measure: Measure, a: Areas, seats: Sequence[Seat]) -> Paint:
    """The function that paints a piece, as a ``partial``.

    Its keywords are all that the picture depends on, words included: they are part of its key in the cache.
    """
    match piece:
        case kinds.SpacePiece():
            return partial(things.paint_space, piece=piece, measure=measure, high=a.spaces[0].h)
        case kinds.WalkerPiece():
            return partial(things.paint_walker, colour=seats[piece.owner].colour)
        case kinds.CartPiece():
            return partial(things.paint_load, good=piece.good, count=piece.count)
        case kinds.StoredPiece():
            return partial(things.paint_stored, good=piece.good, count=piece.count)
        case kinds.ShelfPiece():
            return partial(things.paint_shelf, piece=piece, measure=measure)
        case kinds.TilePiece():
            return _tile(piece, measure)
    return _nothing  # an offer: the card of its stall shows it


def _tile(piece: kinds.TilePiece, measure: Measure) -> Paint:
    verb = piece.face
    face = things.TileFace(
        verb,
        title=TILES.title(verb),
        line=TILES.line(piece),
        shortcut=TILES.shortcut(verb),
        is_open=piece.is_open,
        is_locked=piece.is_locked,
        main=piece.only,
        due=piece.due,
    )
    return partial(things.paint_tile, face=face, measure=measure, purse=verb in PURSE_TILES)


def _nothing(_p: QPainter, _rect: QRectF) -> None:
    pass
