"""The file that lies in the data folder while the program runs; found at the start, that run was killed."""

from __future__ import annotations

import logging
import os
from pathlib import Path

LOG = logging.getLogger(__name__)

NAME = "running"


class RunMark:
    """Makes the file, and keeps in it which game is on the table.

    Attributes:
        interrupted: Whether the last run left the file behind.
        game_id: Id of the game that was on the table then; ``""`` for none.
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / NAME
        self.interrupted = self._path.exists()
        try:
            self.game_id = self._path.read_text("utf-8", errors="replace").strip() if self.interrupted else ""
        except OSError as error:
            LOG.warning("%s", error)
            self.game_id = ""
        self.put("")

    def put(self, game_id: str) -> None:
        """Note which game is on the table, ``""`` for none; it is on the disk when this returns."""
        try:
            with self._path.open("w", encoding="utf-8") as file:
                file.write(game_id)
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:  # a full disk: the game itself is kept elsewhere, or that has been told
            LOG.warning("%s", error)

    def remove(self) -> None:
        """Remove the file: the program ends as it should."""
        self._path.unlink(missing_ok=True)
