"""Signs on the slider of a past game."""

from app.models.presenter import NO_SEAT, EventSign
from tests.engines.taverns.builder import A, do, service
from tests.models.play import ANNA, LENI, SEATS, clean
from tests.models.taverns.play import PRESENTER, games

TWO = (ANNA, LENI)


def event_signs(state, *texts):
    """The signs of a line of play."""
    events = []
    for text in texts:
        state.trace = []
        do(state, text)
        events.append(tuple(state.trace))
    return PRESENTER.event_signs(events, TWO)


def test_every_evening_and_every_draft_has_its_sign():
    for states, events in games():
        found = PRESENTER.event_signs(events, SEATS[: states[0].players])
        moons = [mark for mark in found if mark.glyph == "moon"]
        rolled = [ply for ply, happened in enumerate(events, 1) if any(e[0] == "white_rolled" for e in happened)]
        begun = not states[0].setting_up()  # the first evening may begin before the first ply
        assert len(moons) == 8 - begun
        assert {mark.ply for mark in found if mark.glyph in ("moon", "rolling-dices")} >= set(rolled)
        assert all(clean(mark.text) for mark in found)
        assert found[-1].glyph == "laurels-trophy"


def test_upgrades_guests_and_nobles_have_signs():
    state = service(doubloons=5, beer=14, display="guest_5_1 - - -", guest_deck="")

    assert event_signs(state, "upgrade safe 0", "recruit guest_5_1", "nobles 1") == [
        EventSign(1, "hammer-nails", A, "You upgrade “Safe” for 5 doubloons and gain a noble."),
        EventSign(2, "beer-stein", A, "You recruit the carpenter for 5 beer."),
        EventSign(3, "jewel-crown", A, "You hire 1 noble for 9 beer."),
    ]


def test_a_noble_of_the_monastery_has_a_sign():
    state = service("monk:5", monastery={A: 9})

    assert event_signs(state, "activate monk") == [EventSign(1, "jewel-crown", A, "You gain: Noble.")]


def test_signs_of_the_whole_table_belong_to_nobody():
    _, events = games()[0]

    assert {mark.seat for mark in PRESENTER.event_signs(events, TWO) if mark.glyph in ("moon", "rolling-dices")} == {
        NO_SEAT
    }
