"""The page with all questions about own past decisions, from which they are asked and games are looked through."""

from __future__ import annotations

from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent

from app.match.words import ArchiveError
from app.models.games import ENTRIES
from app.models.notices import told
from app.models.text import spelled_out
from app.models.training.cards import Chosen, Order, Supply, kinds, supply
from app.models.training.listing import TrainingListModel, TrainingListWords, TrainingRole
from app.models.training.question import Item
from app.session.look_through import LookThrough
from app.session.thinker import make_worker
from app.views.game.announce import announce
from app.views.paint.brushes import CENTER, draw_text, prepare
from app.views.paint.guard import painting
from app.views.passing_page import PassingPage
from app.views.review.bar import BarFact, PageBar
from app.views.review.corners import page_ground
from app.views.scale import scale
from app.views.theme import emblem, keeper, theme
from app.views.training.rows import QuestionList
from app.views.widgets.buttons import GHOST, PRIMARY, Button
from app.views.widgets.chip import FilterChip
from app.views.widgets.choice_menu import ask
from app.views.widgets.inputs import Segmented
from app.views.widgets.labels import TextLabel
from app.views.widgets.panel import Panel

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from app.match.archive import Archive
    from app.models.training.cards import ListedCard
    from app.session.thinker import MakeThinker

WIDEST = 1240.0
"""Greatest width of the list at the usual size of text, in pixels of the drawing."""

SAY_MS = 400
"""Least time in ms between two updates of how far the games are looked through."""


class TrainingOverview(PassingPage):
    """Lists the questions of one game or of all.

    Args:
        archive: The archive.
        make: Makes the worker that looks through games.
        parent: The Qt parent.

    Attributes:
        today: Gives the day by which questions are due.

    Signals:
        closed: The person wants to leave.
        told: A ``Sentence`` about what could not be done.
        asked: The questions that the person wants to be asked: a list of ``Item``.
    """

    closed = Signal()
    told = Signal(object)
    asked = Signal(object)

    def __init__(self, archive: Archive, *, make: MakeThinker = make_worker, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._archive = archive
        self.today: Callable[[], date] = date.today
        self._supply = Supply()
        self._words = TrainingListWords()
        self.bar = PageBar(parent=self)
        self.bar.back.connect(self.closed)
        self.chips: dict[str, FilterChip] = {}
        for key in ("", *ENTRIES):
            chip = self.chips[key] = FilterChip(self, glyph_name=emblem(key) if key else "bookshelf", height=38)
            chip.setObjectName(key)  # by which ``_pick_game`` knows the chip
            chip.clicked.connect(self._pick_game)
        self.kinds = FilterChip(self, glyph_name="magnifying-glass", height=38, arrow=True)
        self.kinds.clicked.connect(self._ask_kind)
        self.order = Segmented([(each.value, "") for each in Order], self)
        self.order.set_value(Order.NEWEST.value)
        self.order.chosen.connect(self._pick_order)
        self.sheet = Panel(self)
        self.model = TrainingListModel(self)
        self.list = QuestionList(self.sheet)
        self.list.setModel(self.model)
        self.list.opened.connect(self._open)
        self.start = Button(kind=PRIMARY, glyph_name="graduate-cap", parent=self)
        self.start.clicked.connect(self._start)
        self.strip = Panel(self)
        self.unseen = TextLabel(parent=self.strip, px=16, ink="text_2", wrap=True)
        self.look = Button(kind=GHOST, glyph_name="magnifying-glass", parent=self.strip)
        self.look.clicked.connect(self._look)
        self.searcher = LookThrough(archive, make, self)
        self.searcher.done.connect(self.refresh)
        self._later = QTimer(self, singleShot=True, interval=SAY_MS)
        self._later.timeout.connect(self._say_unseen)
        # A timer that runs is not started again, which would put it off for ever.
        self.searcher.advanced.connect(lambda: self._later.isActive() or self._later.start())
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        keeper.changed.connect(self.update)
        scale.changed.connect(self._place)
        self.refresh()

    # content

    def refresh(self) -> None:
        """Read the archive again and show what it has."""
        try:
            self._supply = supply(self._archive)
        except ArchiveError as error:
            self.told.emit(partial(told, error))
        self.retranslate()

    def close_game(self) -> None:
        """Leave off with everything, for good."""
        self._later.stop()
        self.searcher.close()

    @property
    def chosen(self) -> Chosen:
        """Which questions are listed, and in what order."""
        return self.model.chosen

    def choose(self, chosen: Chosen) -> None:
        """List these questions, or all of the game, or of all games, where there are none."""
        self.model.chosen = chosen
        self.order.set_value(chosen.order.value)
        self._show()

    def _pick_game(self) -> None:
        self.choose(Chosen(self.sender().objectName(), order=self.chosen.order))

    def _pick_order(self) -> None:
        self.choose(self.chosen._replace(order=Order(self.order.value)))

    def _ask_kind(self) -> None:
        """Open the menu of what was played in the questions of the game."""
        game, played, _ = self.chosen
        self.kinds.setChecked(bool(played))  # not because it was pressed
        choices = [
            (kind, self._words.choice(game, kind, count))
            for kind, count in [("", 0), *kinds(self._supply.entries, game)]
        ]
        ask(self.kinds, choices, played, lambda kind: self.choose(self.chosen._replace(played=kind)))

    def _show(self) -> None:
        """List the chosen questions, and say how many there are."""
        there = {each.summary.game for each in self._supply.entries}
        game, played, order = self.chosen
        game = game if game in there else ""  # its last question may be gone
        known = dict(kinds(self._supply.entries, game))
        played = played if played in known else ""
        current = self.list.currentIndex().data(TrainingRole.ENTRY)
        self.model.show(self._supply, Chosen(game, played, order), self.today())
        for key, chip in self.chips.items():
            chip.setVisible(not key or key in there)
            chip.setChecked(key == game)
        rows = [row for row in range(self.model.rowCount()) if self._entry(row) == current]
        self.list.setCurrentIndex(self.model.index(rows[0] if rows else -1))
        self.kinds.setVisible(bool(known))
        self.kinds.setChecked(bool(played))
        self.kinds.setText(self._words.choice(game, played, known.get(played, 0)))
        counted = self._words.counted(self.model.listed(), self.model.today)
        glyphs = ("ringing-bell", "hourglass", "check-mark")
        self.bar.set_facts(*(BarFact(words, name) for words, name in zip(counted, glyphs, strict=True)))
        due = len(self.model.due())
        self.start.setText(spelled_out(self.tr("Answer %n question(s)", "", due), due))
        self.start.setEnabled(bool(due))
        self.list.setAccessibleDescription(", ".join(counted))
        self.sheet.setVisible(bool(self.model.rowCount()))
        self._say_unseen()
        self._place()

    def _entry(self, row: int) -> ListedCard:
        found: ListedCard = self.model.index(row).data(TrainingRole.ENTRY)
        return found

    def _say_unseen(self) -> None:
        """Say how many games were not looked through yet, or how far that is."""
        searcher = self.searcher
        count = len(self._supply.unseen)
        before = self.unseen.text()
        if searcher.running:
            number = searcher.total - len(searcher.todo) + 1
            words = self.tr("Looking through game {number} of {count}: {percent}%").format(
                number=number, count=searcher.total, percent=round(100 * searcher.share)
            )
            self.look.setText(self.tr("Stop"))
        else:
            words = self.tr("Not looked through for costly decisions yet: %n finished game(s).", "", count)
            words = spelled_out(words, count)
            if not count:
                words = self.tr("All your finished games are looked through.")
            self.look.setText(self.tr("Look through now"))
        self.look.setVisible(bool(count) or searcher.running)
        self.unseen.setText(words)
        self.strip.setAccessibleName(words)
        if words != before and not searcher.running:  # not every per cent
            announce(self.strip)
        self._place()

    def retranslate(self) -> None:
        """Set all words in the current language."""
        self.bar.set_title(self.tr("Training"))
        self.bar.retranslate()
        self.chips[""].setText(self.tr("All games"))
        for key, each in ENTRIES.items():
            self.chips[key].setText(each.title)
        self.order.set_texts([self.tr("Newest first"), self.tr("Costliest first")])
        self.order.setAccessibleName(self.tr("Order"))
        tip = self.tr("What you played")
        self.kinds.setToolTip(tip)
        self.kinds.setAccessibleDescription(tip)
        self.list.setAccessibleName(self.tr("Questions"))
        self._show()

    # deeds

    def _start(self) -> None:
        self._ask(self.model.due())

    def _open(self, row: int) -> None:
        self._ask([self._entry(row)])

    def _ask(self, entries: Sequence[ListedCard]) -> None:
        if entries:
            self.asked.emit([Item(each.card.game, each.card.position) for each in entries])

    def _look(self) -> None:
        """Begin to look through the games that were not looked through yet, or stop that."""
        if self.searcher.running:
            self.searcher.stop()
            self.refresh()
        else:
            self.searcher.start(self._supply.unseen)
            self._say_unseen()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.start.isEnabled():
            self._start()
        else:
            super().keyPressEvent(event)

    # places and looks

    def _place(self) -> None:
        px = scale.px
        bar = self.bar.height_wanted()
        self.bar.setGeometry(0, 0, self.width(), bar)
        wide = round(min(self.width() - px(64), max(px(WIDEST), 900) * max(1.0, scale.percent / 100)))
        left, gap = (self.width() - wide) // 2, round(px(14))
        top = bar + round(px(22))
        order, start = self.order.sizeHint(), self.start.sizeHint()
        row = max(start.height(), self.chips[""].sizeHint().height())
        self.start.setGeometry(left + wide - start.width(), top, start.width(), row)
        x = left + wide - start.width() - gap - order.width()
        self.order.setGeometry(x, top + (row - order.height()) // 2, order.width(), order.height())
        chips = [chip for chip in (*self.chips.values(), self.kinds) if not chip.isHidden()]
        high = self.kinds.sizeHint().height()
        beside = top + (row - high) // 2
        if left + sum(chip.sizeHint().width() + gap for chip in chips) <= x:  # beside the order
            self._place_chips(chips, left, beside, wide)
            top += row + gap
        else:
            self.kinds.setGeometry(left, beside, min(self.kinds.sizeHint().width(), x - left - gap), high)
            games = [chip for chip in chips if chip is not self.kinds]
            top = self._place_chips(games, left, top + row + gap, wide) + gap
        margin = round(px(18))
        button = self.look.sizeHint() if not self.look.isHidden() else None
        room = wide - 2 * margin - (button.width() + gap if button else 0)
        high = max(self.unseen.heightForWidth(room), button.height() if button else 0) + round(px(20))
        bottom = self.height() - round(px(24)) - high
        self.strip.setGeometry(left, bottom, wide, high)
        self.unseen.setGeometry(margin, 0, room, high)
        if button:
            self.look.setGeometry(
                wide - margin - button.width(), (high - button.height()) // 2, button.width(), button.height()
            )
        self.sheet.setGeometry(left, top, wide, max(80, bottom - gap - top))
        inner = round(px(8))
        self.list.setGeometry(self.sheet.rect().adjusted(inner, inner, -inner, -inner))
        self.update()

    def _place_chips(self, chips: Sequence[FilterChip], left: int, top: int, wide: int) -> int:
        """Place chips in as many rows as they need; returns the lower edge of the last row."""
        x, gap, high = left, round(scale.px(10)), 0
        for chip in chips:
            size = chip.sizeHint()
            if x > left and x + size.width() > left + wide:
                x, top = left, top + size.height() + gap
            chip.setGeometry(x, top, size.width(), size.height())
            x, high = x + size.width() + gap, size.height()
        return top + high

    @painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        prepare(p)
        p.fillRect(self.rect(), QColor(page_ground()))
        if self.sheet.isHidden():
            box = QRectF(QRect(self.sheet.geometry()))
            words = self.tr("No questions yet. They come from your finished games, once these are looked through.")
            draw_text(p, box, words, scale.font("display", 26, weight=700), theme().text, CENTER, wrap=True)
        p.end()
