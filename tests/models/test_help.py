import re
from random import Random

import pytest

from app.engines import GAMES
from app.engines.contract import NOBODY
from app.engines.port_royal.components import CARDS, CONTRACTS
from app.match.seats import Seat
from app.models.games import presenter
from app.models.help.book import BOX, PIECE, TABLE, RulesBook, Section, fold, plain, spots, terms
from app.models.help.registry import book

TOY = RulesBook(
    "toy",
    "Toy",
    (
        Section("tax", "Tax increase", ("Who has **12** coins [pays](#end).",)),
        Section("lady", "Fräulein", ("Hiring costs less.", "- Not the tax.", "Größe counts.")),
        Section("end", "The end", ("Most points win. " * 20 + "Coins break ties.",)),
    ),
)


def found(query):
    return [hit.anchor for hit in TOY.search(query)[1]]


def test_every_word_must_be_there_and_headings_come_first():
    assert found("tax") == ["tax", "lady"]
    assert found("coins pays") == ["tax"]
    assert found("   ") == found("nowhere") == []


def test_the_search_forgives_case_accents_and_markup():
    assert found("FRAULEIN") == ["lady"]
    assert found("has 12 coins") == ["tax"]


@pytest.mark.parametrize(
    ("query", "word"), [("Fraeulein", "fraulein"), ("FRAEULEIN", "fraulein"), ("groesse", "große")]
)
def test_umlauts_may_be_written_out(query, word):
    assert TOY.search(query)[0] == [word]
    assert len(found(query)) == 1


def test_a_long_text_is_cut_around_the_match():
    (hit,) = TOY.search("ties")[1]

    assert hit.snippet.startswith("… ")
    assert "break ties." in hit.snippet
    assert len(hit.snippet) < 140


def test_folding_keeps_every_letter_in_its_place():
    text = "Größe ﬁn Fräulein İ ½"

    assert len(fold(text)) == len(text)
    begin, end = spots(text, terms("fraulein"))[0]
    assert text[begin:end] == "Fräulein"


@pytest.mark.parametrize("game", GAMES)
def test_anchors_are_unique_and_every_link_leads_somewhere(game):
    rules = book(game)
    anchors = [section.anchor for section in rules.sections]

    assert len(anchors) == len(set(anchors))
    for section in rules.sections:
        assert section.title
        assert section.paragraphs
        for paragraph in section.paragraphs:
            assert set(re.findall(r"\]\(#(\w+)\)", paragraph)) <= set(anchors)
            assert not re.search(r"[<>{}*\\`~]|\]\(", plain(paragraph)), "markup that is not understood"
            assert plain(paragraph) or PIECE.match(paragraph.removeprefix(BOX)) or TABLE in paragraph, section.anchor


def test_every_card_and_contract_of_port_royal_has_its_place():
    rules = book("port_royal")
    shown = {piece for section in rules.sections for piece in section.pieces}

    assert {card.id for card in CARDS if card.kind != "ship"} <= shown
    assert {contract.id for contract in CONTRACTS} <= shown
    for kind in {card.kind for card in CARDS} - {"ship", "expedition", "tax"}:
        assert rules.section(kind), kind
    for contract in CONTRACTS:
        assert rules.section(contract.id), contract.id


def test_the_figures_of_the_cards_are_those_of_the_rules():
    rules = book("port_royal")

    assert "| price 8 | 0 influence points | 4 cards" in rules.section("governor").paragraphs
    assert "| Frigate (red) | skull | 4 coins | 1 card" in rules.section("ship_cards").paragraphs
    assert "| house, anchor, cross | 3 coins | 5 influence points | with five players" in (
        rules.section("expedition_cards").paragraphs
    )
    assert "- Coins: 8 · 6 · 5 · 4 · 3" in rules.section("contract_frigate_foe").paragraphs


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_speak_of_everything_on_the_table(game):
    """F1 at a thing opens the section that explains it."""
    rules, asked, random = book(game), presenter(game), Random(3)
    anchors = {section.anchor for section in rules.sections}
    seats = tuple(Seat(name, "", colour) for colour, name in enumerate(("Ann", "Bo")))
    state = GAMES[game].new(2, {}, 3)
    found = set()
    for _ in range(120):
        pieces = [piece for zone in asked.table(state, 0, seats).zones for piece in zone.pieces]
        found |= {asked.section(piece) for piece in pieces}
        if state.actor == NOBODY:
            break
        state.apply(random.choice(state.legal()))

    assert found <= anchors
    assert len(found) > 4
