"""The large picture of a game on the start page, which can be pressed."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from app.views.paint import brushes
from app.views.scale import scale
from app.views.start.parts import draw_backdrop
from app.views.theme import theme
from app.views.widgets.buttons import Control

PIECE = 66
"""Width of a card in the picture of a game, in px of the drawing."""


class PictureButton(Control):
    """A button that shows the scenery of a game and cards that lie on its table.

    Attributes:
        game: Key of the game; ``""`` shows nothing.
        pieces: The pictures of the cards.
    """

    game = ""
    pieces: tuple[QPixmap, ...] = ()

    def draw(self, p: QPainter) -> None:
        if not self.game:
            return
        now, radius = theme(), scale.px(12)
        place = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        with brushes.clipped(p, brushes.rounded(place, radius)):
            draw_backdrop(p, self.game, place, 1.25, 0.12, self.devicePixelRatioF())
            draw_pieces(p, place, list(self.pieces))
        brushes.stroke(p, QPen(QColor(now.brass_fill if self.hovered else now.line), 2 if self.hovered else 1))
        p.drawPath(brushes.rounded(place, radius))
        self.focus_ring(p, place, radius)


def draw_pieces(p: QPainter, picture: QRectF, pieces: list[QPixmap]) -> None:
    """Paint cards side by side along the lower edge of a picture, as many as have room."""
    step = scale.px(PIECE + 8)
    shown = pieces[: max(1, int(picture.width() / step))]
    x = picture.center().x() - len(shown) * step / 2
    for piece in shown:
        size = piece.deviceIndependentSize()
        top = max(picture.bottom() - size.height() - scale.px(6), picture.y() + picture.height() * 0.4)
        p.drawPixmap(QPointF(x + (step - size.width()) / 2, top), piece)
        x += step
