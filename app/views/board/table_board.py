"""What the tables of all games share: sizes, seats, and pictures that are painted once."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from copy import copy
from functools import partial
from typing import ClassVar, Generic, Protocol, Self, TypeVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from app.match.match import Match
from app.match.seats import Seat
from app.models.presenter import Gauge
from app.models.table import Describe, Description, Piece, Viewer, Zone
from app.models.table_model import TableModel
from app.models.text import Translated
from app.views import theme as look
from app.views.board.base import Board, BoardPanel, Flight
from app.views.board.boxes import CARD, Box
from app.views.board.pictures import KeptLooks, Pictures, WantedPicture
from app.views.board.piece_item import Picture
from app.views.board.spot import Spot
from app.views.board.table_style import rect_of
from app.views.paint import brushes
from app.views.paint.cache import pixmaps
from app.views.widgets.measure import Measure
from app.views.widgets.sheet import Sheet

Paint = Callable[[QPainter, QRectF], None]


def looks_of(paint: Paint) -> tuple[Hashable, Hashable]:
    """What a picture depends on: who paints it, and with which facts (the keywords of a ``partial``)."""
    if isinstance(paint, partial):
        return paint.func, tuple(sorted(paint.keywords.items()))  # the names differ, so values are not compared
    return paint, ()


_manners: dict[Hashable, int] = {}
"""Numbers of ratio, theme, measure and colours of seats, for keys of pictures."""


class Ground(Protocol):
    """What every game's layout says of the table as a whole."""

    @property
    def scale(self) -> float:
        """Pixels of the board per pixel of the drawing."""
        ...

    @property
    def wide(self) -> bool:
        """Whether this is the wide drawing."""
        ...

    @property
    def prompt(self) -> Box:
        """Free place for the prompt bar."""
        ...


G = TypeVar("G", bound=Ground)
Areas = TypeVar("Areas", covariant=True)
Places = TypeVar("Places", covariant=True)


class LaidTable(Protocol[Areas, Places]):
    """What the panels and flights of a game read of its board: a board with ``places`` and ``words`` is one."""

    @property
    def areas(self) -> Areas:
        """Where everything is at this size."""
        ...

    @property
    def places(self) -> Places:
        """Where the pieces of the position lie."""
        ...

    @property
    def viewer(self) -> int:
        """Whose table it is."""
        ...

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who plays."""
        ...

    def opponents(self) -> list[int]:
        """The other seats, clockwise from the viewer."""
        ...

    def words(self, thing: Piece | Zone) -> Description:
        """A piece or zone in words, for whose table it is."""
        ...


def card_spot(box: Box, z: float, scale: float, least: float = 0.5) -> Spot:
    """A card with whole pixels, so that its picture stays sharp and is kept once; its frame has ``least`` at least."""
    width = max(8.0, float(int(box.w)))
    unit = width / 180
    frame = max(least, min(unit, scale))
    return Spot(round(box.x), round(box.y), width, width * CARD, z, unit=frame, radius=11 * unit)


class TableBoard(Translated, Generic[G]):
    """The part of a ``Board`` that is the same for every game.

    Attributes:
        course: See ``Board``.
        anchors: Section of the rules for each decision.
    """

    course = False
    anchors: ClassVar[Mapping[str, str]] = {}

    def __init__(self) -> None:
        self._size = (1560.0, 1024.0)
        self._dpr = 1.0
        self._cards = self._text = 1.0
        self._viewer = 0
        self._seats: tuple[Seat, ...] = ()
        self._options: dict[str, object] = {}
        self._areas = self._new_areas()
        self._pictures = Pictures()
        self._looks = KeptLooks()
        self._said_before: dict[str, tuple[Piece, Viewer, Description]] = {}
        self._manner: tuple[tuple[object, ...], int] = ((), 0)

    def _new_areas(self) -> G:
        """Where everything is at this size, for these seats and options."""
        raise NotImplementedError

    def _make(self, piece: Piece, spot: Spot) -> tuple[Picture, bool]:
        """The picture, and whether it is the right one and no stand-in."""
        raise NotImplementedError

    def _expected(self) -> Iterable[WantedPicture]:
        """Pictures of cards that will be needed in this game."""
        return ()

    # what the view tells

    def resize(self, width: float, height: float, dpr: float) -> None:
        """See ``Board``."""
        self._size, self._dpr = (width, height), dpr
        self._arrange()

    def sit(self, viewer: int, seats: tuple[Seat, ...], options: dict[str, object], gauge: Gauge | None) -> None:
        """See ``Board``."""
        if viewer != self._viewer:
            self._viewer = viewer
            self._looks.forget()
        if (seats, options) != (self._seats, self._options):
            self._seats, self._options = seats, options
            self._arrange()

    def set_card_size(self, factor: float) -> None:
        """See ``Board``."""
        self._cards = factor
        self._arrange()

    def set_text_size(self, factor: float) -> None:
        """See ``Board``."""
        self._text = factor
        self._looks.forget()

    def set_gauge_shown(self, shown: bool) -> None:
        """See ``Board``; most games have no chance to show."""

    def forget(self) -> None:
        """See ``Board``."""
        self._looks.forget()
        self._pictures.forget(self._dpr, self.unit())
        self._pictures.expect(self._expected())

    def ahead(self) -> Self:
        """See ``Board``; what a board knows of a position is replaced and never changed."""
        return copy(self)

    def take(self, laid: Board) -> None:
        """See ``Board``."""
        vars(self).update(vars(laid))

    def _arrange(self) -> None:
        self._areas = self._new_areas()
        self.forget()

    # what it tells

    def unit(self) -> float:
        """See ``Board``."""
        return self._areas.scale

    def prompt_box(self) -> QRectF:
        """See ``Board``."""
        return rect_of(self._areas.prompt)

    def ground(self) -> object:
        """See ``Board``; places are values."""
        return type(self), self._areas

    def anchor(self, decision: str) -> str:
        """See ``Board``."""
        return self.anchors.get(decision, "goal")

    @property
    def areas(self) -> G:
        """Where everything is at this size."""
        return self._areas

    @property
    def viewer(self) -> int:
        """Whose table it is."""
        return self._viewer

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who plays."""
        return self._seats

    def opponents(self) -> list[int]:
        """The other seats, clockwise from the viewer."""
        n = len(self._seats)
        return [(self._viewer + step) % n for step in range(1, n)]

    def _measure(self) -> Measure:
        return Measure(self._areas.scale, self._areas.wide, self._text)

    def _said(self, describe: Describe, thing: Piece | Zone, viewer: Viewer) -> Description:
        """A piece or zone in words; those of a piece are kept, since equal pieces have equal words.

        The tips of panels ask for the words of most pieces at each position.
        """
        if not isinstance(thing, Piece):
            return describe(thing, viewer)
        before = self._said_before.get(thing.key)
        if before is not None and before[0] == thing and before[1] == viewer:
            return before[2]
        said = describe(thing, viewer)
        self._said_before[thing.key] = thing, viewer, said
        return said

    # pictures

    def picture(self, piece: Piece, spot: Spot) -> Picture:
        """See ``Board``."""
        if (known := self._looks.find(piece, spot)) is not None:
            return known
        made, final = self._make(piece, spot)
        if final:
            self._looks.keep(piece, spot, made)
        return made

    def _painted(self, spot: Spot, looks: Hashable, paint: Paint, *, framed_on_top: bool = False) -> Picture:
        """What ``paint`` puts into the box of ``spot``; equal ``looks`` mean an equal picture."""
        margin = round(10.0 * self._areas.scale)
        key = (looks, spot.width, spot.height, self._manner_now())

        def draw(p: QPainter) -> None:
            p.translate(margin, margin)
            paint(p, QRectF(0, 0, spot.width, spot.height))

        size = spot.width + 2 * margin, spot.height + 2 * margin
        pixmap = pixmaps.get(key, lambda: brushes.painted(*size, self._dpr, draw))
        return Picture(pixmap, float(margin), framed_on_top=framed_on_top)

    def _manner_now(self) -> int:
        """A number for what all pictures of this table have in common: making and hashing that for each takes long."""
        areas = self._areas
        made_from = (self._dpr, look.theme().name, areas.scale, areas.wide, self._text, self._seats)
        if made_from != self._manner[0]:
            colours = tuple(seat.colour for seat in self._seats)
            manner = (self._dpr, look.theme().name, self._measure(), colours)
            self._manner = made_from, _manners.setdefault(manner, len(_manners))
        return self._manner[1]

    def work(self) -> str:
        """See ``Board``."""
        return self._pictures.work()

    def preview(self, piece: Piece, width: float) -> QPixmap | None:
        """See ``Board``; nothing is worth enlarging."""
        return None

    # what moves and opens

    def flights(self, before: Sequence[Zone], after: Sequence[Zone]) -> list[Flight]:
        """See ``Board``; cards glide by themselves."""
        return []

    def origin(self, key: str, zone: str) -> Spot | None:
        """See ``Board``; a new piece appears where it is."""
        return None

    def target(self, key: str, zone: str) -> Spot | None:
        """See ``Board``; a piece that is gone disappears where it was."""
        return None

    def opens(self, key: str, zone: str) -> str:
        """See ``Board``; nothing shows more when clicked."""
        return ""

    def sheet(self, host: QWidget, what: str, model: TableModel, match: Match) -> Sheet | None:
        """See ``Board``; there is nothing to show large."""
        return None

    # what answers to the pointer and to choices

    def shows(self, what: str) -> bool:
        """See ``Board``; everything that opens is a sheet."""
        return False

    def folds(self) -> bool:
        """See ``Board``; nothing is shown on the table itself."""
        return False

    def points(self, key: str) -> bool:
        """See ``Board``; no panel depends on the pointer."""
        return False

    def lane(self, key: str) -> Sequence[QPointF]:
        """See ``Board``; all ways are straight."""
        return ()

    def shown(self) -> Sequence[QRectF]:
        """See ``Board``; nothing is shown at the pointer."""
        return ()

    def chooses(self, offered: frozenset[str], chosen: frozenset[str]) -> bool:
        """See ``Board``; no piece depends on what is chosen."""
        return False

    # panels

    def panels(self, zones: Sequence[Zone]) -> list[BoardPanel]:
        """See ``Board``; a table of pieces alone."""
        return []

    def paint_panel(self, painter: QPainter, panel: BoardPanel) -> None:
        """See ``Board``; panels paint themselves."""
        panel.facts.paint(painter, panel.rect)
