import importlib.util
import subprocess
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from shiboken6 import delete

from app.models.language import LANGUAGES, Language, locale_of, native_name, system_language
from app.models.text import Translated
from app.resources import languages

TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE"><context><name>Days</name><message>
<source>today</source><translation>heute</translation></message></context></TS>
"""


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "kontor_de.ts").write_text(TS)
    kit = Path(importlib.util.find_spec("PySide6").submodule_search_locations[0])
    command = [kit / "lrelease", "-silent", tmp_path / "kontor_de.ts", "-qm", tmp_path / "kontor_de.qm"]
    subprocess.run(command, check=True)
    return tmp_path


@pytest.fixture
def spoken(qapp, folder):
    language = Language(folder=folder)
    yield language
    delete(language)
    QLocale.setDefault(QLocale("en_GB"))


def today():
    return QCoreApplication.translate("Days", "today")


def test_languages_change_back_and_forth_and_are_told(qtbot, spoken):
    with qtbot.waitSignal(spoken.changed) as told:
        spoken.use("de")
    assert (told.args, spoken.current, today()) == (["de"], "de", "heute")
    assert QLocale().language() == QLocale.Language.German

    spoken.use("en")
    assert today() == "today"
    assert QLocale().language() == QLocale.Language.English


class Days(Translated):
    """Whose words are kept once they were translated."""


def test_words_that_are_kept_follow_the_language(spoken):
    said = []
    for language in ("en", "de", "en", "de"):
        spoken.use(language)
        said += [Days().tr("today"), Days().tr("today")]

    assert said == ["today", "today", "heute", "heute"] * 2


def test_the_same_language_again_is_not_told(qtbot, spoken):
    spoken.use("de")
    with qtbot.assertNotEmitted(spoken.changed):
        spoken.use("de")


def test_standard_buttons_speak_german(spoken):
    spoken.use("de")

    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"


def test_without_its_file_a_language_still_gives_its_dates(qapp, tmp_path):
    language = Language(folder=tmp_path)
    language.use("de")

    assert QLocale().language() == QLocale.Language.German
    assert today() == "today"
    delete(language)
    QLocale.setDefault(QLocale("en_GB"))


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (["de-CH", "en"], "de"),
        (["de_AT"], "de"),
        (["fr-FR", "de-DE"], "de"),
        (["fr-FR", "en-US", "de"], "en"),
        (["pl"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_of_the_desktop_that_is_spoken_here(monkeypatch, names, expected):
    class Desktop:
        @staticmethod
        def system():
            return Desktop

        @staticmethod
        def uiLanguages():  # noqa: N802 - Qt's name
            return names

    monkeypatch.setattr("app.models.language.QLocale", Desktop)
    assert system_language() == expected


def test_without_its_file_plurals_are_spelled_out_and_it_is_known(qapp, tmp_path):
    """A bare checkout said "1 game(s)" wherever a Qt object translates."""
    language = Language(folder=tmp_path)
    language.use("en")

    assert language.missing
    assert [QCoreApplication.translate("Days", "%n game(s)", "", n) for n in (0, 1, 2)] == [
        "0 games",
        "1 game",
        "2 games",
    ]
    assert QCoreApplication.translate("Days", "%n match(es)", "", 2) == "2 matches"
    assert QCoreApplication.translate("Days", "Game (s)") == "Game (s)"
    delete(language)
    QLocale.setDefault(QLocale("en_GB"))


def test_without_its_file_questions_and_buttons_are_both_english(qapp, tmp_path):
    language = Language(folder=tmp_path)
    language.use("de")

    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"
    delete(language)
    QLocale.setDefault(QLocale("en_GB"))


def test_with_its_file_nothing_is_missing(spoken):
    spoken.use("de")

    assert not spoken.missing


def test_languages_are_found_by_the_names_of_their_translations(tmp_path):
    for name in ("kontor_fr.ts", "kontor_pl.qm", "kontor_de.ts", "kontor_de.123.qm", "qtbase_it.qm"):
        (tmp_path / name).touch()

    assert languages(tmp_path) == ("de", "en", "fr", "pl")
    assert languages(tmp_path / "nowhere") == ("en",)
    assert {"de", "en"} <= set(LANGUAGES)


def test_a_language_needs_no_line_of_code():
    assert [native_name(language) for language in ("de", "en", "fr", "pl")] == [
        "Deutsch",
        "English",
        "Français",
        "Polski",
    ]
    assert [locale_of(language).name() for language in ("de", "en", "fr")] == ["de_DE", "en_GB", "fr_FR"]
