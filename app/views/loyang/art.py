"""Paints the cards of Loyang, at any size.

Lengths are in ``u``, a 180th of the card's width, as in ``app.views.paint.cards``; widths of cards are in logical px.
"""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPixmap

from app.views import theme as look
from app.views.loyang import stages
from app.views.loyang.faces import CasualFace, Face, FieldFace, HelperFace, RegularFace, StallFace
from app.views.loyang.goods import alarm, bowl, hollow, lampion, mood, veg, wanted
from app.views.loyang.style import GAIN, LOSS, family_colour, signed, surface
from app.views.paint import brushes, cards, pieces, stamps
from app.views.paint.cache import pixmaps
from app.views.paint.cards import (
    LEGIBLE,
    CardFace,
    card_height,
    card_margin,
    name_font,
    paint_paper,
    paint_ribbon,
    paint_stage,
    raised,
)
from app.views.paint.glyphs import glyph
from app.views.paint.lettering import lettering
from app.views.paint.scenery import ridge
from app.views.paint.surfaces import wood

SCENIC, CASUAL_SCENIC, NAMED = 104, 90, 62
"""Widths of a card in logical px from which it is painted in more detail.

From ``SCENIC`` on it has its picture, a casual customer from ``CASUAL_SCENIC`` on.  From ``NAMED`` on it always has its
name, narrower cards only if the name fits.
"""

NARROWEST = 70
"""Stretch of the letters, in percent, below which a name of two words is cut to the first one."""

_SUM = 1.14
"""Radius of the coin with what a casual customer pays now, over that of the coin with the printed price."""

ROWS_OF = {3: (2, 1), 4: (2, 2), 5: (3, 2), 6: (3, 3), 7: (3, 3, 1), 9: (3, 3, 3), 10: (4, 3, 3)}
"""The number of plots in each row of a field, by the number of its plots.

The harvest hand lays a good more on a field than it has plots.
"""


def card_picture(face: Face, width: float, dpr: float) -> QPixmap:
    """The picture of a card with its shadow, from the cache; the card begins ``card_margin`` px from the edges."""
    key = ("loyang", face, width, dpr, look.theme().name)
    margin = card_margin(width)
    size = width + 2 * margin, card_height(width) + 2 * margin

    def draw(p: QPainter) -> None:
        p.drawPixmap(0, 0, cards.shadow_pixmap(width, cards.REST_ELEVATION * width / 180, 0.42, dpr=dpr))
        p.translate(margin, margin)
        paint_card(p, face, width)

    return pixmaps.get(key, lambda: brushes.painted(*size, dpr, draw), slow=True)


def paint_card(p: QPainter, face: Face, width: float) -> None:
    """Paint a card, without its shadow, with its upper left corner at the origin."""
    if isinstance(face, HelperFace):
        cards.paint_card(p, face.card, width, cards.detail(width))
        if face.lantern:
            size = 27 * width / 180 * (1 if width > SCENIC else 1.35)
            lampion(p, width - size * 0.78, size * 0.24, size)
        return
    paint_paper(p, QRectF(0, 0, width, card_height(width)), width / 180)
    if isinstance(face, FieldFace):
        _field(p, face, width)
    elif isinstance(face, StallFace):
        _stall(p, face, width)
    elif isinstance(face, RegularFace):
        _regular(p, face, width)
    else:
        _casual(p, face, width)


def paint_name(p: QPainter, rect: QRectF, colour: str, text: str, width: float, *, indent: float = 0.0) -> None:
    """Paint a ribbon with the name of a card.

    Args:
        p: The painter.
        rect: The ribbon at usual size of text; it grows with the size of text.
        colour: Its colour.
        text: The name; ``""`` for a ribbon without one.
        width: Width of the card.
        indent: Room in px to keep at the left for a coin.
    """
    u = width / 180
    rect = raised(rect) if text else rect
    paint_ribbon(p, rect, colour, u)
    room = rect.adjusted(8 * u + indent, -0.5 * u, -8 * u, -0.5 * u)
    px = lettering.letter_size(max(13.5, 17 * u), 0.82 * rect.height())
    font = _narrow_name(text, px, room.width())
    if 0 < font.stretch() < NARROWEST and " " in text:  # rather the first word alone than all of it so narrow
        text = text.partition(" ")[0]
        font = _narrow_name(text, px, room.width())
    high = QFontMetricsF(font).tightBoundingRect(text).height()
    if width < NAMED and (brushes.text_width(text, font) > room.width() or high > rect.height() + 1):
        return
    brushes.draw_text(p, room, text, font, look.on(colour), brushes.CENTER, elide=True)


def _narrow_name(text: str, px: float, room: float) -> QFont:
    """The font for a name: legible, and condensed where room is little; the text may still be wider than ``room``."""
    return brushes.narrowed(name_font(text, px, room, LEGIBLE), text, room)


# --- fields ----------------------------------------------------------------------------------------------------------


def _field(p: QPainter, face: FieldFace, width: float) -> None:
    u, high = width / 180, card_height(width)
    small = width < SCENIC
    colour = family_colour("common_field" if face.kind == "common" else "field")
    foot = (44 if not small else 52) * u
    bed = QRectF(6 * u, 20 * u, width - 12 * u, high - 20 * u - foot)
    _soil(p, bed, u)
    ribbon = QRectF(2.5 * u, 6 * u, width - 5 * u, (28 if not small else 34) * u)
    paint_name(p, ribbon, colour, face.title, width, indent=(26 if not small else 37) * u if face.cost else 0.0)
    plot_area = QRectF(bed.x(), ribbon.bottom(), bed.width(), bed.bottom() - ribbon.bottom())
    _plots(p, plot_area, face, u)
    if face.cost:
        r = (17 if not small else 21) * u
        pieces.gem(p, r, r, r, face.cost, dear=face.dear)
    low = QRectF(6 * u, bed.bottom(), width - 12 * u, foot - 3 * u)
    if face.crop >= 0 or face.stock:
        _count(p, low, face, u)
    else:
        _accepted(p, low, face.goods)


def _soil(p: QPainter, bed: QRectF, u: float) -> None:
    def draw(q: QPainter, box: QRectF) -> None:
        with brushes.clipped(q, brushes.rounded(box, 8 * u)):
            q.fillRect(box, brushes.vertical(box, *surface("soil")))
            step = max(5.0, 12 * u)
            for row in range(int(box.height() / step) + 2):
                furrow = _furrow(box, box.y() + row * step, u, row)
                brushes.stroke(q, brushes.pen("#2E1B0C", 3.2 * u, 0.34))
                q.drawPath(furrow)
                brushes.stroke(q, brushes.pen("#B98B58", 1.4 * u, 0.20))
                q.drawPath(furrow.translated(0, 3.4 * u))
            brushes.noise(q, box, 0.12, 6)
        brushes.stroke(q, brushes.pen("#2A180A", max(0.8, 1.2 * u), 0.8))
        q.drawPath(brushes.rounded(box, 8 * u))

    stamps.sheet(p, bed, ("soil", round(u, 4)), 1, draw)


def _furrow(box: QRectF, y: float, u: float, row: int) -> QPainterPath:
    path = QPainterPath(QPointF(box.x(), y))
    for k in range(1, 13):
        wave = (0.0, 1.0, 0.5, -0.6, -1.0, -0.2, 0.9)[(k + row * 3) % 7]
        path.lineTo(box.x() + k * box.width() / 12, y + 1.6 * u * wave)
    return path


def _plots(p: QPainter, area: QRectF, face: FieldFace, u: float) -> None:
    count = max(face.plots, face.stock)  # the harvest hand lays a good more than there are plots
    rows = ROWS_OF[count]
    columns = max(rows)
    r = min(29 * u, (area.width() - 8 * u) / columns / 2.2, (area.height() - 4 * u) / len(rows) / 2.16)
    step_x = min(r * 2.3, (area.width() - 8 * u) / columns)
    step_y = min(r * 2.25, (area.height() - 2 * u) / len(rows))
    y = area.center().y() - step_y * (len(rows) - 1) / 2
    laid = 0
    for in_row in rows:
        x = area.center().x() - step_x * (in_row - 1) / 2
        for _ in range(in_row):
            if laid < face.stock and face.crop >= 0:
                veg(p, x, y, r, face.crop)
            else:
                hollow(p, x, y, r)
            laid += 1
            x += step_x
        y += step_y


def _count(p: QPainter, low: QRectF, face: FieldFace, u: float) -> None:
    """Paint the number of goods left and of plots, with a sickle if the next harvest takes the last good."""
    px = min(25 * u, low.height() * 0.74)
    font = look.font("display", lettering.letter_size(max(13.0, px), 0.9 * low.height()), weight=800, tabular=True)
    text = f"{face.stock}/{face.plots}"
    ink = look.LIGHT.danger if face.ripe else look.INK
    wide = brushes.text_width(text, font)
    side = font.pixelSize() * 0.92 if face.ripe else 0.0
    x = low.center().x() - (wide + side * 1.15) / 2
    if side:
        glyph(p, "sickle", x, low.center().y() - side / 2, side, ink)
    brushes.draw_text(p, QRectF(x + side * 1.15, low.y(), wide + 8, low.height()), text, font, ink)


def _accepted(p: QPainter, low: QRectF, goods: Sequence[int]) -> None:
    """Paint the goods with which the field may be sown."""
    r = min(low.height() * 0.40, low.width() / len(goods) / 2.12)
    step = min(r * 2.3, low.width() / len(goods))
    x = low.center().x() - step * (len(goods) - 1) / 2
    for k, good in enumerate(goods):
        veg(p, x + k * step, low.center().y(), r, good)


# --- stalls ----------------------------------------------------------------------------------------------------------


def offer_places(width: float) -> list[QRectF]:
    """The squares of the three goods on a stall, in px from the upper left corner of a card of that width."""
    u, high = width / 180, card_height(width)
    small = width < SCENIC
    r = (26 if not small else 27) * u
    y = high * (0.40 if not small else 0.47)
    step = (width - 14 * u) / 3
    return [QRectF(7 * u + step * (k + 0.5) - r, y - r, 2 * r, 2 * r) for k in range(3)]


def _stall(p: QPainter, face: StallFace, width: float) -> None:
    u, high = width / 180, card_height(width)
    small = width < SCENIC
    colour = family_colour("stall")
    foot = high * 0.64
    frame = QRectF(5.5 * u, 5.5 * u, width - 11 * u, foot - 5.5 * u)
    stamps.sheet(p, frame, ("stall", round(u, 4)), 2, partial(_stall_stage, u=u, colour=colour))
    for good, left, place in zip(face.goods, face.left, offer_places(width), strict=True):
        at = place.center()
        if left:
            veg(p, at.x(), at.y(), place.width() / 2 * 0.94, good)
        else:
            _sold(p, at, place.width() / 2 * 0.86, good)
    ribbon = QRectF(2.5 * u, foot - 14 * u, width - 5 * u, (27 if not small else 32) * u)
    paint_name(p, ribbon, colour, face.title, width)
    low = QRectF(0, ribbon.bottom(), width, high - ribbon.bottom() - 5 * u)
    for bowls, left, place in zip(face.bowls, face.left, offer_places(width), strict=True):
        _bowls(p, QRectF(place.x(), low.y(), place.width(), low.height()), bowls, left=left, u=u)


def _sold(p: QPainter, at: QPointF, r: float, good: int) -> None:
    with brushes.saved(p):
        p.setOpacity(p.opacity() * 0.62)
        wanted(p, at.x(), at.y(), r, good)


def _bowls(p: QPainter, box: QRectF, bowls: int, *, left: bool, u: float) -> None:
    """Paint the price of the good above: one bowl for each good to give; pale if it is sold out."""
    tone = "#8A5A2E" if left else "#C2B294"
    wide = min(27 * u, box.width() * 0.62)
    if bowls == 1:
        bowl(p, box.center().x(), box.center().y() - 1 * u, wide, tone)
        return
    for k in range(bowls):
        bowl(p, box.center().x(), box.center().y() + (k - (bowls - 1) / 2) * wide * 0.72, wide, tone)


def _stall_stage(p: QPainter, frame: QRectF, *, u: float, colour: str) -> None:
    def draw(q: QPainter, rect: QRectF) -> None:
        q.fillRect(rect, brushes.vertical(rect, "#F8EDD3", "#EFD9B0"))
        brushes.noise(q, rect, 0.07, 9)
        brushes.fill(q, look.color("#4A3A22", 0.28))
        q.drawPath(ridge(rect, 0.60, 0.10, 7))
        desk = QRectF(rect.x(), rect.y() + rect.height() * 0.72, rect.width(), rect.height() * 0.28)
        wood(q, desk, "#7A4E2A", 3, 5, upright=True, grain=0.16)
        q.fillRect(QRectF(desk.x(), desk.y(), desk.width(), max(1.0, 2.5 * u)), look.color("#FFDFA8", 0.7))
        brushes.stroke(q, brushes.pen("#4A2E18", 4 * u))
        for share in (0.04, 0.96):
            x = rect.x() + rect.width() * share
            q.drawLine(QPointF(x, rect.y() + rect.height() * 0.2), QPointF(x, desk.y()))
        awning(q, QRectF(rect.x(), rect.y(), rect.width(), rect.height() * 0.28), "#B5462E", 7)

    paint_stage(p, frame, u, colour, draw)


def awning(p: QPainter, rect: QRectF, colour: str, stripes: int, light: str = "#FFF3DA") -> None:
    """Paint a striped cloth with a scalloped lower edge, in stripes of ``colour`` and ``light``."""
    w = rect.width() / stripes
    with brushes.saved(p):
        for k in range(stripes):
            tone = colour if k % 2 == 0 else light
            x = rect.x() + k * w
            path = QPainterPath(QPointF(x, rect.y()))
            path.lineTo(x + w, rect.y())
            path.lineTo(x + w, rect.bottom() - w * 0.5)
            path.arcTo(QRectF(x, rect.bottom() - w, w, w), 0, -180)
            path.closeSubpath()
            cloth = look.mix(tone, "#000000", 0.25), tone, look.mix(tone, "#000000", 0.10)
            brushes.fill(p, brushes.vertical(rect, *cloth))
            p.drawPath(path)


# --- customers -------------------------------------------------------------------------------------------------------


def _ink_stage(p: QPainter, frame: QRectF, *, u: float, colour: str, figure: str) -> None:
    face = CardFace("", colour, figure, stages.ink_hills)
    paint_stage(p, frame, u, colour, lambda q, box: stages.ink_hills(q, box, face))


def _regular(p: QPainter, face: RegularFace, width: float) -> None:
    u, high = width / 180, card_height(width)
    colour = family_colour("regular")
    if width >= SCENIC:
        frame = QRectF(5.5 * u, 5.5 * u, width - 11 * u, 68 * u)
        draw = partial(_ink_stage, u=u, colour=colour, figure="kimono")
        stamps.sheet(p, frame, ("regular", round(u, 4)), 2, draw)
        ribbon = QRectF(2.5 * u, 62 * u, width - 5 * u, 27 * u)
        paint_name(p, ribbon, colour, face.title, width)
    else:
        ribbon = QRectF(2.5 * u, 6 * u, width - 5 * u, 40 * u)
        paint_name(p, ribbon, colour, "", width)
        side = 34 * u
        glyph(p, "kimono", width / 2 - side / 2, ribbon.center().y() - side / 2, side, look.on(colour))
    top = ribbon.bottom() + 5 * u
    row = (high - top - 8 * u) / len(face.payments)
    for k, payment in enumerate(face.payments):
        line = QRectF(8 * u, high - 8 * u - (k + 1) * row, width - 16 * u, row - 3.5 * u)
        _row(p, line, face, k, payment, u)
    if face.marker:
        r = (18 if width >= SCENIC else 24) * u
        done = face.state in ("done", "twice")
        x, y = width - r - 5 * u, r + (6 if width >= SCENIC else 2) * u
        mood(p, x, y, r, red=face.marker == "red", done=done)
        if face.state == "refused":
            _cross_badge(p, x + r * 0.78, y + r * 0.72, r * 0.58)
    elif face.dotted:
        brushes.fill(p, "#2C66B0")
        brushes.disc(p, width - 18 * u, 19 * u, 8 * u)
    if face.state == "due":
        r = (13 if width >= SCENIC else 17) * u
        alarm(p, r + 5 * u, r + 5 * u, r)


def _row(p: QPainter, line: QRectF, face: RegularFace, k: int, payment: int, u: float) -> None:
    """Paint row ``k``, from 0 at the bottom: the two goods, and the coin with their payment."""
    filled, upcoming = k < face.rows, k == face.rows
    ground = ("#DCC596", 0.85) if filled else ("#FFFFFF", 0.75 if upcoming else 0.40)
    edge = ("#1F6FE5", 2.2 * u, 1.0) if upcoming and face.ready else ("#A88A5A", max(0.8, u), 0.9 if upcoming else 0.6)
    p.setPen(brushes.pen(*edge))
    p.setBrush(look.color(*ground))
    p.drawPath(brushes.rounded(line, 9 * u))
    r = min(line.height() * 0.42, 17 * u)
    for j, good in enumerate(face.goods):
        x, y = line.x() + r * 1.35 + j * r * 2.35, line.center().y()
        if filled:
            veg(p, x, y, r, good, 0.75)
        elif upcoming and face.have[j]:
            veg(p, x, y, r, good)
        else:
            wanted(p, x, y, r, good)
    at = QPointF(line.right() - r * 1.45, line.center().y())
    with brushes.saved(p):
        if filled:
            p.setOpacity(0.42)
        stamps.coin(p, at.x(), at.y(), r * 1.08, payment, cast=False)


def _cross_badge(p: QPainter, cx: float, cy: float, r: float) -> None:
    """Paint a badge with a cross: the customer was refused in this round."""
    with brushes.saved(p):
        p.setPen(brushes.pen("#FFF8E8", max(0.8, r * 0.16)))
        p.setBrush(look.color("#54473A"))
        brushes.disc(p, cx, cy, r)
        brushes.stroke(p, brushes.round_pen("#FFF8E8", max(0.9, r * 0.26)))
        d = r * 0.4
        p.drawLine(QPointF(cx - d, cy - d), QPointF(cx + d, cy + d))
        p.drawLine(QPointF(cx - d, cy + d), QPointF(cx + d, cy - d))


def _casual(p: QPainter, face: CasualFace, width: float) -> None:
    u, high = width / 180, card_height(width)
    colour = family_colour("casual")
    if width >= CASUAL_SCENIC:
        foot = high * 0.50
        frame = QRectF(5.5 * u, 5.5 * u, width - 11 * u, foot - 5.5 * u)
        draw = partial(_ink_stage, u=u, colour=colour, figure="hand-bag")
        stamps.sheet(p, frame, ("casual", round(u, 4)), 2, draw)
        ribbon = QRectF(2.5 * u, foot - 14 * u, width - 5 * u, 27 * u)
        paint_name(p, ribbon, colour, face.title, width)
    else:
        frame = QRectF(5.5 * u, 5.5 * u, width - 11 * u, high * 0.36)
        draw = partial(_ink_stage, u=u, colour=colour, figure="hand-bag")
        stamps.sheet(p, frame, ("casual small", round(u, 4)), 2, draw)
        ribbon = QRectF(2.5 * u, frame.bottom() - 5 * u, width - 5 * u, 10 * u)
        paint_name(p, ribbon, colour, "", width)
    low = QRectF(6 * u, ribbon.bottom() + 3 * u, width - 12 * u, high - ribbon.bottom() - 10 * u)
    goods = QRectF(low.x(), low.y(), low.width(), low.height() * 0.52)
    r = min(goods.height() * 0.42, goods.width() / 6.3)
    for j, good in enumerate(face.goods):
        x = goods.x() + goods.width() * (j + 0.5) / 3
        if face.have[j]:
            veg(p, x, goods.center().y(), r, good)
        else:
            wanted(p, x, goods.center().y(), r, good)
    _worth(p, QRectF(low.x(), goods.bottom(), low.width(), low.height() * 0.48), face, u)


def worth_sizes(width: float, r: float) -> tuple[float, float, float]:
    """How to lay out the price, the modifier and the sum of a casual customer side by side.

    Args:
        width: Room in px.
        r: Largest radius of the coin with the printed price, in px.

    Returns:
        Radius of the coin with the price, radius of the coin with the sum, and the gap between the three things and
        at both edges, in px.
    """
    # The widths of price, modifier (as wide as the price) and sum, in radii; gaps take a tenth of the room at least.
    most = 0.9 * width / (2 + 2 + 2 * _SUM)
    r = min(r, most)
    return r, r * _SUM, (width - (4 + 2 * _SUM) * r) / 4


def _worth(p: QPainter, box: QRectF, face: CasualFace, u: float) -> None:
    """Paint the printed price, the modifier of the moment and their sum; the price alone if there is no modifier."""
    r = min(box.height() * 0.44, box.width() * 0.15)
    y = box.center().y()
    if not face.modifier:
        stamps.coin(p, box.center().x(), y, r * 1.12, face.price, cast=False)
        return
    r, whole, gap = worth_sizes(box.width(), r)
    stamps.coin(p, box.x() + gap + r, y, r, face.price, cast=False)
    stamps.coin(p, box.right() - gap - whole, y, whole, face.price + face.modifier, cast=False)
    text = signed(face.modifier)
    ground = GAIN if face.modifier > 0 else LOSS
    pill = QRectF(box.x() + 2 * (gap + r), y - r * 0.72, r * 2.0, r * 1.44)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(look.color(ground))
    p.drawPath(brushes.rounded(pill, pill.height() / 2))
    font = look.font("text", r * 1.12, weight=700, tabular=True)
    brushes.draw_text(p, pill.adjusted(-6, -1, 6, -1), text, font, "#FFF8E8", brushes.CENTER)


# --- covered cards ---------------------------------------------------------------------------------------------------

SIGNS = {"stall": "shop", "regular": "kimono", "casual": "hand-bag"}
"""Glyphs of cards by family; fields have another one, and helpers one each."""


def tab_picture(face: Face, width: float, dpr: float, peek: float) -> QPixmap:
    """The picture of a covered card, from the cache: on the ``peek`` px that show of it a band says what it is."""
    key = ("loyang tab", face, width, dpr, peek, look.theme().name)
    plain = card_picture(face, width, dpr)
    margin = card_margin(width)

    def draw(p: QPainter) -> None:
        p.drawPixmap(0, 0, plain)
        p.translate(margin, margin)
        _tab(p, QRectF(0, 0, width, peek + 8 * width / 180), face, peek)

    size = plain.deviceIndependentSize()
    return pixmaps.get(key, lambda: brushes.painted(size.width(), size.height(), dpr, draw), slow=True)


_BAND_LIGHT = 0.16
"""Share of white in the upper edge of the band of a covered card."""


def _tab(p: QPainter, rect: QRectF, face: Face, peek: float) -> None:
    """Paint the band of a covered card: its glyph, then its goods, or its name if it is a helper."""
    family = family_of(face)
    ink = look.on(family_colour(family))
    colour = look.readable(family_colour(family), ink, _BAND_LIGHT)
    u = rect.width() / 180
    outline = brushes.rounded(rect.adjusted(1, 1, -1, 0), 10 * u)
    p.setPen(brushes.pen(look.mix(colour, "#000000", 0.5), max(0.8, u)))
    p.setBrush(brushes.vertical(rect, look.mix(colour, "#FFFFFF", _BAND_LIGHT), look.mix(colour, "#000000", 0.1)))
    p.drawPath(outline)
    line = QRectF(rect.x() + 6 * u, rect.y(), rect.width() - 12 * u, peek)
    side = peek * 0.72
    sign = face.card.glyph if isinstance(face, HelperFace) else SIGNS.get(family, "field")
    glyph(p, sign, line.x(), line.center().y() - side / 2, side, ink)
    room = line.adjusted(side * 1.2, 0, 0, 0)
    if isinstance(face, HelperFace):
        name = face.card.name
        font = brushes.fit_font(name, "text", max(13.0, peek * 0.62), room.width(), floor=9, weight=700)
        brushes.draw_text(p, room.adjusted(0, -1, 0, 0), name, font, ink, elide=True)
        return
    r = min(peek * 0.40, room.width() / (len(face.goods) * 2.15))
    for k, good in enumerate(face.goods):
        veg(p, room.x() + r * 1.1 + k * r * 2.2, line.center().y(), r, good)


def family_of(face: Face) -> str:
    """The family of a card, for ``family_colour``."""
    if isinstance(face, FieldFace):
        return "common_field" if face.kind == "common" else "field"
    if isinstance(face, StallFace):
        return "stall"
    if isinstance(face, RegularFace):
        return "regular"
    return "casual" if isinstance(face, CasualFace) else "helper"
