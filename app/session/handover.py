"""What a second start asks of the Kontor that has the archive already: to come to the front, and to open a file.

A request is a small file in a folder beside the archive, written elsewhere and moved there whole; the running program
watches the folder and takes it away. So no port is opened, and nobody who cannot write the archive can ask.
"""

from __future__ import annotations

import json
import logging
import os
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

from PySide6.QtCore import QFileSystemWatcher, QObject, Signal

LOG = logging.getLogger(__name__)

FOLDER = "requests"
"""Folder of the requests, in that of the archive."""

PATIENCE = 5.0
"""Seconds that a second start waits for an answer: the first one may still be building its window."""

_SUFFIX = ".json"
_LONGEST = 40_000
"""Bytes of a request; a path has at most 32,767 characters."""


@dataclass(frozen=True, slots=True)
class StartRequest:
    """What a second start wants.

    Attributes:
        path: The game to open; ``None`` when the program was only started again.
        token: Right to come to the front, which Wayland's desktops give to what a person starts.
    """

    path: Path | None = None
    token: str = ""


def hand_over(archive_folder: Path, request: StartRequest, patience: float = PATIENCE) -> bool:
    """Ask the running program; false when nobody takes the request in time, which is then taken back."""
    folder = archive_folder / FOLDER
    path = str(request.path.absolute()) if request.path else None
    name = uuid4().hex
    written, asked = folder / f"{name}.part", folder / f"{name}{_SUFFIX}"
    try:
        folder.mkdir(exist_ok=True)
        written.write_text(json.dumps({"path": path, "token": request.token}), "utf-8")
        written.replace(asked)
    except OSError as error:
        LOG.warning("nothing can be asked of the running program: %s", error)
        return False
    until = time.monotonic() + patience
    while asked.exists():
        if time.monotonic() > until:
            try:
                asked.unlink()
            except OSError:
                return not asked.exists()  # taken at the last moment
            return False
        time.sleep(0.03)
    return True


class Requests(QObject):
    """Tells what second starts ask, in the program that has the archive."""

    asked = Signal(StartRequest)

    def __init__(self, archive_folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = archive_folder / FOLDER
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self.look)

    def listen(self) -> None:
        """Take what was asked while the window was built, and from now on whatever comes."""
        try:
            self._folder.mkdir(exist_ok=True)
        except OSError as error:
            LOG.warning("second starts cannot be heard: %s", error)
            return
        self._watcher.addPath(str(self._folder))
        self._forget_old()
        self.look()

    def look(self) -> None:
        """Take every request that is there."""
        with suppress(OSError):
            for path in sorted(self._folder.glob(f"*{_SUFFIX}"), key=os.path.getmtime):
                self._take(path)

    def _take(self, path: Path) -> None:
        try:
            with path.open("rb") as file:
                text = file.read(_LONGEST)
            path.unlink()
        except OSError as error:
            LOG.warning("a request cannot be taken: %s", error)
            return
        try:
            values = json.loads(text)
            wanted, token = values["path"], values["token"]
            if not isinstance(wanted, str | None) or not isinstance(token, str):
                raise TypeError(values)
        except (ValueError, TypeError, KeyError, RecursionError) as error:
            LOG.warning("a request cannot be read: %s", error)
            return
        self.asked.emit(StartRequest(Path(wanted) if wanted else None, token))

    def _forget_old(self) -> None:
        """Remove what nobody waits for any more: the requests of starts that were ended by force."""
        with suppress(OSError):
            for path in self._folder.iterdir():
                if path.suffix in (_SUFFIX, ".part") and abs(time.time() - path.stat().st_mtime) > 2 * PATIENCE:
                    path.unlink()
