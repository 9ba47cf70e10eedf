"""Texts as they are written: what belongs together stays in one line."""

import pytest

from app.models.text import evenly, unparted


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("Otto gains 2 points and a card", "Otto gains 2\xa0points and a\xa0card"),
        ("You buy 2 beans and 12 gold for nothing", "You buy 2\xa0beans and 12\xa0gold for nothing"),
        ("3 Punkte und 20 % Ansehen", "3\xa0Punkte und 20\xa0% Ansehen"),
        ("Raises left: 1 of 1.", "Raises left: 1 of\xa01."),
        ("5 of 8 dice", "5 of 8\xa0dice"),
        ("A first line of it\nand the second", "A first line of\xa0it\nand the second"),
        ("It is cut …", "It is cut\xa0…"),
        ("One", "One"),
        ("", ""),
    ],
)
def test_numbers_stay_with_what_they_count_and_no_short_word_stands_alone(text, kept):
    assert evenly(text) == kept


def test_dots_and_numbers_alone_are_kept_where_every_word_counts():
    assert unparted("Take 2 gold …") == "Take 2\xa0gold\xa0…"
    assert unparted("Not yet.") == "Not yet."
