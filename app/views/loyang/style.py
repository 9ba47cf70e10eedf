"""Colours that the painted parts of Loyang share, and how numbers with a sign are written."""

from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.models.text import figure
from app.views import theme as look
from app.views.board import table_style

CREAM = "#FFF2DA"
SAND = "#EBDDBD"
SUNNY = "#FFE3A0"
STRAW = "#E9C98C"
GLASS = "#18241D"
GAIN, LOSS = "#1A7546", "#B3261E"
PALE_RED = "#FFB3A6"


@lru_cache(maxsize=16)
def family_colour(family: str) -> str:
    """The colour of ``field``, ``common_field``, ``stall``, ``regular``, ``casual`` or ``helper`` cards."""
    return str(look.tokens()["goods"]["loyang_cards"][family])


@lru_cache(maxsize=4)
def surface(name: str) -> tuple[str, ...]:
    """The tones of a surface of this table: ``paper``, ``ridges``, ``fields``, ``soil`` or ``mat``."""
    return tuple(look.tokens()["surfaces"]["loyang"][name])


def glass(p: QPainter, rect: QRectF, radius: float, alpha: float = 0.66, *, first: bool = False) -> None:
    """Paint dark green glass with a thin edge; ``first``: whether nothing was painted on the picture before."""
    table_style.glass(p, rect, radius, GLASS, "#FFE9C8", alpha, first=first)


def signed(value: int) -> str:
    """A number with its sign; 0 is ``"±0"``."""
    return f"+{value}" if value > 0 else figure(value) if value else "±0"
