"""The bar that asks the one question of the moment."""

from collections.abc import Iterable

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QMouseEvent, QPainter, QShortcut
from PySide6.QtWidgets import QWidget

from app.models.presenter import NO_SEAT, Button, Prompt
from app.views import stamps
from app.views import theme as look
from app.views.game.announce import announce
from app.views.paint import brushes
from app.views.paint.glyphs import glyph
from app.views.widgets.key_button import KeyButton
from app.views.widgets.panel import Panel

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class PromptBar(Panel):
    """Title, hint and buttons; every button also has its key.

    Signals:
        chosen: Key of the button that was pressed.
        pressed: The bar itself was pressed, beside the buttons.
    """

    chosen = Signal(str)
    pressed = Signal()
    elevation = 14.0

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._prompt = Prompt("")
        self._colour = -1
        self._notice = ""
        self._warns = False
        self._buttons: dict[str, KeyButton] = {}
        self._shortcuts: list[QShortcut] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, on=False)

    # what it says

    @property
    def prompt(self) -> Prompt:
        """What is asked now."""
        return self._prompt

    @property
    def line(self) -> str:
        """The second line as it is shown: a notice, else the hint."""
        return self._notice or self._prompt.hint

    def ask(self, prompt: Prompt, colour: int, *, aloud: bool = True) -> None:
        """Ask ``prompt`` of the seat with ``colour`` (-1: nobody in particular); not ``aloud``: others tell it."""
        self._notice = ""
        spoken = aloud and (prompt.title, prompt.hint) != (self._prompt.title, self._prompt.hint)
        self._prompt, self._colour = prompt, colour
        self._make_buttons(prompt.buttons)
        self.setAccessibleName(prompt.title)
        self.setAccessibleDescription(prompt.hint)
        self.setToolTip("")
        if spoken:
            announce(self)
        self.update()

    def notice(self, text: str) -> None:
        """Warn in the second line until the next question."""
        self._say(text, warns=True)

    def hint(self, text: str) -> None:
        """Advise in the second line until the next question."""
        self._say(text, warns=False)

    def set_hinted(self, keys: Iterable[str]) -> None:
        """Mark the buttons that were advised."""
        hinted = set(keys)
        for key, button in self._buttons.items():
            button.set_hinted(key in hinted)

    def _say(self, text: str, *, warns: bool) -> None:
        self._notice, self._warns = text, warns
        self.setAccessibleDescription(text)
        announce(self)
        self.update()

    def button(self, key: str) -> KeyButton | None:
        """The button called ``key``, if it is shown."""
        return self._buttons.get(key)

    def buttons(self) -> list[KeyButton]:
        """All buttons, left to right."""
        return list(self._buttons.values())

    def primary(self) -> str:
        """Key of the button that Enter presses; ``""`` if none can be pressed."""
        for each in self._prompt.buttons:
            if each.primary and not each.blocked:
                return each.key
        return ""

    # buttons

    def _make_buttons(self, wanted: tuple[Button, ...]) -> None:
        """Keep buttons whose key stays, so that a focus is not lost; what the table draws has its key only."""
        shown = [each for each in wanted if not each.on_table]
        keys = {each.key for each in shown}
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
        for each in wanted:
            self._bind(each)
        self._arrange()

    def _dress(self, wanted: Button, button: KeyButton | None) -> KeyButton:
        if button is None:
            button = KeyButton(self)
            button.clicked.connect(self._pressed)
        button.setObjectName(wanted.key)
        button.kind = "primary" if wanted.primary else "ghost"
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
        """The key of the keyboard; Enter and Escape belong to the page."""
        if wanted.shortcut and not wanted.blocked and wanted.shortcut not in ("Return", "Enter", "Esc"):
            shortcut = QShortcut(QKeySequence(wanted.shortcut), self)
            shortcut.setObjectName(wanted.key)
            shortcut.activated.connect(self._typed)
            self._shortcuts.append(shortcut)

    def _pressed(self) -> None:
        self.chosen.emit(self.sender().objectName())

    def _typed(self) -> None:
        if self.isVisible() and self.isEnabled():
            self.chosen.emit(self.sender().objectName())

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
        """Buttons from the right; words are given up for glyphs before anything is cut."""
        paper = self.paper()
        gap = self.measure.of(10, 8)
        for bare in (False, True):
            total = sum(self._width(button, bare=bare) + gap for button in self._buttons.values())
            if total < paper.width() * 0.62:
                break
        x = paper.right() - self.measure.of(16, 12)
        for button in reversed(self._buttons.values()):
            without = bare and bool(button.glyph_name) and button.kind != "primary"
            button.set_measure(self.measure, bare=without)
            button.setToolTip(button.text() if without else "")
            size = button.sizeHint()
            x -= size.width()
            button.setGeometry(round(x), round(paper.center().y() - size.height() / 2), size.width(), size.height())
            x -= gap
        self._free = x

    def _width(self, button: KeyButton, *, bare: bool) -> float:
        button.bare = bare and bool(button.glyph_name) and button.kind != "primary"
        return button.sizeHint().width()

    def sizeHint(self) -> QSize:
        return QSize(600, round(self.measure.of(76, 60)))

    def paint_content(self, p: QPainter) -> None:
        paper, m = self.paper(), self.measure
        now = look.theme()
        x = paper.x() + m.of(18, 13)
        side = m.of(37, 31)
        if self._colour >= 0:
            stamps.seat_shield(p, x, paper.center().y() - side * 0.56, side, self._colour)
            x += side + m.of(15, 11)
        elif self._prompt.seat == NO_SEAT and self._prompt.title:
            glyph(p, "laurels-trophy", x, paper.center().y() - side / 2, side, now.brass)
            x += side + m.of(15, 11)
        width = self._free - x
        title, hint = self._prompt.title, self.line
        title_font = brushes.fit_font(title, "display", m.px(22, 19.5), width, weight=700, floor=15)
        hint_px, floor = m.px(15.5, 14), float(look.MIN_TEXT_PX)
        two_lines = bool(hint) and brushes.text_width(hint, m.font("text", 15.5, 14)) > width
        hint_font = brushes.fit_font(hint, "text", hint_px, width * (1.9 if two_lines else 1), floor=floor)
        title_height = title_font.pixelSize() * 1.28
        hint_height = hint_font.pixelSize() * (2.45 if two_lines else 1.35) if hint else 0.0
        y = paper.center().y() - (title_height + hint_height) / 2
        brushes.draw_text(p, QRectF(x, y, width, title_height), title, title_font, now.text, elide=True)
        if hint:
            ink = now.text_2 if not self._notice else now.danger if self._warns else now.selected
            align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
            box = QRectF(x, y + title_height, width, hint_height)
            brushes.draw_text(p, box, hint, hint_font, ink, align, wrap=True)


def _key_name(shortcut: str) -> str:
    """The key as it is written on the button, in the language of the system."""
    if not shortcut:
        return ""
    if shortcut in ("Return", "Enter"):
        return "Enter"
    return QKeySequence(shortcut).toString(QKeySequence.SequenceFormat.NativeText)
