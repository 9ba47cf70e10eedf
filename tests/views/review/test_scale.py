"""The scale of the charts."""

from itertools import pairwise

import pytest

from app.models.review.moves import MoveModel
from app.views.paint.brushes import text_width
from app.views.review.charts import _round_ticks, nice_ticks
from app.views.review.lines import Frame
from app.views.review.move_list import MoveList, _faces
from app.views.review.position_slider import HEIGHT, PositionSlider
from app.views.scale import scale


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


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1920, 1080)])
@pytest.mark.parametrize("percent", [100, 130])
@pytest.mark.parametrize("language", ["Move {number} of {count}", "Schritt {number} von {count}, und das ist lang"])
def test_the_words_of_the_slider_stay_inside_its_card(qtbot, monkeypatch, width, height, percent, language):
    """At both ends the bubble sat on the edge of the card."""
    monkeypatch.setattr(PositionSlider, "tr", lambda _self, text: language if "number" in text else text)
    scale.fit(width, height)
    scale.use_percent(percent)
    slider = PositionSlider()
    qtbot.addWidget(slider)
    slider.resize(width - 32, round(HEIGHT * scale.unit))
    slider.load(257, (), (), (0, 1))
    room = slider.rect().toRectF()
    margin = 18 * scale.unit
    for position in (0, 1, 2, 128, 255, 256, 257):
        slider.setValue(position)
        bubble = slider.bubble()
        assert room.adjusted(margin, 0, -margin, 0).contains(bubble)
        assert bubble.left() <= slider.x_of(position) <= bubble.right()
    scale.use_percent(100)
    scale.fit(1920, 1080)


@pytest.mark.parametrize("percent", [100, 130])
@pytest.mark.parametrize("plies", [9, 257, 1013])
def test_the_numbers_of_moves_have_room(qtbot, percent, plies):
    """In large letters the first figure of a thousand and more was cut off."""
    scale.fit(1366, 768)
    scale.use_percent(percent)
    listed = MoveList(MoveModel())
    qtbot.addWidget(listed)
    listed.load((0, 1), ("Ada", "Bo"), 0, plies)

    assert listed.delegate.number_width() >= text_width(str(plies), _faces().number)

    scale.use_percent(100)
    scale.fit(1920, 1080)
