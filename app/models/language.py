"""The language of the program: loading translations, and switching while the program runs."""

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
"""Locale of a language for which Qt would assume another country."""


def locale_of(language: str) -> QLocale:
    """The locale in which numbers and dates are written in a language."""
    return QLocale(_LOCALES.get(language, language))


def native_name(language: str) -> str:
    """The name of a language in itself: ``"Deutsch"``."""
    if language == "en":
        return "English"  # Qt says "British English"
    name = QLocale(language).nativeLanguageName()
    return name[:1].upper() + name[1:]


def system_language() -> str:
    """The first of the desktop's preferred languages that is in ``LANGUAGES``; else ``"en"``."""
    for name in QLocale.system().uiLanguages():
        if (code := name.replace("_", "-").split("-")[0].lower()) in LANGUAGES:
            return code
    return "en"


class _SourceTexts(QTranslator):
    """The English texts of the code with plurals spelled out, for a clone in which no translation is built."""

    def translate(self, context: str, source: str, comment: str | None = None, n: int = -1) -> str:
        said = spelled_out(source, n)
        return said if said != source else None  # type: ignore[return-value]  # None lets Qt take the source

    def isEmpty(self) -> bool:
        return False


class Language(QObject):
    """Installs the translators of the application.

    Attributes:
        current: The present language, one of ``LANGUAGES``.
        missing: Whether its translation is not built, so that English texts are shown.

    Signals:
        changed: The new language, after it was installed.  Widgets get a ``LanguageChange`` event instead.
    """

    changed = Signal(str)

    def __init__(self, parent: QObject | None = None, folder: Path = FOLDER) -> None:
        super().__init__(parent)
        self.current = "en"
        self.missing = False
        self._folder = folder
        self._installed: list[QTranslator] = []

    def use(self, choice: str) -> None:
        """Switch to one of ``LANGUAGES``, or to that of the desktop (``"system"``)."""
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
        """Load and install the translators of a language: ours, and Qt's own texts."""
        own = QTranslator(self)
        self.missing = not own.load(f"kontor_{language}", str(self._folder))  # English, too, for its plural forms
        if self.missing:
            LOG.info("no kontor_%s.qm in %s", language, self._folder)
            own = _SourceTexts(self)
        loaded = [own]
        if language != "en" and not self.missing:  # else Qt's buttons would be German below English questions
            buttons = QTranslator(self)
            folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
            if buttons.load(f"qtbase_{language}", folder):
                loaded.insert(0, buttons)  # Qt searches the translator that was installed last first: our own
            else:
                LOG.warning("no qtbase_%s.qm in %s", language, folder)
        # Installing a translator sends LanguageChange at once: before it the cache must be empty, and after it again,
        # because widgets have filled it while the other translator was missing.
        forget_translations()
        for translator in loaded:
            QCoreApplication.installTranslator(translator)
            forget_translations()
        return loaded
