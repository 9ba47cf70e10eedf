"""Cards: paper, picture ("stage"), name on a ribbon, cost, points and effect, in four degrees of detail.

Lengths are in ``u``, a 180th of the card's width, unless they are in px; a card is 5 : 7.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath, QPixmap

from app.views import theme as look
from app.views.paint.brushes import (
    CENTER,
    clipped,
    draw_text,
    fill,
    fit_font,
    halves,
    narrowed,
    painted,
    pen,
    radial,
    rounded,
    saved,
    shadow,
    shadow_margin,
    stroke,
    text_width,
    vertical,
    wrapped_height,
)
from app.views.paint.cache import pixmaps
from app.views.paint.glyphs import glyph
from app.views.paint.icons import Icon, icon_row
from app.views.paint.lettering import lettering
from app.views.paint.pieces import gem, pennant, points_shield, ship_token
from app.views.paint.stages import Stage, niche
from app.views.theme import ColorLike, color, mix, on

RATIO = 1.4  # height to width
FULL_FROM, ICONS_FROM, SIGNS_FROM = 145, 80, 62  # px of width on screen from which a card has this degree of detail
NAME_FROM = 60  # px of width on screen from which a card has its name
REST_ELEVATION = 7  # u
_ROW = 30  # u, the icons that stay beside the words


@dataclass(frozen=True, slots=True)
class CardFace:
    """What the face of a card shows; a key of the cache, so equal faces share their pixmaps.

    Attributes:
        name: Name on the ribbon, in the current language.
        colour: Colour of the card's family.
        glyph: Glyph of the figure on the stage.
        stage: Paints the picture.
        cost: Number in the gem at the upper left; ``None`` for no gem.
        cost_kind: "coin" or "beer".
        points: Number in the shield at the upper right; 0 for no shield.
        text: The effect in words, shown by cards of full detail.
        icons: The effect in icons, shown where the words are not; see ``app.views.paint.icons``.
        icons_on_stage: Whether the stage shows the icons, so that they are not repeated below it.
        row: Icons that are shown together with the words, since they say something else.
        pennant: Colour and glyph of a pennant that hangs in place of the gem.
        badge: Colour and glyph of a round badge on the stage: the colour that the effect refers to.
        foot: Glyph at the lower right that tells when the effect happens; ``""`` for none.
        fields: Number of square places along the bottom that the board fills, see ``card_fields``.
    """

    name: str
    colour: str
    glyph: str = ""
    stage: Stage = niche
    cost: int | None = None
    cost_kind: str = "coin"
    points: int = 0
    text: str = ""
    icons: tuple[Icon, ...] = ()
    icons_on_stage: bool = False
    row: tuple[Icon, ...] = ()
    pennant: tuple[str, str] | None = None
    badge: tuple[str, str] | None = None
    foot: str = ""
    fields: int = 0


@dataclass(frozen=True, slots=True)
class _Measures:
    """Sizes of one degree of detail.

    Attributes:
        stage: Lower edge of the stage, as a share of the card's height.
        low_stage: The same where words or fields need more room below it.
        banner: Height of the ribbon, in u.
        gem: Radius of the cost gem, in u.
        name: Size of the letters of the name, in u.
        icon: Size of the icons below the ribbon, in u.
        badge: Radius of the badge, in u.
        edge: Margin at both sides of the icons, in u.
    """

    stage: float
    low_stage: float
    banner: float
    gem: float
    name: float
    icon: float
    badge: float
    edge: float = 9.0


RISES = 0.9
"""For sizes of text above 100 %: share of the growth of letters by which a ribbon grows."""

NARROW = 0.8
"""The smallest stretch of the letters of a name, as a share of their usual width."""

LEGIBLE = 12.0
"""Smallest size of letters on a card, in px: letters of a name become narrower instead, words give way to icons."""

_MEASURES = {
    "full": _Measures(0.60, 0.48, 27, 17, 16.5, 32, 14),
    "icons": _Measures(0.66, 0.66, 31, 22, 19.5, 36, 19),
    "signs": _Measures(0.62, 0.62, 36, 28, 23, 44, 24, edge=5),
    "mini": _Measures(0.80, 0.64, 36, 30, 23, 36, 27),
}


def detail(width: float) -> str:
    """The degree of detail (``lod``) for a card ``width`` px wide on screen.

    "full" shows the effect in words; "icons" in icons; "signs", too, with larger name, gem and icons for small cards;
    "mini" does not show it.
    """
    degrees = ((FULL_FROM, "full"), (ICONS_FROM, "icons"), (SIGNS_FROM, "signs"))
    return next((degree for least, degree in degrees if width >= least), "mini")


def card_height(width: float) -> float:
    """Height of a card that is ``width`` px wide."""
    return width * RATIO


def card_radius(width: float) -> float:
    """Corner radius of a card that is ``width`` px wide."""
    return 11 * width / 180


def card_margin(width: float) -> int:
    """Margin in px around the card in its pixmap, for its shadow and for the gem, which overlaps the corner."""
    return ceil(shadow_margin(REST_ELEVATION * width / 180))


def gem_place(width: float, lod: str | None = None) -> tuple[float, float, float]:
    """Centre (x, y) and radius of the cost gem in px from the card's corner, for boards that paint another price."""
    r = _MEASURES[lod or detail(width)].gem * width / 180
    return r * 0.92, r * 0.95, r


# --- pixmaps ---------------------------------------------------------------------------------------------------------


def card_pixmap(
    face: CardFace,
    width: float,
    *,
    dpr: float = 1.0,
    lod: str | None = None,
    faded: bool = False,
    dear: bool = False,
) -> QPixmap:
    """The picture of a card with its shadow, from the cache; the card begins ``card_margin`` px from its edges.

    Args:
        face: What it shows.
        width: Width of the card in px.
        dpr: Device pixels per px.
        lod: Degree of detail; that of ``detail`` if left out.
        faded: Whether it is grey, as used up.
        dear: Whether the cost is red, as more than the seat can pay.
    """
    lod = lod or detail(width)
    key = ("card", face, width, dpr, lod, faded, dear, look.theme().name)
    return pixmaps.get(key, lambda: _card_picture(face, width, dpr, lod, faded, dear), slow=True)


def _card_picture(face: CardFace, width: float, dpr: float, lod: str, faded: bool, dear: bool) -> QPixmap:
    margin = card_margin(width)
    w, h = width + 2 * margin, card_height(width) + 2 * margin

    def draw(p: QPainter) -> None:
        p.drawPixmap(0, 0, _rest_shadow(width, dpr))
        p.translate(margin, margin)
        paint_card(p, face, width, lod, dear=dear)

    picture = painted(w, h, dpr, draw)
    return _faded(picture) if faded else picture


def _rest_shadow(width: float, dpr: float) -> QPixmap:
    """The shadow of a card that lies on the table, as large as the pixmap of the card."""
    return shadow_pixmap(width, REST_ELEVATION * width / 180, 0.42, dpr=dpr)


def _faded(picture: QPixmap) -> QPixmap:
    """A copy of a picture almost without colour and a little darker."""
    # The grey picture has no alpha: SourceAtop paints it only where the card and its shadow are.
    image = picture.toImage()
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    grey.setDevicePixelRatio(picture.devicePixelRatio())
    result = picture.copy()
    p = QPainter(result)
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    p.setOpacity(0.82)
    p.drawImage(0, 0, grey)
    p.setOpacity(1)
    p.fillRect(QRectF(0, 0, picture.width(), picture.height()), QColor(30, 28, 26, 60))
    p.end()
    return result


def back_pixmap(game: str, width: float, *, dpr: float = 1.0, colour: str = "", emblem: str = "") -> QPixmap:
    """The picture of a card's back with its shadow, from the cache.

    Args:
        game: Key of the game.
        width: Width of the card in px.
        dpr: Device pixels per px.
        colour: Its colour, for backs that tell something by it; that of the game if left out.
        emblem: Its glyph; that of the game if left out.
    """
    key = ("back", game, width, dpr, colour, emblem, look.theme().name)
    margin = card_margin(width)

    def draw(p: QPainter) -> None:
        p.drawPixmap(0, 0, _rest_shadow(width, dpr))
        p.translate(margin, margin)
        paint_back(p, game, width, colour or look.deep(game), emblem or look.emblem(game))

    size = width + 2 * margin, card_height(width) + 2 * margin
    return pixmaps.get(key, lambda: painted(*size, dpr, draw))


def shadow_pixmap(width: float, elevation: float, alpha: float = 0.55, *, dpr: float = 1.0) -> QPixmap:
    """The shadow of a card lifted by ``elevation`` px, from the cache; ``shadow_margin`` px larger on every side."""
    margin = shadow_margin(elevation)
    h = card_height(width)

    def draw(p: QPainter) -> None:
        shadow(p, QRectF(margin, margin, width, h), card_radius(width), elevation, alpha)

    key = ("shadow", width, elevation, alpha, dpr)
    return pixmaps.get(key, lambda: painted(width + 2 * margin, h + 2 * margin, dpr, draw))


# --- the face --------------------------------------------------------------------------------------------------------


def paint_card(p: QPainter, face: CardFace, width: float, lod: str, *, dear: bool = False) -> None:
    """Paint the face of a card, without its shadow, with its upper left corner at the origin."""
    u = width / 180
    measures = _MEASURES[lod]
    sheet = QRectF(0, 0, width, card_height(width))
    paint_paper(p, sheet, u)
    # The stage, down to ``foot``.
    foot = sheet.height() * (measures.low_stage if face.fields or _is_wordy(face, width, lod) else measures.stage)
    _stage(p, face, QRectF(5.5 * u, 5.5 * u, width - 11 * u, foot - 5.5 * u), u)
    # The ribbon with the name lies half on the lower edge of the stage, and the badge on the ribbon.
    banner = raised(QRectF(2.5 * u, foot - measures.banner * u * 0.52, width - 5 * u, measures.banner * u))
    banner = _banner(p, face, banner, measures.name * u, lod, width)
    if face.badge:
        r = measures.badge * u
        ship_token(p, width - r - 9 * u, banner.top() - r * 0.78, r, *face.badge)
    # The effect, between the ribbon and the fields.
    room = QRectF(0, banner.bottom(), width, sheet.bottom() - banner.bottom() - _fields_height(face, width, lod))
    if lod == "full":
        _words_and_icons(p, face, room, u)
    elif lod in ("icons", "signs") and (face.icons or face.row) and not face.icons_on_stage:
        both = (("break",),) if face.icons and face.row else ()
        rows = (*face.row, *both, *face.icons)
        icon_row(p, room.adjusted(measures.edge * u, 5 * u, -measures.edge * u, -8 * u), measures.icon * u, rows)
    _corners(p, face, width, lod, dear)


def paint_paper(p: QPainter, sheet: QRectF, u: float) -> None:
    """Paint the paper of a card; also for games that paint faces of their own on it."""
    paper = look.theme().card
    with saved(p):
        p.setPen(pen(mix(paper, "#4A3418", 0.45), max(0.8, u)))
        p.setBrush(vertical(sheet, mix(paper, "#FFFFFF", 0.35), paper, mix(paper, "#B08A50", 0.14)))
        p.drawPath(rounded(sheet, 11 * u))


def _stage(p: QPainter, face: CardFace, rect: QRectF, u: float) -> None:
    paint_stage(p, rect, u, face.colour, lambda q, box: face.stage(q, box, face))


def paint_stage(p: QPainter, rect: QRectF, u: float, colour: str, draw: Callable[[QPainter, QRectF], None]) -> None:
    """Paint the framed picture of a card: ``draw`` is called with the clipped painter and ``rect``."""
    outline = rounded(rect, 7.5 * u)
    shade = QRectF(rect.x(), rect.y(), rect.width(), rect.height() * 0.28)
    with clipped(p, outline):
        draw(p, rect)
        p.fillRect(shade, vertical(shade, ("#000000", 0.22), ("#000000", 0.0)))
    with saved(p):
        stroke(p, pen(mix(colour, "#1A0E08", 0.55), max(0.8, 1.3 * u), 0.9))
        p.drawPath(outline)


_GLEAM = 0.1
"""Share of white, or black, in the gradient of a ribbon where letters are; see ``shine`` of ``theme.readable``."""


def paint_ribbon(p: QPainter, rect: QRectF, colour: str, u: float) -> None:
    """Paint the notched ribbon of a name, in a tone of ``colour`` on which ``theme.on(colour)`` is readable."""
    colour = look.readable(colour, on(colour), _GLEAM)
    notch = 6 * u
    ribbon = QPainterPath(rect.topLeft())
    for corner in (
        rect.topRight(),
        QPointF(rect.right() - notch, rect.center().y()),
        rect.bottomRight(),
        rect.bottomLeft(),
        QPointF(rect.left() + notch, rect.center().y()),
    ):
        ribbon.lineTo(corner)
    ribbon.closeSubpath()
    with saved(p):
        fill(p, color("#000000", 0.275))
        p.drawPath(ribbon.translated(0, 1.6 * u))
        p.setPen(pen(mix(colour, "#000000", 0.5), max(0.7, 0.9 * u)))
        p.setBrush(vertical(rect, mix(colour, "#FFFFFF", 0.14), colour, mix(colour, "#000000", 0.18)))
        p.drawPath(ribbon)


def raised(rect: QRectF) -> QRectF:
    """The rectangle of a ribbon, higher for larger letters (``lettering``): it grows upwards, over the picture."""
    return rect.adjusted(0, -RISES * max(0.0, lettering.factor - 1) * rect.height(), 0, 0)


def name_font(name: str, px: float, room: float, floor: float) -> QFont:
    """The font of a name in ``room`` px.

    At the usual size of text its letters shrink to ``LEGIBLE``, then become narrower (to ``NARROW``), then shrink on.
    Larger ones, for a size of text above 100 %, become narrower before they shrink.

    Args:
        name: The name.
        px: Wanted size of letters.
        room: Width in px.
        floor: Smallest size of letters in px; then the name may be wider than ``room``.
    """
    if lettering.factor <= 1:
        fitting = fit_font(name, "caps", px, room, floor=floor)
        if fitting.pixelSize() >= LEGIBLE:
            return fitting
        px = min(px, LEGIBLE)
    font = QFont(fit_font(name, "caps", px, room / NARROW, floor=floor))
    if (wide := text_width(name, font)) > room:
        font.setStretch(max(round(100 * NARROW) - 1, int(100 * room / wide)))
    return font


def _banner(p: QPainter, face: CardFace, rect: QRectF, px: float, lod: str, width: float) -> QRectF:
    """Paint the ribbon with the name, and return its rectangle, which is higher if the name takes two lines."""
    u = width / 180
    if width < NAME_FROM:
        paint_ribbon(p, rect, face.colour, u)
        return rect
    small = lod in ("signs", "mini")
    start = lettering.letter_size(max(LEGIBLE if small else 13.5, px), 0.82 * rect.height())
    room = rect.width() - 14.4 * u
    lines, with_font = name_lines(face.name, start, room, floor=LEGIBLE if small else 9)
    # The room of a second line is taken from the picture above.
    rect = rect.adjusted(0, (1 - len(lines)) * 1.05 * with_font.pixelSize(), 0, 0)
    paint_ribbon(p, rect, face.colour, u)
    high = rect.height() / len(lines)
    for k, line in enumerate(lines):
        inside = QRectF(rect.x(), rect.y() + k * high - 0.5 * u, rect.width(), high)
        tight = narrowed(with_font, line, room)  # a long word may still be too wide in the smallest letters
        draw_text(p, inside, line, tight, on(face.colour), CENTER)
    return rect


SMALL = 10.5
"""Size of letters in px in which a name has to fit one line; otherwise it takes two."""

SQUEEZED = 0.9
"""Share of their width to which these letters may be condensed for that."""


def name_lines(name: str, px: float, room: float, *, floor: float = 9) -> tuple[list[str], QFont]:
    """Break a name into one line or two; returns the lines and their font.

    Args:
        name: The name.
        px: Wanted size of letters.
        room: Width in px.
        floor: Smallest size of letters in px; then a long word may be wider than ``room``.
    """
    one = name_font(name, px, room, floor)
    if " " not in name or text_width(name, look.font("caps", min(px, SMALL))) * SQUEEZED <= room:
        return [name], one
    lines = halves(name, one)
    # Both lines in the letters of the one that needs the smaller ones.
    return lines, min((name_font(line, px, room, floor) for line in lines), key=QFont.pixelSize)


def _is_wordy(face: CardFace, width: float, lod: str) -> bool:
    """Whether the stage has to be low to leave room for the words."""
    if lod != "full" or not face.text:
        return False
    # Not where words do not fit below a low stage either: then icons are shown, which say the same.
    low = face.row or not face.icons or _has_words(face, width, _MEASURES[lod].low_stage)
    return bool(low) and not _has_words(face, width, _MEASURES[lod].stage)


def _has_words(face: CardFace, width: float, stage: float) -> bool:
    """Whether the words fit below a stage that ends at this share of the card's height."""
    u = width / 180
    top = card_height(width) * stage + _MEASURES["full"].banner * 0.48 * u
    room = card_height(width) - top - (_spare(face) + (_ROW if face.row else 0)) * u
    return _text_font(face.text, width - 22 * u, room, u) is not None


def _spare(face: CardFace) -> float:
    """Height in u below the words, for the margin and the glyph at the foot."""
    return 20 if face.foot else 8


def _words_and_icons(p: QPainter, face: CardFace, room: QRectF, u: float) -> None:
    """Paint the effect on a card of full detail: words and a row of icons, else words alone, else icons alone."""
    icons = () if face.icons_on_stage else face.icons
    # The row below the words: icons that say something else, or those of the effect, unless these are two rows, which
    # would be too small there.
    row = face.row or (icons if ("break",) not in icons else ())
    row_height = _ROW if face.row else 24
    words = room.adjusted(11 * u, 3 * u, -11 * u, (3 - _spare(face)) * u)
    row_place = QRectF(words.x(), words.bottom() - (row_height - 2) * u, words.width(), (row_height - 4) * u)
    above_row = QRectF(words.topLeft(), QSizeF(words.width(), words.height() - row_height * u))
    with_row = _text_font(face.text, above_row.width(), above_row.height(), u) if row and face.text else None
    # Without the row only if it says the same as the words.
    alone = _text_font(face.text, words.width(), words.height(), u) if face.text and not face.row else None
    if with_row:
        draw_text(p, above_row, face.text, with_row, look.INK, CENTER, wrap=True)
        icon_row(p, row_place, (row_height - 4) * u, row)
    elif alone:
        draw_text(p, words, face.text, alone, look.INK, CENTER, wrap=True)
    else:
        both = (("break",),) if face.row and icons else ()
        rows = (*face.row, *both, *icons)
        icon_row(p, words.adjusted(-2 * u, 2 * u, 2 * u, -3 * u), _MEASURES["full"].icon * u, rows)
    if face.foot:
        tone = mix(face.colour, "#000000", 0.35)
        glyph(p, face.foot, room.right() - 24 * u, room.bottom() - 23 * u, 16 * u, tone)


def _text_font(text: str, width: float, height: float, u: float) -> QFont | None:
    """The largest font, of at least ``LEGIBLE`` px, in which the wrapped text fits; ``None`` if there is none."""
    px = max(look.MIN_TEXT_PX, round(lettering.letter_size(14 * u, height)))
    while px >= LEGIBLE:
        with_font = look.font("card_text", px)
        if wrapped_height(text, with_font, width) <= height:
            return with_font
        px -= 1
    return None


def _corners(p: QPainter, face: CardFace, width: float, lod: str, dear: bool) -> None:
    u = width / 180
    cx, cy, r = gem_place(width, lod)
    if face.pennant:
        pennant(p, 11 * u * (1 if lod == "full" else 1.1), 0, r * 1.5, *face.pennant)
    if face.cost is not None:
        gem(p, cx, cy, r * (1.12 if face.cost_kind == "beer" else 1), face.cost, face.cost_kind, dear=dear)
    if face.points:
        points_shield(p, width - r * 1.95, u, r * 1.85, face.points)


# --- places along the bottom -----------------------------------------------------------------------------------------


def _fields_height(face: CardFace, width: float, lod: str) -> float:
    return {"full": 34.0, "icons": 40.0, "signs": 36.0, "mini": 36.0}[lod] * width / 180 if face.fields else 0.0


def card_fields(face: CardFace, width: float, lod: str | None = None) -> tuple[QRectF, ...]:
    """The square places along the bottom of a card, left to right, in px from the card's corner."""
    if not face.fields:
        return ()
    u = width / 180
    strip = _fields_height(face, width, lod or detail(width))
    side = min(strip - 8 * u, (width - 16 * u) / face.fields - 4 * u)
    gap = (width - 16 * u - face.fields * side) / max(1, face.fields - 1)
    y = card_height(width) - strip + (strip - side) / 2 - 3 * u
    return tuple(QRectF(8 * u + k * (side + gap), y, side, side) for k in range(face.fields))


# --- the back --------------------------------------------------------------------------------------------------------


def paint_back(p: QPainter, game: str, width: float, colour: ColorLike, emblem: str) -> None:
    """Paint the back of a card, without its shadow, with its upper left corner at the origin."""
    u, h = width / 180, card_height(width)
    sheet = QRectF(0, 0, width, h)
    field = sheet.adjusted(6 * u, 6 * u, -6 * u, -6 * u)
    gold = "#E3B963"
    with saved(p):
        p.setPen(pen("#000000", 1, 0.4))
        p.setBrush(color(look.theme().card))
        p.drawPath(rounded(sheet, 11 * u))
    with clipped(p, rounded(field, 7 * u)):
        light = (0.0, mix(colour, "#FFFFFF", 0.20), 1.0), (1.0, mix(colour, "#000000", 0.25), 1.0)
        p.fillRect(field, radial(width / 2, h / 2, h * 0.62, *light))
        _lattice(p, width, h, look.accent(game), u)
    with saved(p):
        p.setPen(pen(gold, max(0.8, 1.8 * u)))
        p.setBrush(color(mix(colour, "#000000", 0.2)))
        p.drawEllipse(QPointF(width / 2, h / 2), 44 * u, 44 * u)
        stroke(p, pen(gold, max(0.6, u), 0.7))
        p.drawEllipse(QPointF(width / 2, h / 2), 39 * u, 39 * u)
        p.drawPath(rounded(field.adjusted(5 * u, 5 * u, -5 * u, -5 * u), 5 * u))
    glyph(p, emblem, width / 2 - 27 * u, h / 2 - 27 * u, 54 * u, ("#FFEDB8", "#D9A441"), shadow=1.2 * u)


def _lattice(p: QPainter, width: float, height: float, colour: str, u: float) -> None:
    stroke(p, pen(colour, max(0.7, 1.1 * u), 0.5))
    y = -22 * u
    while y < height + width:
        p.drawLine(QPointF(0, y), QPointF(width, y - width))
        p.drawLine(QPointF(0, y - width), QPointF(width, y))
        y += 22 * u
