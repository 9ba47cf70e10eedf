"""The function that paints a piece of Bruges, for all pieces that are not painted as cards."""

from collections.abc import Sequence
from functools import partial

from app.engines.bruges import components as c
from app.models.bruges import pieces as kinds
from app.models.bruges.describe import DESCRIPTIONS
from app.models.bruges.uses import EXCHANGE, GLYPHS, USES
from app.models.bruges.words import WORDS as TERMS
from app.models.bruges.words import exchange_name
from app.models.table import Piece, Viewer
from app.views.board.table_board import Paint
from app.views.bruges import art, menu, things
from app.views.bruges.effects import effect_icons
from app.views.bruges.style import paint_of
from app.views.bruges.words import WORDS
from app.views.widgets.measure import Measure


def painter_of(
    piece: Piece, radius: float, measure: Measure, colours: Sequence[int], viewer: Viewer, chosen: int = kinds.NONE
) -> Paint:
    """The function that paints a piece, a ``partial`` whose keywords are all that the picture depends on.

    The keywords are a part of the picture's key in the cache, so they include the words that are written on it.

    Args:
        piece: The piece.
        radius: Radius of the corners of its place.
        measure: Lengths and sizes of letters.
        colours: Colours of the seats.
        viewer: The viewer.
        chosen: The hand card that is chosen, or ``NONE``.
    """
    match piece:
        case kinds.DiePiece():
            return partial(things.paint_die, colour=piece.colour, value=piece.value)
        case kinds.StatuePiece():
            return partial(things.paint_statue, value=piece.value, won=piece.owner != kinds.NONE, top=piece.top)
        case kinds.StepPiece():
            return partial(things.paint_step, step=piece.step)
        case kinds.PawnPiece():
            return partial(things.paint_pawn, colour=colours[piece.owner], may_advance=piece.may_advance)
        case kinds.MajorityPiece():
            return partial(
                things.paint_majority,
                majority=piece.majority,
                title=TERMS.majority(piece.majority),
                lead=DESCRIPTIONS.lead(piece, viewer),
                leaders=tuple(colours[seat] for seat in piece.leaders),
                turned=tuple(colours[seat] for seat in piece.turned),
                measure=measure,
            )
        case kinds.ShipPiece():
            return partial(things.paint_ship, colour=piece.colour, kind=piece.face, docked=piece.docked)
        case kinds.ShipsPiece():
            return partial(things.paint_ship_pile, colour=piece.colour, number=piece.count)
        case kinds.ExchangePiece():
            name = exchange_name(piece.number)
            return partial(menu.paint_exchange, number=piece.number, name=name, measure=measure)
        case kinds.ExchangesPiece() if piece.count:
            return partial(things.paint_exchange_pile, number=piece.count, paint=art.EXCHANGE_PAINT)
        case kinds.UsePiece():
            return _use(piece, measure, chosen)
        case kinds.GuildersPiece():
            label = WORDS.guilders(piece.count)
            return partial(things.paint_guilders, number=piece.count, label=label, measure=measure)
        case kinds.WorkerPiece():
            return partial(things.paint_worker, colour=piece.colour, number=piece.count, measure=measure)
        case kinds.ThreatPiece():
            warns, safe = piece.warns, piece.protector != kinds.NONE
            return partial(things.paint_threat, colour=piece.colour, number=piece.count, warns=warns, safe=safe)
        case kinds.SpacePiece():
            return partial(things.paint_space, piece=piece)
        case kinds.HousePiece():
            return partial(art.paint_house, colour=piece.colour, seed=piece.house + 3, pet=piece.pet)
    # All that is left are places of piles without a card; others are painted as cards.
    mark = {kinds.DiscardPiece: "card-discard", kinds.ExchangesPiece: "trade"}.get(type(piece), "stack")
    return partial(things.empty_place, radius=radius, mark=mark)


def _use(piece: kinds.UsePiece, measure: Measure, chosen: int) -> Paint:
    """A row of the menu, for the chosen card or, before one is chosen, for all that can be played."""
    use = piece.with_card(chosen)
    blocked = USES.blocked(*((use,) if use else piece.by_card))
    return partial(
        menu.paint_use,
        title=USES.title(piece.use, piece.exchange),
        sign=GLYPHS[piece.use],
        number=piece.use + 1,
        line=USES.line(use) if use and not use.blocked else "",
        blocked=blocked,
        colour=paint_of(c.COLOUR[chosen]) if chosen != kinds.NONE else "",
        icons=effect_icons(c.EXCHANGE_AT + piece.exchange) if piece.use == EXCHANGE else (),
        measure=measure,
    )
