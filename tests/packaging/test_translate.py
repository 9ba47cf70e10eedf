"""The translations check: each way to be incomplete is found, and what is complete passes."""

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

CODE = """
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

NAMES = {"sailor": QT_TRANSLATE_NOOP("Cards", "Sailor")}

class Log(QObject):
    def lines(self, name, n):
        yield self.tr("{name} repels the ship")
        yield self.tr("%n coin(s) for {name}", "", n)
        yield QCoreApplication.translate("Cards", NAMES["sailor"])
"""

GERMAN = {
    "Sailor": ["Matrose"],
    "{name} repels the ship": ["{name} wehrt das Schiff ab"],
    "%n coin(s) for {name}": ["eine Münze für {name}", "%n Münzen für {name}"],
}


@pytest.fixture(scope="module")
def translate():
    """The script as a module."""
    spec = importlib.util.spec_from_file_location("translate", ROOT / "packaging" / "translate.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules["translate"] = module  # dataclasses look themselves up
    spec.loader.exec_module(module)
    yield module
    del sys.modules["translate"]


@pytest.fixture(scope="module")
def complete(translate, tmp_path_factory):
    """A project whose two languages are complete."""
    project = tmp_path_factory.mktemp("complete")
    (project / "app").mkdir()
    (project / "app" / "log.py").write_text(CODE, "utf-8")
    for language in translate.LANGUAGES:
        path = translate.ts_file(language, project)
        translate.collect(project / "app", path, language)
    german = translate.ts_file("de", project)
    text = german.read_text("utf-8")
    for source, forms in GERMAN.items():
        tagged = "".join(f"<numerusform>{form}</numerusform>" for form in forms) if len(forms) > 1 else forms[0]
        head, tail = text.split(f"<source>{source}</source>")
        _, rest = tail.split("</translation>", 1)
        text = f"{head}<source>{source}</source><translation>{tagged}</translation>{rest}"
    german.write_text(text, "utf-8")
    translate.spell_out_english(translate.ts_file("en", project))
    return project


@pytest.fixture
def project(complete, tmp_path):
    """A copy of the complete project, to break."""
    return Path(shutil.copytree(complete, tmp_path / "project"))


def found(translate, project):
    return translate.problems(project, project / "app")


def change(path, old, new):
    text = path.read_text("utf-8")
    assert text.count(old) == 1, text
    path.write_text(text.replace(old, new), "utf-8")


def test_a_complete_project_has_no_problem(translate, complete):
    assert found(translate, complete) == []


def test_english_plurals_that_follow_the_rule_are_spelled_out(translate, complete):
    (only,) = translate.read(translate.ts_file("en", complete))

    assert only.forms == ("%n coin for {name}", "%n coins for {name}")
    assert only.state == ""


def test_an_english_plural_known_from_elsewhere_is_spelled_out_too(translate, project):
    """Qt's collector fills in its guess from the same text in another context, unfinished."""
    english = translate.ts_file("en", project)
    with (project / "app" / "log.py").open("a", encoding="utf-8") as log:
        log.write(
            "\nclass Rules(QObject):\n    def fee(self, n):\n        return self.tr('%n coin(s) for {name}', '', n)\n"
        )

    translate.collect(project / "app", english, "en")
    translate.spell_out_english(english)

    assert [message.forms for message in translate.read(english)] == 2 * [("%n coin for {name}", "%n coins for {name}")]
    assert all(message.state == "" for message in translate.read(english))


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("<translation>Matrose<", '<translation type="unfinished">Matrose<', "'Sailor': unfinished"),
        ("<translation>Matrose<", "<translation> <", "'Sailor': unfinished"),
        ("<translation>Matrose<", '<translation type="vanished">Matrose<', "no longer in the code (vanished)"),
        ("{name} wehrt", "{nome} wehrt", "placeholders differ in '{nome} wehrt das Schiff ab': {name}, {nome}"),
        ("{name} wehrt", "Er wehrt", "placeholders differ"),
        ("eine Münze für {name}", "eine Münze", "placeholders differ in 'eine Münze': {name}"),
        ("%n Münzen", "Münzen", "placeholders differ in 'Münzen für {name}': %n"),
        ("<numerusform>eine Münze für {name}</numerusform>", "", "1 plural forms, 2 are needed"),
        ("<numerusform>eine Münze für {name}<", "<numerusform><", "unfinished"),
        ("<source>Sailor<", "<source>Matelot<", "'Sailor': new in the code"),
        ("<source>Sailor<", "<source>Matelot<", "'Matelot': no longer in the code"),
    ],
)
def test_a_flaw_in_the_german_file_is_named(translate, project, old, new, told):
    change(translate.ts_file("de", project), old, new)

    problems = found(translate, project)

    assert any(told in problem for problem in problems), problems


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("self.tr('A new sentence')", "'A new sentence': new in the code"),
        ("self.tr(f'{name} draws')", "log.py:11: the text is put together"),
        ("self.tr('{} draws'.format(name))", "put together"),
        ("self.tr('one' if n == 1 else 'many')", "put together"),
        ("QCoreApplication.translate(CARDS, 'Pirate')", "'Pirate' is not collected"),
        ("self.tr('%n pirate(s)')", "a number without plural forms"),
    ],
)
def test_a_text_that_cannot_be_translated_is_named(translate, project, line, told):
    with (project / "app" / "log.py").open("a", encoding="utf-8") as log:
        log.write(f"        yield {line}\n")

    problems = found(translate, project)

    assert any(told in problem for problem in problems), problems


def test_texts_from_data_are_left_alone(translate, project):
    with (project / "app" / "log.py").open("a", encoding="utf-8") as log:
        log.write("        yield self.tr(NAMES['sailor'])\n        painter.translate(n / 2, n / 2)\n")

    assert found(translate, project) == []


def test_a_missing_language_is_named(translate, project):
    translate.ts_file("en", project).unlink()

    assert found(translate, project) == ["kontor_en.ts: missing, run: translate.py update"]


def test_the_program_exits_with_1_on_problems(translate, monkeypatch, capsys):
    monkeypatch.setattr(translate, "problems", lambda: ["kontor_de.ts: a: 'b': unfinished"])

    assert translate.main(["check"]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "translations: 1 problem(s)"


def test_what_is_built_is_spoken(translate, complete):
    """The compiled file gives the sentence and both plural forms."""
    from PySide6.QtCore import QTranslator

    source, built = translate.ts_file("de", complete), complete / "kontor_de.qm"
    subprocess.run([translate.qt_tool("lrelease"), "-silent", source, "-qm", built], check=True)
    translator = QTranslator()
    assert translator.load(str(built))
    assert translator.translate("Log", "%n coin(s) for {name}", "", 1) == "eine Münze für {name}"
    assert translator.translate("Log", "%n coin(s) for {name}", "", 2) == "%n Münzen für {name}"
    assert translator.translate("Cards", "Sailor") == "Matrose"
