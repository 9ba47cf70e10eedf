"""The heads of the players on the Port Royal table: opponents on paper, the viewer on the dock."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from app.engines.port_royal.components import COLOURS
from app.models.presenter import Fact
from app.views import stamps
from app.views import theme as look
from app.views.boxes import Box
from app.views.paint import brushes, pieces
from app.views.port_royal import art
from app.views.port_royal.style import DOCK_GLASS, SAND, glass
from app.views.table_style import IVORY, Facts, Style, Tips, rect_of

COUNTERS = ("swords", "houses", "anchors", "crosses", "jacks")
COUNTER_GLYPHS = {
    "swords": "crossed-sabres",
    "houses": "wood-cabin",
    "anchors": "anchor",
    "crosses": "gothic-cross",
    "jacks": "crossroad",
}

# --- opponents -------------------------------------------------------------------------------------------------------


def paint_opponent(p: QPainter, rect: QRectF, facts: Facts) -> None:
    """Paper with shield, name, level and figures; the cards lie on it."""
    style: Style = facts["style"]
    now = look.theme()
    acting = "acting" in facts["flags"]
    radius = style.of(14, 12)

    def draw(q: QPainter, box: QRectF) -> None:
        brushes.shadow(q, box, radius, style.of(8, 6), 0.35)
        q.setPen(brushes.pen(now.brass_fill if acting else now.line, style.of(2.6) if acting else 1.2))
        q.setBrush(look.color(now.panel, 0.95))
        q.drawPath(brushes.rounded(box, radius))

    stamps.sheet(p, rect, ("opponent", radius, acting), 14, draw)
    head = rect_of(facts["head"])
    if facts["line"]:
        _paint_head_line(p, head, facts, style)
    else:
        _paint_head(p, head, facts, style)


def _values(facts: Facts) -> dict[str, int]:
    return dict(facts["facts"])


def _paint_head(p: QPainter, head: QRectF, facts: Facts, style: Style) -> None:
    """Two lines at the left: who, and how much."""
    values = _values(facts)
    side = style.of(44, 34)
    x, y = head.x() + style.of(14, 10), head.y() + style.of(13, 8)
    stamps.seat_shield(p, x, y, side, facts["colour"])
    _start_mark(p, x + side, y + side * 1.02, facts, style)
    left = x + side + style.of(12, 9)
    cubes = values.get("cubes", -1)
    width = head.right() - left - (style.of(18, 13) if cubes >= 0 else 4)
    name, level = style.font("text", 19, 16, 700), style.font("text", 15, 13)
    _names(p, QRectF(left, y - style.of(3, 3), width, side * 1.16), facts, name, level)
    _cubes(p, head.right() - style.of(18, 14), y + 1, cubes, facts["colour"], style.of(12, 10), upright=True)
    for key, box in _head_places(head, values, style).items():
        _figure(p, box, key, values, style)


def _names(p: QPainter, box: QRectF, facts: Facts, name: QFont, level: QFont) -> None:
    now = look.theme()
    high, low = name.pixelSize() * 1.24, level.pixelSize() * 1.24
    top = box.center().y() - (high + low) / 2
    upper = QRectF(box.x(), top, box.width(), high)
    fitting = brushes.fit_font(facts["name"], "text", name.pixelSize(), box.width(), weight=700)
    stamps.write(p, upper, facts["name"], fitting, now.text, elide=True)
    lower = QRectF(box.x(), top + high, box.width(), low)
    stamps.write_level(p, lower, facts["level"], level, now.text_2)


def _paint_head_line(p: QPainter, head: QRectF, facts: Facts, style: Style) -> None:
    """One line above the cards."""
    values = _values(facts)
    side = style.of(30, 24)
    middle = head.center().y() + 1
    stamps.seat_shield(p, head.x() + style.of(2), middle - side * 0.56, side, facts["colour"])
    _start_mark(p, head.x() + style.of(2) + side, middle + side * 0.5, facts, style)
    places = _head_places(head, values, style, line=True)
    left = head.x() + side + style.of(11, 8)
    cubes = values.get("cubes", -1)
    right = min(box.x() for box in places.values()) - style.of(6)
    name = style.font("text", 17, 15, 700)
    if style.wide:
        level = style.font("text", 13, 13)
        _names(p, QRectF(left, head.y(), right - left, head.height()), facts, name, level)
        after = left + brushes.text_width(facts["level"], level) + style.of(8)
        _cubes(p, min(after, right - style.of(44)), middle + style.of(4), cubes, facts["colour"], style.of(12))
    else:
        width = right - left - (style.of(40) if cubes >= 0 else 0)
        fitting = brushes.fit_font(facts["name"], "text", name.pixelSize(), width, weight=700)
        box = QRectF(left, head.y(), width, head.height())
        stamps.write(p, box, facts["name"], fitting, look.theme().text, elide=True)
        after = left + min(width, brushes.text_width(facts["name"], fitting)) + style.of(6)
        _cubes(p, after, middle - style.of(5), cubes, facts["colour"], style.of(10))
    for key, box in places.items():
        _figure(p, box, key, values, style)


def _head_places(head: QRectF, values: Mapping[str, int], style: Style, *, line: bool = False) -> dict[str, QRectF]:
    """Where the figures of an opponent stand."""
    height = style.of(38, 30)
    coins = style.of(33, 27) + brushes.text_width(str(values.get("coins", 0)), style.font("text", 19, 16, 700))
    swords = style.of(30, 25) + brushes.text_width(str(values.get("swords", 0)), style.font("text", 19, 16, 700))
    shield = style.of(36, 29) if not line else style.of(31, 26)
    if line:
        y = head.center().y() + 1 - height / 2
        x = head.right() - shield
        gap = style.of(9, 5)
        return {
            "influence": QRectF(x, y, shield, height),
            "swords": QRectF(x - gap - swords, y, swords, height),
            "coins": QRectF(x - 2 * gap - swords - coins, y, coins, height),
        }
    y = head.bottom() - height - style.of(16, 8)
    x = head.x() + style.of(16, 10)
    end = head.right() - style.of(12, 9) - shield
    free = max(0.0, end - x - coins - swords)
    return {
        "coins": QRectF(x, y, coins, height),
        "swords": QRectF(x + coins + free * 0.45, y, swords, height),
        "influence": QRectF(end, y, shield, height),
    }


def _figure(p: QPainter, box: QRectF, key: str, values: Mapping[str, int], style: Style) -> None:
    now = look.theme()
    value = values.get(key, 0)
    if key == "influence":
        stamps.points_shield(p, box.x(), box.center().y() - box.width() * 0.57, box.width(), value)
        return
    size = style.of(26, 20) if key == "coins" else style.of(22, 19)
    if key == "coins":
        stamps.coin(p, box.x() + size / 2, box.center().y(), size / 2)
    else:
        stamps.glyph(p, COUNTER_GLYPHS[key], box.x(), box.center().y() - size / 2, size, now.text_2)
    text = QRectF(box.x() + size + style.of(5, 4), box.y(), box.width(), box.height())
    stamps.write(p, text, str(value), style.font("text", 19, 16, 700, tabular=True), now.text)


def _start_mark(p: QPainter, x: float, y: float, facts: Facts, style: Style) -> None:
    """A small ship's wheel at the shield of the start player."""
    if "start" not in facts["flags"]:
        return
    r = style.of(9, 7) if not facts.get("line") else style.of(8, 6)
    p.setPen(brushes.pen("#FFF2DA", 1.2))
    p.setBrush(look.color("#7F520C"))
    brushes.disc(p, x - r * 0.4, y - r * 0.4, r)
    stamps.glyph(p, "ship-wheel", x - r * 1.12, y - r * 1.12, r * 1.44, "#FFF2DA")


def _cubes(p: QPainter, x: float, y: float, free: int, colour: int, size: float, *, upright: bool = False) -> None:
    """The three cubes of a seat, side by side or ``upright``; spent ones are outlines."""
    if free < 0:
        return
    step = size * (1.12 if upright else 1.2)
    for k in range(3):
        at = QPointF(x, y + k * step) if upright else QPointF(x + k * step, y)
        if k < free:
            stamps.cube(p, at.x(), at.y(), size, look.SEATS[colour].color)
        else:
            brushes.stroke(p, brushes.pen("#8C7A62", 1.1, 0.9, dash=True))
            p.drawRoundedRect(QRectF(at.x() + 1, at.y() + size * 0.1, size - 2, size * 0.86), 2, 2)


def head_tips(facts: Sequence[Fact], head: Box, style: Style, *, line: bool, seat_tip: str) -> Tips:
    """What explains itself in an opponent's head."""
    values = {fact.key: fact.value for fact in facts}
    found = {fact.key: fact for fact in facts}
    places = _head_places(rect_of(head), values, style, line=line)
    tips = [(box, _tip(found[key])) for key, box in places.items() if key in found]
    return (*tips, (rect_of(head), seat_tip))


def _tip(fact: Fact) -> str:
    return f"{fact.label}: {fact.value}\n{fact.tip}" if fact.tip else f"{fact.label}: {fact.value}"


# --- the own display -------------------------------------------------------------------------------------------------


def paint_own(p: QPainter, rect: QRectF, facts: Facts) -> None:
    """Glass on the dock with shield, coins and counters; the cards lie on it."""
    style: Style = facts["style"]
    glass(p, rect, style.of(18, 14), DOCK_GLASS, 0.48)
    if "acting" in facts["flags"]:
        brushes.stroke(p, brushes.pen("#E9BE62", 2 * max(1.0, style.unit)))
        p.drawPath(brushes.rounded(rect, style.of(18, 14)))
    if facts["none"]:
        place = rect_of(facts["cards"])
        stamps.write(p, place, facts["none"], style.font("text", 16, 14), look.color(SAND, 0.75), brushes.CENTER)
    head = rect_of(facts["head"])
    if style.wide:
        _paint_own_wide(p, head, facts, style)
    else:
        _paint_own_small(p, head, facts, style)


def _paint_own_wide(p: QPainter, head: QRectF, facts: Facts, style: Style) -> None:
    values = _values(facts)
    x, y = head.x() + style.of(20), head.y() + style.of(18)
    side = style.of(56)
    stamps.seat_shield(p, x, y, side, facts["colour"])
    left = x + side + style.of(16)
    width = head.right() - left - style.of(4)
    title = brushes.fit_font(facts["title"], "display", style.px(25), width, floor=16, weight=800)
    stamps.write(p, QRectF(left, y - style.of(2), width, style.of(36)), facts["title"], title, IVORY)
    starter = brushes.fit_font(facts["starter"], "text", style.px(15.5), width)
    stamps.write(p, QRectF(left, y + style.of(31), width, style.of(25)), facts["starter"], starter, SAND, elide=True)
    overline = style.font("overline", 13.5)
    line = QRectF(x, head.y() + style.of(90), style.of(170), style.of(22))
    stamps.write(p, line, str(facts["coins"]).upper(), overline, SAND)
    cubes = values.get("cubes", -1)
    if cubes >= 0:
        size = style.of(20)
        _cubes(p, head.right() - style.of(12) - 3.6 * size, head.y() + style.of(92), cubes, facts["colour"], size)
    _kept_ships(p, QPointF(x + style.of(90), line.center().y()), facts["kept"], style.of(9))
    pile = QRectF(x, head.y() + style.of(116), style.of(176), style.of(82))
    end = _coin_pile(p, pile, values.get("coins", 0), style.of(20))
    number = QRectF(end + style.of(16), head.y() + style.of(112), style.of(100), style.of(86))
    font = style.font("display", 60, weight=800, tabular=True)
    stamps.write(p, number, str(values.get("coins", 0)), font, "#FFE3A0", shade=("#000000", 0.5))
    for key, box in _own_places(head, values, style).items():
        _counter(p, box, key, values, facts, style)


def _own_places(head: QRectF, values: Mapping[str, int], style: Style) -> dict[str, QRectF]:
    """Where the counters of the viewer stand."""
    keys = [key for key in COUNTERS if key != "jacks" or values.get("jacks")]
    if style.wide:
        gap, height = style.of(6), style.of(60)
        y = head.bottom() - height - style.of(18)
        x, right = head.x() + style.of(18), head.right() - style.of(2)
        first = style.of(78)
        width = (right - x - first - gap * len(keys)) / len(keys)
        places = {"influence": QRectF(x, y, first, height)}
        for k, key in enumerate(keys):
            places[key] = QRectF(x + first + gap + k * (width + gap), y, width, height)
        return places
    height = style.of(38)
    y = head.y() + style.of(11)
    x = head.right() - style.of(12)
    places = {}
    for key in ["influence", *reversed(keys)]:
        width = style.of(100 if key == "influence" else 60)
        x -= width
        places[key] = QRectF(x, y, width, height)
        x -= style.of(7)
    return places


def _counter(p: QPainter, box: QRectF, key: str, values: Mapping[str, int], facts: Facts, style: Style) -> None:

    def draw(q: QPainter, ground: QRectF) -> None:
        q.setPen(brushes.pen("#FFDFA8", 1, 0.3))
        q.setBrush(look.color("#120A06", 0.58))
        q.drawPath(brushes.rounded(ground, style.of(10, 9)))

    stamps.sheet(p, box, "counter", 1, draw)
    value = values.get(key, 0)
    number = style.font("display", 26, 22, 800, tabular=True)
    if key == "influence":
        side = style.of(36, 28)
        stamps.points_shield(p, box.x() + style.of(6), box.center().y() - side * 0.57, side, value)
        left = box.x() + side + style.of(9, 10)
        longest = max(facts["of"].split(), key=len)
        of = brushes.fit_font(longest, "text", style.px(14, 14), box.right() - left - 4, floor=11, weight=600)
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        stamps.write(
            p, QRectF(left, box.y(), box.right() - left, box.height()), facts["of"], of, SAND, align, wrap=True
        )
        return
    alpha = 1.0 if value else 0.5
    if style.wide:
        size = min(style.of(24), box.width() * 0.66)
        stamps.glyph(
            p, COUNTER_GLYPHS[key], box.center().x() - size / 2, box.y() + style.of(6), size, "#F6CF82", alpha=alpha
        )
        below = QRectF(box.x(), box.bottom() - style.of(32), box.width(), style.of(32))
        stamps.write(p, below, str(value), number, look.color(IVORY, max(alpha, 0.7)), brushes.CENTER)
        return
    size = style.of(22)
    stamps.glyph(
        p, COUNTER_GLYPHS[key], box.x() + style.of(8), box.center().y() - size / 2, size, "#F6CF82", alpha=alpha
    )
    right = QRectF(box.x() + style.of(36), box.y() - 1, box.width(), box.height())
    stamps.write(p, right, str(value), number, look.color(IVORY, max(alpha, 0.7)))


def _coin_pile(p: QPainter, box: QRectF, count: int, r: float) -> float:
    """Coins in one or two rows, closer together the more there are; gives the x after them."""
    if not count:
        return box.x()
    rows = 1 if count <= 5 else 2
    per_row = -(-count // rows)
    shown = min(per_row, 14)
    step = min(2 * r * 0.84, (box.width() - 2.6 * r) / max(1, shown - 1))
    down = min(2 * r * 0.95, box.height() - 2 * r)
    drawn = 0
    for line in range(rows):
        y = box.y() + r + line * down if rows > 1 else box.center().y()
        for k in range(min(shown, count - drawn)):
            stamps.coin(p, box.x() + r + k * step + (r * 0.8 if line else 0), y, r)
        drawn += shown
    return box.x() + 2 * r + (shown - 1) * step + (r * 0.8 if rows > 1 else 0)


def _kept_ships(p: QPainter, at: QPointF, colours: Sequence[str], r: float) -> None:
    """Ships laid aside for a contract, as tokens."""
    for k, colour in enumerate(colours):
        index = COLOURS.index(colour)
        pieces.ship_token(p, at.x() + k * r * 2.3, at.y(), r, art.ship_colour(index), art.ship_sign(index))


def _paint_own_small(p: QPainter, head: QRectF, facts: Facts, style: Style) -> None:
    """One line above the cards."""
    values = _values(facts)
    side = style.of(36)
    x = head.x() + style.of(12)
    middle = head.y() + style.of(30)
    stamps.seat_shield(p, x, middle - side * 0.56, side, facts["colour"])
    left = x + side + style.of(10)
    places = _own_places(head, values, style)
    end = min(box.x() for box in places.values()) - style.of(10)
    title = style.font("display", 20, weight=800)
    starter = style.font("text", 13.5)
    width = max(brushes.text_width(facts["title"], title), brushes.text_width(facts["starter"], starter))
    width = min(width, style.of(190))
    fitting = brushes.fit_font(facts["title"], "display", title.pixelSize(), width, floor=13, weight=800)
    stamps.write(p, QRectF(left, middle - style.of(24), width, style.of(28)), facts["title"], fitting, IVORY)
    lower = QRectF(left, middle + style.of(2), width, style.of(20))
    stamps.write(p, lower, facts["starter"], starter, SAND, elide=True)
    count = values.get("coins", 0)
    number = style.font("display", 34, weight=800, tabular=True)
    figure = brushes.text_width(str(count), number) + style.of(8)
    extra = style.of(64) if values.get("cubes", -1) >= 0 else 0.0
    box = QRectF(left + width + style.of(20), middle - style.of(14), 0, style.of(28))
    box.setRight(min(end - figure - extra, box.x() + style.of(160)))
    r = style.of(13)
    step = min(style.of(17), (box.width() - 2 * r) / max(1, count - 1))
    for k in range(count):
        stamps.coin(p, box.x() + r + k * step, middle, r)
    after = box.x() + (2 * r + (count - 1) * step if count else 0) + style.of(8)
    text = QRectF(after, middle - style.of(26), figure, style.of(50))
    stamps.write(p, text, str(count), number, "#FFE3A0", shade=("#000000", 0.5))
    for key, place in places.items():
        _counter(p, place, key, values, facts, style)
    if extra:
        _cubes(p, after + figure + style.of(2), middle - style.of(9), values["cubes"], facts["colour"], style.of(16))
        _kept_ships(p, QPointF(after + figure + style.of(8), middle + style.of(19)), facts["kept"], style.of(6))


def own_tips(facts: Sequence[Fact], head: Box, style: Style) -> Tips:
    """What explains itself in the viewer's own head."""
    values = {fact.key: fact.value for fact in facts}
    found = {fact.key: fact for fact in facts}
    places = _own_places(rect_of(head), values, style)
    tips = [(box, _tip(found[key])) for key, box in places.items() if key in found]
    coins = found.get("coins")
    rest = "\n".join(f"{fact.label}: {fact.value}" for fact in facts if fact.key not in places)
    whole = rect_of(head)
    purse = QRectF(whole.x(), whole.y() + whole.height() * 0.3, whole.width(), whole.height() * 0.4)
    if not style.wide:
        purse = QRectF(whole.x() + whole.width() * 0.2, whole.y(), whole.width() * 0.3, whole.height())
    return (*tips, *(((purse, _tip(coins)),) if coins else ()), (whole, rest))
