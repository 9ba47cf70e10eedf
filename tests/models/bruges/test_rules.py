"""The rules inside the program: every card in the index, every tooltip with its section."""

from app.engines.bruges import components as c
from app.models.bruges.describe import listed_cards
from app.models.bruges.pieces import DiscardPiece, ExchangesPiece
from app.models.bruges.texts import text
from app.models.bruges.words import exchange_name, name
from app.models.help.registry import book
from tests.models.bruges.play import PRESENTER, games
from tests.models.play import persons


def test_every_piece_has_its_section():
    anchors = {section.anchor for section in book("bruges").sections}
    met = set()
    for states, _ in games():
        for state in states[::31]:
            seat = max(0, state.actor)
            for piece in PRESENTER.table(state, seat, persons(state.players)).pieces():
                met.add(piece.key.partition(":")[0])
                assert PRESENTER.section(piece) in anchors, piece.key
                if isinstance(piece, DiscardPiece | ExchangesPiece):
                    assert all(PRESENTER.section(each) in anchors for each in listed_cards(piece))
    assert {"card", "ship", "exchange", "use", "hidden", "statue"} <= met


def test_every_card_ship_and_exchange_card_is_in_the_index():
    rules = book("bruges")
    shown = {piece for section in rules.sections for piece in section.pieces}
    rows = " ".join(paragraph for section in rules.sections for paragraph in section.paragraphs)

    cards = {piece for piece in shown if not isinstance(rules.piece(piece), rules.tokens)}
    assert cards == {*(c.IDS[card] for card in range(c.N_CARDS)), *c.EXCHANGE}
    for card in range(c.N_CARDS):
        assert f"| {name(card)} | " in rows
    assert all(text(source) in rows for source in range(len(c.IDS)))
    assert all(exchange_name(number) in rows for number in range(len(c.EXCHANGE)))


def test_the_index_finds_cards_by_name_colour_and_effect():
    rules = book("bruges")

    assert "cards_crafts" in [hit.anchor for hit in rules.search("mason")[1]]
    assert "cards_pets" in [hit.anchor for hit in rules.search("hedgehog")[1]]
    assert "cards_protection" in [hit.anchor for hit in rules.search("flood no harm")[1]]
    assert "ships" in [hit.anchor for hit in rules.search("docked ship worker")[1]]
