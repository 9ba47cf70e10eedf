"""The language of the words on screen: chosen, loaded, and switched while the program runs."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from app.models.text import forget_translations, spelled_out
from app.resources import TRANSLATIONS, languages

LOG = logging.getLogger(__name__)

FOLDER = TRANSLATIONS
LANGUAGES = languages()
_LOCALES = {"en": "en_GB"}
"""Where a language alone would mean another country to Qt."""


def locale_of(language: str) -> QLocale:
    """How a language writes numbers and dates."""
    return QLocale(_LOCALES.get(language, language))


def native_name(language: str) -> str:
    """What a language calls itself."""
    if language == "en":
        return "English"  # Qt says "British English"
    name = QLocale(language).nativeLanguageName()
    return name[:1].upper() + name[1:]


def system_language() -> str:
    """The first language of the desktop that this program speaks; English otherwise."""
    for name in QLocale.system().uiLanguages():
        if (code := name.replace("_", "-").split("-")[0].lower()) in LANGUAGES:
            return code
    return "en"


class _SourceTexts(QTranslator):
    """English as it stands in the code, with plurals spelled out: for a program whose translations are not built."""

    def translate(self, context: str, source: str, comment: str | None = None, n: int = -1) -> str:
        said = spelled_out(source, n)
        return said if said != source else None  # type: ignore[return-value]  # None lets Qt take the source

    def isEmpty(self) -> bool:
        return False


class Language(QObject):
    """The translators of the running application.

    Attributes:
        current: One of ``LANGUAGES``.
        missing: Whether its texts are not built, so that English ones are shown.

    Signals:
        changed: The new language, once it is spoken; widgets hear of it by ``LanguageChange``.
    """

    changed = Signal(str)

    def __init__(self, parent: QObject | None = None, folder: Path = FOLDER) -> None:
        super().__init__(parent)
        self.current = "en"
        self.missing = False
        self._folder = folder
        self._installed: list[QTranslator] = []

    def use(self, choice: str) -> None:
        """Speak one of ``LANGUAGES``, or what the desktop speaks (``"system"``)."""
        language = system_language() if choice == "system" else choice
        QLocale.setDefault(locale_of(language))
        if language == self.current and self._installed:
            return
        self.current = language
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        forget_translations()
        self._installed = self._load(language)
        self.changed.emit(language)

    def _load(self, language: str) -> list[QTranslator]:
        own = QTranslator(self)
        self.missing = not own.load(f"kontor_{language}", str(self._folder))  # English too: it holds the plural forms
        if self.missing:
            LOG.info("no kontor_%s.qm in %s", language, self._folder)
            own = _SourceTexts(self)
        loaded = [own]
        if language != "en" and not self.missing:  # no German buttons below English questions
            buttons = QTranslator(self)
            folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
            if buttons.load(f"qtbase_{language}", folder):
                loaded.insert(0, buttons)
            else:
                LOG.warning("no qtbase_%s.qm in %s", language, folder)
        forget_translations()  # before widgets hear of the first one, at once
        for translator in loaded:
            QCoreApplication.installTranslator(translator)
            forget_translations()
        return loaded
