"""Cards, tiles and actions have words; the rules of the game have a place for each of them."""

from app.engines.murano import components as c
from app.models.help.registry import book
from app.models.murano import anchors, terms, words
from tests.models.murano.play import PRESENTER, games
from tests.models.play import persons


def test_every_card_has_a_name_of_its_own_and_a_text():
    for every, say in ((c.CHARACTERS, words.character), (c.SPECIALS, words.special)):
        said = [say(card) for card in range(len(every))]
        assert len({each.name for each in said}) == len(every)
        assert len({each.text for each in said}) >= len(every) - 2
        assert all(each.text.endswith(".") and "{" not in each.name + each.text for each in said)


def test_the_texts_of_characters_name_their_figures():
    for card, scoring in enumerate(c.SCORING):
        text = words.character(card).text
        figures = [value for name, value in scoring.items() if name in ("vp", "own", "other", "vp_each")]
        assert all(str(value) in text for value in figures), text
        for value in scoring.get("table", {}).values():
            assert not value or str(value) in text
        if c.HOME[card] >= 0 and scoring["effect"] != "hand_in_beads":
            assert terms.island_name(c.HOME[card]) in words.character(card).name


def test_actions_tiles_and_options_have_words():
    assert all(terms.action_name(action) and terms.action_text(action).endswith(".") for action in c.ACTION)
    for tile in range(1, len(c.TILE_IDS)):
        assert terms.a_tile(tile) == f"a {terms.tile_name(tile)[0].lower()}{terms.tile_name(tile)[1:]}"
    assert all(terms.sort_name(sort) and terms.sort_names(sort) for sort in c.SORTS)


# the rules


def test_every_piece_leads_into_the_rules():
    sections = {section.anchor for section in book("murano").sections}

    for states, _ in games():
        for state in states[::15]:
            for piece in PRESENTER.table(state, max(0, state.actor), persons(state.players)).pieces():
                assert anchors.of_piece(piece.key, piece.face) in sections, piece.key
    assert {anchors.of_piece(f"list:{card}", card) for card in (*c.CHARACTERS, *c.SPECIALS)} <= sections


def test_the_rules_show_every_card():
    rules = book("murano")
    shown = {piece for section in rules.sections for piece in section.pieces}

    cards = {piece for piece in shown if not isinstance(rules.piece(piece), rules.tokens)}
    assert cards == {*c.CHARACTERS, *c.SPECIALS}


def test_the_figures_of_the_reference_are_those_of_the_rules():
    figures = book("murano").section("figures").paragraphs

    assert "| Red shop | 4 tiles with 4 players | 3 with 2 or 3" in figures
    assert "| Street without a customer | 18 tiles with 4 players | 14 with 2 or 3" in figures
    assert "| San Donato | 9 | 10" in figures
    assert "| 9 | Take 2 gold" in figures


def test_the_rules_can_be_searched():
    rules = book("murano")

    assert [hit.anchor for hit in rules.search("smoke")[1]] == ["production"]
    assert rules.search("lighthouse")[1][0].anchor == "lighthouse"
    assert "options" in [hit.anchor for hit in rules.search("start character")[1]]
    assert "options" in [hit.anchor for hit in rules.search("whoever moves red ship")[1]]
