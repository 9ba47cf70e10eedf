"""What the title bar of a review offers to do with its game: export it, note something, learn from it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from app.match.words import ArchiveError, RecordError
from app.models.library import export_name, own_seat
from app.models.notices import told
from app.views.review.controls import Tool
from app.views.review.note import NoteSheet

if TYPE_CHECKING:
    from app.match.archive import Archive
    from app.match.match import Match
    from app.views.review.bar import PageBar


class GameTools(QObject):
    """Acts on the game that is shown.

    Attributes:
        match: The game, or ``None``: then nothing is done.
        tools: In the title bar, by the names of their glyphs, from the right.

    Signals:
        library_requested: The person wants to see the other games.
        training_requested: Game whose costly decisions the person wants to make again.
        asked: The person is being asked for something.
        done: The sheet is closed again.
        exported: A file was written.
        told: A sentence about what could not be done.
    """

    library_requested = Signal()
    training_requested = Signal(str)
    asked = Signal()
    done = Signal()
    exported = Signal()
    told = Signal(str)

    def __init__(self, archive: Archive, page: QWidget, bar: PageBar) -> None:
        super().__init__(page)
        self._archive, self._page, self._bar = archive, page, bar
        self.match: Match | None = None
        self.tools = {name: Tool(name) for name in ("save-arrow", "quill-ink", "graduate-cap", "bookshelf")}
        self.tools["save-arrow"].clicked.connect(self.export)
        self.tools["quill-ink"].clicked.connect(self.ask_note)
        self.tools["graduate-cap"].clicked.connect(self._train)
        self.tools["bookshelf"].clicked.connect(self.library_requested)
        for tool in self.tools.values():
            bar.add_tool(tool)

    def retranslate(self) -> None:
        """Say everything in the language of the moment, and offer what this game is fit for."""
        match = self.match
        own = match is not None and match.seats[own_seat(match.seats)].is_person
        self.tools["graduate-cap"].setVisible(own and match is not None and match.finished and len(match.seats) > 1)
        self.tools["save-arrow"].set_name(self.tr("Export"))
        self.tools["quill-ink"].set_name(self.tr("Note"))
        self.tools["graduate-cap"].set_name(self.tr("Learn"))
        self.tools["graduate-cap"].setToolTip(self.tr("Learn from your mistakes: play your costly decisions again"))
        self.tools["bookshelf"].set_name(self.tr("Library"))
        self._bar.retranslate()  # places its tools

    def _train(self) -> None:
        if self.match is not None:
            self.training_requested.emit(self.match.record.id)

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
