"""A panel of the table as an item of its scene."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QStyleOptionGraphicsItem, QWidget

from app.views import theme as look
from app.views.board.base import Board, BoardPanel
from app.views.board.panel_pictures import PanelPictures, painted_rect
from app.views.paint import brushes, pieces
from app.views.paint.guard import painting

FRAME = 10.0
"""How far the frame of a choice reaches beyond a panel (px of the drawing)."""


class PanelItem(QGraphicsItem):
    """A panel, painted into a cache and again only when its facts change.

    A picture that was painted ahead is copied by Qt (``_copy``) without calling Python; one that is painted only when
    it is seen, and the frames of choices and focus, it paints itself.
    """

    def __init__(self, board: Board, panel: BoardPanel, kept: PanelPictures, picture: QPixmap | None = None) -> None:
        super().__init__()
        self._board, self._kept = board, kept
        self.drawn = panel
        self.offered = self.chosen = self.focused = False
        self._pixmap: QPixmap | None = None
        self._bounds: QRectF | None = None  # asked for several times a frame
        self._copy = QGraphicsPixmapItem(self)
        self._copy.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._copy.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self._copied: QPixmap | None = None
        self._paints = True  # not what Qt copies
        self._show(picture)
        self._height, self._raised = panel.z, 0.0
        self.setZValue(panel.z)

    def rank(self, height: float) -> None:
        """Lie above or below others."""
        if height != self._height:
            self._height = height
            self.setZValue(height + self._raised)

    def raise_by(self, raised: float) -> None:
        """Lie so much above its place, as the piece does whose label it is."""
        if raised != self._raised:
            self._raised = raised
            self.setZValue(self._height + raised)

    def shows(self, panel: BoardPanel) -> bool:
        """Whether it looks like that already."""
        drawn = self.drawn
        return panel is drawn or (panel.rect, panel.reach, panel.facts) == (drawn.rect, drawn.reach, drawn.facts)

    def take(self, panel: BoardPanel, picture: QPixmap | None = None) -> None:
        """Show ``panel`` from now on; ``picture`` is what it looks like, if that was painted already."""
        if self.shows(panel):
            self.drawn = panel
            return
        if (panel.rect, panel.reach) != (self.drawn.rect, self.drawn.reach):
            self._reshape()
        self.drawn = panel
        self._show(picture)

    def repaint(self) -> None:
        """Paint anew although the facts are the same (theme, language)."""
        self._show(None)

    def mark(self, *, offered: bool, chosen: bool, focused: bool) -> None:
        """Set the frames around it."""
        if (offered, chosen, focused) != (self.offered, self.chosen, self.focused):
            self._reshape()
            self.offered, self.chosen, self.focused = offered, chosen, focused
            self._show(self._pixmap)

    def _show(self, picture: QPixmap | None) -> None:
        """Have the picture copied where that is there and all, else paint."""
        self._pixmap = picture
        copied = None if self.offered or self.chosen or self.focused else picture
        if copied is not None:
            self._copy.setOffset(self._painted_rect().topLeft())
        if copied is not self._copied:
            self._copied = copied
            self._copy.setPixmap(copied if copied is not None else QPixmap())
        if self._paints is not (copied is None):
            self._paints = copied is None
            self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents, not self._paints)
        if self._paints:
            self.update()

    def _reshape(self) -> None:
        """It will look or lie otherwise: tell the scene, and forget what was worked out."""
        if (scene := self.scene()) is not None and self._copied is None:
            scene.update(self.boundingRect())  # an item that no longer paints would leave its frame behind
        self.prepareGeometryChange()
        self._bounds = None

    def boundingRect(self) -> QRectF:
        if self._bounds is None:
            self._bounds = self._reach()
        return self._bounds

    def _reach(self) -> QRectF:
        """Everything that it paints on."""
        if not (self.offered or self.chosen):
            return self._painted_rect()
        out = FRAME * self._frame_unit()
        return self._painted_rect().united(self.drawn.rect.adjusted(-out, -out, out, out))

    def _painted_rect(self) -> QRectF:
        """What its picture covers, without the frame of a choice."""
        return painted_rect(self.drawn)

    def _frame_unit(self) -> float:
        return max(0.8, self._board.unit())

    @painting
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.drawPixmap(self._painted_rect().topLeft(), self.picture(painter.device().devicePixelRatioF()))
        if self.offered or self.chosen:
            brushes.prepare(painter)
            kind = "selected" if self.chosen else "legal"
            pieces.frame(painter, self.drawn.rect, self.drawn.radius, kind, self._frame_unit())
        if self.focused:
            painter.setPen(brushes.pen(look.theme().brass_fill, 2 * max(1.0, self._board.unit())))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.drawn.rect.adjusted(2, 2, -2, -2), self.drawn.radius, self.drawn.radius)

    def picture(self, ratio: float) -> QPixmap:
        """What it looks like, painted now unless that was done before."""
        if self._pixmap is None:
            self._pixmap = self._kept.picture(self._board, self.drawn, ratio)
        return self._pixmap
