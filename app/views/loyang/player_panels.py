"""The heads of the players: the viewer beside its fields, opponents on paper."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from app.models.presenter import Fact
from app.views import stamps
from app.views import theme as look
from app.views.boxes import Box
from app.views.loyang.goods import lit_lantern
from app.views.loyang.style import CREAM, PALE_RED, SAND, SUNNY, glass
from app.views.paint import brushes
from app.views.paint.surfaces import wood
from app.views.table_style import Facts, Style, Tips, rect_of

NUMBER_OF_MARKER = {"large": 1, "small": 2}


# --- the viewer ------------------------------------------------------------------------------------------------------


def paint_own(p: QPainter, rect: QRectF, facts: Facts) -> None:
    """Shield, cash and loans; the tiles of the purse lie below."""
    style: Style = facts["style"]
    glass(p, rect, style.of(16, 12), 0.78)
    pad = style.of(13, 8)
    side = style.of(46, 32)
    x, y = rect.x() + pad, rect.y() + style.of(12, 7)
    if facts["acting"]:
        brushes.glow(p, x + side / 2, y + side * 0.56, side * 0.95, "#FFE3A0", 0.7)
    stamps.seat_shield(p, x, y, side, facts["colour"])
    left = x + side + style.of(10, 7)
    width = rect.right() - left - style.of(8, 5)
    marker = NUMBER_OF_MARKER.get(facts["marker"], 0)
    if marker:
        lit_lantern(p, x + side * 0.98, y + side * 0.62, style.of(25, 18), marker)
    title = brushes.fit_font(facts["title"], "display", style.px(22, 17), width, floor=13, weight=800)
    upper = QRectF(left, y - style.of(3, 2), width, style.of(30, 22))
    ink = SUNNY if facts["acting"] else CREAM
    stamps.write(p, upper, facts["title"], title, ink, shade=("#000000", 0.5), elide=True)
    line = brushes.fit_font(facts["line"], "text", style.px(14.5, 13), width, floor=11.5)
    words = facts["line"]
    if brushes.text_width(words, line) > width:
        words, line = facts["short"], style.font("text", 14.5, 13)
    lower = QRectF(left, upper.bottom() - style.of(2), width, style.of(22, 17))
    stamps.write(p, lower, words, line, SAND, elide=True)
    _own_cash(
        p, QRectF(rect.x() + pad, y + side * 1.16, rect.width() - 2 * pad, facts["purse"] - y - side * 1.16), facts
    )


def _own_cash(p: QPainter, box: QRectF, facts: Facts) -> None:
    """The cash in large figures; what loans take off beside it."""
    style: Style = facts["style"]
    r = min(style.of(25, 16), box.height() * 0.40)
    middle = box.center().y()
    stamps.cash(p, box.x() + r, middle, r)
    x = box.x() + 2 * r + style.of(9, 6)
    right = box.right()
    if facts["loans"]:
        side = style.of(21, 16)
        small = style.font("text", 18, 14.5, 700, tabular=True)
        loans = f"−{facts['loans']}"
        wide = brushes.text_width(loans, small)
        stamps.write(p, QRectF(right - wide - 4, middle - side, wide + 4, 2 * side), loans, small, PALE_RED)
        right -= wide + side + style.of(5, 3)
        stamps.glyph(p, "scroll-unfurled", right, middle - side / 2, side, PALE_RED)
        right -= style.of(4, 3)
    text = str(facts["cash"])
    font = brushes.fit_font(
        text, "display", style.px(44, 29), right - x, floor=style.px(22, 16), weight=800, tabular=True
    )
    line = QRectF(x, middle - r * 1.6, brushes.text_width(text, font) + 8, r * 3.1)
    stamps.write(p, line, text, font, SUNNY, shade=("#000000", 0.5))


# --- opponents -------------------------------------------------------------------------------------------------------


def paint_opponent(p: QPainter, rect: QRectF, facts: Facts) -> None:
    """Paper with name and figures; the chips of the cards lie on it."""
    style: Style = facts["style"]
    now = look.theme()
    acting = facts["acting"]
    radius = style.of(14, 11)

    def draw(q: QPainter, box: QRectF) -> None:
        brushes.shadow(q, box, radius, style.of(8, 6), 0.35)
        q.setPen(brushes.pen(now.brass_fill if acting else now.line, style.of(2.6) if acting else 1.2))
        q.setBrush(look.color(now.panel, 0.95))
        q.drawPath(brushes.rounded(box, radius))

    stamps.sheet(p, rect, ("opponent", radius, acting), 14, draw)
    if facts["load"]:
        _opponent_cart(p, facts["load"], style)
    head = rect_of(facts["head"])
    (_line if facts["stacked"] else _block)(p, head, facts, style)


def _opponent_cart(p: QPainter, load: Sequence[Box], style: Style) -> None:
    """A wooden ground for its goods."""
    body = rect_of(load[0]).united(rect_of(load[-1]))

    def draw(q: QPainter, box: QRectF) -> None:
        with brushes.clipped(q, brushes.rounded(box, style.of(9, 7))):
            wood(q, box, "#7A4E2A", 3, 12, grain=0.16)
        brushes.stroke(q, brushes.pen("#3A2410", style.of(2, 1.5)))
        q.drawPath(brushes.rounded(box, style.of(9, 7)))

    stamps.sheet(p, body, "opponent cart", 2, draw)


def _block(p: QPainter, head: QRectF, facts: Facts, style: Style) -> None:
    """Shield, name, level, points; below the figures and where it is in turn."""
    side = style.of(42, 30)
    x, y = head.x() + style.of(3, 1), head.y() + style.of(10, 7)
    shield = style.of(37, 27)
    _shield(p, x, y, side, facts, style)
    left = x + side + style.of(11, 7)
    width = head.right() - left - shield - style.of(6, 4)
    if facts["imaginary"]:
        room = QRectF(left, head.y(), width + shield, head.height() - style.of(2))
        font = style.font("text", 17, 14, 700)
        stamps.write(p, room, facts["name"], font, look.theme().text, wrap=True)
        return
    _names(p, QRectF(left, y - style.of(4, 3), width, side * 1.16), facts, style)
    stamps.points_shield(p, head.right() - shield, y + style.of(1), shield, facts["points"])
    top = y + side * 1.20
    rest = head.bottom() - top - style.of(8, 5)
    figures = QRectF(x, top, head.width() - style.of(4), rest * 0.54)
    _figures(p, figures, facts, style)
    _standing(p, QRectF(x, figures.bottom(), figures.width() * 0.68, rest * 0.46), facts, style)


def _line(p: QPainter, head: QRectF, facts: Facts, style: Style) -> None:
    """The same side by side."""
    side = style.of(32, 25)
    middle = head.center().y() + style.of(1)
    _shield(p, head.x(), middle - side * 0.56, side, facts, style)
    shield = style.of(34, 26)
    stamps.points_shield(p, head.right() - shield, middle - shield * 0.56, shield, facts["points"])
    left = head.x() + side + style.of(11, 8)
    right = head.right() - shield - style.of(8, 5)
    names = QRectF(left, head.y() + style.of(3, 1), (right - left) * 0.40, head.height() - style.of(4, 1))
    _names(p, names, facts, style)
    x = names.right() + style.of(8, 5)
    backs = (right - x) * (0.24 if facts["hand"] else 0.0)
    high = head.height() * 0.5
    _figures(p, QRectF(x, head.y() + style.of(2), right - x - backs, high), facts, style)
    _standing(p, QRectF(x, head.y() + high, right - x - backs, high * 0.9), facts, style)


def _shield(p: QPainter, x: float, y: float, side: float, facts: Facts, style: Style) -> None:
    if facts["imaginary"]:
        middle = facts["head"].y + facts["head"].h / 2
        stamps.glyph(p, "lantern", x, middle - side / 2, side, look.theme().text_3)
        return
    stamps.seat_shield(p, x, y, side, facts["colour"])
    marker = NUMBER_OF_MARKER.get(facts["marker"], 0)
    if marker:
        lit_lantern(p, x + side * 0.96, y + side * 0.60, style.of(23, 16), marker)


def _names(p: QPainter, box: QRectF, facts: Facts, style: Style) -> None:
    now = look.theme()
    name = brushes.fit_font(facts["name"], "text", style.px(18, 15), box.width(), floor=11.5, weight=700)
    level = style.font("text", 14, 13)
    high, low = name.pixelSize() * 1.24, level.pixelSize() * 1.2
    if high + low > box.height() + 5:
        low = 0.0
    top = box.center().y() - (high + low) / 2
    stamps.write(p, QRectF(box.x(), top, box.width(), high), facts["name"], name, now.text, elide=True)
    if low:
        stamps.write_level(p, QRectF(box.x(), top + high, box.width(), low), facts["level"], level, now.text_2)


def _figures(p: QPainter, box: QRectF, facts: Facts, style: Style) -> None:
    """Cash, loans, goods on the cart."""
    now = look.theme()
    r = min(box.height() * 0.36, style.of(12, 9))
    font = look.font("text", min(style.px(17, 14), box.height() * 0.80), weight=700, tabular=True)
    x, y = box.x(), box.center().y()
    for key, sign in (("cash", ""), ("loans", "scroll-unfurled"), ("goods", "wheelbarrow")):
        value = str(facts[key])
        if sign:
            stamps.glyph(p, sign, x, y - r, 2 * r, now.text_2 if facts[key] else now.text_3)
        else:
            stamps.cash(p, x + r, y, r)
        x += 2 * r + style.of(5, 3)
        wide = brushes.text_width(value, font)
        ink = now.danger if key == "loans" and facts[key] else now.text if facts[key] else now.text_3
        stamps.write(p, QRectF(x, box.y() - 1, wide + 6, box.height()), value, font, ink)
        x += wide + style.of(13, 8)


def _standing(p: QPainter, box: QRectF, facts: Facts, style: Style) -> None:
    """Where the seat is in turn."""
    text = facts["line"]
    if brushes.text_width(text, look.font("text", 12, weight=600)) > box.width():
        text = facts["short"]
    if not text:
        return
    now = look.theme()
    font = brushes.fit_font(text, "text", min(style.px(14.5, 13), box.height()), box.width(), floor=11, weight=600)
    left = 0.0
    if facts["pair"] >= 0:
        side = min(box.height() * 0.62, style.of(14, 11))
        _pair(p, QPointF(box.x() + side / 2, box.center().y()), side / 2, facts["pair"])
        left = side + style.of(5, 4)
    ink = now.brass if facts["acting"] else now.text_2
    stamps.write(p, box.adjusted(left, -1, 0, -1), text, font, ink, elide=True)


def _pair(p: QPainter, at: QPointF, r: float, pair: int) -> None:
    """The sign of a pair of partners: disc or square."""
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(look.color("#2C66B0" if pair else "#A8442E"))
    if pair:
        brushes.disc(p, at.x(), at.y(), r)
    else:
        p.drawRect(QRectF(at.x() - r * 0.9, at.y() - r * 0.9, r * 1.8, r * 1.8))


# --- tips ------------------------------------------------------------------------------------------------------------


def own_tips(facts: Sequence[Fact], whole: Box, extra: str) -> Tips:
    """What explains itself in the viewer's head."""
    return ((rect_of(whole), _all(facts, extra)),)


def opponent_tips(facts: Sequence[Fact], head: Box, whole: Box, extra: str) -> Tips:
    """What explains itself in an opponent's panel."""
    told = _all(facts, extra)
    return ((rect_of(head), told), (rect_of(whole), extra))


def _all(facts: Sequence[Fact], extra: str) -> str:
    rest = "\n".join(f"{fact.label}: {fact.value}" for fact in facts)
    return "\n".join(part for part in (rest, extra) if part)
