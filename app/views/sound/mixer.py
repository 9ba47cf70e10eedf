"""Mixes the sounds that are heard at the same time into one stream of samples."""

from __future__ import annotations

import wave
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING

import numpy as np

from app.models.sounds import APART, LATE, SOFTER, VOICES, Ambience, Sound, SoundRequest
from app.resources import resource_path

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Samples = NDArray[np.float32]

RATE = 22050
"""Frames per second of the stream and of the files of sounds; files of ambience have half of it."""

SWELL = 1.5
"""Seconds in which ambience fades in and out."""


@dataclass(slots=True)
class _Voice:
    """A sound that is being played or will be.

    Attributes:
        samples: All samples of the sound, -1 to 1.
        gain: Factor for the samples.
        at: The next frame of it to be played; -n while it begins in n frames.
    """

    samples: Samples
    gain: float
    at: int


class Mixer:
    """Turns requests for sounds into samples, a block at a time; ``read`` is called by the thread of the device.

    At most ``VOICES`` sounds are heard at once, each softer the more there are, and none twice within ``APART`` ms.

    Args:
        wanted: Requests: the thread of the window appends them, the mixer takes them out.
        level: Gives the present volume, 0 to 1.
        around: Gives the ambience that is wanted now, if any.
        effects: The samples of all sounds.
        load: Gives the samples of an ambience.
        clock: Gives the present time in seconds, as ``SoundRequest.due`` has it.
    """

    def __init__(
        self,
        wanted: deque[SoundRequest],
        level: Callable[[], float],
        around: Callable[[], Ambience | None],
        effects: Mapping[Sound, Samples],
        load: Callable[[Ambience], Samples],
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._wanted, self._level, self._around = wanted, level, around
        self._effects, self._load, self._clock = effects, load, clock
        self._voices: list[_Voice] = []
        self._last_due: dict[Sound, float] = {}  # when each sound was last due
        self._volume = level()
        self._ambience: Ambience | None = None  # the ambience that is heard, which may still be fading out
        self._loop: Samples | None = None  # its samples
        self._loop_at = 0
        self._loop_gain = 0.0

    @property
    def busy(self) -> bool:
        """Whether anything is heard or wanted."""
        return bool(self._voices or self._wanted or self._around() or self._loop_gain)

    def read(self, n_frames: int) -> bytes:
        """The samples of the next ``n_frames`` frames: mono, signed 16 bits."""
        total = np.zeros(n_frames, np.float32)
        self._take_in()
        for voice in self._voices:
            _add(total, voice)
        self._voices = [voice for voice in self._voices if voice.at < len(voice.samples)]
        self._add_loop(total)
        before, self._volume = self._volume, self._level()
        total *= np.linspace(before, self._volume, n_frames, dtype=np.float32)  # a jump of the volume would click
        return np.asarray(np.clip(total, -1.0, 1.0) * 32767).astype(np.int16).tobytes()

    def _take_in(self) -> None:
        """Make a voice of each request that is not too late, too close to the same sound, or one too many."""
        now = self._clock()
        while self._wanted:
            sound, due, gain = self._wanted.popleft()
            if now - due > LATE / 1000 or abs(due - self._last_due.get(sound, -1.0)) < APART / 1000:
                continue
            start = -round(max(0.0, due - now) * RATE)
            # A request may lie in the future, so only voices near it count: those less than their length away.
            others = sum(
                voice.at - len(voice.samples) < start < len(voice.samples) - voice.at for voice in self._voices
            )
            if others < VOICES:
                self._last_due[sound] = due
                self._voices.append(_Voice(self._effects[sound], gain * SOFTER[others], start))

    def _add_loop(self, total: Samples) -> None:
        """Add the ambience, which fades in when it begins and out before another one takes its place."""
        wanted = self._around()
        if self._ambience != wanted and not self._loop_gain:
            self._ambience = wanted
            self._loop = self._load(wanted) if wanted else None
            self._loop_at = 0
        if self._loop is None:
            return
        goal = 1.0 if self._ambience == wanted else 0.0
        step = len(total) / RATE / SWELL
        gain = min(goal, self._loop_gain + step) if goal else max(goal, self._loop_gain - step)
        where = (self._loop_at + np.arange(len(total))) % len(self._loop)
        total += self._loop[where] * np.linspace(self._loop_gain, gain, len(total), dtype=np.float32)
        self._loop_at, self._loop_gain = int(where[-1]) + 1, gain


def _add(total: Samples, voice: _Voice) -> None:
    """Add the part of a sound that falls into the block ``total``, and move the voice on by one block."""
    skip = max(0, -voice.at)
    if skip < len(total):
        part = voice.samples[max(0, voice.at) : voice.at + len(total)]
        total[skip : skip + len(part)] += part * np.float32(voice.gain)
    voice.at += len(total)


def read_effects() -> dict[Sound, Samples]:
    """The samples of all sounds.  Raises ``OSError`` or ``wave.Error`` when a file is missing or damaged."""
    return {sound: _read(sound.value) for sound in Sound}


def read_ambience(ambience: Ambience) -> Samples:
    """The samples of an ambience, a loop, at ``RATE``: twice the rate of its file.

    Raises:
        OSError: The file is missing.
        wave.Error: It is damaged.
    """
    samples = _read(ambience.value)
    # The Fourier transform takes the samples as periodic, so the loop has no seam at the doubled rate either.
    doubled = np.fft.irfft(np.fft.rfft(samples), 2 * len(samples)) * 2
    return np.asarray(doubled, np.float32)


def _read(name: str) -> Samples:
    with wave.open(str(resource_path("sounds", f"{name}.wav"))) as file:
        frames = file.readframes(file.getnframes())
    return np.frombuffer(frames, "<i2").astype(np.float32) / np.float32(32768)
