"""Writes what an analysis has found into the archive, in a thread: the disk may take longer than a frame.

A pool is given functions, no ``QRunnable``: see ``app.session.looking``.
"""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThreadPool

from app.match.words import ArchiveError
from app.models.review.analysis import VERSION, to_json
from app.models.training.cards import keep_questions

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from app.match.archive import Archive
    from app.models.review.skill import StretchSkill
    from app.models.review.timeline import PositionValue
    from app.models.training.question import TrainingQuestion

LOG = logging.getLogger(__name__)

BATCH = 24
"""Number of values that are written to the archive in one transaction."""


def keep_values(archive: Archive, game_id: str, batch: dict[int, list[object]], version: str) -> None:
    """Write a batch of values; a failure is only logged, as they can be worked out again.

    Args:
        archive: Where the game is kept.
        game_id: Of the game.
        batch: By position, what ``to_json`` of the models has made of the value.
        version: Of the analysis, see ``Archive.store_analysis``.
    """
    try:
        archive.store_analysis(game_id, version, batch)
    except ArchiveError as error:
        LOG.warning("analysis: not kept: %s", error)


def _keep_questions(archive: Archive, game_id: str, found: list[TrainingQuestion], tell: Callable[[str], None]) -> None:
    try:
        keep_questions(archive, game_id, found)
    except ArchiveError as error:
        LOG.warning("analysis: questions not kept: %s", error)
    tell(game_id)


class Keeper:
    """Keeps what an analysis finds about its game; one thing is written after the other.

    Args:
        archive: Where the game is kept.
        parent: The owner of the thread.
    """

    def __init__(self, archive: Archive, parent: QObject) -> None:
        self._archive = archive
        self._unkept: set[int] = set()  # positions whose value the archive does not have yet
        self._writer = QThreadPool(parent)
        self._writer.setMaxThreadCount(1)

    def note(self, position: int) -> None:
        """Have the value of a position kept, with the next batch."""
        self._unkept.add(position)

    def keep(
        self,
        game_id: str,
        values: Mapping[int, PositionValue],
        parts: Mapping[int, StretchSkill],
        *,
        everything: bool = False,
    ) -> None:
        """Write what was noted, once it makes a batch.

        Args:
            game_id: Of the game.
            values: Win chances by position.
            parts: Luck and decisions by the position at which a stretch begins.
            everything: Whether to write at once.
        """
        if self._unkept and (everything or len(self._unkept) >= BATCH):
            batch = {position: to_json(values[position], parts.get(position)) for position in self._unkept}
            self._unkept = set()
            self._writer.start(partial(keep_values, self._archive, game_id, batch, VERSION))

    def keep_questions(self, game_id: str, found: list[TrainingQuestion], tell: Callable[[str], None]) -> None:
        """Write the training questions about a game, then call ``tell`` with the id of the game, failed or not."""
        self._writer.start(partial(_keep_questions, self._archive, game_id, found, tell))

    def wait(self) -> None:
        """Wait until everything is written."""
        self._writer.waitForDone()
