"""The bar below or beside the table that asks the present question, with its buttons."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QFont, QKeySequence, QMouseEvent, QPainter

from app.models.presenter import NO_SEAT, Button, Prompt
from app.views import theme as look
from app.views.game.announce import announce
from app.views.game.prompt_words import FittedWords, fitted
from app.views.paint import brushes, stamps
from app.views.paint.glyphs import glyph
from app.views.shortcuts import OnceShortcut
from app.views.tips import set_tip
from app.views.widgets.key_button import KeyButton
from app.views.widgets.panel import Panel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.models.selection import ActionSelection

CONFIRM_MS = 800
"""Time in ms after the key of a button in which Enter is taken as its confirmation, even if it needed none."""

_NEWS, _ADVICE, _WARNING = 0, 1, 2
"""Tones of the second line: what happened, a hint, and why something cannot be done."""

ROOM, TIGHT = 0.62, 0.75
"""Share of the width that the buttons may take: all with words, and where those that have an own glyph lose theirs."""


class PromptBar(Panel):
    """Shows a ``Prompt``: title, hint and buttons, each with a key of the keyboard.

    Until the next question the lines can be replaced: by a notice, a hint, or what has just happened.

    Signals:
        chosen: A button was clicked or its key typed; the key of the choice.
        pressed: The bar itself was clicked, beside the buttons.
    """

    chosen = Signal(str)
    pressed = Signal()
    accessible_role = QAccessible.Role.StatusBar  # readers have a key that says it again
    elevation = 14.0

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._prompt = Prompt("")
        self._told = ("", "")  # title and hint that a screen reader has spoken last
        self._colour = -1  # of the shield, -1 for none
        self._notice = self._advice = ""  # what stands instead of hint and title, ``""`` for nothing
        self._tone = _NEWS
        self._tag = ("", "")
        self._buttons: dict[str, KeyButton] = {}
        self._selection: ActionSelection | None = None  # while a person chooses
        self._filled = ""  # key of the button that is filled, as the main one; ``""`` for none
        self._shortcuts: list[OnceShortcut] = []
        self._typed_at = QElapsedTimer()  # since a button was pressed by its key
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, on=False)

    # what it says

    @property
    def prompt(self) -> Prompt:
        """The present question."""
        return self._prompt

    @property
    def line(self) -> str:
        """The second line as it is shown: what was said since the question, else the hint of the question."""
        return self._notice or self._prompt.hint

    @property
    def first_line(self) -> str:
        """The first line as it is shown: what was advised since the question, else its title."""
        return self._advice or self._prompt.title

    def ask(self, prompt: Prompt, colour: int, *, aloud: bool = True, selection: ActionSelection | None = None) -> None:
        """Ask a question; all that was said since the one before is taken away.

        Args:
            prompt: The question.
            colour: Colour of the seat that is asked; -1 for no shield.
            aloud: Whether a screen reader speaks it, if it is another one; false where something else is spoken.
            selection: What may be chosen, while a person chooses.
        """
        self._notice = self._advice = ""
        self._tag = ("", "")
        words = (prompt.title, prompt.hint)
        spoken = aloud and words != self._told
        # the same words in silence change nothing: they were spoken, and are not spoken again
        if aloud or words != (self._prompt.title, self._prompt.hint):
            self._told = words if aloud else ("", "")
        self._prompt, self._colour = prompt, colour
        self._selection = selection
        self._filled = next((each.key for each in prompt.buttons if self._is_suggested(each)), "")
        self._make_buttons(prompt.buttons)
        self.setAccessibleName(prompt.title)
        self.setAccessibleDescription(prompt.hint)
        set_tip(self, "")
        if spoken:
            announce(self)
        self.update()

    def tag(self, label: str, more: str = "") -> None:
        """Show a brass tag at the right of the first line until the next question.

        Args:
            label: What it says.
            more: What it says besides, if there is room.
        """
        self._tag = (label, more)
        self.update()

    def notice(self, text: str) -> None:
        """Warn in the second line until the next question: why something cannot be done."""
        self._say(text, _WARNING)

    def tell(self, text: str) -> None:
        """Tell in the second line until the next question what has just happened."""
        self._say(text, _NEWS)

    def hint(self, text: str, first_line: str = "") -> None:
        """Show a hint in the second line until the next question; ``first_line``, if given, replaces the first."""
        self._say(text, _ADVICE, first_line)

    def set_hinted(self, keys: Iterable[str]) -> None:
        """Mark the buttons that a hint advises, and no others."""
        hinted = set(keys)
        for key, button in self._buttons.items():
            button.set_hinted(key in hinted)

    def _say(self, text: str, tone: int, first_line: str = "") -> None:
        self._notice, self._advice, self._tone = text, first_line, tone
        self.setAccessibleName(self.first_line)
        self.setAccessibleDescription(text)
        announce(self)
        self.update()

    def button(self, key: str) -> KeyButton | None:
        """The button for ``key``; ``None`` if there is none."""
        return self._buttons.get(key)

    def buttons(self) -> list[KeyButton]:
        """All buttons, left to right."""
        return list(self._buttons.values())

    def primary(self) -> str:
        """Key of the button that Enter is about, pressed by it or not (``enter_presses``); ``""`` for none."""
        return self._filled or next(
            (each.key for each in self._prompt.buttons if each.primary and not each.blocked), ""
        )

    def enter_presses(self, key: str) -> bool:
        """Whether Enter presses the button for ``key``.

        It confirms a choice, but ends no turn while something else could be chosen.
        """
        if self._selection is None or self._selection.chosen or self._says_enter(key):
            return True
        offered = set(self._selection.reachable())
        return offered <= {key} or key not in offered

    def was_typed(self) -> bool:
        """Whether the key of a button has carried something out just now, within the last ``CONFIRM_MS``."""
        # who presses Enter now believes that this has to be confirmed: it must not begin the next thing
        begun = self._selection is not None and bool(self._selection.chosen)
        return not begun and self._typed_at.isValid() and not self._typed_at.hasExpired(CONFIRM_MS)

    def _is_suggested(self, button: Button) -> bool:
        """Whether a button is to be filled: Enter presses it, or it is the only choice there is."""
        if button.blocked or button.on_table:
            return False
        if self._selection is not None and self._selection.next_keys() == [button.key]:
            return True
        return button.primary and self.enter_presses(button.key)

    def _says_enter(self, key: str) -> bool:
        return any(each.key == key and each.shortcut in ("Return", "Enter") for each in self._prompt.buttons)

    # buttons

    def _make_buttons(self, wanted: tuple[Button, ...]) -> None:
        """Show these buttons and no others; those that the table draws get their keyboard key only."""
        # a button whose key stays is kept: it may have the focus
        shown = [each for each in wanted if not each.on_table]
        keys = {each.key for each in shown}
        # buttons of the question before
        for key in [key for key in self._buttons if key not in keys]:
            gone = self._buttons.pop(key)
            gone.hide()
            gone.deleteLater()
        for shortcut in self._shortcuts:
            shortcut.setEnabled(False)
            shortcut.deleteLater()
        self._shortcuts = []
        kept, self._buttons = self._buttons, {}
        for each in shown:
            self._buttons[each.key] = self._dress(each, kept.get(each.key))
        # two buttons may have the same key: then it belongs to the one that can be pressed
        usable = {each.shortcut for each in wanted if not each.blocked}
        for each in wanted:
            if not each.blocked or each.shortcut not in usable:
                self._bind(each)
        self._arrange()

    def _dress(self, wanted: Button, button: KeyButton | None) -> KeyButton:
        if button is None:
            button = KeyButton(self)
            button.clicked.connect(self._pressed)
        button.setObjectName(wanted.key)
        button.kind = "primary" if wanted.key == self._filled else "ghost"
        button.glyph_name = wanted.glyph
        button.setText(wanted.text)
        button.setAccessibleName(wanted.text)
        button.setAccessibleDescription(wanted.blocked or wanted.shortcut)
        button.key_text = _key_name(wanted.shortcut)
        button.block(wanted.blocked)
        button.set_measure(self.measure)
        button.show()
        return button

    def _bind(self, wanted: Button) -> None:
        """Bind the key of a button; that of a blocked one says why.  Enter and Escape are handled by the page."""
        if wanted.shortcut and wanted.shortcut not in ("Return", "Enter", "Esc"):
            shortcut = OnceShortcut(wanted.shortcut, self)
            shortcut.setObjectName(wanted.key)
            shortcut.activated.connect(self._typed)
            self._shortcuts.append(shortcut)

    def _pressed(self) -> None:
        self.chosen.emit(self.sender().objectName())

    def _typed(self) -> None:
        if not (self.isVisible() and self.isEnabled()):
            return
        key = self.sender().objectName()
        if why := next((each.blocked for each in self._prompt.buttons if each.key == key), ""):
            self.notice(why)
            return
        self.chosen.emit(key)
        self._typed_at.start()  # after it, for Enter right afterwards is about what was just chosen

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.pressed.emit()

    # look

    def measured(self) -> None:
        for button in self._buttons.values():
            button.set_measure(self.measure)
        self._arrange()

    def resizeEvent(self, event: object) -> None:
        self._arrange()

    def _arrange(self) -> None:
        """Lay the buttons out from the right, where needed without words.

        Words of buttons are given up in this order, until there is room: of those that would replace a choice, if the
        question would be squeezed otherwise; of those with a glyph that no other button has; of all with a glyph.  The
        main button keeps its words.
        """
        paper = self.paper()
        gap = self.measure.of(10, 8)
        glyphs = [button.glyph_name for button in self._buttons.values()]
        main = {each.key for each in self._prompt.buttons if each.primary} | {self._filled}
        can = [each for key, each in self._buttons.items() if each.glyph_name and key not in main]
        own = [each for each in can if glyphs.count(each.glyph_name) == 1]  # else only words tell them apart
        instead = self._selection.instead() if self._selection else []
        beside = [each for each in own if each.objectName() in instead]
        plans: tuple[tuple[list[KeyButton], float], ...] = (([], ROOM), (own, TIGHT), (can, 1.0))
        if beside and not self._is_easy(paper.width() - self._total([], gap)):
            plans = ((beside, ROOM), *plans[1:])  # what is asked needs the room more
        for bare, share in plans:  # the last one is taken even where it does not fit
            if self._total(bare, gap) < paper.width() * share:
                break
        x = paper.right() - self.measure.of(16, 12)
        for button in reversed(self._buttons.values()):
            without = button in bare
            button.set_measure(self.measure, bare=without)
            button.setToolTip(button.text() if without else "")
            size = button.sizeHint()
            x -= size.width()
            button.setGeometry(round(x), round(paper.center().y() - size.height() / 2), size.width(), size.height())
            x -= gap
        self._free = x  # where the words have to end

    def _total(self, bare: list[KeyButton], gap: float) -> float:
        """Width in pixels of all buttons, if those in ``bare`` have no words."""
        return sum(self._width(button, bare=button in bare) + gap for button in self._buttons.values())

    def _width(self, button: KeyButton, *, bare: bool) -> float:
        button.bare = bare  # the size hint depends on it; ``_arrange`` sets it for good afterwards
        return button.sizeHint().width()

    def _is_easy(self, room: float) -> bool:
        """Whether title and hint fit into ``room`` pixels in letters of the usual size, each in one line."""
        words = self.words(room - self._words_left() - self.measure.of(16, 12))
        return len(words.lines) < 2 and words.title.pixelSize() >= round(self.measure.letter_size(22, 19.5))

    def _words_left(self) -> float:
        """Distance in pixels from the left edge of the paper to the words, if a shield stands before them."""
        m = self.measure
        return m.of(18, 13) + m.of(37, 31) + m.of(15, 11)

    def sizeHint(self) -> QSize:
        return QSize(600, round(self.measure.of(76, 60)))

    def paint_content(self, p: QPainter) -> None:
        paper, m = self.paper(), self.measure
        now = look.theme()
        x, side = paper.x() + m.of(18, 13), m.of(37, 31)
        if self._colour >= 0:
            stamps.seat_shield(p, x, paper.center().y() - side * 0.56, side, self._colour)
        elif self._has_laurels():
            glyph(p, "laurels-trophy", x, paper.center().y() - side / 2, side, now.brass)
        first, words = self.first_box()
        _, below = words.heights()
        brushes.draw_text(p, first, self.first_line, words.title, now.text, elide=True)
        ink = (now.text_2, now.selected, now.danger)[self._tone if self._notice else _NEWS]
        for nth, line in enumerate(words.lines):
            pitch = below / len(words.lines)
            box = QRectF(first.x(), first.bottom() + nth * pitch, first.width(), pitch)
            brushes.draw_text(p, box, line, words.hint, ink)
        self._paint_tag(p)
        set_tip(self, self.line if words.cut else "")

    def _has_laurels(self) -> bool:
        return self._colour < 0 and self._prompt.seat == NO_SEAT and bool(self._prompt.title)

    def first_box(self) -> tuple[QRectF, FittedWords]:
        """Place of the first line in pixels of the bar, and how all words are written."""
        paper = self.paper()
        x = paper.x() + (self._words_left() if self._colour >= 0 or self._has_laurels() else self.measure.of(18, 13))
        words = self.words(self._free - x)
        title, below = words.heights()
        return QRectF(x, paper.center().y() - (title + below) / 2, self._free - x, title), words

    def tag_box(self) -> tuple[QRectF, str]:
        """Place of the tag, at the right of the first line, and the second part of its words as far as there is room.

        The place is empty without a tag, and where there is not even room for its first part.
        """
        first, words = self.first_box()
        room = first.width() - brushes.text_width(self.first_line, words.title) - self.measure.of(24, 16)
        label, more = self._tag
        # the second part is given up first, then the whole tag
        width = self._tag_width(label, more)
        if width > room:
            width, more = self._tag_width(label, ""), ""
        if not label or width > room:
            return QRectF(), ""
        height = min(1.75 * self._tag_font(bold=True).pixelSize(), first.height() + first.y() - self.paper().y())
        box = QRectF(first.right() - width, first.center().y() - height / 2, width, height)
        return box, more

    def _tag_font(self, *, bold: bool) -> QFont:
        return self.measure.font("text", 15, 14, weight=700 if bold else None, spacing=1.2 if bold else None)

    def _tag_width(self, label: str, more: str) -> float:
        gap, pad = self.measure.of(14, 10), self.measure.of(14, 10)
        beside = gap + brushes.text_width(more, self._tag_font(bold=False)) if more else 0.0
        return brushes.text_width(label, self._tag_font(bold=True)) + beside + 2 * pad

    def _paint_tag(self, p: QPainter) -> None:
        box, more = self.tag_box()
        if box.isEmpty():
            return
        pad, ink = self.measure.of(14, 10), "#231A10"  # on brass, which is the same in both themes
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(look.color(look.theme().brass_fill))
        p.drawPath(brushes.rounded(box, box.height() * 0.3))
        inner = box.adjusted(pad, 0, -pad, 0)
        brushes.draw_text(p, inner, self._tag[0], self._tag_font(bold=True), ink)
        brushes.draw_text(p, inner, more, self._tag_font(bold=False), ink, brushes.RIGHT)

    def words(self, width: float) -> FittedWords:
        """Fit what the bar says into ``width`` pixels, with smaller letters or, in the end, cut."""
        height = self.paper().height() - self.measure.of(8, 4)
        # The last sentence of a hint only says that asking again tells more.
        return fitted(self.first_line, self.line, self.measure, width, height, spare_last=self._tone == _ADVICE)


def _key_name(shortcut: str) -> str:
    """The key as it is written on the button, as the system names it; ``""`` for none."""
    if not shortcut:
        return ""
    if shortcut in ("Return", "Enter"):
        return "Enter"
    return QKeySequence(shortcut).toString(QKeySequence.SequenceFormat.NativeText)
