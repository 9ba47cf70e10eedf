"""The window onto a table: the same for play and for review."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from time import perf_counter

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from app.engines.contract import State
from app.match.match import Match
from app.match.seats import Seat
from app.models.games import presenter
from app.models.moments import Moment
from app.models.steps import moments_of
from app.models.table import Zone
from app.models.table_model import TableModel
from app.models.table_reading import piece_of, zone_key_of, zones_of
from app.views import theme as look
from app.views.board.backgrounds import backgrounds
from app.views.board.base import Board
from app.views.board.focus_order import move_focus, step_offered
from app.views.board.preview import CardPreview
from app.views.board.scene import BoardScene
from app.views.magnifier import look_at, seen_part
from app.views.paint import brushes
from app.views.paint.cache import pixmaps
from app.views.paint.guard import painting
from app.views.paint.lettering import lettering
from app.views.scale import scale
from app.views.slices import Slices

PREVIEW_WIDTH, SMALL_PREVIEW, SMALL_BELOW = 284, 212, 1200
"""Width of the enlarged piece in pixels of the drawing; the small one on boards narrower than the last figure."""

LESS = 0.84
"""Share of its usual width that an enlarged piece has where only then it covers nothing that may be chosen."""

REPAINT_AFTER = 80
"""Quiet ms after a change of size before the table itself is painted sharp again."""

IDLE, IDLE_SHARE = 30, 0.004
"""Interval in ms at which pictures are painted ahead, and seconds after which no further one is begun."""

STRIPS = 6
"""Parts in which the table itself is painted where that must not take long at once."""

FAR, FAR_PICTURE = 60.0, 12.0
"""Square pixels of covered pieces that a pixel of distance of a mere explanation weighs, and of an enlarged piece."""

HIDDEN = 1e6
"""How much more a square pixel below the prompt weighs than one over a piece that may be chosen."""

EDGE = 4.0
"""Pixels that stay free between the enlarged piece and the edge of the table or the prompt."""

SMALLEST = (240.0, 160.0)
"""Size below which nothing is laid out."""


class BoardView(QGraphicsView):
    """The table of one game, as one viewer sees it.

    A review page embeds it like the game page does::

        view = BoardView(record.game, board_of(record.game), parent)
        view.show_state(states[ply], viewer=0, seats=record.seats, still=True)  # any ply, at once
        view.scene_.set_last(keys)       # optional: rhombs on what the last move touched
        view.prompt_box()                # free place on the table for one sentence

    ``still=True`` shows the position without motion (slider); without it the pieces glide from
    where they are, at ``view.scene_.speed``.  Without ``set_offered`` nothing can be chosen.

    Signals:
        chosen: Key of an offered piece that was clicked or entered.
        refused: Key of a piece that cannot be chosen now.
        opened: Key of something that shows more when clicked (a display, the discard pile).
        laid_out: The size has changed; ask ``prompt_box`` again.
        set_off: Things glide to another position of the same viewer: zones before and after, and what flies.
    """

    chosen = Signal(str)
    refused = Signal(str)
    opened = Signal(str)
    laid_out = Signal()
    set_off = Signal(object, object, object)

    def __init__(self, game: str, board: Board, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.presenter = presenter(game)
        self.model = TableModel(self, self.presenter.describe, self.presenter.heaps)
        self.board = board
        self.scene_ = BoardScene(self.model, self.board)
        self.setScene(self.scene_)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)  # ``painting`` does
        self.setRenderHints(brushes.SOFT)
        self.viewport().setAutoFillBackground(False)  # the table covers it, and is painted with every frame
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.above = QRectF()  # what the page shows above the table, e.g. a coach, in the view's pixels
        self._side = 0.0
        self._shown: tuple[State, int, tuple[Seat, ...]] | None = None
        self._soon: tuple[State, int, tuple[Seat, ...], bool, Callable[[], None]] | None = None
        self._slices = Slices(self)
        self._background: QPixmap | None = None
        self.preview = CardPreview(self)
        self._sharpen = QTimer(self, singleShot=True, interval=REPAINT_AFTER)
        self._sharpen.timeout.connect(self._drop_background)
        self._idle = QTimer(self, interval=IDLE)
        self._idle.timeout.connect(self._work)
        self.scene_.chosen.connect(self.chosen)
        self.scene_.refused.connect(self.refused)
        self.scene_.opened.connect(self.opened)
        self.scene_.preview_wanted.connect(self._show_preview)
        self.scene_.focus_moved.connect(self._follow_focus)
        look.keeper.changed.connect(self.repaint_all)
        self._percent = scale.percent
        self.board.set_text_size(self._percent / 100)
        lettering.use(self._percent / 100)
        scale.changed.connect(self._follow_text)
        self.retranslate()

    # what it shows

    def show_ply(self, match: Match, ply: int, viewer: int, seats: Sequence[Seat], *, still: bool = False) -> None:
        """Show position ``ply`` of a match, and what its last action did if the position before is shown now."""
        moments: list[Moment] = []
        if ply and not still and self._shown is not None and self._shown[0] is match.states[ply - 1]:
            before, after = match.states[ply - 1 : ply + 1]
            moments = moments_of(self.presenter, before, after, match.events[ply - 1], viewer, seats)
        self.show_state(match.states[ply], viewer, seats, still=still, moments=moments)

    def show_state(
        self,
        state: State,
        viewer: int,
        seats: Sequence[Seat],
        *,
        still: bool = False,
        moments: Sequence[Moment] = (),
    ) -> None:
        """Show a position as the seat ``viewer`` may see it, gliding there or (``still``) at once.

        With ``moments`` these are made much of on the way.
        """
        self.stop()
        same = self._shown is not None and self._shown[1] == viewer
        before = zones_of(self.model)
        self.scene_.moments.finish()  # first: it lays out what is shown now, which may be another kind of game
        self._sit(state, viewer, tuple(seats))
        self.model.sync(self.presenter.table(state, viewer, seats))
        if still:
            self.scene_.settle()
        else:
            self.scene_.refresh()
            self.scene_.moments.play(moments, partial(self._set_off, before, same))
        if self.isVisible():
            self._idle.start()

    def show_soon(
        self,
        state: State,
        viewer: int,
        seats: Sequence[Seat],
        shown: Callable[[], None] = lambda: None,
        *,
        still: bool = True,
    ) -> None:
        """Show a position, prepared in slices: the table stays as it is until all of the next is there.

        One that is being prepared is shown before the next is begun, so that there is something to see however fast
        they are asked for; of those asked for meanwhile only the last is.  ``show_state`` takes the place of them all.

        Args:
            state: The position.
            viewer: From which seat.
            seats: Who plays.
            shown: Called when it is on the table.
            still: Whether it is shown without motion; else the pieces glide there, once it is prepared.
        """
        self._soon = state, viewer, tuple(seats), still, shown
        if not self._slices.busy:
            self._slices.start(self._steps())

    def steps(self, state: State, viewer: int, seats: Sequence[Seat], *, still: bool = True) -> Iterator[None]:
        """Show a position in steps: what is seen stays as it is until the last one."""
        same, before = self._shown is not None and self._shown[1] == viewer, zones_of(self.model)
        self._sit(state, viewer, tuple(seats))
        table = self.presenter.table(state, viewer, seats)
        yield
        self.model.sync(table)
        if not still:
            self._set_off(before, same)
        yield from self.scene_.steps(self.devicePixelRatioF(), still=still)
        if self.isVisible():
            self._idle.start()

    def _steps(self) -> Iterator[None]:
        """Show what is wanted, until nothing is."""
        while self._soon is not None:
            state, viewer, seats, still, shown = self._soon
            self._soon = None
            yield from self.steps(state, viewer, seats, still=still)
            shown()
            yield

    @property
    def preparing(self) -> bool:
        """Whether a position that ``show_soon`` was told is not on the table yet."""
        return self._slices.busy

    def stop(self) -> None:
        """Prepare nothing any more."""
        self._soon = None
        self._slices.stop()

    def _sit(self, state: State, viewer: int, seats: tuple[Seat, ...]) -> None:
        """A position of this table is shown from now on."""
        if self._shown is None or self._shown[1:] != (viewer, seats) or self._shown[0].options != state.options:
            self.scene_.look_again()
        self._shown = (state, viewer, seats)
        self.board.sit(viewer, seats, dict(state.options), self.presenter.gauge(state))

    def _set_off(self, before: Sequence[Zone], same: bool) -> None:
        """Things fly to where they belong now, and are heard if the viewer is the ``same``."""
        flights = self.board.flights(before, zones_of(self.model))
        for flight in flights:
            self.scene_.fly(flight)
        if same:
            self.set_off.emit(before, zones_of(self.model), flights)

    def _work(self) -> None:
        """Paint ahead, one picture at a time, while nothing moves."""
        if not self.isVisible():
            self._idle.stop()  # ``showEvent`` goes on
        elif not self.scene_.moving() and not self.paint_ahead():
            self._idle.stop()

    def first_steps(self, state: State, viewer: int, seats: Sequence[Seat]) -> Iterator[None]:
        """Show the first position on a view that is still hidden, in steps, so that nothing is left to do at once."""
        yield
        # A hidden view is told its size, and tells its viewport, only when it is shown; then all would be painted anew.
        QCoreApplication.sendEvent(self, QResizeEvent(self.size(), self.size()))
        self._lay_out()
        yield from self.steps(state, viewer, seats)
        if self._background is None:
            yield from self._background_steps()

    def paint_ahead(self) -> bool:
        """Paint some pictures that are wanted now or soon; whether there are more."""
        begun = perf_counter()
        done = "later"
        sharper = False
        while done and perf_counter() - begun < IDLE_SHARE:
            done = self.board.work()
            sharper = sharper or done == "now"
        if sharper:
            self.scene_.sharpen()
        return bool(done)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._shown is not None:
            self._idle.start()

    def hideEvent(self, event: QHideEvent) -> None:
        self._idle.stop()
        if self._sharpen.isActive():
            self._sharpen.stop()
            self._drop_background()
        self.scene_.moments.finish()  # a page that is left lives no longer than they would
        super().hideEvent(event)

    def set_side(self, width: float) -> None:
        """Keep ``width`` pixels at the right free for panels; the table is painted there too."""
        if width != self._side:
            self._side = width
            self._lay_out()

    def set_card_size(self, percent: int) -> None:
        """The person's size of cards."""
        self.board.set_card_size(percent / 100)
        self.scene_.repaint_all()

    def set_text_size(self, percent: int) -> None:
        """The person's size of text."""
        lettering.use(percent / 100)
        self.board.set_text_size(percent / 100)
        self.scene_.repaint_all()

    def _follow_text(self) -> None:
        """The size of text was set for the whole program."""
        if scale.percent != self._percent:
            self._percent = scale.percent
            self.set_text_size(scale.percent)

    def set_gauge_shown(self, shown: bool) -> None:
        """Whether the chance of the next card is shown."""
        self.board.set_gauge_shown(shown)
        self.scene_.look_again()
        self.scene_.settle()

    def prompt_box(self) -> QRect:
        """The free place for the prompt, in pixels of this widget."""
        return self.board.prompt_box().toRect()

    def retranslate(self) -> None:
        """Present the shown position again in the language of the moment."""
        self.setAccessibleName(self.tr("Table"))
        if self._shown is not None:
            state, viewer, seats = self._shown
            self.show_state(state, viewer, seats, still=True)
            self.scene_.repaint_all()

    def repaint_all(self) -> None:
        """Draw everything anew, e.g. in another theme."""
        self._background = None
        self.scene_.repaint_all()
        self.viewport().update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # size and background

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()
        self._sharpen.start()

    def _lay_out(self) -> None:
        size = self.viewport().size()
        if size.width() - self._side < SMALLEST[0] or size.height() < SMALLEST[1]:
            return  # before the first real size, or folded away
        self.setSceneRect(0, 0, size.width(), size.height())
        ratio = self.devicePixelRatioF()
        pixmaps.suit(size.width() * size.height() * ratio * ratio)
        self.scene_.resize(size.width() - self._side, size.height(), ratio)
        self.laid_out.emit()

    def _drop_background(self) -> None:
        if (
            self._background is not None
            and self._background.deviceIndependentSize() != self.viewport().size().toSizeF()
        ):
            self._background = None
            self.viewport().update()

    @painting
    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        size = self.viewport().size()
        if self._background is None:
            self._paint_background()
        assert self._background is not None
        ratio = self._background.devicePixelRatio()
        if self._background.deviceIndependentSize() == size.toSizeF():
            part = QRectF(rect)
            source = QRectF(part.x() * ratio, part.y() * ratio, part.width() * ratio, part.height() * ratio)
            painter.drawPixmap(part, self._background, source)
        else:  # while the window is being dragged
            painter.drawPixmap(
                QRectF(0, 0, size.width(), size.height()), self._background, QRectF(self._background.rect())
            )

    def _paint_background(self) -> None:
        """Paint the table as an opaque picture, which is copied without mixing."""
        for _ in self._background_steps(1):
            pass

    def _background_steps(self, strips: int = STRIPS) -> Iterator[None]:
        """Paint it strip by strip, unless it is there."""
        size, ratio = self.viewport().size(), self.devicePixelRatioF()
        ground = self._ground()
        self._background = backgrounds.find(ground)
        if self._background is not None:
            return
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.black)
        box = QRectF(0, 0, size.width(), size.height())
        edges = [round(size.height() * at / strips) for at in range(strips + 1)]
        for top, bottom in pairwise(edges):
            with brushes.drawing(picture) as p:
                p.setClipRect(QRectF(0, top, size.width(), bottom - top))
                self.board.paint_background(p, box)
            yield
        self._background = picture
        if ground == self._ground():  # between two strips anything may have changed
            backgrounds.keep(ground, picture)

    def _ground(self) -> object:
        """What the picture of the table goes by."""
        return self.board.ground(), look.theme(), self.viewport().size(), self.devicePixelRatioF()

    # preview

    def _show_preview(self, key: str) -> None:
        if not key or key not in self.model:
            self.preview.hide()
            return
        piece = piece_of(self.model, key)
        small = self.viewport().width() - self._side < SMALL_BELOW
        unit = max(0.75, self.board.unit())
        width, room = (SMALL_PREVIEW if small else PREVIEW_WIDTH) * unit, self._room_for_preview()
        picture = self.board.preview(piece, width)
        if picture is not None and picture.deviceIndependentSize().height() > room:
            width *= room / picture.deviceIndependentSize().height()
            picture = self.board.preview(piece, width)
        said = self.model.words(piece)
        tip = said.tip
        if picture is not None:  # the card says itself what it does
            tip = tip.removeprefix(said.printed).lstrip()
        if picture is None and not tip:
            self.preview.hide()
            return

        def put(share: float, *, beside: bool) -> float:
            """Place the enlarged piece in one way; how much it covers of what may be chosen."""
            picture = self.board.preview(piece, width * share)
            self.preview.show_piece(picture, said.name, tip, unit, beside=beside)
            if picture is not None and self.preview.height() > room:
                self.preview.show_piece(picture, said.name, tip, unit, beside=True)
            at, covered = self._place_for(key, near=picture is None)
            self.preview.move(at)
            return covered

        if put(1.0, beside=small) and picture is not None and put(1.0, beside=True) and put(LESS, beside=True):
            put(1.0, beside=small)  # as large as usual where nothing helps
        self.preview.show()
        self.preview.raise_()

    def _room_for_preview(self) -> float:
        """The height above or below the prompt, whichever is more: the prompt lies above this widget."""
        prompt = self.prompt_box()
        return max(prompt.top(), self.viewport().height() - prompt.bottom()) - 2 * EDGE

    def _seen(self) -> QRectF:
        """The table without the panels at its side, as far as the window shows it: a page may be magnified."""
        return QRectF(0, 0, self.viewport().width() - self._side, self.viewport().height()) & seen_part(self)

    def _place_for(self, key: str, *, near: bool) -> tuple[QPoint, float]:
        """Beside the piece, on the side with more room, where it covers least of what may be chosen; and how much.

        Never below the prompt, and rather near the piece than far from it.  Mere words stay ``near``, even if they
        cover something for the moment.
        """
        here, size = self.scene_.rect_of(key), self.preview.size()
        space = self._seen()
        taken = [
            self.scene_.rect_of(other) for other in self.scene_.offered() if other != key and self.scene_.item(other)
        ]
        taken += self.board.shown()
        gap = 14.0
        sides = [here.right() + gap, here.left() - gap - size.width()]
        if here.center().x() > space.center().x():
            sides.reverse()
        prompt = QRectF(self.prompt_box())
        heights = [here.center().y() - size.height() / 2, here.top(), here.bottom() - size.height()]
        for away in (gap, 3 * gap, 5 * gap):
            heights += [here.top() - away - size.height(), here.bottom() + away]
        heights += [space.top(), space.bottom(), prompt.top() - size.height() - EDGE, prompt.bottom() + EDGE]
        above = [
            (here.center().x() - size.width() / 2, y) for y in (here.top() - gap - size.height(), here.bottom() + gap)
        ]
        best, least, hides = QRectF(), 1e12, 0.0
        for x, y in [(x, y) for x in sides for y in heights] + above:
            x = max(space.left() + EDGE, min(x, space.right() - size.width() - EDGE))
            y = max(space.top() + EDGE, min(y, space.bottom() - size.height() - EDGE))
            box = QRectF(x, y, size.width(), size.height())
            parts = [part.translated(box.topLeft()) for part in self.preview.parts()]
            over = sum(_area(part.intersected(other)) for part in parts for other in taken)
            covered = over + 3 * _area(box.intersected(here))
            covered += HIDDEN * (_area(box.intersected(prompt)) + _area(box.intersected(self.above)))
            covered += (FAR if near else FAR_PICTURE) * (box.center() - here.center()).manhattanLength()
            if covered < least - 1:
                best, least, hides = box, covered, over
        return best.topLeft().toPoint(), hides

    # pointer and keys

    def leaveEvent(self, event: QEvent) -> None:
        self.scene_.leave()
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Left: (-1, 0),
            Qt.Key.Key_Right: (1, 0),
            Qt.Key.Key_Up: (0, -1),
            Qt.Key.Key_Down: (0, 1),
        }
        key = Qt.Key(event.key())
        if key in steps:
            move_focus(self.scene_, *steps[key])
        elif key == Qt.Key.Key_Space and not self._takes_space(event):
            event.ignore()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.scene_.focus_key:
            if not event.isAutoRepeat():
                self.scene_.press(self.scene_.focus_key)
        else:
            event.ignore()

    def _follow_focus(self, key: str) -> None:
        if key:
            look_at(self, self.scene_.rect_of(key))

    def _takes_space(self, event: QKeyEvent) -> bool:
        """Whether the space bar presses what has the focus; held down, or while nobody may choose, it is the page's."""
        key = self.scene_.focus_key
        zone = zone_key_of(self.model, key) if key in self.model else ""
        return not event.isAutoRepeat() and bool(self.scene_.offered() or self.board.opens(key, zone))

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes from one offered piece to the next, and on to the next widget after the last."""
        if step_offered(self.scene_, 1 if forward else -1):
            return True
        return super().focusNextPrevChild(forward)

    def focusOutEvent(self, event: QEvent) -> None:
        self.scene_.set_focus("")
        super().focusOutEvent(event)  # type: ignore[arg-type]  # the stub wants QFocusEvent, which it is


def _area(rect: QRectF) -> float:
    return max(0.0, rect.width()) * max(0.0, rect.height())
