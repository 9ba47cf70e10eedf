"""Persons who have not said a name are called in the language of the moment, in old games too."""

from random import Random

from app.engines import GAMES
from app.match.seats import Seat
from app.models.setup import Setup, as_recorded, from_kept, kept, spoken

GERMAN = {"You": "Du", "Host": "Gastgeber", "Guest": "Gast"}


def speak_german(monkeypatch):
    monkeypatch.setattr("app.models.setup.QCoreApplication.translate", lambda context, text: GERMAN.get(text, text))


def test_a_game_begun_in_german_reads_you_in_english(monkeypatch):
    seats = (Seat("Du", "", 0), Seat("Otto", "master", 1))
    with monkeypatch.context() as german:
        speak_german(german)
        recorded, _ = Setup(seats, {}).drawn(Random(1))

    assert [seat.name for seat in spoken(recorded)] == ["You", "Otto"]
    speak_german(monkeypatch)
    assert [seat.name for seat in spoken(recorded)] == ["Du", "Otto"]


def test_a_name_that_was_said_stays(monkeypatch):
    speak_german(monkeypatch)
    seats = (Seat("Anna", "", 0), Seat("You", "journeyman", 1))

    assert spoken(seats) == seats  # an opponent may be called anything
    assert as_recorded(seats) == seats


def test_the_last_set_up_follows_the_language(monkeypatch):
    game = GAMES["port_royal"]
    data = kept(Setup((Seat("You", "", 0), Seat("Otto", "master", 1)), {}))
    speak_german(monkeypatch)

    assert [seat.name for seat in from_kept(game, data).seats] == ["Du", "Otto"]
