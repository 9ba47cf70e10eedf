"""When questions about past decisions are asked again, and what of them is kept."""

from dataclasses import replace
from datetime import date, timedelta
from random import Random

import pytest

from app.match.library import standing_of
from app.match.match import new_match
from app.match.seats import Seat
from app.models.review.analysis import VERSION
from app.models.review.skill import ShareChange
from app.models.training.cards import (
    INTERVALS,
    Chosen,
    Order,
    TrainingCard,
    count_due,
    keep_outcome,
    keep_questions,
    kept_deck,
    kinds,
    selected,
    supply,
)
from app.models.training.listing import TrainingListModel, TrainingRole
from app.models.training.question import QuestionOutcome, TrainingQuestion

TODAY = date(2026, 5, 1)
SEATS = (Seat("Ann", "", 0), Seat("Otto", "journeyman", 1))


def a_game(archive, seats=SEATS, seed=3):
    match = new_match("port_royal", seats, {"influence": 6}, seed)
    random = Random(seed)
    while not match.finished:
        match.play(random.choice(match.state.legal()))
    archive.create(match.record, standing_of(match.state))
    return match.record.id


def question(position, loss=0.1):
    return TrainingQuestion(position, ShareChange(loss, 0.01))


def test_what_is_solved_twice_in_a_row_is_learnt_and_comes_later_each_time():
    card = TrainingCard("a", 3, 0.1)
    assert card.is_due(TODAY)

    once = card.after(QuestionOutcome.SOLVED, TODAY)
    assert not once.is_due(TODAY)
    assert once.is_due(TODAY + timedelta(days=INTERVALS[0]))
    wrong = once.after(QuestionOutcome.FAILED, TODAY + timedelta(days=1))
    assert wrong.is_due(TODAY + timedelta(days=1)), "again next time"
    again = wrong.after(QuestionOutcome.SOLVED, TODAY)
    assert again.due == TODAY + timedelta(days=INTERVALS[1])
    learnt = again.after(QuestionOutcome.SOLVED, again.due)
    assert learnt.learnt
    assert not learnt.is_due(TODAY + timedelta(days=10_000))
    assert card.after(QuestionOutcome.OPEN, TODAY) == card


def test_the_interval_stays_at_the_longest():
    card = TrainingCard("a", 3, 0.1, 0, 50)

    assert card.after(QuestionOutcome.SOLVED, TODAY).due == TODAY + timedelta(days=INTERVALS[-1])


def test_questions_are_kept_once_and_answers_are_not_lost(archive):
    game = a_game(archive)
    keep_questions(archive, game, [question(3), question(8, 0.2)])
    keep_outcome(archive, game, question(3), QuestionOutcome.SOLVED, TODAY)
    keep_questions(archive, game, [question(3), question(9)])

    deck = kept_deck(archive)
    assert {card.position: card.row for card in deck.cards} == {3: 1, 8: 0, 9: 0}
    assert deck.looked_through == {game}
    assert count_due(archive, TODAY) == 2
    assert count_due(archive, TODAY + timedelta(days=1)) == 3


def test_what_was_played_is_kept_apart_from_the_cards_so_that_older_ones_and_answers_keep_it(archive):
    game = a_game(archive)
    keep_questions(archive, game, [question(3)])
    keep_outcome(archive, game, question(3), QuestionOutcome.SOLVED, TODAY)
    told = [replace(question(3), played="hire", round=2), replace(question(8), played="stop", round=5)]
    keep_questions(archive, game, told)
    keep_outcome(archive, game, question(8), QuestionOutcome.SOLVED, TODAY)
    keep_questions(archive, game, [replace(question(9), played="stop", round=6)])
    keep_questions(archive, game, [])

    deck = kept_deck(archive)
    assert {card.position: (card.played, card.round, card.row) for card in deck.cards} == {
        3: ("hire", 2, 1),
        8: ("stop", 5, 1),
        9: ("stop", 6, 0),
    }
    assert len(archive.training()[game][3]) == 4, "older versions of the program read the cards, too"
    entries = supply(archive).entries
    assert kinds(entries, "port_royal") == [("stop", 2), ("hire", 1)]
    assert kinds(entries, "murano") == []
    assert [each.card.position for each in selected(entries, Chosen("port_royal", "stop"))] == [9, 8]
    assert selected(entries, Chosen("murano")) == []


@pytest.mark.parametrize(
    "bad",
    [
        None,
        [],
        "hire",
        {"3": "hire"},
        {"3": ["hire"]},
        {"3": [1, "hire"]},
        {"x": ["hire", 2]},
        {"9" * 5000: ["hire", 2]},
    ],
)
def test_a_card_whose_description_is_damaged_is_asked_all_the_same(archive, bad):
    game = a_game(archive)
    archive.store_training(game, {-2: bad, 3: [0.1, 1, 1, None]})

    (card,) = kept_deck(archive).cards
    assert (card.position, card.row, card.played, card.round) == (3, 1, "", 0)


def test_the_list_says_what_was_played_in_the_words_of_the_game(archive, qapp):
    game = a_game(archive)
    told = [replace(question(3), played="hire", round=2), replace(question(8), played="gone", round=5), question(9)]
    keep_questions(archive, game, told)
    model = TrainingListModel()
    model.show(supply(archive), Chosen(), TODAY)

    rows = [model.index(row).data(TrainingRole.WORDS) for row in range(model.rowCount())]
    assert [row[2] for row in rows] == ["", "Something else", "Hiring a person"]
    assert [row[1].split(" · ")[1] for row in rows] == ["move 10", "round 5, move 9", "round 2, move 4"]
    assert model.index(0).data() == ", ".join(words for words in rows[0] if words)
    assert model.index(2).data() == ", ".join(rows[2])


def test_a_game_that_was_looked_through_by_an_older_analysis_is_looked_through_anew(archive):
    game = a_game(archive)
    archive.store_training(game, {-1: ["older"], 3: [0.1, 1, 1, None]})

    assert supply(archive).unseen == [game]
    keep_questions(archive, game, [])
    assert archive.training()[game][-1] == [VERSION]
    assert supply(archive).unseen == []


def test_a_game_that_was_looked_through_before_what_was_played_was_kept_is_looked_through_anew(archive):
    game = a_game(archive)
    archive.store_training(game, {-1: [VERSION], 3: [0.1, 1, 1, None]})

    assert supply(archive).unseen == [game]
    keep_questions(archive, game, [])
    assert supply(archive).unseen == [], "also where the old card is no question any more"


def test_only_games_of_persons_that_could_be_lost_are_learnt_from(archive):
    machines = a_game(archive, (Seat("Leni", "master", 0), Seat("Otto", "journeyman", 1)))
    keep_questions(archive, machines, [question(3)])
    assert archive.training() == {}
    assert supply(archive).unseen == []

    own = a_game(archive)
    assert supply(archive).unseen == [own]
    archive.delete([own])
    keep_questions(archive, own, [question(3)])
    archive.restore([own])
    assert archive.training() == {}


@pytest.mark.parametrize(
    "bad",
    [
        None,
        [],
        [0.1, 0, 0],
        [2.0, 0, 0, None],
        ["x", 0, 0, None],
        [0.1, 2, 1, None],
        [0.1, True, 1, None],
        [0.1, 0, -1, None],
        [0.1, 0, 0, "tomorrow"],
        [0.1, 0, 0, 7],
        {"loss": 1},
    ],
)
def test_what_does_not_look_like_a_card_is_left_out(archive, bad):
    game = a_game(archive)
    archive.store_training(game, {3: bad, 4: [0.1, 0, 0, None], 10**9: [0.1, 0, 0, None]})

    assert [card.position for card in kept_deck(archive).cards] == [4]
    keep_outcome(archive, game, question(3), QuestionOutcome.SOLVED, TODAY)
    assert {card.position: card.row for card in kept_deck(archive).cards} == {3: 1, 4: 0}


def test_the_list_has_what_is_due_first_newest_or_costliest_by_game(archive, qtmodeltester, qapp):
    old, new = a_game(archive), a_game(archive, seed=4)
    keep_questions(archive, old, [question(3, 0.3), question(5, 0.05)])
    keep_questions(archive, new, [question(7, 0.1), question(9, 0.2)])
    keep_outcome(archive, new, question(9, 0.2), QuestionOutcome.SOLVED, TODAY)
    found = supply(archive)

    def rows(game="", order=Order.NEWEST):
        model.show(found, Chosen(game, order=order), TODAY)
        return [model.index(row).data(TrainingRole.ENTRY).card.position for row in range(model.rowCount())]

    model = TrainingListModel()
    assert rows() == [7, 5, 3, 9], "within a game, too, the newest first"
    assert rows(order=Order.COSTLIEST) == [3, 7, 5, 9]
    assert rows("port_royal") == [7, 5, 3, 9]
    assert rows("murano") == []
    assert [each.card.position for each in selected(found.entries, Chosen(order=Order.COSTLIEST))] == [3, 9, 7, 5]
    rows()
    assert [each.card.position for each in model.due()] == [7, 5, 3]
    assert model.index(3).data().endswith(" · move 10, −20%, in 1 day")
    qtmodeltester.check(model)
