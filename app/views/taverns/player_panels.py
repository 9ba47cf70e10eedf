"""The heads of the players: the viewer on the wall of the tavern, opponents on paper."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from app.models.presenter import Fact
from app.views import stamps
from app.views import theme as look
from app.views.boxes import Box
from app.views.paint import brushes
from app.views.table_style import Facts, Style, Tips, rect_of
from app.views.taverns import art
from app.views.taverns.layout import TILES
from app.views.taverns.style import BRASS, CREAM, GLASS, SAND, SUNNY

Goods = tuple[int, int, int, int]
"""This evening, stored, kept at most, still on dice."""

COUNTERS = ("counter_guests", "schnapps", "reputation", "signatures", "nobles", "cards")
COUNTER_GLYPHS = {
    "counter_guests": art.COUNTER,
    "schnapps": art.SCHNAPPS,
    "reputation": art.FAME,
    "signatures": art.SIGNATURE,
    "nobles": art.NOBLE,
    "cards": "stack",
}


# --- the viewer ------------------------------------------------------------------------------------------------------


def paint_own(p: QPainter, rect: QRectF, facts: Facts) -> None:
    """Shield, name and the two purses."""
    style: Style = facts["style"]
    side = style.of(52, 38)
    x, y = rect.x() + style.of(4, 2), rect.y() + style.of(12, 7)
    acting = "acting" in facts["flags"]
    if acting:
        brushes.glow(p, x + side / 2, y + side * 0.56, side * 0.95, "#FFE3A0", 0.75)
    stamps.seat_shield(p, x, y, side, facts["colour"])
    if "start" in facts["flags"]:
        _mug(p, x + side, y + side, style.of(13, 10))
    left = x + side + style.of(14, 10)
    width = rect.right() - left
    title = brushes.fit_font(facts["title"], "display", style.px(25, 19), width, floor=13, weight=800)
    upper = QRectF(left, y - style.of(3, 3), width, style.of(34, 25))
    stamps.write(p, upper, facts["title"], title, SUNNY if acting else CREAM, shade=("#000000", 0.5), elide=True)
    line = brushes.fit_font(facts["line"], "text", style.px(15.5, 13), width, floor=12)
    lower = QRectF(left, upper.bottom() - style.of(1), width, style.of(24, 18))
    stamps.write(p, lower, facts["line"], line, SAND, elide=True)
    for box, kind in zip(facts["purses"], ("coin", "beer"), strict=True):
        _purse(p, rect_of(box), kind, facts[kind], facts[f"{kind}_word"], style)


def _purse(p: QPainter, box: QRectF, kind: str, goods: Goods, word: str, style: Style) -> None:
    """Income of the evening, plus what is stored; below the word, or what the dice will still bring."""
    income, stored, _, pending = goods

    def draw(q: QPainter, ground: QRectF) -> None:
        q.setPen(brushes.pen(BRASS, 1, 0.6))
        q.setBrush(look.color(GLASS, 0.62))
        q.drawPath(brushes.rounded(ground, style.of(12, 9)))

    stamps.sheet(p, box, "purse", 1, draw)
    r = style.of(18, 13)
    centre = QPointF(box.x() + r * 1.45, box.center().y())
    if kind == "beer":
        stamps.beer(p, centre.x(), centre.y(), r)
    else:
        stamps.coin(p, centre.x(), centre.y(), r)
    left = box.x() + r * 3.0
    width = box.right() - left - style.of(4)
    big = style.font("display", 31, 24, 800, tabular=True)
    high = box.height() * 0.62
    upper = QRectF(left, box.y() + style.of(1), width, high)
    stamps.write(p, upper, str(income), big, SUNNY, shade=("#000000", 0.5))
    if stored:
        x = left + brushes.text_width(str(income), big) + style.of(5, 3)
        font = style.font("display", 22, 17, 700, tabular=True)
        stamps.write(p, QRectF(x, upper.y() + style.of(2), width, high), f"+ {stored}", font, SAND)
    lower = QRectF(left, box.y() + high - style.of(3, 2), width, box.height() - high)
    if pending:
        z = style.of(17, 13)
        stamps.glyph(p, "rolling-dices", left, lower.center().y() - z / 2, z, "#9FE0B4")
        text = QRectF(left + z + style.of(4), lower.y(), width, lower.height())
        stamps.write(p, text, f"+{pending}", style.font("text", 15, 13, 700, tabular=True), "#9FE0B4")
    else:
        font = brushes.fit_font(word, "text", style.px(14, 13), width, floor=9, weight=600)
        if brushes.text_width(word, font) <= width:  # the picture says it, too
            stamps.write(p, lower, word, font, SAND)


def own_tips(facts: Sequence[Fact], purses: Sequence[Box], whole: Box) -> Tips:
    """What explains itself in the viewer's head."""
    found = {fact.key: fact for fact in facts}
    rest = "\n".join(f"{fact.label}: {fact.value}" for fact in facts)
    tips = [(rect_of(box), _both(found, key)) for box, key in zip(purses, ("doubloons", "beer"), strict=True)]
    return (*tips, (rect_of(whole), rest))


def _both(found: dict[str, Fact], key: str) -> str:
    """Income and store of one good."""
    income, stored = found[key], found[f"stored_{key}"]
    return f"{income.label}: {income.value}\n{stored.label}: {stored.value}\n{income.tip}"


def _mug(p: QPainter, cx: float, cy: float, r: float) -> None:
    """The beer mug of the start player."""
    p.setPen(brushes.pen("#FFF2DA", 1.3))
    p.setBrush(look.color("#7F520C"))
    brushes.disc(p, cx - r * 0.35, cy - r * 0.35, r)
    stamps.glyph(p, "beer-stein", cx - r * 1.05, cy - r * 1.05, r * 1.4, "#FFF2DA")


# --- opponents -------------------------------------------------------------------------------------------------------


def paint_opponent(p: QPainter, rect: QRectF, facts: Facts) -> None:
    """Paper with name, figures, tiles, tables; cards and dice lie on it."""
    style: Style = facts["style"]
    now = look.theme()
    acting = "acting" in facts["flags"]
    radius = style.of(14, 11)

    def draw(q: QPainter, box: QRectF) -> None:
        brushes.shadow(q, box, radius, style.of(8, 6), 0.35)
        q.setPen(brushes.pen(now.brass_fill if acting else now.line, style.of(2.6) if acting else 1.2))
        q.setBrush(look.color(now.panel, 0.95))
        q.drawPath(brushes.rounded(box, radius))

    stamps.sheet(p, rect, ("opponent", radius, acting), 14, draw)
    head = rect_of(facts["head"])
    if facts["stacked"]:
        _head_line(p, head, facts, style)
    else:
        _head(p, head, facts, style)
    _paint_dice_part(p, facts, style)
    _paint_tables(p, facts, style)


def _head(p: QPainter, head: QRectF, facts: Facts, style: Style) -> None:
    """Who, the goods, the counters, the nine tiles: four lines at the left."""
    side = style.of(42, 30)
    x, y = head.x() + style.of(3, 1), head.y() + style.of(10, 6)
    stamps.seat_shield(p, x, y, side, facts["colour"])
    if "start" in facts["flags"]:
        _mug(p, x + style.of(8, 6), y + side, style.of(11, 8))
    shield = style.of(36, 27)
    left = x + side + style.of(11, 7)
    width = head.right() - left - shield - style.of(8, 4)
    _names(p, QRectF(left, y - style.of(4, 3), width, side * 1.14), facts, style)
    stamps.points_shield(p, head.right() - shield, y + style.of(2, 1), shield, facts["points"])
    top = y + side * 1.2
    rest = head.bottom() - style.of(6, 4) - top
    goods = QRectF(x, top, head.width() - style.of(4), rest * 0.38)
    _goods(p, goods, facts, style)
    _counters(p, QRectF(x, goods.bottom(), goods.width(), rest * 0.31), facts, style)
    _pips(p, QRectF(x, goods.bottom() + rest * 0.31, goods.width(), rest * 0.31), facts, style)


def _head_line(p: QPainter, head: QRectF, facts: Facts, style: Style) -> None:
    """The same as one line, in two halves below one another at the right."""
    side = style.of(32, 24)
    middle = head.center().y() + style.of(1)
    stamps.seat_shield(p, head.x(), middle - side * 0.56, side, facts["colour"])
    if "start" in facts["flags"]:
        _mug(p, head.x() + style.of(7, 5), middle + side * 0.5, style.of(10, 7))
    shield = style.of(32, 25)
    stamps.points_shield(p, head.right() - shield, middle - shield * 0.56, shield, facts["points"])
    left = head.x() + side + style.of(10, 7)
    right = head.right() - shield - style.of(8, 5)
    room = right - left
    names = QRectF(left, head.y() + style.of(3, 1), room * 0.33, head.height() - style.of(4, 1))
    _names(p, names, facts, style)
    x = names.right() + style.of(8, 8)
    upper = QRectF(x, head.y() + style.of(4, 2), right - x, (head.height() - style.of(6, 2)) * 0.54)
    _goods(p, QRectF(upper.x(), upper.y(), upper.width() * 0.52, upper.height()), facts, style)
    _counters(p, QRectF(x + upper.width() * 0.54, upper.y(), upper.width() * 0.46, upper.height()), facts, style)
    low = QRectF(x, upper.bottom(), right - x, head.bottom() - upper.bottom())
    _pips(p, low, facts, style)


def _names(p: QPainter, box: QRectF, facts: Facts, style: Style) -> None:
    now = look.theme()
    name = brushes.fit_font(facts["name"], "text", style.px(18, 15), box.width(), weight=700)
    level = style.font("text", 14, 13)
    high, low = name.pixelSize() * 1.24, level.pixelSize() * 1.2
    if high + low > box.height() + 4:
        low = 0.0
    top = box.center().y() - (high + low) / 2
    upper = QRectF(box.x(), top, box.width(), high)
    stamps.write(p, upper, facts["name"], name, now.text, elide=True)
    if low:
        stamps.write_level(p, QRectF(box.x(), top + high, box.width(), low), facts["level"], level, now.text_2)


def _goods(p: QPainter, box: QRectF, facts: Facts, style: Style) -> None:
    """Both goods as "evening + stored"."""
    now = look.theme()
    r = min(box.height() * 0.42, style.of(13, 10))
    font = look.font("text", min(style.px(17, 14), box.height() * 0.82), weight=700, tabular=True)
    half = box.width() / 2
    for k, kind in enumerate(("coin", "beer")):
        income, stored, _, pending = facts[kind]
        at = QPointF(box.x() + k * half + r, box.center().y())
        if kind == "beer":
            stamps.beer(p, at.x(), at.y(), r)
        else:
            stamps.coin(p, at.x(), at.y(), r)
        text = f"{income} + {stored}" if half > style.of(86) else f"{income}+{stored}"
        x = at.x() + r * 1.5
        stamps.write(p, QRectF(x, box.y() - 1, half, box.height()), text, font, now.text)
        if pending:
            x += brushes.text_width(text, font) + style.of(5, 3)
            small = look.font("text", font.pixelSize() * 0.86, weight=700, tabular=True)
            if x + brushes.text_width(f"+{pending}", small) < box.x() + (k + 1) * half:
                stamps.write(p, QRectF(x, box.y(), half, box.height()), f"+{pending}", small, now.selected)


def _counters(p: QPainter, box: QRectF, facts: Facts, style: Style) -> None:
    """Small signs with numbers, as many as the level has and the line takes."""
    now = look.theme()
    values = dict(facts["facts"])
    side = min(box.height() * 0.86, style.of(18, 14))
    font = look.font("text", min(style.px(14.5, 13), box.height() * 0.86), weight=600, tabular=True)
    x = box.x()
    for key in COUNTERS:
        if key not in values:
            continue
        text = str(values[key])
        width = side * 1.12 + brushes.text_width(text, font) + style.of(9, 6)
        if x + width > box.right() + style.of(6):
            break
        ink = now.text_2 if values[key] else now.text_3
        stamps.glyph(p, COUNTER_GLYPHS[key], x, box.center().y() - side / 2, side, ink)
        stamps.write(p, QRectF(x + side * 1.14, box.y() - 1, width, box.height()), text, font, ink)
        x += width


def _pips(p: QPainter, box: QRectF, facts: Facts, style: Style) -> None:
    """The nine tiles: golden when upgraded."""
    side = min(box.height() * 0.96, box.width() / (len(TILES) * 1.06), style.of(22, 17))
    for k, tile in enumerate(TILES):
        cell = QRectF(box.x() + k * side * 1.06, box.center().y() - side / 2, side, side)
        _pip(p, cell, tile, up=tile in facts["upgraded"])


def _pip(p: QPainter, cell: QRectF, tile: str, *, up: bool) -> None:
    def draw(q: QPainter, box: QRectF) -> None:
        now, side = look.theme(), box.width()
        q.setPen(brushes.pen("#B9832A" if up else now.line, 1.2 if up else 1))
        q.setBrush(look.color("#F1CC74" if up else now.sunken, 1.0 if up else 0.7))
        q.drawPath(brushes.rounded(box, side * 0.22))
        at = box.x() + side * 0.12, box.y() + side * 0.12
        ink = "#5A3A08" if up else now.text_3
        stamps.glyph(q, art.TILE_GLYPHS[tile], *at, side * 0.76, ink, alpha=1 if up else 0.6)

    stamps.sheet(p, cell, ("pip", tile, up), 1, draw)


def _paint_dice_part(p: QPainter, facts: Facts, style: Style) -> None:
    """Ground of the dice, and the signs of the spaces that have some."""
    if not facts["any_dice"]:
        return
    now = look.theme()
    box = rect_of(facts["dice"])
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(look.color(now.sunken, 0.6))
    p.drawPath(brushes.rounded(box, style.of(9, 7)))
    for tile, place in facts["spaces"]:
        side = place.h * 0.8
        stamps.glyph(p, art.TILE_GLYPHS[tile], place.x, place.y + place.h * 0.1, side, now.text_2)
    if facts["next"]:
        words = brushes.fit_font(facts["next"], "text", style.px(13.5, 13), box.width() - 8, floor=10, weight=600)
        line = QRectF(box.x() + 4, box.bottom() - style.of(21, 16), box.width() - 8, style.of(20, 15))
        stamps.write(p, line, facts["next"], words, now.brass, brushes.CENTER, elide=True)


def _paint_tables(p: QPainter, facts: Facts, style: Style) -> None:
    """Free tables as outlines, and the helpers."""
    now = look.theme()
    for box in facts["free"]:
        rect = rect_of(box)
        p.setPen(brushes.pen(now.line_strong, 1.2, dash=True))
        p.setBrush(look.color(now.sunken, 0.6))
        p.drawPath(brushes.rounded(rect, rect.width() * 0.07))
        side = rect.width() * 0.5
        centre = rect.center()
        stamps.glyph(p, "wooden-chair", centre.x() - side / 2, centre.y() - side / 2, side, now.text_3)
    _helpers(p, rect_of(facts["column"]), facts["helpers"], style)


def _helpers(p: QPainter, column: QRectF, helpers: Sequence[tuple[str, int]], style: Style) -> None:
    """Helpers on duty as tokens with their number, one below the other."""
    now = look.theme()
    high = min(column.height() / max(4, len(helpers)), style.of(28, 20))
    side = high * 0.86
    font = look.font("text", min(style.px(14, 13), side * 0.8), weight=600, tabular=True)
    for k, (card, count) in enumerate(helpers):
        y = column.y() + k * high
        colour = art.family_colour("table" if card == "table" else "tavern")
        stamps.ship_token(p, column.x() + side * 0.6, y + high / 2, side * 0.46, colour, art.HELPER_GLYPHS[card])
        if count > 1:
            text = QRectF(column.x() + side * 1.2, y - 1, column.width(), high)
            stamps.write(p, text, f"×{count}", font, now.text_2)


def opponent_tips(facts: Sequence[Fact], head: Box, whole: Box, seat_tip: str) -> Tips:
    """What explains itself in an opponent's panel."""
    found = {fact.key: fact for fact in facts}
    goods = f"{_both(found, 'doubloons')}\n{_both(found, 'beer')}"
    box = rect_of(head)
    middle = QRectF(box.x(), box.y() + box.height() * 0.45, box.width(), box.height() * 0.25)
    return ((middle, goods), (rect_of(whole), seat_tip))
