"""Colours, fonts and seats of the look, read from ``resources/look/tokens.json``.

Whatever paints calls ``theme()`` while it paints and keeps no colours, so that switching the theme takes one repaint.

An "ink" is the colour of text and lines, a "ground" what they are painted on.
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

ON_DARK = "#FFF8E8"  # ivory: ink on dark grounds
ON_LIGHT = "#1E130A"  # ink on light grounds
INK = "#231B14"  # ink on the paper of cards, in every theme
GLASS_TEXT = "#FFF2DA"  # text that lies on a dark glass panel on the table
MIN_TEXT_PX = 13  # logical pixels
RATIO, STRONG_RATIO = 4.5, 7.0  # contrast of usual letters: WCAG 2 AA, and AAA where high contrast is wanted

ColorLike = str | QColor

_HIGH_CONTRAST = "_high_contrast"


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of pages, panels and controls in one theme, as ``#RRGGBB``; cards and pieces look alike in all.

    Attributes:
        name: "light" or "dark", with ``_high_contrast`` appended for the strong form.
        bg: Ground of a page.
        panel: Ground of a panel or a sheet.
        raised: Ground of what can be pressed or written in, or is chosen.
        sunken: Ground of what lies lower than its panel: tracks, wells, hovered rows.
        line: Hairlines.
        line_strong: Outlines of controls.
        text: Ink of text.
        text_2: Ink of explanations.
        text_3: Ink of what is least important, or disabled.
        brass: Ink of links and emphasis.
        brass_fill: The same for fills and lines, such as the focus ring.
        legal: What can be chosen on the table.
        selected: What is chosen; what is good.
        danger: What fails or does harm.
        card: Paper of a card.
        card_edge: Edge of that paper.
        primary: Ground of the main button and of selected text.
        on_primary: Ink on it.
    """

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
        """Whether it is the strong form: black and white text, strong outlines, nothing translucent."""
        return self.name.endswith(_HIGH_CONTRAST)

    @property
    def ring(self) -> str:
        """Colour of the outline of seat shields, which sets pale and dark ones off the panel."""
        return _tokens()["seat_ring"]["dark" if self.dark else "light"]  # type: ignore[no-any-return]  # json


@dataclass(frozen=True, slots=True)
class SeatLook:
    """The look of one seat colour.  A seat keeps its colour, whoever begins.

    Colour is never the only sign: emblem, mark, pattern and dashes tell the seats apart as well.

    Attributes:
        name: English name of the colour; ``seat_name`` translates it.
        color: Colour of the shield.
        emblem: Glyph on a shield that is large enough for it.
        emblem_ink: Colour of the glyph.
        mark: Shape on smaller shields, if wanted, and in charts: diamond, triangle, circle, cross, square.
        pattern: Pattern of the shield: stripes, chevrons, dots, waves, checks.
        line_light: Colour of the line in charts, in light themes.
        line_dark: The same in dark themes.
        dash: Dashes of that line in multiples of its width; empty for a solid one.
        double: Whether that line is two thin lines.
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
        """Colour of the line in charts on the panel of a theme."""
        return self.line_dark if of.dark else self.line_light


@lru_cache(maxsize=1)
def _tokens() -> dict[str, Any]:
    return json.loads(resource_path("look", "tokens.json").read_text(encoding="utf-8"))  # type: ignore[no-any-return]


def tokens() -> Mapping[str, Any]:
    """The whole content of ``tokens.json``, for colours that only one game has."""
    return _tokens()


def tones(game: str, surface: str) -> tuple[str, ...]:
    """Colours of a surface of one game, e.g. of its sky from top to bottom."""
    return tuple(_tokens()["surfaces"][game][surface])


def _read_theme(name: str) -> Theme:
    values = _tokens()["theme"][name]
    names = [field.name for field in fields(Theme) if field.name != "name"]
    return Theme(name=name, **{key: values[key] for key in names})


def _read_seat(entry: dict[str, Any]) -> SeatLook:
    # "dash" is "solid", "double", or lengths with spaces between; "pattern" may begin with an adjective.
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
    """Name of a seat colour (0 to 4) in the current language."""
    names = (
        QCoreApplication.translate("Seats", "Carmine"),
        QCoreApplication.translate("Seats", "Amber"),
        QCoreApplication.translate("Seats", "Jade"),
        QCoreApplication.translate("Seats", "Indigo"),
        QCoreApplication.translate("Seats", "Ivory"),
    )
    return names[seat]


class ThemeKeeper(QObject):
    """Holds the theme in use; follows the desktop if the choice is "system".

    Attributes:
        theme: The theme in use.

    Signals:
        changed: ``theme`` is another one now; whatever is painted with its colours is repainted.
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
        """Set the choice: "light", "dark" or "system"; with ``high_contrast`` the strong form of that theme.

        Raises:
            ValueError: ``choice`` is none of the three.
        """
        if choice not in ("system", "light", "dark"):
            raise ValueError(f"theme: {choice!r} is not system, light or dark")
        self._choice, self._high_contrast = choice, high_contrast
        self._listen()
        self._apply()

    def _listen(self) -> None:
        # Not in __init__: the keeper is created by an import, as a rule before there is an application to ask.
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
    """The main colour of a game, for fills and lines."""
    return entry(game).colours.accent


def deep(game: str) -> str:
    """The dark ground of a game, for tiles and card backs."""
    return entry(game).colours.deep


def accent_text(game: str) -> str:
    """The main colour of a game as an ink that is readable on panels of the theme in use."""
    colours = entry(game).colours
    return colours.text_dark if theme().dark else colours.text_light


def emblem(game: str) -> str:
    """Name of the glyph that stands for a game."""
    return entry(game).emblem


# --- colours ---------------------------------------------------------------------------------------------------------


def color(value: ColorLike, alpha: float | None = None) -> QColor:
    """A new QColor, with opacity ``alpha`` (0 to 1) if given."""
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
    """The mixture of two colours in sRGB, as ``#rrggbb``; ``share`` (0 to 1) is that of ``second``."""
    return _mix(_name(first), _name(second), share)


def _name(value: ColorLike) -> str:
    return value if isinstance(value, str) else value.name()


def luminance(value: ColorLike) -> float:
    """Relative luminance of a colour as defined by WCAG 2, 0 (black) to 1 (white)."""
    red, green, blue = QColor(value).getRgbF()[:3]  # type: ignore[index]  # stub
    return 0.2126 * _linear(red) + 0.7152 * _linear(green) + 0.0722 * _linear(blue)


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)


def contrast(first: ColorLike, second: ColorLike) -> float:
    """Contrast ratio of two colours as defined by WCAG 2, 1 to 21."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


def on(ground: ColorLike) -> str:
    """The ink for text on ``ground``: ``ON_DARK`` if its contrast suffices, else whichever of both has more."""
    return _on(_name(ground))


@lru_cache(maxsize=512)
def _on(ground: str) -> str:
    ivory, ink = contrast(ground, ON_DARK), contrast(ground, ON_LIGHT)
    return ON_DARK if ivory >= RATIO or ivory > ink else ON_LIGHT


def readable(ground: ColorLike, ink: ColorLike, shine: float = 0.0) -> str:
    """``ground``, made darker or lighter until ``ink`` on it has the contrast that the theme in use asks for.

    Args:
        ground: The wanted colour; it is changed no more than necessary.
        ink: Colour of the text on it.
        shine: Share (0 to 1) of white (below pale ink) or black (below dark ink) that is painted over the ground where
            it is worst to read, for grounds with gradients.
    """
    return _readable(_name(ground), _name(ink), shine, STRONG_RATIO if theme().high_contrast else RATIO)


@lru_cache(maxsize=512)
def _readable(ground: str, ink: str, shine: float, ratio: float) -> str:
    pale = luminance(ink) > 0.4  # is the ground to become darker?
    away, near = ("#000000", "#FFFFFF") if pale else ("#FFFFFF", "#000000")
    for step in range(50):  # in steps of 2 %
        found = mix(ground, away, 0.02 * step) if step else ground
        if contrast(mix(found, near, shine), ink) >= ratio:
            return found
    return away


# --- fonts -----------------------------------------------------------------------------------------------------------

_FAMILIES = {"display": "Kontor Display", "caps": "Kontor Caps", "text": "Kontor Text"}
_WEIGHTS = {"display": 800, "caps": 700, "text": 400}


def load_fonts() -> None:
    """Register the fonts of the program; called once, after the QGuiApplication was created."""
    paths = sorted(resource_path("fonts").glob("*.ttf"))
    _LOADED.extend(QFontDatabase.addApplicationFont(str(path)) for path in paths)


_LOADED: list[int] = []


def fonts_loaded() -> int:
    """How many fonts were registered so far.

    Part of the key wherever widths of text are cached: a font that was measured before its family was loaded had the
    widths of another one.
    """
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
    """A font of the program, with lining figures.

    Args:
        role: A family ("display", "caps", "text") or an entry of the type scale ("hero", "title", "bar", "section",
            "tagline", "card_name", "body_strong", "body", "log", "card_text", "overline").
        px: Size in pixels, rounded; that of the type scale if left out.
        weight: 400 to 800; that of the type scale if left out.
        italic: Whether it is italic; as in the type scale if left out.
        tabular: Whether all figures have the same width, for columns and counters.
        spacing: Additional space between letters in pixels; as in the type scale if left out.
    """
    return QFont(_font(role, px, weight, italic, tabular, spacing))  # a copy, since callers change their fonts


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
    """The palette of Qt's own widgets (menus, dialogs, fields) in the theme in use."""
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
