"""The help names every key that the pages have, in every language."""

import re

import pytest
from PySide6.QtGui import QShortcut

from app.engines import GAMES
from app.match.match import new_match
from app.models.help.book import HELP_FOLDER
from app.models.language import LANGUAGES
from app.views.game.page import GamePage
from app.views.new_game.seat_rows import SeatRows
from app.views.review.page import ReviewPage
from app.views.training.page import TrainingPage
from tests.gallery.tables import SEATS, Nobody
from tests.views.review.conftest import Oracle

GAME = next(iter(GAMES))

SPOKEN = {
    "en": {"Return": "Enter", "Backspace": "Backspace", ",": "Comma"},
    "de": {
        "Return": "Enter",
        "Left": "Links",
        "Right": "Rechts",
        "Up": "Auf",
        "Down": "Ab",
        "Home": "Pos1",
        "End": "Ende",
        "Space": "Leertaste",
        "Ctrl": "Strg",
        "Shift": "Umschalt",
        ",": "Komma",
    },
}


def spoken(keys, language):
    """A key by its name in the help."""
    return "+".join(SPOKEN[language].get(part, part) for part in re.split(r"\+", keys))


def told(language):
    """The keys that each table of the help names, that of games first."""
    page = (HELP_FOLDER / f"screen.{language}.md").read_text("utf-8")
    games, more = (page.partition(f"{{#{name}}}")[2].partition("\n##")[0] for name in ("keys", "more_keys"))
    games += (HELP_FOLDER / f"{GAME}.{language}.md").read_text("utf-8").partition("{#keys}")[2].partition("\n##")[0]
    return [named(games), *map(named, more.split("\n**")[1:])]


def named(part):
    """The keys in the first column of tables."""
    rows = [line.split("|")[1].strip() for line in part.splitlines() if line.startswith("| ")]
    return {key for row in rows for key in row.split(", ")}


def shortcuts(widget):
    return {each.key().toString() for each in widget.findChildren(QShortcut) if not each.objectName()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_a_review_is_named(qtbot, archive, language):
    page = ReviewPage(archive, make=Oracle)
    qtbot.addWidget(page)
    keys = {spoken(each, language) for each in page.key_actions()}
    assert len(keys) > 10
    assert keys <= told(language)[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_learning_from_mistakes_is_named(qtbot, archive, settings, language):
    page = TrainingPage(archive, settings, make=Oracle)
    qtbot.addWidget(page)
    keys = {spoken(each, language) for each in shortcuts(page)}
    assert len(keys) > 5
    assert keys <= told(language)[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_a_game_is_named(qtbot, settings, language):
    page = GamePage(new_match(GAME, SEATS[:2], {}, 1), settings, Nobody())
    qtbot.addWidget(page)
    keys = {spoken(each, language) for each in shortcuts(page)}
    assert len(keys) > 10
    assert keys <= told(language)[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_that_put_seats_in_order_are_named(qtbot, language):
    rows = SeatRows(range(2, 5), lambda _: "")
    qtbot.addWidget(rows)
    keys = {spoken(each, language) for each in shortcuts(rows)}
    assert keys
    assert keys <= told(language)[3]
