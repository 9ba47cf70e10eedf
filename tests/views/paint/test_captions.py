"""Captions keep the size of their letters: in two lines, or narrower, before they become small."""

import pytest

from app.views import theme as look
from app.views.paint import brushes, cards
from app.views.paint.captions import EASY, caption_lines, first_sentences


@pytest.fixture(autouse=True)
def fonts(qapp):
    look.load_fonts()


def test_what_fits_stays_in_one_line():
    lines, font = caption_lines("4th in turn · at work", 14, 400, 22)
    assert lines == ["4th in turn · at work"]
    assert font.pixelSize() == 14


def test_what_would_be_small_goes_on_in_a_second_line():
    """With letters of 200 % this stood in letters hardly larger than usual."""
    text = "4th in turn · at work"
    lines, font = caption_lines(text, 26, 150, 60, floor=12.5)
    one = brushes.fit_font(text, "text", 26, 150, floor=12.5)

    assert lines == ["4th in turn\u00a0·", "at work"]
    assert font.pixelSize() > one.pixelSize()
    assert all(brushes.text_width(line, font) <= 150 for line in lines)


@pytest.mark.parametrize("height", [10, 20, 30])
def test_two_lines_are_no_higher_than_their_box(height):
    lines, font = caption_lines("a few words that are too long for it", 26, 150, height, floor=8)
    assert len(lines) == 1 or 2 * font.pixelSize() <= height


def test_one_word_stays_one_line():
    lines, font = caption_lines("Schnapsbrennereibesitzer", 26, 100, 80)
    assert lines == ["Schnapsbrennereibesitzer"]
    assert font.pixelSize() < EASY * 26


@pytest.mark.parametrize("name", ["Tellerwäscher", "Schnapsbrenner", "Bürgermeisterin"])
def test_a_small_name_on_a_card_becomes_narrower_before_it_becomes_smaller(name):
    """“Tellerwäscher” had letters of ten pixels at 1366 x 768."""
    room = 0.86 * brushes.text_width(name, look.font("caps", cards.LEGIBLE))
    font = cards.name_font(name, 15.0, room, 9)
    assert font.pixelSize() == cards.LEGIBLE
    assert brushes.text_width(name, font) <= room


def test_of_two_sentences_the_first_stands_where_both_would_end_in_dots():
    """“Nächste Kanalfelder: blau oder violett. Kostet 2 …”"""
    both = "Nächste Kanalfelder: blau oder violett. Kostet 2 Gulden, du hast 0."

    assert first_sentences(both, 14, 900, 20) == both
    assert first_sentences(both, 14, 260, 20) == "Nächste Kanalfelder: blau oder violett."
    assert first_sentences(both, 14, 40, 20) == "Nächste Kanalfelder: blau oder violett."
