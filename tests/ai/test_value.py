"""What was learned: numbers that give what the library gave, and a training that goes on where it stopped."""

import json
import sys
from random import Random
from types import SimpleNamespace

import pytest

from app.ai import POLICIES, train
from app.ai.chances import Projection
from app.ai.player import until_turn
from app.ai.playouts import play_on
from app.ai.selfplay import ERRORLESS, ROLLOUT, Noted, NotedGame, Task, append, begin, noted, play_and_note, read
from app.ai.temporal_differences import courses_of, linear_points, movement
from app.ai.value import FORMAT, NOTHING, Head, Value, common, load
from app.engines import GAMES

SHIPPED = sorted(key for key in POLICIES if train.home(key).exists())
STUMP = {"feature": [1], "threshold": [0.5], "left": [-1], "right": [-2], "leaves": [10.0, 20.0]}
CHAIN = {"feature": [1, 0], "threshold": [0.5, 0.25], "left": [1, -1], "right": [-3, -2], "leaves": [1.0, 2.0, 3.0]}
LEAF = {"feature": [], "threshold": [], "left": [], "right": [], "leaves": [0.125]}


def a_head(trees=(), weights=(0.0, 0.0), late=(0.0, 0.0), base=0.0):
    return {"weights": list(weights), "late": list(late), "base": base, "trees": list(trees)}


def a_model(points=0.0):
    return {"format": FORMAT, "utility": a_head(weights=(0.0, 1.0)), "points": a_head(base=points)}


# Numbers


def test_a_head_adds_features_and_their_crosses():
    head = Head(a_head(weights=(1.0, 2.0), late=(0.0, 3.0), base=0.5))

    assert head.value([0.5, 4.0]) == 0.5 + 0.5 + 4.0 * (2.0 + 0.5 * 3.0)


@pytest.mark.parametrize(
    ("row", "leaves"),
    [([0.0, 0.5], (10.0, 1.0)), ([0.3, 0.5], (10.0, 2.0)), ([0.0, 0.6], (20.0, 3.0)), ([1.0, 0.6], (20.0, 3.0))],
)
def test_trees_are_walked_to_their_leaves(row, leaves):
    """To the left where the feature is not larger; a tree may be a single leaf."""
    assert Head(a_head([STUMP, LEAF, CHAIN])).value(row) == sum(leaves) + 0.125


def test_shares_are_a_softmax_of_utilities():
    shares = Value(a_model()).shares([[0.0, 1.0], [0.0, 0.0], [0.0, 1.0]])

    assert sum(shares) == pytest.approx(1.0)
    assert shares[0] == shares[2] == pytest.approx(2.718281828 * shares[1])


def test_numbers_of_another_format_are_refused():
    with pytest.raises(ValueError, match="format 0"):
        Value({**a_model(), "format": 0})


def test_every_row_begins_alike():
    first, second = common(Projection([30.0, 50.0], 0.25), [5, 3], 1, 10.0)

    assert first == [0.25, 3.0, -2.0, 0.5, 0.2, 0.5, 0.4]
    assert second == [0.25, 5.0, 2.0, 0.3, -0.2, 0.0, 0.4]


@pytest.mark.parametrize("key", SHIPPED)
def test_what_ships_gives_what_the_library_gave(key):
    """Rows of games that nothing was learned from, with the answers of the library that made the numbers."""
    path = train.home(key)
    data = json.loads(path.read_text("utf-8"))
    value = load(path)

    assert len(data["proof"]) >= 12
    for proof in data["proof"]:
        assert value.utility.value(proof["row"]) == pytest.approx(proof["utility"], abs=1e-4)
        assert value.points.value(proof["row"]) == pytest.approx(proof["points"], abs=1e-4)


@pytest.mark.parametrize("key", sorted(POLICIES))
@pytest.mark.parametrize("players", [2, 4])
def test_rows_are_as_long_as_what_was_learned(key, players):
    """And begin with the share of the game that is played."""
    policy = POLICIES[key]
    state = play_on(GAMES[key].new(players, {}, 3), policy, until_turn(players + 3), Random(1))

    rows = policy.rows(state)

    length = policy.value.features if key in SHIPPED else len(rows[0])
    assert [len(row) for row in rows] == [length] * players
    assert {row[0] for row in rows} == {policy.plain_projection(state).played}


@pytest.mark.parametrize("key", sorted(POLICIES))
def test_rows_read_nothing_that_the_viewer_cannot_see(key):
    """The same deal for a viewer, whatever lies hidden."""
    policy = POLICIES[key]
    state = play_on(GAMES[key].new(3, {}, 4), policy, until_turn(6), Random(1))
    other = state.resample(1, Random(2))

    assert policy.rows(policy.world(state, 1, Random(3))) == policy.rows(policy.world(other, 1, Random(3)))


def test_without_a_file_nothing_was_learned(tmp_path):
    assert load(tmp_path / "value.json").features == 0


# Games


def test_the_same_task_gives_the_same_game():
    task = Task("port_royal", 3, 7, ROLLOUT, positions=4)

    game = play_and_note(task)

    assert game == play_and_note(task)
    assert sum(game.result) == pytest.approx(1.0)
    assert {len(position.rows) for position in game.positions} == {3}
    assert len(set(game.sample)) == 4
    assert all(0 <= number < len(game.positions) for number in game.sample)


def test_all_turns_of_a_game_are_noted_in_their_order():
    """What a position is worth is learned from the next one."""
    game = play_and_note(Task("port_royal", 2, 7, ROLLOUT))

    played = [position.played for position in game.positions]
    assert played == sorted(played)
    assert played[0] == 0.0
    assert len(played) > len(game.sample)


def test_opponents_may_judge_by_other_numbers():
    """As a round goes by what the round before has learned; here nothing is learned, which is no hindrance."""
    policy = POLICIES["port_royal"]
    before = json.loads(train.home("port_royal").read_text("utf-8"))
    try:
        play_and_note(Task("port_royal", 2, 8, ROLLOUT, positions=1, value=a_model(points=4.5)))

        assert policy.value.points.value([0.0, 0.0]) == 4.5
    finally:
        policy.value.become(before)


@pytest.mark.parametrize("key", SHIPPED)
def test_errorless_players_judge_by_what_was_learned_so_far(key):
    """By hand in a first round, where nothing was learned; so a round gains from the one before."""
    policy = POLICIES[key]
    shipped = json.loads(train.home(key).read_text("utf-8"))
    before, after = (Task(key, 2, 8, ERRORLESS, positions=1, value=value) for value in (NOTHING, shipped))
    try:
        by_hand, learned, again = (play_and_note(task) for task in (before, after, before))
    finally:
        policy.value.become(shipped)

    assert again == by_hand
    assert learned.scores != by_hand.scores


def test_games_are_read_as_they_were_written_and_half_a_line_is_dropped(tmp_path):
    path = tmp_path / "deep" / "games.jsonl"
    games = [play_and_note(Task("port_royal", 2, seed, ROLLOUT, positions=2)) for seed in (4, 3)]

    assert begin(path) == set()
    for game in games:
        append(path, game)
    with path.open("a") as file:
        file.write('{"seed": 9, "resu')

    assert begin(path) == {3, 4}
    assert read(path) == games[::-1]


# Training


@pytest.fixture
def learner(monkeypatch):
    """In the place of the one that needs its libraries; knows how many games there were."""
    calls = []

    def learned(games):
        calls.append([game.seed for game in games])
        return a_model(points=float(len(games))), {"told": 1 / 3}

    monkeypatch.setitem(sys.modules, "app.ai.learner", SimpleNamespace(learned=learned))
    monkeypatch.setattr(train, "version", lambda name: "1.0")
    return calls


@pytest.fixture
def arguments(tmp_path):
    """Two rounds, of three games and of one."""
    where = ["--folder", str(tmp_path / "work"), "--out", str(tmp_path / "value.json")]
    return ["port_royal", "--levels", "rollout,rollout", "--games", "3,1", *where]


def test_rounds_learn_from_all_games_so_far(learner, arguments, tmp_path, capsys):
    before = json.loads(train.home("port_royal").read_text("utf-8"))
    try:
        assert train.main(arguments) == 0
    finally:
        POLICIES["port_royal"].value.become(before)

    first, second = [1_000_001, 1_000_002, 1_000_003], [2_000_001]
    assert learner == [first, first + second]
    made = json.loads((tmp_path / "value.json").read_text("utf-8"))["made"]
    assert made["rounds"] == [["rollout", 1_000_001, 1_000_003], ["rollout", 2_000_001, 2_000_001]]
    assert made["games"] == 4
    assert made["apart"] == {"told": 0.33333}
    log = (tmp_path / "work" / "log.jsonl").read_text("utf-8").splitlines()
    assert [json.loads(line)["games"] for line in log] == [3, 4]
    assert "round 1: 3 of 3 games" in capsys.readouterr().err


def test_a_training_goes_on_where_it_stopped(learner, arguments, tmp_path, monkeypatch):
    """In the middle of the first round, then after it: nothing is played or learned twice."""
    play, tasks = train.play_and_note, []

    def until_it_breaks(task):
        tasks.append(task.seed)
        assert (task.value == NOTHING) == (task.seed < 2_000_001), "the first round begins from nothing"
        if len(tasks) == 3:
            raise KeyboardInterrupt
        return play(task)

    monkeypatch.setattr(train, "play_and_note", until_it_breaks)
    before = json.loads(train.home("port_royal").read_text("utf-8"))
    try:
        with pytest.raises(KeyboardInterrupt):
            train.main(arguments)
        assert train.main(arguments) == 0
        assert train.main(arguments) == 0
    finally:
        POLICIES["port_royal"].value.become(before)

    assert tasks == [1_000_001, 1_000_002, 1_000_003, 1_000_003, 2_000_001]
    assert len(learner) == 2


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--games", "3"], "one number"),
        (["--games", "3,x"], "--games"),
        (["--levels", "rollout,king"], "'king'"),
        (["--jobs", "0"], "--jobs"),
    ],
)
def test_what_cannot_be_is_refused(words, complaint, capsys):
    assert train.main(["port_royal", *words]) == 2
    assert complaint in capsys.readouterr().err


def test_all_tables_are_met():
    tables = {train.task("port_royal", ROLLOUT, seed, None).players for seed in range(20)}

    assert tables == {players for players in GAMES["port_royal"].players if players > 1}


def a_decided_game(seed):
    """Who has more of the second feature wins, and has three times as many points; the third says nothing."""
    random = Random(seed)
    own = [random.uniform(-1.0, 1.0) for _ in range(2)]
    rows = [[0.5, value, random.random()] for value in own]
    won = float(own[0] > own[1])
    position = Noted(rows, [0.0, 0.0], 0.5, [0, 0], 0)
    return NotedGame(seed, [won, 1.0 - won], [round(30 * value) for value in own], [position] * 3, range(3))


def test_what_decides_is_learned_and_the_numbers_are_those_of_the_library():
    """Where the libraries of a training are installed."""
    pytest.importorskip("lightgbm")
    from app.ai.learner import learned

    model, report = learned([a_decided_game(seed) for seed in range(600)])

    value = Value(model)
    for proof in model["proof"]:
        assert value.utility.value(proof["row"]) == pytest.approx(proof["utility"], abs=1e-4)
        assert value.points.value(proof["row"]) == pytest.approx(proof["points"], abs=1e-4)
    assert report["before: brier"] == pytest.approx(0.5, abs=0.05)
    assert report["with trees: brier"] < 0.1
    assert report["points: error"] < 1.0
    assert report["points: movement"] == pytest.approx(1.0, abs=0.01)
    assert model["utility"]["weights"][1] > 10 * abs(model["utility"]["weights"][2])


def a_course(score, *features):
    """A game of one seat through positions with one feature each."""
    return NotedGame(0, [1.0], [score], [Noted([[value]], [0.0], 0.0, [0], 0) for value in features], [])


def test_points_are_learned_from_what_follows():
    """Sutton and Barto's example 6.4: the one game through a position ended with 0, but it led to one worth 6 of 8."""
    courses = courses_of([a_course(0, 1.0, 0.0), *[a_course(8, 0.0)] * 6, a_course(0, 0.0)])

    (weight,), base = linear_points(courses.rows, courses, pull=1e-9)
    assert base == pytest.approx(6.0)
    assert weight == pytest.approx(0.0, abs=1e-6)  # fitted to results alone: -6
    told = courses.rows[:, 0] * weight + base
    assert movement(told, courses) == pytest.approx(1.0)


def test_every_seat_is_followed_by_itself():
    long = NotedGame(0, [1.0, 0.0], [5, 3], [Noted([[1.0], [2.0]], [0.0] * 2, 0.0, [0, 0], 0)] * 3, [])
    courses = courses_of([long, a_course(7, 4.0)])

    assert courses.following.tolist() == [2, 3, 4, 5, -1, -1, -1]
    assert courses.first.tolist() == [0, 1, 6]
    assert courses.scores.tolist() == [5, 3, 5, 3, 5, 3, 7]


def test_a_position_is_noted_as_rules_see_it():
    state = GAMES["port_royal"].new(3, None, 1)

    found = noted(state, POLICIES["port_royal"])

    assert found.points == state.scores()
    assert found.actor == state.actor
    assert len(found.rows) == len(found.values) == 3


def test_without_the_libraries_one_sentence_says_how_to_get_them(monkeypatch, tmp_path, capsys):
    """It ended in a traceback."""
    monkeypatch.delitem(sys.modules, "app.ai.learner", raising=False)
    monkeypatch.setitem(sys.modules, "lightgbm", None)

    assert train.main(["port_royal", "--levels", "rollout", "--games", "1", "--folder", str(tmp_path)]) == 2
    assert "--editable '.[train]'" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
