"""The panel beside the library's list: what it reads, and when."""

import gc
from random import Random
from threading import Event

import pytest
from PySide6.QtCore import Qt

from app.match.library import Summary, standing_of
from app.match.match import new_match
from app.match.seats import Seat
from app.models.library import LibraryModel, LibraryQuery
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


NOTE = f"The second galleon!\n{'Never again so long a turn. ' * 12}Mina was too careful. {'So much today. ' * 8}Done."


@pytest.fixture
def noted(qtbot, archive, summaries):
    """The preview and the model of a library; the first game has a note."""
    archive.set_note(summaries[0].id, NOTE)
    model = LibraryModel(archive)
    model.refresh()
    preview = GamePreview(archive, model)
    qtbot.addWidget(preview)
    preview.resize(290, 640)
    preview.show()
    yield preview, model
    preview.close()


def test_a_note_is_shown_and_a_game_without_one_has_the_room_for_its_moments(noted, archive, summaries):
    preview, model = noted
    preview.show_games([model.summary(0)])
    assert preview.note_view.isVisible()
    assert preview.note_view.lines[0].startswith("The second galleon! Never")
    assert len(preview.note_view.lines) == 3
    assert preview.note_view.toolTip().split() == NOTE.split()
    assert preview.note_view.accessibleName().startswith("Note: The second galleon!")

    preview.show_games([model.summary(1)])
    assert not preview.note_view.isVisible()


def test_of_a_long_note_the_words_that_were_looked_for_are_shown(noted):
    """A search for a word of a note found the game without showing why."""
    preview, model = noted
    model.want(LibraryQuery(words="MINA"))
    preview.show_games([model.summary(0)])

    lines = preview.note_view.lines
    assert lines[0].startswith("… ")
    assert any("Mina" in line for line in lines[:2])


def test_a_screen_reader_says_the_note_with_its_game(noted):
    _, model = noted
    said = [model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(model.rowCount())]
    assert "note: The second galleon! Never again" in said[0]
    assert len(said[0]) < 350
    assert "note" not in said[1]
