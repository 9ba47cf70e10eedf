"""Colours, glyphs and grounds that the painters of Murano share."""

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from app.engines.murano import components as c
from app.views import theme as look
from app.views.board import table_style
from app.views.paint import brushes, stamps
from app.views.paint.surfaces import wood

TOP_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop

IVORY = look.GLASS_TEXT
MIST = "#DDEBE6"
FAINT = "#A9C2BF"
GLASS = "#04161C"
DEEP = "#0B2F3A"
RIM = "#BFEFE8"
GOLD = "#E9BE62"
SUNNY = "#FFE3A0"
ALARM = "#B3261E"
GOOD = "#1A7546"
ON_FILL = "#FFF8E8"
PAPER = "#FAF5EA"
UMBER = "#5A4326"

SORT_COLOURS = dict(
    zip(
        ("glassworks", "shop", "palace", "special_building", "street", "character"),
        look.tokens()["goods"]["murano_tiles"].values(),
        strict=True,
    )
)
"""By sort of tile, its colour; ``"character"`` is that of the character cards."""

CUSTOMER_COLOURS: tuple[str, ...] = tuple(entry["color"] for entry in look.tokens()["goods"]["murano_customers"])
"""Colours of customers and their shops: red, blue, grey."""

CUSTOMER_SHAPES: tuple[str, ...] = tuple(entry["shape"] for entry in look.tokens()["goods"]["murano_customers"])
"""Their shapes, in the same order."""

BEAD_LOOKS: dict[str, tuple[str, str]] = {
    name: (entry["color"], entry["glyph"])
    for name, entry in zip(("red", "green", "blue"), look.tokens()["goods"]["murano_glass"], strict=True)
}
"""By name of a colour of beads, its colour and the glyph on such a bead."""

SORT_GLYPHS = {
    "glassworks": "furnace",
    "shop": "shop",
    "palace": "palazzo",
    "special_building": "byzantin-temple",
    "street": "stone-path",
}
CUSTOMER, CHARACTER, BAG = "shopping-bag", "carnival-mask", "bag"

ACTION_GLYPHS = {
    "take_gold": "two-coins",
    "buy_glassworks": "furnace",
    "buy_shop": "shop",
    "buy_palace": "palazzo",
    "buy_special_building": "byzantin-temple",
    "recruit_character": "carnival-mask",
    "place_gondolier": "canoe",
    "build": "hammer-nails",
    "income": "receive-money",
    "production": "fire-bowl",
    "hire_or_dismiss": "backup",
}


@lru_cache(maxsize=64)
def cells_of(island: int) -> tuple[int, ...]:
    """Numbers of the cells of an island."""
    return tuple(cell for cell, at in enumerate(c.ISLAND_OF) if at == island)


def glass(p: QPainter, rect: QRectF, radius: float, alpha: float = 0.45) -> None:
    """Paint dark glass with a thin sea-green edge."""
    table_style.glass(p, rect, radius, GLASS, RIM, alpha)


def plank(p: QPainter, rect: QRectF, radius: float, seed: int = 3, unit: float = 1.0) -> None:
    """Paint a plank in a dark frame with a brass hairline.

    Args:
        p: The painter.
        rect: The plank without its shadow.
        radius: Of its corners.
        seed: Makes its grain different from that of others.
        unit: Width of a fine line, in px.
    """

    def draw(q: QPainter, box: QRectF) -> None:
        brushes.shadow(q, box, radius, 6 * unit, 0.4)
        with brushes.clipped(q, brushes.rounded(box, radius)):
            wood(q, box, "#5E4029", 3, seed, upright=True, grain=0.14, seam=0.35)
            q.fillRect(box, brushes.vertical(box, ("#FFDFA0", 0.08), ("#000000", 0.16)))
        brushes.stroke(q, brushes.pen("#22140A", 2 * unit))
        q.drawPath(brushes.rounded(box, radius))
        inner = 2 * unit
        brushes.stroke(q, brushes.pen(GOLD, 1.2 * unit, 0.75))
        q.drawPath(brushes.rounded(box.adjusted(inner, inner, -inner, -inner), radius * 0.82))

    stamps.sheet(p, rect, ("plank", seed, radius, unit), 12 * unit, draw)


def flowing(p: QPainter, box: QRectF, text: str, px: float, tone: str, align: Qt.AlignmentFlag = TOP_LEFT) -> None:
    """Write a text into a box, in letters of ``px`` pixels or smaller ones; if that is not enough, its end is cut."""
    # First the letters become smaller, then words are left out, and if not even that helps one line is cut.
    font = look.font("text", px)
    while px > look.MIN_TEXT_PX and brushes.wrapped_height(text, font, box.width()) > box.height() + 2:
        px -= 0.5
        font = look.font("text", px)
    words, shown = text.split(), text
    while len(words) > 2 and brushes.wrapped_height(shown, font, box.width()) > box.height() + 2:
        words.pop()
        shown = " ".join(words).rstrip(",.") + " …"
    fits = brushes.wrapped_height(shown, font, box.width()) <= box.height() + 2
    brushes.draw_text(p, box, shown if fits else text, font, tone, align, wrap=fits, elide=not fits)
