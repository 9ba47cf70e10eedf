"""The sheet for piles, exchange cards and what an opponent has built."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from app.models.table import Piece
from app.views.game.sheets import CardSheet, CardsModel, Picture, Words
from app.views.widgets.inputs import Field

SEARCHED = 9
"""Number of cards from which a sheet has a field for searching."""


class PileSheet(CardSheet):
    """Cards in a grid; if they are many they can be searched by name, group, colour or effect."""

    def __init__(
        self, host: QWidget, title: str, note: str, shown: Sequence[Piece], picture: Picture, words: Words
    ) -> None:
        super().__init__(host, title, note, shown, picture, words)
        self._all, self._words = tuple(shown), words
        self.search = Field("", self.panel)
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._filter)
        self.body.insertWidget(1, self.search)
        self.search.setVisible(len(shown) >= SEARCHED)

    def first_focus(self) -> QWidget:
        return self.search if len(self._all) >= SEARCHED else super().first_focus()

    def retranslate(self) -> None:
        super().retranslate()
        self.search.setPlaceholderText(self.tr("Search: name, group, colour or effect"))
        self.search.setAccessibleName(self.search.placeholderText())

    def _filter(self, text: str) -> None:
        wanted = text.casefold().split()
        found = [piece for piece in self._all if all(word in self._said(piece) for word in wanted)]
        self.grid.setModel(CardsModel(found, self.grid, self._words))

    def _said(self, piece: Piece) -> str:
        """All words about a card in which a search looks, in lower case."""
        said = self._words(piece)
        return f"{said.name} {said.tip}".casefold()
