"""The language of the words on screen: chosen, loaded, and switched while the program runs."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from app.models.text import spelled_out

LOG = logging.getLogger(__name__)

FOLDER = Path(__file__).resolve().parents[2] / "translations"
"""Where the built ``kontor_<language>.qm`` lie, beside their sources and in the bundle alike."""

LANGUAGES = ("de", "en")
_LOCALES = {"de": "de_DE", "en": "en_GB"}


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
        current: ``"de"`` or ``"en"``.
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
        """Speak ``"de"``, ``"en"``, or what the desktop speaks (``"system"``)."""
        language = system_language() if choice == "system" else choice
        QLocale.setDefault(QLocale(_LOCALES[language]))
        if language == self.current and self._installed:
            return
        self.current = language
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
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
        for translator in loaded:
            QCoreApplication.installTranslator(translator)
        return loaded
