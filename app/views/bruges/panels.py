"""The panels of the table of Bruges: where they lie, what they show and which tips they have."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont

from app.models.bruges import pieces as kinds
from app.models.bruges.describe import DESCRIPTIONS
from app.models.bruges.seat_numbers import FACTS
from app.models.keys import make_key, panel_key
from app.models.levels import seat_line
from app.models.table import Zone, kind_of
from app.models.text import lines
from app.views import theme as look
from app.views.board.base import BoardPanel, Tips
from app.views.board.boxes import Box
from app.views.board.table_board import LaidTable
from app.views.board.table_style import rect_of
from app.views.bruges.layout import Areas, Opponent
from app.views.bruges.menu import Menu, Points
from app.views.bruges.places import Places
from app.views.bruges.player_panels import Back, Home, OpponentPanel
from app.views.bruges.town_panels import (
    Canals,
    DicePanel,
    EmptyPlace,
    Markers,
    PilesPanel,
    Pill,
    ReputationTrack,
)
from app.views.bruges.words import WORDS
from app.views.paint import brushes
from app.views.widgets.measure import Measure

Zones = Mapping[str, Zone]


def all_panels(own: LaidTable[Areas, Places], zones: Zones, measure: Measure) -> list[BoardPanel]:
    """All panels of a position."""
    laid = [
        _hall(own, zones, measure),
        _town(own, zones, measure),
        _canals(own, zones, measure),
        _home(own, zones, measure),
    ]
    if own.areas.store.w:
        laid.append(
            BoardPanel("store", rect_of(own.areas.store), PilesPanel(own.words(zones["piles"]).name, measure), z=-12)
        )
    laid += _pills(own, zones, measure)
    laid += _ship_counts(own, zones, measure)
    laid += _exchange(own, zones, measure)
    laid.append(_menu(own, zones, measure))
    for back, place in enumerate(reversed(own.places.free)):  # each by itself: the others stay as they are
        laid.append(BoardPanel(make_key("hand", back), rect_of(place), EmptyPlace("stack"), z=-12, reach=4))
    for seat, panel in zip(own.places.others, own.areas.opponents, strict=False):
        laid.append(_opponent(own, zones, seat, panel, measure))
    return laid


def _panel_piece(zones: Zones, seat: int) -> kinds.PanelPiece:
    (piece,) = kind_of(kinds.PanelPiece, zones[panel_key(seat)])
    return piece


# --- the town --------------------------------------------------------------------------------------------------------


def _hall(own: LaidTable[Areas, Places], zones: Zones, measure: Measure) -> BoardPanel:
    zone, a = zones["track"], own.areas
    assert isinstance(zone, kinds.TrackZone)
    name, line = own.words(zone).name, DESCRIPTIONS.next_step(zone)
    head = rect_of(a.hall.inset(0, 0, 0, a.hall.h * 0.8))
    facts = ReputationTrack(name, line, a.steps, measure)
    return BoardPanel("hall", rect_of(a.hall), facts, lambda: ((head, line),), name, z=-12)


def _town(own: LaidTable[Areas, Places], zones: Zones, measure: Measure) -> BoardPanel:
    zone, a = zones["dice"], own.areas
    dice = kind_of(kinds.DiePiece, zone)
    docked = {ship.colour for ship in kind_of(kinds.ShipPiece, zones["ships"]) if ship.docked}
    facts = DicePanel(
        title=own.words(zone).name,
        dice=tuple(dice),
        places=a.meanings,
        docks=tuple((box, colour) for colour, box in enumerate(a.docks) if colour not in docked),
        measure=measure,
    )

    def tips() -> Tips:
        return tuple((rect_of(box), own.words(die).tip) for box, die in zip(a.meanings, dice, strict=True))

    return BoardPanel("town", rect_of(a.town), facts, tips, facts.title, z=-12)


def _canals(own: LaidTable[Areas, Places], zones: Zones, measure: Measure) -> BoardPanel:
    zone, a = zones[make_key("canal", own.viewer)], own.areas
    ends = zip(a.crowns, kind_of(kinds.SpacePiece, zone)[4::5], strict=True)
    stack = a.statues[: len(zones["statues"].pieces)]
    facts = Canals(
        title=own.words(zone).name,
        crowns=tuple((box, piece.statue) for box, piece in ends if not piece.crowned),
        stack=stack[-1].x if stack else a.canals.right,
        measure=measure,
    )
    return BoardPanel("canals", rect_of(a.canals), facts, name=facts.title, z=-12)


def _pills(own: LaidTable[Areas, Places], zones: Zones, measure: Measure) -> list[BoardPanel]:
    """The labels of the piles: name and number of cards.

    If one of the names finds no room, all piles have only their number.  Before that the discard pile gives up its
    number, on which no end of the game depends.
    """
    left, right, reserve = zones["piles"].pieces
    discard = zones["discard"].pieces[0]
    # From left to right and from top to bottom, as the piles lie.
    names = (
        (left, (WORDS.left(),)),
        (right, (WORDS.right(),)),
        (discard, (WORDS.discard(),)),
        (reserve, (WORDS.reserve(), WORDS.reserve_in_short())),
    )
    boxes = [_box_of(own, piece.key) for piece, _ in names]
    # All labels have the same room, the width of a pile and what is free between two.
    room = min(box.w for box in boxes) + _between(boxes) - measure.of(6, 4)
    texts = [
        _fitting(
            [f"{name} {piece.count}" if piece.count else name for name in some] + list(some) * (piece is discard),
            room,
            measure,
        )
        for piece, some in names
    ]
    if not all(texts):
        texts = [str(piece.count) if piece.count else "–" for piece, _ in names]
    found = zip(names, texts, boxes, strict=True)
    panel = own.areas.store if own.areas.store.w else own.areas.town
    return [_pill(piece.key, text, box, room, measure, panel) for (piece, _), text, box in found]


def _box_of(own: LaidTable[Areas, Places], key: str) -> Box:
    spot = own.places.spots[key]
    return Box(spot.x, spot.y, spot.width, spot.height)


def _between(boxes: list[Box]) -> float:
    """The smallest gap between piles side by side."""
    gaps = [b.x - a.right for a in boxes for b in boxes if b.x > a.right and abs(b.y - a.y) < a.h / 2]
    return min(gaps, default=0.0)


def _pill_font(measure: Measure) -> QFont:
    return look.font(
        "text", max(13.0, min(measure.letter_size(14, 13), measure.of(22, 18) * 0.76)), weight=600, tabular=True
    )


NARROWEST = 0.8
"""Letters on a label may be narrowed to this share of their width."""


def _fitting(texts: list[str], room: float, measure: Measure) -> str:
    """The first text that finds room on a label, if need be in narrower letters; ``""`` if none does."""
    inner = room - measure.of(22, 18) * 0.5
    return next((text for text in texts if NARROWEST * brushes.text_width(text, _pill_font(measure)) <= inner), "")


def _pill(key: str, text: str, card: Box, room: float, measure: Measure, panel: Box | None = None) -> BoardPanel:
    """A label on the lower edge of a card or pile, ``room`` px wide at most; clear of the sides of a ``panel``."""
    height = measure.of(22, 18)
    width = min(max(height * 1.5, brushes.text_width(text, _pill_font(measure)) + height * 0.7), room)
    x = card.x + (card.w - width) / 2
    if panel:
        margin = measure.of(3, 3)
        x = max(panel.x + margin, min(x, panel.right - margin - width))
    rect = QRectF(x, card.bottom - height * 0.6, width, height)
    return BoardPanel(make_key("count", key), rect, Pill(text, measure), z=70, reach=2, label_of=key)


def _ship_counts(own: LaidTable[Areas, Places], zones: Zones, measure: Measure) -> list[BoardPanel]:
    """The number of ships that lie below the open one of each colour."""
    found = []
    for pile in kind_of(kinds.ShipsPiece, zones["ships"]):
        if pile.count:
            box, height = _box_of(own, pile.key), measure.of(19, 16)
            rect = QRectF(box.right - height * 1.5, box.bottom - height * 0.7, height * 1.7, height)
            pill = Pill(f"+{pile.count}", measure)
            found.append(BoardPanel(make_key("count", pile.key), rect, pill, z=70, reach=2, label_of=pile.key))
    return found


def _exchange(own: LaidTable[Areas, Places], zones: Zones, measure: Measure) -> list[BoardPanel]:
    """The markers on the exchange card, or its empty place, and the number of cards to come."""
    found, place = [], own.areas.exchange
    if zones["exchange"].pieces and not kind_of(kinds.ExchangePiece, zones["exchange"]) and place.w:
        found.append(BoardPanel("exchange", rect_of(place), EmptyPlace("trade"), z=-11, reach=4))
    for piece in zones["exchange"].pieces:
        if piece.key not in own.places.spots:
            continue
        box = _box_of(own, piece.key)
        if isinstance(piece, kinds.ExchangePiece):
            rect = QRectF(box.x, box.bottom - measure.of(18, 14), box.w, measure.of(24, 18))
            found.append(BoardPanel("markers", rect, Markers(piece.markers, piece.printed, measure), z=70, reach=4))
        else:
            found.append(_pill(piece.key, str(piece.count), box, box.w + measure.of(10, 7), measure))
    return found


# --- the viewer ------------------------------------------------------------------------------------------------------


def _home(own: LaidTable[Areas, Places], zones: Zones, measure: Measure) -> BoardPanel:
    viewer, a = own.viewer, own.areas
    piece, threats = _panel_piece(zones, viewer), zones[make_key("threats", viewer)]
    name = own.seats[viewer].name
    facts = Home(
        title=name,
        colour=own.seats[viewer].colour,
        acting=piece.acting or piece.active,
        starts=piece.starts,
        points=piece.numbers.counter,
        expected=piece.numbers.total,
        left=piece.left,
        warned=tuple(each.colour for each in kind_of(kinds.ThreatPiece, threats) if each.warns),
        empty=not zones[make_key("houses", viewer)].pieces,
        head=a.head,
        threats=a.threats,
        houses=a.houses,
        measure=measure,
    )
    head = rect_of(a.head)
    head.setBottom(a.purse.y)
    over = rect_of(a.threats).adjusted(0, -measure.of(26, 19), 0, 0)

    def tips() -> Tips:
        return (head, own.words(piece).tip), (over, DESCRIPTIONS.warnings(threats.pieces))

    return BoardPanel(panel_key(viewer), rect_of(a.home), facts, tips, name, z=-12)


def _menu(own: LaidTable[Areas, Places], zones: Zones, measure: Measure) -> BoardPanel:
    """The ground of the menu, or the table of points while there is nothing to choose there."""
    rect = rect_of(own.areas.menu)
    if zones["uses"].pieces or zones["offer"].pieces:
        return BoardPanel("menu", rect, Menu(measure), z=-8, reach=22)
    panels = [_panel_piece(zones, seat) for seat in range(len(own.seats))]
    by_seat = [(*piece.numbers.points, piece.numbers.total) for piece in panels]
    rows = tuple(zip(*by_seat, strict=True))
    over = not any(piece.acting for piece in panels)
    facts = Points(over, tuple(seat.colour for seat in own.seats), rows, measure)

    def tips() -> Tips:
        told = (own.words(piece) for piece in panels)
        return ((rect, "\n\n".join(f"{said.name}\n{said.tip}" for said in told)),)

    return BoardPanel("points", rect, facts, tips, WORDS.table_of_points(over=over), z=-8)


# --- opponents -------------------------------------------------------------------------------------------------------


def _opponent(own: LaidTable[Areas, Places], zones: Zones, seat: int, panel: Opponent, measure: Measure) -> BoardPanel:
    piece, threats = _panel_piece(zones, seat), zones[make_key("threats", seat)]
    name, spaces = own.seats[seat].name, kind_of(kinds.SpacePiece, zones[make_key("canal", seat)])
    hand = [
        each for each in zones[make_key("hand", seat)].pieces if isinstance(each, kinds.CardPiece | kinds.HiddenPiece)
    ]
    facts = OpponentPanel(
        name=name,
        level=seat_line(own.seats[seat].level),
        colour=own.seats[seat].colour,
        acting=piece.acting or piece.active,
        starts=piece.starts,
        numbers=piece.numbers,
        warns=tuple(each.warns for each in kind_of(kinds.ThreatPiece, threats)),
        canals=tuple((each.colour, each.built) for each in spaces),
        statues=_by_section(spaces, kind_of(kinds.StatuePiece, zones[make_key("statues", seat)])),
        hand=tuple(Back(each.colour, each.pet) for each in hand),
        boxes=panel,
        measure=measure,
    )

    def tips() -> Tips:
        counts = (f"{fact.label}: {fact.value}" for fact in FACTS.all(piece.numbers))
        goods = lines(DESCRIPTIONS.warnings(threats.pieces), *counts)
        return (rect_of(panel.goods), goods), (rect_of(panel.panel), own.words(piece).tip)

    return BoardPanel(panel_key(seat), rect_of(panel.panel), facts, tips, name, z=-10, opens=True)


def _by_section(spaces: list[kinds.SpacePiece], statues: list[kinds.StatuePiece]) -> tuple[int, ...]:
    """The value of the statue beside each section, 0 for none; with both taken their order is arbitrary."""
    left = [statue.value for statue in statues]
    return tuple(left.pop(0) if end.crowned and left else 0 for end in spaces[4::5])
