"""The tools in the title bar of a review: export the game, write a note, play the deal again, learn, library."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from app.match.words import ArchiveError, RecordError
from app.models.library import export_name, own_seat
from app.models.notices import told
from app.models.review.rerun import RerunWords, possible
from app.session.rerun import Rerunner, make_player
from app.views.rerun_sheet import RerunSheet
from app.views.review.note import NoteSheet
from app.views.widgets.tool_button import ToolButton

if TYPE_CHECKING:
    from app.match.archive import Archive
    from app.match.match import Match
    from app.session.rerun import MakePlayer
    from app.views.review.bar import PageBar


class GameTools(QObject):
    """Makes the tools, and does what they offer with the game that is shown.

    Args:
        archive: The archive.
        page: The page.
        bar: Its title bar.

    Attributes:
        match: The game; without one the tools do nothing.
        make_player: Makes the worker that plays the deal again.
        tools: The tools by the names of their glyphs, from right to left.

    Signals:
        library_requested: The person wants to see the other games.
        training_requested: Id of the game whose costly decisions the person wants to make again.
        asked: A sheet or dialog is about to open.
        done: A sheet has closed.
        exported: A file was written.
        told: A ``Sentence`` about what could not be done.
        found: A sentence with the result of the reruns.
    """

    library_requested = Signal()
    training_requested = Signal(str)
    asked = Signal()
    done = Signal()
    exported = Signal()
    told = Signal(object)
    found = Signal(str)

    def __init__(self, archive: Archive, page: QWidget, bar: PageBar) -> None:
        super().__init__(page)
        self._archive, self._page, self._bar = archive, page, bar
        self.match: Match | None = None
        self.make_player: MakePlayer = make_player
        self._rerunner: Rerunner | None = None
        self._sheet: RerunSheet | None = None
        self._note_sheet: NoteSheet | None = None
        self._unwritten: str | None = None  # a note that the archive could not take
        names = ("save-arrow", "quill-ink", "throne-king", "graduate-cap", "bookshelf")
        self.tools = {name: ToolButton(name) for name in names}
        self.tools["save-arrow"].clicked.connect(self.export)
        self.tools["quill-ink"].clicked.connect(self.ask_note)
        self.tools["throne-king"].clicked.connect(self._open_rerun)
        self.tools["graduate-cap"].clicked.connect(self._train)
        self.tools["bookshelf"].clicked.connect(self.library_requested)
        for tool in self.tools.values():
            bar.add_tool(tool)

    def retranslate(self) -> None:
        """Set all words in the current language, and show the tools that can be used for this game."""
        match = self.match
        own = match is not None and match.seats[own_seat(match.seats)].is_person
        self.tools["graduate-cap"].setVisible(own and match is not None and match.finished and len(match.seats) > 1)
        self.tools["throne-king"].setVisible(match is not None and possible(match))
        self._name_rerun()
        self.tools["save-arrow"].set_name(self.tr("Export"))
        self.tools["quill-ink"].set_name(self.tr("Note"))
        costly = self.tr("Learn from your mistakes: play your costly decisions again")
        self.tools["graduate-cap"].set_name(self.tr("My mistakes"), costly)
        self.tools["bookshelf"].set_name(self.tr("Library"))
        self._bar.retranslate()  # places its tools

    def close_game(self) -> None:
        """Keep a note that is being written, stop the reruns, and let go of the game."""
        for sheet in (self._sheet, self._note_sheet):
            if sheet is not None:
                sheet.shut()
        self._unwritten = None
        if self._rerunner is not None:
            self._rerunner.close()
            self._rerunner.deleteLater()
            self._rerunner = None
        self.match = None

    def _name_rerun(self) -> None:
        """Set the name of the tool of the reruns, which says how far they are."""
        tool, runner = self.tools["throne-king"], self._rerunner
        name = self.tr("Master")
        if runner is not None and runner.running:
            name = self.tr("Master {percent}%").format(percent=round(100 * runner.share))
        what = RerunWords(self.match).title() if self.match is not None else ""
        changed = name != tool.text()
        tool.set_name(name, self.tr("{what}: the same luck, eight times").format(what=what))
        if changed:
            self._bar.retranslate()  # it is wider now, or less wide

    def _open_rerun(self) -> None:
        """Open the sheet of the reruns: the same deal with a master in the own seat."""
        match = self.match
        if match is None or self._sheet is not None:
            return
        if self._rerunner is None:
            self._rerunner = Rerunner(self._archive, self.make_player, self)
            self._rerunner.load(match)
            self._rerunner.advanced.connect(self._name_rerun)
            self._rerunner.finished.connect(self._tell_rerun)
        self.asked.emit()
        sheet = self._sheet = RerunSheet(self._page, match, self._rerunner)
        sheet.closed.connect(self._close_rerun)
        sheet.open()

    def _close_rerun(self) -> None:
        self._sheet = None
        self.done.emit()

    def _tell_rerun(self) -> None:
        """All reruns are played: tell their result, unless the sheet is open and shows it."""
        runner, match = self._rerunner, self.match
        if self._sheet is None and match is not None and runner is not None and runner.found is not None:
            words = RerunWords(match)
            self.found.emit(" ".join(filter(None, (words.result(runner.found), words.won(runner.found)))))

    def _train(self) -> None:
        if self.match is not None:
            self.training_requested.emit(self.match.record.id)

    def export(self) -> None:
        """Ask for a file and write the game to it."""
        if self.match is None:
            return
        self.asked.emit()  # stops autoplay, which would go on behind the dialog
        name = str(Path.home() / export_name(self.match.record))
        words = self.tr("Export game"), name, self.tr("Kontor games (*.kontor)")
        chosen, _ = QFileDialog.getSaveFileName(self._page, *words)
        if not chosen:
            return
        try:
            self._archive.export_file(self.match.record.id, Path(chosen))
        except (RecordError, ArchiveError) as error:
            self.told.emit(partial(told, error))
            return
        self.exported.emit()

    def ask_note(self) -> None:
        """Open the sheet in which the person writes a note."""
        if self.match is None:
            return
        self.asked.emit()
        words = self.match.record.note if self._unwritten is None else self._unwritten
        sheet = self._note_sheet = NoteSheet(self._page, words)
        sheet.kept.connect(self._keep_note)
        sheet.closed.connect(self._close_note)
        sheet.open()

    def _close_note(self) -> None:
        self._note_sheet = None
        self.done.emit()

    def _keep_note(self, words: str) -> None:
        assert self.match is not None
        self._unwritten = None
        if words == self.match.record.note:
            return
        try:
            self.match.set_note(words)
        except (RecordError, ArchiveError) as error:
            self._unwritten = words
            self.told.emit(partial(told, error))
