"""The scale of the charts."""

from itertools import pairwise

import pytest

from app.views.review.charts import Frame, _round_ticks, nice_ticks


@pytest.mark.parametrize(("top", "low"), [(1, 0), (7, 0), (19, 0), (3, -2), (7, -11), (1, -30), (140, 0), (1, -1)])
def test_all_values_lie_between_the_first_and_the_last_tick(top, low):
    ticks = nice_ticks(top, low)

    assert ticks[0] <= low
    assert ticks[-1] >= top
    assert 3 <= len(ticks) <= 8
    assert 0 in ticks
    assert len({b - a for a, b in pairwise(ticks)}) == 1


def test_rounds_have_the_numbers_of_the_game(qapp):
    frame = Frame(30, 5.0, (0.0, 5.0), "", (0, 10, 20))

    assert [text for _, text in _round_ticks(frame, 900)] == ["1", "2", "3"]
