"""The language of the words on screen: chosen, loaded, and switched while the program runs."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

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


class Language(QObject):
    """The translators of the running application.

    Attributes:
        current: ``"de"`` or ``"en"``.

    Signals:
        changed: The new language, once it is spoken; widgets hear of it by ``LanguageChange``.
    """

    changed = Signal(str)

    def __init__(self, parent: QObject | None = None, folder: Path = FOLDER) -> None:
        super().__init__(parent)
        self.current = "en"
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
        qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        places = [(f"kontor_{language}", str(self._folder))]  # English too: it holds the plural forms
        if language != "en":
            places.insert(0, (f"qtbase_{language}", qt_folder))
        loaded = []
        for name, folder in places:
            translator = QTranslator(self)
            if translator.load(name, folder):
                QCoreApplication.installTranslator(translator)
                loaded.append(translator)
            else:
                LOG.warning("no %s.qm in %s", name, folder)
        return loaded
