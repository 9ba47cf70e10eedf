"""Everything on the table keeps inside its panel, at every size and for every number of players."""

from itertools import combinations

import pytest

from app.views.board.boxes import CARD, Box, row
from app.views.port_royal.layout import LEGIBLE, areas, cards_or_strips, display_boxes, grid

SIZES = ((1094, 720), (1204, 790), (1560, 1024), (3120, 2048), (1300, 1024), (2000, 1024), (860, 563))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("opponents", [1, 2, 3, 4])
@pytest.mark.parametrize("contracts", [0, 4])
def test_no_two_parts_of_the_table_cover_each_other(size, opponents, contracts):
    a = areas(*size, opponents, contracts)
    whole = Box(0, 0, *size)
    parts = [*a.opponents, a.deck, a.discard, a.harbour, a.expeditions, *a.contracts, a.prompt, a.own]

    assert all(whole.holds(part) for part in parts)
    assert all(part.w > 0 and part.h > 0 for part in parts)
    assert [pair for pair in combinations(parts, 2) if pair[0].meets(pair[1])] == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("opponents", [1, 2, 3, 4])
@pytest.mark.parametrize("contracts", [0, 4])
def test_cards_lie_inside_their_panels_however_many_there_are(size, opponents, contracts):
    a = areas(*size, opponents, contracts)

    for count in range(1, 21):
        boxes = grid(count, a.harbour_cards, a.market_card, 14 * a.scale)
        assert all(a.harbour.holds(box) and not box.meets(a.gauge) for box in boxes), count
        assert not any(one.meets(other) for one, other in combinations(boxes, 2)), count
        for panel, tableau in zip(a.opponents, a.tableaus, strict=True):
            assert all(panel.holds(box) for box in row(count, tableau, a.opponent_card, 8 * a.scale))
        assert all(a.own.holds(box) for box in display_boxes(count, a.own_cards, a.own_card, 14 * a.scale)), count
    for count in range(1, 7):
        foot = 46 * a.scale
        found = cards_or_strips(count, a.expedition_cards, a.market_card, 12 * a.scale, foot=foot, strip=52 * a.scale)
        assert all(a.expeditions.holds(box) for box in found), count
        assert not any(one.meets(other) for one, other in combinations(found, 2)), count


def test_the_reference_drawing_is_the_one_of_the_look():
    """Figures of the table in look.md, section 13, less the title bar of 56."""
    a = areas(1560, 1024, 2)

    assert a.opponents[0] == Box(16, 14, 756, 136)
    assert (a.prompt.y, a.prompt.h) == pytest.approx((630, 76), abs=6)
    assert (a.own.x, a.own.w) == (16, 1528)
    assert a.market_card == 188


def test_the_harbour_wraps_where_two_rows_show_larger_cards():
    box = Box(0, 0, 1000, 310)

    assert len({each.y for each in grid(5, box, 188, 14)}) == 1
    rows = {count: len({each.y for each in grid(count, box, 188, 14)}) for count in range(6, 15)}
    assert (rows[6], rows[14]) == (1, 2)
    widths = [grid(count, box, 188, 14)[0].w for count in range(1, 15)]
    assert widths == sorted(widths, reverse=True)


def test_a_crowded_display_shrinks_and_then_takes_two_rows():
    box = Box(0, 0, 1200, 258)

    few, many, crowd = (display_boxes(count, box, 158, 14) for count in (5, 10, 16))

    assert few[1].x - few[0].x == 158 + 14
    assert len({each.y for each in many}) == 1
    assert LEGIBLE <= many[0].w < 158
    assert len({each.y for each in crowd}) == 2
    assert crowd[0].w >= LEGIBLE
    assert crowd[0].w * CARD * 2 < 258


@pytest.mark.parametrize(("size", "most"), [((1094, 720), 10), ((1560, 1024), 18), ((2200, 1384), 18), ((860, 563), 8)])
def test_own_cards_cover_no_points_of_one_another(size, most):
    """From the eighth card on each lay on the points of the one before, beside free room above and below."""
    a = areas(*size, 2)
    for count in range(2, most + 1):
        cards = display_boxes(count, a.own_cards, a.own_card, 14 * a.scale)
        assert not any(one.meets(other) for one, other in combinations(cards, 2)), count
        assert cards[0].w >= min(LEGIBLE, a.own_card), count


def test_expeditions_become_strips_before_they_cannot_be_read():
    box = Box(0, 0, 170, 180)

    assert cards_or_strips(1, box, 132, 8, foot=36, strip=38)[0].w >= LEGIBLE
    strips = cards_or_strips(4, box, 132, 8, foot=36, strip=38)
    assert all(strip.w == 170 and 30 <= strip.h <= 38 for strip in strips)


def test_larger_cards_are_a_setting_that_the_panels_bound():
    usual, large = areas(1560, 1024, 2), areas(1560, 1024, 2, cards=1.3)

    assert large.market_card == pytest.approx(1.3 * usual.market_card)
    assert all(large.harbour.holds(box) for box in grid(5, large.harbour_cards, large.market_card, 14))
