"""Shows luck and skill of one seat on the page of a review: in a panel, in a band, and in columns of the list."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.models.ending import costliest_decision
from app.models.losses import steps_of
from app.models.review.skill import share_won
from app.models.review.skill_words import SkillWords
from app.views.review.skill_band import SkillBand
from app.views.review.skill_panel import SkillPanel

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from PySide6.QtWidgets import QWidget

    from app.ai.losses import LevelLoss
    from app.match.seats import Seat
    from app.models.review.game_words import GameWords
    from app.models.review.moves import MoveModel
    from app.models.review.skill import ShareChange, Skill, TurnSkill
    from app.models.review.timeline import PositionValue, Timeline
    from app.views.review.move_list import MoveList
    from app.views.review.position_slider import PositionSlider


class SkillView(QObject):
    """Makes the panel and the band, and fills them and the list of moves.

    Args:
        page: The page, on which the panel lies.
        card: The card, on which the band lies.
        slider: The slider.
        moves: The moves.
        move_list: The list of moves.

    Attributes:
        shown: Whether there is anything to show: in finished games with opponents.
        seat: The seat whose win chance is meant.

    Signals:
        picked: Position that the person wants to see.
        mistake_picked: Ply whose decision the person wants to see.
        chosen: Seat that was chosen.
    """

    picked = Signal(int)
    mistake_picked = Signal(int)
    chosen = Signal(int)

    def __init__(
        self, page: QWidget, card: QWidget, slider: PositionSlider, moves: MoveModel, move_list: MoveList
    ) -> None:
        super().__init__(page)
        self.panel, self.band = SkillPanel(page), SkillBand(slider, card)
        self._moves, self._list = moves, move_list
        self._timeline: Timeline | None = None
        self._lines: GameWords | None = None
        self._words = SkillWords(())
        self._seats: Sequence[Seat] = ()
        self._skill: Skill | None = None
        self._start: Sequence[float] = ()
        self._levels: Sequence[LevelLoss] = ()
        self._progress = (0, 0)
        self._refining = False
        self.shown, self.seat = False, 0
        self.panel.picked.connect(self.picked)
        self.panel.mistake_picked.connect(self.mistake_picked)
        self.panel.chosen.connect(self.choose)
        self.band.picked.connect(self.picked)
        self.band.mistake_picked.connect(self._pick_mistake)
        self.show_parts(False)

    def expect(self, timeline: Timeline, *, shown: bool) -> None:
        """Note how much room the panel takes for another game; before the page is laid out and ``load`` is called.

        Args:
            timeline: The game.
            shown: Whether there is anything to show.
        """
        first = timeline.states[0]
        self.shown = shown
        self._levels = steps_of(first.game.key, timeline.players, first.options)
        self.panel.compares = bool(self._levels)

    def load(self, timeline: Timeline, seats: Sequence[Seat], own: int) -> None:
        """Take another game, of which nothing is known yet; ``own`` is the seat that is shown first."""
        self._timeline, self._seats, self.seat = timeline, seats, own
        self._skill, self._start, self._progress, self._refining = None, (), (0, 0), False
        self.panel.load(seats, own)

    def forget(self) -> None:
        """Let go of the game; what is painted stays until the next one."""
        self._timeline = self._skill = self._lines = None

    def show_parts(self, shown: bool) -> None:
        """Show or hide panel and band."""
        self.panel.setVisible(shown)
        self.band.setVisible(shown)

    def height_wanted(self) -> int:
        """Height of the panel in pixels; 0 where it is not shown."""
        return self.panel.height_wanted() if self.shown else 0

    def say(self, lines: GameWords, seats: Sequence[Seat]) -> None:
        """Set all words, in the language of ``lines``."""
        self._lines, self._seats, self._words = lines, seats, SkillWords(seats)
        self.panel.retranslate()
        for each, seat in zip(self.panel.choices, seats, strict=True):
            each.set_name(self._words.whose(seats.index(seat)))
        self._show()

    def take_in_steps(
        self, skill: Skill, values: Mapping[int, PositionValue], *, refining: bool = False
    ) -> Iterator[None]:
        """Show what is known by now in steps, one part after the other; with ``refining`` it will be known better."""
        self._skill, self._refining = skill, refining
        self._start = values[0].shares if 0 in values else ()
        yield from self._steps()

    def set_progress(self, done: int, total: int) -> None:
        """Note how many of ``total`` stretches are known; shown with the next update."""
        self._progress = (done, total)

    def choose(self, seat: int) -> None:
        """Show luck and skill of another seat."""
        self.seat = seat
        self.panel.choices[seat].setChecked(True)
        self._show()
        self.chosen.emit(seat)

    def _show(self) -> None:
        deque(self._steps(), maxlen=0)  # takes all steps at once

    def _steps(self) -> Iterator[None]:
        """Update list, band and panel, one after the other."""
        if not self.shown or self._lines is None:
            self._moves.set_skill(None, self.seat)
            self._list.show_columns("", None)
            return
        self._moves.set_skill(self._skill, self.seat)
        self._list.show_columns(self._words.whose(self.seat), self._terms)
        yield
        self.band.show_turns(self._skill.turns(self.seat) if self._skill else (), self._turn_words)
        yield
        self.band.paint_ahead()
        yield
        self._show_panel()

    def _show_panel(self) -> None:
        self.panel.name(self._words.title(self.seat))
        skill, timeline = self._skill, self._timeline
        if skill is not None and timeline is not None and skill.complete and self._start:
            won = share_won(timeline.states[-1].ranking(), self.seat)
            balance = skill.balance(self.seat, self._start[self.seat], won)
            compared = self._words.compared(self._levels, balance)
            self.panel.say(self._words.headline(balance), self._words.way(balance), compared)
            self.panel.remark_on(self._words.refining() if self._refining else "")
        else:
            self.panel.say(*self._words.progress(*self._progress))
            self.panel.remark_on("")
        self._show_moments(skill.moments(self.seat) if skill else (0, 0))

    def _show_moments(self, moments: tuple[int, int]) -> None:
        """Fill the rows of the panel; ``moments`` are the plies of the luckiest and the unluckiest, 0 for none."""
        self._show_costliest()
        labels = self._words.labels()
        for row, label, ply in zip((self.panel.best, self.panel.worst), labels, moments, strict=True):
            if ply and self._skill is not None and self._lines is not None:
                happened = self._lines.tell(ply) or self._lines.name_of(ply)
                row.show_moment(ply, label, happened, self._words.moment(self.seat, self._skill.luck(ply, self.seat)))
            else:
                row.show_moment(0, "", "", "")

    def _show_costliest(self) -> None:
        skill, timeline, row = self._skill, self._timeline, self.panel.costliest
        ply = costliest_decision(timeline, skill, self.seat)[0] if skill is not None and timeline is not None else 0
        if not ply or skill is None or self._lines is None:
            row.show_moment(0, "", "", "")
            return
        change = self._words.moment(self.seat, skill.decision(ply, self.seat))
        row.show_moment(ply, self._words.costliest(), self._lines.chosen(ply), change)

    def _pick_mistake(self, turn: TurnSkill) -> None:
        """Emit ``mistake_picked`` for the costliest decision of a turn."""
        assert self._skill is not None
        self.mistake_picked.emit(self._skill.costliest(self.seat, turn.first, turn.last))

    def _terms(self, decision: ShareChange, luck: ShareChange) -> str:
        return self._words.terms(self.seat, decision, luck)

    def _turn_words(self, turn: TurnSkill) -> str:
        assert self._timeline is not None
        return self._words.turn(self.seat, self._timeline.actor(turn.first + 1), turn)
