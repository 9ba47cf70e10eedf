"""The card pictures of one table: what is ready is copied, what is not is painted while nobody waits.

Painting a card takes several milliseconds, so that a jump to a position with many new cards would
stutter.  A picture of another width stands in until the right one is painted.
"""

from collections import OrderedDict, deque
from collections.abc import Callable, Hashable, Iterable
from time import perf_counter
from typing import NamedTuple
from weakref import ref

from PySide6.QtGui import QPixmap

from app.models.keys import key_kind
from app.models.table import Piece
from app.views.board.piece_item import Picture
from app.views.board.spot import Spot
from app.views.paint import cards
from app.views.paint.cache import pixmaps
from app.views.paint.cards import CardFace

VARIANTS = 24
"""Cards with another price that are kept; they are quickly made."""

PATIENCE = 0.005
"""Seconds that may be spent on painting before stand-ins are used."""


KEPT = 2048
"""Looks of pieces that are remembered; a picture itself is kept elsewhere, or gone."""


class _Look(NamedTuple):
    """A picture of a piece, as long as somebody has it."""

    pixmap: ref[QPixmap]
    back: ref[QPixmap] | None
    rest: tuple[float, bool, bool]


class _Shown(NamedTuple):
    """What a piece looked like last."""

    piece: Piece
    width: float
    height: float
    picture: Picture


class KeptLooks:
    """The pictures that equal pieces of the same size had: working out what they depend on takes ten times as long."""

    def __init__(self) -> None:
        self._looks: dict[tuple[Piece, float, float], _Look] = {}  # the oldest first
        self._shown: dict[str, _Shown] = {}  # by key of a piece: what it had last is there when it comes back

    def find(self, piece: Piece, spot: Spot) -> Picture | None:
        """The picture that such a piece had last, if it is still there."""
        width, height = spot.width, spot.height
        shown = self._shown.get(piece.key)
        if shown is not None and shown.width == width and shown.height == height and shown.piece == piece:
            pixmaps.use(shown.picture.pixmap)  # found without hashing all that the piece is
            return shown.picture
        key = piece, width, height
        look = self._looks.get(key)
        if look is None:
            return None
        pixmap, back = look.pixmap(), None if look.back is None else look.back()
        if pixmap is None or (look.back is not None and back is None):
            del self._looks[key]
            return None
        pixmaps.use(pixmap)
        margin, framed_on_top, face_down = look.rest
        found = Picture(pixmap, margin, back, framed_on_top, face_down)
        self._shown[piece.key] = _Shown(piece, width, height, found)
        return found

    def keep(self, piece: Piece, spot: Spot, picture: Picture) -> None:
        """That is its picture now."""
        self._shown[piece.key] = _Shown(piece, spot.width, spot.height, picture)
        back = None if picture.back is None else ref(picture.back)
        rest = picture.margin, picture.framed_on_top, picture.face_down
        self._looks[piece, spot.width, spot.height] = _Look(ref(picture.pixmap), back, rest)
        if len(self._looks) > KEPT:
            del self._looks[next(iter(self._looks))]

    def forget(self, kind: str = "") -> None:
        """Everything is painted anew, or the pieces whose keys are of a kind."""
        if not kind:
            self._looks.clear()
            self._shown.clear()
            return
        for key in [key for key in self._looks if key_kind(key[0].key) == kind]:
            del self._looks[key]
        for name in [name for name in self._shown if key_kind(name) == kind]:
            del self._shown[name]


class Ready(NamedTuple):
    """A picture and the width that it was painted for."""

    pixmap: QPixmap
    width: float


class WantedPicture(NamedTuple):
    """A picture that somebody needs, now or soon."""

    face: CardFace
    width: float
    dear: bool


class Pictures:
    """The pictures of one table at one ratio, in one theme and language."""

    def __init__(self) -> None:
        self._ready: dict[tuple[CardFace, bool], dict[float, QPixmap]] = {}
        self._wanted: deque[WantedPicture] = deque()
        self._soon: deque[WantedPicture] = deque()
        self._variants: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._until = 0.0
        self._dpr = self._unit = 1.0

    def forget(self, dpr: float, unit: float) -> None:
        """Begin anew: another theme, language, size or ratio; ``unit`` is that of the drawing."""
        self._dpr, self._unit = dpr, max(1.0, unit)
        self._ready.clear()
        self._wanted.clear()
        self._soon.clear()
        self._variants.clear()

    def begin(self) -> None:
        """A new position is laid out; patience starts again."""
        self._until = perf_counter() + PATIENCE

    def expect(self, soon: Iterable[WantedPicture]) -> None:
        """Pictures that will be needed in this game."""
        self._soon = deque(soon)

    def get(self, face: CardFace, width: float, *, dear: bool = False) -> Ready:
        """The picture at ``width``, or for a moment the nearest one that is there."""
        shelf = self._ready.setdefault((face, dear), {})
        if width not in shelf:
            if shelf and perf_counter() > self._until:
                self._wanted.append(WantedPicture(face, width, dear))
                near = min(shelf, key=lambda other: abs(other - width))
                return Ready(shelf[near], near)
            shelf[width] = self._paint(face, width, dear)
        return Ready(shelf[width], width)

    def variant(self, key: Hashable, make: Callable[[], QPixmap]) -> QPixmap:
        """A picture made from another one; a few of them are kept."""
        if key not in self._variants:
            self._variants[key] = make()
        self._variants.move_to_end(key)
        while len(self._variants) > VARIANTS:
            self._variants.popitem(last=False)
        return self._variants[key]

    def work(self) -> str:
        """Paint one picture: ``"now"`` if it replaces a stand-in, ``"later"`` if not; ``""`` if none is left."""
        for queue, answer in ((self._wanted, "now"), (self._soon, "later")):
            while queue:
                wanted = queue.popleft()
                shelf = self._ready.setdefault((wanted.face, wanted.dear), {})
                if wanted.width not in shelf:
                    shelf[wanted.width] = self._paint(*wanted)
                    return answer
        return ""

    def lod(self, width: float) -> str:
        """Degree of detail; on a doubled table a card shows what it shows on the usual one."""
        return cards.detail(width / self._unit)

    def _paint(self, face: CardFace, width: float, dear: bool) -> QPixmap:
        return cards.card_pixmap(face, width, dpr=self._dpr, lod=self.lod(width), dear=dear)
