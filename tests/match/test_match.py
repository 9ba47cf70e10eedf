"""One game in progress: playing, undoing, branching, and what is kept of it."""

from random import Random

import pytest

from app.engines import GAMES
from app.engines.contract import IllegalAction
from app.match.match import Match, begin, new_match, open_match
from app.match.record import dumps
from app.match.words import ArchiveError, RecordError
from tests.match.builders import ANN, BO, CLIO, a_game, a_match, play_on, seats_for
from tests.match.toy import TOY, ToyState


def draw_until(match, decide):
    """Play ``draw`` until ``decide(state)``; seeds are chosen so that it comes."""
    while not decide(match.state):
        match.play(("draw",))
    return match


# Playing


def test_each_ply_is_in_the_archive_when_play_returns(archive):
    match = a_match(archive)

    for _ in range(12):
        match.play(match.state.legal()[0])

        assert archive.load(match.record.id) == match.record
        assert len(match.record.plies) == match.ply


def test_play_gives_what_happened_and_keeps_every_position():
    match = a_match(plies=9)
    before = [state.digest() for state in match.states]

    events = match.play(("draw",))

    assert events == match.events[-1]
    assert events[0][0] == "drew"
    assert [state.digest() for state in match.states[:-1]] == before
    assert len(match.states) == len(match.events) + 1 == 11


def test_an_illegal_action_changes_nothing(archive):
    match = a_match(archive, plies=2)
    kept = dumps(match.record)

    with pytest.raises(IllegalAction):
        match.play(("fly",))

    assert dumps(match.record) == kept == archive.export(match.record.id)


def test_the_result_is_kept_with_the_last_ply(archive):
    match = a_game(archive)

    record = archive.load(match.record.id)

    assert match.finished
    assert match.seat_to_act is None
    assert record.result == {"scores": match.state.scores(), "ranking": match.state.ranking()}
    assert record == match.record
    assert archive.unfinished() == []


def test_a_result_that_is_missing_is_added_on_opening(archive):
    match = a_game(archive)
    archive.truncate(match.record.id, match.ply, archive.games()[0].standing)  # takes only the result

    assert archive.unfinished()
    assert open_match(archive, match.record.id).record.result == match.record.result
    assert archive.unfinished() == []


def test_a_match_without_archive_is_played_in_memory():
    assert a_game().finished


def test_a_full_disk_leaves_the_match_as_it_was(archive, store):
    match = a_match(archive, target=40)
    with store.read() as db:
        (pages,) = db.execute("PRAGMA page_count").fetchone()
        db.execute(f"PRAGMA max_page_count = {pages}")
    caught = None
    while caught is None:
        kept, states = dumps(match.record), list(match.states)
        try:
            match.play(("draw",))
        except ArchiveError as error:
            caught = error

    assert (caught.code, str(caught)) == ("disk_full", "The disk is full; the last step was not saved.")
    assert dumps(match.record) == kept == archive.export(match.record.id)
    assert match.states == states
    with store.read() as db:
        db.execute("PRAGMA max_page_count = 100000")
    match.play(("draw",))
    assert archive.load(match.record.id) == match.record


def test_a_game_that_another_hand_changed_is_not_played_on(archive):
    match = a_match(archive, plies=3)
    twin = open_match(archive, match.record.id)
    twin.play(("draw",))

    with pytest.raises(ArchiveError) as caught:
        match.play(("draw",))

    assert caught.value.code == "out_of_step"
    assert match.ply == 3
    twin.play(("draw",))
    assert archive.load(match.record.id) == twin.record


def test_a_game_that_cannot_be_set_up_is_not_kept(archive):
    with pytest.raises(RecordError):
        new_match("toy", [ANN, BO], {"target": 7}, 1, archive)

    assert archive.games() == []


# Opening


@pytest.mark.parametrize("plies", [0, 1, 17])
def test_a_game_goes_on_at_the_very_ply(archive, plies):
    match = a_match(archive, plies=plies, keeper=True)

    again = open_match(archive, match.record.id)

    assert [state.digest() for state in again.states] == [state.digest() for state in match.states]
    assert again.events == match.events
    assert play_on(again, seed=5).record.plies == play_on(match_without_archive(match), seed=5).record.plies


def match_without_archive(match):
    """The same game at the same ply, kept nowhere."""
    twin = new_match(match.record.game, match.seats, match.record.options, match.record.seed)
    for ply in match.record.plies:
        twin.play(GAMES["toy"].read(twin.state, ply.text))
    return twin


def test_a_game_that_departs_from_the_rules_can_be_seen_and_branched_but_not_played_on(archive, store):
    match = a_match(archive, plies=8)
    with store.write() as db:
        db.execute("UPDATE ply SET digest = '0000000000000000' WHERE k = 6")

    torn = open_match(archive, match.record.id)

    assert torn.ply == 5
    assert torn.failure.params == {"ply": 6}
    assert not torn.can_undo(free=True)
    with pytest.raises(RecordError):
        torn.play(torn.state.legal()[0])
    assert play_on(begin(torn.branch(5, torn.seats), archive)).finished
    assert len(archive.load(match.record.id).plies) == 8


# Undo


def test_what_was_disclosed_cannot_be_undone():
    match = a_match(seats=(ANN, CLIO))
    assert not match.can_undo()

    match.play(("draw",))

    assert not match.can_undo()
    assert match.can_undo(free=True)
    with pytest.raises(ValueError, match="undo"):
        match.undo()


def test_undo_goes_back_to_the_decision_of_the_person_before(archive):
    """Ann banks (nothing is disclosed), and takes it back."""
    match = draw_until(a_match(archive, seats=(ANN, CLIO)), lambda state: state.hand)
    match.play(("bank",))
    ply, digest = match.ply, match.states[-2].digest()

    assert match.can_undo()
    assert match.undo() == ply - 1

    assert match.state.digest() == digest
    assert match.state.actor == 0
    assert len(match.events) == match.ply == ply - 1
    assert archive.load(match.record.id) == match.record


def test_undo_steps_back_one_decision_at_a_time():
    match = draw_until(a_match(seats=(ANN, CLIO), keeper=True), lambda state: state.hand)
    start = match.ply
    match.play(("bank",))
    match.play(("keep", 2))

    assert [match.undo(), match.undo(), match.can_undo()] == [start + 1, start, False]


def test_plies_of_one_choice_are_undone_and_redone_together():
    match = draw_until(a_match(seats=(ANN, CLIO), keeper=True), lambda state: state.hand)
    start = match.ply
    match.play(("bank",))
    match.play(("keep", 2))
    match.join(start)
    end = match.state.digest()

    assert match.undo() == start
    assert match.redo() == start + 2
    assert match.state.digest() == end
    assert match.undo() == start

    match.play(("bank",))
    match.play(("keep", 1))
    assert match.undo() == start + 1, "the choice that was taken back is forgotten"


def test_a_disclosure_in_the_middle_of_a_choice_is_not_undone():
    match = a_match(seats=(ANN, CLIO))
    for _ in range(20):  # until Ann has drawn and can still bank
        start = match.ply
        match.play(("draw",))
        if match.state.actor == match.states[start].actor:
            break
    match.play(("bank",))
    match.join(start)

    assert match.undo() == start + 1
    assert not match.can_undo()
    assert match.undo(free=True) == start


def test_decisions_of_opponents_are_undone_with_that_of_the_person():
    """Ann banks, Bo (an opponent) banks without drawing: both go back to Ann."""
    match = draw_until(a_match(seats=(ANN, BO)), lambda state: state.hand and state.actor == 0)
    start = match.ply
    match.play(("bank",))
    match.play(("bank",))

    assert match.undo() == start


def test_decisions_of_opponents_stand_where_the_game_says_so(monkeypatch):
    """Some rules end undo with another player's decision; before it, and for practice, it goes on."""
    monkeypatch.setattr(TOY, "undo_past_opponents", False)
    match = draw_until(a_match(seats=(ANN, BO)), lambda state: state.hand and state.actor == 0)
    start = match.ply
    match.play(("bank",))
    assert match.can_undo()
    match.play(("bank",))

    assert not match.can_undo()
    assert match.undo(free=True) == start


def test_decisions_of_opponents_stay_when_they_disclosed_something():
    match = draw_until(a_match(seats=(ANN, BO)), lambda state: state.hand and state.actor == 0)
    match.play(("bank",))
    match.play(("draw",))

    assert not match.can_undo()


def test_free_undo_goes_past_disclosures_and_opponents():
    match = a_match(seats=(ANN, BO), plies=25)
    people = [ply for ply in range(match.ply) if match.states[ply].actor == 0]
    back = []

    while match.can_undo(free=True):
        back.append(match.undo(free=True))

    assert back == people[::-1]
    assert match.ply == people[0]


def test_an_opponents_game_has_no_undo():
    match = a_match(seats=(BO,), plies=5)

    assert not match.can_undo(free=True)


def test_undo_ends_where_another_person_has_decided():
    """Ann banks, Clio banks and takes that back: Ann has seen what Clio wants, and her decision stands."""
    match = draw_until(a_match(seats=(ANN, CLIO), keeper=True), lambda state: state.hand and state.actor == 0)
    start = match.ply
    for action in (("bank",), ("keep", 2), ("bank",), ("keep", 1)):
        match.play(action)

    assert [match.undo(), match.undo(), match.can_undo()] == [start + 3, start + 2, False]
    assert match.can_undo(free=True)

    match.play(("bank",))
    again = begin(match.branch(match.ply, match.seats))
    assert [match.undo(), match.can_undo()] == [start + 2, False]
    assert [again.undo(), again.can_undo()] == [start + 2, False], "the same after it was opened again"


def test_undo_goes_back_to_ones_own_decision_until_another_person_has_decided():
    """Clio is to act and has not decided: Ann may still take hers back."""
    match = draw_until(a_match(seats=(ANN, CLIO), keeper=True), lambda state: state.hand and state.actor == 0)
    start = match.ply
    match.play(("bank",))
    match.play(("keep", 2))

    assert match.state.actor == 1
    assert [match.undo(), match.undo()] == [start + 1, start]


def test_where_there_is_no_choice_nobody_has_decided(monkeypatch):
    """Clio's only action is no decision of hers, unless the game asks it always."""
    legal = type(TOY.new(2)).legal
    monkeypatch.setattr(type(TOY.new(2)), "legal", lambda self: legal(self)[:1] if self.actor == 1 else legal(self))
    monkeypatch.setattr(type(TOY.new(2)), "_draw", lambda self: self._next())
    for always, stops in ((frozenset(), False), (frozenset({"draw_or_bank"}), True)):
        monkeypatch.setattr(TOY, "always_asked", always)
        match = a_match(seats=(ANN, CLIO))
        match.play(("bank",))
        match.play(("draw",))
        assert [match.undo(), match.can_undo()] == [1, not stops]


def test_what_keeps_undo_from_going_back_has_a_name(monkeypatch):
    fresh, shown, stood = (a_match(seats=(ANN, BO)) for _ in range(3))
    assert fresh.undo_barrier() == fresh.undo_barrier(free=True) == "start"

    shown.play(("draw",))
    assert shown.undo_barrier() == "shown"
    assert shown.undo_barrier(free=True) == ""

    draw_until(stood, lambda state: state.hand and state.actor == 0)
    stood.play(("bank",))
    assert stood.undo_barrier() == ""
    stood.play(("bank",))
    monkeypatch.setattr(TOY, "undo_past_opponents", False)
    assert stood.undo_barrier() == "opponent"

    assert a_match(seats=(BO,), plies=5).undo_barrier() == "start"


def test_undo_says_what_is_in_the_way_whenever_it_cannot_go_back():
    match = a_match(seats=(ANN, BO, CLIO))
    random = Random(5)
    while not match.finished:
        match.play(random.choice(match.state.legal()))
        for free in (False, True):
            assert (match.undo_barrier(free=free) == "") == match.can_undo(free=free)


def test_the_end_of_a_game_can_be_undone_where_nothing_was_disclosed(archive):
    match = a_match(archive, seats=(ANN, CLIO))
    while not match.finished:
        legal = match.state.legal()
        match.play(("bank",) if match.state.hand else legal[0])
    assert archive.load(match.record.id).result

    match.undo()

    assert not match.finished
    assert match.record.result is None
    assert archive.load(match.record.id) == match.record
    assert [summary.id for summary in archive.unfinished()] == [match.record.id]


def test_redo_takes_undo_back(archive):
    match = draw_until(a_match(archive, seats=(ANN, CLIO), keeper=True), lambda state: state.hand)
    match.play(("bank",))
    match.play(("keep", 2))
    kept, events = dumps(match.record), list(match.events)
    match.undo()
    match.undo()

    assert match.can_redo()
    match.redo()
    match.redo()

    assert not match.can_redo()
    assert (dumps(match.record), match.events) == (kept, events)
    assert archive.export(match.record.id) == kept
    with pytest.raises(ValueError, match="redo"):
        match.redo()


def test_redo_of_a_finished_game_finishes_it_again(archive):
    match = a_game(archive, seats=(ANN, BO))
    result = match.record.result
    match.undo(free=True)

    match.redo()

    assert match.finished
    assert match.record.result == result
    assert archive.load(match.record.id) == match.record


def test_another_decision_forgets_what_was_undone():
    match = draw_until(a_match(seats=(ANN, CLIO)), lambda state: state.hand)
    match.play(("bank",))
    match.undo()

    match.play(("draw",))

    assert not match.can_redo()


def test_an_illegal_action_does_not_forget_what_was_undone():
    match = draw_until(a_match(seats=(ANN, CLIO)), lambda state: state.hand)
    match.play(("bank",))
    match.undo()

    with pytest.raises(IllegalAction):
        match.play(("fly",))

    assert match.can_redo()


# Branching


def test_a_branch_remembers_where_it_came_from_and_goes_its_own_way(archive):
    match = a_game(archive)

    twig = begin(match.branch(7, (BO, ANN)), archive)

    assert twig.ply == 7
    assert twig.state.digest() == match.states[7].digest()
    assert twig.record.parent == {"game": match.record.id, "ply": 7}
    assert twig.seats == (BO, ANN)
    assert twig.record.result is None
    assert twig.record.id != match.record.id
    play_on(twig, seed=9)
    assert archive.load(twig.record.id) == twig.record
    assert archive.load(match.record.id) == match.record


@pytest.mark.parametrize(("ply", "players"), [(-1, 2), (8, 2), (3, 3)])
def test_a_branch_needs_a_position_and_the_same_number_of_seats(ply, players):
    match = a_match(plies=7)

    with pytest.raises(ValueError, match="branch"):
        match.branch(ply, seats_for(players))


def test_there_is_no_branch_at_the_end():
    match = a_game()

    with pytest.raises(ValueError, match="branch"):
        match.branch(match.ply, match.seats)


def test_a_branch_refuses_impossible_seats():
    with pytest.raises(RecordError):
        a_match(plies=3).branch(2, (ANN, ANN))


# Looking


def test_a_note_is_kept(archive):
    match = a_match(archive)

    match.set_note("Bo was lucky.\nTwice.")

    assert archive.load(match.record.id).note == match.record.note == "Bo was lucky.\nTwice."
    with pytest.raises(RecordError):
        match.set_note("x" * 20_001)


# Digests reckoned otherwise


@pytest.fixture
def new_digests(monkeypatch):
    """Call it, and from then on the toy reckons its digests in another way."""

    def change():
        old = ToyState.digest
        monkeypatch.setattr(TOY, "digests", 2)
        monkeypatch.setattr(ToyState, "digest", lambda state: old(state)[::-1])

    return change


def test_an_unfinished_game_goes_on_when_digests_are_reckoned_otherwise(archive, new_digests):
    """The digests were all that changed: such a game could not even be opened."""
    game_id = a_match(archive, plies=9).record.id
    new_digests()

    match = open_match(archive, game_id)
    assert (match.failure, match.ply) == (None, 9)
    match.play(match.state.legal()[0])

    assert archive.load(game_id) == match.record
    assert match.record.digests == 2
    assert [ply.digest for ply in match.record.plies] == [state.digest() for state in match.states[1:]]
    again = open_match(archive, game_id)
    assert (again.failure, again.ply) == (None, 10)


def test_an_undone_ply_comes_back_with_the_digest_of_now(archive, new_digests):
    game_id = a_match(archive, plies=9).record.id
    new_digests()
    match = open_match(archive, game_id)

    match.undo(free=True)
    match.redo()

    assert archive.load(game_id) == match.record
    assert [ply.digest for ply in match.record.plies] == [state.digest() for state in match.states[1:]]


def test_a_branch_of_an_older_game_has_the_digests_of_now(archive, new_digests):
    old = a_match(archive, plies=9)
    new_digests()

    twig = begin(open_match(archive, old.record.id).branch(4, old.seats))

    assert (twig.record.digests, twig.failure, twig.ply) == (2, None, 4)
    assert twig.record.setup == twig.states[0].digest()


def test_an_older_game_is_still_held_to_legal_actions(archive, new_digests):
    match = a_match(plies=9)
    match.record.plies[5] = match.record.plies[5]._replace(text="fly")
    new_digests()

    again = Match(match.record)

    assert again.failure.code == "illegal_ply"
    assert again.ply == 5


def test_digests_of_the_same_kind_are_compared(new_digests):
    match = a_match(plies=9)
    new_digests()
    match.record.digests = 2

    with pytest.raises(RecordError) as caught:
        Match(match.record)

    assert caught.value.code == "setup_differs"
