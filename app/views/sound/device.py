"""The sound device of the machine, opened by miniaudio; without the package or a device there is none."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable, Generator
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import miniaudio

Read = Callable[[int], bytes]
"""Gives as many frames as are asked for, 16 bits each."""

PERIOD = 40
"""Time in ms that the device asks for at once; it keeps about three of them ready."""

SYSTEMS = ("WASAPI", "COREAUDIO", "PULSEAUDIO", "ALSA")
"""How Windows, macOS and Linux play sounds, by miniaudio's names, the first that works; no stand-in that is silent."""


class Device(Protocol):
    """What plays samples."""

    def start(self, read: Read) -> None:
        """Begin to ask for samples, in a thread of its own."""
        ...

    def stop(self) -> None:
        """Ask for no more."""
        ...

    def close(self) -> None:
        """Give the device back."""
        ...


class _MiniaudioDevice:
    """A ``Device``."""

    def __init__(self, device: miniaudio.PlaybackDevice) -> None:
        self._device = device

    def start(self, read: Read) -> None:
        frames = _frames(read)
        next(frames)
        self._device.start(frames)

    def stop(self) -> None:
        self._device.stop()

    def close(self) -> None:
        self._device.close()


def _frames(read: Read) -> Generator[bytes, int, None]:
    """What miniaudio asks: it sends a number of frames and takes the samples."""
    samples = b""
    while True:
        samples = read((yield samples))


def open_device(rate: int, systems: tuple[str, ...] = SYSTEMS) -> Device:
    """The device that the system plays on, for mono samples; may take long.

    Args:
        rate: Frames a second.
        systems: Names of miniaudio's backends; ``"NULL"`` is one that nobody hears.

    Raises:
        OSError: There is none.
        ImportError: miniaudio is not installed.
    """
    import miniaudio

    _hush_alsa()
    try:
        device = miniaudio.PlaybackDevice(
            miniaudio.SampleFormat.SIGNED16,
            nchannels=1,
            sample_rate=rate,
            buffersize_msec=PERIOD,
            backends=[miniaudio.Backend[system] for system in systems],
            app_name="Kontor",
        )
    except miniaudio.MiniaudioError as error:
        raise OSError(*map(str, error.args)) from error
    return _MiniaudioDevice(device)


_AlsaHandler = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p)
_SAYS_NOTHING = _AlsaHandler(lambda *_: None)
"""What ALSA calls instead of writing on the terminal; kept for as long as the program lives."""


def _hush_alsa() -> None:
    """Keep Linux's sound library from writing dozens of lines on the terminal where there is no sound card."""
    if sys.platform != "linux":
        return
    with suppress(OSError, AttributeError):  # where another sound library is used there is nothing to hush
        ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(_SAYS_NOTHING)
