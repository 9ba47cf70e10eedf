"""What the page of a game does at the end: points are counted on the table, then a sheet tells how it has ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from app.models.library import own_seat
from app.models.review.rerun import RerunWords, possible
from app.models.setup import spoken
from app.models.sources import rows_of
from app.session.findings import Findings
from app.session.rerun import Rerunner, make_player
from app.session.thinker import make_worker
from app.views.game.counting import Counting
from app.views.game.end_sheet import EndSheet, EndWords
from app.views.rerun_sheet import RerunSheet

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.match.archive import Archive
    from app.match.match import Match
    from app.models.ending import Insight
    from app.models.settings import Settings
    from app.session.rerun import MakePlayer
    from app.session.thinker import MakeThinker
    from app.views.board.view import BoardView
    from app.views.game.prompt_bar import PromptBar
    from app.views.game.score_panel import ScorePanel
    from app.views.widgets.sheet import Sheet

LOOK_AGAIN = 60
"""Time in ms until the table is asked again whether everything lies still."""

TELL_MS = 250
"""Time in ms between two updates of what is being worked out."""


class Ending(QObject):
    """Leads through the end of a game: counts the points, opens the sheet, and has everything worked out that it tells.

    Luck and skill, the best result before and the rating (``Findings``) begin to be worked out at once, beside the
    counting; a master in the own seat (``Rerunner``) plays only when the person asks for it.

    Args:
        page: The page of the game.
        view: Its table.
        score: Its standings.
        prompt: Its prompt.
        settings: Pace and reduced motion.
        show: Opens a sheet above the page.

    Attributes:
        archive: Where the game is kept; without one the sheet tells of nothing but the points.  Set by the window.
        counting: Counts the points on the table.
        make: Makes the ``Thinker`` that works out luck and skill.
        make_player: Makes the ``Player`` that plays the same deal again.

    Signals:
        counted: All points are counted, and the sheet is about to open.
        picked: As ``EndSheet.picked``.
        looked_at: As ``EndSheet.looked_at``.
    """

    counted = Signal()
    picked = Signal(str)
    looked_at = Signal(int)

    def __init__(
        self,
        page: QWidget,
        view: BoardView,
        score: ScorePanel,
        prompt: PromptBar,
        settings: Settings,
        show: Callable[[Sheet], None],
    ) -> None:
        super().__init__(page)
        self._page, self._view, self._score, self._settings = page, view, score, settings
        self._show = show
        self.archive: Archive | None = None
        self.make: MakeThinker = make_worker
        self.make_player: MakePlayer = make_player
        self.counting = Counting(page, view, score, prompt, settings)
        self.counting.done.connect(self._counted)
        self._match: Match | None = None
        self._watched = False  # whether the game has been played on here, so that its end was seen
        self._sheet: EndSheet | None = None
        self._seat = 0  # whose luck and skill is told
        self._findings: Findings | None = None
        self._rerunner: Rerunner | None = None
        self._rerun_sheet: RerunSheet | None = None
        self._later = QTimer(self, singleShot=True, interval=0)  # begins ``Findings``
        self._later.timeout.connect(self._find_out)
        self._rest = QTimer(self, singleShot=True, interval=LOOK_AGAIN)  # waits for the last move to come to rest
        self._rest.timeout.connect(self._count)
        self._tell = QTimer(self, singleShot=True, interval=TELL_MS)  # updates luck and skill on the sheet
        self._tell.timeout.connect(self._show_insights)

    def follow(self) -> None:
        """The page shows another position, after a move or an undo: leave off what belongs to the end of the game."""
        self.stop()
        self._watched = True

    def begin(self, match: Match) -> None:
        """The game is over: count its points, then open the sheet.

        A game that was over when it was opened is not counted.
        """
        if self._match is not None:  # the controller was started once more
            return
        self._match, self._seat = match, own_seat(match.seats)
        if self.archive is not None and not match.failure:
            self._later.start()  # after the last position was painted
        if self._watched:
            self._count()
        else:
            self._counted()

    def stop(self) -> None:
        """Leave off everything and close the sheets: the game goes on after an undo, or is left."""
        if self._match is None:
            return
        self._match = None
        for timer in (self._later, self._rest, self._tell):
            timer.stop()
        self.counting.stop()
        self._score.crown(())
        if self._findings is not None:
            self._findings.close()
            self._findings.deleteLater()
            self._findings = None
        for sheet in (self._sheet, self._rerun_sheet):
            if sheet is not None:
                sheet.shut()
        if self._rerunner is not None:
            self._rerunner.close()
            self._rerunner.deleteLater()
            self._rerunner = None

    def open(self) -> None:
        """Open the sheet, for the first time or again, unless points are still being counted or it is open."""
        match = self._match
        if match is None or self._sheet is not None or self.counting.running or self._rest.isActive():
            return
        if self._rerun_sheet is not None:  # it comes back by itself after that one
            return
        # alone one can neither win nor lose, and a game that departs from the rules has no end to be judged
        tells = self.archive is not None and not match.failure and len(match.seats) > 1
        festive = not self._settings.reduced_motion
        self._seat = own_seat(match.seats)
        whose = self._seat if tells else -1
        sheet = self._sheet = EndSheet(self._page, match.record.game, self._told, whose, festive=festive)
        sheet.picked.connect(self.picked)
        sheet.looked_at.connect(self.looked_at)
        sheet.seat_chosen.connect(self._choose)
        sheet.closed.connect(self._closed)
        sheet.retranslated.connect(self._retranslate)
        sheet.rerun_wanted.connect(self._open_rerun)
        self._show_insights()
        self._show(sheet)

    def _count(self) -> None:
        """Count the points, once nothing moves on the table any more."""
        match = self._match
        assert match is not None
        if self._view.scene_.moving():
            self._rest.start()
        else:
            self.counting.start(self._view.presenter.sources(match.state, spoken(match.seats)))

    def _counted(self) -> None:
        match = self._match
        assert match is not None
        places = match.state.ranking()
        self._score.crown([seat for seat, place in enumerate(places) if place == 1 and len(places) > 1])
        self.counted.emit()
        self.open()

    def _closed(self) -> None:
        self._sheet = None

    def _told(self) -> EndWords:
        match, shown, found = self._match, self._view.presenter, self._findings
        assert match is not None
        state, seats = match.state, spoken(match.seats)
        lines = shown.result(state, seats)
        alone = len(seats) == 1
        return EndWords(
            headline=lines[0],
            # the last lines are the results of the seats, which the table has
            details=" ".join(lines[1:] if alone else lines[1 : len(lines) - len(seats)]),
            best=" ".join(filter(None, (found.best(), found.rating()))) if found is not None else "",
            rows=tuple(rows_of(shown.scores(state, seats), shown.sources(state, seats))),
            seats=seats,
            ranking=tuple(state.ranking()),
            starts_next="" if alone else seats[(shown.starter(match.states[0]) + 1) % len(seats)].name,
        )

    # what is worked out meanwhile

    def _find_out(self) -> None:
        assert self._match is not None
        assert self.archive is not None
        found = self._findings = Findings(self.archive, self._match, self.make, self)
        found.advanced.connect(self._advanced)
        found.earlier_known.connect(self._show_earlier)
        found.start()
        self._show_insights()

    def _advanced(self) -> None:
        if not self._tell.isActive():
            self._tell.start()

    def _show_earlier(self) -> None:
        if self._sheet is not None:
            self._sheet.refresh()

    def _choose(self, seat: int) -> None:
        self._seat = seat
        self._show_insights()

    def _retranslate(self) -> None:
        if self._findings is not None:
            self._findings.retranslate()
        self._show_insights()

    def _show_insights(self) -> None:
        if self._sheet is not None and self._findings is not None and self._sheet.insightful:
            found = self._findings
            self._sheet.insights.show_insights(
                found.title(self._seat), found.insights(self._seat), found.compared(self._seat), self._rerun()
            )

    # a master in the own seat

    def _rerun(self) -> Insight | None:
        """The line about it; ``None`` where no result of a person can be compared with a master's."""
        match = self._match
        if match is None or self.archive is None or not possible(match):
            return None
        if self._rerunner is None:
            self._rerunner = Rerunner(self.archive, self.make_player, self)
            self._rerunner.load(match)
            self._rerunner.advanced.connect(self._advanced)
        runner = self._rerunner
        assert runner.found is not None
        return RerunWords(match).insight(runner.found, runner.share, running=runner.running)

    def _open_rerun(self) -> None:
        assert self._match is not None
        assert self._rerunner is not None
        sheet = self._rerun_sheet = RerunSheet(self._page, self._match, self._rerunner)
        self._show(sheet)
        sheet.closed.connect(self._close_rerun)  # the page hears of it first: another sheet follows

    def _close_rerun(self) -> None:
        self._rerun_sheet = None
        self.open()
