"""The one speaker of the program: any view may call ``speaker.play``, which costs nothing and never waits.

The speaker is silent until ``follow`` gives it the settings.  Only ``app.main`` does that, so tests, self-tests and
galleries make no sound.  It is also silent where miniaudio or a sound device is missing; callers need not check.
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
"""Most requests that may wait to be played; older ones are dropped."""

IDLE = 2.0
"""Seconds between two checks whether the device can be stopped because nothing is heard."""

PATIENCE = 0.3
"""Seconds that the end of the program waits for the device to close."""


def _open(rate: int) -> Device:
    from app.views.sound.device import open_device  # imported when the first sound is played

    return open_device(rate)


class Speaker:
    """Takes requests for sounds and has them played by a thread of its own.

    All methods but those of that thread (``_serve``, ``_wait``) belong to the thread of the window and return at once.

    Args:
        open_device: Opens a device for a number of frames per second.  It is called in the thread of the speaker, and
            may raise and may hang.
    """

    def __init__(self, open_device: Callable[[int], Device] = _open) -> None:
        self._open = open_device
        self._settings: Settings | None = None
        self._wanted: deque[SoundRequest] = deque(maxlen=MOST)
        self._places: dict[int, Ambience] = {}  # by id, of all that is on the screen and has an ambience
        self._place: Ambience | None = None  # the last of them, which is the one that is heard
        self._wake, self._ends = Event(), Event()
        self._thread: Thread | None = None

    def follow(self, settings: Settings) -> None:
        """Play sounds from now on, as the settings say."""
        self._settings = settings
        settings.changed.connect(self._changed)

    def play(self, sound: Sound, *, after: float = 0.0, gain: float = 1.0) -> None:
        """Play a sound.

        Args:
            sound: The sound.
            after: Time in ms until it begins.
            gain: Factor for its level; 1 is the level of its file.
        """
        if self._level() > 0:
            self._wanted.append(SoundRequest(sound, monotonic() + after / 1000, gain))
            self._go()

    def surround(self, place: object, ambience: Ambience) -> None:
        """Play an ambience, if the settings want that, until ``leave`` is called with the same ``place``."""
        self._places[id(place)] = ambience
        self._place = ambience
        if self._around() is not None:
            self._go()

    def leave(self, place: object) -> None:
        """Stop the ambience of ``place``; the one that was asked for before it comes back."""
        self._places.pop(id(place), None)
        self._place = next(reversed(self._places.values()), None)

    def hush(self) -> None:
        """Drop all requests that the mixer has not taken yet."""
        self._wanted.clear()

    def close(self) -> None:
        """Release the device; waits ``PATIENCE`` seconds at most for one that hangs."""
        self._ends.set()
        self._wake.set()
        if self._thread is not None:
            self._thread.join(PATIENCE)

    def _changed(self, name: str) -> None:
        if name in ("sounds", "volume"):
            self.play(Sound.CARD)  # lets the person hear the volume that was chosen
        if name in ("sounds", "ambience") and self._around() is not None:
            self._go()

    def _level(self) -> float:
        """The present volume, 0 to 1."""
        settings = self._settings
        return settings.volume / 100 if settings is not None and settings.sounds else 0.0

    def _around(self) -> Ambience | None:
        """The ambience that should be heard now."""
        settings = self._settings
        return self._place if settings is not None and settings.ambience and self._level() > 0 else None

    def _go(self) -> None:
        """Start the thread if there is none yet, and wake it."""
        if self._thread is None:
            # Where a device hangs, the thread is left behind with all it holds: nothing tries to close that device.
            self._thread = Thread(target=self._serve, name="sound", daemon=True)
            self._thread.start()
            atexit.register(self.close)
        self._wake.set()

    def _serve(self) -> None:
        """The thread: play until the program ends; the device runs only while something is heard."""
        try:
            from app.views.sound import mixer  # here, because it brings NumPy

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
        """Sleep until something is wanted; false when the program ends."""
        self._wake.wait()
        self._wake.clear()
        return not self._ends.is_set()


speaker = Speaker()
"""The speaker of the program."""
