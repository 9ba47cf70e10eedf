"""Cards and goods have words; the rules of the game have a place for each of them."""

from app.engines.loyang import components as c
from app.engines.loyang.game import GAME
from app.models.games import entry
from app.models.help.registry import book
from app.models.loyang.words import LANTERN, NAMES, helper_words, phases_of
from tests.models.loyang.play import PRESENTER, games
from tests.models.play import persons


def test_helpers_have_a_name_a_text_and_a_button_per_option():
    two = {"tout", "harvest_hand", "market_crier", "leaseholder", "ploughman", "saleswoman"}
    for kind, name in enumerate(c.HELPERS):
        said = helper_words(kind)
        assert said.name
        assert said.text.endswith(".")
        assert len(said.text) < 110  # it has to fit on the card
        assert len(said.options) == (2 if name in two else 1)


def test_lanterns_and_phases_are_those_of_the_rules():
    """R12, R92, R93, R95"""
    assert {c.HELPERS[kind] for kind in LANTERN} == {
        "tout",
        "trader",
        "impostor",
        "deliveryman",
        "market_woman",
        "self_supplier",
    }
    early = {c.HELPERS[kind]: phases_of(kind) for kind in range(len(c.HELPERS)) if phases_of(kind) != ("action",)}
    assert early == {
        "accountant": ("cards", "action"),
        "harvest_hand": ("harvest", "action"),
        "lord_of_the_manor": ("cards",),
        "market_crier": ("cards", "action"),
    }


def test_cards_that_differ_have_different_names():
    """Fields of a size and traders are alike; everything else is told apart."""
    cards = [card for card in range(c.N_ACTION) if c.KIND[card] not in (c.FIELD, c.HELPER_CARD)]

    assert len({NAMES.card(card) for card in cards}) == len(cards)
    assert NAMES.card(c.NUMBER["stall_wheat_bean_leek"]) == "Market stall (wheat, bean, leek)"
    assert NAMES.card(c.NUMBER["common_field_4_b"]) == "Common field of 4"
    assert NAMES.card(c.NUMBER["trader_2"]) == "Trader"


def test_goods_are_counted_and_put_together():
    assert NAMES.goods([c.BEAN, c.WHEAT, c.BEAN]) == "1 wheat and 2 beans"


def test_every_option_has_words():
    assert set(entry("loyang").option_words()) == {option.key for option in GAME.options}


# the rules


def test_every_piece_leads_into_the_rules():
    sections = {section.anchor for section in book("loyang").sections}

    for states, _ in games():
        for state in states[::29]:
            for piece in PRESENTER.table(state, 0, persons(state.players)).pieces():
                if piece.face or not piece.key.startswith("offer"):
                    assert PRESENTER.section(piece) in sections, piece.key


def test_the_rules_show_every_helper_with_its_options_and_every_card():
    rules = book("loyang")
    shown = {piece for section in rules.sections for piece in section.pieces}

    alike = {"trader_2", "trader_3", *(f"common_field_{size}_b" for size in (3, 4, 5))}
    assert {card.id for card in c.ACTION_CARDS} - alike <= shown
    for kind, name in enumerate(c.HELPERS):
        section = rules.section(name)
        options = [text for text in section.paragraphs if text.startswith("- ")]
        assert len(options) == (2 if len(helper_words(kind).options) == 2 else 0)


def test_the_figures_of_the_reference_are_those_of_the_rules():
    rules = book("loyang")

    assert "| Wheat | buy for 3 | sell for 1 | 3 places" in rules.section("goods").paragraphs
    assert "| Turnip, Cabbage | pays 5, 6, 7, 8" in rules.section("all_regulars").paragraphs
    assert "| Pumpkin, Turnip, Leek | pays 10" in rules.section("all_casuals").paragraphs
    assert "| Pumpkin for 1 | Bean for 2 | Leek for 2" in rules.section("all_stalls").paragraphs


def test_the_rules_can_be_searched():
    rules = book("loyang")

    assert rules.search("leaseholder")[1][0].anchor == "leaseholder"
    assert "solo" in [hit.anchor for hit in rules.search("imaginary neighbour")[1]]
    assert "covered" in [hit.anchor for hit in rules.search("counts for nothing")[1]]
