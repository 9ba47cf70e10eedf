"""The sheets of Murano: all cards of a deck."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from app.models.table import Piece
from app.views.game.sheets import CardSheet, Picture
from app.views.paint import brushes, cards, pieces

MARKS = {"under": "stack", "absent": "cross-mark", "scored": "laurels", "owned": "hand-bag"}
"""Sign of a card of which the viewer knows where it is."""

FADED = frozenset({"absent", "scored"})


class DeckSheet(CardSheet):
    """All cards that a deck began with, and what the viewer knows of them."""

    def __init__(self, host: QWidget, deck: Piece, preview: Picture, dpr: float, colours: Sequence[int]) -> None:
        shown = deck.attr("cards", ())
        assert isinstance(shown, tuple)
        super().__init__(host, deck.name, deck.tip.replace("\n", " "), shown, _marked(preview, dpr, colours))


def _marked(preview: Picture, dpr: float, colours: Sequence[int]) -> Picture:
    """The picture of a card with a sign of where it is."""

    def picture(piece: Piece, width: float) -> QPixmap | None:
        plain = preview(piece, width)
        owner = piece.attr("owner", -1)
        marks = [MARKS[flag] for flag in sorted(piece.flags) if flag in MARKS]
        if plain is None or not marks:
            return plain
        drawn = plain.copy()
        margin, r = cards.card_margin(width), width * 0.085
        p = QPainter(drawn)
        brushes.prepare(p)
        p.translate(margin, margin)
        if piece.flags & FADED:
            p.fillRect(QRectF(0, 0, width, cards.card_height(width)), brushes.radial(0, 0, 1, "#70000000", "#70000000"))
        if isinstance(owner, int) and owner >= 0:
            pieces.seat_shield(p, r * 0.4, r * 0.4, r * 2.2, colours[owner])
        else:
            pieces.ship_token(p, r * 1.5, r * 1.5, r, "#2F6470", marks[0])
        p.end()
        return drawn

    return picture
