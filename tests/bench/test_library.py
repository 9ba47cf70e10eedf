"""A library of five thousand games: opened, searched, sorted, and left for the start page."""

import json
from datetime import UTC, datetime, timedelta
from itertools import cycle
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from app.match.archive import Archive
from app.match.library import as_json
from app.models.library import LibraryColumn
from app.models.start import open_games, own_results, past_games
from app.views.library import LibraryPage
from app.views.scale import scale
from app.views.style import dress
from tests.bench.processor import process_clock
from tests.bench.slider import GAMES, record_of

GAMES_KEPT = 5_000
NAMES = ("Ann", "Béa", "Jürgen", "Ćwikła", "Mia", "Übelacker", "You", "Guest")


def large_archive(folder, count=GAMES_KEPT, seed=1):
    """An archive with so many games; they differ in names, notes, days and lengths, their moves are few."""
    archive, _ = Archive.open(folder)
    random = Random(seed)
    there = [archive.import_file(record_of(game)).id for game in GAMES]
    with archive._store.write() as db:  # noqa: SLF001 - game by game the disk would take minutes
        models = [db.execute("SELECT header, standing FROM game WHERE id = ?", (each,)).fetchone() for each in there]
        start = datetime(2024, 1, 1, tzinfo=UTC)
        for number in range(count - len(there)):
            header, standing = random.choice(models)
            fields = json.loads(header)
            fields["id"] = f"ff{number:030x}"
            fields["note"] = random.choice(("", "", "gut gespielt", "Revanche für Jürgen", f"Runde {number}"))
            fields["seats"][0].update(name=random.choice(NAMES), level="")
            if random.random() < 0.2:
                fields["finished"] = fields["result"] = None
            changed = (start + timedelta(hours=3 * number)).isoformat(timespec="microseconds")
            row = db.execute(
                "INSERT INTO game (id, header, standing, changed, finished) VALUES (?, ?, ?, ?, ?)",
                (fields["id"], as_json(fields), standing, changed, fields["finished"] is not None),
            ).lastrowid
            plies = [(row, k, "pass", "0" * 16) for k in range(1, random.randrange(2, 60))]
            db.executemany("INSERT INTO ply VALUES (?, ?, ?, ?)", plies)
    return archive


@pytest.fixture(scope="module")
def archive(tmp_path_factory, qapp):
    dress(qapp)
    scale.fit(1920, 1080)
    archive = large_archive(tmp_path_factory.mktemp("large"))
    yield archive
    archive.close()


@pytest.fixture(scope="module")
def page(archive):
    page = LibraryPage(archive)
    page.resize(1920, 1080)
    page.show()
    page.refresh()
    QApplication.processEvents()
    yield page
    page.hide()


@process_clock
def test_an_archive_without_a_list_is_listed(benchmark, archive, figure):
    """Once, when an older archive is upgraded."""

    def forget():
        with archive._store.write() as db:  # noqa: SLF001
            db.execute("DELETE FROM listing")

    benchmark.pedantic(lambda: past_games(archive), setup=forget, rounds=2)
    if benchmark.stats is not None:
        figure("library, 5,000 games listed for the first time", 1000 * benchmark.stats.stats.median, "ms")


@process_clock
def test_the_library_opens(benchmark, page, figure):
    def step():
        page.refresh()
        QApplication.processEvents()

    benchmark.pedantic(step, rounds=10, warmup_rounds=1)
    if benchmark.stats is not None:
        figure("library of 5,000 games, opened", 1000 * benchmark.stats.stats.median, "ms", "under 100")


@process_clock
def test_a_letter_is_typed(benchmark, page, figure):
    words = cycle(("j", "jü", "jür", "jürg", "today", "r", "revanche ann", "z"))

    def step():
        page.filters.search.setText(next(words))
        QApplication.processEvents()

    benchmark.pedantic(step, rounds=16, warmup_rounds=1)
    page.filters.clear()
    if benchmark.stats is not None:
        figure("library of 5,000 games, a letter typed", 1000 * benchmark.stats.stats.median, "ms", "under 100")


@process_clock
@pytest.mark.parametrize("column", list(LibraryColumn))
def test_a_column_is_sorted(benchmark, page, figure, column):
    orders = cycle(Qt.SortOrder)

    def step():
        page.table.sortByColumn(column, next(orders))
        QApplication.processEvents()

    benchmark.pedantic(step, rounds=6, warmup_rounds=1)
    if benchmark.stats is not None:
        what = f"library of 5,000 games, sorted by {column.name.lower()}"
        figure(what, 1000 * benchmark.stats.stats.median, "ms", "under 100")


@process_clock
def test_the_start_page_looks_at_the_archive(benchmark, archive, figure):
    benchmark.pedantic(
        lambda: (open_games(archive), past_games(archive), own_results(archive)), rounds=10, warmup_rounds=1
    )
    if benchmark.stats is not None:
        figure("library of 5,000 games, back to the start page", 1000 * benchmark.stats.stats.median, "ms", "under 100")
