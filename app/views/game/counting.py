"""Counts the points of a finished game before the person's eyes, source by source."""

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
"""Share of the time of a source in which its points are added; for the rest of it the totals stand still."""

_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)


class Counting(QObject):
    """Lights the pieces that have brought points, one source after the other, while the totals of the standings rise.

    Any key and any click on the window ends it, and does nothing else.

    Args:
        page: The page of the game.
        view: Its table.
        score: Its standings.
        prompt: Says what is counted.
        settings: Pace and reduced motion.

    Signals:
        done: Everything is counted, or the person has ended it.
    """

    done = Signal()

    def __init__(
        self, page: QWidget, view: BoardView, score: ScorePanel, prompt: PromptBar, settings: Settings
    ) -> None:
        super().__init__(page)
        self._page, self._view, self._score, self._prompt, self._settings = page, view, score, prompt, settings
        self._sources: list[Source] = []
        self._nth = -1  # index of the source that is being counted, -1 for none
        self._lights: list[LightItem] = []
        self._held = 0  # the key that has ended it, until it is released; 0 for none
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
        """Begin to count; sources that brought nobody any points are left out.

        With reduced motion, at the pace "at once" and without any points ``done`` is emitted right away.
        """
        self._sources = [source for source in sources if any(source.points)]
        each = pace.counting(self._settings.pace, len(self._sources), reduced=self._settings.reduced_motion)
        if not each:
            self.done.emit()
            return
        app = QApplication.instance()
        assert app is not None
        app.installEventFilter(self)  # of the application: it sees keys before any widget and any shortcut does
        self._way.setEndValue(float(len(self._sources)))
        self._way.setDuration(each * len(self._sources))
        self._nth = 0
        self._light()
        self._way.start()

    def skip(self) -> None:
        """End it now, with ``done``."""
        if self.running:
            self._way.stop()
            self._finish()

    def stop(self) -> None:
        """End it without ``done``: the game is left, or goes on after an undo."""
        self._way.stop()
        self._let_go()
        if self.running:
            self._clear()

    def show_at(self, at: float) -> None:
        """Show one moment of the animation.

        Args:
            at: Its whole part is the index of the source being counted, the fraction how far that is.
        """
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
        """Light the pieces of the source, and name it in the prompt."""
        self._show_lights()
        source = self._sources[self._nth]
        speaker.play(Sound.COIN)
        title = self.tr("Counting: {source}").format(source=source.label)
        self._prompt.ask(Prompt(title, self.tr("Any key or a click shows the end.")), -1, aloud=False)

    def lit(self) -> frozenset[str]:
        """Keys of the pieces and panels that have brought the points being counted.

        Of a seat none of whose pieces are shown, as the table has the places of the viewer only, it is the panel.
        """
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
            if not self._held:  # else the filter still has to catch the release of the key
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
        """Take the key or click that ends it, the repeats of that key while it is held, and its release."""
        # nobody else may get them: the sheet that opens now has buttons that Enter and the space bar press
        if not isinstance(watched, QWidget) or watched.window() is not self._page.window():
            return False  # of another window, which goes on as ever
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
            event.accept()  # no shortcut gets the key: it comes once more as a press
        elif event.isAutoRepeat():
            pass  # held since before the end, e.g. to hurry the opponents
        elif self.running:
            self._held = event.key()
            self.skip()
        else:
            self._let_go()  # its release went elsewhere
            return False
        return True
