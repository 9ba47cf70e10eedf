"""The log: what has happened, newest first, under headings of rounds and phases."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.match.match import Match
from app.match.seats import Seat
from app.models.log import sections
from app.models.presenter import LogLine, Presenter
from app.views import theme as look
from app.views.paint import brushes, stamps
from app.views.paint.guard import painting
from app.views.widgets.key_button import KeyButton
from app.views.widgets.measure import Measure
from app.views.widgets.panel import Panel

Index = QModelIndex | QPersistentModelIndex


class LogRole(IntEnum):
    """Roles of the rows beside those of Qt."""

    Ply = Qt.ItemDataRole.UserRole + 1
    """int: the position that a click on the row shows in the review."""
    Colour = Qt.ItemDataRole.UserRole + 2
    """int: colour of the seat that the line is about, -1 for the table as a whole."""
    Heading = Qt.ItemDataRole.UserRole + 3
    """bool: whether the row is a heading."""
    Piece = Qt.ItemDataRole.UserRole + 4
    """str: key of the piece that the line speaks of, ``""`` for none."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """What one ply tells under one heading.

    A ply within which a round or a phase begins has several entries, one for each heading.

    Attributes:
        ply: The ply.
        heading: Of the round or phase.
        lines: The sentences, in order of play; perhaps none.
    """

    ply: int
    heading: str
    lines: tuple[LogLine, ...]


def entries(presenter: Presenter[Any], match: Match, seats: Sequence[Seat], ply: int) -> list[LogEntry]:
    """The entries of one ply of a game, in order of play."""
    before, after = match.states[ply - 1 : ply + 1]
    told = sections(presenter, match.events[ply - 1], before, after, seats)
    return [LogEntry(ply, heading, tuple(lines)) for heading, lines in told]


@dataclass(frozen=True, slots=True)
class _Row:
    """A row of the model: a heading, or a sentence and how many times in a row it was told."""

    text: str
    ply: int
    seat: int
    heading: bool = False
    piece: str = ""
    times: int = 1

    def same(self, other: "_Row") -> bool:
        """Whether both tell the same, of whatever ply."""
        return (self.text, self.seat, self.piece, self.heading) == (other.text, other.seat, other.piece, other.heading)


def _rows(entry: LogEntry) -> list[_Row]:
    """The rows of an entry, newest first."""
    return [_Row(line.text, entry.ply, line.seat, piece=line.piece) for line in reversed(entry.lines)]


def _heading(entry: LogEntry, before: Sequence[LogEntry]) -> _Row:
    """The row of the heading of an entry; it leads to the position at which its part of the game begins."""
    # a part that begins within a ply has no position of its own before it
    within = bool(before) and before[-1].ply == entry.ply
    return _Row(entry.heading, entry.ply if within else entry.ply - 1, -1, heading=True)


def counted(text: str, times: int) -> str:
    """A sentence with how many times it was told, if more than once; the number stands before the full stop."""
    if times == 1:
        return text
    body = text.rstrip(".!?…")
    return f"{body}\u00a0({times}×){text[len(body) :]}"


def _joined(rows: list[_Row], newer: list[_Row]) -> _Row | None:
    """One row for the newest sentence of the log and a new one, if both tell the same, e.g. goods sold one by one.

    Args:
        rows: Of the log, newest first; row 0 is a heading.
        newer: What is new.

    Returns:
        The row that replaces row 1; ``None`` where they are to stand apart.
    """
    if len(newer) != 1 or len(rows) < 2 or not rows[1].same(newer[0]):
        return None
    return replace(newer[0], times=rows[1].times + 1)


class LogModel(QAbstractListModel):
    """The rows of the log, newest first; every heading stands above its lines."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[_Row] = []
        self._entries: list[LogEntry] = []
        self._colours: tuple[int, ...] = ()

    def set_colours(self, colours: Sequence[int]) -> None:
        """Take the colour of each seat, in order of seats."""
        self._colours = tuple(colours)

    def entries(self) -> list[LogEntry]:
        """The entries in the log, oldest first."""
        return list(self._entries)

    def append(self, entry: LogEntry) -> None:
        """Add an entry of the newest ply: one row inserted or changed is all that a view hears of."""
        before = self._entries[-1:]
        self._entries.append(entry)
        if not entry.lines:
            return
        rows = _rows(entry)
        # an entry without lines is kept, but has no heading that would stand above nothing
        under = bool(self._rows) and self._rows[0].heading and self._rows[0].text == entry.heading
        joined = _joined(self._rows, rows) if under else None
        if joined:  # told once more: the number of the row counts it
            self._rows[1] = joined
            self.dataChanged.emit(self.index(1), self.index(1))
            return
        if under:  # below the heading that is there
            self.beginInsertRows(QModelIndex(), 1, len(rows))
            self._rows[1:1] = rows
        else:  # with a heading of its own
            rows.insert(0, _heading(entry, before))
            self.beginInsertRows(QModelIndex(), 0, len(rows) - 1)
            self._rows[0:0] = rows
        self.endInsertRows()

    def cut(self, n_plies: int) -> None:
        """Take away everything after ply ``n_plies``."""
        if self._entries and self._entries[-1].ply > n_plies:
            self.load([entry for entry in self._entries if entry.ply <= n_plies])

    def load(self, entries: Sequence[LogEntry]) -> None:
        """Replace everything by ``entries``, oldest first."""
        self.beginResetModel()
        self._entries, self._rows = list(entries), []
        last = ""
        for at, entry in enumerate(entries):
            if not entry.lines:
                continue
            rows = _rows(entry)
            # as in ``append``, but nobody hears of single rows
            joined = _joined(self._rows, rows) if entry.heading == last else None
            if joined:
                self._rows[1] = joined
            elif entry.heading == last:
                self._rows[1:1] = rows
            else:
                self._rows[0:0] = [_heading(entry, entries[max(0, at - 1) : at]), *rows]
            last = entry.heading
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return counted(row.text, row.times)
        if role == LogRole.Ply:
            return row.ply
        if role == LogRole.Heading:
            return row.heading
        if role == LogRole.Piece:
            return row.piece
        if role == LogRole.Colour:
            return self._colours[row.seat] if 0 <= row.seat < len(self._colours) else -1
        return None


class _Sizes(NamedTuple):
    """What the heights of all rows are computed from, in pixels.

    Attributes:
        view: Width of the view for which this holds.
        heading: Size of a heading.
        text: Width that a sentence has.
        font: Font of a sentence.
        letters: Size of its letters.
        least: Least height of a sentence.
        gap: Empty space below a sentence.
    """

    view: int
    heading: QSize
    text: float
    font: QFont
    letters: int
    least: float
    gap: float


class LogDelegate(QStyledItemDelegate):
    """Paints a heading with a hairline behind it, or the shield of a seat and a sentence that wraps."""

    def __init__(self, view: "LogView") -> None:
        super().__init__(view)
        self._view = view
        self._sizes: _Sizes | None = None
        self._heights: dict[tuple[str, int, int], float] = {}  # of texts, by text, width and size of the letters

    @property
    def measure(self) -> Measure:
        """The sizes of the view."""
        return self._view.measure

    def forget(self) -> None:
        """The sizes have changed; heights that were found for texts are still good."""
        self._sizes = None

    def _text_width(self) -> float:
        """Width of a sentence in pixels."""
        # with and without a scroll bar the same, or its coming would break lines anew
        return self._view.width() - self.measure.of(58, 48) - self._view.bar_width()

    def _sizes_for(self, width: int) -> "_Sizes":
        """The sizes of rows in a view of this width."""
        # kept: with every new width Qt asks for the size of every row
        if self._sizes is None or self._sizes.view != width:
            m = self.measure
            font = m.font("text", 15, 13.5)
            self._sizes = _Sizes(
                width,
                QSize(10, round(m.of(27, 23))),
                self._text_width(),
                font,
                font.pixelSize(),
                m.of(22, 19),
                m.of(8, 5),
            )
        return self._sizes

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        sizes = self._sizes_for(self._view.width())
        if index.data(LogRole.Heading):
            return sizes.heading
        text = str(index.data())
        key = (text, round(sizes.text), sizes.letters)
        height = self._heights.get(key)
        if height is None:
            height = self._heights[key] = brushes.wrapped_height(text, sizes.font, sizes.text)
        return QSize(10, round(max(sizes.least, height) + sizes.gap))

    @painting
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        brushes.prepare(painter)
        box = QRectF(option.rect)
        if index.data(LogRole.Heading):
            self._paint_heading(painter, box, str(index.data()))
        else:
            self._paint_line(painter, box, option, index)
        painter.restore()

    def _paint_heading(self, p: QPainter, box: QRectF, text: str) -> None:
        now, m = look.theme(), self.measure
        text = text.upper()
        left = box.x() + m.of(16, 13)
        place = QRectF(left, box.y(), box.width() - m.of(32, 26), m.of(22, 19))
        text, font = self.fitting_heading(text, place.width())
        brushes.draw_text(p, place, text, font, now.text_3)
        start = left + brushes.text_width(text, font) + m.of(10)
        if start < place.right():
            p.fillRect(QRectF(start, place.center().y(), place.right() - start, 1), look.color(now.line))

    def fitting_heading(self, text: str, width: float) -> tuple[str, QFont]:
        """Fit a heading into ``width`` pixels: with narrower, then with smaller letters, in the end cut.

        Returns:
            What is written, and in which font.
        """
        font = self.measure.font("text", 13, 13, weight=700, spacing=0.6)
        if brushes.text_width(text, font) > width:
            font = brushes.fit_font(text, "text", font.pixelSize(), width, weight=700)
        return brushes.elided(text, font, width), font

    def _paint_line(self, p: QPainter, box: QRectF, option: QStyleOptionViewItem, index: Index) -> None:
        now, m = look.theme(), self.measure
        state = option.state
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        focused = bool(state & QStyle.StateFlag.State_HasFocus)
        if hovered or focused:
            p.setPen(brushes.pen(now.brass_fill, 2) if focused else Qt.PenStyle.NoPen)
            p.setBrush(look.color(now.sunken, 0.7))
            p.drawPath(brushes.rounded(box.adjusted(m.of(8), -1, -m.of(8), -m.of(4)), 7))
        colour = int(index.data(LogRole.Colour))
        if colour >= 0:  # the table as a whole has no shield
            side = m.of(17, 14.5)
            stamps.seat_shield(p, box.x() + m.of(16, 13), box.y() + m.of(1.5), side, colour)
        text = QRectF(box.x() + m.of(42, 35), box.y(), self._text_width(), box.height())
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        brushes.draw_text(p, text, str(index.data()), m.font("text", 15, 13.5), now.text, align, wrap=True)


class LogView(QListView):
    """The scrolling list of the log.

    Signals:
        left: The pointer has left the list.
    """

    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.measure = Measure()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard where it was
        self.viewport().setAutoFillBackground(False)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.setItemDelegate(LogDelegate(self))
        self.dress()

    def set_measure(self, measure: Measure) -> None:
        """Take new sizes, and lay out again."""
        self.measure = measure
        self.dress()

    def bar_width(self) -> int:
        """Width of the scroll bar in pixels."""
        return max(6, round(self.measure.of(8)))

    def dress(self) -> None:
        """Take the colours of the theme and the present sizes."""
        now = look.theme()
        width = self.bar_width()
        self.setStyleSheet(
            "QListView { background: transparent; }"
            f"QScrollBar:vertical {{ background: transparent; width: {width}px; margin: 0; }}"
            f"QScrollBar::handle:vertical {{ background: {now.line_strong}; border-radius: {width // 2}px;"
            " min-height: 28px; }"
            # without its arrows
            "QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page"
            " { background: transparent; height: 0; }"
        )
        delegate = self.itemDelegate()
        if isinstance(delegate, LogDelegate):
            delegate.forget()
        self.scheduleDelayedItemsLayout()  # Qt does not know that the heights of rows depend on all this

    @painting
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        # over the rows, so after them
        if self.verticalScrollBar().value() < self.verticalScrollBar().maximum():
            self._fade()

    def _fade(self) -> None:
        """Let the lowest lines fade out, as a sign that there is more below."""
        p = QPainter(self.viewport())
        height = self.measure.of(34, 28)
        box = QRectF(0, self.viewport().height() - height, self.viewport().width(), height)
        panel = look.theme().panel
        p.fillRect(box, brushes.vertical(box, (panel, 0.0), (panel, 1.0)))
        p.end()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self.left.emit()
        return super().viewportEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Search nothing: letters are the shortcuts of the page's buttons."""


class LogPanel(Panel):
    """The panel with the log.

    Signals:
        jumped: A row was clicked or entered; the position that it leads to.
        pointed: Pointer or keyboard are on another line; key of the piece that it speaks of, ``""`` for none.
        course_wanted: The person wants to see all cards of the present round.
    """

    jumped = Signal(int)
    pointed = Signal(str)
    course_wanted = Signal()
    elevation = 10.0
    heading = (20.0, 18.5)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.model = LogModel(self)
        self.view = LogView(self)
        self.view.setModel(self.model)
        self.view.clicked.connect(self._open)
        self.view.activated.connect(self._open)
        self.view.entered.connect(self._point)
        self.view.selectionModel().currentChanged.connect(self._point)
        self.view.left.connect(self._point_nowhere)
        self.course = KeyButton(self, kind="tool", glyph_name="card-random")
        self.course.clicked.connect(self.course_wanted)
        self.retranslate()

    def load(self, presenter: Presenter[Any], match: Match, seats: Sequence[Seat]) -> None:
        """Fill the log with the whole game, in the language of the moment."""
        self.model.set_colours([seat.colour for seat in seats])
        self.model.load([entry for ply in range(1, match.ply + 1) for entry in entries(presenter, match, seats, ply)])

    def follow(self, presenter: Presenter[Any], match: Match, seats: Sequence[Seat]) -> None:
        """Add the newest ply; fill the log anew if more than that has changed, e.g. by an undo."""
        held = self.model.entries()
        if (held[-1].ply if held else 0) != match.ply - 1:
            self.load(presenter, match, seats)
            return
        for entry in entries(presenter, match, seats, match.ply):
            self.model.append(entry)

    def written(self) -> QRectF:
        """The part of the paper from its upper edge to the last visible line, in pixels of the panel.

        The coach of a lesson may cover what is below.
        """
        paper, rows = self.paper(), self.model.rowCount()
        last = self.view.visualRect(self.model.index(rows - 1, 0)).bottom() if rows else 0
        end = self.view.y() + min(last, self.view.viewport().height())
        return QRectF(paper.x(), paper.y(), paper.width(), min(paper.height(), end - paper.y()))

    def retranslate(self) -> None:
        """Set the words of the panel itself in the language of the moment; the lines come with ``load``."""
        self.set_title(self.tr("Log"))
        self.view.setAccessibleName(self.tr("Log, newest first"))
        self.course.setText(self.tr("This round"))
        self.course.setToolTip(self.tr("Every card of this round, in the order of play"))
        self._arrange()
        self.update()

    def measured(self) -> None:
        self.view.set_measure(self.measure)
        self.course.set_measure(self.measure)
        self._arrange()

    def repaint_paper(self) -> None:
        self.view.dress()
        super().repaint_paper()

    def resizeEvent(self, event: object) -> None:
        self._arrange()

    def _arrange(self) -> None:
        paper, m = self.paper(), self.measure
        head = self.head_height()
        self.view.setGeometry(paper.adjusted(1, head, -m.of(3), -m.of(9, 7)).toRect())
        size = self.course.sizeHint()
        x = paper.right() - m.of(10, 8) - size.width()
        self.course.setGeometry(round(x), round(paper.y() + (head - size.height()) / 2), size.width(), size.height())

    def _point(self, index: QModelIndex) -> None:
        self.pointed.emit(str(index.data(LogRole.Piece) or ""))

    def _point_nowhere(self) -> None:
        self.pointed.emit("")

    def _open(self, index: QModelIndex) -> None:
        self.jumped.emit(int(index.data(LogRole.Ply)))
