"""Who paints which piece of Murano, for all that are no cards."""

from collections.abc import Callable, Hashable
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.engines.murano import components as c
from app.models.table import Piece
from app.views.murano import player_panels, ring, things, tiles
from app.views.murano.boats import ship
from app.views.murano.words import WORDS
from app.views.piece_facts import number
from app.views.table_style import Style

NONE = -1

Paint = Callable[[QPainter, QRectF], None]
Colours = Callable[[int], int]
"""Seat colour of a seat, also of a gondola colour that nobody plays."""


def painter_of(piece: Piece, style: Style, colours: Colours, viewer: int) -> Paint:
    """What paints the piece; its keywords are all that the picture depends on."""
    kind = piece.key.partition(":")[0]
    if kind == "space":
        return _space(piece, style)
    if kind == "ship":
        return partial(ship, red=piece.face == "red")
    if kind == "island":
        return partial(things.paint_flag, name=piece.name, style=style, closed="closed" in piece.flags)
    if kind == "cell":
        return _cell(piece)
    if kind in ("tile", "face") or piece.key == "drawn:street":
        owner = number(piece, "owner", NONE)
        marker = colours(owner) if owner >= 0 else NONE
        return partial(tiles.tile, kind=c.TILE_IDS.index(piece.face), owner=marker)
    if kind == "stack":
        sort, empty = str(piece.attr("sort")), "empty" in piece.flags
        return partial(things.paint_stack, sort=sort, count=piece.count, empty=empty)
    if kind == "bead":
        return partial(player_panels.paint_bead, colour=piece.face, number=piece.count, style=style)
    if kind == "unbuilt":
        return partial(things.paint_unbuilt, piece=piece, style=style)
    if kind == "special":
        own = number(piece, "owner", NONE) == viewer
        return partial(things.paint_sign_card, piece=piece, style=style, own=own)
    if kind in ("dock", "gondolier", "supply", "ready"):
        return _of_colour(kind, piece, style, colours(number(piece, "owner")))
    return things.paint_bag


def _space(piece: Piece, style: Style) -> Paint:
    closed = "sold_out" in piece.flags
    title = str(piece.attr("title"))
    return partial(
        ring.paint_space,
        action=piece.face,
        number=number(piece, "number"),
        title=f"{title}: {WORDS.sold_out()}" if closed else title,
        style=style,
        closed=closed,
        anchor=bool(piece.attr("anchor")) and not piece.attr("ship"),
    )


def _cell(piece: Piece) -> Paint:
    """An empty space; nothing where a tile lies."""
    if "free" not in piece.flags:
        return _nothing
    street = piece.face == "street"
    return partial(tiles.empty_cell, street=street, ready="open" in piece.flags and not street)


def _nothing(p: QPainter, rect: QRectF) -> None:
    pass


def _of_colour(kind: str, piece: Piece, style: Style, colour: int) -> Paint:
    """Gondolas and gondoliers."""
    if kind == "dock":
        return partial(things.paint_dock, colour=colour)
    if kind == "gondolier":
        return partial(things.paint_gondolier, colour=colour, used="used" in piece.flags)
    if kind == "supply":
        return partial(things.paint_supply, colour=colour, count=piece.count, style=style)
    word = WORDS.states()[0] if style.wide else ""
    return partial(player_panels.gondolier_count, colour=colour, number=piece.count, word=word, style=style)


def looks_of(paint: Paint) -> tuple[Hashable, Hashable]:
    """What a picture depends on: who paints it, and with which facts."""
    if isinstance(paint, partial):
        return paint.func, tuple(sorted(paint.keywords.items(), key=lambda each: str(each[0])))
    return paint, ()
