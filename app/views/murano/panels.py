"""Puts together the panels of a position: all painted parts of the table of Murano that are no pieces."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from app.models.keys import key_kind, make_key, panel_key
from app.models.levels import seat_line
from app.models.murano import pieces as kinds
from app.models.murano.describe import DESCRIPTIONS
from app.models.murano.keys import island_key
from app.models.murano.routes import Leg
from app.models.table import Zone, kind_of
from app.views import theme as look
from app.views.board.base import BoardPanel, Tips
from app.views.board.boxes import Box
from app.views.board.marks import badge_box
from app.views.board.table_board import LaidTable
from app.views.board.table_style import rect_of
from app.views.murano import lagoon, ring, things
from app.views.murano.chart import BAG, BETWEEN, DECKS, DEPOT, DEPOT_FLAG, DRAWN, STACKS, SUPPLY, WARNING, Chart
from app.views.murano.enlarged_island import (
    BuildingSign,
    CrestSign,
    CustomerSign,
    EnlargedIsland,
    GlyphSign,
    GondolierSign,
    IslandLine,
)
from app.views.murano.layout import Areas, Opponent
from app.views.murano.places import Places
from app.views.murano.player_panels import Chip, Hand, HandRow, OpponentPanel, OwnPanel
from app.views.murano.style import ALARM, IVORY, ON_FILL, RIM
from app.views.murano.tray import FOLD, NEAR, SIDE, FoldButton, Gain, TrayGlass, fold_box
from app.views.murano.words import WORDS
from app.views.paint import brushes, pieces, stamps
from app.views.widgets.measure import Measure

Zones = Mapping[str, Zone]

GROVE = "island:sacca_serenella"
"""The island that is in play with four players only; else trees grow there."""

ISLAND_BELOW = "island:navagero"
"""The island below the one with the stacks."""

ON_TOP, OVER, LAID_OPEN = 900.0, 250.0, 480.0
"""``BoardPanel.z`` of panels that cover pieces: the way of ships, an enlarged island, the tray."""


class MuranoTable(LaidTable[Areas, Places], Protocol):
    """What panels read of the board; ``MuranoBoard`` is one."""

    @property
    def pointed(self) -> str:
        """Key of the piece under the pointer, ``""`` for none."""
        ...

    @property
    def escapes(self) -> bool:
        """Whether Escape puts the tray aside or back."""
        ...

    def colour(self, seat: int) -> int:
        """The colour (index into ``theme.SEATS``) of a seat."""
        ...

    def flag_width(self, name: str) -> float:
        """Width of the flag with the name of an island, in scene pixels."""
        ...


def all_panels(table: MuranoTable, zones: Zones, measure: Measure) -> list[BoardPanel]:
    """All panels of a position."""
    laid = [_own_column(table, zones, measure), _hand(table, zones, measure)]
    panels = zip(table.opponents(), table.areas.opponents, strict=False)
    laid += [_opponent(table, zones, seat, panel, measure) for seat, panel in panels]
    if len(zones[GROVE].pieces) == 1:  # closed: nothing but its flag
        spot = table.areas.chart.part(15.5, 11.2, 5.0, 5.4)
        laid.append(BoardPanel("grove", rect_of(spot), Trees(table.areas.chart), z=-14))
    laid += _prices(table, zones["ring"], measure)
    laid += _depot(table, zones, measure)
    laid += _tray(table, zones, measure)
    if table.places.zoomed is not None:
        laid.append(_zoom(table, zones, measure))
    if way := _ways(table, zones, measure):
        laid.append(way)
    return laid


# --- seats -----------------------------------------------------------------------------------------------------------


def _panel_piece(zones: Zones, seat: int) -> kinds.PanelPiece:
    piece = zones[panel_key(seat)].pieces[0]
    assert isinstance(piece, kinds.PanelPiece)
    return piece


def _own_column(table: MuranoTable, zones: Zones, measure: Measure) -> BoardPanel:
    """The column of the viewer without its characters."""
    viewer, boxes = table.viewer, table.areas.own
    piece = _panel_piece(zones, viewer)
    facts = OwnPanel(
        title=WORDS.title() if table.seats[viewer].is_person else WORDS.title_of(table.seats[viewer].name),
        colour=table.colour(viewer),
        acting=piece.acting,
        numbers=piece.numbers,
        has_unbuilt=bool(zones[make_key("unbuilt", viewer)].pieces),
        has_cards=bool(zones[make_key("cards", viewer)].pieces),
        boxes=boxes,
        standing=table.places.inner(boxes.gondoliers),
        measure=measure,
    )

    def tips() -> Tips:
        return ((rect_of(boxes.head), table.words(piece).tip),)

    return BoardPanel(
        panel_key(viewer), rect_of(boxes.panel), facts, tips, table.seats[viewer].name, z=-12, figures=facts.figures()
    )


def _hand(table: MuranoTable, zones: Zones, measure: Measure) -> BoardPanel:
    """What stands beside the characters of the viewer, and what they would score now."""
    boxes, zone = table.areas.own, zones[make_key("hand", table.viewer)]
    assert isinstance(zone, kinds.HandZone)
    over = not any(_panel_piece(zones, seat).acting for seat in range(len(table.seats)))
    facts = Hand(
        totals=DESCRIPTIONS.score_now(zone.outlook) if zone.outlook and zone.pieces and not over else (),
        rows=tuple(HandRow(row, piece.card, _chips(piece)) for piece, row in table.places.rows),
        title_box=boxes.title,
        box=boxes.hand,
        legend_box=boxes.legend,
        measure=measure,
    )

    def tips() -> Tips:
        # The wide drawing has a line for the legend.
        return () if measure.wide else ((rect_of(boxes.title), WORDS.legend()),)

    box = rect_of(boxes.hand).united(rect_of(boxes.title)).united(rect_of(boxes.legend))
    return BoardPanel("hand", box, facts, tips, z=-11, figures=facts.figures(), lines=facts.lines())


def _chips(piece: kinds.CharacterPiece) -> tuple[Chip, ...]:
    """The chips of a character: what it would score on each island."""
    best = piece.best.island if piece.best else -1
    return tuple(Chip(at.island, at.points, at.island == best, at.gondoliers > 0) for at in piece.island_scores)


def _opponent(table: MuranoTable, zones: Zones, seat: int, panel: Opponent, measure: Measure) -> BoardPanel:
    """The panel of an opponent."""
    piece, name = _panel_piece(zones, seat), table.seats[seat].name
    facts = OpponentPanel(
        name=name,
        level=seat_line(table.seats[seat].level),
        colour=table.colour(seat),
        active=piece.acting,
        numbers=piece.numbers,
        revealed=seat in table.places.revealed,
        has_unbuilt=bool(zones[make_key("unbuilt", seat)].pieces),
        has_cards=bool(zones[make_key("cards", seat)].pieces),
        boxes=panel,
        measure=measure,
    )

    def tips() -> Tips:
        return ((rect_of(panel.panel), table.words(piece).tip),)

    return BoardPanel(panel_key(seat), rect_of(panel.panel), facts, tips, name, z=-10)


# --- the map ---------------------------------------------------------------------------------------------------------


def _prices(table: MuranoTable, zone: Zone, measure: Measure) -> list[BoardPanel]:
    """The price of the ships, at the corner of each action space that costs any gold to reach."""
    found = []
    r = measure.of(11, 10)
    for piece in kind_of(kinds.SpacePiece, zone):
        if piece.reach and (gold := piece.reach.price):
            box = table.areas.chart.space(piece.space)
            rect = QRectF(box.x - r * 0.5, box.y - r * 0.7, 2 * r, 2 * r)
            found.append(BoardPanel(make_key("price", piece.key), rect, Price(gold), z=32, reach=4, label_of=piece.key))
    return found


def _depot(table: MuranoTable, zones: Zones, measure: Measure) -> list[BoardPanel]:
    """Numbers on stacks and decks, names of bag, supply and depot, and the warning before the last round."""
    chart = table.areas.chart
    zone = zones["depot"]
    assert isinstance(zone, kinds.DepotZone)
    found = []
    high = measure.of(19, 16)
    for piece in (*kind_of(kinds.StackPiece, zone), *kind_of(kinds.DeckPiece, zone)):
        spot = table.places.spots[piece.key]
        wide = measure.of(30, 24)
        box = QRectF(spot.x + (spot.width - wide) / 2, spot.y + spot.height - high * 0.55, wide, high)
        alarm = isinstance(piece, kinds.StackPiece) and (piece.soon or piece.empty)
        pill = Pill(str(piece.count), alarm, measure)
        found.append(BoardPanel(make_key("pill", piece.key), box, pill, z=30, reach=3, label_of=piece.key))
    bag = zone.pieces[-1]  # always the last piece of this zone
    names = [
        ("name:bag", BAG, 1.22, WORDS.in_bag(bag.count)),
        ("name:supply", SUPPLY, 1.08, WORDS.supply()),
    ]
    for key, (x, y), down, words in names:
        font = measure.font("text", 14, 13, 700)
        wide = brushes.text_width(words, font) + 12
        cx, cy = chart.at(x, y + down)
        line = QRectF(cx - wide / 2, cy - font.pixelSize() * 0.7, wide, font.pixelSize() * 1.4)
        found.append(BoardPanel(key, line, Name(words, measure), z=2, reach=3))
    name = table.words(zone).name
    found.append(BoardPanel("flag:depot", rect_of(_flag_box(table, name, measure)), Flag(name, measure), z=2, reach=6))
    if words := DESCRIPTIONS.warning(zone):
        flag = table.places.spots[ISLAND_BELOW]
        warning = _warning(table, words, words, measure)
        if warning.rect.bottom() > flag.y:  # it would cover the name of the island below
            warning = _warning(table, DESCRIPTIONS.short_warning(zone), words, measure)
        tray = rect_of(table.places.tray.panel) if table.places.tray else QRectF()
        if not tray.intersects(warning.rect):  # half covered it says nothing, and the title bar tells the same
            found.append(warning)
    return found


def _flag_box(table: MuranoTable, name: str, measure: Measure) -> Box:
    """The box of the flag of the island with the stacks."""
    chart = table.areas.chart
    wide, high = table.flag_width(name), measure.of(22, 18)
    x, y = chart.at(*DEPOT_FLAG)
    return Box(x - wide / 2, y - high / 2, wide, high)


CLOSE = 0.8
"""How far the letters of the warning are condensed before it takes two lines, as a share of their width."""


def _warning(table: MuranoTable, words: str, name: str, measure: Measure) -> BoardPanel:
    """The warning below the stacks, in one line or in as many as fit between gondolas and ring.

    ``words`` are painted; ``name`` is its tip and accessible name, which is complete even if ``words`` are shortened.
    """
    chart = table.areas.chart
    px, beside = measure.letter_size(14, 13), measure.of(42, 33)
    left, top = chart.at(WARNING[0], WARNING[1])
    room = chart.u * (WARNING[2] - WARNING[0])
    font = look.font("text", px, weight=700)
    in_line = CLOSE * brushes.text_width(words, font) <= room - beside
    while (
        not in_line and px > look.MIN_TEXT_PX and brushes.wrapped_height(words, font, room - beside + 2) > 1.5 * chart.u
    ):
        px -= 0.5
        font = look.font("text", px, weight=700)
    wide = min(room, brushes.text_width(words, font) + beside)
    high = QFontMetricsF(font).height() if in_line else brushes.wrapped_height(words, font, wide - beside + 2)
    middle = chart.at(DEPOT[0] + DEPOT[2] / 2, 0)[0]
    x = min(max(left, middle - wide / 2), left + room - wide)
    rect = QRectF(x, top, wide, high + font.pixelSize() * 0.5)
    return BoardPanel(
        "warning", rect, EndIsNear(words, px, measure, in_line=in_line), lambda: ((rect, name),), name, z=31
    )


def _tray(table: MuranoTable, zones: Zones, measure: Measure) -> list[BoardPanel]:
    """The tray with its button, and labels on what may be chosen; for a drawn street only its name."""
    zone = zones["offer"]
    assert isinstance(zone, kinds.OfferZone)
    if zone.kind == "street":  # it lies between the islands, not on the tray
        spot = table.places.spots[zone.pieces[0].key]
        return _drawn_name(table, spot.y, measure)
    if (tray := table.places.tray) is None:
        return []
    said, aside, k = tuple(zip(table.places.said, tray.words, strict=True)), table.places.aside, table.areas.scale
    button = fold_box(tray, k, aside=aside)
    left, right = tray.panel.x + SIDE * k, tray.boxes[0].x if aside else button.x
    head = Box(left, button.y, right - left - NEAR * k, button.h)
    glass = TrayGlass(table.words(zone).name, head, said, table.places.said_px, measure)
    found = [BoardPanel("tray", rect_of(tray.panel), glass, z=LAID_OPEN, covers=True)]
    say = WORDS.put_back if aside else WORDS.put_aside
    fold = FoldButton(say(keyed=table.escapes), measure)
    found.append(BoardPanel(FOLD, rect_of(button), fold, z=LAID_OPEN + 1, opens=True, reach=2))
    if aside:
        return found
    for piece, place in zip(zone.pieces, tray.boxes, strict=True):
        gain = piece.gain if isinstance(piece, kinds.CharacterPiece) else None
        words = WORDS.gain(gain) if gain else f"×{piece.count}" if piece.count > 1 else ""
        if words:
            high = measure.of(24, 21)
            px = measure.letter_size(14, 13)
            wide = pieces.pill_width(words, high, px=px, weight=700)
            rect = QRectF(place.centre[0] - wide / 2, place.bottom - high * 0.28, wide, high)
            # A piece that is chosen has a tick at its corner, which must not lie under the label.
            badge = badge_box(rect_of(place), table.places.spots[piece.key].unit)
            if rect.intersects(badge):
                rect.moveTop(badge.bottom())
            facts = Gain(words, bool(gain), measure)
            found.append(
                BoardPanel(make_key("gain", piece.key), rect, facts, z=LAID_OPEN + 60, reach=4, label_of=piece.key)
            )
    return found


def _drawn_name(table: MuranoTable, bottom: float, measure: Measure) -> list[BoardPanel]:
    """The label above the drawn street, in one line or two; ``bottom`` is its lower edge."""
    font = measure.font("text", 14, 13, 700)
    chart = table.areas.chart
    middle, high = chart.at(*DRAWN)[0], font.pixelSize() * 1.4
    lines = [WORDS.drawn()]
    if brushes.text_width(lines[0], font) + 12 > BETWEEN * chart.u and " " in lines[0]:
        lines = brushes.halves(lines[0], font)
    found = []
    for k, words in enumerate(lines):
        wide = brushes.text_width(words, font) + 12
        line = QRectF(middle - wide / 2, bottom - (len(lines) - k) * high - font.pixelSize() * 0.2, wide, high)
        found.append(BoardPanel(make_key("name", "drawn", k), line, Name(words, measure), z=LAID_OPEN, reach=3))
    return found


def _zoom(table: MuranoTable, zones: Zones, measure: Measure) -> BoardPanel:
    """The panel of the enlarged island."""
    places = table.places
    assert places.zoomed is not None
    flag = zones[island_key(places.enlarged)].pieces[0]
    assert isinstance(flag, kinds.FlagPiece)
    lines = _lines(table, flag.counts) if flag.counts else ()
    facts = EnlargedIsland(places.zoomed, places.enlarged, lines, measure)
    rect, name = rect_of(places.zoomed.panel), table.words(flag).name
    return BoardPanel(
        "zoom", rect, facts, lambda: ((rect, WORDS.close()),), name, z=OVER, opens=True, reach=26, covers=True
    )


def _lines(table: MuranoTable, counts: kinds.IslandCounts) -> tuple[IslandLine, ...]:
    """The lines of numbers on the panel of an enlarged island."""
    sorts = (("glassworks", counts.glassworks), ("palace", counts.palaces), ("special_building", counts.specials))
    built = tuple((BuildingSign(sort), number) for sort, number in sorts)
    seats = tuple((GondolierSign(table.colour(seat)), count) for seat, count in enumerate(counts.gondoliers))
    shops = tuple((CustomerSign(k, person=False), count) for k, count in enumerate(counts.shops))
    owners = (GlyphSign("hammer-nails"), counts.mine), (GlyphSign("backup"), counts.others)
    return (
        IslandLine(WORDS.customers(), tuple((CustomerSign(k), count) for k, count in enumerate(counts.customers))),
        IslandLine(WORDS.shops(), shops),
        IslandLine(WORDS.buildings(), (*built, (CrestSign(), counts.crests))),
        IslandLine(WORDS.gondoliers(), seats),
        IslandLine(WORDS.owners(), owners),
        IslandLine(WORDS.income(), ((GlyphSign("two-coins"), counts.income),)),
    )


def _ways(table: MuranoTable, zones: Zones, measure: Measure) -> BoardPanel | None:
    """The moves of the plan under way, made and suggested, or else those to the action space under the pointer."""
    zone = zones["ring"]
    assert isinstance(zone, kinds.RingZone)
    done, coming = zone.plan, zone.route
    if not done and not coming:
        pointed = next((piece.reach for piece in kind_of(kinds.SpacePiece, zone) if piece.key == table.pointed), None)
        coming = pointed.legs if pointed else ()
    if not done and not coming:
        return None
    ways = Ways(table.areas.chart, done, coming, _names(table, zones, measure), measure)
    place = ring.extent(table.areas.chart, (*done, *coming), measure).intersected(rect_of(table.areas.chart.box))
    return BoardPanel("ways", place, ways, z=ON_TOP, reach=8)


def _names(table: MuranoTable, zones: Zones, measure: Measure) -> tuple[Box, ...]:
    """Where flags, stacks and decks are, which no price of a move should cover."""
    a, depot = table.areas, zones["depot"]
    spots = [table.places.spots[key] for key in zones if key_kind(key) == "island" and key in table.places.spots]
    boxes = [Box(spot.x, spot.y, spot.width, spot.height) for spot in spots]
    stacks = [a.chart.stack(key) for key in STACKS] + [a.chart.deck(key) for key in DECKS]
    name = table.words(depot).name
    return (*boxes, _flag_box(table, name, measure), *stacks)


# --- painting --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Pill:
    """A number at the foot of a stack or deck, red with ``alarm``; see ``PanelFacts`` here and below."""

    text: str
    alarm: bool
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        things.paint_pill(p, rect, self.text, self.measure, alarm=self.alarm)


@dataclass(frozen=True, slots=True)
class Price:
    """The price of the ships to an action space."""

    gold: int

    def paint(self, p: QPainter, rect: QRectF) -> None:
        at = rect.center()
        stamps.coin(p, at.x(), at.y(), rect.width() / 2, self.gold)


@dataclass(frozen=True, slots=True)
class Name:
    """The name of something on the map that is no island."""

    text: str
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        font = self.measure.font("text", 14, 13, 700)
        p.setPen(brushes.pen(RIM, 1, 0.0))
        p.setBrush(look.color("#06303C", 0.62))
        p.drawPath(brushes.rounded(rect, rect.height() / 2))
        stamps.write(p, rect.adjusted(-4, -1, 4, 0), self.text, font, IVORY, brushes.CENTER)


@dataclass(frozen=True, slots=True)
class Flag:
    """The flag of the island with the stacks."""

    text: str
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        things.paint_flag(p, rect, self.text, self.measure, closed=False)


@dataclass(frozen=True, slots=True)
class EndIsNear:
    """The warning that the last round is near.

    Attributes:
        text: Its words.
        px: The size of its letters, in pixels.
        measure: The sizes of the table.
        in_line: Whether it has one line, for which letters are condensed if necessary.
    """

    text: str
    px: float
    measure: Measure
    in_line: bool

    def paint(self, p: QPainter, rect: QRectF) -> None:
        measure = self.measure
        radius = min(rect.height() / 2, measure.of(14, 12))
        brushes.shadow(p, rect, radius, 5, 0.4)
        p.setPen(brushes.pen(ON_FILL, 1.3))
        p.setBrush(look.color(ALARM))
        p.drawPath(brushes.rounded(rect, radius))
        side = measure.of(18, 15)
        stamps.glyph(p, "hazard-sign", rect.x() + measure.of(9, 7), rect.center().y() - side / 2, side, ON_FILL)
        font = look.font("text", self.px, weight=700)
        room = rect.adjusted(side + measure.of(14, 10), -1, -measure.of(8, 6), 0)
        if self.in_line:
            font = brushes.narrowed(font, self.text, room.width())
        stamps.write(p, room, self.text, font, ON_FILL, brushes.LEFT, wrap=not self.in_line)


@dataclass(frozen=True, slots=True)
class Trees:
    """The trees on the island that is not in play."""

    chart: Chart

    def paint(self, p: QPainter, rect: QRectF) -> None:
        lagoon.paint_trees(p, self.chart)


@dataclass(frozen=True, slots=True)
class Ways:
    """The moves of a plan, as arrows.

    Attributes:
        chart: The map.
        done: Moves that are made.
        coming: Moves that are still to be made.
        names: What prices should not cover.
        measure: The sizes of the table.
    """

    chart: Chart
    done: tuple[Leg, ...]
    coming: tuple[Leg, ...]
    names: tuple[Box, ...]
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        ring.paint_ways(
            p, self.chart, self.measure, self.done, self.coming, WORDS.free(), tuple(map(rect_of, self.names))
        )
