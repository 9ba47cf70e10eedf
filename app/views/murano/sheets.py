"""The sheets of Murano: all cards of a deck."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from app.models.murano.pieces import DeckPiece, ListedPiece
from app.models.table import Piece
from app.models.table_model import TableModel
from app.views.game.sheets import CardSheet, Picture
from app.views.paint import brushes, cards, pieces

MARKS = {"under": "stack", "absent": "cross-mark", "scored": "laurels", "owned": "hand-bag"}
"""By ``ListedPiece.place``, the glyph that marks such a card if no seat has it."""

FADED = frozenset({"absent", "scored"})
"""Places from which a card does not come into play any more."""


class DeckSheet(CardSheet):
    """The sheet with all cards of the kind of a deck, and what the viewer knows of each."""

    def __init__(
        self, host: QWidget, deck: DeckPiece, model: TableModel, preview: Picture, dpr: float, colours: Sequence[int]
    ) -> None:
        said = model.words(deck)
        marked = _marked(preview, dpr, colours)
        super().__init__(host, said.name, said.tip.replace("\n", " "), deck.listed(), marked, model.words)


def _marked(preview: Picture, dpr: float, colours: Sequence[int]) -> Picture:
    """The pictures that ``preview`` gives, with a mark of where the card is: the shield of its seat, or a glyph."""

    def picture(piece: Piece, width: float) -> QPixmap | None:
        plain = preview(piece, width)
        if plain is None or not isinstance(piece, ListedPiece) or not piece.place:
            return plain
        drawn = plain.copy()
        margin, r = cards.card_margin(width), width * 0.085
        p = QPainter(drawn)
        brushes.prepare(p)
        p.translate(margin, margin)
        if piece.place in FADED:
            p.fillRect(QRectF(0, 0, width, cards.card_height(width)), brushes.radial(0, 0, 1, "#70000000", "#70000000"))
        if piece.owner >= 0:
            pieces.seat_shield(p, r * 0.4, r * 0.4, r * 2.2, colours[piece.owner])
        else:
            pieces.ship_token(p, r * 1.5, r * 1.5, r, "#2F6470", MARKS[piece.place])
        p.end()
        return drawn

    return picture
