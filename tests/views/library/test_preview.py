"""The panel beside the library's list: what it reads, and when."""

import gc
from random import Random
from threading import Event

import pytest

from app.match.library import Summary, standing_of
from app.match.match import new_match
from app.match.seats import Seat
from app.models.library import LibraryModel
from app.views.library.preview import GamePreview
from tests.views.review.conftest import a_game

pytestmark = pytest.mark.painted

ANN, BEA, OTTO = Seat("Ann", "", 0), Seat("Bea", "", 3), Seat("Otto", "apprentice", 1)


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


@pytest.mark.parametrize("seats", [(ANN, BEA), (ANN, OTTO)], ids=["two persons", "one"])
def test_a_game_whose_persons_hide_their_hands_has_no_picture(qtbot, archive, seats):
    match, random = new_match("bruges", seats, {}, 5), Random(5)
    for _ in range(20):
        match.play(random.choice(match.state.legal()))
    archive.create(match.record, standing_of(match.state))
    preview = GamePreview(archive, LibraryModel(archive))
    qtbot.addWidget(preview)
    preview.show_games(archive.games())
    qtbot.waitUntil(lambda: preview.match is not None)

    assert (preview.picture is None) == (seats == (ANN, BEA))
    preview.close()
