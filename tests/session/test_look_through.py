"""Games that are looked through one after the other, and the questions that are kept of them."""

from random import Random

from app.match.library import standing_of
from app.match.match import new_match
from app.match.seats import Seat
from app.models.training.cards import kept_deck, supply
from app.session.look_through import LookThrough
from tests.trainers import Content, Trainer

SEATS = (Seat("Ann", "", 0), Seat("Otto", "journeyman", 1))


def a_game(archive, seed):
    match = new_match("port_royal", SEATS, {"influence": 6}, seed)
    random = Random(seed)
    while not match.finished:
        match.play(random.choice(match.state.legal()))
    archive.create(match.record, standing_of(match.state))
    return match.record.id


def test_all_games_are_looked_through_even_if_one_cannot_be_read(archive, until):
    games = [a_game(archive, 3), a_game(archive, 4)]
    searcher, done = LookThrough(archive, Trainer), []
    searcher.done.connect(done.append)

    searcher.start([games[0], "0" * 32, games[1]])
    until(lambda: not searcher.running)

    assert done == [games[0], "0" * 32, games[1]]
    deck = kept_deck(archive)
    assert deck.looked_through == set(games)
    assert {card.game for card in deck.cards} == set(games)
    assert all(round(card.loss, 3) == 0.1 for card in deck.cards)
    assert supply(archive).unseen == []
    searcher.close()


def test_a_game_that_cannot_be_followed_to_its_end_does_not_hold_up_the_others(archive, until):
    """It counts as finished, but its end is never reached: it is passed over."""
    broken = new_match("port_royal", SEATS, {"influence": 6}, 5)
    random = Random(5)
    while not broken.finished:
        broken.play(random.choice(broken.state.legal()))
    broken.record.plies[-3] = broken.record.plies[-3]._replace(text="draw twice")
    archive.create(broken.record, standing_of(broken.state))
    games = [broken.record.id, a_game(archive, 3)]
    assert supply(archive).unseen == games[::-1]
    searcher, done = LookThrough(archive, Trainer), []
    searcher.done.connect(done.append)

    searcher.start(games)
    until(lambda: not searcher.running)

    assert done == games
    assert kept_deck(archive).looked_through == {games[1]}
    searcher.close()


def test_who_stops_goes_on_another_time(archive, until):
    games = [a_game(archive, 3), a_game(archive, 4)]
    searcher = LookThrough(archive, Content)
    searcher.done.connect(lambda _game: searcher.stop())
    searcher.start(games)
    until(lambda: not searcher.running)
    assert kept_deck(archive).looked_through == {games[0]}

    again = LookThrough(archive, Content)
    again.start(supply(archive).unseen)
    assert again.todo == [games[1]]
    until(lambda: not again.running)
    assert kept_deck(archive).looked_through == set(games)
    for each in (searcher, again):
        each.close()
