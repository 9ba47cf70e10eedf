"""Colours that several painters of the table of Port Royal use."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.views.board import table_style

SAND = "#F0DDBB"
EDGE = "#FFE2B0"
GLASS = "#081428"
DOCK_GLASS = "#20130C"


def glass(
    p: QPainter, rect: QRectF, radius: float, ground: str = GLASS, alpha: float = 0.46, *, first: bool = False
) -> None:
    """Dark glass with a thin warm edge; ``first``: nothing is painted before it."""
    table_style.glass(p, rect, radius, ground, EDGE, alpha, first=first)
