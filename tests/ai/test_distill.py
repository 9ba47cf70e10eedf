"""What turns are worth at first sight, and how it is learned from looking ahead."""

import json
import sys
from random import Random

import pytest

from app.ai import POLICIES, distill
from app.ai.distill import Game, Losses, Task, Turn, fitted, losses, play_and_look
from app.ai.levels import APPRENTICE, GRANDMASTER, JOURNEYMAN, MASTER, NOVICE
from app.ai.murano import rollout_policy, turn_worth
from app.engines.contract import NOBODY
from app.engines.murano.turn import PASS
from tests.ai.opponents import positions
from tests.engines.murano.builder import GAME

POLICY = POLICIES["murano"]


def turns(players):
    """Positions in which a turn begins, of a game of ``players``."""
    return [state for state in positions(GAME, players, {}, seed=8, step=5) if state.decision == "choose_turn"]


# At the table


@pytest.mark.parametrize("players", GAME.players)
def test_turns_are_told_apart_by_what_was_learned_and_by_hand(players):
    """In points: every feature times its weight."""
    changed = 0
    for state in turns(players):
        worths = {}
        for (by_hand, way), row in turn_worth.turn_rows(state):
            assert len(row) == len(turn_worth.WEIGHTS) == turn_worth.N_FEATURES
            learned = sum(x * weight for x, weight in zip(row, turn_worth.WEIGHTS, strict=True))
            worths[way] = 0.5 * learned + 0.25 * by_hand - 0.3 * (way == (PASS,))
        found = turn_worth.ways(state)
        assert {way: pytest.approx(worth) for worth, way in found} == worths
        assert [worth for worth, _ in found] == sorted(worths.values(), reverse=True)
        changed += found[0][1] != rollout_policy.ways(state)[0][1]
    assert changed > 5


def test_those_who_look_ahead_begin_with_the_best_by_hand():
    """What learned points think too much of would always be among what they compare."""
    differ = 0
    for state in turns(2):
        by_hand = [way for _, way in rollout_policy.ways(state)]
        for level in (JOURNEYMAN, MASTER):
            plans = [plan.actions for plan in POLICY.of_level(level).plans(state)]
            assert plans == [way for way in by_hand if way in plans]
        for level in (NOVICE, APPRENTICE):
            plans = [plan.actions for plan in POLICY.of_level(level).plans(state)]
            differ += plans != [way for way in by_hand if way in plans]
    assert differ > 20


@pytest.mark.parametrize("level", [MASTER, GRANDMASTER])
def test_turns_are_played_on_as_learned(level):
    """By those who look ahead and in an account of a game, whoever's turn it is."""
    policy, differ = POLICY.of_level(level), 0
    for state in turns(2):
        if len(state.offers) > 1:
            best = turn_worth.ways(state)[0][1]
            assert policy.playout(state, Random(1)) == policy.others(state, Random(1)) == best
            differ += best != rollout_policy.ways(state)[0][1]
    assert differ > 5


def test_other_decisions_are_by_hand():
    asked = 0
    for state in positions(GAME, 2, {}, seed=8, step=5):
        if state.decision != "choose_turn":
            asked += 1
            assert POLICY.turn_rows(state) == []
            assert POLICY.of_level(APPRENTICE).plans(state) == POLICY.plans(state)
            assert POLICY.playout(state, Random(1)) in ([state.offers[0]], rollout_policy.ways(state)[0][1])
    assert asked > 20


def test_every_use_of_a_turn_has_features_of_its_own():
    """To dismiss is another use than to hire, and a look at a stack costs something."""
    seen = set()
    for state in turns(3):
        for (_, way), row in turn_worth.turn_rows(state):
            own = [i for i in range(turn_worth.N_SHARED, turn_worth.N_FEATURES) if row[i]]
            uses = {(i - turn_worth.N_SHARED) // turn_worth.N_FACTS for i in own}
            (use,) = (turn_worth.USES[i] for i in uses)
            assert (use == "pass") == (way == (PASS,))
            assert (use == "dismiss") == (way[-1] == ("dismiss",))
            assert row[2] == [action[0] for action in way].count("move")
            assert row[3] == (way[-1] == ("look",))
            seen.add(use)
    assert seen >= {"pass", "take_gold", "build", "recruit_character", "place_gondolier"}


def test_features_show_nothing_that_the_seat_cannot_see():
    hidden = 0
    for state in turns(3):
        other = state.resample(state.actor, Random(2))
        hidden += other.hand != state.hand
        assert turn_worth.turn_rows(other) == turn_worth.turn_rows(state)
    assert hidden > 5


def test_what_ships_tells_turns_apart_better_than_the_hand():
    """On games that it was not learned from, told with how it was made."""
    made = json.loads(turn_worth.FIRST_SIGHT.read_text("utf-8"))["made"]
    assert made["command"].startswith("python -m app.ai.distill murano --games")
    assert made["apart"]["learned"] < 0.5 * made["apart"]["by_hand"]
    assert made["apart"]["by_hand"] < made["apart"]["at_random"]


# Learning


def a_game(seed, number=6):
    """Ways that come to 2 for each point by hand and 1 for each of their second feature."""
    looked = []
    for turn in range(number):
        rows = [[(0, float(way)), (1, float((way * turn + seed) % 3))] for way in range(4)]
        came_to = [2.0 * row[0][1] + row[1][1] + seed for row in rows]
        looked.append(Turn(rows, came_to, came_to))
    return Game(seed, looked)


def test_the_same_task_gives_the_same_game(monkeypatch):
    monkeypatch.setattr(distill, "MOST", 3)
    monkeypatch.setattr(distill, "DEALS", 1)
    game = play_and_look(Task("murano", 2, 2))

    assert game == play_and_look(Task("murano", 2, 2))
    assert len(game.turns) > 30
    for turn in game.turns:
        assert 2 <= len(turn.rows) == len(turn.first) == len(turn.second) <= distill.MOST
        by_hand = [dict(row).get(0, 0.0) for row in turn.rows]
        assert by_hand == sorted(by_hand, reverse=True)


def test_weights_are_found_again():
    assert fitted([a_game(seed, 400) for seed in range(1, 5)]) == pytest.approx([2.0, 1.0], abs=0.01)


def test_losses_are_those_against_the_best_as_the_other_half_sees_it():
    """The first half takes the first way for the best, which the second half puts at 3; and the other way round."""
    rows = [[(0, 1.0), (1, 0.0)], [(0, 0.0), (1, 1.0)], [(0, 0.5), (1, 0.5)]]
    games = [Game(1, [Turn(rows, [8.0, 5.0, 2.0], [3.0, 7.0, 2.0])])]

    assert losses(games, [0.0, 1.0]) == Losses(by_hand=-1.5, learned=-2.0, at_random=-0.5)


@pytest.fixture
def given(tmp_path):
    """Six games."""
    return ["murano", "--games", "6", "--file", str(tmp_path / "turns.jsonl"), "--out", str(tmp_path / "worth.json")]


def test_a_run_goes_on_where_it_stopped(given, tmp_path, monkeypatch):
    """The result is that of all games, and says how it is made again."""
    tasks = []

    def until_it_breaks(task):
        tasks.append(task.seed)
        if len(tasks) == 4:
            raise KeyboardInterrupt
        return a_game(task.seed)

    monkeypatch.setattr(distill, "play_and_look", until_it_breaks)
    with pytest.raises(KeyboardInterrupt):
        distill.main(given)
    assert distill.main(given) == 0

    found = json.loads((tmp_path / "worth.json").read_text("utf-8"))
    assert tasks == [1, 2, 3, 4, 4, 5, 6]
    assert found["weights"] == fitted([a_game(seed) for seed in range(1, 7)])
    assert found["made"]["command"] == "python -m app.ai.distill murano --games 6 --seed 1"
    assert (found["made"]["games"], found["made"]["turns"]) == (6, 36)


@pytest.mark.parametrize("words", [["--games", "4"], ["--jobs", "0"], ["--seed", "-1"]])
def test_what_cannot_be_is_refused(words, capsys):
    assert distill.main(["murano", *words]) == 2
    assert words[0] in capsys.readouterr().err


def test_a_file_of_another_game_is_refused_and_kept(given, tmp_path, capsys):
    path = tmp_path / "turns.jsonl"
    path.write_text('{"game":"bruges","format":1}\n')

    assert distill.main(given) == 2
    assert "games of another kind" in capsys.readouterr().err
    assert path.read_text() == '{"game":"bruges","format":1}\n'


def test_without_the_library_one_sentence_says_how_to_get_it(given, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(distill, "play_and_look", lambda task: a_game(task.seed))
    monkeypatch.setitem(sys.modules, "numpy", None)

    assert distill.main(given) == 2
    assert "needs numpy: python -m pip install --editable '.[train]'" in capsys.readouterr().err
    assert not (tmp_path / "worth.json").exists()


@pytest.fixture
def nothing_learned():
    """As before the first time; the list itself is emptied, for compiled code does not look it up by name."""
    kept = turn_worth.WEIGHTS[:]
    turn_worth.WEIGHTS.clear()
    yield
    turn_worth.WEIGHTS.extend(kept)


def test_nothing_learned_is_by_hand(nothing_learned):
    for state in turns(2):
        assert state.actor != NOBODY
        assert POLICY.of_level(APPRENTICE).plans(state) == POLICY.plans(state)
