"""The picture of the table in the rules: every numbered part has its place and its name."""

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap

from app.engines import GAMES
from app.models.help.book import TABLE
from app.models.help.registry import book
from app.models.help.table import opening
from app.views.board.view import BoardView
from app.views.games import board_of
from app.views.help.table_picture import (
    TABLE_SIZE,
    covered,
    drawn_sums,
    keep_off,
    numbered_rings,
    numbered_table,
    place_of,
)
from app.views.scale import scale
from tests.gallery.cut import speaking

pytestmark = pytest.mark.painted

LETTERS = TABLE_SIZE.width() / 850
"""Of numbers in a picture that is 850 pixels wide."""


def table_at_the_beginning(game, qtbot):
    """As it is painted for the picture."""
    view = BoardView(game, board_of(game))
    qtbot.addWidget(view)
    view.resize(TABLE_SIZE)
    view.show()
    state, seats = opening(game)
    view.show_state(state, 0, seats, still=True)
    while view.board.work():
        pass
    view.scene_.sharpen()
    return view


@pytest.mark.quick_for("murano", "port_royal")
@pytest.mark.parametrize("game", list(GAMES))
def test_every_number_has_a_name_and_stands_on_the_table(game, qtbot):
    rules = book(game)
    section = next(each for each in rules.sections if any(TABLE in line for line in each.paragraphs))
    at = next(at for at, line in enumerate(section.paragraphs) if TABLE in line)
    legend = section.paragraphs[at + 1]
    parts = [part.partition("\N{NO-BREAK SPACE}") for part in legend.split(" · ")]
    numbers = [f"**{number}**" for number in range(1, len(rules.table) + 1)]
    assert [number for number, _, _ in parts] == numbers
    assert len({name for _, _, name in parts}) == len(parts) >= 5

    view = table_at_the_beginning(game, qtbot)
    rects = [place_of(view, key) for key in rules.table]
    assert all(not rect.isEmpty() and view.scene_.sceneRect().contains(rect.center()) for rect in rects)
    assert len({str(rect) for rect in rects}) == len(rects)


@pytest.mark.quick_for("murano")
@pytest.mark.parametrize("window", [(1366, 768), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", list(GAMES))
def test_the_numbers_cover_little_of_what_they_stand_on(game, language, window, qtbot):
    """They lay on figures and icons, always at the upper left corner."""
    scale.fit(*window)
    with speaking(language):
        view = table_at_the_beginning(game, qtbot)
        drawn = drawn_sums(view)
        rings = numbered_rings(view, book(game).table, LETTERS)
    plates = [ring.plate for ring in rings]
    shares = [covered(drawn, plate) / (plate.width() * plate.height()) for plate in plates]

    assert max(shares) <= 0.3
    assert sum(shares) / len(shares) <= 0.1
    assert not [at for at, plate in enumerate(plates) if any(map(plate.intersects, plates[:at]))]
    for ring in rings:
        beside = ring.plate.adjusted(-4, -4, 4, 4)
        assert beside.intersects(ring.ring), ring.numbers
        assert view.scene_.sceneRect().contains(ring.plate), ring.numbers


@pytest.mark.quick_for("murano")
@pytest.mark.parametrize("game", ["murano", "taverns", "bruges", "loyang"])
def test_rings_go_around_the_numbers_of_piles(game, qtbot):
    """The ring around Murano's streets ran through how many there are."""
    scale.fit(1366, 768)
    view = table_at_the_beginning(game, qtbot)
    rect_of = view.scene_.rect_of
    labels = [
        panel
        for panel in view.scene_.panels()
        if panel.label_of and panel.rect.bottom() > rect_of(panel.label_of).bottom() > panel.rect.top()
    ]

    assert len(labels) >= 2
    assert all(place_of(view, panel.label_of).contains(panel.rect) for panel in labels)


def test_a_ring_keeps_off_what_is_drawn_beside_it():
    """The upper line of a ring lay on the heading above."""
    drawn = np.zeros((201, 201), np.int64)
    drawn[61:70, 50:150] = 1  # a heading, right where the upper line would be
    sums = drawn.cumsum(0).cumsum(1)
    place = QRectF(50, 72, 100, 60)

    moved = keep_off(sums, place, 1.0)

    assert (moved.left(), moved.right(), moved.bottom()) == (place.left(), place.right(), place.bottom())
    line = QRectF(60, moved.top() - 4 - 4, 80, 8)
    assert covered(sums, line) < covered(sums, line.translated(0, place.top() - moved.top()))
    assert abs(moved.top() - place.top()) <= 7


def test_the_picture_is_as_wide_as_it_is_wanted_and_shows_the_numbers(qtbot):
    plain = numbered_table("port_royal", (), 400, 2.0)
    numbered = numbered_table("port_royal", book("port_royal").table, 400, 2.0)

    assert isinstance(numbered, QPixmap)
    assert (numbered.width(), numbered.deviceIndependentSize().width()) == (800, 400)
    assert numbered.toImage() != plain.toImage()
