"""The panel beside the library's list: what it reads, and when."""

import gc
from threading import Event

import pytest
from PySide6.QtCore import QThreadPool

from app.match.library import Summary
from app.models.library import LibraryModel
from app.views.library.preview import Preview
from tests.views.review.conftest import a_game


@pytest.fixture
def summaries(archive) -> list[Summary]:
    for seed in (1, 2, 3):
        a_game(archive, seed=seed)
    return archive.games()


def test_a_game_that_waits_to_be_read_outlives_the_next_choice(qtbot, archive, summaries, monkeypatch):
    """The second one's task was freed while the pool still had it, and then run."""
    read, go = [], Event()
    load = archive.load

    def slowly(game_id):
        read.append(game_id)
        go.wait(10)
        return load(game_id)

    monkeypatch.setattr(archive, "load", slowly)
    start, asked = QThreadPool.start, []
    monkeypatch.setattr(QThreadPool, "start", lambda pool, task: (start(pool, task), asked.append(None)))
    preview = Preview(archive, LibraryModel(archive))
    qtbot.addWidget(preview)
    for summary in summaries:
        preview.show_games([summary])
        qtbot.waitUntil(lambda: bool(asked))
        asked.clear()
        gc.collect()
        qtbot.waitUntil(lambda: read == [summaries[0].id])
    go.set()
    qtbot.waitUntil(lambda: preview.match is not None)

    assert preview.match.record.id == summaries[2].id
    assert read == [summaries[0].id, summaries[2].id]
    preview.close()
