"""What the pages of the rules promise each other: the same in every language, and nothing that leads nowhere."""

import importlib
import logging
import re

import pytest
from PySide6.QtCore import QLocale

from app.engines import GAMES
from app.models.games import ENTRIES
from app.models.help.pages import PageError, PageFields, pictures, read_book, row
from app.models.help.registry import book
from app.models.table import Description, Piece
from tests.engines.test_rule_numbers import RULES
from tests.models.help_pages import FIELD, FOLDER, HEADING, LINK, languages, page, parts

PAGES = ("screen", *GAMES)
THERE = sorted(tuple(path.name.split(".")[:2]) for path in FOLDER.glob("*.md"))
RANGE = re.compile(r"[RS]\d+[a-z]?(?:-[RS]\d+[a-z]?)?")

PAGE = """# Toy

## In a nutshell {#goal}
<!-- R1 -->

Roll the **die**, see [the
end](#end).

- One
  item.
- {name pig}

{screen}

### {name} {#pig}

![](piece:pig)

|   |   |
|---|---|
| a | b |
| c | {name} |

{rows}

Nobody measured it.
{nothing}

## The end {#end}

Over.
"""
SCREEN = """# Screen

## Keys {#keys}

| F1 | help |
"""
TOY = PageFields(
    words={"name": lambda piece: piece.upper()},
    lists={"rows": lambda about: [row(about, "x"), *pictures([about])], "nothing": lambda _: []},
    piece=lambda piece: Piece(f"card:{piece}", piece) if piece == "pig" else None,
    describe=lambda piece, _viewer: Description(f"A {piece.face}"),
)


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "toy.en.md").write_text(PAGE)
    (tmp_path / "screen.en.md").write_text(SCREEN)
    return tmp_path


@pytest.fixture
def locale():
    before = QLocale()
    yield lambda name: QLocale.setDefault(QLocale(name))
    QLocale.setDefault(before)


# How a page is read


def test_a_page_becomes_a_book(folder):
    rules = read_book("toy", TOY, "en", folder)

    assert rules.title == "Toy"
    assert [(each.anchor, each.title, each.level) for each in rules.sections] == [
        ("goal", "In a nutshell", 1),
        ("keys", "Keys", 1),
        ("pig", "PIG", 2),
        ("end", "The end", 1),
    ]
    assert rules.section("goal").paragraphs == ("Roll the **die**, see [the end](#end).", "- One item.", "- PIG")
    assert rules.section("pig").paragraphs == (
        "![A pig](piece:pig)",
        "| a | b",
        "| c | PIG",
        "| pig | x",
        "![A pig](piece:pig)",
    )
    assert rules.section("pig").pieces == ("pig", "pig")


def test_a_book_is_markdown_again(folder):
    rules = read_book("toy", TOY, "en", folder)

    assert rules.markdown().startswith(
        "## In a nutshell\n\nRoll the **die**, see [the end](#end).\n\n- One item.\n- PIG"
    )
    assert "|   |   |\n|---|---|\n| a | b |\n| c | PIG |\n| pig | x |\n\n![A pig](piece:pig)\n\n## The end" in (
        rules.markdown()
    )


def test_a_game_adds_to_a_shared_section(folder):
    (folder / "toy.en.md").write_text(PAGE + "\n## Keys {#keys}\n\n| F7 | more |\n")

    assert read_book("toy", TOY, "en", folder).section("keys").paragraphs == ("| F1 | help", "| F7 | more")


def test_a_third_language_is_found_by_its_name(folder, locale):
    (folder / "toy.fr.md").write_text("# Jouet\n\n## Le but {#goal}\n\nLancez le dé.\n")
    locale("fr_FR")

    assert read_book("toy", TOY, folder=folder).sections[0].title == "Le but"


def test_a_missing_page_is_shown_in_english_and_logged_once(folder, caplog):
    (folder / "screen.fr.md").write_text("# Écran\n\n## Touches {#keys}\n\n| F1 | aide |\n")
    with caplog.at_level(logging.WARNING):
        rules = read_book("toy", TOY, "fr", folder)

    assert [rules.section(anchor).title for anchor in ("goal", "keys")] == ["In a nutshell", "Touches"]
    assert len(caplog.messages) == 1
    assert "toy.fr.md" in caplog.text


def test_a_game_without_a_page_has_no_book(folder):
    assert read_book("pig", PageFields(), "en", folder) is None
    assert book("pig") is None


@pytest.mark.parametrize(
    "fault",
    ["## No anchor\n\nText.\n", "## A {#a}\n\n{who} knows.\n", "## A {#a}\n\n![](piece:cow)\n"],
)
def test_a_fault_is_named(folder, fault):
    (folder / "toy.en.md").write_text(f"# Toy\n\n{fault}")

    with pytest.raises(PageError, match=r"No anchor|\{who\} below \{#a\}|'cow'"):
        read_book("toy", TOY, "en", folder)


# The pages that there are


def test_every_page_is_there_in_both_languages():
    assert {"de", "en"} <= set(languages())
    for name in PAGES:
        for language in ("de", "en"):
            assert page(name, language)
    assert {path.name.split(".")[0] for path in FOLDER.iterdir()} == set(PAGES)


@pytest.mark.parametrize(("name", "language"), [each for each in THERE if each[1] != "en"])
def test_a_translation_has_the_structure_of_the_english_page(name, language):
    english, other = (list(parts(page(name, each))) for each in ("en", language))

    for (heading, rules, said), (its_heading, its_rules, its_said) in zip(english, other, strict=True):
        mark, _, anchor = HEADING.match(heading).groups()
        assert HEADING.match(its_heading).groups()[::2] == (mark, anchor)
        assert its_rules == rules, anchor
        assert [shape(line) for line in its_said] == [shape(line) for line in said], anchor
        assert fields(its_heading) == fields(heading)


def shape(line):
    """What does not depend on the language."""
    start = line[:2] if line.startswith(("- ", "|", "{", "![", "> ")) else ""
    links = sorted(anchor for _, anchor in LINK.findall(line))
    return start, line.count("|"), links, fields(line), line.count("**"), re.findall(r"piece:\w+", line)


def fields(line):
    return sorted(FIELD.findall(line))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_the_book_of_every_language_can_be_read(game, language):
    rules = book(game, language)
    english = book(game, "en")

    assert [each.anchor for each in rules.sections] == [each.anchor for each in english.sections]
    assert all(each.title and each.paragraphs for each in rules.sections)


@pytest.mark.parametrize(("name", "language"), THERE)
def test_no_section_is_empty_and_every_heading_is_one(name, language):
    text = page(name, language)

    for heading, _, said in parts(text):
        assert HEADING.match(heading), heading
        assert said, heading
    assert len(re.findall("^#", text, re.MULTILINE)) == len(list(parts(text))) + 1


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_that_a_page_tells_are_on_the_rules_page(game):
    told = [comment for _, rules, _ in parts(page(game, "en")) for comment in rules]
    named = {number for each in told for span in RANGE.findall(each) for number in span.split("-")}

    assert len(named) > 20
    assert named <= set(RULES[game])


@pytest.mark.parametrize("entry", ENTRIES.values(), ids=lambda entry: entry.key)
def test_a_page_is_called_like_its_game(entry):
    assert book(entry.key).title == entry.title


@pytest.mark.parametrize("game", GAMES)
def test_every_anchor_that_code_names_exists(game):
    """The tables of ``app/models/<game>/anchors.py``, also for pieces that no random game shows."""
    module = importlib.import_module(f"app.models.{game}.anchors")
    named = {
        anchor
        for name, table in vars(module).items()
        if isinstance(table, dict) and name not in ("__builtins__", "_KINDS")
        for anchor in table.values()
    }

    assert len(named) > 5
    assert named <= {section.anchor for section in book(game).sections}
