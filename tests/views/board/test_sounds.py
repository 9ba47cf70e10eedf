"""What is heard at a table, and when it keeps quiet."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from app.models.moments import Motion
from app.models.pace import Pace
from app.models.sounds import VOICES, Ambience, Sound
from tests.session.opponents import Predictable, Silent
from tests.views.board.conftest import ANN, BOB, revealing, trading


class Ear:
    """Hears what the speaker is told."""

    def __init__(self):
        self.heard, self.around = [], {}

    def play(self, sound, *, after=0.0, gain=1.0):
        self.heard.append(sound)

    def surround(self, place, ambience):
        self.around[place] = ambience

    def leave(self, place):
        self.around.pop(place, None)

    def hush(self):
        self.heard.clear()


@pytest.fixture
def ear(monkeypatch):
    listens = Ear()
    monkeypatch.setattr("app.views.game.table_sounds.speaker", listens)
    return listens


def played(page, verb):
    """Play the first legal action of that verb."""
    page.controller.play(next(action for action in page.match.state.legal() if action[0] == verb))


def test_a_choice_clicks_and_a_card_is_heard_as_it_moves(table, settings, ear):
    settings.pace = "calm"
    page = table((ANN, BOB), Silent(), until=revealing)
    ear.heard.clear()

    page.view.chosen.emit(page.offered()[0])

    assert Sound.CLICK in ear.heard
    assert Sound.CARD in ear.heard


def test_at_once_only_the_beginning_of_a_turn_is_heard(table, settings, ear):
    settings.pace = "now"
    page = table((ANN, BOB), Predictable(3), until=trading)
    ear.heard.clear()

    for _ in range(200):
        if page.controller.awaits_person and not ear.heard:
            page.controller.play(page.match.state.legal()[-1])
        QApplication.processEvents()

    assert ear.heard == [Sound.TURN]


class Over:
    """The match of a game that has ended, as much of it as is needed."""

    def __init__(self, seats, places):
        self.seats = seats
        self.state = self
        self.ranking = lambda: places


@pytest.mark.parametrize(("places", "sound"), [([1, 2], Sound.WIN), ([2, 1], Sound.ROUND)])
def test_the_end_is_heard_once_and_sounds_better_to_a_winner(table, ear, monkeypatch, places, sound):
    page = table((ANN, BOB), Silent(), until=revealing)
    monkeypatch.setattr(page.ending, "begin", lambda _match: None)  # it is not over, after all
    page.controller.finished.emit()  # of a game that was over before
    assert Sound.WIN not in ear.heard
    played(page, page.match.state.legal()[0][0])
    ear.heard.clear()
    monkeypatch.setattr(page.sounds, "_match", Over(page.match.seats, places))

    page.controller.finished.emit()
    page.controller.finished.emit()

    assert ear.heard == [sound]


def test_what_happens_is_heard_once_however_often_it_is_told(table, settings, ear):
    settings.pace = "calm"
    page = table((ANN, BOB), Silent(), until=revealing)
    page.match.play(page.match.state.legal()[0])
    page.match.events[-1] = (("bust", 0, 3), ("bust", 0, 3))
    ear.heard.clear()

    page.sounds._moved(page.match.ply)  # noqa: SLF001
    assert ear.heard == []  # both ships are not yet in sight
    page.view.scene_.moments.heard.emit(Motion.ROLL)
    assert ear.heard == []
    page.view.scene_.moments.heard.emit(Motion.SHAKE)

    assert ear.heard == [Sound.BUST]


def test_what_is_shown_again_is_heard_and_made_much_of_again(qtbot, table, settings, ear, monkeypatch):
    """Two plies that do not follow each other; the later one is a bust, and the last ply of all is none."""
    settings.pace = "calm"
    monkeypatch.setattr("app.views.game.follower.REPEAT", Pace(0, 0, 0, 0, 4))
    page = table((ANN, BOB), Silent(), seed=5, plies=60)
    events = page.match.events
    busts = [ply for ply in range(1, page.match.ply) if any(event[:2] == ("bust", 1) for event in events[ply - 1])]
    seen = []
    page.view.scene_.moments.heard.connect(seen.append)
    ear.heard.clear()

    page.follower.repeat((busts[-1] - 3, busts[-1]))
    qtbot.waitUntil(lambda: not page.follower.repeats, timeout=10_000)

    assert Motion.SHAKE in seen
    assert ear.heard.count(Sound.BUST) == 1


def test_where_nothing_moves_what_happens_is_heard_at_once(table, settings, ear):
    settings.pace, settings.reduced_motion = "calm", True
    page = table((ANN, BOB), Silent(), until=revealing)
    page.match.play(page.match.state.legal()[0])
    page.match.events[-1] = (("bust", 0, 3),)
    ear.heard.clear()

    page.sounds._moved(page.match.ply)  # noqa: SLF001

    assert ear.heard == [Sound.BUST]


def test_coins_that_fly_are_heard_but_never_more_than_a_few(table, settings, ear):
    settings.pace = "calm"
    page = table((ANN, BOB), Silent(), until=trading)
    ear.heard.clear()
    played(page, page.match.state.legal()[0][0])

    assert Sound.COIN in ear.heard
    assert sum(sound in (Sound.COIN, Sound.CARD) for sound in ear.heard) <= VOICES


def test_what_is_taken_back_is_not_heard_again(table, settings, ear):
    settings.pace, settings.free_undo = "now", True
    page = table((ANN, BOB), Silent(), until=trading)
    played(page, page.match.state.legal()[0][0])
    ear.heard.clear()

    page.controller.undo()

    assert ear.heard == []


def test_the_key_turns_the_sound_off_and_on(table, settings, ear):
    page = table((ANN, BOB), Silent())
    assert (page.bar.sound.glyph_name, page.bar.sound.accessibleName()) == ("speaker", "Sound at 60%")

    QTest.keyClick(page, Qt.Key.Key_F9)
    assert not settings.sounds
    assert (page.bar.sound.glyph_name, page.bar.sound.accessibleName()) == ("speaker-off", "Sound off")

    QTest.keyClick(page, Qt.Key.Key_F9)
    assert settings.sounds


def test_the_speaker_has_the_volume_and_the_switch(table, settings, ear, monkeypatch):
    opened = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, _place: opened.append(menu))  # nothing pops up without a screen
    page = table((ANN, BOB), Silent())

    QTest.mouseClick(page.bar.sound, Qt.MouseButton.LeftButton)
    (menu,) = opened
    entries = {action.text(): action for action in menu.actions()}
    assert [action.text() for action in menu.actions() if action.isChecked()] == ["Sound at 60%"]
    entries["Sound at 20%"].trigger()
    assert (settings.sounds, settings.volume) == (True, 20)
    assert ear.heard[-1] is Sound.CLICK
    assert page.bar.sound.accessibleName() == "Sound at 20%"

    entries["Sound off"].trigger()
    assert (settings.sounds, settings.volume) == (False, 20)


def test_ambience_belongs_to_a_page_that_is_seen(table, ear, monkeypatch):
    active = Qt.ApplicationState.ApplicationActive
    monkeypatch.setattr("app.views.game.table_sounds.QGuiApplication.applicationState", staticmethod(lambda: active))
    page = table((ANN, BOB), Silent())
    assert list(ear.around.values()) == [Ambience.HARBOUR]

    page.hide()
    QApplication.processEvents()
    assert ear.around == {}


def test_a_table_says_nothing_to_a_speaker_that_follows_no_settings(table, settings):
    from app.views.sound.speaker import speaker

    settings.pace = "calm"
    page = table((ANN, BOB), Silent(), until=revealing)
    page.view.chosen.emit(page.offered()[0])

    assert speaker._thread is None  # noqa: SLF001
