"""The questions about past decisions as a list model, with its words in the current language."""

from __future__ import annotations

from datetime import date
from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from app.models.days import day
from app.models.games import entry, presenter
from app.models.review.skill_words import change_words
from app.models.text import Translated
from app.models.training.cards import Chosen, Supply, selected

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from app.models.training.cards import ListedCard, TrainingCard

AnyIndex = QModelIndex | QPersistentModelIndex


class TrainingRole(IntEnum):
    """Roles of ``TrainingListModel`` besides its sentence (``DisplayRole``).

    * ``ENTRY``: ``ListedCard``.
    * ``WORDS``: five strings: title of the game; when, and which move; what was played; cost; when it comes again.
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

    def row(self, each: ListedCard, today: date) -> tuple[str, str, str, str, str]:
        """Title of the game; when it was played, and which move; what; cost; when the question comes again."""
        card, game = each.card, each.summary.game
        told = self.tr("{day} · round {round}, move {move}") if card.round else self.tr("{day} · move {move}")
        when = told.format(day=day(each.summary.played, today), round=card.round, move=card.position + 1)
        played = self.played(game, card.played) if card.played else ""
        return entry(game).title, when, played, change_words(-card.loss), self.status(card, today)

    def played(self, game: str, kind: str) -> str:
        """What was played, in a few words: a kind of actions (``Presenter.kind``)."""
        words = presenter(game).kind_words(kind) or self.tr("something else")
        return words[:1].upper() + words[1:]

    def choice(self, game: str, kind: str = "", count: int = 0) -> str:
        """A kind of actions to choose, with the number of its questions; without it, that all may have been played."""
        if not kind:
            return self.tr("All moves")
        return self.tr("{action} ({count})").format(action=self.played(game, kind), count=count)

    def counted(self, entries: Iterable[ListedCard], today: date) -> tuple[str, str, str]:
        """How many questions are due, come later, and are learnt: three strings."""
        cards = [each.card for each in entries]
        due, learnt = sum(card.is_due(today) for card in cards), sum(card.learnt for card in cards)
        return (
            self.tr("%n due", "", due),
            self.tr("%n later", "", len(cards) - due - learnt),
            self.tr("%n learnt", "", learnt),
        )


class TrainingListModel(QAbstractListModel):
    """The chosen questions, those that are due first, then those that come later, then the learnt ones.

    Attributes:
        supply: All questions of the archive.
        chosen: Which of them are listed, and in what order among questions of the same rank.
        today: The day by which questions are due.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.supply = Supply()
        self.chosen = Chosen()
        self.today = date.today()
        self._words = TrainingListWords()
        self._entries: list[ListedCard] = []

    def show(self, supply: Supply, chosen: Chosen, today: date) -> None:
        """Set all three attributes and reset the model."""
        self.beginResetModel()
        self.supply, self.chosen, self.today = supply, chosen, today
        self._entries = sorted(selected(supply.entries, chosen), key=self._rank)
        self.endResetModel()

    def _rank(self, each: ListedCard) -> int:
        """Sort key: due, then later, then learnt; ``sorted`` keeps the chosen order among equals."""
        if each.card.is_due(self.today):
            return 0
        return 2 if each.card.learnt else 1

    def listed(self) -> Sequence[ListedCard]:
        """All listed questions, in order."""
        return self._entries

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
            return ", ".join(filter(None, self._words.row(each, self.today)))
        return None
