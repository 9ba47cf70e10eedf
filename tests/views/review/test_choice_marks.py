"""The words of the marks on a table: they hide neither the marked pieces nor each other."""

from itertools import product
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QRectF

from app.views.review.choice_marks import ChoiceMark, explained_parts, place_tags, with_labels

TABLE = QRectF(0, 0, 900, 650)
SHEET = QRectF(240, 585, 640, 55)
"""What lies above the table, at its lower edge."""


def placed(played, best, sheet=SHEET):
    marks = [ChoiceMark(played, "Played", best=False), ChoiceMark(best, "Best", best=True)]
    place_tags(marks, TABLE, sheet)
    return marks


def hidden(tag, rect):
    common = tag.intersected(rect)
    return common.width() * common.height() / (rect.width() * rect.height())


@pytest.fixture(autouse=True)
def _fonts(look):
    """The words have their real widths."""


def test_a_large_piece_has_its_word_at_its_edge():
    played, best = placed(QRectF(100, 100, 120, 160), QRectF(400, 300, 120, 160))

    assert played.tag.left() == played.ring.left()
    assert played.tag.top() < played.ring.top() < played.tag.bottom() < played.rect.bottom()
    assert best.tag.right() == best.ring.right()
    assert best.tag.top() < best.ring.bottom() < best.tag.bottom()


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
@pytest.mark.parametrize("left", [3, 60, 400, 830])
@pytest.mark.parametrize("top", [3, 40, 300, 500])
def test_two_dice_side_by_side_can_be_read(top, left, order):
    dice = [QRectF(left, top, 30, 30), QRectF(left + 36, top, 30, 30)]
    marks = placed(*(dice[at] for at in order))

    for mark, die in product(marks, dice):
        assert hidden(mark.tag, die) < 0.2
    for mark, other in zip(marks, reversed(marks), strict=True):
        assert TABLE.contains(mark.tag)
        assert not mark.tag.intersects(SHEET)
        assert not mark.tag.intersects(other.tag)


def test_the_word_of_a_die_does_not_stand_at_the_other_one():
    """The one on the left has it on the left, the one on the right on the right."""
    played, best = placed(QRectF(300, 300, 30, 30), QRectF(336, 300, 30, 30))

    assert played.tag.right() < best.rect.center().x()
    assert best.tag.left() > played.rect.center().x()


def test_at_the_lower_edge_of_the_table_a_word_stands_beside_what_lies_above_it():
    """No place is left that hides nothing: of the dice most can be seen, and the word is not below the sheet."""
    played, best = placed(QRectF(150, 600, 30, 30), QRectF(186, 600, 30, 30))

    for mark in (played, best):
        assert hidden(SHEET, mark.tag) < 0.02
        assert all(hidden(mark.tag, die) < 0.4 for die in (played.rect, best.rect))
    assert not played.tag.intersects(best.tag)


def test_a_card_at_the_lower_edge_keeps_its_word_off_its_neighbour():
    """Beside it the next card would be covered, which is not marked but could be meant."""
    _, best = placed(QRectF(500, 535, 80, 110), QRectF(300, 535, 80, 110), QRectF())

    assert best.rect.contains(best.tag.center())
    assert hidden(best.tag, best.rect) < 0.25


def test_a_ring_goes_around_the_label_of_its_piece_and_no_other_panel():
    """The number of cards lies across the lower edge of a draw pile; the panel below it belongs to something else."""
    pile, label, panel = QRectF(40, 100, 70, 100), QRectF(30, 190, 90, 24), QRectF(0, 195, 600, 200)
    scene = SimpleNamespace(panels=lambda: [SimpleNamespace(rect=rect) for rect in (label, panel)])

    assert with_labels(scene, pile) == pile.united(label)
    assert with_labels(scene, QRectF(300, 20, 70, 100)) == QRectF(300, 20, 70, 100)
    assert with_labels(scene, QRectF()).isEmpty()


def test_a_word_stands_deeper_in_its_ring_where_it_would_hide_an_explained_part():
    """Such as the gauge below the cards of a harbour; what is said of a whole panel is no such part."""
    played, best = QRectF(100, 120, 96, 134), QRectF(204, 120, 96, 134)
    gauge = QRectF(90, 262, 600, 24)
    panel = QRectF(80, 80, 620, 210)
    scene = SimpleNamespace(
        panels=lambda: [SimpleNamespace(rect=panel, lines=(), tips=lambda: ((gauge, "Gauge"), (panel, "Harbour")))]
    )
    marks = placed(played, best)
    usual = hidden(marks[1].tag, gauge)

    place_tags(marks, TABLE, SHEET, explained_parts(scene))

    assert explained_parts(scene) == [gauge]
    assert usual > 0.0
    assert hidden(marks[1].tag, gauge) < usual / 2
    assert hidden(marks[1].tag, best) < 0.2
    assert marks[0].tag.top() < marks[0].ring.top()


def test_a_word_does_not_stand_on_the_title_of_the_panel_that_its_piece_lies_in():
    """As in the harbour with large text, where the word above the first card reaches up to the title."""
    played, best = QRectF(100, 120, 96, 134), QRectF(204, 120, 96, 134)
    marks = placed(played, best)
    title = QRectF(100, marks[0].tag.top() - 14, 60, 24)
    usual = hidden(marks[0].tag, title)

    place_tags(marks, TABLE, SHEET, (title,))

    assert usual > 0.25
    assert hidden(marks[0].tag, title) == 0.0
    assert hidden(marks[0].tag, played) < 0.2
