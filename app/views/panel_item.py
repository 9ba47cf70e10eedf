"""The panels of a table as items of its scene, and the pictures that they show."""

from collections.abc import Hashable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from app.views import theme as look
from app.views.board import Board, Panel
from app.views.paint import brushes, pieces
from app.views.paint.cache import PictureCache
from app.views.paint.packed import PackedPictures
from app.views.painting import painting

PLATES_KEPT = 1_000_000
"""Device pixels of panels that show something else now and may soon be wanted again."""

PACKED = 24_000_000
"""Bytes of packed pictures: the panels of the longest games at 1920 x 1080."""

FRAME = 10.0
"""How far the frame of a choice reaches beyond a panel (px of the drawing)."""


class PanelPictures:
    """What the panels of one table look like, in one theme, language and size.

    The last ones are kept as they are.  Those of a whole past game, which are painted ahead, are packed:
    unpacking one takes a third of the time of painting it.
    """

    def __init__(self) -> None:
        self._kept: PictureCache[QPixmap] = PictureCache(PLATES_KEPT)
        self._packed = PackedPictures(PACKED)

    @property
    def packed(self) -> PackedPictures:
        """Those that are put by."""
        return self._packed

    def get(self, board: Board, panel: Panel, ratio: float) -> QPixmap:
        """The picture of a panel, unpacked or painted now if it is not there."""
        key = _key(panel, ratio)
        return self._kept.get(key, lambda: self._packed.get(key) or _painted(board, panel, ratio))

    def is_packed(self, panel: Panel, ratio: float) -> bool:
        """Whether the picture of a panel is put by."""
        return _key(panel, ratio) in self._packed

    def look(self, board: Board, panel: Panel, ratio: float) -> QPixmap:
        """The same as ``get``, but the picture does not take the place of others that are kept."""
        return self._kept.find(_key(panel, ratio)) or _painted(board, panel, ratio)

    def pack(self, panel: Panel, ratio: float, picture: QPixmap) -> bool:
        """Put the picture of a panel by; false if there is no more place."""
        return self._packed.put(_key(panel, ratio), picture)

    def clear(self) -> None:
        """Theme, language or size are others, or the game is."""
        self._kept.clear()
        self._packed.clear()


def painted_rect(panel: Panel) -> QRectF:
    """What the picture of a panel covers, in whole pixels."""
    reach = panel.reach
    return QRectF(panel.rect.adjusted(-reach, -reach, reach, reach).toAlignedRect())


def _key(panel: Panel, ratio: float) -> Hashable:
    return panel.key, painted_rect(panel).getRect(), panel.rect.getRect(), panel.facts, ratio


def _painted(board: Board, panel: Panel, ratio: float) -> QPixmap:
    bounds = painted_rect(panel)

    def draw(painter: QPainter) -> None:
        painter.translate(-bounds.topLeft())
        board.paint_panel(painter, panel)

    return brushes.painted(bounds.width(), bounds.height(), ratio, draw)


class PanelItem(QGraphicsItem):
    """A panel, whose picture is asked for anew only when its facts change."""

    def __init__(self, board: Board, panel: Panel, pictures: PanelPictures) -> None:
        super().__init__()
        self._board, self._pictures = board, pictures
        self.drawn = panel
        self.offered = self.chosen = self.focused = False
        self._pixmap: QPixmap | None = None
        self.setZValue(panel.z)

    def take(self, panel: Panel) -> None:
        """Show ``panel`` from now on."""
        moved = (panel.rect, panel.reach) != (self.drawn.rect, self.drawn.reach)
        if moved or panel.facts != self.drawn.facts:
            self._pixmap = None
            self.update()
        if moved:
            self.prepareGeometryChange()
        self.drawn = panel

    def repaint(self) -> None:
        """Paint anew although the facts are the same (theme, language)."""
        self._pixmap = None
        self.update()

    def mark(self, *, offered: bool, chosen: bool, focused: bool) -> None:
        """Set the frames around it."""
        if (offered, chosen, focused) != (self.offered, self.chosen, self.focused):
            self.prepareGeometryChange()
            self.offered, self.chosen, self.focused = offered, chosen, focused
            self.update()

    def boundingRect(self) -> QRectF:
        if not (self.offered or self.chosen):
            return painted_rect(self.drawn)
        out = FRAME * self._frame_unit()
        return painted_rect(self.drawn).united(self.drawn.rect.adjusted(-out, -out, out, out))

    def _frame_unit(self) -> float:
        return max(0.8, self._board.unit())

    @painting
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        picture = self.picture(painter.device().devicePixelRatioF())
        painter.drawPixmap(painted_rect(self.drawn).topLeft(), picture)
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
            self._pixmap = self._pictures.get(self._board, self.drawn, ratio)
        return self._pixmap
