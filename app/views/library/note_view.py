"""The note about the chosen game, in the panel beside the library's list."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.models.text import shown
from app.views.paint.brushes import LEFT, broken, draw_text, prepare
from app.views.paint.glyphs import glyph
from app.views.paint.guard import painting
from app.views.scale import scale
from app.views.theme import theme
from app.views.tips import set_tip

_LINES = 3
"""Largest number of lines of a note."""

_TIP = 600
"""Characters of a note in its tool tip, at most."""

_OVER, _SIZE, _PITCH = 13.5, 15, 1.3
"""Size of the letters of heading and note, in px of the drawing; distance of lines as a multiple of their size."""


class NoteView(QWidget):
    """A heading, and a few lines of a note; of a long note those with the words that were looked for.

    Its tool tip shows more of a note that is cut.
    """

    accessible_role = QAccessible.Role.StaticText

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._note, self._wanted = "", ""
        self._lines: list[str] = []
        self.hide()

    @property
    def lines(self) -> list[str]:
        """The lines that are shown."""
        return self._lines

    def show_note(self, note: str, wanted: str) -> None:
        """Take a note, ``""`` for none, and the words that were looked for; ``place`` shows it."""
        self._note, self._wanted = note.strip(), wanted
        self.setVisible(bool(self._note))
        self.setAccessibleName(f"{self.tr('Note')}: {shown(self._note)}" if self._note else "")

    def place(self, left: float, top: float, width: float) -> float:
        """Show the note there; returns the y of its lower edge, ``top`` if there is none."""
        if not self._note:
            return top
        face = scale.font("text", _SIZE)
        every = broken(" ".join(shown(self._note).split()), face, width)
        cut = len(every) > _LINES
        if first := self._first_of(every):
            every = broken(f"… {' '.join(every[first:])}", face, width)
        self._lines = every[:_LINES]
        if len(every) > _LINES:
            self._lines[-1] += f" {every[_LINES]}"  # too long, so that it is painted with dots at its end
        tip = self._note if len(self._note) <= _TIP else f"{self._note[:_TIP]}…"
        set_tip(self, tip if cut else "")
        high = scale.text(_OVER) * 1.6 + scale.text(_SIZE) * _PITCH * len(self._lines)
        self.setGeometry(round(left), round(top), round(width), round(high))
        self.update()
        return top + high

    def _first_of(self, every: list[str]) -> int:
        """The first line to show: 0 unless a word that was looked for comes only further down."""
        wanted = self._wanted.casefold().split()
        hits = (at for at, line in enumerate(every) if any(word in line.casefold() for word in wanted))
        hit = next(hits, 0)
        return hit - 1 if hit >= _LINES else 0

    @painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        now = theme()
        p = QPainter(self)
        prepare(p)
        over = QRectF(0, 0, self.width(), scale.text(_OVER) * 1.6)
        side = scale.text(_OVER) * 1.15
        glyph(p, "quill-ink", 0, over.center().y() - side / 2, side, now.brass)
        words = QRectF(over).adjusted(side * 1.4, 0, 0, 0)
        draw_text(p, words, self.tr("Note").upper(), scale.font("overline", _OVER), now.brass, LEFT)
        face, pitch = scale.font("text", _SIZE), scale.text(_SIZE) * _PITCH
        for nth, line in enumerate(self._lines):
            box = QRectF(0, over.bottom() + nth * pitch, self.width(), pitch)
            draw_text(p, box, line, face, now.text, LEFT, elide=True)
        p.end()
