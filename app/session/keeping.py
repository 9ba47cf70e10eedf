"""Writes what an analysis has found into the archive, in a thread: the disk may take longer than a frame."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QRunnable

from app.match.words import ArchiveError
from app.models.review.analysis import VERSION
from app.models.training.cards import keep_questions

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.match.archive import Archive
    from app.models.training.question import TrainingQuestion

LOG = logging.getLogger(__name__)


class KeepingValues(QRunnable):
    """Writes a batch of values; a failure is only logged, as they can be worked out again.

    Args:
        archive: Where the game is kept.
        game_id: Of the game.
        batch: By position, what ``to_json`` of the models has made of the value.
        version: Of the analysis, see ``Archive.store_analysis``.
    """

    def __init__(self, archive: Archive, game_id: str, batch: dict[int, list[object]], version: str = VERSION) -> None:
        super().__init__()
        self._archive, self._game_id, self._batch, self._version = archive, game_id, batch, version

    def run(self) -> None:
        try:
            self._archive.store_analysis(self._game_id, self._version, self._batch)
        except ArchiveError as error:
            LOG.warning("analysis: not kept: %s", error)


class KeepingQuestions(QRunnable):
    """Writes the training questions about a game, then calls ``tell`` with the id of the game, failed or not."""

    def __init__(
        self, archive: Archive, game_id: str, found: list[TrainingQuestion], tell: Callable[[str], None]
    ) -> None:
        super().__init__()
        self._archive, self._game_id, self._found, self._tell = archive, game_id, found, tell

    def run(self) -> None:
        try:
            keep_questions(self._archive, self._game_id, self._found)
        except ArchiveError as error:
            LOG.warning("analysis: questions not kept: %s", error)
        self._tell(self._game_id)
