"""The sheet at the end of a game: who has won, what the points consist of, luck and skill, and what to do next."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.models.games import entry
from app.views import theme as look
from app.views.game.announce import announce
from app.views.game.insights import InsightPanel
from app.views.game.result_table import ResultTable, beside
from app.views.magnifier import seen_of
from app.views.paint import brushes, pieces
from app.views.paint.glyphs import glyph
from app.views.paint.guard import painting
from app.views.scale import scale
from app.views.start.parts import draw_backdrop
from app.views.theme import deep
from app.views.widgets.buttons import GHOST, PRIMARY, Button
from app.views.widgets.labels import TextLabel
from app.views.widgets.sheet import RADIUS, Sheet

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from app.match.seats import Seat
    from app.models.presenter import ScoreRow

_ART = 0.235
"""Share of the width of the sheet that the picture with the winners takes."""

_LEAST = 440
"""Least height of the sheet in pixels of the drawing: the picture needs it."""

USUAL = 6
"""Number of columns of the result table up to which the sheet has its usual width."""

GOLD = ("#FFE7A8", "#E9BE62", "#B9832A")
_FALL_MS, _LEAVES = 3600, 46
_LEAF = ("#E9BE62", "#FFE7A8", "#C9963F")


@dataclass(frozen=True, slots=True)
class EndWords:
    """What the sheet says about the result, in the language of the moment.

    Attributes:
        headline: Who has won, one sentence.
        details: Further sentences, e.g. what decided a tie; ``""`` if there are none.
        best: Sentences that compare the result with the best one before and tell of the rating; ``""`` while they are
            not known.
        rows: The points of every seat, by source.
        seats: Who played.
        ranking: Place of every seat, from 1; a tie shares the better place.
        starts_next: Name of the player who would begin a rematch; ``""`` where one has played alone.
    """

    headline: str
    details: str
    best: str
    rows: tuple[ScoreRow, ...]
    seats: tuple[Seat, ...]
    ranking: tuple[int, ...]
    starts_next: str

    @property
    def winners(self) -> list[int]:
        """The seats that have won; none where one has played alone."""
        return [seat for seat, place in enumerate(self.ranking) if place == 1 and len(self.seats) > 1]


class Leaves(QWidget):
    """Gold leaves that fall once over the picture of the winners.

    Args:
        parent: The panel of the sheet; the pointer reaches it through the leaves.
        colours: Colours of the winners, which some of the leaves have.
    """

    def __init__(self, parent: QWidget, colours: list[str]) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        chance = Random(7)
        self._leaves = [
            (chance.random(), chance.random() * 0.55, 0.7 + chance.random() * 0.6, chance.choice([*_LEAF, *colours]))
            for _ in range(_LEAVES)
        ]
        self._at = 0.0
        self._fall = QVariantAnimation(self)
        self._fall.setStartValue(0.0)
        self._fall.setEndValue(1.0)
        self._fall.setDuration(_FALL_MS)
        self._fall.valueChanged.connect(self._advance)
        self._fall.finished.connect(self.hide)

    def fall(self) -> None:
        """Begin."""
        self.show()
        self._fall.start()

    def _advance(self, at: float) -> None:
        self._at = at
        self.update()

    @painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        brushes.prepare(p)
        unit, width, height = scale.unit, self.width(), self.height()
        p.setClipPath(brushes.rounded(QRectF(self.rect()), scale.px(RADIUS)))
        for nth, (across, late, pace, colour) in enumerate(self._leaves):
            gone = (self._at - late * 0.6) / (1 - 0.33)  # share of its own fall; the last begins after a third
            if not 0 < gone < 1:
                continue
            # to and fro twice on the way; at one end a leaf is seen from its edge
            sway = QEasingCurve(QEasingCurve.Type.SineCurve).valueForProgress((gone * 2 + across) % 1.0)
            x, y = width * across + (sway - 0.5) * 34 * unit, (height * 1.1) * gone * pace - 20 * unit
            size = (8 + nth % 5 * 2) * unit
            p.save()
            p.setOpacity(min(1.0, 5 * (1 - gone)))
            p.translate(x, y)
            p.rotate(360 * gone * pace + 40 * nth)
            brushes.fill(p, look.color(colour))
            p.drawEllipse(QPointF(0, 0), size * 0.42, size * (0.2 + 0.6 * sway))
            p.restore()
        p.end()


class EndSheet(Sheet):
    """Tells how the game has ended, and offers what to do next.

    Args:
        host: The page of the game.
        game: Its key.
        tell: Called whenever the words are needed: at first, in another language, and when more is known.
        own: The seat whose luck and skill is told first; -1 to tell nobody's.
        festive: Whether leaves may fall for a person who has won.

    Attributes:
        insightful: Whether luck and skill are told.
        buttons: By what they are for, the values of ``picked``.

    Signals:
        picked: What the person wants to do next: ``"review"``, ``"again"`` (a new game), ``"rematch"``, ``"same"`` (the
            same luck again), ``"train"`` or ``"leave"``.
        looked_at: The person wants to see a ply in the review; its number.
        seat_chosen: The person wants to see the luck and skill of another seat; the seat.
        retranslated: The language has changed; whoever fills in luck and skill has to do so again.
        rerun_wanted: The person wants to see how a master does in the own seat.
    """

    picked = Signal(str)
    looked_at = Signal(int)
    seat_chosen = Signal(int)
    retranslated = Signal()
    rerun_wanted = Signal()

    def __init__(self, host: QWidget, game: str, tell: Callable[[], EndWords], own: int, *, festive: bool) -> None:
        told = tell()
        columns = len(told.rows[0].parts) + len(beside(told.rows[0]))
        super().__init__(host, 1240 + 70 * max(0, columns - USUAL), _LEAST, art=_ART)
        self._game, self._tell, self._told = game, tell, told
        self.details = TextLabel("", self.panel, px=17, ink="text_2", wrap=True)
        self.best = TextLabel("", self.panel, px=17, weight=600, ink="brass", wrap=True)
        self.table = ResultTable(self.panel)
        self.insights = InsightPanel(told.seats, max(0, own), self.panel)
        self.insightful, self._own = own >= 0, own
        self.insights.setVisible(self.insightful)
        self.insights.chosen.connect(self.seat_chosen)
        self.insights.picked.connect(self._look_at)
        self.insights.rerun_wanted.connect(self._want_rerun)
        self.buttons: dict[str, Button] = {}
        self._row = QHBoxLayout()
        for key, kind, glyph_name in (
            ("leave", GHOST, ""),
            ("again", GHOST, "card-play"),
            ("same", GHOST, "rolling-dices"),
            ("rematch", GHOST, "clockwise-rotation"),
            ("train", GHOST, "graduate-cap"),
            ("review", PRIMARY, "hourglass"),
        ):
            button = Button("", kind, glyph_name, self.panel)
            button.setObjectName(key)
            button.clicked.connect(self._pick)
            self.buttons[key] = button
        self._fill_row(self.buttons.values())
        self.body.addWidget(self.details)
        self.body.addWidget(self.best)
        self.body.addWidget(self.table)
        self.body.addWidget(self.insights)
        self.body.addStretch(1)
        self.body.addSpacing(round(scale.px(6)))
        self.body.addLayout(self._row)
        # leaves fall for persons only
        persons = [seat for seat, each in enumerate(told.seats) if each.is_person]
        wins = any(seat in told.winners for seat in persons)
        self._leaves: Leaves | None = None
        if festive and wins and self.animated:
            self._leaves = Leaves(self.panel, [look.SEATS[told.seats[seat].colour].color for seat in told.winners])

    def open(self) -> None:
        super().open()
        if self._leaves is not None:
            self._leaves.fall()
        self.setAccessibleName(self._told.headline)
        announce(self)

    def first_focus(self) -> QWidget:
        return self.buttons["review"]

    def retranslate(self) -> None:
        super().retranslate()
        self.refresh()
        self.close_button.set_name(self.tr("Look at the table"))
        self.buttons["leave"].setText(self.tr("To the start page"))
        self.buttons["again"].setText(self.tr("New game"))
        self.buttons["same"].setText(self.tr("Same luck again"))
        self.buttons["same"].setToolTip(self.tr("The same cards and dice come again, for the same players."))
        self.buttons["rematch"].setText(self.tr("Rematch"))
        self.buttons["rematch"].setVisible(bool(self._told.starts_next))
        next_one = self.tr("With the same players; {name} begins.").format(name=self._told.starts_next)
        self.buttons["rematch"].setToolTip(next_one)
        self.buttons["train"].setText(self.tr("My mistakes"))
        self.buttons["train"].setToolTip(self.tr("Play your costly decisions again, and hear what is better."))
        self.buttons["train"].setVisible(self.insightful and self._told.seats[self._own].is_person)
        self.buttons["review"].setText(self.tr("Look back"))
        for key, note in self._notes().items():
            self.buttons[key].set_note(note)
        self.retranslated.emit()

    def _notes(self) -> dict[str, str]:
        """Second lines of the buttons, by key: by their first lines alone some would seem to do nearly the same."""
        return {
            "again": self.tr("set up anew"),
            "same": self.tr("the same cards"),
            "rematch": self.tr("newly shuffled"),
            "train": self.tr("decide again"),
            "review": self.tr("move by move"),
        }

    def refresh(self) -> None:
        """Say everything again with what is known by now."""
        told = self._told = self._tell()
        self.heading.setText(told.headline)
        self.details.setText(told.details)
        self.details.setVisible(bool(told.details))
        self.best.setText(told.best)
        self.best.setVisible(bool(told.best))
        self.table.show_rows(told.rows, told.seats, told.ranking, self.tr("Points"))
        self.place()

    # looks

    def place(self) -> None:
        """Lie in the middle of the page, as high as the words need."""
        super().place()  # gives the width, which decides where lines break and so the height
        flows = self._outer.hasHeightForWidth()
        needed = self._outer.heightForWidth(self.panel.width()) if flows else self._outer.sizeHint().height()
        # in the unit of ``Sheet``, which grows with the letters, too
        self._wanted = self._wanted[0], max(_LEAST, needed / max(scale.unit, scale.text(16) / 16))
        super().place()
        self._place_buttons(above=self.panel.height() > seen_of(self).height())
        if self._leaves is not None:
            self._leaves.setGeometry(self.picture().translated(-self.panel.pos()).toRect())

    def _place_buttons(self, *, above: bool) -> None:
        """Put the buttons below everything else with the main one last, or above it with the main one first.

        Above is for large letters, where the page is larger than the window: the foot would be out of sight.
        """
        if above == (self.body.indexOf(self._row) == 0):  # they lie there already
            return
        self.body.removeItem(self._row)
        self.body.insertLayout(0 if above else self.body.count(), self._row)
        while self._row.count():
            self._row.takeAt(0)
        self._fill_row(reversed(self.buttons.values()) if above else self.buttons.values())

    def _fill_row(self, buttons: Iterable[Button]) -> None:
        for button in buttons:
            self._row.addWidget(button)
            if button is self.buttons["leave"]:
                self._row.addStretch(1)

    def paint_panel(self, p: QPainter, place: QRectF) -> None:
        art = self.picture()
        if art.isEmpty():
            return
        with brushes.clipped(p, brushes.rounded(place, scale.px(RADIUS))), brushes.clipped(p, art):
            draw_backdrop(p, self._game, art, 1.0, 0.0, self.devicePixelRatioF())
            dark = deep(self._game)
            p.fillRect(art, brushes.vertical(art, (dark, 0.25), (dark, 0.55), (dark, 1.0)))
            self._paint_winners(p, art)
        self._paint_title(p, art)

    def _paint_winners(self, p: QPainter, art: QRectF) -> None:
        """Paint wreath, shield, name and points of each winner; who has played alone gets no wreath."""
        told = self._told
        shown = told.winners or [0]
        crowned = bool(told.winners)
        slot = art.height() * 0.80 / len(shown)  # below it stands the name of the game
        for nth, seat in enumerate(shown):
            box = QRectF(art.x(), art.y() + art.height() * 0.04 + nth * slot, art.width(), slot)
            self._paint_winner(p, box, seat, crowned=crowned)

    def _paint_winner(self, p: QPainter, box: QRectF, seat: int, *, crowned: bool) -> None:
        told, each = self._told, self._told.seats[seat]
        px = scale.text(24)
        # the wreath as large as width and height allow, with the name below it, both in the middle of the box
        size = min(box.width() * 0.66, (box.height() - px * 2.2) * 0.8)
        words = px * 1.5
        top = box.y() + (box.height() - size - words) / 2
        x, middle = box.center().x(), top + size / 2
        brushes.glow(p, x, middle, size * 0.85, "#FFD98A", 0.75 if crowned else 0.35)
        if crowned:
            glyph(p, "laurels", x - size / 2, top, size, GOLD, shadow=size * 0.03)
        side = size * 0.46
        pieces.seat_shield(p, x - side / 2, middle - side * 0.58, side, each.colour)
        shield = size * 0.26
        pieces.points_shield(p, x - shield / 2, top + size * 0.80, shield, told.rows[seat].points)
        name = QRectF(box.x() + scale.px(10), top + size + px * 0.45, box.width() - scale.px(20), words)
        font = brushes.fit_font(each.name, "display", px, name.width(), weight=800, floor=14)
        brushes.draw_text(p, name, each.name, font, "#FFF6E4", brushes.CENTER, elide=True, shade=("#000000", 0.6))

    def _paint_title(self, p: QPainter, art: QRectF) -> None:
        """Paint the name of the game at the foot of the picture."""
        title, px = entry(self._game).title, scale.text(19)
        box = QRectF(art.x() + scale.px(12), art.bottom() - px * 2.2, art.width() - scale.px(24), px * 1.5)
        font = brushes.fit_font(title, "display", px, box.width(), weight=500)
        font.setItalic(True)
        brushes.draw_text(p, box, title, font, "#F3E3C4", brushes.CENTER, elide=True)

    # what the person wants

    def _pick(self) -> None:
        key = self.sender().objectName()
        self.shut()  # first: what follows may open another sheet or close the page
        self.picked.emit(key)

    def _want_rerun(self) -> None:
        self.shut()
        self.rerun_wanted.emit()

    def _look_at(self, ply: int) -> None:
        self.shut()
        self.looked_at.emit(ply)
