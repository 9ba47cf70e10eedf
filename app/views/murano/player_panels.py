"""Panels of the seats: opponents along the top, the column of the viewer."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.views import stamps
from app.views import theme as look
from app.views.boxes import Box, columns
from app.views.murano.boats import glass_bead, gondolier
from app.views.murano.lagoon import island_path
from app.views.murano.rows import Row
from app.views.murano.style import (
    CHARACTER,
    DEEP,
    FAINT,
    GLASS,
    GOOD,
    IVORY,
    MIST,
    ON_FILL,
    PAPER,
    RIM,
    SUNNY,
    UMBER,
    flowing,
    glass,
)
from app.views.paint import brushes, pieces
from app.views.table_style import Facts, Style, rect_of

BEADS = ("red", "blue", "green")
Chip = tuple[str, int, bool, bool]
"""An island on a row: its words, points now, whether it is the best place, whether an own gondolier is free there."""


# --- opponents -------------------------------------------------------------------------------------------------------


def paint_opponent(p: QPainter, rect: QRectF, facts: Facts) -> None:
    """Paper with name, purse and labels; tiles and cards lie on it as pieces."""
    style: Style = facts["style"]
    now = look.theme()
    acting = "active" in facts["flags"]
    radius = style.of(14, 11)

    def draw(q: QPainter, box: QRectF) -> None:
        brushes.shadow(q, box, radius, style.of(8, 6), 0.35)
        q.setPen(brushes.pen(now.brass_fill if acting else now.line, style.of(2.6) if acting else 1.2))
        q.setBrush(look.color(now.panel, 0.96))
        q.drawPath(brushes.rounded(box, radius))

    stamps.sheet(p, rect, ("opponent", radius, acting), 14, draw)
    _name(p, rect_of(facts["head"]), facts, style)
    _purse(p, rect_of(facts["purse"]), facts, style)
    points = facts["points_box"]
    stamps.points_shield(p, points.x, points.y, points.w, facts["points"])
    if facts["revealed"]:
        return
    for key in ("beads", "unbuilt", "cards"):
        _label(p, facts[f"{key}_box"], facts[f"{key}_word"], style)
    _beads(p, facts["beads_box"], facts["beads"], style)
    for key in ("unbuilt", "cards"):
        if not facts[f"any_{key}"]:
            box = rect_of(facts[f"{key}_box"])
            stamps.write(p, box, facts[f"no_{key}"], style.font("text", 14, 13), now.text_3, elide=True)


def _label(p: QPainter, box: Box, word: str, style: Style) -> None:
    if not word:
        return
    font = brushes.fit_font(word.upper(), "overline", style.px(12.5, 12.5), box.w, floor=11, weight=700)
    line = QRectF(box.x, box.y - style.of(19), box.w, style.of(18))
    stamps.write(p, line, word.upper(), font, look.theme().text_3, elide=True)


def _name(p: QPainter, head: QRectF, facts: Facts, style: Style) -> None:
    now = look.theme()
    side = min(style.of(42, 30), head.height() * 0.86)
    stamps.seat_shield(p, head.x(), head.y() + style.of(3, 2), side, facts["colour"])
    left = head.x() + side + style.of(12, 8)
    width = head.right() - left
    name = brushes.fit_font(facts["name"], "text", style.px(18, 15), width, weight=700)
    upper = QRectF(left, head.y() - style.of(1), width, head.height() * 0.56)
    stamps.write(p, upper, facts["name"], name, now.text, elide=True)
    lower = QRectF(left, upper.bottom() - style.of(2), width, head.height() * 0.46)
    stamps.write_level(p, lower, facts["level"], style.font("text", 14, 13), now.text_2)


def _purse(p: QPainter, box: QRectF, facts: Facts, style: Style) -> None:
    """Gold, gondoliers that are ready, characters in hand."""
    now = look.theme()
    font = style.font("text", 17, 15, 700, tabular=True)
    step = box.width() / 3
    middle = box.center().y()
    r = min(style.of(11, 9), box.height() * 0.40)
    high = min(box.height() * 0.92, style.of(27, 22))
    for k, number in enumerate((facts["gold"], facts["gondoliers"][0], facts["characters"])):
        x = box.x() + k * step
        if k == 0:
            stamps.coin(p, x + r, middle, r)
            left = x + 2.3 * r
        elif k == 1:
            gondolier(p, x + high * 0.3, middle + high * 0.48, high, facts["colour"])
            left = x + high * 0.66
        else:
            side = high * 0.82
            stamps.glyph(p, CHARACTER, x, middle - side / 2, side, now.text_2)
            left = x + side * 1.12
        stamps.write(p, QRectF(left, box.y() - 1, step, box.height()), str(number), font, now.text)


def _beads(p: QPainter, box: Box, beads: Sequence[int], style: Style) -> None:
    now = look.theme()
    font = style.font("text", 15.5, 14, 700, tabular=True)
    for name, number, place in zip(BEADS, beads, columns(box, 3, style.of(3)), strict=True):
        r = min(place.h * 0.40, place.w * 0.29, style.of(11, 9))
        glass_bead(p, place.x + r * 1.1, place.centre[1], r, name, faint=not number)
        text = QRectF(place.x + r * 2.4, place.y - 1, place.w, place.h)
        stamps.write(p, text, str(number), font, now.text if number else now.text_3)


# --- the viewer ------------------------------------------------------------------------------------------------------


def paint_own(p: QPainter, rect: QRectF, facts: Facts) -> None:
    """Dark glass with head and boxes; beads, tiles and cards lie on it as pieces."""
    style: Style = facts["style"]

    def draw(q: QPainter, box: QRectF) -> None:
        pieces.panel(q, box, DEEP, 0.84, style.of(16, 12), RIM, elevation=style.of(8, 6))

    stamps.sheet(p, rect, ("own", style.unit), 14, draw)
    _own_head(p, rect_of(facts["head"]), facts, style)
    for key, word in (("beads", ""), ("gondoliers", ""), ("unbuilt", "no_unbuilt"), ("cards", "no_cards")):
        box = rect_of(facts[f"{key}_box"])
        glass(p, box, style.of(11, 8))
        if facts[f"{key}_word"]:
            line = QRectF(box.x() + style.of(11), box.y() + style.of(4), box.width() - style.of(16), style.of(20))
            font = brushes.fit_font(facts[f"{key}_word"].upper(), "overline", style.px(13), line.width(), floor=11)
            stamps.write(p, line, facts[f"{key}_word"].upper(), font, IVORY, elide=True)
        if word and facts[word]:
            room = box.adjusted(style.of(11, 7), style.of(24, 4), -style.of(11, 7), -style.of(6, 4))
            stamps.write(p, room, facts[word], style.font("text", 14.5, 13), FAINT, brushes.CENTER, wrap=True)
    _gondoliers(p, facts, style)


def _own_head(p: QPainter, head: QRectF, facts: Facts, style: Style) -> None:
    side = style.of(48, 34)
    top = head.center().y() - side * 0.56
    if "acting" in facts["flags"]:
        brushes.glow(p, head.x() + side / 2, head.center().y(), side * 0.95, "#FFE3A0", 0.75)
    stamps.seat_shield(p, head.x(), top, side, facts["colour"])
    big = style.font("display", 42, 30, 800, tabular=True)
    gold = str(facts["gold"])
    width = brushes.text_width(gold, big)
    r = style.of(20, 14)
    right = head.right() - style.of(2)
    stamps.write(p, QRectF(right - width, head.y(), width + 4, head.height()), gold, big, SUNNY, shade=("#000000", 0.5))
    stamps.coin(p, right - width - r * 1.5, head.center().y(), r)
    shield = style.of(40, 29)
    at = right - width - r * 3.2 - shield
    stamps.points_shield(p, at, head.center().y() - shield * 0.57, shield, facts["points"])
    left = head.x() + side + style.of(13, 9)
    room = at - left - style.of(8, 5)
    title = brushes.fit_font(facts["title"], "display", style.px(24, 18), room, floor=14, weight=800)
    upper = QRectF(left, head.y() + style.of(8, 4), room, head.height() * 0.46)
    stamps.write(p, upper, facts["title"], title, IVORY, shade=("#000000", 0.5), elide=True)
    line = brushes.fit_font(facts["line"], "text", style.px(15, 13), room, floor=12.5)
    lower = QRectF(left, upper.bottom(), room, head.height() * 0.34)
    stamps.write(p, lower, facts["line"], line, MIST, elide=True)


def _gondoliers(p: QPainter, facts: Facts, style: Style) -> None:
    """Those at islands and those in the supply; the ready ones are a piece."""
    places = columns(facts["gondoliers_inner"], 3, style.of(4))
    for k in (1, 2):
        word = facts["gondolier_words"][k]
        gondolier_count(p, rect_of(places[k]), facts["colour"], facts["gondoliers"][k], word, style)


def gondolier_count(p: QPainter, box: QRectF, colour: int, number: int, word: str, style: Style) -> None:
    """A gondolier, how many, and which ones."""
    share = 0.62 if word else 1.0
    upper = QRectF(box.x(), box.y(), box.width(), box.height() * share)
    high = min(upper.height() * 1.04, style.of(36, 27))
    number_font = style.font("text", 17, 15, 700, tabular=True)
    wide = high * 0.8 + brushes.text_width(str(number), number_font)
    left = box.x() + (box.width() - wide) / 2
    with brushes.saved(p):
        p.setOpacity(1.0 if number else 0.45)
        gondolier(p, left + high * 0.34, upper.center().y() + high * 0.5, high, colour)
    tone = IVORY if number else FAINT
    line = QRectF(left + high * 0.80, upper.y() - 1, box.width(), upper.height())
    stamps.write(p, line, str(number), number_font, tone)
    if word:
        small = brushes.fit_font(word, "text", style.px(13.5), box.width() + style.of(4), floor=11.5)
        lower = QRectF(box.x() - style.of(4), upper.bottom(), box.width() + style.of(8), box.height() * (1 - share))
        stamps.write(p, lower, word, small, MIST if number else FAINT, brushes.CENTER, elide=True)


def paint_bead(p: QPainter, box: QRectF, colour: str, number: int, style: Style) -> None:
    """Beads of one colour and how many."""
    r = min(box.height() * 0.42, box.width() * 0.27, style.of(15, 12))
    x = box.x() + max(r * 1.15, box.width() * 0.3)
    glass_bead(p, x, box.center().y() - r * 0.05, r, colour, faint=not number)
    font = style.font("text", 17, 15, 700, tabular=True)
    line = QRectF(x + r * 1.35, box.y() - 1, box.width(), box.height())
    stamps.write(p, line, str(number), font, IVORY if number else FAINT)


# --- characters ------------------------------------------------------------------------------------------------------


def paint_hand(p: QPainter, rect: QRectF, facts: Facts) -> None:
    """What stands beside the character cards: words, and what they would score on each island now."""
    style: Style = facts["style"]
    title = rect_of(facts["title_box"])
    name = style.font("display", 22, 17, 700)
    stamps.write(p, title, facts["title"], name, IVORY, shade=("#000000", 0.4))
    if facts["sum"]:
        high = style.of(27, 22)
        px = style.px(14.5, 13)
        pieces.pill(
            p, title.right(), title.center().y() - high / 2, high, facts["sum"], GOOD, ON_FILL, px=px, weight=700,
            anchor="right",
        )  # fmt: skip
    if not facts["rows"]:
        _nobody(p, rect_of(facts["hand_box"]), facts["nobody"], style)
    for row, words, text, chips in facts["rows"]:
        _row(p, row, words, text, chips, style)
    legend = rect_of(facts["legend_box"])
    if facts["rows"] and legend.height() > 4 and facts["legend"]:
        font = brushes.fit_font(facts["legend"], "text", style.px(14), legend.width(), floor=12)
        stamps.write(p, legend, facts["legend"], font, MIST, elide=True)


def _nobody(p: QPainter, box: QRectF, words: str, style: Style) -> None:
    side = min(box.width() * 0.34, box.height() * 0.42)
    at = box.center()
    stamps.glyph(p, CHARACTER, at.x() - side / 2, at.y() - side * 0.86, side, look.color(RIM, 0.22))
    line = QRectF(box.x() + style.of(24, 12), at.y() + side * 0.1, box.width() - style.of(48, 24), style.of(70, 56))
    font = style.font("text", 15, 13.5)
    stamps.write(p, line, words, font, FAINT, brushes.CENTER, wrap=True)


def _row(p: QPainter, row: Row, name: str, text: str, chips: Sequence[Chip], style: Style) -> None:
    box = rect_of(row.name)
    font = brushes.fit_font(name, "caps", style.px(18, 15), box.width(), floor=12, weight=700)
    stamps.write(p, box.adjusted(0, -2, 0, 2), name, font, IVORY, elide=True)
    if row.text.h > style.of(16) and text:
        flowing(p, rect_of(row.text), text, style.px(14.5, 13), MIST)
    shapes = row.level == 2 or not all(
        _fits(rect_of(place), chip, style) for place, chip in zip(row.chips, chips, strict=False)
    )
    for place, chip in zip(row.chips, chips, strict=False):
        _chip(p, rect_of(place), chip, style, shapes=shapes)


def _fits(box: QRectF, chip: Chip, style: Style) -> bool:
    """Whether the name of the island stands beside the points."""
    number = style.font("text", 15.5, 13.5, 700, tabular=True)
    room = box.width() - brushes.text_width(str(chip[1]), number) - 2.4 * style.of(8, 4)
    return brushes.text_width(chip[0].partition(":")[2], style.font("text", 14, 13, 600)) <= room


def _chip(p: QPainter, box: QRectF, chip: Chip, style: Style, *, shapes: bool) -> None:
    """What an island would bring: green for the best place, paper for a possible one, dashed without a gondolier.

    With ``shapes`` the island is shown by its outline, else by its name.
    """
    words, points, best, there = chip
    island, _, short = words.partition(":")
    radius = min(style.of(8, 6), box.height() * 0.3)
    if best:
        p.setPen(brushes.pen(ON_FILL, 1.4))
        p.setBrush(look.color(GOOD))
        ink = ON_FILL
    elif points and there:
        p.setPen(brushes.pen(UMBER, 1))
        p.setBrush(look.color(PAPER))
        ink = look.INK
    elif points:
        p.setPen(brushes.pen(IVORY, 1.3, 0.9, dash=True))
        p.setBrush(look.color(GLASS, 0.35))
        ink = IVORY
    else:
        p.setPen(brushes.pen(RIM, 1, 0.22))
        p.setBrush(look.color(GLASS, 0.30))
        ink = FAINT
    p.drawPath(brushes.rounded(box, radius))
    number = style.font("text", 15.5, 13.5, 700, tabular=True)
    wide = brushes.text_width(str(points), number)
    pad = style.of(8, 4)
    font = style.font("text", 14, 13, 600 if points else 400)
    room = box.width() - wide - 2.4 * pad
    if not shapes:
        stamps.write(p, QRectF(box.x() + pad, box.y() - 1, room, box.height()), short, font, ink)
    else:
        side = min(room, box.height() * 0.78)
        shape = QRectF(box.x() + pad * 0.8, box.center().y() - side / 2, side, side)
        brushes.fill(p, look.color(ink, 0.8))
        p.drawPath(island_path(int(island), shape))
    place = QRectF(box.right() - pad - wide - 2, box.y() - 1, wide + 4, box.height())
    stamps.write(p, place, str(points), number, ink, brushes.RIGHT)
