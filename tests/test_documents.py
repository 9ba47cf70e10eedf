"""What the documents name is there: files, modules, commands and names of the code.

Whether a sentence is true nobody can test; that it speaks of something that exists, anybody.
"""

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ("app", "packaging", "resources", "tests", "translations", ".ci", "docs")
DOCUMENTS = sorted(
    path
    for path in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md"))
    if path.name != "first_hour.md"  # what somebody met on a day
)

QUOTED = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\((?!https?:|piece:|#)([^)#]+)")
MODULE = re.compile(r"-m ((?:app|tests)(?:\.\w+)+)")
SCRIPT = re.compile(r"(?<![\w/])(packaging/\w+\.(?:py|sh))\b")
FILE = re.compile(r"[\w.-]+(?:/[\w.-]+)*\.(?:py|md|toml|json|sh|ps1|desktop|spec|txt|css|ts)(?!\w)")
NAME = re.compile(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*")
ODD = re.compile(r"\w[._]\w|[a-z][A-Z]")
"""What a name of the code has inside, and a word that may be anything has not: a dot, a stroke, a capital."""

MADE = {"manifest.json", "licenses/kontor.cdx.json", "translations/kontor_fr.ts"}
"""Files that a command makes."""
BY_HAND = {"packaging/bootstrap.py", "packaging/translate.py", "packaging/windows_check.py"}
"""Read their words by hand, and tell what they are for when they know none of them."""


@cache
def files() -> frozenset[str]:
    there = (path for folder in SOURCES for path in (ROOT / folder).rglob("*") if "__pycache__" not in path.parts)
    beside = (path for path in ROOT.iterdir() if path.is_file())
    return frozenset(path.relative_to(ROOT).as_posix() for path in (*there, *beside) if path.is_file())


@cache
def words() -> frozenset[str]:
    """Every word of the sources but this one."""
    own = Path(__file__).relative_to(ROOT).as_posix()
    kept = (name for name in files() if name.endswith((".py", ".toml", ".sh", ".json")) and name != own)
    return frozenset(word for name in kept for word in re.findall(r"\w+", (ROOT / name).read_text("utf-8")))


def is_there(name: str) -> bool:
    """Whether a file is called so, whatever folders are left out in front."""
    return name in files() or any(each.endswith(f"/{name}") for each in files())


def names(quoted: str) -> set[str]:
    """The names of the code in what is quoted."""
    return {name for name in NAME.findall(quoted) if ODD.search(name)}


def lacking(text: str) -> set[str]:
    """What a document names and nobody has."""
    found = {name for name in MODULE.findall(text) if not is_there(f"{name.replace('.', '/')}.py")}
    found |= {name for name in SCRIPT.findall(text) if not is_there(name)}
    for quoted in QUOTED.findall(text):
        if re.search(r"[<>*~…\\]|[A-Z]{4,}[-_.]|^-", quoted):  # stands for several, or for something of yours
            continue
        named = set(FILE.findall(quoted))
        found |= {name for name in named - MADE if not is_there(name)}
        if not named and "/" not in quoted and " " not in quoted.split("(")[0]:
            found |= {name for name in names(quoted) if not words().issuperset(name.split("."))}
    return found


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_what_a_document_names_is_there(path):
    text = path.read_text("utf-8")

    assert lacking(text) == set()
    assert [link for link in LINK.findall(text) if not (path.parent / link).exists()] == []


@pytest.mark.parametrize(
    "text",
    [
        "    python -m app.ai.judge taverns",
        "run `packaging/sound.py`",
        "`app/session/gamecontroller.py` does",
        "asks `GameControler.play`",
        "`MomentPlayers` plays them",
        "see `Policy.turn_rewards`",
        "`until_turns` is ready-made",
    ],
)
def test_what_is_not_there_is_found(text):
    assert lacking(text)


def test_something_is_looked_at():
    text = (ROOT / "docs" / "ARCHITECTURE.md").read_text("utf-8")

    assert {"Match.play", "TableModel.sync", "GameController"} <= {
        name for quoted in QUOTED.findall(text) for name in names(quoted)
    }
    assert len(commands()) > 20


def test_the_worked_example_is_as_long_as_the_page_says():
    """To the ten; the test that plays it is not counted."""
    text = (ROOT / "docs" / "adding_a_game.md").read_text("utf-8")
    code, texts = re.search(r"whole, in some (\d+) lines and\s+(\d+) of texts", text).groups()
    pig = [path for path in (ROOT / "tests" / "sixth_game").iterdir() if path.suffix in (".py", ".md", ".txt")]
    lines = {path: path.read_text("utf-8").count("\n") for path in pig if not path.name.startswith("test_")}

    assert abs(sum(n for path, n in lines.items() if path.suffix == ".py") - int(code)) <= 10
    assert abs(sum(n for path, n in lines.items() if path.suffix != ".py") - int(texts)) <= 10


@cache
def commands() -> frozenset[str]:
    """The Python files that the documents say to run."""
    text = "\n".join(path.read_text("utf-8") for path in DOCUMENTS)
    found = {f"{name.replace('.', '/')}.py" for name in MODULE.findall(text)}
    found |= {name for name in SCRIPT.findall(text) if name.endswith(".py")}
    return frozenset(name for name in found if '__name__ == "__main__"' in (ROOT / name).read_text("utf-8"))


@pytest.mark.parametrize("name", sorted(commands() - BY_HAND))
def test_whoever_asks_a_command_for_help_gets_help(name):
    """``python -m tests.gallery.readme --help`` painted pictures, ``tests.match.sample --help`` kept a sample."""
    text = (ROOT / name).read_text("utf-8")
    shared = re.findall(r"from (tests\.gallery)(?:\.(\w+))? import (\w+)", text)
    helpers = [ROOT / "tests" / "gallery" / f"{module or what}.py" for _, module, what in shared]
    parsers = re.findall(r"from (app\.[\w.]+) import [^\n]*\bparser\b", text)
    helpers += [ROOT / f"{module.replace('.', '/')}.py" for module in parsers]
    texts = [text, *(path.read_text("utf-8") for path in helpers if path.exists())]

    assert any("Parser(" in each for each in texts)
