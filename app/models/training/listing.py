"""The questions about past decisions as a list, in the language of the moment."""

from __future__ import annotations

from datetime import date
from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from app.models.days import day
from app.models.games import entry
from app.models.review.skill_words import change_words
from app.models.text import Translated
from app.models.training.cards import Order, Supply, selected

if TYPE_CHECKING:
    from app.models.training.cards import ListedCard, TrainingCard

AnyIndex = QModelIndex | QPersistentModelIndex


class TrainingRole(IntEnum):
    """What a row tells besides its sentence.

    * ``ENTRY``: ``ListedCard``.
    * ``WORDS``: title, when and which move, cost, and when it comes again: four strings.
    * ``DUE``: bool, whether it is to be asked now.
    """

    ENTRY = Qt.ItemDataRole.UserRole + 1
    WORDS = Qt.ItemDataRole.UserRole + 2
    DUE = Qt.ItemDataRole.UserRole + 3


class TrainingListWords(Translated):
    """What is said about a question in a list."""

    def status(self, card: TrainingCard, today: date) -> str:
        """When a question is asked again."""
        if card.learnt:
            return self.tr("learnt")
        if card.is_due(today):
            return self.tr("due")
        assert card.due is not None
        return self.tr("in %n day(s)", "", (card.due - today).days)

    def row(self, each: ListedCard, today: date) -> tuple[str, str, str, str]:
        """Title, when and which move, cost, and when it comes again."""
        when = self.tr("{day} · move {move}").format(
            day=day(each.summary.finished or each.summary.changed, today), move=each.card.position + 1
        )
        return entry(each.summary.game).title, when, change_words(-each.card.loss), self.status(each.card, today)

    def counted(self, supply: Supply, game: str, today: date) -> tuple[str, str, str]:
        """How many questions are due, how many come later, and how many are learnt."""
        cards = [each.card for each in selected(supply.entries, game, Order.NEWEST)]
        due, learnt = sum(card.is_due(today) for card in cards), sum(card.learnt for card in cards)
        return (
            self.tr("%n due", "", due),
            self.tr("%n later", "", len(cards) - due - learnt),
            self.tr("%n learnt", "", learnt),
        )


class TrainingListModel(QAbstractListModel):
    """The questions that are wanted.

    Attributes:
        supply: All there are.
        game: Key of the game that is wanted, ``""`` for all.
        order: Which come first.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.supply = Supply()
        self.game = ""
        self.order = Order.NEWEST
        self.today = date.today()
        self._words = TrainingListWords()
        self._entries: list[ListedCard] = []

    def show(self, supply: Supply, game: str, order: Order, today: date) -> None:
        """List these, those that are due before the others."""
        self.beginResetModel()
        self.supply, self.game, self.order, self.today = supply, game, order, today
        self._entries = sorted(selected(supply.entries, game, order), key=self._rank)
        self.endResetModel()

    def _rank(self, each: ListedCard) -> int:
        return 0 if each.card.is_due(self.today) else 2 if each.card.learnt else 1

    def due(self) -> list[ListedCard]:
        """Those that are to be asked now, in order."""
        return [each for each in self._entries if each.card.is_due(self.today)]

    def rowCount(self, parent: AnyIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._entries)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or not 0 <= index.row() < len(self._entries):
            return None
        each = self._entries[index.row()]
        if role == TrainingRole.ENTRY:
            return each
        if role == TrainingRole.DUE:
            return each.card.is_due(self.today)
        if role == TrainingRole.WORDS:
            return self._words.row(each, self.today)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return ", ".join(self._words.row(each, self.today))
        return None
