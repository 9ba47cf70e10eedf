"""The five worlds as pictures: start tiles, thumbnails, and the far ground of the tables. Crop them, never stretch."""

import random
from collections.abc import Callable
from math import sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPainterPathStroker, QPixmap, QPolygonF

from app.views.paint.brushes import (
    clipped,
    disc,
    fill,
    glow,
    horizontal,
    linear,
    noise,
    painted,
    part,
    pen,
    saved,
    stroke,
    vertical,
)
from app.views.paint.cache import pixmaps
from app.views.paint.glyphs import glyph
from app.views.paint.scenery import (
    barge,
    bead,
    clouds,
    gable,
    gondola,
    lantern,
    lighthouse,
    mooring_post,
    ridge,
    stars,
)
from app.views.paint.surfaces import caustics, shimmer, wood
from app.views.theme import color, tokens


def backdrop(p: QPainter, game: str, rect: QRectF) -> None:
    """Paint the game's world into ``rect``."""
    with clipped(p, rect):
        _VISTAS[game](p, rect)


def backdrop_pixmap(game: str, width: int, height: int, dpr: float = 1.0) -> QPixmap:
    """The game's world as a pixmap of ``width`` × ``height`` px, kept."""
    return pixmaps.get(
        ("backdrop", game, width, height, dpr),
        lambda: painted(width, height, dpr, lambda p: backdrop(p, game, QRectF(0, 0, width, height))),
    )


def _tones(game: str, surface: str) -> tuple[str, ...]:
    return tuple(tokens()["surfaces"][game][surface])


def _silhouette(p: QPainter, path: QPainterPath, tone: str, alpha: float = 1) -> None:
    with saved(p):
        fill(p, color(tone, alpha))
        p.drawPath(path)


# --- Port Royal ------------------------------------------------------------------------------------------------------


def harbour_at_dusk(
    p: QPainter, rect: QRectF, horizon: float = 0.56, *, ships: bool = True, palms: bool = True
) -> None:
    """Port Royal: the sun goes down behind the roads; ``horizon`` is the share of sky."""
    size = min(rect.width(), rect.height() * 1.4, rect.height() * horizon * 2.4)
    sun = QPointF(rect.x() + rect.width() * 0.62, rect.y() + rect.height() * horizon)
    _dusk_sky(p, rect, horizon, size, sun)
    _far_coast(p, rect, horizon)
    water = part(rect, 0, horizon, 1, 1 - horizon)
    p.fillRect(water, vertical(water, *_tones("port_royal", "sea")))
    _sun_on_water(p, water, sun.x(), size)
    shimmer(p, water, "#FFE0A6", 150, 3, 0.8, centre=sun.x(), spread=0.22)
    shimmer(p, water, "#9BD3E8", 110, 8, 0.22, spread=0.6)
    if ships:
        _ships_at_anchor(p, rect, sun.y(), size)
    if palms:
        _palms(p, rect, size)


def _dusk_sky(p: QPainter, rect: QRectF, horizon: float, size: float, sun: QPointF) -> None:
    sky = part(rect, 0, 0, 1, horizon)
    p.fillRect(sky, vertical(sky, *_tones("port_royal", "sky")))
    stars(p, part(rect, 0, 0, 1, horizon * 0.45), int(rect.width() / 15) + 10, 4, 0.6)
    with clipped(p, sky):
        glow(p, sun.x(), sun.y(), size * 0.75, "#FFA04E", 0.62)
        fill(p, linear(0, sun.y() - size * 0.14, 0, sun.y(), "#FFF1C4", "#FFB057"))
        disc(p, sun.x(), sun.y() - size * 0.005, size * 0.125)
    clouds(p, sky, ((0.48, "#E58AA0", 0.20), (0.64, "#FFB98A", 0.28), (0.755, "#FFB98A", 0.24)))


def _sun_on_water(p: QPainter, water: QRectF, x: float, size: float) -> None:
    """The broad path of light below the sun."""
    with clipped(p, water):
        p.translate(x, water.top())
        p.scale(1, 1.9 * water.height() / size)
        glow(p, 0, 0, size * 0.42, "#FFC98A", 0.55)


def _far_coast(p: QPainter, rect: QRectF, horizon: float) -> None:
    hills = (
        (part(rect, -0.08, 0, 0.66, horizon), 0.93, 0.12, 5, "#5A3560", 0.9),
        (part(rect, -0.12, 0, 0.47, horizon), 0.965, 0.10, 9, "#39264E", 0.95),
        (part(rect, 0.76, 0, 0.40, horizon), 0.955, 0.09, 2, "#4A2E58", 0.95),
    )
    for where, height, swing, seed, tone, alpha in hills:
        _silhouette(p, ridge(where, height, swing, seed, island=True), tone, alpha)


def _ships_at_anchor(p: QPainter, rect: QRectF, line: float, size: float) -> None:
    s = size * 0.44
    x, y = rect.x() + rect.width() * 0.5 - s * 0.55, line - s * 0.90
    with saved(p):
        p.translate(0, 2 * (y + s * 0.955))
        p.scale(1, -1)
        glyph(p, "galleon", x, y + s * 0.02, s, "#0B1830", alpha=0.30)
    glyph(p, "galleon", x, y, s, ("#24193C", "#171631", "#0D1530"))
    small = size * 0.15
    glyph(p, "caravel", rect.x() + rect.width() * 0.86 - small, line - small * 0.9, small, "#3A2447")
    reach = rect.width() * 0.3, size * 0.40
    lighthouse(p, rect.x() + rect.width() * 0.13, line, size * 0.27, beam_left=reach[0], beam_right=reach[1])


def _palms(p: QPainter, rect: QRectF, size: float) -> None:
    dark, s = "#071426", size * 0.62
    glyph(p, "palm-tree", rect.x() - s * 0.30, rect.bottom() - s * 0.98, s, dark)
    glyph(p, "palm-tree", rect.right() - s * 0.52, rect.bottom() - s * 0.80, s * 0.8, dark, flip=True)
    _silhouette(p, ridge(part(rect, 0, 0.86, 1, 0.14), 0.75, 0.28, 12, 4), dark)


# --- Taverns ---------------------------------------------------------------------------------------------------------


def tavern_at_night(p: QPainter, rect: QRectF, *, window: bool = True, items: bool = True) -> None:
    """Taverns: a plank wall in lamplight, the valley and the moon in the window."""
    size = min(rect.width(), rect.height() * 1.2)
    w, h = rect.width(), rect.height()
    wood(p, rect, "#4A2C18", max(5, int(w / 46)), 11, upright=True, grain=0.12)
    if window:
        _arched_window(p, rect, size)
    beam = QRectF(rect.x(), rect.y() + h * 0.05, w, max(8, h * 0.035))
    p.fillRect(beam, vertical(beam, "#3A2010", "#1E0F06"))
    for share in (0.16, 0.84):
        glow(p, rect.x() + w * share, rect.y() + h * 0.34, size * 0.55, "#FFA63F", 0.60)
    glow(p, rect.center().x(), rect.y() + h * 0.86, size * 0.75, "#FF9B30", 0.42)
    if items:
        _hanging_lamps(p, rect, size)
        _laid_table(p, rect, size)


def _arched_window(p: QPainter, rect: QRectF, size: float) -> None:
    w, h = size * 0.50, size * 0.62
    pane = QRectF(rect.center().x() - w / 2, rect.y() + rect.height() * 0.16, w, h)
    arch = QPainterPath(pane.bottomLeft())
    arch.lineTo(pane.left(), pane.top() + w * 0.5)
    arch.arcTo(QRectF(pane.x(), pane.y(), w, w), 180, -180)
    arch.lineTo(pane.bottomRight())
    arch.closeSubpath()
    outline = QPainterPathStroker()
    outline.setWidth(size * 0.06)
    _silhouette(p, outline.createStroke(arch).united(arch), "#2A170B")
    with clipped(p, arch):
        _night_valley(p, pane)
    with saved(p):
        p.setPen(pen("#2A170B", size * 0.016))
        p.drawLine(QPointF(pane.center().x(), pane.top()), QPointF(pane.center().x(), pane.bottom()))
        p.drawLine(QPointF(pane.left(), pane.y() + h * 0.52), QPointF(pane.right(), pane.y() + h * 0.52))
        stroke(p, pen("#6B4526", size * 0.012))
        p.drawPath(arch)


def _night_valley(p: QPainter, pane: QRectF) -> None:
    w, h = pane.width(), pane.height()
    p.fillRect(pane, vertical(pane, "#0E1A3A", "#1F3663", "#3F5E8A"))
    stars(p, pane, 40, 7)
    moon = QPointF(pane.x() + w * 0.66, pane.y() + h * 0.30)
    glow(p, moon.x(), moon.y(), w * 0.6, "#DCE8FF", 0.5)
    with saved(p):
        fill(p, color("#FBF3D2"))
        disc(p, moon.x(), moon.y(), w * 0.12)
    _silhouette(p, ridge(pane, 0.72, 0.14, 3), "#26406A")
    _silhouette(p, ridge(pane, 0.86, 0.08, 8), "#152745")
    glyph(p, "church", pane.x() + w * 0.12, pane.y() + h * 0.66, w * 0.26, "#0E1A33")
    glow(p, pane.x() + w * 0.20, pane.y() + h * 0.80, w * 0.1, "#FFD070", 0.9)


def _hanging_lamps(p: QPainter, rect: QRectF, size: float) -> None:
    s = size * 0.17
    top = rect.y() + rect.height() * 0.27
    for share in (0.16, 0.84):
        x = rect.x() + rect.width() * share
        with saved(p):
            p.setPen(pen("#160A03", 2))
            p.drawLine(QPointF(x, rect.y() + rect.height() * 0.08), QPointF(x, top + rect.height() * 0.01))
        glyph(p, "old-lantern", x - s / 2, top, s, ("#FFE9A6", "#FFB74D", "#7A3E10"))
        glow(p, x, top + s * 0.55, s * 0.7, "#FFE9A6", 0.7)


def _laid_table(p: QPainter, rect: QRectF, size: float) -> None:
    edge = rect.y() + rect.height() * 0.83
    board = QRectF(rect.x(), edge, rect.width(), rect.bottom() - edge)
    s, middle = size * 0.34, rect.center().x()
    wood(p, board, "#6A4022", 3, 4, grain=0.16)
    p.fillRect(QRectF(rect.x(), edge, rect.width(), 2.5), color("#FFCE8A", 0.6))
    p.fillRect(board, vertical(board, ("#000000", 0.0), ("#000000", 0.55)))
    beer = "#FFF3D0", "#FFC75F", "#B86A18", "#6B3910"
    glyph(p, "wine-bottle", middle - s * 1.55, edge - s * 0.72, s * 0.7, ("#C98B49", "#5B2E12"))
    glyph(p, "beer-stein", middle - s * 0.92, edge - s * 0.86, s, beer, shadow=s * 0.05)
    glyph(p, "candle-light", middle + s * 0.12, edge - s * 0.80, s * 0.72, ("#FFF1C2", "#FFC36A", "#A8642A"))
    glow(p, middle + s * 0.48, edge - s * 0.62, s * 0.75, "#FFD98A", 0.8)
    glyph(p, "hot-meal", middle + s * 0.92, edge - s * 0.62, s * 0.6, ("#F4C583", "#9A5A24"))


# --- Loyang ----------------------------------------------------------------------------------------------------------


def fields_and_ink(p: QPainter, rect: QRectF, *, items: bool = True) -> None:
    """Loyang: the red sun over ridges in ink, terraced fields, lanterns on a rope."""
    size = min(rect.width(), rect.height() * 1.2)
    w, h = rect.width(), rect.height()
    p.fillRect(rect, vertical(rect, *_tones("loyang", "paper")))
    noise(p, rect, 0.06, 9)
    sun = QPointF(rect.x() + w * 0.60, rect.y() + h * 0.27)
    glow(p, sun.x(), sun.y(), size * 0.55, "#FFDFA0", 0.8)
    with saved(p):
        fill(p, linear(0, sun.y() - size * 0.17, 0, sun.y() + size * 0.17, *_tones("loyang", "sun")))
        disc(p, sun.x(), sun.y(), size * 0.17)
    _ink_ridges(p, rect)
    glyph(p, "pagoda", rect.x() + w * 0.26, rect.y() + h * 0.63 - size * 0.24, size * 0.24, ("#2E3F3A", "#24312C"))
    _terraces(p, rect)
    if items:
        _lantern_rope(p, rect, size)
        _farm(p, rect, size)


def _ink_ridges(p: QPainter, rect: QRectF) -> None:
    rows = zip((0.48, 0.55, 0.62), (0.13, 0.12, 0.08), (3, 14, 22), (0.55, 0.75, 0.9), strict=True)
    for (height, swing, seed, alpha), tone in zip(rows, _tones("loyang", "ridges"), strict=True):
        top, foot = rect.y() + rect.height() * (height - swing), rect.y() + rect.height() * (height + 0.16)
        with saved(p):
            fill(p, linear(0, top, 0, foot, (tone, alpha), ("#EFD9B0", 0.85)))
            p.drawPath(ridge(rect, height, swing, seed, 7))


def _terraces(p: QPainter, rect: QRectF) -> None:
    w, h = rect.width(), rect.height()
    for row, tone in enumerate(_tones("loyang", "fields")):

        def edge(t: float, row: int = row) -> float:
            return rect.y() + h * (0.66 + row * 0.062 + 0.018 * sin(t * 5 + row * 1.3))

        shape = QPolygonF([QPointF(rect.left() - 4 + k / 60 * (w + 8), edge(k / 60)) for k in range(61)])
        shape.append(rect.bottomRight() + QPointF(4, 4))
        shape.append(rect.bottomLeft() + QPointF(-4, 4))
        with saved(p):
            p.setPen(pen("#FBF2D0", 2, 0.7))
            p.setBrush(color(tone))
            p.drawPolygon(shape)
            chance = random.Random(row)
            p.setPen(pen("#24401F", 1.2, 0.30))
            for k in range(int(w / 8)):
                x, y = rect.left() + k * 8, edge(k * 8 / w) + 6
                p.drawLine(QPointF(x, y), QPointF(x + 3, y + h * 0.02 * chance.uniform(0.5, 1)))


def _lantern_rope(p: QPainter, rect: QRectF, size: float) -> None:
    w, h = rect.width(), rect.height()
    left, sag, right = 0.035, 0.13, 0.025
    path = QPainterPath(QPointF(rect.left(), rect.y() + h * left))
    path.quadTo(rect.center().x(), rect.y() + h * sag, rect.right(), rect.y() + h * right)
    with saved(p):
        stroke(p, pen("#3A1A14", 1.6))
        p.drawPath(path)
        for t, share in ((0.14, 0.17), (0.38, 0.21), (0.66, 0.17), (0.90, 0.20)):
            x = rect.x() + w * t
            y = rect.y() + h * ((1 - t) ** 2 * left + 2 * t * (1 - t) * sag + t * t * right)
            s = size * share
            p.drawLine(QPointF(x, y), QPointF(x, y + s * 0.12))
            lantern(p, x, y + s * 0.12, s)


def _farm(p: QPainter, rect: QRectF, size: float) -> None:
    w, h, s = rect.width(), rect.height(), size * 0.34
    glyph(p, "farmer", rect.x() + w * 0.66 - s * 0.2, rect.y() + h * 0.93 - s, s, ("#2C3A2A", "#1A241B"))
    bamboo = "#35583A", "#1E3A28"
    glyph(p, "bamboo", rect.x() - size * 0.30, rect.y() + h * 0.33, size * 0.62, bamboo)
    goods = (
        ("cabbage", 0.30, 0.95, 0.14, ("#E6F0B8", "#6E9B46")),
        ("pumpkin", 0.12, 0.97, 0.15, ("#FFC25A", "#D9701E")),
        ("leek", 0.47, 0.96, 0.13, ("#DDEFC0", "#4C8A4A")),
    )
    for name, x, y, share, tint in goods:
        glyph(p, name, rect.x() + w * x, rect.y() + h * y - size * share, size * share, tint)


# --- Murano ----------------------------------------------------------------------------------------------------------


def lagoon(p: QPainter, rect: QRectF, *, items: bool = True) -> None:
    """Murano: the lagoon, the city in haze, a gondola and beads of glass."""
    size, line = min(rect.width(), rect.height() * 1.2), 0.50
    sky, water = part(rect, 0, 0, 1, line), part(rect, 0, line, 1, 1 - line)
    light = rect.x() + rect.width() * 0.3
    p.fillRect(sky, vertical(sky, *_tones("murano", "sky")))
    with clipped(p, sky):
        glow(p, light, water.top(), size * 0.8, "#FFE7B8", 0.8)
    clouds(p, sky, ((0.18, "#FFFFFF", 0.30), (0.40, "#FFFFFF", 0.32), (0.62, "#FFFFFF", 0.28)), 5)
    _skyline(p, rect, water.top(), size)
    p.fillRect(water, vertical(water, *_tones("murano", "lagoon")))
    shimmer(p, water, "#FFF4D0", 170, 13, 0.75, centre=light, spread=0.25)
    shimmer(p, water, "#CFFBFA", 150, 18, 0.35, spread=0.6)
    caustics(p, part(rect, 0, 0.70, 1, 0.30))
    if items:
        _gondola_and_beads(p, rect, size)


def _skyline(p: QPainter, rect: QRectF, ground: float, size: float) -> None:
    far, near = _tones("murano", "skyline")
    chance = random.Random(5)
    with saved(p):
        fill(p, far)
        x = rect.left()
        while x < rect.right():
            w, h = size * chance.uniform(0.06, 0.12), size * chance.uniform(0.05, 0.12)
            p.drawRect(QRectF(x, ground - h, w + 1, h))
            roof = (x - 1, ground - h), (x + w / 2, ground - h - size * 0.02), (x + w + 1, ground - h)
            p.drawPolygon(QPolygonF([QPointF(*corner) for corner in roof]))
            x += w
    _campanile(p, rect.x() + rect.width() * 0.70, ground, size, near)
    s = size * 0.36
    glyph(p, "byzantin-temple", rect.x() + rect.width() * 0.20, ground - s * 0.985, s, near)
    glyph(p, "rialto-bridge", rect.x() + rect.width() * 0.84 - s * 0.1, ground - s * 0.72, s * 0.8, near)


def _campanile(p: QPainter, x: float, ground: float, size: float, tone: str) -> None:
    w = size * 0.07
    with saved(p):
        fill(p, tone)
        p.drawRect(QRectF(x, ground - size * 0.40, w, size * 0.40))
        tip = (x - 2, ground - size * 0.40), (x + w / 2, ground - size * 0.53), (x + w + 2, ground - size * 0.40)
        p.drawPolygon(QPolygonF([QPointF(*corner) for corner in tip]))
        p.setBrush(color("#BFE3E6", 0.8))
        for share in (0.2, 0.6):
            opening = QRectF(x + w * share, ground - size * 0.385, w * 0.23, size * 0.045)
            p.drawRoundedRect(opening, w * 0.1, w * 0.1)


def _gondola_and_beads(p: QPainter, rect: QRectF, size: float) -> None:
    w, h = rect.width(), rect.height()
    x = rect.x() + w * 0.16
    with saved(p):
        p.setOpacity(p.opacity() * 0.25)
        gondola(p, x, rect.y() + h * 0.685, size * 0.66, "#06222C")
    gondola(p, x, rect.y() + h * 0.66, size * 0.66)
    colours = "#B3200F", "#4DC7AB", "#4636B0", "#F0B13A"
    places = (0.20, 0.885, 0.085), (0.40, 0.915, 0.075), (0.62, 0.87, 0.10), (0.83, 0.91, 0.07)
    for (fx, fy, share), tone in zip(places, colours, strict=True):
        bead(p, rect.x() + w * fx, rect.y() + h * fy, size * share, tone)
    for fx, share in ((0.93, 0.30), (0.985, 0.38)):
        mooring_post(p, rect.x() + w * fx, rect.y() + h * 0.80, size * 0.032, size * share)


# --- Bruges ----------------------------------------------------------------------------------------------------------


def brick_and_canal(p: QPainter, rect: QRectF, line: float = 0.62, *, items: bool = True) -> None:
    """Bruges: stepped gables and the belfry, mirrored in the canal."""
    size = min(rect.width(), rect.height() * 1.2)
    w = rect.width()
    sky, canal = part(rect, 0, 0, 1, line), part(rect, 0, line, 1, 1 - line)
    ground, light = canal.top(), rect.x() + w * 0.26
    p.fillRect(sky, vertical(sky, *_tones("bruges", "sky")))
    with clipped(p, sky):
        glow(p, light, rect.y() + rect.height() * line * 0.75, size * 0.6, "#FFE3B0", 0.75)
    clouds(p, sky, ((0.10, "#FFF6E4", 0.26), (0.26, "#FFF6E4", 0.30), (0.42, "#FFF6E4", 0.24)), 8)
    _silhouette(p, ridge(sky, 0.90, 0.05, 4), "#8E8E8A", 0.75)
    _belfry(p, rect.x() + w * 0.60, ground, min(size, sky.height() * 0.92))
    _row_of_houses(p, rect, ground, size)
    p.fillRect(canal, vertical(canal, *_tones("bruges", "canal")))
    with clipped(p, canal):
        p.setOpacity(p.opacity() * 0.30)
        p.translate(0, 2 * ground)
        p.scale(1, -1)
        _row_of_houses(p, rect, ground, size)
    p.fillRect(QRectF(rect.x(), ground - 1, w, size * 0.022), color("#3A2C28"))
    shimmer(p, canal, "#FFE7BE", 120, 31, 0.5, centre=light, spread=0.3)
    shimmer(p, canal, "#BFD8D6", 110, 33, 0.25, spread=0.6)
    if items:
        _on_the_canal(p, rect, size)


def _belfry(p: QPainter, x: float, ground: float, size: float) -> None:
    w = size * 0.15
    dark = "#4A332F"
    with saved(p):
        fill(p, horizontal(QRectF(x, 0, w, 1), "#8A6558", "#5A3E38"))
        p.drawRect(QRectF(x, ground - size * 0.62, w, size * 0.62))
        p.drawRect(QRectF(x + w * 0.14, ground - size * 0.80, w * 0.72, size * 0.20))
        fill(p, dark)
        p.drawRect(QRectF(x - w * 0.06, ground - size * 0.63, w * 1.12, size * 0.02))
        roof = (
            (x + w * 0.10, ground - size * 0.80),
            (x + w * 0.5, ground - size * 0.96),
            (x + w * 0.90, ground - size * 0.80),
        )
        p.drawPolygon(QPolygonF([QPointF(*corner) for corner in roof]))
        fill(p, "#2E2226")
        for share in (0.26, 0.60):
            p.drawRoundedRect(QRectF(x + w * share, ground - size * 0.76, w * 0.16, size * 0.09), w * 0.04, w * 0.04)
        centre = QPointF(x + w / 2, ground - size * 0.52)
        fill(p, "#F8DFA6")
        disc(p, centre.x(), centre.y(), w * 0.24)
        p.setPen(pen(dark, max(1.2, size * 0.006)))
        p.drawLine(centre, QPointF(centre.x(), centre.y() - size * 0.03))
        p.drawLine(centre, QPointF(centre.x() + size * 0.015, centre.y()))


def _row_of_houses(p: QPainter, rect: QRectF, ground: float, size: float) -> None:
    chance = random.Random(21)
    bricks = _tones("bruges", "brick")
    x, k = rect.x() - size * 0.04, 0
    while x < rect.right():
        w, h = size * chance.uniform(0.19, 0.27), size * chance.uniform(0.34, 0.50)
        gable(p, x, ground, w, h, bricks[k % len(bricks)], k + 3)
        x += w + size * 0.004
        k += 1


def _on_the_canal(p: QPainter, rect: QRectF, size: float) -> None:
    w, h, s = rect.width(), rect.height(), size * 0.62
    bridge = "#7A6A5C", "#3C3230"
    glyph(p, "stone-bridge", rect.x() + w * 0.55, rect.y() + h * 0.86 - s * 0.60, s, bridge, shadow=s * 0.02)
    for fx, fy, share in ((0.13, 0.11, 0.088), (0.33, 0.18, 0.07)):
        glyph(p, "dove", rect.x() + w * fx, rect.y() + h * fy, size * share, "#FFFFFF", alpha=0.8)
    barge(p, rect.x() + w * 0.10, rect.y() + h * 0.86, size * 0.36)


_VISTAS: dict[str, Callable[[QPainter, QRectF], None]] = {
    "port_royal": harbour_at_dusk,
    "taverns": tavern_at_night,
    "loyang": fields_and_ink,
    "murano": lagoon,
    "bruges": brick_and_canal,
}
