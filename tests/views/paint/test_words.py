"""Words in several lines: what stands together, and that no short word stands alone below them."""

import re

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from app.engines.bruges import components as bruges
from app.engines.murano import components as murano
from app.engines.port_royal.components import CARDS as PORT_ROYAL_CARDS
from app.engines.taverns import components as taverns
from app.models.bruges import texts
from app.models.murano.words import character, special
from app.models.port_royal import words as port_royal_words
from app.models.taverns import words as taverns_words
from app.models.text import evenly
from app.views import theme
from app.views.paint import brushes, cards
from tests.gallery.cut import speaking

pytestmark = pytest.mark.painted

ALONE = re.compile(r"\S{1,4}[.!?…:)”“]*")


def bruges_texts():
    """What the persons do."""
    return [texts.text(card) for card in range(len(bruges.NUMBER))]


def murano_texts():
    """What characters and special buildings do."""
    return [character(card).text for card in range(len(murano.CHARACTERS))] + [
        special(card).text for card in range(len(murano.SPECIALS))
    ]


def port_royal_texts():
    """What persons and ships do."""
    return [port_royal_words.words(card).text for card in range(len(PORT_ROYAL_CARDS))]


def taverns_texts():
    """What guests and helpers do."""
    return [taverns_words.words(card).text for card in range(len(taverns.CARDS))]


class Told(QPainter):
    """A painter that remembers the texts it writes."""

    def __init__(self, ground):
        super().__init__(ground)
        self.texts = []

    def drawText(self, rect, flags, text):  # noqa: N802  # the name is Qt's
        self.texts.append(text)
        super().drawText(rect, flags, text)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("width", [92.0, 120.0, 158.0, 250.0])
@pytest.mark.parametrize("some", [bruges_texts, murano_texts, port_royal_texts, taverns_texts])
def test_no_short_word_of_a_card_stands_alone_in_the_last_line(qapp, language, some, width):
    """ "less." and "one." did."""
    ground = QPixmap(400, 400)
    told = Told(ground)
    alone, parted = [], 0
    with speaking(language):
        said = filter(None, dict.fromkeys(some()))
    for text in said:
        font = cards._text_font(text, width, 150, 0.8)  # noqa: SLF001  # the choice itself, which no picture shows
        if font is None:
            continue
        told.texts.clear()
        brushes.draw_text(told, QRectF(0, 0, width, 150), text, font, wrap=True)
        (written,) = told.texts
        lines = brushes.broken(written, font, width)
        parted += len(lines) > 1
        widest = max(brushes.text_width(words, font) for words in re.split("[ \n]", text))  # also that of one word
        assert max(brushes.text_width(line, font) for line in lines) <= max(width, widest) + 0.5
        assert brushes.wrapped_height(text, font, width) <= 150
        room = width - brushes.text_width(evenly(text).split(" ")[-1], font)
        if len(lines) > 1 and ALONE.fullmatch(lines[-1]) and room >= 0:
            alone.append(written)
    told.end()

    assert parted
    assert not alone


def test_words_that_are_wider_together_than_the_line_are_parted(qapp):
    font = brushes.fit_font("", "text", 14, 100)
    wide = brushes.text_width("Hochseefischerei", font)

    assert brushes.parted("Hochseefischerei an", font, 2 * wide) == "Hochseefischerei\N{NO-BREAK SPACE}an"
    assert brushes.parted("Hochseefischerei an", font, wide + 1) == "Hochseefischerei an"


@pytest.mark.parametrize("stretch", [0, 80])
def test_a_line_that_is_a_little_too_wide_is_set_narrower(qapp, stretch):
    font = theme.font("text", 15)
    font.setStretch(stretch)
    wide = brushes.text_width("Keine Lieferung", font)

    for share in (1.0, 0.97, 0.9, 0.86):
        text, narrow = brushes.on_one_line("Keine Lieferung", font, share * wide)
        assert text == "Keine Lieferung"
        assert brushes.text_width(text, narrow) <= share * wide + 0.5
    assert brushes.on_one_line("Keine Lieferung", font, wide)[1] == font


def test_a_line_that_is_far_too_wide_is_cut(qapp):
    font = theme.font("text", 15)
    width = 0.8 * brushes.text_width("Keine Lieferung", font)

    text, kept = brushes.on_one_line("Keine Lieferung", font, width)

    assert (text[-1], kept) == ("…", font)
    assert brushes.text_width(text, kept) <= width


@pytest.mark.parametrize(
    "text", ["Du deckst eine Pinasse auf (gelb).", "Die Karte „Händler“ liegt aus.", "Startspieler · Otto: Geselle"]
)
def test_nothing_is_announced_that_has_been_cut_away(qapp, text):
    """No bracket, quotation mark or space stands before the dots, wherever a line is cut."""
    font = theme.font("text", 15)
    wide = brushes.text_width(text, font)
    cuts = {brushes.elided(text, font, wide * share / 100) for share in range(20, 100)}

    assert len(cuts) > 5
    for cut in cuts:
        assert re.fullmatch(r".*[^\s(„·:]…", cut), cut
        assert text.startswith(cut[:-1])
    assert brushes.elided(text, font, wide) == text
