"""Strokes of the keyboard that lead opponents on, and must not answer what is asked next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer

from app.views import timing

if TYPE_CHECKING:
    from app.session.game_controller import GameController
    from app.views.board.scene import BoardScene


class Leading:
    """Shows the opponents' moves when asked to, and knows for how long a key means no more than that."""

    def __init__(self, controller: GameController, scene: BoardScene) -> None:
        self._controller, self._scene = controller, scene
        self._since = QElapsedTimer()  # since a key led on

    def step(self) -> None:
        """Show the move of an opponent that is next, if there is one."""
        self._begin()
        self._controller.step()

    def hurry(self) -> None:
        """The key is held: show one move after the other."""
        self._begin()
        self._controller.hurry()

    def _begin(self) -> None:
        """What has had the focus since the last own decision must not be chosen by the next stroke."""
        if not self._controller.awaits_person:
            self._scene.set_focus("")
            self._since.start()

    def goes_on(self) -> bool:
        """Whether a key still means going on: it did so a moment ago, and what is asked has only just come."""
        led = self._since.isValid() and self._since.elapsed() < timing.SEEN
        if just := led and self._controller.awaits_person:
            self._since.start()
        return just
