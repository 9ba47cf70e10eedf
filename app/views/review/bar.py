"""The title bar of a page: a back button, the title, chips with facts about what is shown, and tools at the right."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.models.days import day
from app.models.games import entry
from app.models.library import result_line
from app.views.paint.brushes import LEFT, draw_text, prepare, rounded, text_width
from app.views.paint.glyphs import glyph
from app.views.paint.guard import painting
from app.views.scale import scale
from app.views.theme import accent, accent_text, emblem, keeper, theme
from app.views.widgets.buttons import BackButton

if TYPE_CHECKING:
    from app.match.record import Record
    from app.views.widgets.tool_button import ToolButton

SHORT_BELOW = 0.8
"""``scale.unit`` below which tools show their glyph only."""


@dataclass(frozen=True, slots=True)
class BarFact:
    """A chip beside the title: a text with a glyph in front."""

    text: str
    glyph: str


class PageBar(QWidget):
    """The bar at the top of a page.

    Signals:
        back: The person wants to leave.
    """

    back = Signal()

    def __init__(self, game: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = ""
        self._game = game
        self._facts: tuple[BarFact, ...] = ()
        self._tools: list[ToolButton] = []
        self._back = BackButton(self)
        self._back.passes_arrows = True
        self._back.clicked.connect(self.back)
        keeper.changed.connect(self.update)
        scale.changed.connect(self._place)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all words in the current language."""
        self._back.setToolTip(self.tr("Back (Esc)"))
        self._back.setAccessibleName(self.tr("Back"))
        self._place()

    def set_title(self, title: str) -> None:
        """Set the title of the page."""
        self._title = title
        self.update()

    def tell(self, record: Record) -> None:
        """Take the colour of a game, and show as facts what was played, when, and how it ended."""
        facts = [BarFact(entry(record.game).title, emblem(record.game)), BarFact(day(record.created), "hourglass")]
        if record.result:
            facts.append(BarFact(result_line(record.seats, record.result), "laurels-trophy"))
        self.set_game(record.game)
        self.set_facts(*facts)

    def set_game(self, game: str) -> None:
        """Take the colour of a game for the line below the bar and for glyphs; ``""`` for that of no game."""
        self._game = game
        self.update()

    def set_facts(self, *facts: BarFact) -> None:
        """Show these chips beside the title, those that there is room for."""
        self._facts = facts
        self.update()

    def add_tool(self, tool: ToolButton) -> None:
        """Add a tool to the left of those already there."""
        tool.setParent(self)
        self._tools.append(tool)
        self._place()

    def _shown_tools(self) -> list[ToolButton]:
        return [tool for tool in self._tools if not tool.isHidden()]

    @staticmethod
    def height_wanted() -> int:
        """Height of the bar in pixels at the present scale."""
        return round(max(scale.px(56), 46))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        size = self._back.sizeHint()
        middle = (self.height() - 2) / 2
        self._back.setGeometry(round(scale.px(8)), round(middle - size.height() / 2), size.width(), size.height())
        x = self.width() - scale.px(16)
        for tool in self._shown_tools():
            tool.set_short(scale.unit < SHORT_BELOW)
            size = tool.sizeHint()
            x -= size.width()
            tool.setGeometry(round(x), round(middle - size.height() / 2), size.width(), size.height())
            x -= scale.px(8)
        self.update()

    @painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        prepare(p)
        now, px = theme(), scale.px
        p.fillRect(self.rect(), QColor(now.panel))
        line = accent(self._game) if self._game else now.brass_fill
        p.fillRect(QRectF(0, self.height() - 2, self.width(), 2), QColor(line))
        face = scale.font("bar", 27)
        x = max(px(56), self._back.geometry().right() + px(8))
        width = text_width(self._title, face)
        draw_text(p, QRectF(x, 0, width + 4, self.height() - 4), self._title, face, now.text, LEFT)
        x += width + px(16)
        end = min((tool.x() for tool in self._shown_tools()), default=self.width()) - px(8)
        for fact in self._facts:
            x = self._draw_fact(p, fact, x, end)
        p.end()

    def _draw_fact(self, p: QPainter, fact: BarFact, x: float, end: float) -> float:
        """Paint a chip at ``x`` if it fits left of ``end``; returns where the next one begins."""
        now = theme()
        size = scale.text(15)
        face = scale.font("text", 15, weight=600, tabular=True)
        height = size * 1.75
        width = text_width(fact.text, face) + size * 2.85
        if x + width > end:
            return x
        place = QRectF(x, (self.height() - 2 - height) / 2, width, height)
        p.setPen(QPen(QColor(now.line), 1))
        p.setBrush(QColor(now.sunken))
        p.drawPath(rounded(place, height / 2))
        side = size * 1.15
        tone = accent_text(self._game) if self._game else now.brass
        glyph(p, fact.glyph, place.x() + size * 0.65, place.center().y() - side / 2, side, tone)
        words = place.adjusted(size * 2.05, -0.5, 0, 0)
        draw_text(p, words, fact.text, face, now.text, LEFT)
        return x + width + scale.px(8)
