"""Captions on tables: one line of text, or two where one would need much smaller letters."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from app.views import theme as look
from app.views.paint import brushes, stamps
from app.views.theme import ColorLike

EASY = 0.86
"""Share of the wanted size of letters that one line has to reach; otherwise two lines are tried."""

PITCH = 1.16
"""Distance of two lines as a multiple of the size of their letters."""


def caption_lines(
    text: str,
    px: float,
    width: float,
    height: float,
    *,
    role: str = "text",
    floor: float = look.MIN_TEXT_PX,
    weight: int | None = None,
) -> tuple[list[str], QFont]:
    """Break a text into one line or two, whichever allows larger letters in a box.

    Args:
        text: The text.
        px: Wanted size of letters, in px.
        width: Width of the box in px.
        height: Height of the box in px, which two lines together do not exceed.
        role: Family or role of the font, see ``theme.font``.
        floor: Smallest size of letters, in px.
        weight: Weight of the font.

    Returns:
        The lines and their font; one line in the smallest letters may still be wider than the box.
    """
    one = brushes.fit_font(text, role, px, width, floor=floor, weight=weight)
    if one.pixelSize() >= EASY * px or " " not in text:
        return [text], one
    lines = brushes.halves(text.replace(" · ", "\u00a0· "), one)  # no line begins with a dot
    longer = max(lines, key=lambda line: brushes.text_width(line, one))
    two = brushes.fit_font(longer, role, min(px, height / (2 * PITCH)), width, floor=floor, weight=weight)
    fits = brushes.text_width(longer, two) <= width and two.pixelSize() > one.pixelSize()
    return (lines, two) if fits else ([text], one)


def first_sentences(text: str, px: float, width: float, height: float) -> str:
    """The first sentences of a text, as many as ``write_caption`` can write into a box uncut, but at least one."""
    while True:
        lines, font = caption_lines(text, px, width, height)
        end = text.rfind(". ")
        if end < 0 or all(brushes.text_width(line, font) <= width for line in lines):
            return text
        text = text[: end + 1]


def write_caption(
    p: QPainter,
    box: QRectF,
    text: str,
    px: float,
    ink: ColorLike,
    align: Qt.AlignmentFlag = brushes.LEFT,
    *,
    role: str = "text",
    floor: float = look.MIN_TEXT_PX,
    weight: int | None = None,
    below: float = 0.0,
) -> None:
    """Write a text into a box in one line or two; two lines may reach ``below`` px beyond its lower edge."""
    high = box.height() + below
    lines, font = caption_lines(text, px, box.width(), high, role=role, floor=floor, weight=weight)
    if len(lines) == 1:
        stamps.write(p, box, text, font, ink, align, elide=True)
        return
    pitch = min(high / 2, PITCH * font.pixelSize())
    top = box.y() if below else box.center().y() - pitch
    for k, line in enumerate(lines):
        stamps.write(p, QRectF(box.x(), top + k * pitch, box.width(), pitch), line, font, ink, align)
