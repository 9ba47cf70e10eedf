"""What one game brings to the scene of its table."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from app.match.match import Match
from app.match.seats import Seat
from app.models.presenter import Gauge
from app.models.sounds import Sound
from app.models.table import Piece, Zone
from app.models.table_model import TableModel
from app.views.board.piece_item import Picture
from app.views.board.spot import Spot
from app.views.widgets.sheet import Sheet

Tips = tuple[tuple[QRectF, str], ...]
"""Parts of a panel in scene pixels, and what is said of each."""


def no_tips() -> Tips:
    """Nothing explains itself."""
    return ()


class PanelFacts(Protocol):
    """Everything that the picture of a panel depends on: a frozen dataclass that paints it.

    Equal facts mean an equal picture, in the same theme and language.
    """

    def paint(self, p: QPainter, rect: QRectF) -> None:
        """Paint the panel into ``rect``, in scene coordinates."""
        ...

    def __hash__(self) -> int: ...


@dataclass(frozen=True, slots=True)
class BoardPanel:
    """A painted part of the table that is no piece: a panel with its labels and figures.

    Attributes:
        key: Stable name; may be offered like a piece when a path asks for it.
        rect: Its place in scene pixels.
        facts: Everything its picture depends on; equal facts mean an equal picture.
        tips: Makes the words of the parts that explain themselves when the pointer rests there.
        name: For screen readers.
        z: Order among panels; pieces lie above 0.
        opens: Whether a click on it opens something.
        radius: Of its corners, for frames.
        reach: How far its picture goes beyond ``rect``.
        covers: Whether the pointer does not reach the pieces below it.
        label_of: Key of the piece across whose edge it lies; it stays above that one while it is raised.
        figures: Where it shows a number, by the key of its ``Fact``.
        lines: Where it explains itself in words, on a part that has no tip.
    """

    key: str
    rect: QRectF
    facts: PanelFacts
    tips: Callable[[], Tips] = no_tips
    name: str = ""
    z: float = -10.0
    opens: bool = False
    radius: float = 14.0
    reach: float = 16.0
    covers: bool = False
    label_of: str = ""
    figures: tuple[tuple[str, QRectF], ...] = ()
    lines: tuple[QRectF, ...] = ()


@dataclass(frozen=True, slots=True)
class Flight:
    """Small things that change hands, e.g. coins, and what is heard then."""

    picture: QPixmap
    start: QPointF
    end: QPointF
    count: int
    sound: Sound


class Board(Protocol):
    """What one game brings to the scene: places, pictures, panels and background.

    Attributes:
        course: Whether ``sheet`` can show the course of a round.
    """

    course: bool

    def resize(self, width: float, height: float, dpr: float) -> None:
        """The scene has another size now; all later answers are for it."""
        ...

    def sit(self, viewer: int, seats: tuple[Seat, ...], options: dict[str, object], gauge: Gauge | None) -> None:
        """Whose table it is, who sits there, the options of the game, and the chance to show."""
        ...

    def ahead(self) -> "Board":
        """A copy that can be laid for another position while this one stays; they share their pictures."""
        ...

    def take(self, laid: "Board") -> None:
        """Be what a copy that ``ahead`` gave is now."""
        ...

    def unit(self) -> float:
        """Scene pixels per pixel of the drawing."""
        ...

    def prompt_box(self) -> QRectF:
        """Free place for the prompt."""
        ...

    def set_card_size(self, factor: float) -> None:
        """The person's size of cards, 1.0 is usual."""
        ...

    def set_text_size(self, factor: float) -> None:
        """The person's size of text, 1.0 is usual."""
        ...

    def set_gauge_shown(self, shown: bool) -> None:
        """Whether the chance is shown."""
        ...

    def spots(self, zones: Sequence[Zone]) -> dict[str, Spot]:
        """The place of every piece that is drawn; a piece without one stays invisible."""
        ...

    def picture(self, piece: Piece, spot: Spot) -> Picture:
        """What the piece looks like there."""
        ...

    def work(self) -> str:
        """Paint one picture that is needed: ``"now"`` (ask ``picture`` again) or ``"later"``; ``""`` if none is."""
        ...

    def forget(self) -> None:
        """Theme or language are others: no picture holds any more."""
        ...

    def panels(self, zones: Sequence[Zone]) -> list[BoardPanel]:
        """The painted parts of the table."""
        ...

    def paint_panel(self, painter: QPainter, panel: BoardPanel) -> None:
        """Paint a panel in scene coordinates."""
        ...

    def ground(self) -> object:
        """What ``paint_background`` goes by besides theme and size: tables of equal grounds look the same."""
        ...

    def paint_background(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the table that everything lies on; slow, done once per size."""
        ...

    def origin(self, key: str, zone: str) -> Spot | None:
        """Where a new piece of ``zone`` comes from; ``None``: it appears where it is."""
        ...

    def target(self, key: str, zone: str) -> Spot | None:
        """Where a piece that was in ``zone`` goes when it is no longer on the table."""
        ...

    def flights(self, before: Sequence[Zone], after: Sequence[Zone]) -> list[Flight]:
        """What flies from hand to hand between two positions."""
        ...

    def opens(self, key: str, zone: str) -> str:
        """What a click on a piece (``zone``: where it lies) or a panel shows; ``""`` for nothing."""
        ...

    def anchor(self, decision: str) -> str:
        """Where the rules speak of a decision."""
        ...

    def sheet(self, host: QWidget, what: str, model: TableModel, match: Match) -> Sheet | None:
        """A sheet that shows a pile, a display or the course of play large; ``None`` if there is no such thing."""
        ...

    def preview(self, piece: Piece, width: float) -> QPixmap | None:
        """An enlarged picture of the piece, or ``None`` when it has none."""
        ...

    def shows(self, what: str) -> bool:
        """Show ``what`` (see ``opens``) on the table itself; whether it did, so that no sheet is needed."""
        ...

    def folds(self) -> bool:
        """Put away what ``shows`` has shown last; whether there was anything."""
        ...

    def points(self, key: str) -> bool:
        """The pointer or the keyboard is on ``key`` (``""``: on nothing); whether panels may be others now."""
        ...

    def lane(self, key: str) -> Sequence[QPointF]:
        """Points that a piece passes on its way to where it belongs now; none for the straight way."""
        ...

    def shown(self) -> Sequence[QRectF]:
        """Where the table shows something at the pointer itself, which no preview should cover."""
        ...

    def chooses(self, offered: frozenset[str], chosen: frozenset[str]) -> bool:
        """What may be chosen now, and what is chosen so far; whether pieces or panels are others now."""
        ...
