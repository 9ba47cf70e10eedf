"""How strong the opponents are is written in one place: app/ai/ladder.json, and what is made from it."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
LADDER, PAGE = ROOT / "app" / "ai" / "ladder.json", ROOT / "docs" / "opponents.md"
SEARCHED = ("app/**/*", "docs/**/*", "resources/**/*", "translations/*.ts", "*.md")
READ = {".py", ".md", ".json", ".ts", ".html", ".txt", ".toml"}

LEVEL = re.compile(
    r"\b(?=[gmjanlue])"  # how they begin, which is looked at first
    r"(grand-?masters?|masters?|journeym[ae]n|apprentices?|novices?|MASTER|JOURNEYMAN|APPRENTICE"
    r"|(Groß)?[Mm]eisters?|Gesellen?|Lehrlinge?s?|Neulinge?s?|(un)?equal opponents?)\b",
    re.IGNORECASE,
)
FIGURE = re.compile(
    r"\d\s*(%|per ?cent|Prozent)"  # a share
    r"|\b\d+ (out )?(of|von|in|aus) (\w+ )?\d+\b"  # so many of so many games
    r"|\bElo\b\D{0,12}\d{3}"
    r"|\b\d\d?, ?\d\d?, ?\d\d?, ?\d{2,}\b"  # wins, interval and games as numbers of a table
    r"|\b(one|two|three|four|five|six|seven|eight|nine) (out )?of (two|three|four|five|six|eight|ten)\b",
    re.IGNORECASE,
)
TRIED = ROOT / "docs" / "training.md"
"""What was tried when judgement was learned, each with its seeds; nobody is told so of a level that can be chosen."""
LEARNED = "value.json"
"""Weights of a judgement, in one line with the levels whose games it was learned from."""
NEAR = 2
"""Lines that a figure may be away from the level it is about."""

INNOCENT = (
    "with 95 % certainty",  # what an interval is
    "with 95 %\ncertainty",
    "mit 95 % Sicherheit",
    "Wilson's 95 %",
)


def figures(text: str) -> list[str]:
    """The lines that say how strong a level is, as far as words and numbers tell."""
    text = text.replace("&#xa0;", " ").replace("\N{NO-BREAK SPACE}", " ")
    for phrase in INNOCENT:
        text = text.replace(phrase, "")
    lines = text.splitlines()
    levels = [at for at, line in enumerate(lines) if LEVEL.search(line)]
    near = {other for at in levels for other in range(at - NEAR, at + NEAR + 1)}
    return [line.strip() for at, line in enumerate(lines) if at in near and FIGURE.search(line)]


def searched() -> list[Path]:
    found = {path for pattern in SEARCHED for path in ROOT.glob(pattern)}
    return sorted(
        path for path in found if path.suffix in READ and path.name != LEARNED and path not in (LADDER, PAGE, TRIED)
    )


def test_no_strength_is_typed_by_hand():
    found = {str(path.relative_to(ROOT)): told for path in searched() if (told := figures(path.read_text("utf-8")))}

    assert found == {}


def test_the_search_reaches_every_place():
    names = {str(path.relative_to(ROOT)) for path in searched()}

    assert {"README.md", "app/models/strength.py", "resources/help/screen.de.md", "translations/kontor_de.ts"} <= names
    assert any(name.startswith("docs/rules/") for name in names)


@pytest.mark.parametrize(
    "text",
    [
        "Duel(MASTER, JOURNEYMAN, 79, 73, 84, 200, _ONE),",
        "The Master wins 72 % of its games\nagainst a Journeyman.",
        "A journeyman beats an apprentice in\nthree out of four games.",
        "Der Meister gewinnt 3 von 4 Partien.",
        "<source>Master</source>\n<translation>Meister: 72&#xa0;%</translation>",
        "The Master has Elo 1492.",
        "Grandmaster: won 130 of 200",
    ],
)
def test_what_is_typed_by_hand_is_found(text):
    assert figures(text)
    assert figures(f"Something else.\n\n{text}\n\nThe end.")


@pytest.mark.parametrize(
    "text",
    [
        "The Master thinks 2.7 s a turn.",
        "0.45 of the width\n\n\n\nThe Master thinks.",
        "the range in which the true rate lies with 95 % certainty: Master, Journeyman",
    ],
)
def test_other_numbers_are_left_alone(text):
    assert not figures(text)


def test_the_page_is_what_the_search_would_find():
    assert figures(PAGE.read_text("utf-8"))
