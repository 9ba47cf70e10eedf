"""The panel beside the library's list: what it reads, and when."""

import gc
from threading import Event

import pytest

from app.match.library import Summary
from app.models.library import LibraryModel
from app.views.library.preview import GamePreview
from tests.views.review.conftest import a_game

pytestmark = pytest.mark.painted


@pytest.fixture
def summaries(archive) -> list[Summary]:
    for seed in (1, 2, 3):
        a_game(archive, seed=seed)
    return archive.games()


@pytest.mark.slow
def test_of_several_games_chosen_quickly_the_last_one_is_shown(qtbot, archive, summaries, monkeypatch):
    """The second one's task was freed while it was still to be run, and then run."""
    read, go, shown = [], Event(), []
    load = archive.load

    def slowly(game_id):
        read.append(game_id)
        go.wait(10)
        return load(game_id)

    monkeypatch.setattr(archive, "load", slowly)
    preview = GamePreview(archive, LibraryModel(archive))
    qtbot.addWidget(preview)
    monkeypatch.setattr(preview, "_repaint_picture", lambda: shown.append(preview.match.record.id))
    for count, summary in enumerate(summaries, 1):
        preview.show_games([summary])
        qtbot.waitUntil(lambda count=count: len(read) == count)
        gc.collect()
    go.set()
    qtbot.waitUntil(lambda: preview.match is not None)
    qtbot.wait(50)

    assert shown == [summaries[2].id]
    preview.close()
