"""Opens the sound device of the machine with miniaudio, an optional package."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable, Generator
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import miniaudio

Read = Callable[[int], bytes]
"""Called with a number of frames, gives their samples: mono, signed 16 bits, native byte order."""

PERIOD = 40
"""Length in ms of the blocks that the device asks for; it keeps about three of them ready."""

SYSTEMS = ("WASAPI", "COREAUDIO", "PULSEAUDIO", "ALSA")
"""miniaudio's names of the sound systems that are tried, in this order: Windows, macOS, Linux, Linux."""
# Not left to miniaudio, whose own list ends with a backend that plays to nobody: without a device opening must fail.


class Device(Protocol):
    """An open sound device."""

    def start(self, read: Read) -> None:
        """Begin to play; ``read`` is called in a thread of the device whenever it needs samples."""
        ...

    def stop(self) -> None:
        """Stop playing; ``start`` may be called again."""
        ...

    def close(self) -> None:
        """Release the device."""
        ...


class _MiniaudioDevice:
    """A ``Device`` of miniaudio."""

    def __init__(self, device: miniaudio.PlaybackDevice) -> None:
        self._device = device

    def start(self, read: Read) -> None:
        frames = _frames(read)
        next(frames)  # miniaudio wants a generator that has been started
        self._device.start(frames)

    def stop(self) -> None:
        self._device.stop()

    def close(self) -> None:
        self._device.close()


def _frames(read: Read) -> Generator[bytes, int, None]:
    """``read`` as the generator that miniaudio plays: it is sent numbers of frames and yields their samples."""
    samples = b""
    while True:
        samples = read((yield samples))


def open_device(rate: int, systems: tuple[str, ...] = SYSTEMS) -> Device:
    """Open the default device of the system for mono samples; may take long.

    Args:
        rate: Frames per second.
        systems: Names of miniaudio's backends to try, in order; ``"NULL"`` is one that plays to nobody.

    Raises:
        OSError: No device can be opened.
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
"""An error handler for ALSA that does nothing."""
# A constant, because ALSA keeps no reference: a handler that was garbage collected would crash the program.


def _hush_alsa() -> None:
    """Keep ALSA from writing errors to the terminal: where there is no sound card these are dozens of lines."""
    if sys.platform != "linux":
        return
    with suppress(OSError, AttributeError):  # without ALSA there is nothing to hush
        ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(_SAYS_NOTHING)
