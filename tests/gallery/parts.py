"""The painted parts on one page, the five backdrops on another, and the table of Port Royal.

``python -m tests.gallery.parts`` writes them to ``tests/gallery/out`` in both themes.
"""

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QGuiApplication, QPainter

from app.views import theme as look
from app.views.bruges.stages import gables
from app.views.logo import paint_logo
from app.views.loyang.stages import ink_hills
from app.views.murano.stages import glass
from app.views.paint import chrome, pieces
from app.views.paint.backdrops import backdrop
from app.views.paint.brushes import (
    CENTER,
    LEFT,
    draw_text,
    noise,
    painted,
    pen,
    rounded,
    saved,
    shadow_margin,
    stroke,
    vertical,
)
from app.views.paint.cards import (
    CardFace,
    back_pixmap,
    card_height,
    card_margin,
    card_pixmap,
    card_radius,
    shadow_pixmap,
)
from app.views.paint.glyphs import glyph
from app.views.paint.scenery import barge, bead, gable, gondola, lantern, palazzo
from app.views.paint.seats import chart_pen
from app.views.paint.surfaces import cobbles, wood
from app.views.port_royal.art import card_face, paint_table, ship_colour, ship_hull, ship_sign
from app.views.taverns.stages import tavern
from app.views.theme import SEATS, font, mix
from tests.gallery.words_de import words

OUT = Path(__file__).parent / "out"
WIDTH, HEIGHT = 1920, 1080
GLASS = (("#B3200F", "sun"), ("#4DC7AB", "fire"), ("#4636B0", "water-drop"))


def head(p: QPainter, x: float, y: float, text: str) -> None:
    draw_text(p, QRectF(x, y, 500, 24), text, font("overline"), look.theme().brass, LEFT)


def page(p: QPainter) -> None:
    now = look.theme()
    whole = QRectF(0, 0, WIDTH, HEIGHT)
    p.fillRect(whole, vertical(whole, mix(now.bg, "#FFFFFF", 0.04 if now.dark else 0.35), now.bg))
    noise(p, whole, 0.035)
    paint_logo(p, 40, 22, 44)
    draw_text(p, QRectF(98, 16, 600, 54), "Bauteile / Parts", font("title", 36), now.text, LEFT)
    seats(p)
    letters(p)
    goods(p)
    states(p)
    controls(p)
    faces(p)


def seats(p: QPainter) -> None:
    chrome.panel(p, QRectF(40, 84, 1000, 150), 16, elevation=8)
    head(p, 60, 92, "SITZE / SEATS")
    for seat, seat_look in enumerate(SEATS):
        x = 62 + seat * 196
        pieces.seat_shield(p, x, 126, 58, seat)
        pieces.seat_shield(p, x + 70, 128, 24, seat, emblem=False)
        pieces.meeple(p, x + 100, 122, 34, seat_look.color)
        pieces.cube(p, x + 140, 126, 26, seat_look.color)
        draw_text(p, QRectF(x + 70, 162, 120, 24), seat_look.name, font("text", weight=700), look.theme().text, LEFT)
        with saved(p):
            p.setPen(chart_pen(seat, 1.6 if seat_look.double else 3))
            for dy in (-3, 3) if seat_look.double else (0,):
                p.drawLine(QPointF(x + 70, 198 + dy), QPointF(x + 156, 198 + dy))
        pieces.seat_mark(p, x + 160, 198, 6, seat, seat_look.line(look.theme()))


def letters(p: QPainter) -> None:
    now = look.theme()
    chrome.panel(p, QRectF(1060, 84, 820, 150), 16, elevation=8)
    lines = (
        (92, 48, "Öffentliche Händler · Luòyáng zhī mén", font("title"), now.text),
        (140, 28, "Kanzleischrift für Karten ÄÖÜ ß", font("caps", 21), now.text),
        (168, 26, "Bedienschrift: ā á ǎ à · ē é ě è · ī í ǐ ì · ō ó ǒ ò · ǖ ǘ ǚ ǜ", font("text", 18), now.text),
        (
            198,
            26,
            "0123456789 · 12 : 11 : 8 · +13 % · „Zitat“ × 2",
            font("text", 18, weight=600, tabular=True),
            now.text_2,
        ),
    )
    for y, height, text, with_font, ink in lines:
        draw_text(p, QRectF(1080, y, 780, height), text, with_font, ink, LEFT)


def goods(p: QPainter) -> None:
    chrome.panel(p, QRectF(40, 250, 1840, 212), 16, elevation=8)
    for x, game in ((62, "PORT ROYAL"), (350, "TAVERNS"), (652, "LOYANG"), (960, "MURANO"), (1262, "BRÜGGE")):
        head(p, x, 260, game)
    for k in range(5):
        pieces.pennant(p, 62 + k * 50, 290, 36, ship_colour(k), ship_sign(k))
        glyph(p, ship_hull(k), 61 + k * 50, 366, 38, mix(ship_colour(k), "#000000", 0.25))
        pieces.ship_token(p, 186 + k * 29, 432, 11, ship_colour(k), ship_sign(k))
    for k, number in enumerate((1, 3, 5)):
        pieces.coin(p, 76 + k * 36, 432, 15, number)
    for k in range(6):
        pieces.die(p, 350 + k * 44, 294, 36, k + 1, turned=(-5, 4, 6, -3, 5, -6)[k])
    for k in range(4):
        pieces.die(p, 350 + k * 44, 344, 36, k + 3, SEATS[k].color)
    pieces.beer(p, 372, 424, 21, 6)
    pieces.coin(p, 434, 424, 21, 4)
    for x, name in ((468, "monk-face"), (522, "brandy-bottle"), (570, "laurels")):
        glyph(p, name, x, 402, 42, "#8A6A3C")
    for k, entry in enumerate(look.tokens()["goods"]["loyang_vegetables"]):
        pieces.token(p, 680 + k % 3 * 72, 320 + k // 3 * 72, 30, entry["color"], entry["glyph"])
    for k in range(2):
        pieces.cash(p, 902, 318 + k * 62, 24)
    lantern(p, 902, 406, 34)
    for k, (colour, sign) in enumerate(GLASS):
        bead(p, 992 + k * 66, 322, 27, colour)
        glyph(p, sign, 978 + k * 66, 308, 28, "#FFFFFF", alpha=0.92)
    gondola(p, 980, 428, 112, "#2E9DAA" if look.theme().dark else "#0C1A22")
    palazzo(p, 1150, 366, 76, "#A9723F", "#6B4322")
    for k, entry in enumerate(look.tokens()["goods"]["bruges_colours"]):
        pieces.octagon(p, 1284 + k * 58, 312, 22, entry["color"], entry["glyph"])
        pieces.die(p, 1262 + k * 58, 346, 42, k + 2, entry["color"])
        pieces.meeple(p, 1262 + k * 58, 398, 46, entry["color"], mark=entry["glyph"])
        if k % 2 == 0:
            gable(p, 1572 + k * 44, 372, 72, 88, entry["color"], k + 2)
    barge(p, 1592, 420, 110)
    pieces.octagon(p, 1760, 420, 20, "#942437", "flame", there=False)
    pieces.token(p, 1810, 420, 22, "#41766E", "leek", ghost=True)


def put(p: QPainter, x: float, y: float, width: int, face: CardFace, **how: object) -> None:
    margin = card_margin(width)
    p.drawPixmap(QPointF(x - margin, y - margin), card_pixmap(face, width, **how))


def states(p: QPainter) -> None:
    head(p, 60, 478, "ZUSTÄNDE / STATES")
    face, width, y = card_face("sailor_1", *words("sailor_1")), 148, 512
    labels = ("ruhend", "spielbar", "gewählt", "überfahren", "erschöpft", "verdeckt", "letzter Zug")
    for k, label in enumerate(labels):
        x = 62 + k * 182
        body = QRectF(x, y, width, card_height(width))
        unit = width / 180
        if label == "überfahren":
            lift = 22 * unit
            m = shadow_margin(lift)
            p.drawPixmap(QPointF(x - 4 - m, y - 12 - m), shadow_pixmap(157, lift))
            put(p, x - 4, y - 12, 157, face)
        elif label == "erschöpft":
            with saved(p):
                p.translate(body.center())
                p.rotate(8)
                p.translate(-body.center())
                put(p, x, y, width, face, faded=True)
        elif label == "verdeckt":
            margin = card_margin(width)
            p.drawPixmap(QPointF(x - margin, y - margin), back_pixmap("port_royal", width))
        else:
            put(p, x, y, width, face)
        if label in ("spielbar", "gewählt"):
            pieces.frame(p, body, card_radius(width), "legal" if label == "spielbar" else "selected", max(1, unit))
        if label == "gewählt":
            pieces.check_badge(p, body.right() - 11, body.bottom() - 11, 15)
        if label == "letzter Zug":
            pieces.rhomb(p, body.center().x(), body.bottom() + 4)
        draw_text(
            p, QRectF(x - 10, y + 226, width + 20, 24), label, font("text", 15, weight=600), look.theme().text_2, CENTER
        )


def controls(p: QPainter) -> None:
    now, x = look.theme(), 1360
    head(p, x, 478, "BEDIENUNG / CONTROLS")
    for k, way in enumerate(("left", "right", "up", "down")):
        chrome.chevron(p, x + k * 40, 514, 30, way, now.text)
    pieces.pill(p, x, 566, 28, "Runde 9", now.sunken, now.text, line=now.line, mark="hourglass", px=15)
    pieces.pill(p, x + 130, 566, 28, "3 Schiffsfarben", mark="sailboat", px=15)
    pieces.points_shield(p, x + 310, 556, 44, 12)
    pieces.coin(p, x + 390, 582, 24, 5)
    pieces.gem(p, x + 446, 582, 24, 9, dear=True)
    pieces.beer(p, x + 496, 584, 22, 7)
    for k in range(3):
        pieces.rhomb(p, x + 10 + k * 22, 640, 0.6, filled=k < 2)
    for k, size in enumerate((128, 64, 48, 32, 16)):
        p.drawPixmap(QPointF(x + 100 + (0, 142, 220, 282, 328)[k], 616), chrome.app_icon_pixmap(size))
    wood(p, QRectF(x + 400, 690, 120, 60), planks=3)
    cobbles(p, QRectF(x + 260, 690, 120, 60))
    with saved(p):
        stroke(p, pen(now.line, 1))
        p.drawPath(rounded(QRectF(x + 400, 690, 120, 60), 2))


def _harbour() -> list[CardFace]:
    return [card_face(face, *words(face)) for face in ("ship_frigate_s6_c3", "mademoiselle_2")]


def _tavern() -> list[CardFace]:
    beer = {"stage": tavern, "cost_kind": "beer"}
    arrow, monks = ("arrow",), (("glyph", "monk-face"), ("text", "2"))
    return [
        CardFace(
            "Countess", "#6C3B78", "queen-crown", cost=9, points=10, icons=(("die", 6), arrow, ("coin", 3)), **beer
        ),
        CardFace("Courier", "#5F6B3A", "horse-head", cost=7, points=4, icons=(("die", 1), arrow, *monks), **beer),
    ]


def _farm() -> list[CardFace]:
    swap = "Tausche 1 Gemüse gegen eines von deinem Marktstand."
    order = ("glyph", "wheat"), ("glyph", "pumpkin"), ("arrow",), ("coin", 5)
    return [
        CardFace("Marktfrau Lǐ", "#3E7048", "wheelbarrow", ink_hills, 2, text=swap, foot="clockwise-rotation"),
        CardFace("Stammkundin", "#A8442E", "kimono", ink_hills, text="Lieferung je Runde:", icons=order),
    ]


def _lagoon() -> list[CardFace]:
    build, count = "Baue auf ein Feld am Wasser. Zähle 1 Punkt je Straße.", "Ebenso viele Glashütten wie Wappen."
    return [
        CardFace("Palazzo", "#B08A4E", "palazzo", glass, 4, points=5, text=build),
        CardFace("Glasbläserin", "#1E7F8A", "porcelain-vase", glass, points=12, text=count, foot="laurels"),
    ]


def _town() -> list[CardFace]:
    free, canal = "Beim Bau eines Hauses zahlst du keinen Arbeiter.", "Gib 1 blauen Arbeiter ab: lege ein Kanalstück."
    return [
        CardFace("Baumeister", "#AC7C48", "trowel", gables, 6, points=4, text=free, foot="clockwise-rotation"),
        CardFace("Fährfrau", "#6891D8", "canoe", gables, 4, points=2, text=canal, foot="meeple"),
    ]


def faces(p: QPainter) -> None:
    head(p, 60, 780, "KARTEN JE SPIEL / CARDS PER GAME")
    samples = [*_harbour(), *_tavern(), *_farm(), *_lagoon(), *_town()]
    for k, face in enumerate(samples):
        put(p, 62 + k * 183, 812, 160, face)


def backdrops(p: QPainter) -> None:
    p.fillRect(QRectF(0, 0, WIDTH, 640), look.color(look.theme().bg))
    for k, game in enumerate(("port_royal", "taverns", "loyang", "murano", "bruges")):
        backdrop(p, game, QRectF(40 + k * 371, 40, 347, 566))


def main() -> int:
    app = QGuiApplication.instance() or QGuiApplication(sys.argv)
    look.load_fonts()
    OUT.mkdir(exist_ok=True)
    for name in ("light", "dark"):
        look.keeper.use(name)
        painted(WIDTH, HEIGHT, 1, page).save(str(OUT / f"parts_{name}.png"))
        table = painted(WIDTH, HEIGHT, 1, lambda p: paint_table(p, QRectF(0, 56, WIDTH, HEIGHT - 56), 752))
        table.save(str(OUT / f"port_royal_table_{name}.png"))
    painted(WIDTH, 640, 1, backdrops).save(str(OUT / "backdrops.png"))
    return 0 if app else 1


if __name__ == "__main__":
    sys.exit(main())
