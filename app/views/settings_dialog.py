"""The dialog of the settings; every change takes effect at once."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.models.language import LANGUAGES as SPOKEN
from app.models.language import native_name
from app.models.pace import PACES
from app.models.settings import LANGUAGES, SIZES, TEXT_SIZES, THEMES, VOLUMES, Settings
from app.views.magnifier import LARGEST, WHOLE_KEY
from app.views.new_game.dialog import scrolling
from app.views.scale import scale
from app.views.widgets.buttons import GHOST, PRIMARY, Button
from app.views.widgets.inputs import Segmented, Switch
from app.views.widgets.labels import Rule, TextLabel
from app.views.widgets.sheet import Sheet

# Names are attributes of Settings. Each one is in _CHOICES or in _SWITCHES, and in one of the _GROUPS.
_CHOICES: dict[str, tuple[object, ...]] = {
    "language": LANGUAGES,
    "theme": THEMES,
    "text_size": TEXT_SIZES,
    "card_size": SIZES,
    "pace": tuple(PACES),
    "volume": VOLUMES,
}
_SWITCHES = (
    "high_contrast",
    "reduced_motion",
    "seat_marks",
    "auto_single",
    "confirm_moves",
    "free_undo",
    "show_risk",
    "show_hints",
    "sounds",
    "ambience",
)
_GROUPS = (
    ("look", ("language", "theme", "high_contrast", "text_size", "card_size", "seat_marks")),
    ("motion", ("pace", "reduced_motion")),
    ("sound", ("sounds", "volume", "ambience")),
    ("play", ("auto_single", "confirm_moves", "free_undo", "show_risk", "show_hints")),
)


BESIDE_WORDS = 5
"""The largest number of choices that has room to the right of the words; more are placed below them."""


class SettingRow(QWidget):
    """The row of one setting: name and sentence at the left, a switch or a segmented control at the right or below.

    Attributes:
        name: Attribute of ``Settings``.
    """

    def __init__(self, name: str, settings: Settings) -> None:
        super().__init__()
        self.name, self._settings = name, settings
        self.title = TextLabel(px=16.5, weight=600)
        self.sentence = TextLabel(px=14, ink="text_2", wrap=True)
        self.control = self._make_control()
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.sentence)
        many = len(_CHOICES.get(name, ())) > BESIDE_WORDS
        row = QVBoxLayout(self) if many else QHBoxLayout(self)
        row.setContentsMargins(0, round(scale.px(3)), 0, round(scale.px(3)))
        row.setSpacing(round(scale.px(2 if many else 16)))
        row.addLayout(words, 1)
        row.addWidget(self.control, 0, Qt.AlignmentFlag.AlignRight if many else Qt.AlignmentFlag.AlignVCenter)
        self.show_value()

    def say(self, title: str, sentence: str, choices: tuple[str, ...]) -> None:
        """Set the words: name of the setting, a sentence (``""`` for none), names of its choices in order."""
        self.title.setText(title)
        self.sentence.setText(sentence)
        self.sentence.setVisible(bool(sentence))
        self.control.setAccessibleName(title)
        self.control.setAccessibleDescription(sentence)
        if isinstance(self.control, Segmented):
            self.control.set_texts(choices)
            for segment, choice in zip(self.control.segments(), choices, strict=True):
                segment.setAccessibleName(f"{title}: {choice}")  # "125%" alone would not tell of what

    def show_value(self) -> None:
        """Show the value that the settings have now."""
        value = self._settings.value(self.name)
        if isinstance(self.control, Switch):
            self.control.setChecked(value)
        else:
            self.control.set_value(str(value))

    def _make_control(self) -> Switch | Segmented:
        if self.name in _SWITCHES:
            switch = Switch()
            switch.clicked.connect(self._switched)
            return switch
        segmented = Segmented([(str(choice), str(choice)) for choice in _CHOICES[self.name]], px=15)
        segmented.chosen.connect(self._chosen)
        return segmented

    def _switched(self, on: bool) -> None:
        setattr(self._settings, self.name, on)

    def _chosen(self, text: str) -> None:
        texts = [str(choice) for choice in _CHOICES[self.name]]
        setattr(self._settings, self.name, _CHOICES[self.name][texts.index(text)])


class SettingsDialog(Sheet):
    """All settings in four groups, and a button that restores the defaults.

    Until something else is changed, the same button undoes that.
    """

    scrolls = True

    def __init__(self, host: QWidget, settings: Settings) -> None:
        super().__init__(host, 900, 860)
        self._settings = settings
        self._replaced: dict[str, Any] = {}  # what the defaults have replaced, as long as that can be undone
        self.rows = {name: SettingRow(name, settings) for _, names in _GROUPS for name in names}
        self.defaults, self.done = Button(kind=GHOST), Button(kind=PRIMARY)
        self._titles = {group: TextLabel(px=13.5, weight=700, spacing=1.0, ink="brass") for group, _ in _GROUPS}
        self._lay_out()
        self.defaults.clicked.connect(self._restore)
        self.done.clicked.connect(self.dismiss)
        settings.changed.connect(self._changed)

    def first_focus(self) -> QWidget:
        return self.done

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Settings"))
        self._show_defaults()
        self.done.setText(self.tr("Done"))
        titles = {
            "look": self.tr("LOOK"),
            "motion": self.tr("PACE"),
            "sound": self.tr("SOUND"),
            "play": self.tr("PLAY"),
        }
        for group, words in self._titles.items():
            words.setText(titles[group])
        words_of = self._words()
        for name, row in self.rows.items():
            row.say(*words_of[name])

    def _words(self) -> dict[str, tuple[str, str, tuple[str, ...]]]:
        """The arguments of ``SettingRow.say`` for each setting."""
        texts, cards, volumes = (
            tuple(self.tr("{percent}%").format(percent=percent) for percent in choices)
            for choices in (TEXT_SIZES, SIZES, VOLUMES)
        )
        paces = (self.tr("Step"), self.tr("Calm"), self.tr("Brisk"), self.tr("At once"))
        system = self.tr("System")
        plain: tuple[str, ...] = ()
        return {
            "language": (self.tr("Language"), "", (system, *map(native_name, SPOKEN))),
            "theme": (self.tr("Theme"), "", (system, self.tr("Light"), self.tr("Dark"))),
            "high_contrast": (
                self.tr("High contrast"),
                self.tr("Black and white where letters stand, strong outlines, nothing shines through."),
                plain,
            ),
            "text_size": (
                self.tr("Size of text"),
                self.tr("Above {percent}% pages exceed the window; {key} shows all of one.").format(
                    percent=LARGEST, key=QKeySequence(WHOLE_KEY).toString(QKeySequence.SequenceFormat.NativeText)
                ),
                texts,
            ),
            "card_size": (self.tr("Size of cards"), self.tr("Where the table has room for it."), cards),
            "seat_marks": (
                self.tr("Seat marks"),
                self.tr("Small shields carry a shape too: diamond, triangle, circle, cross, square."),
                plain,
            ),
            "pace": (
                self.tr("Pace of the opponents"),
                self.tr("From step by step to only how it ends. Lessons have a pace of their own."),
                paces,
            ),
            "reduced_motion": (
                self.tr("Less motion"),
                self.tr("Nothing glides or turns; things fade to their new place."),
                plain,
            ),
            "sounds": (self.tr("Sound"), self.tr("Nothing is told by sound alone."), plain),
            "volume": (self.tr("Volume"), "", volumes),
            "ambience": (
                self.tr("Ambience"),
                self.tr("Quiet sounds of the place around each table, as long as sound is on."),
                plain,
            ),
            "auto_single": (
                self.tr("Play the only option"),
                self.tr("A decision with one possibility is not asked."),
                plain,
            ),
            "confirm_moves": (
                self.tr("Ask before harm"),
                self.tr("Steps that cost something are asked for once more."),
                plain,
            ),
            "free_undo": (
                self.tr("Free undo"),
                self.tr("For practice: also takes back what has revealed cards."),
                plain,
            ),
            "show_risk": (
                self.tr("Risk gauge"),
                self.tr("Shows how likely the next card does harm."),
                plain,
            ),
            "show_hints": (self.tr("Hints"), self.tr("A button that says what a master would do."), plain),
        }

    def _lay_out(self) -> None:
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, round(scale.px(10)), 0)
        column.setSpacing(round(scale.px(4)))
        for number, (group, names) in enumerate(_GROUPS):
            if number:
                column.addWidget(Rule())
            column.addWidget(self._titles[group])
            for name in names:
                column.addWidget(self.rows[name])
        column.addStretch(1)
        self.body.addWidget(scrolling(inner), 1)
        foot = QHBoxLayout()
        foot.addWidget(self.defaults)
        foot.addStretch(1)
        foot.addWidget(self.done)
        self.body.addLayout(foot)

    def _changed(self, name: str) -> None:
        # Also for what the rows have not changed: "Restore defaults" does, and some settings are no part of the dialog.
        if name in self.rows:
            self.rows[name].show_value()
            self._replaced = {}
            self._show_defaults()

    def _restore(self) -> None:
        """Restore the defaults, or what they have replaced."""
        settings, replaced = self._settings, self._replaced
        before = {} if replaced else settings.unusual()
        if replaced:
            for name, value in replaced.items():
                setattr(settings, name, value)
        else:
            settings.reset()
        self._replaced = before  # only now: every change forgets it
        self._show_defaults()

    def _show_defaults(self) -> None:
        self.defaults.setText(self.tr("Undo") if self._replaced else self.tr("Restore defaults"))
        self.defaults.setEnabled(bool(self._replaced or self._settings.unusual()))
