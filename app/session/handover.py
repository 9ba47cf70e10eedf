"""Lets a second start of Kontor ask the running one to come to the front and to open a file.

Only one process may have the archive.  A second one writes its request as a small JSON file into a folder beside the
archive; the running program watches that folder, reads the request and removes it.  So no port is opened, and only who
can write the archive can ask.
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
"""Name of the folder of requests within the folder of the archive."""

PATIENCE = 5.0
"""Seconds that a second start waits until its request is taken: the first may still be building its window."""

_SUFFIX = ".json"
_LONGEST = 40_000
"""Bytes of a request that are read; a path on Windows has at most 32,767 characters."""


@dataclass(frozen=True, slots=True)
class StartRequest:
    """What a second start wants.

    Attributes:
        path: The file to open; ``None`` if the program was only started again.
        token: Activation token of Wayland, which lets a window come to the front; ``""`` elsewhere.
    """

    path: Path | None = None
    token: str = ""


def hand_over(archive_folder: Path, request: StartRequest, patience: float = PATIENCE) -> bool:
    """Ask the running program; called by the second start, waits for the answer.

    Args:
        archive_folder: Folder of the archive.
        request: What is wanted.
        patience: Seconds to wait.

    Returns:
        Whether the request was taken.  One that nobody has taken in time is removed again.
    """
    folder = archive_folder / FOLDER
    path = str(request.path.absolute()) if request.path else None
    name = uuid4().hex
    written, asked = folder / f"{name}.part", folder / f"{name}{_SUFFIX}"
    try:
        folder.mkdir(exist_ok=True)
        written.write_text(json.dumps({"path": path, "token": request.token}), "utf-8")
        written.replace(asked)  # in one step: the running program never sees half of a request
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
        time.sleep(0.03)  # this process has no event loop yet
    return True


class Requests(QObject):
    """Takes the requests of second starts, in the program that has the archive.

    Signals:
        asked: A request that was taken.
    """

    asked = Signal(StartRequest)

    def __init__(self, archive_folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = archive_folder / FOLDER
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self.look)

    def listen(self) -> None:
        """Take what was asked while the window was built, and from now on every request at once."""
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
            # in the order in which they were asked
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
        """Remove requests that are too old for anybody to wait for: their start was killed before it could do so."""
        with suppress(OSError):
            for path in self._folder.iterdir():
                if path.suffix in (_SUFFIX, ".part") and abs(time.time() - path.stat().st_mtime) > 2 * PATIENCE:
                    path.unlink()
