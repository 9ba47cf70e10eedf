"""Cards, tiles and bonuses have words; the rules of the game have a place for each of them."""

from app.engines.taverns import components as c
from app.models.help.registry import book
from app.models.taverns import anchors, words
from tests.models.play import persons
from tests.models.taverns.play import PRESENTER, games


def test_every_card_has_a_name_and_an_article():
    for card, facts in enumerate(c.CARDS):
        said = words.words(card)
        assert said.name
        assert said.the == f"the {said.name[0].lower()}{said.name[1:]}"
        assert bool(said.text) == (facts.kind == "tavern" or facts.bonus is not None)


def test_guests_have_names_of_their_own():
    names = [words.words(card).name for card in (*c.THREE_STACK, *c.GUESTS, *c.EXTRA_GUESTS)]

    assert len(names) == len(set(names)) == 48


def test_every_bonus_of_cards_tracks_and_book_has_a_sentence():
    bonuses = [card.bonus for card in c.CARDS] + list(c.MONASTERY) + [cell for column in c.BOOK for cell in column]

    for bonus in bonuses:
        assert words.effect_text(bonus).endswith(".") == bool(bonus)


def test_evenings_modules_and_start_cards_have_words():
    for number in range(1, c.ROUNDS + 1):
        assert words.evening_text(number, winter=True)
        assert words.evening_text(number, winter=False)
    for level in range(1, 6):
        assert words.module_name(level)
        assert words.module_text(level)
    for card in range(len(c.START_CARDS)):
        assert words.start_name(card)
        assert words.start_text(card)


# the rules


def test_every_piece_leads_into_the_rules():
    sections = {section.anchor for section in book("taverns").sections}

    for states, _ in games():
        for state in states[::9]:
            for piece in PRESENTER.table(state, 0, persons(state.players)).pieces():
                assert anchors.of_piece(piece.key, piece.face) in sections, piece.key


def test_the_rules_show_every_card_and_name_every_tile():
    rules = book("taverns")
    shown = {piece for section in rules.sections for piece in section.pieces}

    assert {*(card.id for card in c.CARDS if card.kind != "regular"), *c.START_CARDS} <= shown
    for tile in c.TILES:
        assert rules.section(f"tile_{tile.id}")


def test_the_figures_of_the_reference_are_those_of_the_rules():
    rules = book("taverns")

    assert "| costs 4 doubloons | 1 point | 16 cards" in rules.section("waitress").paragraphs
    assert "| wants a 4 | pays 4 | 10 points" in rules.section("noble").paragraphs
    assert "| Cooper | wants a 2 | pays 4 | 3 points | Gain 1 beer dealer, face down on your draw pile." in (
        rules.section("guests_5").paragraphs
    )
    assert "| costs 9 doubloons | 3 less per Dishwasher returned | works from the next evening on" in (
        rules.section("tile_wash_place").paragraphs
    )
    assert "| 10 | Gain 1 noble, face down on your draw pile." in rules.section("monastery_track").paragraphs
    assert "| 3 | Take the fire-breather and choose its side. | 2 schnapps in module 2 only" in (
        rules.section("round_track_winter").paragraphs
    )


def test_the_rules_can_be_searched():
    rules = book("taverns")

    assert [hit.anchor for hit in rules.search("taking back 12 times")[1]] == ["placing"]
    assert rules.search("juggler")[1][0].anchor == "juggler"
    assert "tournament" in [hit.anchor for hit in rules.search("lower rank")[1]]
