"""The worked examples of the rules: played by the rules, they give the figures that the pages claim."""

import re

import pytest

from app.engines import GAMES
from app.models.help.book import BOX, PIECE, TABLE, plain
from app.models.help.examples import examples
from app.models.help.registry import book
from tests.models.help_examples import played, shown, value
from tests.models.help_pages import FIELD, FOLDER, languages, page, parts

EXAMPLES = [(game, example.name) for game in GAMES for example in examples(game)]

PHASES = {
    "port_royal": ("discover", "expeditions", "tax", "trade"),
    "loyang": ("harvest", "cards", "action", "path"),
    "murano": ("turn", "actions", "characters"),
    "bruges": ("drawing", "dice", "uses", "majorities"),
    "taverns": ("next_evening", "filling", "waitresses", "draft", "placing", "serving", "closing"),
}
"""Chapters of the phases of a round, or of a turn where a game has none; an example may stand in a part of one."""

NUMBERS = {
    "de": ["zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"],
    "en": ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
}


def boxes(game, language):
    """Lines of worked examples by the anchor of their section."""
    return {
        re.search(r"\{#(\w+)\}", heading)[1]: found
        for heading, _, said in parts(page(game, language))
        if (found := [line for line in said if line.startswith(BOX)])
    }


def example(game, name):
    return next(each for each in examples(game) if each.name == name)


@pytest.mark.parametrize(("game", "name"), EXAMPLES)
def test_the_figures_of_an_example_are_those_of_the_rules(game, name):
    told = example(game, name)
    match = played(game, told)

    for figure, claim in told.figures.items():
        assert str(value(match, claim.source)) == claim.claimed, f"{figure}: {claim.source}"


@pytest.mark.parametrize("game", GAMES)
def test_every_phase_has_an_example(game):
    chapter, found = "", set()
    for section in book(game).sections:
        chapter = section.anchor if section.level == 1 else chapter
        if any(line.startswith(BOX) for line in section.paragraphs):
            found |= {chapter, section.anchor}

    assert set(PHASES[game]) <= found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_an_example_says_no_number_of_its_own(game, language):
    """All of them are figures, which the rules confirm."""
    for anchor, lines in boxes(game, language).items():
        said = FIELD.sub("", PIECE.sub("", " ".join(lines)))
        assert not re.search(r"\d", said), (anchor, said)
        assert not {*re.findall(r"\w+", said.lower())} & {*NUMBERS.get(language, ())}, (anchor, said)


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_is_said_and_every_example_stands_on_the_page(game):
    said = {tuple(field.strip("{}").split()) for lines in boxes(game, "en").values() for field in fields_of(lines)}

    assert said == {(each.name, figure) for each in examples(game) for figure in each.figures}


def fields_of(lines):
    return [field for line in lines for field in FIELD.findall(line)]


@pytest.mark.parametrize("game", GAMES)
def test_the_pieces_painted_beside_an_example_lie_on_its_table(game):
    for anchor, lines in boxes(game, "en").items():
        names = {field.strip("{}").split()[0] for field in fields_of(lines)}
        there = {face for name in names for face in shown(game, played(game, example(game, name)))}
        painted = {piece for line in lines for piece in re.findall(r"piece:(\w+)", line)}
        assert {piece for piece in painted if piece not in there and not lies(game, names, piece)} == set(), anchor


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_example_shows_its_pieces(game, language):
    bare = [anchor for anchor, lines in boxes(game, language).items() if not PIECE.search(" ".join(lines))]

    assert bare == []


def lies(game, names, piece):
    """Whether a card whose art is shared or hidden is named by the position or a move."""
    return any(piece in str((each.position, each.moves)) for each in examples(game) if each.name in names)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_a_page_opens_with_its_aim_in_three_sentences_and_the_table(game, language):
    first, *others = book(game, language).sections[0].paragraphs

    assert len(re.findall(r"[.!?](?= |$)", plain(first))) == 3
    assert TABLE in others[0]


def test_examples_are_kept_for_known_games_only():
    assert {path.stem for path in FOLDER.glob("*.toml")} == set(GAMES)
