"""Painting the panels of a whole past game while nobody waits, so that a jump unpacks what it would have to paint."""

from collections.abc import Iterator, Sequence
from copy import copy
from time import perf_counter

from PySide6.QtCore import QObject, QTimer

from app.engines.contract import State
from app.match.seats import Seat
from app.models.presenter import Presenter
from app.views.board import Board
from app.views.board_scene import BoardScene

QUIET, APART = 300, 30
"""Ms without another position until painting begins, and between two pieces of work."""

SHARE = 0.006
"""Seconds after which no further piece of work is begun."""


class PanelsAhead(QObject):
    """Goes through the positions of a past game and puts their panels by.

    Whatever the person does comes first: each position that is shown, and each move of a piece, puts it off.  It ends
    with the last position, or when there is no more place.
    """

    def __init__(self, board: Board, scene: BoardScene, presenter: Presenter[State], parent: QObject) -> None:
        super().__init__(parent)
        self._board, self._scene, self._presenter = board, scene, presenter
        self._states: Sequence[State] = ()
        self._viewer = 0
        self._seats: tuple[Seat, ...] = ()
        self._ratio = 1.0
        self._steps: Iterator[None] | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)
        scene.pictures_dropped.connect(self._restart)

    @property
    def waits(self) -> bool:
        """Whether there is something left to be painted."""
        return self._steps is not None

    def expect(self, states: Sequence[State]) -> None:
        """Positions that may be shown next; none to end it and let go of all that was painted for others."""
        self._states = states
        self._scene.pictures.clear()
        self._restart()

    def put_off(self, viewer: int, seats: tuple[Seat, ...], ratio: float) -> None:
        """A position is shown now, as ``viewer`` may see it; wait until it is quiet again."""
        self._viewer, self._seats, self._ratio = viewer, seats, ratio
        if self._steps is not None:
            self._timer.start(QUIET)

    def stop(self) -> None:
        """Pause until the next position is shown."""
        self._timer.stop()

    def step(self) -> bool:
        """Do one piece of work; whether there is more."""
        if self._steps is not None and next(self._steps, self) is self:
            self._steps = None
        if self._steps is None:
            self._timer.stop()
        return self._steps is not None

    def _restart(self) -> None:
        """Begin with the first position."""
        self._steps = self._work() if self._states else None
        if self._steps is None:
            self._timer.stop()
        elif self._timer.isActive():
            self._timer.start(QUIET)

    def _go_on(self) -> None:
        if self._scene.moving():
            self._timer.start(QUIET)
            return
        self._timer.start(APART)
        begun = perf_counter()
        while self.step() and perf_counter() - begun < SHARE:
            pass

    def _work(self) -> Iterator[None]:
        pictures = self._scene.pictures
        for state in self._states:
            board = copy(self._board)  # laid out like the one that is shown, which must not see this position
            board.sit(self._viewer, self._seats, dict(state.options), self._presenter.gauge(state))
            zones = self._presenter.table(state, self._viewer, self._seats).zones
            board.spots(zones)
            panels = board.panels(zones)
            yield
            for panel in panels:
                if pictures.is_packed(panel, self._ratio):
                    continue
                picture = pictures.look(board, panel, self._ratio)
                yield
                if not pictures.pack(panel, self._ratio, picture):
                    return
                yield
