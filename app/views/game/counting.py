"""Counts the points of a finished game: source by source, on the table and in the standings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from app.models import pace
from app.models.presenter import Prompt, Source
from app.models.sounds import Sound
from app.models.sources import panel_of
from app.views.board.moment_player import light_on
from app.views.board.preparation import ABOVE
from app.views.sound.speaker import speaker

if TYPE_CHECKING:
    from app.models.settings import Settings
    from app.views.board.passing_items import LightItem
    from app.views.board.view import BoardView
    from app.views.game.prompt_bar import PromptBar
    from app.views.game.score_panel import ScorePanel

RISES = 0.6
"""Share of the time of a source in which its points are added; then they stand still."""

_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)


class Counting(QObject):
    """Lights what has brought points, one source after the other, while the totals of the standings rise.

    Any key and any click on the window shows the end; neither does anything else then.

    Args:
        page: The page of the game.
        view: Its table.
        score: Its standings.
        prompt: Says what is counted.
        settings: Pace and reduced motion.

    Signals:
        done: All is counted, or the end was asked for.
    """

    done = Signal()

    def __init__(
        self, page: QWidget, view: BoardView, score: ScorePanel, prompt: PromptBar, settings: Settings
    ) -> None:
        super().__init__(page)
        self._page, self._view, self._score, self._prompt, self._settings = page, view, score, prompt, settings
        self._sources: list[Source] = []
        self._nth = -1
        self._lights: list[LightItem] = []
        self._held = 0  # the key that asked for the end, until it is let go
        self._way = QVariantAnimation(self)
        self._way.setStartValue(0.0)
        self._way.valueChanged.connect(self.show_at)
        self._way.finished.connect(self._finish)
        self._view.laid_out.connect(self._show_lights)

    @property
    def running(self) -> bool:
        """Whether points are being counted."""
        return self._nth >= 0

    def start(self, sources: Sequence[Source]) -> None:
        """Count these; what brought nobody anything is left out."""
        self._sources = [source for source in sources if any(source.points)]
        each = pace.counting(self._settings.pace, len(self._sources), reduced=self._settings.reduced_motion)
        if not each:
            self.done.emit()
            return
        app = QApplication.instance()
        assert app is not None
        app.installEventFilter(self)
        self._way.setEndValue(float(len(self._sources)))
        self._way.setDuration(each * len(self._sources))
        self._nth = 0
        self._light()
        self._way.start()

    def skip(self) -> None:
        """Show the end now."""
        if self.running:
            self._way.stop()
            self._finish()

    def stop(self) -> None:
        """Leave off, and tell nobody: the game is left or goes on."""
        self._way.stop()
        self._let_go()
        if self.running:
            self._clear()

    def show_at(self, at: float) -> None:
        """Show the moment ``at``: its whole part says which source is counted, the rest how far that is."""
        nth = min(int(at), len(self._sources) - 1)
        if not self.running or nth < 0:
            return
        if nth != self._nth:
            self._nth = nth
            self._light()
        share = min(1.0, (at - nth) / RISES)
        now = self._sources[nth]
        counted = [sum(source.points[seat] for source in self._sources[:nth]) for seat in range(len(now.points))]
        totals = [had + round(more * share) for had, more in zip(counted, now.points, strict=True)]
        self._score.show_count(now.label, totals, now.points)

    def _light(self) -> None:
        """Mark what belongs to the source, and name it."""
        self._show_lights()
        source = self._sources[self._nth]
        speaker.play(Sound.COIN)
        title = self.tr("Counting: {source}").format(source=source.label)
        self._prompt.ask(Prompt(title, self.tr("Any key or a click shows the end.")), -1, aloud=False)

    def lit(self) -> frozenset[str]:
        """Keys of the pieces and panels that the source lies on; of a seat whose own are not shown, its panel."""
        if not self.running:
            return frozenset()
        shown = self._view.scene_.board_keys()
        found: set[str] = set()
        for seat, places in enumerate(self._sources[self._nth].places):
            there = shown.intersection(places)
            found |= there if there or not places else shown.intersection(panel_of(seat))
        return frozenset(found)

    def _show_lights(self) -> None:
        scene = self._view.scene_
        for light in self._lights:
            scene.removeItem(light)
        self._lights = []
        for key in self.lit():
            if (frame := light_on(scene, key)) is None:
                continue
            if (item := scene.item(key)) is not None:
                frame.setZValue(item.zValue() + ABOVE / 2)  # a card that covers this one covers its light too
            self._lights.append(frame)
        for light in self._lights:
            scene.addItem(light)

    def _finish(self) -> None:
        if self.running:
            self._clear()
            if not self._held:
                self._let_go()
            self.done.emit()

    def _clear(self) -> None:
        self._nth = -1
        self._show_lights()
        self._score.show_count("", (), ())

    def _let_go(self) -> None:
        self._held = 0
        if app := QApplication.instance():
            app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The key or click that asks for the end is taken from where it goes, with all that it repeats."""
        if not isinstance(watched, QWidget) or watched.window() is not self._page.window():
            return False
        kind = event.type()
        if isinstance(event, QKeyEvent) and kind in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride):
            return self._take_key(event)
        if self._held and isinstance(event, QKeyEvent) and kind == QEvent.Type.KeyRelease:
            if event.key() == self._held and not event.isAutoRepeat():
                self._let_go()
            return True
        if self.running and kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
            self.skip()
            return True
        return False

    def _take_key(self, event: QKeyEvent) -> bool:
        if event.key() in _MODIFIERS:
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()  # no shortcut: the press follows
        elif event.isAutoRepeat():
            pass  # held since before the end, e.g. to hurry the opponents
        elif self.running:
            self._held = event.key()
            self.skip()
        else:
            self._let_go()  # its release went elsewhere
            return False
        return True
