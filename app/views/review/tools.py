"""What the title bar of a review offers to do with its game: export it, write a note about it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from app.match.words import ArchiveError, RecordError
from app.models.library import export_name
from app.models.notices import told
from app.views.review.note import NoteSheet

if TYPE_CHECKING:
    from app.match.archive import Archive
    from app.match.match import Match


class GameTools(QObject):
    """Acts on the game that is shown.

    Attributes:
        match: The game, or ``None``: then nothing is done.

    Signals:
        asked: The person is being asked for something.
        done: The sheet is closed again.
        exported: A file was written.
        told: A sentence about what could not be done.
    """

    asked = Signal()
    done = Signal()
    exported = Signal()
    told = Signal(str)

    def __init__(self, archive: Archive, page: QWidget) -> None:
        super().__init__(page)
        self._archive, self._page = archive, page
        self.match: Match | None = None

    def export(self) -> None:
        """Ask for a file and write the game to it."""
        if self.match is None:
            return
        self.asked.emit()
        name = str(Path.home() / export_name(self.match.record))
        words = self.tr("Export game"), name, self.tr("Kontor games (*.kontor)")
        chosen, _ = QFileDialog.getSaveFileName(self._page, *words)
        if not chosen:
            return
        try:
            self._archive.export_file(self.match.record.id, Path(chosen))
        except (RecordError, ArchiveError) as error:
            self.told.emit(told(error))
            return
        self.exported.emit()

    def ask_note(self) -> None:
        """Let the person write about the game."""
        if self.match is None:
            return
        self.asked.emit()
        sheet = NoteSheet(self._page, self.match.record.note)
        sheet.kept.connect(self._keep_note)
        sheet.closed.connect(self.done)
        sheet.open()

    def _keep_note(self, words: str) -> None:
        assert self.match is not None
        try:
            self.match.set_note(words)
        except (RecordError, ArchiveError) as error:
            self.told.emit(told(error))
