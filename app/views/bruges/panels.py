"""The painted parts of the table of Bruges: what they depend on, and who paints them."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont

from app.models.levels import seat_line
from app.models.table import Attrs, Piece, Zone
from app.models.text import Translated
from app.views import theme as look
from app.views.board import Panel
from app.views.boxes import Box
from app.views.bruges.layout import Opponent, spread
from app.views.bruges.style import colours
from app.views.paint import brushes
from app.views.piece_facts import facts_of, number, numbers, word
from app.views.table_style import Style, rect_of

if TYPE_CHECKING:
    from app.views.bruges.board import BrugesBoard

Zones = Mapping[str, Zone]


class BrugesPanels(Translated):
    """Words that stand on the table itself."""

    def points(self, now: int, expected: int) -> str:
        """Below the own name."""
        return self.tr("%n point(s) ({expected})", "", now).format(expected=expected)

    def turns(self, left: int) -> str:
        """How many turns a seat still has this round."""
        return self.tr("%n turn(s) left", "", left)

    def guilders(self, number: int) -> str:
        """Beside the coin."""
        return self.tr("guilder(s)", "", number)

    def threats(self) -> str:
        """Above the own threat markers."""
        return self.tr("Threats")

    def houses(self) -> str:
        """Above the own houses."""
        return self.tr("Houses and residents")

    def no_houses(self) -> str:
        """Where no house stands yet."""
        return self.tr("No house yet: a card and a worker of its colour build one.")

    def canals(self) -> str:
        """Beside the title of the canals."""
        return self.tr("in this order, the card’s colour must fit")

    def reserve(self) -> str:
        """On the reserve pile."""
        return self.tr("Reserve")

    def reserve_in_short(self) -> str:
        """On the reserve pile where there is little room."""
        return self.tr("Reserve", "in short")

    def discard(self) -> str:
        """On the discard pile."""
        return self.tr("Discard")

    def left(self) -> str:
        """On the left draw pile."""
        return self.tr("Left", "draw pile")

    def right(self) -> str:
        """On the right draw pile."""
        return self.tr("Right", "draw pile")

    def expected(self) -> str:
        """Above the table of points."""
        return self.tr("If it ended now")

    def total(self) -> str:
        """Last row of the table of points."""
        return self.tr("Together")


HAND = 5

WORDS = BrugesPanels()


def all_panels(own: "BrugesBoard", zones: Zones, style: Style) -> list[Panel]:
    """Every panel of the table."""
    laid = [_hall(own, zones, style), _town(own, zones, style), _canals(own, zones, style), _home(own, zones, style)]
    if own.areas.store.w:
        facts: Attrs = (("title", zones["piles"].name), ("style", style))
        laid.append(Panel("store", rect_of(own.areas.store), facts, z=-12))
    laid += _pills(own, zones, style)
    laid += _ship_counts(own, zones, style)
    laid += _exchange(own, zones, style)
    laid.append(_menu(own, zones, style))
    if not zones[f"hand:{own.viewer}"].pieces and not zones["offer"].pieces:
        places = tuple(spread(HAND, own.areas.hand, own.areas.card * 0.94, style.of(24)))
        laid.append(Panel("hand", rect_of(own.areas.hand), (("places", places),), z=-12, reach=4))
    for seat, panel in zip(own.places.others, own.areas.opponents, strict=False):
        laid.append(_opponent(own, zones, seat, panel, style))
    return laid


# --- the town --------------------------------------------------------------------------------------------------------


def _hall(own: "BrugesBoard", zones: Zones, style: Style) -> Panel:
    zone, a = zones["track"], own.areas
    facts: Attrs = (
        ("title", zone.name),
        ("line", zone.attr("text", "")),
        ("steps", a.steps),
        ("style", style),
    )
    tips = ((rect_of(a.hall.inset(0, 0, 0, a.hall.h * 0.8)), zone.tip or str(zone.attr("text", ""))),)
    return Panel("hall", rect_of(a.hall), facts, tips, zone.name, z=-12)


def _town(own: "BrugesBoard", zones: Zones, style: Style) -> Panel:
    zone, a = zones["dice"], own.areas
    dice = tuple(
        (word(piece, "colour"), word(piece, "meaning"), word(piece, "label"), number(piece, "value"))
        for piece in zone.pieces
    )
    docked = {word(piece, "colour") for piece in zones["ships"].pieces if word(piece, "at") == "dock"}
    facts: Attrs = (
        ("title", zone.name),
        ("line", zone.attr("text", "")),
        ("dice", dice),
        ("meanings", a.meanings),
        (
            "docks",
            tuple((box, colour) for box, colour in zip(a.docks, colours(), strict=False) if colour not in docked),
        ),
        ("style", style),
    )
    tips = tuple((rect_of(box), piece.tip) for box, piece in zip(a.meanings, zone.pieces, strict=True))
    return Panel("town", rect_of(a.town), facts, tips, zone.name, z=-12)


def _canals(own: "BrugesBoard", zones: Zones, style: Style) -> Panel:
    zone, a = zones[f"canal:{own.viewer}"], own.areas
    ends = zone.pieces[4::5]
    crowns = tuple(
        (box, number(piece, "statue"))
        for box, piece in zip(a.crowns, ends, strict=True)
        if "crowned" not in piece.flags
    )
    facts: Attrs = (
        ("title", zone.name),
        ("line", WORDS.canals()),
        ("crowns", crowns),
        ("stack", len(zones["statues"].pieces)),
        ("statues", a.statues),
        ("style", style),
    )
    return Panel("canals", rect_of(a.canals), facts, (), zone.name, z=-12)


def _pills(own: "BrugesBoard", zones: Zones, style: Style) -> list[Panel]:
    """What the piles are called and how many cards they have; where a name finds no room, all have numbers only."""
    left, right, reserve = zones["piles"].pieces
    discard = zones["discard"].pieces[0]
    names = {
        left.key: (WORDS.left(),),
        right.key: (WORDS.right(),),
        discard.key: (WORDS.discard(),),
        reserve.key: (WORDS.reserve(), WORDS.reserve_in_short()),
    }
    boxes = {key: _box_of(own, key) for key in names}
    room = min(box.w for box in boxes.values()) + _between(list(boxes.values())) - style.of(6, 4)
    texts = {}
    for piece in (left, right, discard, reserve):
        longer = [f"{name} {piece.count}" if piece.count else name for name in names[piece.key]]
        texts[piece.key] = _fitting(longer, room, style)
    named = all(texts.values())
    counts = {piece.key: str(piece.count) if piece.count else "–" for piece in (left, right, discard, reserve)}
    return [_pill(key, texts[key] if named else counts[key], box, room, style) for key, box in boxes.items()]


def _box_of(own: "BrugesBoard", key: str) -> Box:
    spot = own.places.spots[key]
    return Box(spot.x, spot.y, spot.width, spot.height)


def _between(boxes: list[Box]) -> float:
    """The smallest gap between piles side by side."""
    gaps = [b.x - a.right for a in boxes for b in boxes if b.x > a.right and abs(b.y - a.y) < a.h / 2]
    return min(gaps, default=0.0)


def _pill_font(style: Style) -> QFont:
    return look.font("text", max(13.0, min(style.px(14, 13), style.of(22, 18) * 0.76)), weight=600, tabular=True)


def _fitting(texts: list[str], room: float, style: Style) -> str:
    """The first text that finds room on a pill; ``""`` when none does."""
    inner = room - style.of(22, 18) * 0.5
    return next((text for text in texts if brushes.text_width(text, _pill_font(style)) <= inner), "")


def _pill(key: str, text: str, card: Box, room: float, style: Style) -> Panel:
    """A label on the lower edge of a card or pile."""
    height = style.of(22, 18)
    width = min(max(height * 1.5, brushes.text_width(text, _pill_font(style)) + height * 0.7), room)
    rect = QRectF(card.x + (card.w - width) / 2, card.bottom - height * 0.6, width, height)
    return Panel(f"count:{key}", rect, (("text", text), ("style", style)), z=70, reach=2)


def _ship_counts(own: "BrugesBoard", zones: Zones, style: Style) -> list[Panel]:
    """How many ships lie below the open one."""
    found = []
    for piece in zones["ships"].pieces:
        if piece.key.startswith("ships:") and piece.count:
            spot = own.places.spots[piece.key]
            height = style.of(19, 16)
            rect = QRectF(spot.x + spot.width - height * 1.5, spot.y + spot.height - height * 0.7, height * 1.7, height)
            facts: Attrs = (("text", f"+{piece.count}"), ("style", style))
            found.append(Panel(f"count:{piece.key}", rect, facts, z=70, reach=2))
    return found


def _exchange(own: "BrugesBoard", zones: Zones, style: Style) -> list[Panel]:
    """Markers on the exchange card."""
    found = []
    for piece in zones["exchange"].pieces:
        spot = own.places.spots.get(piece.key)
        if spot is None:
            continue
        box = Box(spot.x, spot.y, spot.width, spot.height)
        if piece.key == "exchanges":
            found.append(_pill(piece.key, str(piece.count), box, box.w + style.of(10, 7), style))
            continue
        facts: Attrs = (("left", number(piece, "markers")), ("of", number(piece, "printed")), ("style", style))
        rect = QRectF(box.x, box.bottom - style.of(18, 14), box.w, style.of(24, 18))
        found.append(Panel("markers", rect, facts, z=70, reach=4))
    return found


# --- the viewer ------------------------------------------------------------------------------------------------------


def _home(own: "BrugesBoard", zones: Zones, style: Style) -> Panel:
    viewer, a = own.viewer, own.areas
    piece = zones[f"panel:{viewer}"].pieces[0]
    parts = [WORDS.points(number(piece, "points"), number(piece, "expected"))]
    if number(piece, "left"):
        parts.append(WORDS.turns(number(piece, "left")))
    threats = zones[f"threats:{viewer}"]
    warned = tuple(each.name for each in threats.pieces if "last_warning" in each.flags)
    empty = not zones[f"houses:{viewer}"].pieces
    facts: Attrs = (
        ("title", piece.name),
        ("line", " · ".join(parts)),
        ("colour", own.seats[viewer].colour),
        ("flags", piece.flags),
        ("head", a.head),
        ("threats", a.threats),
        ("threats_title", WORDS.threats()),
        ("warned", warned),
        ("houses", a.houses),
        ("houses_title", WORDS.houses()),
        ("empty", WORDS.no_houses() if empty else ""),
        ("style", style),
    )
    head = rect_of(a.head)
    head.setBottom(a.purse.y)
    over = rect_of(a.threats).adjusted(0, -style.of(26, 19), 0, 0)
    tips = ((head, piece.tip), (over, str(threats.attr("warning", "")) or threats.tip))
    return Panel(f"panel:{viewer}", rect_of(a.home), facts, tips, piece.name, z=-12)


def _menu(own: "BrugesBoard", zones: Zones, style: Style) -> Panel:
    """The ground of the uses, else everybody's points."""
    if zones["uses"].pieces or zones["offer"].pieces:
        return Panel("menu", rect_of(own.areas.menu), (("style", style),), z=-8, reach=22)
    panels = [zones[f"panel:{seat}"].pieces[0] for seat in range(len(own.seats))]
    by_seat = [_parts(piece) for piece in panels]
    rows = tuple((label, tuple(parts[nth][1] for parts in by_seat)) for nth, (label, _) in enumerate(by_seat[0]))
    total = (WORDS.total(), tuple(number(piece, "expected") for piece in panels))
    facts: Attrs = (
        ("title", WORDS.expected()),
        ("rows", (*rows, total)),
        ("colours", tuple(seat.colour for seat in own.seats)),
        ("style", style),
    )
    tip = "\n\n".join(f"{piece.name}\n{piece.tip}" for piece in panels)
    return Panel("points", rect_of(own.areas.menu), facts, ((rect_of(own.areas.menu), tip),), WORDS.expected(), z=-8)


def _parts(piece: Piece) -> tuple[tuple[str, int], ...]:
    found = piece.attr("parts", ())
    assert isinstance(found, tuple)
    return found


# --- opponents -------------------------------------------------------------------------------------------------------


def _opponent(own: "BrugesBoard", zones: Zones, seat: int, panel: Opponent, style: Style) -> Panel:
    piece = zones[f"panel:{seat}"].pieces[0]
    threats = zones[f"threats:{seat}"].pieces
    values = [number(each, "value") for each in zones[f"statues:{seat}"].pieces]
    facts: Attrs = (
        ("name", piece.name),
        ("level", seat_line(own.seats[seat].level)),
        ("colour", own.seats[seat].colour),
        ("points", number(piece, "points")),
        ("expected", number(piece, "expected")),
        ("guilders", number(piece, "guilders")),
        ("workers", numbers(piece, "workers")),
        ("threats", numbers(piece, "threats")),
        ("warns", tuple("last_warning" in each.flags for each in threats)),
        ("canals", tuple((word(each, "colour"), each.face == "tile") for each in zones[f"canal:{seat}"].pieces)),
        ("statues", _by_section(zones, seat, values)),
        ("hand", tuple((word(each, "colour"), bool(each.attr("pet", False))) for each in zones[f"hand:{seat}"].pieces)),
        ("flags", piece.flags),
        ("head", panel.head),
        ("goods", panel.goods),
        ("stacked", panel.stacked),
        ("style", style),
    )
    warning = str(zones[f"threats:{seat}"].attr("warning", ""))
    counts = "\n".join(f"{fact.label}: {fact.value}" for fact in facts_of(piece))
    tips = (
        (rect_of(panel.goods), "\n".join(filter(None, (warning, counts)))),
        (rect_of(panel.panel), piece.tip),
    )
    return Panel(f"panel:{seat}", rect_of(panel.panel), facts, tips, piece.name, z=-10, opens=True)


def _by_section(zones: Zones, seat: int, values: list[int]) -> tuple[int, ...]:
    """The statue beside each section, 0 for none."""
    left = list(values)
    ends = zones[f"canal:{seat}"].pieces[4::5]
    return tuple(left.pop(0) if "crowned" in piece.flags and left else 0 for piece in ends)
