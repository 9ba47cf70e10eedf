"""The two charts of a review, points and win chance: one above the other, or in one place with tabs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QWidget

from app.views.review.charts import Chart, nice_ticks
from app.views.review.lines import Frame, SeatLine
from app.views.scale import scale
from app.views.tips import set_tip
from app.views.widgets.buttons import GHOST, Button
from app.views.widgets.inputs import Segmented
from app.views.widgets.panel import Panel

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from PySide6.QtGui import QResizeEvent

    from app.match.seats import Seat
    from app.models.review.timeline import PositionValue, Timeline

POINTS, CHANCE = "points", "chance"
"""Names of the charts."""

_KEYS = (POINTS, CHANCE)


class _ChartPanel(Panel):
    """A panel that is filled by one chart.

    Attributes:
        top: Pixels below the title that are left free, for tabs.
    """

    def __init__(self, chart: Chart, parent: QWidget) -> None:
        super().__init__(parent)
        self.chart = chart
        self.top = 0.0
        chart.setParent(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place_chart()

    def place_chart(self) -> None:
        """Give the chart the room below the title; margins keep it off the round corners."""
        top = round(self.head_height() - 4 * scale.unit + self.top)
        self.chart.setGeometry(2, top, self.width() - 4, self.height() - top - round(8 * scale.unit))


class ChartPanels(QWidget):
    """Points and win chance over the positions of a game.

    Signals:
        picked: Position on which the person pressed.
        chances_wanted: The person wants to see the win chances although the game is under way.
    """

    picked = Signal(int)
    chances_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hides = False
        self._timeline: Timeline | None = None
        self._seats: Sequence[Seat] = ()
        self._own = 0
        self._position = 0
        self._progress = (0, 0)
        self._values: Mapping[int, PositionValue] = {}
        self._tabbed = False
        self.panels = {key: _ChartPanel(Chart(stepped=key == POINTS), self) for key in _KEYS}
        for panel in self.panels.values():
            panel.chart.picked.connect(self.picked)
        self.reveal = Button(kind=GHOST, parent=self.panels[CHANCE], px=15)
        self.reveal.clicked.connect(self.chances_wanted)
        self.reveal.hide()
        self.tabs = Segmented([(key, "") for key in _KEYS], self, px=15)
        self.tabs.set_value(CHANCE)
        self.tabs.chosen.connect(self._arrange)
        for each in self.tabs.segments():
            each.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all words in the current language."""
        titles = (self.tr("Points"), self.tr("Win chance"))
        self.tabs.set_texts(titles)
        for key, title in zip(_KEYS, titles, strict=True):
            self.panels[key].setAccessibleName(title)
            self.panels[key].chart.set_caption(self.tr("Round"))
        set_tip(
            self.panels[CHANCE],
            self.tr(
                "From each position, what is hidden was dealt anew many times, and opponents played on to the end of "
                "the turn, in an endgame to its end; there they judged who will win.\n"
                "± is the error of so many deals (95%). The opponents' judgement may be wrong beyond that."
            ),
        )
        self.reveal.setText(self.tr("Show win chances"))
        self._arrange()
        self._note()

    # --- content -------------------------------------------------------------------------------------------------

    def load(self, timeline: Timeline, seats: Sequence[Seat], own: int) -> None:
        """Show another game, of which no chances are known yet; ``own`` is the seat whose lines are stronger."""
        self._timeline, self._seats, self._own = timeline, seats, own
        self._values, self._position, self._progress = {}, 0, (0, 0)
        self._show_points()
        self.retranslate()
        self.show_chances({})

    def choose(self, seat: int) -> None:
        """Draw the lines of this seat stronger, and show its chances in the note."""
        self._own = seat
        if self._timeline is not None:
            self._show_points()
            self.show_chances(self._values)

    def _show_points(self) -> None:
        assert self._timeline is not None
        ticks = nice_ticks(self._timeline.top_score(), self._timeline.low_score())
        positions = tuple(float(position) for position in range(self._timeline.plies + 1))
        lines = [
            SeatLine(
                seat.colour,
                seat.name,
                at == self._own,
                positions,
                tuple(float(row[at]) for row in self._timeline.scores),
            )
            for at, seat in self._in_order()
        ]
        self.panels[POINTS].chart.show_lines(self._frame(ticks, ""), lines)

    def forget(self) -> None:
        """Let go of the game; what is drawn stays until the next one."""
        self._timeline, self._values = None, {}

    def show_chances(self, values: Mapping[int, PositionValue]) -> None:
        """Draw the win chances that are known, by position."""
        self._values = values
        if self._timeline is not None:
            self.panels[CHANCE].chart.show_lines(*self._drawn_chances())
            self._note()

    def chances_in_steps(self, values: Mapping[int, PositionValue]) -> Iterator[None]:
        """As ``show_chances``, in steps; the chart stays as it is until all is drawn."""
        self._values = values
        if self._timeline is not None:
            self._note()
            yield
            yield from self.panels[CHANCE].chart.lines_in_steps(*self._drawn_chances())

    def _drawn_chances(self) -> tuple[Frame, list[SeatLine]]:
        """Frame and lines of the chances that are known, in per cent."""
        values = self._values
        known = sorted(values)
        x = tuple(float(position) for position in known)
        lines = []
        for at, seat in self._in_order():
            y = tuple(100 * values[position].shares[at] for position in known)
            own = at == self._own
            band = tuple(196 * values[position].errors[at] for position in known) if own else ()  # ± 95 %
            lines.append(SeatLine(seat.colour, seat.name, own, x, y, band, area=own))
        return self._frame((0, 25, 50, 75, 100), self.tr("%")), lines

    def show_chart(self, key: str) -> None:
        """Show the tab with this chart (``POINTS`` or ``CHANCE``), where both share one place."""
        self.tabs.set_value(key)
        self._arrange()

    def hide_chances(self, hides: bool) -> None:
        """Offer a button that shows the win chances, or take it away; what is drawn the caller decides."""
        self._hides = hides
        self.reveal.setVisible(hides)
        self._arrange()
        self._note()

    def set_progress(self, done: int, total: int) -> None:
        """Show how many of ``total`` positions are estimated; 0, 0 while nothing is being estimated."""
        self._progress = (done, total)
        self._note()

    def move_cursor(self, position: int) -> None:
        """Put the cursors of both charts at a position."""
        for panel in self.panels.values():
            if panel.isVisibleTo(self):
                panel.chart.move_cursor(position)
        self._position = position
        self._note()

    def _in_order(self) -> list[tuple[int, Seat]]:
        """Index and seat of all seats, the own one last, so that its line lies on top."""
        return sorted(enumerate(self._seats), key=lambda each: each[0] == self._own)

    def _frame(self, ticks: tuple[float, ...], unit: str) -> Frame:
        assert self._timeline is not None
        rounds = tuple(each.first for each in self._timeline.rounds)
        return Frame(max(1, self._timeline.plies), float(ticks[-1]), ticks, unit, rounds)

    def _note(self) -> None:
        """Set the note of the win chances: how far the estimate is, or the chance here with its margin."""
        done, total = self._progress
        value = self._values.get(self._position)
        if self._hides:
            words = self.tr("hidden while the game is under way")
        elif total and done < total:
            words = self.tr("being estimated: {done} of {total}").format(done=done, total=total)
        elif value is None or not self._seats:
            words = ""
        else:
            error = max(1, round(196 * value.errors[self._own])) if value.errors[self._own] else 0
            words = self.tr("{name} {share}% ± {error} · estimated from {runs} deals").format(
                name=self._seats[self._own].name,
                share=round(100 * value.shares[self._own]),
                error=error,
                runs=value.runs,
            )
        self.panels[CHANCE].set_note(words)
        self.panels[CHANCE].setAccessibleDescription(words)

    # --- places --------------------------------------------------------------------------------------------------

    def place(self, box: QRect, *, tabs: bool) -> None:
        """Fill ``box``, in pixels of the parent; with ``tabs`` one chart at a time."""
        self.setGeometry(box)
        self._tabbed = tabs
        self._arrange()

    def _arrange(self, *_: object) -> None:
        gap = round(12 * scale.unit)
        half = (self.height() - gap) // 2
        size = self.tabs.sizeHint()
        self.tabs.setGeometry(round(12 * scale.unit), round(8 * scale.unit), size.width(), size.height())
        titles = (self.tr("Points"), self.tr("Win chance"))
        for index, (key, title) in enumerate(zip(_KEYS, titles, strict=True)):
            panel = self.panels[key]
            # The tabs are the titles, where there are tabs.
            panel.set_title("" if self._tabbed else title)
            panel.setVisible(not self._tabbed or self.tabs.value == key)
            panel.top = max(0.0, size.height() + 14 * scale.unit - panel.head_height()) if self._tabbed else 0.0
            if self._tabbed:
                panel.setGeometry(self.rect())
            else:
                panel.setGeometry(0, index * (half + gap), self.width(), half)
            panel.keep_free(self.tabs.x() + size.width() if self._tabbed else 0)
            panel.place_chart()
            panel.chart.move_cursor(self._position)
        panel = self.panels[CHANCE]
        size = self.reveal.sizeHint()
        self.reveal.setGeometry(
            (panel.width() - size.width()) // 2, (panel.height() - size.height()) // 2, size.width(), size.height()
        )
        self.reveal.raise_()
        self.tabs.setVisible(self._tabbed)
        self.tabs.raise_()
