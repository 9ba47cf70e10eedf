"""Keys that make opponents go on, and must not answer the question that comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer

from app.views import timing

if TYPE_CHECKING:
    from app.session.game_controller import GameController
    from app.views.board.scene import BoardScene


class Leading:
    """Has the controller play opponents' moves on a key or click, and knows for how long a key means no more than that.

    Who presses the space bar again and again to go on, or holds it, may do so just as the next question appears.  For
    a moment such a stroke still means going on: it answers nothing.
    """

    def __init__(self, controller: GameController, scene: BoardScene) -> None:
        self._controller, self._scene = controller, scene
        self._since = QElapsedTimer()  # since a key last meant going on

    def step(self) -> None:
        """Play the next move of an opponent now, if there is one."""
        self._begin()
        self._controller.step()

    def hurry(self) -> None:
        """The same for a key that is held: unlike ``step`` it stops where a ply did something to a person."""
        self._begin()
        self._controller.hurry()

    def _begin(self) -> None:
        if not self._controller.awaits_person:
            self._scene.set_focus("")  # the piece of the last own decision, which the next stroke would choose
            self._since.start()

    def still_leads(self) -> bool:
        """Whether a key that was struck just now still means going on, though a person is asked already."""
        led = self._since.isValid() and self._since.elapsed() < timing.SEEN
        if not led or not self._controller.awaits_person:
            return False
        self._since.start()  # as long as the strokes follow each other none of them answers
        return True
