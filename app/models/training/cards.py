"""Cards for training: questions about past decisions, kept in the archive with the day on which each comes again.

The archive keeps one JSON value per game and position: a card (see ``_as_json``), at the position ``WHOLE_GAME`` the
version of the analysis by which the whole game was looked through, and at ``DESCRIPTIONS`` what was played there.
"""

from __future__ import annotations

import logging
from collections import Counter
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from app.match.listing import Query
from app.match.record import MAX_PLIES
from app.match.words import ArchiveError, RecordError
from app.models.library import own_seat
from app.models.review.analysis import VERSION
from app.models.training.question import QuestionOutcome

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from app.match.archive import Archive
    from app.match.library import Summary
    from app.models.training.question import TrainingQuestion

LOG = logging.getLogger(__name__)

INTERVALS = (1, 3, 7, 21)
"""Days until a solved question comes again: after it was solved once, twice and so on; the last one for all others."""

LEARNT = 2
"""How often in a row a question has to be solved at the first try until it is learnt."""

WHOLE_GAME = -1
"""The position under which the archive keeps that a game was looked through; no position of a game has this number."""

DESCRIPTIONS = -2
"""The position under which it keeps, by position, the kind of the action that was played and the round.  They are apart
from the cards, which change with every answer, so that no answer is lost where a game is looked through meanwhile."""

_MOST_STEPS = 10_000
"""Upper limit for the counts of a card that is read."""


@dataclass(frozen=True, slots=True)
class TrainingCard:
    """A question and how it was answered so far.

    Attributes:
        game: Id of its game.
        position: Position of the decision.
        loss: Loss of win share by the action that was played, 0 to 1.
        row: How often in a row it was solved at the first try.
        solved: How often it was solved in all.
        due: The day from which it is asked again; ``None`` for at once.
        played: Kind of the action that was played (``Presenter.kind``); ``""`` if it was not kept.
        round: Round in which it was played, from 1; 0 if it was not kept.
    """

    game: str
    position: int
    loss: float
    row: int = 0
    solved: int = 0
    due: date | None = None
    played: str = ""
    round: int = 0

    @property
    def learnt(self) -> bool:
        """Whether it need not be asked any more."""
        return self.row >= LEARNT

    def is_due(self, today: date) -> bool:
        """Whether it is to be asked now."""
        return not self.learnt and (self.due is None or self.due <= today)

    def after(self, outcome: QuestionOutcome, today: date) -> TrainingCard:
        """The card after it was asked on ``today``.

        A solved question comes again after one of ``INTERVALS``, a failed one at once; an open one stays as it is.
        """
        if outcome is QuestionOutcome.SOLVED:
            days = INTERVALS[min(self.solved, len(INTERVALS) - 1)]
            return replace(self, row=self.row + 1, solved=self.solved + 1, due=today + timedelta(days=days))
        return replace(self, row=0, due=None) if outcome is QuestionOutcome.FAILED else self


@dataclass(frozen=True, slots=True)
class Deck:
    """All that the archive keeps for training.

    Attributes:
        cards: All cards, in no particular order.
        looked_through: Ids of the games of which the present version of the analysis knows all costly decisions.
    """

    cards: list[TrainingCard] = field(default_factory=list)
    looked_through: set[str] = field(default_factory=set)


def kept_deck(archive: Archive) -> Deck:
    """All cards of the archive; damaged ones are left out with a warning in the log.

    Raises:
        ArchiveError: The archive cannot be read.
    """
    deck = Deck()
    for game, values in archive.training().items():
        told = _descriptions(values.get(DESCRIPTIONS))
        for position, value in values.items():
            try:
                if position == WHOLE_GAME:
                    # What an older analysis looked through, or one that did not describe it, is looked through again.
                    if value == [VERSION] and DESCRIPTIONS in values:
                        deck.looked_through.add(game)
                elif position != DESCRIPTIONS:
                    played, number = told.get(str(position), ("", 0))
                    deck.cards.append(replace(_card(game, position, value), played=played, round=number))
            except (TypeError, ValueError) as error:
                LOG.warning("training: position %s of %s is damaged: %s", position, game, error)
    return deck


def _descriptions(value: object) -> dict[str, tuple[str, int]]:
    """Kind of the action and round, by position as text, from their JSON value; damaged ones are left out."""
    found: dict[str, tuple[str, int]] = {}
    for position, each in value.items() if isinstance(value, dict) else ():
        if isinstance(each, list) and [type(part) for part in each] == [str, int]:
            found[position] = each[0], max(0, each[1])
    return found


def _card(game: str, position: int, value: object) -> TrainingCard:
    """The card of a position from its JSON value, checked.

    Raises:
        TypeError, ValueError: It is damaged.
    """
    if not isinstance(value, list) or not 0 <= position < MAX_PLIES:
        raise TypeError("no card")
    loss, row, solved, due = value
    if type(loss) not in (int, float) or not 0 <= loss <= 1:
        raise ValueError("no loss")
    if not all(type(each) is int and 0 <= each <= _MOST_STEPS for each in (row, solved)) or row > solved:
        raise ValueError("no number of solutions")
    return TrainingCard(game, position, float(loss), row, solved, None if due is None else date.fromisoformat(due))


def _as_json(card: TrainingCard) -> list[object]:
    """Loss, ``row``, ``solved`` and the day as ISO 8601 or null; game and position are the key in the archive."""
    return [round(card.loss, 4), card.row, card.solved, card.due and card.due.isoformat()]


def keep_questions(
    archive: Archive, game: str, questions: Sequence[TrainingQuestion], *, complete: bool = True
) -> None:
    """Keep those questions of a game that are not kept yet; does nothing for a game that ``is_own`` does not accept.

    Args:
        archive: The archive.
        game: Id of the game.
        questions: Questions that were found in it.
        complete: Whether all of its questions are known, so that it counts as looked through.

    Raises:
        ArchiveError: They could not be kept.
    """
    summary = archive.summaries([game]).get(game)
    if summary is None or not is_own(summary):
        return
    known = archive.training().get(game, {})
    new: dict[int, object] = {
        each.position: _as_json(TrainingCard(game, each.position, each.loss.value))
        for each in questions
        if each.position not in known
    }
    if new:
        archive.store_training(game, new, new=True)  # ``new``: a card that was answered meanwhile is not overwritten
    told = _descriptions(known.get(DESCRIPTIONS))
    found = told | {str(each.position): (each.played, each.round) for each in questions if each.played}
    if found != told or (complete and DESCRIPTIONS not in known):
        archive.store_training(game, {DESCRIPTIONS: found})
    if complete and known.get(WHOLE_GAME) != [VERSION]:
        archive.store_training(game, {WHOLE_GAME: [VERSION]})


def keep_outcome(
    archive: Archive, game: str, question: TrainingQuestion, outcome: QuestionOutcome, today: date
) -> None:
    """Keep how a question was answered on ``today``.  Raises ``ArchiveError``."""
    value = archive.training().get(game, {}).get(question.position)
    card = TrainingCard(game, question.position, question.loss.value)
    try:
        card = _card(game, question.position, value) if value is not None else card
    except (TypeError, ValueError) as error:
        LOG.warning("training: %s", error)
    archive.store_training(game, {question.position: _as_json(card.after(outcome, today))})


def is_own(summary: Summary) -> bool:
    """Whether a game gives questions: a person played it to its end against others, and it was not deleted."""
    played = not summary.unfinished and summary.deleted is None and len(summary.seats) > 1
    return played and summary.seats[own_seat(summary.seats)].is_person


class Order(Enum):
    """Which questions come first in a list."""

    NEWEST = "newest"
    COSTLIEST = "costliest"


class Chosen(NamedTuple):
    """Which questions are listed, and how.

    Attributes:
        game: Key of a game (not of a match); ``""`` for all.
        played: Kind of the actions that were played (``Presenter.kind``); ``""`` for all.
        order: Their order.
    """

    game: str = ""
    played: str = ""
    order: Order = Order.NEWEST


@dataclass(frozen=True, slots=True)
class ListedCard:
    """A card with the summary of its game."""

    card: TrainingCard
    summary: Summary


@dataclass(frozen=True, slots=True)
class Supply:
    """All questions, and the games that may give more.

    Attributes:
        entries: All cards, those of the newest games first, within a game the latest position.
        unseen: Ids of finished own games that were not looked through yet, the newest first.
    """

    entries: list[ListedCard] = field(default_factory=list)
    unseen: list[str] = field(default_factory=list)


def supply(archive: Archive) -> Supply:
    """All questions of the archive whose games are still there.  Raises ``ArchiveError``."""
    deck = kept_deck(archive)
    ids = archive.find(Query(finished=True, version=VERSION))
    summaries = archive.summaries(ids)
    places = {game: at for at, game in enumerate(ids)}
    cards = [card for card in deck.cards if card.game in summaries and is_own(summaries[card.game])]
    cards.sort(key=lambda card: (places[card.game], -card.position))
    unseen = [game for game in ids if game in summaries and game not in deck.looked_through and is_own(summaries[game])]
    return Supply([ListedCard(card, summaries[card.game]) for card in cards], unseen)


def selected(entries: Iterable[ListedCard], chosen: Chosen) -> list[ListedCard]:
    """The chosen ones of some cards, in the chosen order; ``entries`` are in that of ``NEWEST``."""
    found = [
        each for each in entries if chosen.game in ("", each.summary.game) and chosen.played in ("", each.card.played)
    ]
    return sorted(found, key=lambda each: -each.card.loss) if chosen.order is Order.COSTLIEST else found


def kinds(entries: Iterable[ListedCard], game: str) -> list[tuple[str, int]]:
    """The kinds of actions (``Presenter.kind``) that were played in the cards of a game, with the number of these.

    The most frequent one comes first.
    """
    found = Counter(each.card.played for each in entries if each.summary.game == game and each.card.played)
    return sorted(found.items(), key=lambda each: (-each[1], each[0]))


def count_due(archive: Archive, today: date) -> int:
    """Number of questions that are due on ``today``; 0 where the archive cannot be read."""
    try:
        return sum(card.is_due(today) for card in kept_deck(archive).cards)
    except (ArchiveError, RecordError) as error:
        LOG.warning("training: %s", error)
        return 0
