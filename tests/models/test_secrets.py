"""What persons at one screen hide from each other is not shown away from their table."""

from random import Random

import pytest

from app.match.library import standing_of
from app.match.match import new_match
from app.match.seats import Seat
from app.models.games import presenter
from app.models.keys import make_key
from app.models.secrets import keeps_secrets, side, whose_hand
from app.models.start import cards_in_view

ANN, BEA, OTTO = Seat("Ann", "", 0), Seat("Bea", "", 3), Seat("Otto", "apprentice", 1)


@pytest.fixture
def played(archive):
    """Plays a game of the archive at random until a seat decides whose turn is wanted, or to its end (``None``)."""

    def play(game, seats, until=0, plies=30):
        match, random = new_match(game, seats, {}, 5), Random(5)
        while not match.finished and (until is None or match.ply < plies or match.state.actor != until):
            match.play(random.choice(match.state.legal()))
        archive.create(match.record, standing_of(match.state))
        return match, archive.summaries([match.record.id])[match.record.id]

    return play


@pytest.mark.parametrize("actor", [0, 1])
def test_a_shared_game_is_shown_from_the_side_of_who_decides(played, actor):
    match, summary = played("bruges", (ANN, BEA), actor)

    assert keeps_secrets(match)
    assert side(match) == actor
    assert whose_hand(summary) == (ANN, BEA)[actor].name


def test_while_an_opponent_decides_it_is_shown_from_the_side_of_the_first_person(played):
    match, summary = played("bruges", (OTTO, ANN, BEA), 0)

    assert side(match) == 1
    assert whose_hand(summary) == "Ann"


@pytest.mark.parametrize(
    ("game", "seats", "until"),
    [("bruges", (OTTO, ANN), 1), ("port_royal", (ANN, BEA), 1), ("loyang", (ANN, BEA), None)],
    ids=["one person", "nothing hidden", "over"],
)
def test_where_nobody_hides_anything_it_is_the_first_person_as_ever(played, game, seats, until):
    match, summary = played(game, seats, until)

    assert not keeps_secrets(match)
    assert seats[side(match)] == ANN
    assert whose_hand(summary) == ""


def held(match, seat):
    """The keys of the cards in the hand of a seat."""
    zones = presenter("bruges").table(match.state, seat, match.seats).zones
    (hand,) = (zone for zone in zones if zone.key == make_key("hand", seat))
    return {piece.key for piece in hand.pieces}


def test_the_picture_of_a_shared_game_has_no_card_of_a_hand(played, archive):
    """Where one person plays it has those of its hand."""
    alone, _ = played("bruges", (ANN, OTTO))
    assert held(alone, 0) & {piece.key for piece in cards_in_view(archive, alone.record.id)}

    shared, _ = played("bruges", (ANN, BEA))
    assert held(shared, 0)
    assert not (held(shared, 0) | held(shared, 1)) & {piece.key for piece in cards_in_view(archive, shared.record.id)}
