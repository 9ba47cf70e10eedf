"""The questions about past decisions as a list model, with its words in the current language."""

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
    """Roles of ``TrainingListModel`` besides its sentence (``DisplayRole``).

    * ``ENTRY``: ``ListedCard``.
    * ``WORDS``: four strings: title of the game; when, and which move; cost; when it comes again.
    * ``DUE``: bool, whether the question is due.
    """

    ENTRY = Qt.ItemDataRole.UserRole + 1
    WORDS = Qt.ItemDataRole.UserRole + 2
    DUE = Qt.ItemDataRole.UserRole + 3


class TrainingListWords(Translated):
    """Words of the list of questions."""

    def status(self, card: TrainingCard, today: date) -> str:
        """When a question is asked again, in a few words."""
        if card.learnt:
            return self.tr("learnt")
        if card.is_due(today):
            return self.tr("due")
        assert card.due is not None
        return self.tr("in %n day(s)", "", (card.due - today).days)

    def row(self, each: ListedCard, today: date) -> tuple[str, str, str, str]:
        """Title of the game; when it was played, and which move; cost; when the question comes again."""
        when = self.tr("{day} · move {move}").format(
            day=day(each.summary.finished or each.summary.changed, today), move=each.card.position + 1
        )
        return entry(each.summary.game).title, when, change_words(-each.card.loss), self.status(each.card, today)

    def counted(self, supply: Supply, game: str, today: date) -> tuple[str, str, str]:
        """How many questions of a game (``""`` for all) are due, come later, and are learnt: three strings."""
        cards = [each.card for each in selected(supply.entries, game, Order.NEWEST)]
        due, learnt = sum(card.is_due(today) for card in cards), sum(card.learnt for card in cards)
        return (
            self.tr("%n due", "", due),
            self.tr("%n later", "", len(cards) - due - learnt),
            self.tr("%n learnt", "", learnt),
        )


class TrainingListModel(QAbstractListModel):
    """The questions of one game or of all, those that are due first, then those that come later, then the learnt ones.

    Attributes:
        supply: All questions of the archive.
        game: Key of the game whose questions are listed, ``""`` for all.
        order: Order among questions of the same rank.
        today: The day by which questions are due.
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
        """Set all four attributes and reset the model."""
        self.beginResetModel()
        self.supply, self.game, self.order, self.today = supply, game, order, today
        self._entries = sorted(selected(supply.entries, game, order), key=self._rank)
        self.endResetModel()

    def _rank(self, each: ListedCard) -> int:
        """Sort key: due, then later, then learnt; ``sorted`` keeps the chosen order among equals."""
        if each.card.is_due(self.today):
            return 0
        return 2 if each.card.learnt else 1

    def due(self) -> list[ListedCard]:
        """The listed questions that are due, in order."""
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
