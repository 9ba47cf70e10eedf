"""Has the parts of a review show what an analysis finds: chances, turning points, second looks, luck and skill."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.models.games import presenter
from app.models.review.timeline import turning_points
from app.views.review.catching_up import CatchingUp
from app.views.review.signs import signs_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from PySide6.QtWidgets import QWidget

    from app.match.match import Match
    from app.match.seats import Seat
    from app.models.presenter import EventSign
    from app.models.review.game_words import GameWords
    from app.models.review.moves import MoveModel, SecondLook
    from app.models.review.timeline import PositionValue, Timeline, TurningPoint
    from app.session.analysis import Analysis
    from app.views.review.chart_panels import ChartPanels
    from app.views.review.move_list import MoveList
    from app.views.review.position_slider import PositionSlider
    from app.views.review.skill_view import SkillView

CHANCES, TURNING_POINTS, SECOND_LOOKS, SKILL = "chances", "turning points", "second looks", "skill"
"""Names of the parts that are shown one by one: win chances, turning points, second looks, luck and skill."""


class AnalysisView(QObject):
    """Takes what an analysis finds, several times a second, and has the parts of the page show it bit by bit.

    ``CatchingUp`` decides when that is done: not too often, and while the page is at rest.

    Args:
        page: The page.
        analysis: The analysis.
        parts: The parts of the page that show something of it.
        at_rest: Whether the page has nothing better to do.

    Attributes:
        turning_points: The turning points, once all chances are known.
        second_looks: Second looks at decisions, by ply.
        hidden: Whether the win chances are not shown for now.

    Signals:
        looked_again: ``second_looks`` has changed.
    """

    looked_again = Signal()

    def __init__(
        self,
        page: QWidget,
        analysis: Analysis,
        parts: tuple[ChartPanels, MoveModel, MoveList, SkillView, PositionSlider],
        at_rest: Callable[[], bool],
    ) -> None:
        super().__init__(page)
        self._analysis = analysis
        self._charts, self._moves, self._list, self._skill, self._slider = parts
        self._timeline: Timeline | None = None
        self._words: GameWords | None = None
        self._marks: Sequence[EventSign] = ()
        self._progress = (0, 0)
        self._advised: set[int] = set()  # positions whose second look is still to be put into words
        self.turning_points: list[TurningPoint] = []
        self.second_looks: dict[int, SecondLook] = {}
        self.hidden = False
        shows = {
            CHANCES: self._chances_steps,
            TURNING_POINTS: self._turning_points_steps,
            SECOND_LOOKS: self._second_looks_steps,
            SKILL: self._skill_steps,
        }
        self._catching_up = CatchingUp(self, shows, at_rest)
        analysis.advanced.connect(self._take_chances)
        analysis.finished.connect(self._finish)
        analysis.weighed.connect(self._take_skill)
        analysis.advised.connect(self._take_advice)
        analysis.completed.connect(self._complete)

    @property
    def busy(self) -> bool:
        """Whether something is known that is not shown yet."""
        return self._catching_up.busy

    def load(self, timeline: Timeline, *, hidden: bool) -> None:
        """Take another game, of which nothing is known yet; with ``hidden`` its win chances are not shown."""
        self.forget()
        self._timeline = timeline
        self.hide(hidden)
        self._list.allow_turning(False)

    def hide(self, hidden: bool) -> None:
        """Hide the win chances, or show them."""
        self.hidden = hidden
        self._charts.hide_chances(hidden)
        self._charts.show_chances(self._values())

    def stop(self) -> None:
        """Show nothing more of what is known by now."""
        self._catching_up.stop()

    def forget(self) -> None:
        """Let go of the game; what is drawn stays until the next one."""
        self.stop()
        self._timeline = self._words = None
        self._marks, self._progress, self._advised = (), (0, 0), set()
        self.turning_points, self.second_looks = [], {}

    def say(self, match: Match, seats: Sequence[Seat], words: GameWords) -> None:
        """Set all words; called before anything is shown, and after a change of language."""
        self._words = words
        self._marks = presenter(match.record.game).event_signs(match.events, seats)
        self._moves.set_turning_points(self.turning_points)
        self.second_looks = {ply: words.second_look(ply, look.advice) for ply, look in self.second_looks.items()}
        self._show_second_looks()
        self._skill.say(words, seats)
        self._charts.show_chances(self._values())
        self._show_signs()

    # --- what is found -------------------------------------------------------------------------------------------

    def _take_chances(self, done: int, total: int) -> None:
        self._progress = (done, total)
        self._catching_up.want(CHANCES)

    def _finish(self) -> None:
        self._progress = (0, 0)
        self._advised |= self._analysis.values.keys()
        self._catching_up.want(CHANCES, TURNING_POINTS, SECOND_LOOKS)

    def _take_advice(self, position: int) -> None:
        self._advised.add(position)
        self._catching_up.want(SECOND_LOOKS, SKILL)

    def _take_skill(self, done: int, total: int) -> None:
        self._skill.set_progress(done, total)
        self._catching_up.want(SKILL)

    def _complete(self) -> None:
        if self._timeline is not None:  # the disk may have answered after the game was closed
            self._catching_up.want(SKILL)

    # --- showing it ----------------------------------------------------------------------------------------------

    def _values(self) -> Mapping[int, PositionValue]:
        return {} if self.hidden else self._analysis.values

    def _chances_steps(self) -> Iterator[None]:
        self._charts.set_progress(*self._progress)
        yield from self._charts.chances_in_steps(self._values())

    def _turning_points_steps(self) -> Iterator[None]:
        assert self._timeline is not None
        self.turning_points = turning_points(self._timeline, self._analysis.values)
        yield
        self._moves.set_turning_points(self.turning_points)
        self._list.allow_turning(True)
        self._show_signs()

    def _second_looks_steps(self) -> Iterator[None]:
        assert self._words is not None
        while self._advised:
            position = self._advised.pop()
            advice = self._analysis.values[position].advice
            if advice is not None:
                self.second_looks[position + 1] = self._words.second_look(position + 1, advice)
                yield
        self._show_second_looks()

    def _show_second_looks(self) -> None:
        self._moves.set_second_looks(self.second_looks)
        self.looked_again.emit()

    def _skill_steps(self) -> Iterator[None]:
        skill = self._analysis.skill()
        yield
        yield from self._skill.take_in_steps(skill, self._analysis.values, refining=self._analysis.refining)

    def _show_signs(self) -> None:
        assert self._words is not None
        self._slider.set_signs(signs_of(self._marks, self.turning_points, self._words.tell))
