"""The slider of a past game: from any position to any other, on the board, in charts and list, and painted."""

from itertools import cycle
from random import Random

import pytest

from app.match.archive import Archive
from app.views.review.page import ReviewPage
from app.views.scale import scale
from app.views.style import dress
from tests.views.review.conftest import Oracle, a_game
from tests.views.reviews import open_game, slide


@pytest.fixture
def page(qtbot, qapp, tmp_path, benchmark):
    dress(qapp)
    scale.fit(1920, 1080)
    archive, _ = Archive.open(tmp_path / "archive")
    game = a_game(archive, seed=9)
    page = ReviewPage(archive, make=Oracle)
    qtbot.addWidget(page)
    page.resize(1920, 1080)
    page.show()
    open_game(page, game.record.id)
    qtbot.waitUntil(lambda: not (page.analysis.busy or page.found.busy))
    for position in range(0, page.timeline.plies if benchmark.enabled else 1, 3):  # every card was on the table once
        slide(page, position)
    yield page
    page.close_game()
    archive.close()


def show(page, positions):
    """Put the slider somewhere and paint everything that changed."""

    def step():
        slide(page, next(positions))

    return step


def test_slider_dragged_move_by_move(benchmark, page, figure):
    positions = cycle(range(page.timeline.plies + 1))
    benchmark.pedantic(show(page, positions), rounds=200, warmup_rounds=20)
    if benchmark.stats is not None:
        figure("slider, one move on, painted", 1000 * benchmark.stats.stats.median, "ms", "under 16")


def test_slider_jumps_anywhere(benchmark, page, figure):
    random = Random(1)
    positions = iter(lambda: random.randrange(page.timeline.plies + 1), -1)
    benchmark.pedantic(show(page, positions), rounds=200, warmup_rounds=20)
    if benchmark.stats is not None:
        figure("slider, jump anywhere, painted", 1000 * benchmark.stats.stats.median, "ms", "under 16")


def test_a_position_without_painting(benchmark, page, figure):
    positions = cycle(range(page.timeline.plies + 1))
    benchmark(lambda: page.show_position(next(positions), still=True))
    if benchmark.stats is not None:
        figure("slider, position without painting", 1000 * benchmark.stats.stats.median, "ms")
