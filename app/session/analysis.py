"""Works out the chances to win in a past game, its luck and its decisions, in the background, and keeps them.

The work has stages (``Stage``):

1. The chances of every seat at every position, from the end backwards with few deals; then those around the largest
   swings again with many deals, so that turning points are no errors of the estimate.
2. Only in a finished game: how much was luck and what the decisions have given away, stretch by stretch from the
   beginning.  A stretch is a turn, or a round where the game has the dice and cards of a whole round lie open.  Luck is
   asked for one stretch at a time, each of which needs to know how the one before ended; decisions go beside it.
3. The luck of the stretches with the most of it again, with more deals.
4. A second look of a master at the person's costliest decisions, and at those that are known least.
5. The luck of all stretches in which it is not known well enough again, so that its sum is told with a small error.
6. A second look at the decisions of the others that are known least, likewise.
7. More deals of the second looks that have not told well enough by how much the best action is better.

What a person looks at meanwhile (``look_at``) or tries (``compare``) comes before all of that.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from app.engines.contract import NOBODY
from app.models.review.analysis import kept
from app.models.review.skill import Skill
from app.models.review.timeline import PositionValue
from app.models.training.question import questions
from app.session.answers import (
    advice,
    alternative,
    best_actions,
    known_of,
    pair,
    way,
    ways,
    with_more,
    with_points,
)
from app.session.deepening import largest_swings
from app.session.keeping import Keeper
from app.session.mailbox import Mailbox
from app.session.stages import LATER, LUCK_STAGES, UNAWAITED, Stage, following, work
from app.session.thinker import WAITING, in_flight

if TYPE_CHECKING:
    from app.ai.decision_review import DecisionReview, Measured, Points
    from app.ai.skill.parts import SectionFindings
    from app.match.archive import Archive
    from app.models.review.skill import StretchSkill, Verdict
    from app.models.review.timeline import Advice, Timeline
    from app.session.stretches import Stretches
    from app.session.thinker import MakeThinker, Thinker

LOG = logging.getLogger(__name__)

QUICK, DEEP = 32, 400
"""Deals per position in the first and in the second pass over the chances.

A deal is played to the end of the turn only, and the position there is judged.  That differs little from deal to deal:
most standard errors of the first pass are about 0.01, and it takes half a minute of processor time at most.
"""

SWINGS = 10
"""Plies with the largest swings, whose two positions are estimated again in the second pass."""


class Analysis(QObject):
    """Analyses one game at a time; what was found before is read from the archive and not worked out again.

    Args:
        archive: Where the game is kept, and what is found.
        make: Makes the thinker, when it is first needed.
        parent: The owner.

    Attributes:
        values: What is known of the chances, by position.
        parts: What is known of luck and decisions, by the position at which a stretch begins; without a gap from the
            beginning of the game on.
        given_up: Positions whose decision the worker could not look at; they are not asked again.

    Signals:
        advanced: More chances are known; how many positions are done, and how many there are in all.
        finished: All chances are known.
        weighed: Luck and decisions of more stretches are known; how many are done, and how many there are in all.
        advised: More is known of the decision at a position, or it was given up; the position.
        compared: The answer to ``compare``: position, index of the action in ``legal()``, and an ``Alternative``, or
            ``None`` if the worker gave up.
        failed: The worker gave up on a position; the others go on.
        completed: All stages are done and the training questions that follow are kept; the id of the game.
    """

    advanced = Signal(int, int)
    finished = Signal()
    weighed = Signal(int, int)
    advised = Signal(int)
    compared = Signal(int, int, object)
    failed = Signal()
    completed = Signal(str)

    def __init__(self, archive: Archive, make: MakeThinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.values: dict[int, PositionValue] = {}
        self.parts: dict[int, StretchSkill] = {}
        self.given_up: set[int] = set()
        self._archive, self._make = archive, make
        self._thinker: Thinker | None = None
        self._mailbox: Mailbox | None = None  # of the thinker
        self._game = ""
        self._timeline: Timeline | None = None
        self._observer = 0
        self._stretches: Stretches | None = None  # from the second stage on
        self._todo: list[int] = []  # positions that are still to be asked in this stage; of stretches where they begin
        self._samples = QUICK
        self._deepened: set[int] = set()  # positions that were asked again with more deals, whether that worked or not
        self._stage = Stage.CHANCES
        self._asked: dict[int, int] = {}  # request id to position
        self._wanted = -1  # position of the decision that somebody looks at, -1 for none
        self._aside: dict[int, int] = {}  # request id to position: what was asked out of turn because it is wanted
        self._tried: dict[int, tuple[int, int]] = {}  # request id to position and index of the action of ``compare``
        self._held = 0  # how many questions were taken back meanwhile and are to be asked again
        self._wanted_deals: dict[int, int] = {}  # of stretches that are dealt again, by where they begin
        self._questions_are_kept = self._complete = False
        self._serial = 0  # the last request id
        self._done = self._total = 0  # positions or stretches of this stage
        self._keeper = Keeper(archive, self)
        self._questions_kept = Mailbox(self._tell_questions_kept)

    @property
    def busy(self) -> bool:
        """Whether something is still being worked out."""
        return bool(self._todo or self._stage is Stage.SKILL or self._asked or self._aside or self._tried)

    @property
    def refining(self) -> bool:
        """Whether luck and decisions have been looked at, and will still be told better."""
        return self._stage in LATER and self.busy

    @property
    def looked_through(self) -> bool:
        """Whether no more second looks will come by themselves; the next stage may follow from the last answer."""
        return self._stage in UNAWAITED or self._is_done

    @property
    def _looks_again(self) -> bool:
        """Whether single decisions are asked about in this stage."""
        return self._stage in LATER and self._stage not in LUCK_STAGES

    @property
    def _first_look(self) -> Stretches | None:
        """The stretches while all of them are looked at for the first time."""
        return self._stretches if self._stage is Stage.SKILL else None

    @property
    def _is_done(self) -> bool:
        """Whether the stage has nothing left to ask."""
        return not (self._todo or self._stage is Stage.SKILL or self._asked or self._held)

    def start(self, game_id: str, timeline: Timeline, observer: int) -> None:
        """Read what the archive has of a game, and work out the rest.

        Args:
            game_id: As in the archive.
            timeline: The game.
            observer: The seat that looks: what it cannot know is dealt anew for every deal.
        """
        self.stop()
        self._game, self._timeline, self._observer = game_id, timeline, observer
        self._questions_are_kept = self._complete = False
        self._keeper.wait()  # what is still being written may be of this game
        known = kept(self._archive, game_id, timeline.plies, timeline.players)
        self.values, self.parts = known.values, known.parts
        missing = [position for position in range(timeline.plies, -1, -1) if position not in self.values]
        self._begin(missing, QUICK)
        self.advanced.emit(self._done, self._total)
        if not self.busy:
            self._deepen()

    def stop(self) -> None:
        """Leave off; what was found is kept, and ``start`` goes on from there."""
        if self._thinker is not None and (self._asked or self._aside or self._tried):
            self._thinker.cancel()
        self._todo, self._asked, self._tried, self._deepened = [], {}, {}, set()
        self._stretches, self._stage = None, Stage.CHANCES  # what is left off is not complete
        self._wanted, self._aside, self._held, self.given_up = -1, {}, 0, set()
        self._keep(everything=True)

    def close(self) -> None:
        """Leave off, end the thinker, and forget the game here; waits until everything is written."""
        self.stop()
        self.values, self.parts, self._timeline = {}, {}, None
        if self._mailbox is not None:
            self._mailbox.close()
        if self._thinker is not None:
            self._thinker.close()
            self._thinker = None
        self._keeper.wait()

    def skill(self) -> Skill:
        """Luck and decisions as far as they are known; only after ``start``."""
        assert self._timeline is not None
        return Skill(self._timeline, self.values, self.parts)

    def _begin(self, positions: Iterable[int], samples: int) -> None:
        self._todo, self._samples = list(positions), samples
        assert self._timeline is not None
        self._stage = Stage.CHANCES
        self._total = self._timeline.plies + 1
        self._done = self._total - len(self._todo)
        self._ask(in_flight())

    def _ask(self, count: int = 1) -> None:
        """Ask the next ``count`` questions of this stage, or as many as there are."""
        if self._stage is Stage.SKILL:
            self._ask_for_skill()
            return
        for _ in range(count):
            if not self._todo or self._timeline is None:
                return
            thinker = self._ready()
            position = self._todo.pop(0)
            self._serial += 1
            self._asked[self._serial] = position
            if self._stage in LUCK_STAGES:
                assert self._stretches is not None
                thinker.weigh(self._serial, self._stretches.luck_again(position, self._wanted_deals[position]))
                continue
            state = self._timeline.states[position]
            if self._stage is Stage.MORE_DEALS:
                self._measure(position)
            elif self._stage in LATER:
                self._reconsider(position)
            else:
                thinker.analyse(self._serial, state, self._observer, self._samples)

    def _ask_for_skill(self) -> None:
        """Ask about luck and decisions, as much as the processes can have at once."""
        assert self._stretches is not None
        while question := self._stretches.ask(self._serial + 1, in_flight() - WAITING):
            thinker = self._ready()
            self._serial += 1
            self._asked[self._serial] = question[0]
            thinker.weigh(self._serial, question[1])

    def _ready(self) -> Thinker:
        if self._thinker is None:
            self._mailbox = Mailbox(self._take)
            self._thinker = self._make(self._mailbox.post)
        return self._thinker

    def _take(self, message: tuple[Any, ...]) -> None:
        """Take an answer of the thinker: out of turn, or of the stage, which goes on then."""
        if message[1:2] and message[1] in self._aside:  # "replaced" has no id
            self._take_aside(self._aside.pop(message[1]), message)
            return
        if message[1:2] and message[1] in self._tried:
            self._take_tried(*self._tried.pop(message[1]), message)
            return
        known_kinds = "assessed", "weighed", "reconsidered", "measured", "failed"
        if message[0] not in known_kinds or message[1] not in self._asked:
            return
        position = self._asked.pop(message[1])
        if message[0] == "assessed":  # the second pass keeps advice that is known by then
            known = self.values.get(position)
            self.values[position] = PositionValue(
                tuple(message[2]), tuple(message[3]), self._samples, known.advice if known else None
            )
            self._keeper.note(position)
        elif message[0] == "weighed" and self._stage is Stage.SKILL:
            self._take_stretch(message[1], message[2])
        elif message[0] == "weighed":
            self._take_luck(position, message[2])
        elif message[0] == "reconsidered":
            self._take_advice(position, message[2])
        elif message[0] == "measured":
            self._take_more(position, message[2])
        else:
            LOG.warning("analysis: position %s failed: %s", position, message[2:])
            if (first_look := self._first_look) is not None:
                first_look.give_up(message[1])
            self.failed.emit()
        self._keep(everything=self._looks_again)
        self._ask()
        self._go_on()
        if self._wanted == position:  # it could not be looked at before its chances were known
            self._look()
        self._end()

    def _go_on(self) -> None:
        """Count the answer and tell how far the stage is; of the first two begin the next one if this one is done."""
        if self._stage is Stage.SKILL:
            if self._done != len(self.parts):
                self._done = len(self.parts)
                self.weighed.emit(self._done, self._total)
            self._leave_skill()
            return
        self._done += 1
        if self._stage is Stage.CHANCES:
            self.advanced.emit(self._done, self._total)
            if not self.busy:
                self._deepen()
        elif self._stage in LUCK_STAGES:
            self.weighed.emit(self._total, self._total)

    def _take_advice(self, position: int, found: DecisionReview) -> None:
        assert self._timeline is not None
        self._advise(position, advice(self._timeline, position, found))

    def _take_more(self, position: int, found: Measured) -> None:
        known = self.values[position].advice
        if known is not None and known.runs < found.runs:
            self._advise(position, with_more(known, found))

    def _advise(self, position: int, found: Advice) -> None:
        self.values[position] = replace(self.values[position], advice=found)
        self._keeper.note(position)
        self.advised.emit(position)

    def _deepen(self) -> None:
        """Estimate the positions around the largest swings again; once that is done begin with luck and decisions."""
        assert self._timeline is not None
        positions = [
            position
            for position in largest_swings(self._timeline, self.values, SWINGS)
            if self.values[position].runs < DEEP
            and position not in self._deepened  # one that fails keeps its few runs, and would be asked for ever
            and self._timeline.states[position].actor != NOBODY
        ]
        if positions:
            self._deepened.update(positions)
            self._begin(positions, DEEP)
            return
        self._keep(everything=True)
        self.finished.emit()
        self._weigh()

    # luck and decisions

    def _weigh(self) -> None:
        """Begin to tell luck from skill, if the game is over and was played against somebody."""
        timeline = self._timeline
        if timeline is None or timeline.states[-1].actor != NOBODY or timeline.players == 1:
            return  # who plays alone always wins: there is no chance that luck or a decision could change
        from app.session.stretches import Stretches  # imports all opponents, as whoever estimates chances did before

        self._stage, self._wanted_deals = Stage.SKILL, {}
        self._stretches = Stretches(timeline, self.parts)
        self.parts = self._stretches.parts
        self._done, self._total = len(self.parts), len(self._stretches)
        self.weighed.emit(self._done, self._total)
        self._ask()
        self._leave_skill()

    def _leave_skill(self) -> None:
        """Go on to the next stage, if luck and decisions are known, or cannot be."""
        if (first_look := self._first_look) is not None and not first_look.busy:
            self._keep(everything=True)
            self._begin_later(Stage.LUCK_AGAIN)

    def _take_stretch(self, request_id: int, found: SectionFindings) -> None:
        """Take luck or decisions of a stretch, and have all stretches kept that are complete by that."""
        assert self._stretches is not None
        for first in self._stretches.take(request_id, found):
            self._note(first)

    def _take_luck(self, first: int, found: SectionFindings) -> None:
        """Take the luck of a stretch that was dealt again."""
        assert self._stretches is not None
        self._stretches.take_luck(first, found, self._wanted_deals[first])
        self._note(first)

    def _note(self, first: int) -> None:
        """Have the stretch that begins at position ``first`` kept."""
        if first in self.values:  # the archive keeps a stretch with the chances at its beginning, which may have failed
            self._keeper.note(first)

    def _begin_later(self, stage: Stage) -> None:
        """Begin one of the stages after the first look."""
        assert self._timeline is not None
        self._keep(everything=True)
        skill = self.skill()
        self._wanted_deals = work(stage, self._timeline, skill, self.values, self.parts, self._observer)
        self._stage, self._todo = stage, list(self._wanted_deals)
        self._ask(in_flight())
        self._end()

    def _end(self) -> None:
        """Go on to the next of the later stages once one is done; tell once all are."""
        if self._timeline is None or not self._is_done or self._stage not in LATER:
            return
        if self._stage is Stage.ADVICE:
            found = questions(self._timeline, self.values, self._observer)
            self._keeper.keep_questions(self._game, found, self._questions_kept.post)
        after = following(self._stage)
        if after is not None:
            self._begin_later(after)
        else:
            self._keep(everything=True)
            self._tell_completed(self._game)

    def _measure(self, position: int) -> None:
        """Ask for more deals of the second look at a decision, by the present serial number."""
        timeline, known = self._timeline, self.values[position].advice
        assert timeline is not None
        assert known is not None
        compared = pair(timeline, position, known)
        assert compared is not None, "what cannot be read is not asked"
        self._ready().measure(self._serial, timeline.states[position], compared, known.seed, known_of(known))

    def _tell_questions_kept(self, game_id: str) -> None:
        self._questions_are_kept |= game_id == self._game
        self._tell_completed(game_id)

    def _tell_completed(self, game_id: str) -> None:
        """Tell that a game is complete, once its last stage is done and its training questions are kept."""
        done = self._stage is Stage.MORE_DEALS and self._is_done and self._questions_are_kept
        if game_id == self._game and done and not self._complete:
            self._complete = True
            self.completed.emit(game_id)

    # out of turn

    def look_at(self, position: int) -> None:
        """Find out all about the decision at a position before anything else, as somebody looks at it.

        ``advised`` tells of every step.  What is known already is not asked again.

        Args:
            position: Where the decision is made; -1 if nobody looks at one any more.
        """
        if position == self._wanted:
            return
        self._wanted = position
        self._drop_aside()
        if position in self._todo and self._stage is Stage.CHANCES:  # its chances have to be known first
            self._todo.remove(position)
            self._todo.insert(0, position)
        self._look()
        self._resume()

    def _look(self) -> None:
        """Ask what is still to be known of the wanted decision: first the second look, then the points at the end.

        All other questions are taken back meanwhile, so that the processes have nothing else to do.
        """
        position, timeline = self._wanted, self._timeline
        if timeline is None or position not in self.values or position in self.given_up:
            return
        known = self.values[position].advice
        if known is not None and (known.ends or not known.alternatives):
            return  # everything is known, or there is nothing to compare
        self._hold()
        self._serial += 1
        self._aside[self._serial] = position
        if known is None:
            self._reconsider(position)
        else:
            state = timeline.states[position]
            self._ready().count(self._serial, state, ways(timeline, position, known), known.seed)

    def _reconsider(self, position: int) -> None:
        """Ask for a second look at a decision, by the present serial number."""
        from app.ai.skill.decisions import continuations  # as above

        timeline, ply = self._timeline, position + 1
        assert timeline is not None
        asked, further = (timeline.states[position], timeline.taken(ply)), tuple(timeline.continuation(ply))
        found = continuations(further, position, best_actions(timeline, self._verdicts(position)))
        self._ready().reconsider(self._serial, *asked, continuations=found)

    def _verdicts(self, position: int) -> Mapping[int, Verdict]:
        """Verdicts of the quick pass on the stretch that a position lies in; none where it is not known."""
        return next((part.verdicts for first, part in self.parts.items() if first <= position < part.last), {})

    def compare(self, position: int, index: int) -> None:
        """Find out before anything else how good an action is that the second look has left out.

        It meets the deals of the second look, together with the best action.  Answered by ``compared``.

        Args:
            position: Where the decision is made; a second look at it must be known.
            index: Of the action in ``legal()``.
        """
        timeline = self._timeline
        assert timeline is not None
        known, state = self.values[position].advice, timeline.states[position]
        assert known is not None
        self._hold()
        self._drop_aside()
        best = way(timeline, position, known.alternatives[0])
        self._serial += 1
        self._tried[self._serial] = (position, index)
        self._ready().compare(self._serial, state, best, index, known.seed)

    def _drop_aside(self) -> None:
        """Take back what was asked out of turn."""
        if self._aside or self._tried:
            self._ready().cancel()
            self._aside, self._tried = {}, {}

    def _take_tried(self, position: int, index: int, message: tuple[Any, ...]) -> None:
        found = None
        if message[0] == "compared" and self._timeline is not None:
            state = self._timeline.states[position]
            found = alternative(state.game.write(state, state.legal()[index]), message[2])
        else:
            LOG.warning("analysis: action %s of decision %s failed: %s", index, position, message[2:])
        self.compared.emit(position, index, found)
        if not self._aside:
            self._look()
        self._resume()

    def _hold(self) -> None:
        """Take back all questions of the stage, to ask them later."""
        if self._asked:
            self._ready().cancel()
            self._held = len(self._asked)
            if (first_look := self._first_look) is not None:
                first_look.take_back()
            else:
                self._todo = [*self._asked.values(), *self._todo]
            self._asked = {}

    def _resume(self) -> None:
        """Ask again what was taken back, unless something is still asked out of turn."""
        if not (self._aside or self._tried) and self._held:
            count, self._held = self._held, 0
            self._ask(count)

    def _take_aside(self, position: int, message: tuple[Any, ...]) -> None:
        if message[0] == "reconsidered":
            if self._looks_again and position in self._todo:
                self._todo.remove(position)  # the stage need not ask that again
            self._take_advice(position, message[2])
            self._look()
        elif message[0] == "counted":
            self._take_points(position, message[2])
        else:
            LOG.warning("analysis: decision %s failed: %s", position, message[2:])
            self.given_up.add(position)
            self.advised.emit(position)
        self._keep(everything=True)
        self._resume()
        self._end()

    def _take_points(self, position: int, found: Points) -> None:
        known = self.values[position].advice
        assert known is not None
        if found.deals:
            self._advise(position, with_points(known, found))
        else:
            self.given_up.add(position)
            self.advised.emit(position)

    # keeping

    def _keep(self, *, everything: bool = False) -> None:
        self._keeper.keep(self._game, self.values, self.parts, everything=everything)
