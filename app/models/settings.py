"""The settings of the program: typed attributes, checked and kept in an INI file in the platform's folder.

A damaged file never stops the program: it is renamed, the defaults are used, and ``notice`` says so.

If the file is a link to another one, that is read, and the link is replaced by a file of our own.  What it leads to may
belong to another program or to a collection of settings, so it is never written.
"""

from __future__ import annotations

import base64
import binascii
import json
import logging
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any, Generic, TypeVar, overload

import platformdirs
from PySide6.QtCore import QObject, QSettings, Signal

from app.models.pace import NOW, PACES, STEP
from app.resources import languages

T = TypeVar("T")
LOG = logging.getLogger(__name__)

LANGUAGES = ("system", *languages())
THEMES = ("system", "light", "dark")
SIZES = (85, 100, 115, 130)
"""Sizes of cards, in percent of the usual one."""
TEXT_SIZES = (85, 100, 115, 130, 150, 175, 200)
"""Sizes of text, in percent of the usual one."""
VOLUMES = (20, 40, 60, 80, 100)
"""Volumes, in percent of the level of the sound files."""


_LARGEST = 1 << 20
"""Largest settings file that is read, in bytes; ours has some thousand."""


class Setting(Generic[T]):
    """A descriptor for one setting: ``settings.theme`` reads it, ``settings.theme = "dark"`` checks and writes it.

    Args:
        default: The value before anything was set.
        read: Converts the text in the file; raises ``ValueError`` or ``KeyError`` for impossible values.
        write: Converts a value to text.
    """

    def __init__(self, default: T, read: Callable[[str], T], write: Callable[[T], str]) -> None:
        self.default, self.read, self.write = default, read, write
        self.name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, settings: None, owner: type) -> Setting[T]: ...
    @overload
    def __get__(self, settings: Settings, owner: type) -> T: ...
    def __get__(self, settings: Settings | None, owner: type) -> Setting[T] | T:
        if settings is None:
            return self
        value: T = settings.value(self.name)
        return value

    def __set__(self, settings: Settings, value: T) -> None:
        settings.keep(self, value)


def choice(default: str, choices: tuple[str, ...]) -> Setting[str]:
    """A setting whose value is one of some texts."""

    def read(text: str) -> str:
        if text not in choices:
            raise ValueError(text)
        return text

    return Setting(default, read, str)


def number(default: int, choices: tuple[int, ...]) -> Setting[int]:
    """A setting whose value is one of some numbers."""

    def read(text: str) -> int:
        value = int(text)
        if value not in choices:
            raise ValueError(text)
        return value

    return Setting(default, read, str)


def switch(default: bool) -> Setting[bool]:
    """A setting that is on or off."""

    def read(text: str) -> bool:
        return {"true": True, "false": False}[text]

    return Setting(default, read, lambda value: "true" if value else "false")


def _read_bytes(text: str) -> bytes:
    return base64.b64decode(text, validate=True)


def _write_bytes(value: bytes) -> str:
    return base64.b64encode(value).decode()


class Settings(QObject):
    """All settings; the class attributes that are ``Setting`` objects.

    Attributes:
        path: The file, by default ``settings.ini`` in the platform's configuration folder.
        notice: What was wrong with the file at the start: ``"damaged"`` (it was renamed), ``"values"`` (some values
        were
            impossible, and a copy of it was kept), ``"link"`` (it was a link, see above) or ``""``.
        set_aside: Path of the renamed file or of the copy, if there is one.

    Signals:
        changed: The name of a setting whose value has changed.
    """

    changed = Signal(str)

    language = choice("system", LANGUAGES)
    theme = choice("system", THEMES)
    high_contrast = switch(False)
    pace = choice("calm", tuple(PACES))
    lesson_pace = choice("calm", tuple(PACES))
    card_size = number(100, SIZES)
    text_size = number(100, TEXT_SIZES)
    reduced_motion = switch(False)
    seat_marks = switch(False)
    auto_single = switch(False)
    confirm_moves = switch(True)
    free_undo = switch(False)
    show_risk = switch(True)
    show_hints = switch(True)
    sounds = switch(True)
    volume = number(60, VOLUMES)
    ambience = switch(False)
    geometry = Setting(b"", _read_bytes, _write_bytes)

    def __init__(self, path: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path or Path(platformdirs.user_config_dir("Kontor", appauthor=False)) / "settings.ini"
        self.notice = ""
        self.set_aside: Path | None = None
        if self.path.is_symlink():
            self._replace_link()
        if _is_damaged(self.path):
            self._set_aside(keep=False)
            self.notice = "damaged"
        self._file = QSettings(str(self.path), QSettings.Format.IniFormat)
        self._values: dict[str, Any] = {}
        self._take_over_pace()
        unusable = [setting.name for setting in self.all() if not self._load(setting)]
        if unusable:
            self._set_aside(keep=True)
            for name in unusable:
                self._file.remove(f"settings/{name}")
            self.notice = "values"

    @classmethod
    def all(cls) -> list[Setting[Any]]:
        """All settings, in the order of declaration."""
        return [each for each in vars(cls).values() if isinstance(each, Setting)]

    def value(self, name: str) -> Any:  # noqa: ANN401 - each setting has its own type
        """The value of a setting by its name; the attributes give the same with its type."""
        return self._values[name]

    def keep(self, setting: Setting[T], value: T) -> None:
        """Check and write a new value, and emit ``changed``.

        Raises:
            ValueError: The value is impossible.
        """
        text = setting.write(value)
        try:
            setting.read(text)
        except (ValueError, KeyError) as error:
            raise ValueError(f"{setting.name}: {value!r} is not possible") from error
        if self._values[setting.name] != value:
            self._values[setting.name] = value
            self._write(f"settings/{setting.name}", text)
            self.changed.emit(setting.name)

    @property
    def speed(self) -> int:
        """Speed of moving pieces at the present pace, 1 for the usual one; 0 if they do not move."""
        return PACES[self.pace].motion

    def unusual(self) -> dict[str, Any]:
        """The values that ``reset`` would change, by the names of their settings."""
        return {
            setting.name: self._values[setting.name]
            for setting in self.all()
            if setting.name != "geometry" and self._values[setting.name] != setting.default
        }

    def reset(self) -> None:
        """Set all settings to their defaults, except the geometry of the window."""
        for setting in self.all():
            if setting.name != "geometry":
                self.keep(setting, setting.default)

    def setup(self, game: str) -> dict[str, Any]:
        """The last set-up of a game as it was kept, unchecked; empty if there is none."""
        try:
            kept = json.loads(str(self._file.value(f"games/{game}", "{}")))
        except ValueError:
            return {}
        return kept if isinstance(kept, dict) else {}

    def keep_setup(self, game: str, setup: dict[str, Any]) -> None:
        """Keep the last set-up of a game, JSON values."""
        self._write(f"games/{game}", json.dumps(setup, ensure_ascii=True, separators=(",", ":")))

    def lesson(self, game: str) -> dict[str, Any]:
        """The progress in the lesson of a game as it was kept, unchecked; empty if it was never begun."""
        try:
            kept = json.loads(str(self._file.value(f"lessons/{game}", "{}")))
        except ValueError:
            return {}
        return kept if isinstance(kept, dict) else {}

    def keep_lesson(self, game: str, kept: dict[str, Any]) -> None:
        """Keep the progress in the lesson of a game, JSON values."""
        self._write(f"lessons/{game}", json.dumps(kept, ensure_ascii=True, separators=(",", ":")))

    def sync(self) -> bool:
        """Write everything to the file now; false if that fails."""
        self._ensure_own_file()
        self._file.sync()
        return self._file.status() == QSettings.Status.NoError

    def _take_over_pace(self) -> None:
        """Convert the two settings of older versions (``speed`` 0, 1, 2 or 4, ``step_opponents``) to ``pace``."""
        old = {key: self._file.value(f"settings/{key}") for key in ("speed", "step_opponents")}
        if old == {"speed": None, "step_opponents": None}:
            return
        if self._file.value("settings/pace") is None:
            paces = {"0": NOW, "1": "brisk", "2": "brisk", "4": "brisk"}
            pace = STEP if old["step_opponents"] == "true" else paces.get(str(old["speed"]), "")
            if pace:
                self._write("settings/pace", pace)
        self._ensure_own_file()
        for key in old:
            self._file.remove(f"settings/{key}")

    def _load(self, setting: Setting[Any]) -> bool:
        """Read a setting from the file; false if its value there is impossible, for which the default is used."""
        self._values[setting.name] = setting.default
        kept = self._file.value(f"settings/{setting.name}")
        if kept is None:
            return True
        try:
            # QSettings gives a list for a text with commas, which no setting has.
            self._values[setting.name] = setting.read(kept if isinstance(kept, str) else repr(kept))
        except (ValueError, KeyError, binascii.Error):
            LOG.warning("settings: %s = %r is not possible", setting.name, kept)
            return False
        return True

    def _write(self, key: str, text: str) -> None:
        """Write one value to the file."""
        self._ensure_own_file()
        self._file.setValue(key, text)
        # At once: QSettings writes later by itself, and would follow a link that was made in between.
        self._file.sync()

    def _ensure_own_file(self) -> None:
        """Replace the file by one of our own if it has become a link since the start."""
        if not self.path.is_symlink():
            return
        known = {key: self._file.value(key) for key in self._file.allKeys()}
        self._replace_link()
        for key, value in known.items():  # the settings of this session count, not those that the link leads to
            self._file.setValue(key, value)

    def _replace_link(self) -> None:
        """Replace a link by a file of our own, which has the content of the linked file if that is an INI file."""
        try:
            content = b"" if _is_damaged(self.path) else self.path.read_bytes()
        except OSError:  # it leads nowhere
            content = b""
        own = self.path.with_name(f".{self.path.name}.own")
        try:
            own.unlink(missing_ok=True)
            own.write_bytes(content)
            own.replace(self.path)
        except OSError:
            LOG.exception("settings: the link %s cannot be replaced", self.path)
        else:
            LOG.warning("settings: %s was a link and is a file now", self.path)
            self.notice = "link"

    def _set_aside(self, *, keep: bool) -> None:
        """Rename the file to a dated name; with ``keep`` copy it instead."""
        aside = self.path.with_name(f"{self.path.name}.{datetime.now():%Y%m%d-%H%M%S}.damaged")
        try:
            if keep:
                aside.write_bytes(self.path.read_bytes())
            else:
                self.path.replace(aside)
        except OSError:
            LOG.exception("settings: could not set %s aside", self.path)
        else:
            self.set_aside = aside


def _is_damaged(path: Path) -> bool:
    """Whether there is something at ``path`` that is no INI file."""
    try:
        if not path.exists():
            return False
        if not path.is_file() or path.stat().st_size > _LARGEST:  # a pipe or a device has no end
            return True
        text = path.read_bytes().decode()
    except (UnicodeDecodeError, OSError):
        return True
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith((";", "#"))]
    return "\0" in text or (bool(lines) and not lines[0].startswith("["))
