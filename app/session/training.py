"""Asks a person about costly decisions of past games, has the answers judged, and keeps how they were answered."""

from __future__ import annotations

import logging
from datetime import date
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from app.match.words import ArchiveError
from app.models.library import own_seat
from app.models.review.skill import ShareChange
from app.models.review.timeline import Alternative, Timeline
from app.models.selection import Series
from app.models.training.cards import keep_outcome
from app.models.training.question import (
    Answer,
    QuestionOutcome,
    QuestionSeries,
    TrainingQuestion,
    actions,
    grade,
    is_question,
    questions,
    with_tried,
)
from app.session.analysis import Analysis
from app.session.reading import GameReader
from app.session.thinker import slow_import_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from app.engines.contract import Action
    from app.match.archive import Archive
    from app.match.match import Match
    from app.match.words import RecordError
    from app.models.review.timeline import Advice
    from app.models.training.question import Item
    from app.session.thinker import MakeThinker

LOG = logging.getLogger(__name__)

GATHER_MS = 60
"""Time in ms between two looks at what the analysis has found."""


class TrainingPhase(Enum):
    """What goes on; the values explain the names and are shown nowhere."""

    READING = "a game is read"
    SEARCHING = "its decisions are looked at; no question is known yet"
    ASKED = "a question is asked"
    JUDGING = "an answer is looked at"
    JUDGED = "an answer was told to be good or bad"
    SHOWN = "the best answer is shown"
    OVER = "there are no more questions"


class Training(QObject):
    """Asks questions, one after the other.

    They come from one game, whose analysis finds them meanwhile (``open_game``), or are given and may be of several
    games (``open_items``).  Answers are judged by the numbers of the second look at the decision; an action that it has
    left out is compared with the best one first.

    Args:
        archive: Where the games are, and where it is kept how questions were answered.
        make: Makes the ``Thinker`` that analyses.
        parent: The owner.

    Attributes:
        phase: What goes on.
        series: The questions.
        match: The game of the question; ``None`` before the first is read.
        timeline: The same game along its positions.
        seat: Whose decisions are asked about.
        analysis: Of that game.
        answer: The last answer to the question; ``None`` before the first.
        tried: What was found for actions that the second look had left out, by game and position of the question.
        unjudged: Whether the last answer could not be judged, so that the question is still asked.
        looked_at: How many positions or stretches of the game the analysis has done, and how many there are; (0, 0)
            when it does nothing.
        today: Gives the present day; tests set another one.

    Signals:
        changed: The phase, the question or what is known of it has changed.
        unreadable: Why a game cannot be shown, a ``RecordError`` or an ``ArchiveError``; its questions are left out.
        unkept: Why the archive does not keep how a question was answered, an ``ArchiveError``.
    """

    changed = Signal()
    unreadable = Signal(object)
    unkept = Signal(object)

    def __init__(self, archive: Archive, make: MakeThinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._archive = archive
        self.phase = TrainingPhase.READING
        self.series = QuestionSeries()
        self.match: Match | None = None
        self.timeline: Timeline | None = None
        self.seat = 0
        self.answer: Answer | None = None
        self.tried: dict[tuple[str, int], list[Alternative]] = {}
        self.unjudged = False
        self.looked_at = (0, 0)
        self.today: Callable[[], date] = date.today
        self._searches = False  # whether the questions are those that the analysis of a game finds
        self._chosen = -1  # index in legal() of the action that is judged; -1 for none
        self.analysis = Analysis(archive, make, self)
        self.analysis.advanced.connect(self._advance)
        self.analysis.weighed.connect(self._advance)
        self.analysis.advised.connect(self._advised)
        self.analysis.failed.connect(self._look_soon)
        self.analysis.compared.connect(self._take)
        self._reader = GameReader(archive, self, ahead=slow_import_of(make))
        self._reader.read.connect(self._take_game)
        self._reader.failed.connect(self._skip_game)
        self._gather = QTimer(self, singleShot=True, interval=GATHER_MS)
        self._gather.timeout.connect(self._look)

    # beginning and ending

    def open_game(self, game_id: str) -> None:
        """Ask about the person's own decisions of a game, as its analysis finds them."""
        self._searches = True
        self.series = QuestionSeries()
        self._read(game_id)

    def open_items(self, items: Iterable[Item]) -> None:
        """Ask these questions."""
        self._searches = False
        self.series = QuestionSeries(list(items))
        self.next()

    def close(self) -> None:
        """Leave off for good, end the thinker, and wait until nothing reads or writes the archive."""
        self._gather.stop()
        self._reader.close()
        self.analysis.close()
        self.match = self.timeline = None
        # a change of language may still reach the page, which would ask for the words of a question
        self.phase, self.series = (
            TrainingPhase.READING,
            QuestionSeries(),
        )

    # the question

    @property
    def item(self) -> Item | None:
        """The question of the series that is asked now; ``None`` if there is none."""
        return self.series.item

    @property
    def advice(self) -> Advice | None:
        """What the second look has found about the decision; ``None`` while it is not known."""
        value = self.analysis.values.get(self.item.position) if self.item is not None else None
        return value.advice if value is not None else None

    def advice_with_tried(self, most: int = 0) -> Advice | None:
        """The second look with what else the person tried, ``most`` actions at most (``with_tried``)."""
        advice, item = self.advice, self.item
        if advice is None or item is None:
            return None
        return with_tried(advice, self.tried.get((item.game, item.position), ()), most)

    @property
    def question(self) -> TrainingQuestion | None:
        """What the decision has cost, which is kept with the outcome; ``None`` while it is not known."""
        advice = self.advice
        if self.item is None or advice is None:
            return None
        return TrainingQuestion(self.item.position, ShareChange(advice.gain, advice.error))

    @property
    def searching(self) -> bool:
        """Whether the analysis may still find more questions."""
        return self._searches and (self._gather.isActive() or not self.analysis.looked_through)

    # what the person does

    def choose(self, chosen: Action | Series) -> None:
        """Answer the question; of a choice of several actions the first one counts."""
        item, advice = self.item, self.advice_with_tried()
        if self.phase is not TrainingPhase.ASKED or item is None or advice is None:
            return
        assert self.timeline is not None
        action = chosen.actions[0] if isinstance(chosen, Series) else chosen
        state = self.timeline.states[item.position]
        known = actions(self.timeline, item.position, advice)
        if action in known:  # it was judged before
            found = known[action]
            self._judge(Answer(action, grade(found, best=found.action == advice.action), found, not found.action))
            return
        self._chosen = state.legal().index(action)
        self.phase = TrainingPhase.JUDGING
        self.changed.emit()
        self.analysis.compare(item.position, self._chosen)

    def again(self) -> None:
        """Ask the same question once more."""
        if self.phase in (TrainingPhase.JUDGED, TrainingPhase.SHOWN):
            self._ask()

    def show_answer(self) -> None:
        """Show the best answer; a question that was not solved before counts as failed."""
        if self.phase in (TrainingPhase.ASKED, TrainingPhase.JUDGED):
            self._note(QuestionOutcome.FAILED)
            self.phase = TrainingPhase.SHOWN
            self.changed.emit()

    def next(self) -> None:
        """Go on to the next question; one that was not answered stays open."""
        item = self.series.next()
        self.analysis.look_at(-1)  # nobody waits for the one before any more
        if item is None:
            self.phase = TrainingPhase.SEARCHING if self.searching else TrainingPhase.OVER
            self.changed.emit()
        elif self.match is not None and self.match.record.id == item.game:
            self._ask()
        else:
            self._read(item.game)

    def rewind(self) -> None:
        """Begin again with the questions that were not solved."""
        self.series.rewind()
        self.next()

    # the game

    def _read(self, game_id: str) -> None:
        self.phase = TrainingPhase.READING
        self.changed.emit()
        self._reader.ask(game_id)

    def _take_game(self, match: Match) -> None:
        self.match, self.seat = match, own_seat(match.seats)
        self.timeline = Timeline(match.states, match.events, [ply.text for ply in match.record.plies])
        self.phase = TrainingPhase.SEARCHING
        self.analysis.start(match.record.id, self.timeline, self.seat)
        self._look()

    def _skip_game(self, error: RecordError | ArchiveError) -> None:
        self.unreadable.emit(error)
        if self._searches:
            self.phase = TrainingPhase.OVER
            self.changed.emit()
        else:
            self.series.drop()
            self.next()

    def _advance(self, done: int, total: int) -> None:
        self.looked_at = (done, total) if done < total else (0, 0)
        self._look_soon()

    def _advised(self, position: int) -> None:
        if self.item is not None and position == self.item.position and self.phase is not TrainingPhase.READING:
            self._look()
        else:
            self._look_soon()

    def _look_soon(self) -> None:
        if not self._gather.isActive():
            self._gather.start()

    def _look(self) -> None:
        """Take over the questions that the analysis has found by now, and ask the next one if none is asked."""
        if self.match is None or self.timeline is None or self.phase is TrainingPhase.READING:
            return
        new = False
        if self._searches:
            found = questions(self.timeline, self.analysis.values, self.seat)
            new = self.series.add(self.match.record.id, [each.position for each in found])
        if self.phase is TrainingPhase.OVER and new:  # found after the last one was answered
            self.phase = TrainingPhase.SEARCHING
        if self.phase is not TrainingPhase.SEARCHING:  # more is known of the question that is asked
            self.changed.emit()
        elif self.item is not None and not self._searches:
            self._ask()
        elif self.series.at + 1 < len(self.series.items) or not self.searching:
            self.next()
        else:
            self.changed.emit()

    def _ask(self) -> None:
        """Ask the present question, once the second look at its decision is known.

        A question that turns out to be none is left out: the rules or the analysis may have changed since it was kept.
        """
        item = self.item
        assert item is not None
        assert self.timeline is not None
        self.answer, self.unjudged, self._chosen = None, False, -1
        there = item.position < self.timeline.plies and self.timeline.actor(item.position + 1) == self.seat
        if there:
            self.analysis.look_at(item.position)
        advice = self.advice
        if advice is None and there and item.position not in self.analysis.given_up:
            self.phase = TrainingPhase.SEARCHING
        elif advice is None or not is_question(self.timeline, item.position, advice):
            self.series.drop()
            self.next()
            return
        else:
            self.phase = TrainingPhase.ASKED
        self.changed.emit()

    # the answer

    def _take(self, position: int, index: int, found: object) -> None:
        item, advice = self.item, self.advice
        if (
            self.phase is not TrainingPhase.JUDGING
            or item is None
            or (item.position, self._chosen) != (position, index)
        ):
            return
        assert self.timeline is not None
        if found is None or advice is None:
            self.phase, self.unjudged = TrainingPhase.ASKED, True
            self.changed.emit()
            return
        assert isinstance(found, Alternative)
        self.tried.setdefault((item.game, position), []).append(found)
        action = self.timeline.states[position].legal()[index]
        held = actions(self.timeline, position, with_tried(advice, (found,)))[action]
        self._judge(Answer(action, grade(held, best=False), held))

    def _judge(self, answer: Answer) -> None:
        self.answer, self.phase = answer, TrainingPhase.JUDGED
        self._note(QuestionOutcome.SOLVED if answer.grade.solves else QuestionOutcome.FAILED)
        self.changed.emit()

    def _note(self, outcome: QuestionOutcome) -> None:
        """Keep how the question was answered; only its first outcome counts."""
        item, question = self.item, self.question
        if item is None or question is None or item.outcome is not QuestionOutcome.OPEN:
            return
        item.outcome = outcome
        try:
            keep_outcome(self._archive, item.game, question, outcome, self.today())
        except ArchiveError as error:
            LOG.warning("training: not kept: %s", error)
            self.unkept.emit(error)
