"""How cards and houses of Bruges are painted, and the ground of the table."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from app.engines.bruges import components as c
from app.models.bruges.texts import text
from app.models.bruges.words import exchange_name, name
from app.views import theme as look
from app.views.bruges import stages
from app.views.bruges.backdrop import brick_and_canal
from app.views.bruges.effects import GROUP_SIGNS, effect_icons
from app.views.bruges.figures import FIGURES
from app.views.bruges.layout import Areas
from app.views.bruges.style import ACTION_SIGNS, PET_SIGN, SIGNS, paint_of
from app.views.paint.brushes import clipped, fill, pen, rounded, saved, shadow, stroke, vertical
from app.views.paint.cards import CardFace, back_pixmap
from app.views.paint.glyphs import glyph
from app.views.paint.scenery import gable
from app.views.paint.surfaces import cobbles, vignette

GAME = "bruges"

KIND_SIGNS = {
    c.LIGHTNING: "lightning-helix",
    c.WORKER: "meeple",
    c.ONCE: "hourglass",
    c.PERMANENT: "clockwise-rotation",
    c.LAUREL: "laurels",
}
"""Sign of when a person works; pets have none."""

EXCHANGE_PAINT = "#3E6A66"
"""Colour of the exchange cards."""


def card_face(card: int, *, full: bool) -> CardFace:
    """The front of a person or pet, with its text in words if ``full``, else in icons."""
    colour = paint_of(c.COLOUR[card])
    sign = KIND_SIGNS.get(c.KIND[card], "")
    worker = c.WORKER_COLOUR[card]
    badge = (paint_of(worker), "meeple") if worker >= 0 else None
    icons = () if full else ((("glyph", PET_SIGN),) if c.IS_PET[card] else effect_icons(card))
    return CardFace(
        name=name(card),
        colour=colour,
        glyph=FIGURES[c.IDS[card]],
        stage=stages.gables,
        cost=c.PRICE[card],
        points=c.POINTS[card],
        text=text(card) if full else "",
        icons=icons,
        badge=badge or ((colour, sign) if sign else None),
        foot=PET_SIGN if c.IS_PET[card] else GROUP_SIGNS[c.GROUP[card]],
    )


def exchange_face(number: int, *, full: bool) -> CardFace:
    """The front of an exchange card, likewise."""
    source = c.EXCHANGE_AT + number
    return CardFace(
        name=exchange_name(number),
        colour=EXCHANGE_PAINT,
        glyph=ACTION_SIGNS[c.EXCHANGE_ACTION[number]],
        stage=stages.gables,
        text=text(source) if full else "",
        icons=() if full else effect_icons(source),
    )


def back(colour: int, width: float, dpr: float, *, pet: bool = False) -> QPixmap:
    """The back of a card, which shows its colour and whether it is a pet."""
    return back_pixmap(GAME, width, dpr=dpr, colour=paint_of(colour), emblem=PET_SIGN if pet else SIGNS[colour])


def paint_house(p: QPainter, rect: QRectF, colour: int, seed: int, *, pet: bool) -> None:
    """Paint a card that was built as a house: a stepped gable in front of a pale sky, an orange one for a pet's card.

    Args:
        p: The painter.
        rect: The card.
        colour: Colour of the card.
        seed: Which gable it is; the same one is painted for the same seed.
        pet: Whether it is the card of a pet.
    """
    u = rect.width() / 180
    paint = paint_of(colour)
    wall = "#C9952A" if colour == c.YELLOW else paint
    shadow(p, rect, 11 * u, 9 * u, 0.42)
    with saved(p):
        p.setPen(pen("#000000", 1, 0.35))
        p.setBrush(look.color(look.theme().card))
        p.drawPath(rounded(rect, 11 * u))
    inner = rect.adjusted(6 * u, 6 * u, -6 * u, -6 * u)
    stroke(p, pen(paint, 7 * u))
    p.drawPath(rounded(rect.adjusted(4 * u, 4 * u, -4 * u, -4 * u), 9 * u))
    with clipped(p, rounded(inner, 7.5 * u)):
        sky = ("#E98F4A", "#F7CE94") if pet else (look.mix(paint, "#F5E2BC", 0.62), look.mix(paint, "#FFF1D2", 0.82))
        p.fillRect(inner, vertical(inner, *sky))
        high, wide = inner.height(), inner.width()
        gable(p, inner.x() + wide * 0.1, inner.bottom() - high * 0.1, wide * 0.8, high * 0.82, wall, seed, 0.55)
        street = QRectF(inner.x(), inner.bottom() - high * 0.1, wide, high * 0.1)
        p.fillRect(street, vertical(street, "#7A7068", "#544C46"))
        side = wide * 0.26
        sign = PET_SIGN if pet else SIGNS[colour]
        panel = QRectF(inner.right() - side * 1.2, inner.bottom() - side * 1.2, side, side)
        fill(p, look.color(paint))
        p.drawPath(rounded(panel, side * 0.5))
        stroke(p, pen("#FFF3D6", max(1.0, 3 * u)))
        p.drawPath(rounded(panel, side * 0.5))
        glyph(p, sign, panel.x() + side * 0.14, panel.y() + side * 0.14, side * 0.72, look.on(paint))


# --- the table -------------------------------------------------------------------------------------------------------


def paint_table(p: QPainter, rect: QRectF, a: Areas) -> None:
    """Paint the ground of the table: gables and canal down to the prompt, a cobbled quay below."""
    dark = look.theme().dark
    edge = a.prompt.y + a.prompt.h * 0.9
    unit = a.scale
    above = QRectF(rect.x(), rect.y(), rect.width(), edge)
    far = QRectF(rect.x(), rect.y() - edge * 0.06, rect.width(), edge * 1.08)
    with clipped(p, above):
        brick_and_canal(p, far, 0.42, items=False)
        p.fillRect(above, look.color("#0A0D14", 0.45) if dark else look.color("#1A1512", 0.10))
    quay = QRectF(rect.x(), edge, rect.width(), rect.bottom() - edge)
    cobbles(p, quay, row=20 * unit)
    kerb = QRectF(rect.x(), edge - 6 * unit, rect.width(), 10 * unit)
    p.fillRect(kerb, vertical(kerb, "#A08C78", "#4A3D36"))
    shade = QRectF(rect.x(), edge + 4 * unit, rect.width(), 40 * unit)
    p.fillRect(shade, vertical(shade, ("#000000", 0.40), ("#000000", 0.0)))
    p.fillRect(quay, vertical(quay, ("#3A2418", 0.25 if dark else 0.10), ("#120C0A", 0.72 if dark else 0.55)))
    vignette(p, rect, 0.45 if dark else 0.25)
