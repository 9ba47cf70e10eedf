"""Colours, fonts and seats of the look, read from ``resources/look/tokens.json``.

Everything that paints asks `theme()` at the moment of painting, so that a switch of the theme is one repaint.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette

from app.models.games import entry
from app.resources import resource_path

ON_DARK = "#FFF8E8"
ON_LIGHT = "#1E130A"
INK = "#231B14"
GLASS_TEXT = "#FFF2DA"  # text that lies on a dark glass panel on the table
MIN_TEXT_PX = 13
RATIO, STRONG_RATIO = 4.5, 7.0  # contrast of usual letters: WCAG 2 AA, and AAA where high contrast is wanted

ColorLike = str | QColor

_HIGH_CONTRAST = "_high_contrast"


@dataclass(frozen=True, slots=True)
class Theme:
    """The chrome colours of one theme, as ``#RRGGBB``; the painted objects are the same in both."""

    name: str
    bg: str
    panel: str
    raised: str
    sunken: str
    line: str
    line_strong: str
    text: str
    text_2: str
    text_3: str
    brass: str
    brass_fill: str
    legal: str
    selected: str
    danger: str
    card: str
    card_edge: str
    primary: str
    on_primary: str

    @property
    def dark(self) -> bool:
        return self.name.startswith("dark")

    @property
    def high_contrast(self) -> bool:
        """Whether letters and outlines are as strong as can be, and nothing shines through."""
        return self.name.endswith(_HIGH_CONTRAST)

    @property
    def ring(self) -> str:
        """Outline of every seat shape, so that pale and dark seats stand out from the panel."""
        return _tokens()["seat_ring"]["dark" if self.dark else "light"]  # type: ignore[no-any-return]  # json


@dataclass(frozen=True, slots=True)
class SeatLook:
    """How the things of one seat look; colours follow the seat, never the turn order.

    Attributes:
        name: English name of the colour; `seat_name` translates it.
        emblem: Glyph on the shield, from 24 px on.
        mark: Shape below 24 px and in charts: diamond, triangle, circle, cross, square.
        pattern: Second carrier beside the colour: stripes, chevrons, dots, waves, checks.
        dash: Pen dashes of the chart line in multiples of its width; empty is solid.
        double: The chart line is two thin lines.
    """

    name: str
    color: str
    emblem: str
    emblem_ink: str
    mark: str
    pattern: str
    line_light: str
    line_dark: str
    dash: tuple[float, ...]
    double: bool

    def line(self, of: Theme) -> str:
        """Colour of the seat's chart line on that theme's panel."""
        return self.line_dark if of.dark else self.line_light


@lru_cache(maxsize=1)
def _tokens() -> dict[str, Any]:
    return json.loads(resource_path("look", "tokens.json").read_text(encoding="utf-8"))  # type: ignore[no-any-return]


def tokens() -> Mapping[str, Any]:
    """The whole token file, for colours that only one game knows."""
    return _tokens()


def tones(game: str, surface: str) -> tuple[str, ...]:
    """The colours of a surface that only one game has, e.g. its sky from top to bottom."""
    return tuple(_tokens()["surfaces"][game][surface])


def _read_theme(name: str) -> Theme:
    values = _tokens()["theme"][name]
    names = [field.name for field in fields(Theme) if field.name != "name"]
    return Theme(name=name, **{key: values[key] for key in names})


def _read_seat(entry: dict[str, Any]) -> SeatLook:
    dash = entry["dash"]
    dashes = tuple(float(part) for part in dash.split()) if dash[0].isdigit() else ()
    return SeatLook(
        name=entry["en"],
        color=entry["color"],
        emblem=entry["emblem"],
        emblem_ink=entry["emblem_ink"],
        mark=entry["mark"],
        pattern=entry["pattern"].split()[-1],
        line_light=entry["line_light"],
        line_dark=entry["line_dark"],
        dash=dashes,
        double=dash == "double",
    )


LIGHT = _read_theme("light")
DARK = _read_theme("dark")
LIGHT_HIGH_CONTRAST = _read_theme("light" + _HIGH_CONTRAST)
DARK_HIGH_CONTRAST = _read_theme("dark" + _HIGH_CONTRAST)
SEATS: tuple[SeatLook, ...] = tuple(_read_seat(entry) for entry in _tokens()["seats"])


def seat_name(seat: int) -> str:
    """Name of the seat's colour in the user's language."""
    names = (
        QCoreApplication.translate("Seats", "Carmine"),
        QCoreApplication.translate("Seats", "Amber"),
        QCoreApplication.translate("Seats", "Jade"),
        QCoreApplication.translate("Seats", "Indigo"),
        QCoreApplication.translate("Seats", "Ivory"),
    )
    return names[seat]


class ThemeKeeper(QObject):
    """Holds the theme in use and follows the system while the choice is "system".

    Attributes:
        theme: The theme in use; ``use`` changes it.

    Signals:
        changed: The theme in use is another one; repaint.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.theme = LIGHT
        self._choice = "light"
        self._high_contrast = False
        self._listening = False

    @property
    def choice(self) -> str:
        """What was asked for: "system", "light" or "dark"."""
        return self._choice

    def use(self, choice: str, *, high_contrast: bool = False) -> None:
        """Switch to "light" or "dark", or follow the "system"; with ``high_contrast`` in its strongest form."""
        if choice not in ("system", "light", "dark"):
            raise ValueError(f"theme: {choice!r} is not system, light or dark")
        self._choice, self._high_contrast = choice, high_contrast
        self._listen()
        self._apply()

    def _listen(self) -> None:
        if self._listening or QGuiApplication.instance() is None:
            return
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._apply)
        self._listening = True

    def _apply(self) -> None:
        strong = self._high_contrast
        light, dark = (LIGHT_HIGH_CONTRAST, DARK_HIGH_CONTRAST) if strong else (LIGHT, DARK)
        wanted = dark if self._wants_dark() else light
        if wanted is not self.theme:
            self.theme = wanted
            self.changed.emit()

    def _wants_dark(self) -> bool:
        if self._choice != "system":
            return self._choice == "dark"
        if QGuiApplication.instance() is None:
            return False
        return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark


keeper = ThemeKeeper()


def theme() -> Theme:
    """The theme in use."""
    return keeper.theme


def accent(game: str) -> str:
    """The game's own colour, for fills and lines."""
    return entry(game).colours.accent


def deep(game: str) -> str:
    """The game's dark ground, for tiles and card backs."""
    return entry(game).colours.deep


def accent_text(game: str) -> str:
    """The game's colour as it can be read on panels of the theme in use."""
    colours = entry(game).colours
    return colours.text_dark if theme().dark else colours.text_light


def emblem(game: str) -> str:
    """Glyph that stands for the game."""
    return entry(game).emblem


# --- colours ---------------------------------------------------------------------------------------------------------


def color(value: ColorLike, alpha: float | None = None) -> QColor:
    """A QColor of its own, with opacity ``alpha`` (0 to 1) when given."""
    result = QColor(value)
    if alpha is not None:
        result.setAlphaF(alpha)
    return result


@lru_cache(maxsize=4096)
def _mix(first: str, second: str, share: float) -> str:
    one, two = QColor(first).getRgbF(), QColor(second).getRgbF()
    parts = [a * (1 - share) + b * share for a, b in zip(one[:3], two[:3], strict=True)]  # type: ignore[index]  # stub
    return QColor.fromRgbF(*parts).name()


def mix(first: ColorLike, second: ColorLike, share: float) -> str:
    """``first`` with ``share`` (0 to 1) of ``second`` in it, as ``#rrggbb``."""
    return _mix(_name(first), _name(second), share)


def _name(value: ColorLike) -> str:
    return value if isinstance(value, str) else value.name()


def luminance(value: ColorLike) -> float:
    """Relative luminance, WCAG 2."""
    red, green, blue = QColor(value).getRgbF()[:3]  # type: ignore[index]  # stub
    return 0.2126 * _linear(red) + 0.7152 * _linear(green) + 0.0722 * _linear(blue)


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)


def contrast(first: ColorLike, second: ColorLike) -> float:
    """Contrast ratio, 1 to 21, WCAG 2."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


def on(ground: ColorLike) -> str:
    """The ink to write with on ``ground``: ivory where it is readable, else the better of ivory and ink."""
    return _on(_name(ground))


@lru_cache(maxsize=512)
def _on(ground: str) -> str:
    ivory, ink = contrast(ground, ON_DARK), contrast(ground, ON_LIGHT)
    return ON_DARK if ivory >= RATIO or ivory > ink else ON_LIGHT


def readable(ground: ColorLike, ink: ColorLike, shine: float = 0.0) -> str:
    """``ground``, moved away from ``ink`` no further than it takes to read it there, also where light or shade lies.

    Args:
        ground: The colour that is wanted.
        ink: What is written on it.
        shine: Share of white below pale letters, of black below dark ones, that the ground gets at worst.
    """
    return _readable(_name(ground), _name(ink), shine, STRONG_RATIO if theme().high_contrast else RATIO)


@lru_cache(maxsize=512)
def _readable(ground: str, ink: str, shine: float, ratio: float) -> str:
    pale = luminance(ink) > 0.4
    away, near = ("#000000", "#FFFFFF") if pale else ("#FFFFFF", "#000000")
    for step in range(50):
        found = mix(ground, away, 0.02 * step) if step else ground
        if contrast(mix(found, near, shine), ink) >= ratio:
            return found
    return away


# --- fonts -----------------------------------------------------------------------------------------------------------

_FAMILIES = {"display": "Kontor Display", "caps": "Kontor Caps", "text": "Kontor Text"}
_WEIGHTS = {"display": 800, "caps": 700, "text": 400}


def load_fonts() -> None:
    """Register the shipped fonts; once, after the QGuiApplication exists."""
    paths = sorted(resource_path("fonts").glob("*.ttf"))
    _LOADED.extend(QFontDatabase.addApplicationFont(str(path)) for path in paths)


_LOADED: list[int] = []


def fonts_loaded() -> int:
    """How many fonts were registered: what was measured before another one came is measured again."""
    return len(_LOADED)


def font(
    role: str,
    px: float | None = None,
    *,
    weight: int | None = None,
    italic: bool | None = None,
    tabular: bool = False,
    spacing: float | None = None,
) -> QFont:
    """A font with lining numerals.

    ``role`` is a family ("display", "caps", "text") or an entry of the type scale ("hero", "title", "bar", "section",
    "tagline", "card_name", "body_strong", "body", "log", "card_text", "overline"). Size and weight (400 to 800) come
    from the scale unless given. ``tabular`` figures have one width, for columns and counters; ``spacing`` is in px.
    """
    return QFont(_font(role, px, weight, italic, tabular, spacing))


@lru_cache(maxsize=512)
def _font(
    role: str, px: float | None, weight: int | None, italic: bool | None, tabular: bool, spacing: float | None
) -> QFont:
    entry: Mapping[str, Any] = {} if role in _FAMILIES else _tokens()["type"]["scale"][role]
    family = entry.get("f", role)
    result = QFont(_FAMILIES[family])
    result.setPixelSize(max(1, round(px if px is not None else entry.get("px", 16))))
    result.setWeight(QFont.Weight(weight or entry.get("w", _WEIGHTS[family])))
    result.setItalic(bool(entry.get("italic", False)) if italic is None else italic)
    result.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    extra = entry.get("spacing", 0.0) if spacing is None else spacing
    if extra:
        result.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, extra)
    result.setFeature(QFont.Tag("lnum"), 1)
    if tabular:
        result.setFeature(QFont.Tag("tnum"), 1)
    return result


# --- standard widgets ------------------------------------------------------------------------------------------------


def palette() -> QPalette:
    """Colours for the standard widgets (menus, dialogs, fields) in the theme in use."""
    now = theme()
    role = QPalette.ColorRole
    result = QPalette()
    pairs = {
        role.Window: now.bg,
        role.WindowText: now.text,
        role.Base: now.raised,
        role.AlternateBase: now.panel,
        role.Text: now.text,
        role.PlaceholderText: now.text_3,
        role.Button: now.panel,
        role.ButtonText: now.text,
        role.BrightText: now.on_primary,
        role.ToolTipBase: now.raised,
        role.ToolTipText: now.text,
        role.Highlight: now.primary,
        role.HighlightedText: now.on_primary,
        role.Link: now.brass,
        role.LinkVisited: now.brass,
        role.Light: now.raised,
        role.Midlight: now.panel,
        role.Mid: now.line,
        role.Dark: now.line_strong,
        role.Shadow: mix(now.line_strong, "#000000", 0.5),
    }
    for which, value in pairs.items():
        result.setColor(which, QColor(value))
    for which in (role.WindowText, role.Text, role.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, which, QColor(now.text_3))
    return result
