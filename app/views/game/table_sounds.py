"""Plays the sounds of a table when something moves on it or the controller tells of something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication

from app.models.games import entry
from app.models.settings import VOLUMES
from app.models.sounds import VOICES, Sound, arrivals
from app.views.game.title_bar import SILENT, SOUND_KEY, TitleBar
from app.views.shortcuts import add_shortcuts
from app.views.sound.speaker import speaker
from app.views.timing import FLIGHT, FLIGHT_APART, LANDS, MOVE, STAGGER
from app.views.widgets.choice_menu import ask

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtCore import SignalInstance

    from app.models.moments import Motion
    from app.models.settings import Settings
    from app.models.table import Zone
    from app.session.game_controller import GameController
    from app.views.board.base import Flight
    from app.views.board.view import BoardView


class TableSounds(QObject):
    """Decides which sound is played when, and has the switch for all sound.

    At the pace that leaves out all motion only the beginning of a person's turn and the end of the game are heard.

    Args:
        controller: Of the game.
        view: The table.
        bar: The title bar, which shows the switch.
        settings: Whether there is sound, and how loud it is.
        choices: Signals emitted when something is chosen elsewhere than on the table; they click, too.
        again: Signal with a ply that is shown again, which is heard again.
    """

    def __init__(
        self,
        controller: GameController,
        view: BoardView,
        bar: TitleBar,
        settings: Settings,
        choices: Iterable[SignalInstance],
        again: SignalInstance,
    ) -> None:
        page = bar.parentWidget()
        assert page is not None
        super().__init__(page)
        self._view, self._controller, self._settings, self._bar = view, controller, settings, bar
        self._sounds = entry(controller.match.record.game).sounds()
        self._match, self._ply = controller.match, controller.match.ply  # the last ply that was heard
        self._told = self._ply  # the ply whose sounds are heard now: the last one, or one that is shown again
        self._on_screen = False
        # whether an opponent has moved since a person was asked, and whether the game has come here by a move
        self._by_others = self._played = False
        view.set_off.connect(self._set_off)
        view.scene_.moments.heard.connect(self._hear)
        for chosen in (view.chosen, *choices):
            chosen.connect(self._click)
        again.connect(self._tell)
        controller.moved.connect(self._moved)
        controller.waiting.connect(self._await)
        controller.finished.connect(self._finish)
        settings.changed.connect(self._settings_changed)
        bar.sound.clicked.connect(self.ask_volume)
        add_shortcuts(page, [(SOUND_KEY, self.toggle)])
        page.installEventFilter(self)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.applicationStateChanged.connect(self._surround)
        bar.show_sound(settings.sounds, settings.volume)

    def toggle(self) -> None:
        """Turn the sound off, or on again."""
        self._settings.sounds = not self._settings.sounds

    def ask_volume(self) -> None:
        """Open the menu of volumes below the button; its first entry turns the sound off."""
        choices = [
            (SILENT, self._bar.volume_words(SILENT)),
            *((each, self._bar.volume_words(each)) for each in VOLUMES),
        ]
        ask(self._bar.sound, choices, self._settings.volume if self._settings.sounds else SILENT, self.set_volume)

    def set_volume(self, percent: int) -> None:
        """Set the volume, and play a sound as a sample.

        Args:
            percent: One of ``VOLUMES``; ``SILENT`` for no sound.
        """
        self._settings.sounds = percent != SILENT
        if percent != SILENT:
            self._settings.volume = percent
            speaker.play(Sound.CLICK)

    def _click(self) -> None:
        """Something was chosen: play a click, unless nothing moves at this pace."""
        if self._view.scene_.speed:
            speaker.play(Sound.CLICK)

    def _set_off(self, before: Sequence[Zone], after: Sequence[Zone], flights: Sequence[Flight]) -> None:
        """Play the sounds of pieces and coins that begin to move, each when it arrives."""
        way = self._view.scene_.ms(MOVE)
        if not way:
            return
        ms, kinds = self._view.scene_.ms, self._sounds.kinds
        heard = [sound for piece in arrivals(before, after) if (sound := kinds.get(type(piece)))]
        due = [(LANDS * way + k * ms(STAGGER), sound) for k, sound in enumerate(heard)]
        flying = [flight.sound for flight in flights for _ in range(flight.count)]
        due += [(LANDS * ms(FLIGHT) + k * ms(FLIGHT_APART), sound) for k, sound in enumerate(flying)]
        for after_ms, sound in due[:VOICES]:  # more voices at once are not mixed
            speaker.play(sound, after=after_ms)

    def _hear(self, motion: Motion) -> None:
        """Play the sounds of the events that a moment shows: it begins to move."""
        events = self._match.events[self._told - 1] if self._told else []
        moving = (event[0] for event in events if self._sounds.motions.get(event[0]) is motion)
        for sound in dict.fromkeys(self._sounds.events[kind] for kind in moving):
            speaker.play(sound)

    def _moved(self, ply: int) -> None:
        match = self._controller.match  # in a lesson the next chapter has another one
        forward = ply > (self._ply if match is self._match else 0)
        self._match, self._ply = match, ply
        self._played = forward
        if not forward:  # taken back
            self._by_others = False
            speaker.hush()
            return
        seat = match.seats[match.states[ply - 1].actor]
        self._by_others = self._by_others or not seat.is_person
        if self._view.scene_.speed:
            self._tell(ply)

    def _tell(self, ply: int) -> None:
        """Play the sounds of the events of a ply, without those that a moment plays when it moves."""
        self._told = ply
        before, after = self._match.states[ply - 1 : ply + 1]
        later = () if self._view.scene_.reduced_motion else self._sounds.motions  # without motion no moment plays them
        kinds = dict.fromkeys(event[0] for event in self._match.events[ply - 1] if event[0] not in later)
        for sound in dict.fromkeys(map(self._sounds.events.get, kinds)):
            if sound is not None:
                speaker.play(sound)
        if before.round != after.round:
            speaker.play(Sound.ROUND, after=self._view.scene_.ms(MOVE))

    def _await(self, _seat: int) -> None:
        if self._by_others:
            speaker.play(Sound.TURN)
        self._by_others = False

    def _finish(self) -> None:
        """Play the end of the game, if it has just been played to its end here; one that was over is only looked at."""
        if not self._played:
            return
        self._played = False
        places = zip(self._match.seats, self._match.state.ranking(), strict=True)
        speaker.play(Sound.WIN if any(seat.is_person and place == 1 for seat, place in places) else Sound.ROUND)

    def _settings_changed(self, name: str) -> None:
        if name in ("sounds", "volume"):
            self._bar.show_sound(self._settings.sounds, self._settings.volume)

    # ambience

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            self._on_screen = event.type() == QEvent.Type.Show
            self._surround()
        return False

    def _surround(self) -> None:
        """Play the ambience of the game as long as the page is on the screen and the program has the focus."""
        active = QGuiApplication.applicationState() == Qt.ApplicationState.ApplicationActive
        if self._sounds.ambience is not None and self._on_screen and active:
            speaker.surround(self, self._sounds.ambience)
        else:
            speaker.leave(self)
