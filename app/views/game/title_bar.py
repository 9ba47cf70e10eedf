"""The bar at the top of the page: the game and its round, the pace, and the tools."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, Signal
from PySide6.QtGui import QFont, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.models.pace import PACES
from app.models.presenter import TitleChip
from app.views import theme as look
from app.views.game.phase_tracker import PhaseTracker
from app.views.paint import brushes
from app.views.paint.guard import painting
from app.views.tips import set_tip
from app.views.widgets.buttons import BackButton
from app.views.widgets.chip_label import ChipLabel
from app.views.widgets.inputs import Segmented
from app.views.widgets.key_button import KeyButton
from app.views.widgets.measure import Measure

SOUND_KEY = "F9"
"""The key that turns the sound off and on."""

SILENT = 0
"""The volume that stands for the sound being off."""

TOOLS = (
    ("undo", "anticlockwise-rotation"),
    ("redo", "clockwise-rotation"),
    ("hint", "light-bulb"),
    ("rules", "rule-book"),
    ("settings", "cog"),
)
"""Keys of the tools with their glyphs, from left to right; the sound stands before the settings."""


class TitleBar(QWidget):
    """From left to right: back, name of the game, chips, pace, undo, redo, hint, rules, sound, settings.

    Attributes:
        phases: The phases of the round; they take the place of the chip that has them.
        pace: The choice of the pace.
        tools: The buttons of ``TOOLS`` by key.
        sound: The button that opens the menu of volumes.

    Signals:
        back: The person wants to leave the table.
        pace_chosen: Another pace was chosen; a key of ``PACES``.
        tool: A tool was clicked; a key of ``TOOLS``.
    """

    back = Signal()
    pace_chosen = Signal(str)
    tool = Signal(str)

    def __init__(self, game: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._game = game
        self._title = ""
        self.measure = Measure()
        self.leave = BackButton(self)
        self.leave.clicked.connect(self.back)
        self._chips: list[ChipLabel] = []
        self.phases, self._phases_at = PhaseTracker(self), -1  # index of the chip whose place they take
        self.pace = Segmented([(key, "") for key in PACES], self, px=15.5)
        self.pace.chosen.connect(self.pace_chosen)
        self.tools: dict[str, KeyButton] = {}
        self._blocked: dict[str, str] = {}  # reasons, by key of the tool
        for key, glyph_name in TOOLS:
            button = KeyButton(self, kind="tool", glyph_name=glyph_name)
            button.setObjectName(key)
            button.clicked.connect(self._pressed)
            self.tools[key] = button
        self.sound, self._volume = KeyButton(self, kind="tool", glyph_name="speaker"), SILENT
        self.retranslate()

    def retranslate(self) -> None:
        """Set the words of the bar itself in the language of the moment; title and chips come from the page."""
        names = {
            "undo": (self.tr("Undo"), self._blocked.get("undo") or self.tr("Take back the last move")),
            "redo": (self.tr("Redo"), self._blocked.get("redo") or self.tr("Play again what was taken back")),
            "hint": (self.tr("Hint"), self.tr("Ask what a master would do")),
            "rules": (self.tr("Rules"), self.tr("Open the rules at this decision")),
            "settings": (self.tr("Settings"), self.tr("Language, look, speed and aids")),
        }
        keys = {"undo": "Ctrl+Z", "redo": "Ctrl+Y", "hint": "F2", "rules": "F1", "settings": "Ctrl+,"}
        for key, (text, tip) in names.items():
            button = self.tools[key]
            button.setText(text)
            button.setAccessibleName(text)
            button.setToolTip(_with_key(tip, keys[key]))
            button.setAccessibleDescription(tip)
        name, tip = self.volume_words(self._volume), self.tr("Choose how loud it is, or turn the sound off")
        self.sound.setAccessibleName(name)
        self.sound.setAccessibleDescription(tip)
        self.sound.setToolTip(_with_key(tip, SOUND_KEY))
        self.leave.setToolTip(_with_key(self.tr("Leave the table; the game is kept"), "Ctrl+W"))
        self.leave.setAccessibleName(self.tr("Leave the table"))
        self.pace.set_texts([self.tr("Step"), self.tr("Calm"), self.tr("Brisk"), self.tr("At once")])
        tips = (
            self.tr("Opponents: one move per click"),
            self.tr("Opponents: slow enough to read every move"),
            self.tr("Opponents: fast"),
            self.tr("Opponents: show the result at once"),
        )
        for segment, tip in zip(self.pace.segments(), tips, strict=True):
            segment.setToolTip(tip)
            segment.setAccessibleName(tip)
        self.pace.setAccessibleName(self.tr("Pace of the opponents"))
        self._arrange()

    def block(self, key: str, reason: str) -> None:
        """Disable a tool and say why in its tool tip; with ``""`` as the reason enable it."""
        self.tools[key].setEnabled(not reason)
        if reason != self._blocked.get(key, ""):
            self._blocked[key] = reason
            self.retranslate()

    def volume_words(self, volume: int) -> str:
        """The words for a volume in percent, or for ``SILENT``."""
        if volume == SILENT:
            return self.tr("Sound off")
        return self.tr("Sound at {percent}%").format(percent=volume)

    def show_sound(self, on: bool, volume: int) -> None:
        """Show whether the sound is on, and its volume in percent."""
        self._volume = volume if on else SILENT
        self.sound.glyph_name = "speaker" if on else "speaker-off"
        self.sound.update()
        self.retranslate()

    def show_title(self, title: str, chips: Sequence[TitleChip]) -> None:
        """Show the name of the game and the chips beside it."""
        self._title = title
        for chip, label in zip(chips, self._chips, strict=False):
            label.show_text(chip.text, chip.glyph)
            set_tip(label, chip.tip)
        for chip in chips[len(self._chips) :]:
            label = ChipLabel(self, chip.text, chip.glyph, self._ink)
            set_tip(label, chip.tip)
            label.set_measure(self.measure)
            self._chips.append(label)
        for gone in self._chips[len(chips) :]:
            gone.deleteLater()
        del self._chips[len(chips) :]
        self._phases_at = next((at for at, chip in enumerate(chips) if chip.phases), -1)
        self.phases.show_phases(chips[self._phases_at].phases if self._phases_at >= 0 else ())
        self._arrange()
        self.update()

    def _ink(self) -> str:
        return look.accent_text(self._game)

    def set_measure(self, measure: Measure) -> None:
        """Take new sizes."""
        self.measure = measure
        self.phases.set_measure(measure)
        for chip in self._chips:
            chip.set_measure(measure)
        self._arrange()

    def bar_height(self) -> int:
        """Height at these sizes, in pixels."""
        return round(self.measure.of(56, 48))

    def _pressed(self) -> None:
        self.tool.emit(self.sender().objectName())

    def resizeEvent(self, event: object) -> None:
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _title_font(self) -> QFont:
        return self.measure.font("display", 27, 24, weight=800)

    def _arrange(self) -> None:
        """Lay everything out: tools from the right, then title and chips from the left as far as there is room."""
        m = self.measure
        height = self.bar_height() - 2  # without the line at the lower edge
        side = round(m.of(44, 38))
        self.leave.setGeometry(round(m.of(8, 5)), (height - side) // 2, side, side)
        right = self._arrange_tools(height)
        x = m.of(56, 44) + brushes.text_width(self._title, self._title_font()) + m.of(18, 16)
        self.phases.setVisible(self._phases_at >= 0)
        for at, chip in enumerate(self._chips):
            part: QWidget = chip
            if at == self._phases_at:
                chip.hide()
                part = self.phases
                self.phases.set_named(x + self.phases.width_for(named=True) < right)  # else signs alone
            size = part.sizeHint()
            part.setGeometry(round(x), round((height - size.height()) / 2), size.width(), size.height())
            x += size.width() + m.of(8, 7)
            part.setVisible(x < right)  # nothing is cut: what would reach below the tools is not shown

    def _arrange_tools(self, height: int) -> float:
        """Lay tools and pace out from the right edge; returns the x at which they begin, in pixels."""
        m = self.measure
        x = self.width() - m.of(16, 12)
        settings, *others = (self.tools[key] for key, _ in reversed(TOOLS))
        always_bare = (settings, self.sound, self.tools["redo"])
        for button in (settings, self.sound, *others):
            button.set_measure(m, bare=not m.wide or button in always_bare)  # in the small drawing glyphs alone
            size = button.sizeHint()
            x -= size.width()
            button.setGeometry(round(x), round((height - size.height()) / 2), size.width(), size.height())
            x -= m.of(8, 6)
        size = self.pace.sizeHint()
        wide, high = size.width(), min(size.height(), height - 6)
        x -= wide + m.of(4, 2)
        self.pace.setGeometry(round(x), round((height - high) / 2), wide, high)
        return x - m.of(12)

    @painting
    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        brushes.prepare(p)
        now, m = look.theme(), self.measure
        p.fillRect(self.rect(), look.color(now.panel))
        p.fillRect(QRectF(0, self.height() - 2, self.width(), 2), look.color(look.accent(self._game)))
        box = QRectF(m.of(56, 44), 0, self.width(), self.height() - 2)
        brushes.draw_text(p, box, self._title, self._title_font(), now.text)


def _with_key(words: str, keys: str) -> str:
    """The words, and in brackets the key as the system names it, e.g. Strg+Z on a German one."""
    return f"{words} ({QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)})"
