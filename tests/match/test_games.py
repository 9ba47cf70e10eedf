"""Every game can be played, kept, undone, sent and reviewed."""

from random import Random

import pytest

from app.engines import GAMES
from app.match.match import begin, new_match, open_match
from app.match.record import dumps, loads, replay, verify
from app.match.seats import Seat
from tests.engines.suite import everything, fields_of, some_options
from tests.marks import THOROUGH
from tests.match.builders import play_on, seats_for

TABLES = [
    pytest.param((key, players), marks=THOROUGH if players > min(game.players) else ())
    for key, game in GAMES.items()
    for players in game.players
]
"""The smallest of every game; the larger ones are slow tests."""


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: "{}-{}".format(*table))
def random_match(request):
    """A finished game of random play with random options; its kind and number vary with the table; for looking only."""
    key, players = request.param
    options = some_options(GAMES[key], players, Random(players))
    return play_on(new_match(key, seats_for(players), options, players), seed=players)


def test_a_record_is_replayed_to_the_same_end(random_match):
    record = loads(dumps(random_match.record))

    done = verify(record)

    assert record == random_match.record
    assert done.failed_at is None
    assert done.events == random_match.events
    assert [state.digest() for state in done.states] == [state.digest() for state in random_match.states]
    assert record.result["scores"] == done.states[-1].scores()


def test_replayed_positions_share_their_lists_and_none_changes_when_it_is_played_on(random_match):
    states = replay(random_match.record).states
    lists = [value for state in states for name in fields_of(state) if type(value := getattr(state, name)) is list]
    before = [everything(state) for state in states]
    random = Random(1)

    for state in states[:-1]:
        for copy in (state.clone(), state.resample(state.actor, random)):
            copy.apply(random.choice(copy.legal()))

    assert len({id(each) for each in lists}) < len(lists) / 2, "a position has no list in common with the one before"
    assert [everything(state) for state in states] == before


def test_a_game_goes_through_the_archive_and_out_again(random_match, archive):
    text = dumps(random_match.record)

    game_id = archive.import_text(text).id

    assert archive.export(game_id) == text
    assert archive.games()[0].standing.scores == tuple(random_match.state.scores())


def test_it_goes_on_from_any_ply(random_match, archive):
    for ply in sorted(Random(1).sample(range(random_match.ply), 2)):
        twig = begin(random_match.branch(ply, random_match.seats), archive)
        again = open_match(archive, twig.record.id)

        assert again.state.digest() == random_match.states[ply].digest()
        assert play_on(again, 10, seed=ply).failure is None
        assert archive.load(twig.record.id) == again.record


def test_free_undo_and_redo_come_back_to_the_same_end(random_match, archive):
    begin(random_match.record, archive)
    match = open_match(archive, random_match.record.id)
    digests = [state.digest() for state in match.states]
    finished = match.record.finished

    for _ in range(5):
        match.undo(free=True)
        assert match.state.actor == 0
        assert archive.load(match.record.id) == match.record
    while match.can_redo():
        match.redo()

    match.record.finished = finished  # a new moment, the same end
    assert dumps(match.record) == dumps(random_match.record)
    assert [state.digest() for state in match.states] == digests


def test_what_was_disclosed_stays(random_match):
    """Whatever undo offers, nothing hidden was disclosed between there and now."""
    match = begin(random_match.branch(0, random_match.seats))
    offered = 0
    for ply in random_match.record.plies:
        match.play(GAMES[match.record.game].read(match.state, ply.text))
        if match.can_undo():
            offered += 1
            start, now = match.state.revealed, match.ply
            assert match.undo() < now
            assert match.state.revealed == start
            match.redo()
    assert offered


@pytest.mark.parametrize("key", GAMES)
def test_persons_at_one_screen_take_back_their_own_decisions_only(key):
    """All seats are persons who undo now and then: nobody's decision is undone once another has decided, or seen."""
    for seed in range(2):
        random = Random(seed)
        players = random.choice([each for each in GAMES[key].players if each > 1])
        seats = [Seat(f"Seat {i}", "", i) for i in range(players)]
        match = new_match(key, seats, some_options(GAMES[key], players, random), seed)
        undone = refused = first = shown = 0
        while not match.finished and match.ply < 250:
            state = match.state
            others = [ply for ply, each in enumerate(match.states) if each.actor != state.actor]
            if len(state.legal()) > 1 and others:
                first = max(first, others[-1] + 1)  # what the others have decided before stands
            match.play(random.choice(state.legal()))
            while match.can_undo() and random.random() < 0.3:
                shown = match.state.revealed
                match.undo()
                undone += 1
                assert match.ply >= first
                assert match.state.revealed == shown
            refused += match.ply and not match.can_undo()
        assert undone
        assert refused


def test_each_ply_that_is_tampered_with_is_named(random_match):
    for ply in Random(2).sample(range(1, random_match.ply + 1), 3):
        record = loads(dumps(random_match.record))
        record.plies[ply - 1] = record.plies[ply - 1]._replace(text="fly away")

        done = replay(record)

        assert done.failed_at == len(done.states) == ply
        assert f"Move {ply} " in done.message
