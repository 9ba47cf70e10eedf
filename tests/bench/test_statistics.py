"""Statistics of ten thousand games: counted for the first time, opened, and narrowed down."""

import json
from itertools import cycle

import pytest
from PySide6.QtWidgets import QApplication

from app.models.review.analysis import VERSION
from app.views.scale import scale
from app.views.statistics import plot  # noqa: F401 - its import is measured with the program's start
from app.views.statistics.page import StatisticsPage
from app.views.style import dress
from tests.bench.processor import process_clock
from tests.bench.test_library import large_archive

MISTAKES = json.dumps({f"a kind>{better}": [2, 0.0123, 0.0001] for better in range(12)})
"""Of each game: as many kinds as a game of Apprentices has."""

GAMES_KEPT, FEW = 10_000, 300
"""Games of the archive when it is measured, and when it is only seen that it runs."""


@pytest.fixture(scope="module")
def archive(tmp_path_factory, qapp, request):
    dress(qapp)
    scale.fit(1366, 768)
    count = GAMES_KEPT if request.config.getoption("benchmark_enable") else FEW
    archive = large_archive(
        tmp_path_factory.mktemp("large"), count * 3 // 2
    )  # a third of them goes on or has no person
    while archive.results.bring_up(VERSION):
        pass
    with archive._store.write() as db:  # noqa: SLF001 - game by game would take minutes
        db.execute(
            "UPDATE result SET persons = 1, again = 0, weighed = 1, won = CASE WHEN players > 1 THEN row % 2 END,"
            " place = 2 - row % 2, options = CASE row % 3 WHEN 0 THEN options ELSE '{}' END,"
            " levels = CASE WHEN players > 1 THEN 'master' || replace(hex(zeroblob(players - 2)), '00', '|master')"
            " ELSE '' END, ended = '2024-' || (10 + row % 3) || '-' || (10 + row % 20) || 'T12:00:00Z',"
            " luck = (row % 41 - 20) / 100.0, luck_error = 0.02, loss = -(row % 23) / 100.0, loss_error = 0.02,"
            " mistakes = ?",
            (MISTAKES,),
        )
    yield archive
    archive.close()


@process_clock
def test_a_thousand_games_are_counted_for_the_first_time(benchmark, archive, figure):
    """Beside the window, once, when an older archive is upgraded."""
    n_games = 1000 if benchmark.enabled else FEW // 3  # what is counted anew is no longer what the archive was given
    with archive._store.read() as db:  # noqa: SLF001
        rows = [row for (row,) in db.execute("SELECT row FROM result LIMIT ?", (n_games,))]

    def forget():
        with archive._store.write() as db:  # noqa: SLF001
            db.executemany("UPDATE result SET version = '' WHERE row = ?", [(row,) for row in rows])

    benchmark.pedantic(lambda: archive.results.bring_up(VERSION, 1000), setup=forget, rounds=2)
    if benchmark.stats is not None:
        figure("statistics, 1,000 games counted", 1000 * benchmark.stats.stats.median, "ms")


@process_clock
def test_the_page_opens(benchmark, archive, figure):
    pages = []

    def step():
        page = StatisticsPage(archive)
        page.resize(1366, 768)
        page.show()
        page.refresh()
        QApplication.processEvents()
        pages.append(page)

    def close():
        while pages:
            page = pages.pop()
            page.gathering.stop()
            page.hide()
            page.deleteLater()

    benchmark.pedantic(step, setup=close, rounds=5, warmup_rounds=1)
    assert len(pages[-1].shown) > (GAMES_KEPT if benchmark.enabled else 0)
    assert all(chart.drawn or chart.trend is None for chart in pages[-1].charts)
    close()
    if benchmark.stats is not None:
        figure("statistics of 10,000 games, opened", 1000 * benchmark.stats.stats.median, "ms", "under 500")


@process_clock
def test_a_game_is_chosen(benchmark, archive, figure):
    page = StatisticsPage(archive)
    page.resize(1366, 768)
    page.show()
    page.refresh()
    games = cycle(value for value, _ in page.choices.choices("game"))

    def step():
        page.choices.choose("game", next(games))
        QApplication.processEvents()

    benchmark.pedantic(step, rounds=12, warmup_rounds=1)
    page.gathering.stop()
    page.hide()
    if benchmark.stats is not None:
        figure("statistics of 10,000 games, a game chosen", 1000 * benchmark.stats.stats.median, "ms", "under 500")
