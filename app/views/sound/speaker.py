"""The one speaker of the program: whoever has something to be heard says so here.

It is silent until ``follow`` tells it the settings, which only the program itself does: tests, self-tests and galleries
make no sound.  It is silent, too, where miniaudio or a sound device is missing; nobody need ask.
"""

from __future__ import annotations

import atexit
import logging
from collections import deque
from collections.abc import Callable
from threading import Event, Thread
from time import monotonic
from typing import TYPE_CHECKING

from app.models.sounds import Ambience, Sound, SoundRequest

if TYPE_CHECKING:
    from app.models.settings import Settings
    from app.views.sound.device import Device

LOG = logging.getLogger(__name__)

MOST = 32
"""Sounds that may wait to be heard; older ones are forgotten."""

IDLE = 2.0
"""Seconds after which the device is stopped when nothing is heard."""

PATIENCE = 0.3
"""Seconds that the end of the program waits for the device."""


def _open(rate: int) -> Device:
    from app.views.sound.device import open_device  # when it is first needed

    return open_device(rate)


class Speaker:
    """Takes what is to be heard and has it played by a thread of its own; no call waits.

    Args:
        open_device: Opens a device for so many frames a second; called in that thread, may raise and may hang.
    """

    def __init__(self, open_device: Callable[[int], Device] = _open) -> None:
        self._open = open_device
        self._settings: Settings | None = None
        self._wanted: deque[SoundRequest] = deque(maxlen=MOST)
        self._places: dict[int, Ambience] = {}  # of everything on the screen that has an ambience
        self._place: Ambience | None = None  # of the last of them
        self._wake, self._ends = Event(), Event()
        self._thread: Thread | None = None

    def follow(self, settings: Settings) -> None:
        """Be heard from now on, as the settings have it."""
        self._settings = settings
        settings.changed.connect(self._changed)

    def play(self, sound: Sound, *, after: float = 0.0, gain: float = 1.0) -> None:
        """Let a sound be heard.

        Args:
            sound: Which one.
            after: Time in ms until it begins.
            gain: Level, 1 is that of its file.
        """
        if self._level() > 0:
            self._wanted.append(SoundRequest(sound, monotonic() + after / 1000, gain))
            self._go()

    def surround(self, place: object, ambience: Ambience) -> None:
        """Let an ambience be heard where the person wants that, until ``place`` is left."""
        self._places[id(place)] = ambience
        self._place = ambience
        if self._around() is not None:
            self._go()

    def leave(self, place: object) -> None:
        """The ambience of ``place`` is heard no longer."""
        self._places.pop(id(place), None)
        self._place = next(reversed(self._places.values()), None)

    def hush(self) -> None:
        """Forget what has not begun yet."""
        self._wanted.clear()

    def close(self) -> None:
        """Give the device back; waits only a moment for one that does not answer."""
        self._ends.set()
        self._wake.set()
        if self._thread is not None:
            self._thread.join(PATIENCE)

    def _changed(self, name: str) -> None:
        if name in ("sounds", "volume"):
            self.play(Sound.CARD)  # so that one hears what was chosen
        if name in ("sounds", "ambience") and self._around() is not None:
            self._go()

    def _level(self) -> float:
        """The volume of the moment, from 0 to 1."""
        settings = self._settings
        return settings.volume / 100 if settings is not None and settings.sounds else 0.0

    def _around(self) -> Ambience | None:
        """The ambience of the moment."""
        settings = self._settings
        return self._place if settings is not None and settings.ambience and self._level() > 0 else None

    def _go(self) -> None:
        """See that the thread is at work."""
        if self._thread is None:
            # Where a device hangs, the thread is left behind with all it holds: nothing tries to close that device.
            self._thread = Thread(target=self._serve, name="sound", daemon=True)
            self._thread.start()
            atexit.register(self.close)
        self._wake.set()

    def _serve(self) -> None:
        """Play until the program ends; the device runs only while something is heard."""
        try:
            from app.views.sound import mixer

            effects = mixer.read_effects()
            device = self._open(mixer.RATE)
            mix = mixer.Mixer(self._wanted, self._level, self._around, effects, mixer.read_ambience)
            while self._wait():
                device.start(mix.read)
                while mix.busy and not self._ends.wait(IDLE):
                    pass
                device.stop()
            device.close()
        except Exception as error:  # whatever it is, a game does without sound
            LOG.debug("no sound: %r", error)

    def _wait(self) -> bool:
        """Rest until something is wanted; false when the program ends."""
        self._wake.wait()
        self._wake.clear()
        return not self._ends.is_set()


speaker = Speaker()
"""The speaker of the program."""
