"""How the panels of Bruges are painted."""

from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app.views import stamps
from app.views import theme as look
from app.views.board import Panel
from app.views.boxes import Box
from app.views.bruges import menu, player_panels, things
from app.views.bruges.style import CREAM, GOLD, OVERLINE, QUAY, SAND, SIGNS, WARN, glass, narrowed, paint_of, sunk
from app.views.paint import brushes
from app.views.paint.cards import card_radius
from app.views.table_style import Facts, Style, rect_of


def paint(p: QPainter, panel: Panel) -> None:
    """Paint any panel of this table."""
    kind = panel.key.partition(":")[0]
    facts = panel.named
    if kind == "panel":
        (_paint_home if "title" in facts else player_panels.paint_opponent)(p, panel.rect, facts)
    else:
        _PAINTERS[kind](p, panel.rect, facts)


def _ground(p: QPainter, rect: QRectF, facts: Facts) -> None:
    """Slate glass with a title, and a line beside it where there is room, else below."""
    style: Style = facts["style"]
    glass(p, rect, style.of(16, 12))
    title = look.font("display", style.px(22, 17.5), weight=700)
    box = QRectF(
        rect.x() + style.of(15, 10), rect.y() + style.of(4, 2), rect.width() - style.of(28, 18), style.of(34, 25)
    )
    font = brushes.fit_font(facts["title"], "display", title.pixelSize(), box.width(), floor=13, weight=700)
    stamps.write(p, box, facts["title"], font, CREAM, elide=True)


def _paint_hall(p: QPainter, rect: QRectF, facts: Facts) -> None:
    style: Style = facts["style"]
    _ground(p, rect, facts)
    side = style.of(34, 25)
    stamps.glyph(
        p,
        "greek-temple",
        rect.right() - side - style.of(14, 9),
        rect.y() + style.of(7, 4),
        side,
        ("#FFEFC9", "#D9A65A"),
    )
    font = brushes.fit_font(facts["line"], "text", style.px(15.5, 13.5), rect.width() - style.of(80, 56), floor=12)
    line = QRectF(
        rect.x() + style.of(15, 10), rect.y() + style.of(35, 25), rect.width() - style.of(28, 18), style.of(22, 17)
    )
    stamps.write(p, line, facts["line"], font, SAND, elide=True)
    _links(p, facts["steps"], style)


def _links(p: QPainter, steps: tuple[Box, ...], style: Style) -> None:
    """Lines between the steps."""
    brushes.stroke(p, brushes.pen(GOLD, style.of(2, 1.6)))
    for here, there in pairwise(steps):
        p.drawLine(QPointF(*here.centre), QPointF(*there.centre))


def _paint_town(p: QPainter, rect: QRectF, facts: Facts) -> None:
    style: Style = facts["style"]
    _ground(p, rect, facts)
    for (colour, meaning, label, value), box in zip(facts["dice"], facts["meanings"], strict=True):
        _paint_meaning(p, rect_of(box), colour, meaning, label, value, style)
    for box, colour in facts["docks"]:
        place = rect_of(box)
        _dock(p, place, look.mix(paint_of(colour), "#FFFFFF", 0.35))


def _dock(p: QPainter, place: QRectF, tone: str) -> None:
    def draw(q: QPainter, box: QRectF) -> None:
        things.empty_place(q, box, box.height() * 0.18, "anchor", tone)

    stamps.sheet(p, place, ("dock", tone), 2, draw)


def _paint_meaning(p: QPainter, box: QRectF, colour: str, meaning: str, label: str, value: int, style: Style) -> None:
    """What a die means: the guilders of its colour and a threat, a step or a ship."""
    if not value:
        return
    r = style.of(12, 9)
    y = box.y() + r
    x = box.center().x()
    gap = style.of(3, 2)
    stamps.coin(p, x - (r + gap if meaning else 0), y, r, value)
    if meaning == "threat":
        stamps.octagon(p, x + r + gap, y, r * 1.08, paint_of(colour), SIGNS[colour])
    elif meaning:
        sign = "greek-temple" if meaning == "rise" else "caravel"
        tone = "#F7E3B8" if meaning == "rise" else look.mix(paint_of(colour), "#FFFFFF", 0.45)
        stamps.glyph(p, sign, x + gap, y - r, r * 2, tone)
    line = QRectF(box.x(), box.y() + 2 * r + style.of(1), box.width(), box.height() - 2 * r)
    font = narrowed(label, min(style.px(13.5, 13), box.height() * 0.42), line.width())
    tone = "#FFC4B4" if meaning == "threat" else CREAM if meaning else SAND
    if label != "–":
        stamps.write(p, line, label, font, tone, brushes.CENTER, elide=True)


def _paint_canals(p: QPainter, rect: QRectF, facts: Facts) -> None:
    style: Style = facts["style"]
    _ground(p, rect, facts)
    title = look.font("display", style.px(22, 17.5), weight=700)
    left = rect.x() + style.of(15, 10) + brushes.text_width(facts["title"], title) + style.of(16, 10)
    stack = facts["statues"][: facts["stack"]]
    right = (stack[-1].x if stack else rect.right()) - style.of(12, 8)
    font = style.font("text", 15, 13)
    if brushes.text_width(facts["line"], font) <= right - left:
        line = QRectF(left, rect.y() + style.of(6, 3), right - left, style.of(34, 25))
        stamps.write(p, line, facts["line"], font, SAND)
    for box, value in facts["crowns"]:
        place = rect_of(box)
        side = min(place.width(), place.height() * 0.62)
        at = place.center()
        stamps.glyph(p, "caesar", at.x() - side / 2, at.y() - side * 0.62, side, look.color(CREAM, 0.32))
        if value:
            with brushes.saved(p):
                p.setOpacity(0.6)
                shield = side * 0.56
                stamps.points_shield(p, at.x() + side * 0.5 - shield, at.y() + side * 0.1, shield, value)


def _paint_home(p: QPainter, rect: QRectF, facts: Facts) -> None:
    style: Style = facts["style"]
    glass(p, rect, style.of(16, 12), 0.6, QUAY)
    player_panels.paint_own(p, rect_of(facts["head"]), facts)
    paper = rect_of(facts["threats"])
    high = style.of(26, 19)
    font = look.font("overline", max(12.0, style.px(13, 12)))
    line = QRectF(paper.x(), paper.y() - high + style.of(2), paper.width(), high)
    if facts["warned"]:
        z = high * 0.72
        stamps.glyph(p, "hazard-sign", line.x(), line.center().y() - z / 2, z, WARN)
        words = " · ".join(facts["warned"])
        bold = narrowed(words, style.px(14.5, 13), line.width() - z - 6, weight=700)
        stamps.write(p, line.adjusted(z + 5, -1, 0, 0), words, bold, WARN, elide=True)
    else:
        stamps.write(p, line, facts["threats_title"].upper(), font, OVERLINE, elide=True)
    p.setPen(brushes.pen("#FFE9C8", 1, 0.25))
    p.setBrush(look.color(look.theme().card, 0.95))
    p.drawPath(brushes.rounded(paper, style.of(12, 9)))
    place = rect_of(facts["houses"])
    over = QRectF(place.x(), line.y(), place.width(), high)
    stamps.write(p, over, facts["houses_title"].upper(), font, OVERLINE, elide=True)
    if facts["empty"]:
        sunk(p, place.adjusted(0, 0, 0, 0), style.of(12, 9), 0.22)
        stamps.write(p, place, facts["empty"], style.font("text", 15.5, 13.5), SAND, brushes.CENTER, wrap=True)


def _paint_markers(p: QPainter, rect: QRectF, facts: Facts) -> None:
    """Discs on the exchange card: those that are left, and the places of those that are gone."""
    style: Style = facts["style"]
    count = facts["of"]
    r = min(style.of(9, 7), rect.width() / (count * 2.3))
    x = rect.center().x() - (count - 1) * r * 1.15
    for k in range(count):
        at = QPointF(x + k * r * 2.3, rect.center().y())
        there = k < facts["left"]
        p.setPen(brushes.pen("#FFF3D6", 1.3))
        p.setBrush(look.color("#3E6A66") if there else look.color("#1C1512", 0.55))
        brushes.disc(p, at.x(), at.y(), r)


def _paint_hand(p: QPainter, rect: QRectF, facts: Facts) -> None:
    """Outlines where the cards of the hand will lie."""
    for box in facts["places"]:
        place = rect_of(box)
        things.empty_place(p, place, card_radius(place.width()), "stack")


def _paint_pill(p: QPainter, rect: QRectF, facts: Facts) -> None:
    things.count_pill(p, rect, facts["text"], facts["style"])


_PAINTERS = {
    "hall": _paint_hall,
    "town": _paint_town,
    "store": _ground,
    "canals": _paint_canals,
    "count": _paint_pill,
    "markers": _paint_markers,
    "hand": _paint_hand,
    "menu": menu.paint_ground,
    "points": menu.paint_points,
}
