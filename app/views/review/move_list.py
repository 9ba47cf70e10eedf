"""The panel with the moves of a past game: all, the turning points, or those of one seat; a click goes to a move."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QHelpEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QButtonGroup,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from app.models.review.moves import ListedMoves, MoveFilter, MoveModel, MoveRole, SecondLook
from app.models.review.skill import ShareChange, is_clear, margin, points
from app.models.review.skill_words import SkillWords, change_words
from app.models.review.timeline import TurningPoint
from app.views.paint.brushes import CENTER, LEFT, RIGHT, draw_text, painted, prepare, rounded, stroke, text_width
from app.views.paint.cache import pixmaps
from app.views.paint.glyphs import glyph
from app.views.paint.guard import painting
from app.views.paint.seats import SHIELD_RATIO, seat_shield
from app.views.scale import scale
from app.views.theme import font, keeper, theme
from app.views.tips import show_tip
from app.views.widgets.chip import FilterChip
from app.views.widgets.panel import Panel
from app.views.widgets.thin_bar import ThinBar

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from app.match.seats import Seat

_ROW = 40
"""Height of a row in px of the drawing."""


def small_shield(p: QPainter, x: float, y: float, side: float, colour: int) -> None:
    """Draw a seat's shield with its pattern but no emblem; its picture is kept in the cache.

    Args:
        p: The painter.
        x: Left edge in px.
        y: Upper edge in px.
        side: Width in px.
        colour: Index into ``SEATS``.
    """
    ratio = p.device().devicePixelRatioF()
    margin = 3.0
    width, height = side + 2 * margin, side * SHIELD_RATIO + 2 * margin

    def draw(q: QPainter) -> None:
        seat_shield(q, margin, margin, side, colour, emblem=False)

    picture = pixmaps.get(
        ("small shield", round(side, 2), colour, theme().name, ratio), lambda: painted(width, height, ratio, draw)
    )
    p.drawPixmap(QPointF(x - margin, y - margin), picture)


class _Faces(NamedTuple):
    """The fonts of rows: number, words, words of the current row, figures that are clear and that are not."""

    number: QFont
    words: QFont
    current: QFont
    figure: QFont
    unclear: QFont


def _faces() -> _Faces:
    """The fonts at the present scale."""
    return _faces_at(scale.text(15.5), scale.text(16))


@lru_cache(maxsize=4)
def _faces_at(small: float, usual: float) -> _Faces:
    # Kept, because all rows are painted at each position of the slider.
    return _Faces(
        font("text", small, weight=600, tabular=True),
        font("text", usual, weight=400),
        font("text", usual, weight=700),
        font("text", usual, weight=700, tabular=True),
        font("text", usual, weight=400, tabular=True),
    )


@lru_cache(maxsize=4)
def _column_width(decision: str, luck: str, unit: float, _percent: int) -> float:
    """Width of a column in px: enough for both titles and for any figure.

    ``unit`` and ``_percent`` are the present scale, by which the cache tells its entries apart.
    """
    # Kept, because every row asks for it.
    values = text_width(change_words(-0.88), _faces().figure)
    return max(values, *(text_width(title, head_face()) for title in (decision, luck))) + 14 * unit


class MoveDelegate(QStyledItemDelegate):
    """Paints a row: number, shield, words, a light bulb where a master knew better, and figures.

    Attributes:
        columns: Whether the figures are columns of decision and luck; otherwise they are the changes of the win chance
            at turning points.
        tell: Gives the line of the tool tip about decision and luck of a move; ``None`` for no such line.
        colours: Index into ``SEATS`` of each seat.
        seats: The seats with the names that are shown.
        most: The largest number of a move.
        current: Row that is marked as the present one, -1 for none.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.columns = False
        self.tell: Callable[[ShareChange, ShareChange], str] | None = None
        self.colours: tuple[int, ...] = ()
        self.seats: Sequence[Seat] = ()
        self.most = 0
        self.current = -1

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(100, round(max(_ROW * scale.unit, scale.text(16) * 2)))

    @painting
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        now, u = theme(), scale.unit
        painter.save()
        prepare(painter)
        row = QRectF(option.rect).adjusted(2, 1.5 * u, -2, -1.5 * u)
        on = index.row() == self.current
        if on:
            painter.setPen(QPen(QColor(now.brass_fill), 1.8))
            painter.setBrush(QColor(now.raised))
            painter.drawPath(rounded(row, 9 * u))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(now.sunken))
            painter.drawPath(rounded(row, 9 * u))
        if option.state & QStyle.StateFlag.State_HasFocus:
            stroke(painter, QPen(QColor(now.brass_fill), 2.2))
            painter.drawPath(rounded(row.adjusted(2, 1, -2, -1), 9 * u))
        move, point, look, decision, luck = index.data(MoveRole.ALL)
        faces = _faces()
        numbers = self.number_width()
        place = QRectF(row.x() + 4 * u, row.y(), numbers, row.height())
        draw_text(painter, place, str(move.ply), faces.number, now.text_2, RIGHT)
        shield, x = 19 * u, place.right() + 12 * u
        top = row.center().y() - shield * 0.56
        small_shield(painter, x, top, shield, self.colours[move.seat])
        # From the right end: figures, light bulb; the words take what is left.
        right = row.right() - 10 * u
        if self.columns:
            right = self._draw_figures(painter, row, (decision, luck))
        elif point is not None:
            right = self._draw_change(painter, row, point) - 10 * u
        if look is not None and look.advice.better:
            right -= 18 * u
            glyph(painter, "light-bulb", right, row.center().y() - 9 * u, 18 * u, now.brass)
            right -= 8 * u
        face = faces.current if on else faces.words
        x += shield + 13 * u
        words = QRectF(x, row.y() - 0.5, right - x, row.height())
        draw_text(painter, words, move.text, face, now.text, LEFT, elide=True)
        painter.restore()

    def number_width(self) -> float:
        """Width in px of the column of numbers."""
        return max(42 * scale.unit, text_width("0" * len(str(self.most)), _faces().number))

    @staticmethod
    def column_width() -> float:
        """Width in px of each of the columns of decision and luck."""
        decision = QCoreApplication.translate("MoveList", "Decision")
        luck = QCoreApplication.translate("MoveList", "Luck")
        return _column_width(decision, luck, scale.unit, scale.percent)

    def _draw_figures(
        self, painter: QPainter, row: QRectF, figures: tuple[ShareChange | None, ShareChange | None]
    ) -> float:
        """Draw decision and luck at the right end; returns the x coordinate where the first of them begins."""
        width, u = self.column_width(), scale.unit
        right = row.right() - 10 * u
        decision, luck = figures
        begin = right
        if luck is not None and points(luck):
            begin = right - width
            self._draw_figure(painter, QRectF(begin, row.y(), width, row.height()), luck)
        if decision is not None and points(decision) < 0:
            begin = right - 2 * width
            self._draw_figure(painter, QRectF(begin, row.y(), width, row.height()), decision)
        return begin

    @staticmethod
    def _draw_figure(painter: QPainter, place: QRectF, found: ShareChange) -> None:
        """Draw a figure, in grey where it is not clear."""
        clear = is_clear(found)
        tone = (theme().selected if found.value > 0 else theme().danger) if clear else theme().text_3
        face = _faces().figure if clear else _faces().unclear
        draw_text(painter, place, change_words(found.value), face, tone, RIGHT)

    def _draw_change(self, painter: QPainter, row: QRectF, point: TurningPoint) -> float:
        """Draw the change at a turning point at the right end; returns the x coordinate where it begins."""
        u = scale.unit
        up = point.change > 0
        tone = theme().selected if up else theme().danger
        face = _faces().figure
        words = change_words(point.change)
        place = row.adjusted(0, 0, -12 * u, 0)
        draw_text(painter, place, words, face, tone, RIGHT)
        most = text_width(change_words(-0.88), face)
        x, y, s = place.right() - max(76 * u, most + 10 * u), row.center().y(), 5 * u
        way = 1 if up else -1
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tone))
        painter.drawPolygon(
            QPolygonF([QPointF(x - s, y + way * s * 0.8), QPointF(x + s, y + way * s * 0.8), QPointF(x, y - way * s)])
        )
        return x - s

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> bool:
        if event.type() != QEvent.Type.ToolTip or not index.isValid():
            return super().helpEvent(event, view, option, index)
        show_tip(event.globalPos(), self.tip(index), view)
        return True

    def tip(self, index: QModelIndex | QPersistentModelIndex) -> str:
        """The tool tip of a row: all that happened, and what is known of the move."""
        parts = [str(index.data(Qt.ItemDataRole.ToolTipRole))]
        point = index.data(MoveRole.TURNING_POINT)
        if isinstance(point, TurningPoint):
            parts += self._change_tip(point)
        decision, luck = index.data(MoveRole.DECISION), index.data(MoveRole.LUCK)
        if self.tell and isinstance(decision, ShareChange) and isinstance(luck, ShareChange):
            parts += [words for words in (self.tell(decision, luck),) if words]
        look = index.data(MoveRole.SECOND_LOOK)
        if isinstance(look, SecondLook):
            parts.append(self.second_look_words(look))
        return "\n".join(parts)

    def second_look_words(self, look: SecondLook) -> str:
        """One or two sentences: what a master would have done."""
        advice = look.advice
        if not advice.action:
            return self.tr("A master would have done the same.")
        if not advice.better:
            return self.tr("A master would have chosen otherwise, but nothing clearly better.")
        words = (
            self.tr("A master instead: {sentence} Win chance {change} (± {error}%), as estimated.")
            if look.words
            else self.tr("A master would have chosen otherwise: win chance {change} (± {error}%), as estimated.")
        )
        return words.format(sentence=look.words, change=change_words(advice.gain), error=margin(advice.error))

    def _change_tip(self, point: TurningPoint) -> tuple[str, ...]:
        """Sentences about the change of the win chance at a turning point."""
        change = self.tr("{whose}: {change} (± {error}%), as estimated.").format(
            whose=SkillWords(self.seats).whose(point.seat), change=change_words(point.change), error=margin(point.error)
        )
        if self.columns:
            return (change,)
        cause = (
            self.tr("Chance played a part: luck had a hand in it.")
            if point.chance
            else self.tr("Chance played no part: the choice itself made the difference.")
        )
        return change, cause


def is_mistake(index: QModelIndex | QPersistentModelIndex) -> bool:
    """Whether a row of ``MoveModel`` or ``MoveFilter`` shows that something better could have been done."""
    decision, look = index.data(MoveRole.DECISION), index.data(MoveRole.SECOND_LOOK)
    costly = isinstance(decision, ShareChange) and points(decision) < 0
    return costly or (isinstance(look, SecondLook) and look.advice.better)


def head_face() -> QFont:
    """The font of the titles of the columns."""
    return scale.font("text", 13.5, weight=600)


class MoveList(Panel):
    """The panel with the list, its three filters, and titles above its columns.

    Args:
        model: The moves.
        parent: The Qt parent.

    Signals:
        picked: Ply whose row was clicked, where no better choice is known.
        mistake_picked: Ply whose row was clicked where one is known, or on which Enter was pressed.
    """

    picked = Signal(int)
    mistake_picked = Signal(int)

    def __init__(self, model: MoveModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._own = 0
        self._position = 0
        self._whose = ""
        self._head = QRectF()  # the line with the titles of the columns
        self.filter = MoveFilter(self)
        self.filter.setSourceModel(model)
        self.view = QListView(self)
        self.view.setModel(self.filter)
        self.delegate = MoveDelegate(self.view)
        self.view.setItemDelegate(self.delegate)
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.setUniformItemSizes(True)
        self.view.setMouseTracking(True)
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setVerticalScrollBar(ThinBar())
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.view.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.view.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.view.clicked.connect(self._clicked)
        self.view.installEventFilter(self)
        self._chips = {show: FilterChip(self) for show in ListedMoves}
        group = QButtonGroup(self)
        for chip in self._chips.values():
            group.addButton(chip)
        self._chips[ListedMoves.ALL].setChecked(True)
        group.buttonClicked.connect(self._chosen)
        self.filter.modelReset.connect(self._follow)
        # While luck and decisions are worked out, small moves come in that mattered: nothing is scrolled for them.
        self.filter.rowsInserted.connect(self._mark)
        self.filter.rowsRemoved.connect(self._mark)
        self.filter.layoutChanged.connect(self._follow)
        keeper.changed.connect(self._restyle)
        scale.changed.connect(self._place)
        self.retranslate()
        self._restyle()

    def retranslate(self) -> None:
        """Set all words in the current language."""
        self._chips[ListedMoves.ALL].setText(self.tr("All"))
        self._chips[ListedMoves.TURNING].setText(self.tr("Turning points"))
        self._chips[ListedMoves.OWN].setText(self.tr("Only me"))
        self._chips[ListedMoves.TURNING].setToolTip(
            self.tr(
                "The moves that changed the win chance most, beyond the error of the estimate,"
                " and your own in whose place a master knew something clearly better."
            )
        )
        self.view.setAccessibleName(self.tr("Moves"))
        self.set_title(self.tr("Moves"))
        self._place()

    def load(self, colours: tuple[int, ...], seats: Sequence[Seat], own: int, plies: int) -> None:
        """Take another game.

        Args:
            colours: Index into ``SEATS`` of each seat.
            seats: The seats with the names that are shown.
            own: The seat of "Only me".
            plies: Number of plies.
        """
        self.delegate.colours, self.delegate.seats, self._own = colours, seats, own
        self.delegate.most = plies
        self._position = 0
        self.choose(ListedMoves.ALL)

    def choose(self, show: ListedMoves) -> None:
        """Choose which moves are listed."""
        self._chips[show].setChecked(True)
        self.filter.show_only(show, self._own)
        self._place()
        self._follow()

    def chosen(self) -> ListedMoves:
        """Which moves are listed."""
        return next(show for show, chip in self._chips.items() if chip.isChecked())

    def allow_turning(self, allowed: bool) -> None:
        """Enable the filter for turning points, or disable it while they are not known."""
        self._chips[ListedMoves.TURNING].setEnabled(allowed)

    @property
    def whose(self) -> str:
        """Words above the columns: whose win chance they are about; ``""`` without columns."""
        return self._whose

    def show_columns(self, whose: str, tell: Callable[[ShareChange, ShareChange], str] | None) -> None:
        """Show the columns of decision and luck, or hide them.

        Args:
            whose: Whose win chance they are about, in words; ``""`` to hide them.
            tell: Gives the line of the tool tip about decision and luck of a move.
        """
        self.delegate.tell = tell
        if whose != self._whose:
            self._whose, self.delegate.columns = whose, bool(whose)
            self._place()
            self.view.viewport().update()

    def follow(self, position: int) -> None:
        """Mark the row of the last move that led to ``position``, and scroll to it."""
        self._position = position
        self._follow()

    def _mark(self) -> None:
        """Mark the row of the last move that led to the position."""
        row = self.filter.row_of(self._position) if self._position else -1
        before, self.delegate.current = self.delegate.current, row
        for each in (before, row):
            if 0 <= each < self.filter.rowCount():
                self.view.update(self.filter.index(each, 0))

    def _follow(self) -> None:
        self._mark()
        row = self.delegate.current
        if row >= 0:
            for near in (row + 1, max(0, row - 1), row):  # the rows before and after it should be visible, too
                self.view.scrollTo(self.filter.index(near, 0), QAbstractItemView.ScrollHint.EnsureVisible)
        elif self.filter.rowCount():
            self.view.scrollToTop()

    def _clicked(self, index: QModelIndex) -> None:
        ply = int(index.data(MoveRole.PLY))
        (self.mistake_picked if is_mistake(index) else self.picked).emit(ply)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Enter open the decision of a row, and leave other keys to the page but for those that scroll."""
        if watched is not self.view or not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.view.currentIndex().isValid():
            self.mistake_picked.emit(int(self.view.currentIndex().data(MoveRole.PLY)))
            return True
        if event.key() not in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            event.ignore()
            return True
        return False

    def _chosen(self) -> None:
        self.filter.show_only(self.chosen(), self._own)
        self._place()
        self._follow()

    def _restyle(self) -> None:
        ground = self.view.palette()
        # Opaque, so that Qt need not paint the panel below at each position.
        ground.setColor(QPalette.ColorRole.Base, QColor(theme().panel))
        self.view.setPalette(ground)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        u = scale.unit
        x = self.width() - 16 * u
        for show in (ListedMoves.OWN, ListedMoves.TURNING, ListedMoves.ALL):
            chip = self._chips[show]
            size = chip.sizeHint()
            x -= size.width()
            chip.setGeometry(
                round(x), round((self.head_height() + 3 * u - size.height()) / 2), size.width(), size.height()
            )
            x -= 8 * u
        top = round(self.head_height() + 4 * u)
        self._head = QRectF(16 * u, top, self.width() - 32 * u, scale.text(13.5) * 1.7 if self._whose else 0)
        top = round(self._head.bottom())
        self.update()
        self.view.setGeometry(round(8 * u), top, round(self.width() - 16 * u), round(self.height() - top - 8 * u))

    @painting
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._whose:
            painter = QPainter(self)
            self._draw_head(painter)
            painter.end()
        if self.filter.rowCount() or self.chosen() is ListedMoves.ALL:
            return
        painter = QPainter(self)
        words = self.tr("No move changed the win chance beyond the error of the estimate.")
        face = scale.font("text", 15)
        draw_text(painter, QRectF(self.view.geometry()), words, face, theme().text_3, CENTER, wrap=True)
        painter.end()

    def _draw_head(self, painter: QPainter) -> None:
        """Draw the titles of the columns, and whose win chance they are about."""
        width, face = self.delegate.column_width(), head_face()
        x = self.view.x() + self.view.viewport().width() - 2 - 10 * scale.unit - 2 * width
        place = QRectF(self._head)
        for words, left in ((self.tr("Decision"), x), (self.tr("Luck"), x + width)):
            draw_text(painter, QRectF(left, place.y(), width, place.height()), words, face, theme().text_3, RIGHT)
        place.setRight(x)
        draw_text(painter, place, self._whose, face, theme().text_2, LEFT, elide=True)
