"""Finds the painter of every piece of Murano that is no card."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.engines.murano import components as c
from app.models.murano import pieces as kinds
from app.models.murano.terms import action_brief, action_name, island_name
from app.models.murano.words import special
from app.models.table import Piece
from app.views.board.table_board import Paint
from app.views.murano import player_panels, ring, things, tiles
from app.views.murano.boats import ship
from app.views.murano.words import WORDS
from app.views.widgets.measure import Measure

Colours = Callable[[int], int]
"""Returns the seat colour of a seat, or of a gondola whose colour nobody plays; see ``MuranoBoard.colour``."""


def painter_of(piece: Piece, measure: Measure, colours: Colours, viewer: int) -> Paint:
    """The function that paints a piece.

    Pictures are kept by the keywords of the ``partial`` (``looks_of``).  So these must hold all that a picture depends
    on, words too: the same piece has others in another language.
    """
    match piece:
        case kinds.SpacePiece():
            return _space(piece, measure)
        case kinds.ShipPiece():
            return partial(ship, red=piece.face == "red")
        case kinds.FlagPiece():
            closed = piece.counts is None
            return partial(things.paint_flag, name=island_name(piece.island), measure=measure, closed=closed)
        case kinds.CellPiece():
            return _cell(piece)
        case kinds.TilePiece():
            marker = colours(piece.owner) if piece.owner >= 0 else kinds.NONE
            return partial(tiles.tile, kind=piece.tile, owner=marker)
        case kinds.FacePiece() | kinds.DrawnStreetPiece():
            return partial(tiles.tile, kind=piece.tile, owner=kinds.NONE)
        case kinds.StackPiece():
            return partial(things.paint_stack, sort=piece.sort, count=piece.count, empty=piece.empty)
        case kinds.BeadPiece():
            return partial(player_panels.paint_bead, colour=piece.face, number=piece.count, measure=measure)
        case kinds.UnbuiltPiece():
            return partial(things.paint_unbuilt, piece=piece, measure=measure)
        case kinds.SpecialPiece():
            said = special(piece.card)
            return partial(things.paint_sign_card, piece=piece, said=said, measure=measure, own=piece.owner == viewer)
        case kinds.DockPiece():
            return partial(things.paint_dock, colour=colours(piece.colour))
        case kinds.GondolierPiece():
            return partial(things.paint_gondolier, colour=colours(piece.owner), used=piece.used)
        case kinds.GondoliersPiece():
            return _gondoliers(piece, measure, colours(piece.owner))
    return things.paint_bag


def _space(piece: kinds.SpacePiece, measure: Measure) -> Paint:
    title = action_name(piece.face)
    titles = (f"{title}: {WORDS.sold_out()}", WORDS.sold_out()) if piece.sold_out else (title, action_brief(piece.face))
    return partial(
        ring.paint_space,
        action=piece.face,
        space=piece.space,
        titles=titles,
        measure=measure,
        closed=piece.sold_out,
        anchor=piece.space in c.ANCHORS and piece.ship < 0,
    )


def _cell(piece: kinds.CellPiece) -> Paint:
    """An empty space; nothing where a tile lies."""
    if not piece.free:
        return _nothing
    street = piece.face == "street"
    return partial(tiles.empty_cell, street=street, ready=piece.is_open and not street)


def _nothing(p: QPainter, rect: QRectF) -> None:
    pass


def _gondoliers(piece: kinds.GondoliersPiece, measure: Measure, colour: int) -> Paint:
    if not piece.ready:
        return partial(things.paint_supply, colour=colour, count=piece.count, measure=measure)
    word = WORDS.states()[0] if measure.wide else ""
    return partial(player_panels.gondolier_count, colour=colour, number=piece.count, word=word, measure=measure)
