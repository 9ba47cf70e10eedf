"""Texts as they are written: what belongs together stays in one line."""

from dataclasses import replace

import pytest

from app.match.match import Match
from app.match.record import load
from app.models.games import presenter
from app.models.text import Translated, evenly, together, unparted
from tests.gallery.cut import speaking
from tests.golden.make import FOLDER


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("Otto gains 2 points and a card", "Otto gains 2\xa0points and a\xa0card"),
        ("You buy 2 beans and 12 gold for nothing", "You buy 2\xa0beans and 12\xa0gold for nothing"),
        ("1 red and 1 blue", "1\xa0red and 1\xa0blue"),
        ("3 Punkte und 20 % Ansehen", "3\xa0Punkte und 20\xa0% Ansehen"),
        ("Raises left: 1 of 1.", "Raises left: 1 of\xa01."),
        ("You place the 4 on a table from the left.", "You place the 4 on a table from the\xa0left."),
        ("You sell it (all)!", "You sell it\xa0(all)!"),
        ("You give away your farm.", "You give away your\xa0farm."),
        ("You plant some leeks.", "You plant some leeks."),
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


def test_words_of_a_place_stay_in_one_line():
    assert together("table 2 from the left") == "table\xa02\xa0from\xa0the\xa0left"


class Sentences(Translated):
    """Some words of its own."""

    def lead(self, n):
        return self.tr("{name} wins with %n point(s), 18 cards left.", "", n)


@pytest.mark.parametrize(
    ("n", "said"),
    [
        (2, "{name} wins with 2 points, 18 cards left."),
        (1, "{name} wins with 1 point, 18 cards left."),
        (0, "{name} wins with 0 points, 18 cards left."),
        (-1, "{name} wins with −1 point, 18 cards left."),
        (-18, "{name} wins with −18 points, 18 cards left."),
    ],
)
def test_a_negative_number_is_counted_with_a_true_minus(qapp, n, said):
    """“You win with -18 points.”, and for −1 nobody knew of a number at all: “%n point(s)”."""
    assert Sentences().lead(n) == said


@pytest.mark.parametrize(
    ("language", "said"), [("en", "You win with −18 points."), ("de", "Du gewinnst mit −18 Punkten.")]
)
def test_who_wins_below_nought_is_told_so(qapp, language, said):
    record = load(FOLDER / "loyang" / "3-players-0.kontor")
    record.seats = (replace(record.seats[0], level=""), *(replace(seat, level="master") for seat in record.seats[1:]))
    match = Match(record)
    with speaking(language):
        told = presenter("loyang").result(match.state, match.seats)
    assert told[0].replace("\xa0", " ") == said
    assert "-" not in "".join(told)
