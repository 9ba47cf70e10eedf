"""The table at the beginning of a game as a picture, its parts ringed and numbered, for the page of rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt

from app.models.help.table import opening
from app.views.board.view import BoardView
from app.views.game.hint_marks import HintRing, whole
from app.views.games import board_of

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

TABLE_SIZE = QSize(1240, 820)
"""Of the table that is painted, in pixels of its own; the picture shows it smaller."""

_LETTERS = 1.6
"""How much larger the numbers are, so that they can be read in the smaller picture."""


def numbered_table(game: str, keys: Sequence[str], width: float, ratio: float) -> QPixmap:
    """The picture, so many pixels wide, for a screen with a ratio of pixels; numbers in the order of the keys."""
    view = BoardView(game, board_of(game))
    view.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    view.resize(TABLE_SIZE)
    view.show()  # what is not shown is not laid out
    state, seats = opening(game)
    view.show_state(state, 0, seats, still=True)
    while view.board.work():
        pass
    scene = view.scene_
    scene.sharpen()
    for number, key in enumerate(keys, 1):
        place = place_of(view, key)
        scene.addItem(HintRing(place, str(number), max(0.6, view.board.unit()), scene.sceneRect(), _LETTERS))
    picture = view.grab()
    view.close()
    view.deleteLater()
    picture.setDevicePixelRatio(1.0)
    picture = picture.scaledToWidth(round(width * ratio), Qt.TransformationMode.SmoothTransformation)
    picture.setDevicePixelRatio(ratio)
    return picture


def place_of(view: BoardView, key: str) -> QRectF:
    """Where a piece lies, or all pieces of a zone; of an empty zone its panel, or that of the seat it belongs to."""
    scene, place = view.scene_, QRectF()
    if key in {zone.key for zone in view.model.zones()}:
        for piece in view.model.pieces(key):
            place = place.united(whole(scene, piece.key))
    if place.isEmpty():
        place = whole(scene, key)
    return place if not place.isEmpty() else scene.rect_of(f"panel:{key.rpartition(':')[2]}")
