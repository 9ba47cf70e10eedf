"""Weights that are found by play."""

import json
import shlex
from pathlib import Path

import pytest

from app.ai import POLICIES, tune
from app.ai.blocks import processes
from app.ai.levels import GRANDMASTER
from app.ai.port_royal.features import INFLUENCE, N_FEATURES
from app.ai.port_royal.weights import WEIGHTS
from app.ai.tune import (
    BLOCK,
    LENGTHS,
    PLACES,
    WINS,
    Block,
    Round,
    behind,
    blocks,
    moved,
    options_and_table,
    play,
    scales,
    together,
)
from app.ai.weights import found_by_play
from app.engines import GAMES

GAME = "port_royal"
HASTY = [GAME, "--games", "600", "--rounds", "2"]


@pytest.fixture
def files(tmp_path):
    return ["--file", str(tmp_path / "rounds.jsonl"), "--out", str(tmp_path / "tuned.json")]


def averse():
    """Weights of somebody who thinks that points lose games."""
    weights = list(WEIGHTS[2])
    weights[INFLUENCE] = -weights[INFLUENCE]
    return tuple(weights)


@pytest.fixture
def averse_policy(monkeypatch):
    monkeypatch.setitem(POLICIES, GAME, POLICIES[GAME].weighed(2, averse()))


def test_every_weight_is_changed_by_a_part_of_it_and_one_near_0_as_well():
    assert scales((2.0, -2.0, 0.01, 0.0)) == pytest.approx([0.4, 0.4, 0.05, 0.05])
    assert moved((2.0, -2.0, 0.01), (1.0, 0.5, -2.0)) == pytest.approx((2.4, -1.8, -0.09))


def test_the_same_games_show_the_same_whoever_plays_them():
    blocks = [Block(GAME, 3, {}, 3, range(first, first + 20), WEIGHTS[3]) for first in (0, 20, 40)]

    alone = together(blocks, 1)

    assert alone == together(blocks, 2)
    assert alone.games == 60
    assert len(alone.slope) == N_FEATURES
    assert alone.slope != together(blocks[:2], 1).slope
    assert processes(1) is None


@pytest.mark.parametrize("players", [2, 5])
def test_a_seat_by_better_weights_wins_more_than_its_share(players):
    found = play(Block(GAME, players, {}, players, range(200), averse(), WEIGHTS[players]))
    alike = play(Block(GAME, players, {}, players, range(200), WEIGHTS[players], WEIGHTS[players]))

    assert found.won > alike.won + 0.1
    assert alike.won == pytest.approx(1 / players, abs=0.1)
    assert not any(found.slope)


def test_the_slope_leads_to_what_wins(averse_policy, files, tmp_path):
    """Whoever shuns points learns to like them better, and wins more."""
    assert tune.main([GAME, "--games", "3000", "--rounds", "1", *files]) == 0

    (found,) = json.loads((tmp_path / "tuned.json").read_text("utf-8"))["tables"].values()
    assert found["weights"][INFLUENCE] > averse()[INFLUENCE] + 0.5
    (only,) = found["made"]["rounds"]
    assert only["step"] in LENGTHS
    assert only["slope"] > only["noise"]
    assert only["won"] > 0.52


def test_places_tell_what_wins_tell():
    """Of two players' places they tell the same; of more players' places the second best counts, too."""
    assert behind([1, 4, 2, 3]) == pytest.approx([1, 0, 2 / 3, 1 / 3])
    assert behind([2, 1, 2, 4]) == pytest.approx([0.5, 1, 0.5, 0])

    for players in (2, 4):
        wins, places = (
            play(Block(GAME, players, {}, players, range(300), averse(), by=by)).slope for by in (WINS, PLACES)
        )
        assert (wins == pytest.approx(places)) == (players == 2)
        assert min(wins[INFLUENCE], places[INFLUENCE]) > 0.0


def test_what_tells_how_good_changes_are_is_part_of_the_command(files, tmp_path, monkeypatch):
    asked = []

    def one_round(given, seed, first, weights):
        asked.append({block.by for block in blocks(given, range(seed, seed + 600), weights)})
        return Round(weights, 0.1, 0.05, 0.0, 0.51)

    monkeypatch.setattr(tune, "one_round", one_round)
    assert tune.main([*HASTY, "--by", "places", *files]) == 0

    assert asked == [{PLACES}, {PLACES}]
    (found,) = json.loads((tmp_path / "tuned.json").read_text("utf-8"))["tables"].values()
    assert found["made"]["command"].endswith("--seed 1 --by places")


def test_a_step_that_wins_nothing_is_not_taken(monkeypatch):
    """All steps lose: the weights stay as they are."""
    given = tune.parser().parse_args([GAME, "--games", "100"])
    real = tune.play
    monkeypatch.setattr(tune, "play", lambda block: tune.Found(1, real(block).slope, 0.4 if block.tried else 0.0))

    now = tune.one_round(given, 1, WEIGHTS[2], WEIGHTS[2])

    assert (now.weights, now.step) == (WEIGHTS[2], 0.0)


@pytest.fixture
def asked(monkeypatch):
    """Seed, first weights and weights of every round; none is played, each moves all weights by a step."""
    found = []

    def one_round(given, seed, first, weights):
        found.append((seed, first, weights))
        return Round(moved(weights, [1.0] * len(weights)), 0.1, 0.05, 1.0, 0.51)

    monkeypatch.setattr(tune, "one_round", one_round)
    return found


def test_an_interrupted_run_goes_on_where_it_stopped(asked, files, tmp_path):
    """The second round begins with what the first has found, and no seed is used twice."""
    assert tune.main([*HASTY[:-1], "1", *files]) == 0
    first = json.loads((tmp_path / "tuned.json").read_text("utf-8"))["tables"]["2"]
    assert tune.main([*HASTY, *files]) == 0

    second = json.loads((tmp_path / "tuned.json").read_text("utf-8"))["tables"]["2"]
    assert asked == [(1, WEIGHTS[2], WEIGHTS[2]), (1201, WEIGHTS[2], tuple(first["weights"]))]
    assert second["made"]["rounds"][:1] == first["made"]["rounds"]
    assert second["made"]["command"] == "python -m app.ai.tune port_royal --players 2 --games 600 --rounds 2 --seed 1"

    assert tune.main([*HASTY, *files]) == 0
    assert len(asked) == 2


def found_for(searches, files, folder):
    """What searches for some numbers of players, with further arguments, write to one file, by table."""
    for players, more in searches:
        assert tune.main([*HASTY, "--players", players, *more, "--file", str(folder / players), *files[2:]]) == 0
    return json.loads((folder / "tuned.json").read_text("utf-8"))["tables"]


def test_each_number_of_players_has_its_own_weights(files, tmp_path, monkeypatch):
    monkeypatch.setattr(tune, "one_round", lambda given, seed, first, weights: Round(first, 0.1, 0.05, 0.0, 0.5))
    tables = found_for((("4", []), ("2", [])), files, tmp_path)

    assert list(tables) == ["2", "4"]
    assert tuple(tables["4"]["weights"]) == WEIGHTS[4] != WEIGHTS[2] == tuple(tables["2"]["weights"])


def test_a_search_may_begin_with_what_another_one_has_found(asked, files, tmp_path):
    """What it wins is told against the weights that nobody has looked for."""
    tables = found_for((("4", []), ("3", ["--start", "4"])), files, tmp_path)

    assert asked[2] == (1, WEIGHTS[3], tuple(tables["4"]["weights"])) != (1, WEIGHTS[3], WEIGHTS[4])
    assert tables["3"]["made"]["command"].endswith("--players 3 --games 600 --rounds 2 --seed 1 --start 4")


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["--players", "9"], "--players: one of 2, 3, 4, 5"),
        (["--games", "99"], "--games, --rounds, --jobs, --seed: 100 or more"),
        (["--options", "level=5"], "--options: 'level' is not one of"),
        (["--start", "4"], "--start: nothing was found for 4, only for no table"),
        (["--seed", "-1"], "--games, --rounds, --jobs, --seed: 100 or more"),
    ],
)
def test_a_wrong_number_gets_one_sentence(wrong, said, files, tmp_path, capsys):
    assert tune.main([*HASTY, *wrong, *files]) == 2
    assert capsys.readouterr().err.startswith(said)
    assert not list(tmp_path.iterdir())


def test_a_file_of_other_rounds_is_left_alone(files, tmp_path, capsys):
    (tmp_path / "rounds.jsonl").write_text('{"format":1,"kind":"something else"}\n', "utf-8")

    assert tune.main([*HASTY, *files]) == 2

    assert capsys.readouterr().err.startswith("rounds.jsonl: has games of another kind")
    assert (tmp_path / "rounds.jsonl").read_text("utf-8") == '{"format":1,"kind":"something else"}\n'


@pytest.mark.parametrize("damaged", ["{", "[]", "{}", '{"tables": 3}'])
def test_weights_that_cannot_be_read_are_left_alone(damaged, files, tmp_path, capsys):
    """It is said before anything is played."""
    (tmp_path / "tuned.json").write_text(damaged, "utf-8")

    assert tune.main([*HASTY, *files]) == 2

    assert capsys.readouterr().err.startswith("tuned.json: cannot be read")
    assert [path.name for path in tmp_path.iterdir()] == ["tuned.json"]
    assert (tmp_path / "tuned.json").read_text("utf-8") == damaged


def test_options_that_are_given_hold_in_all_games(monkeypatch):
    """The others are drawn in every second one; which weights there are for them, the policy says."""
    given = tune.parser().parse_args(["taverns", "--players", "3", "--options", "level=5"])
    played = []

    class Stop(Exception):
        pass

    def new(players, options, seed):
        played.append((players, options, seed))
        raise Stop

    monkeypatch.setattr(GAMES["taverns"], "new", new)
    for seed in range(20):
        with pytest.raises(Stop):
            play(blocks(given, range(seed, seed + 1), POLICIES["taverns"].weights[35])[0])

    assert options_and_table(given) == ({"level": 5}, 35)
    assert {options["level"] for _, options, _ in played} == {5}
    assert {(players, seed) for players, _, seed in played} == {(3, seed) for seed in range(20)}
    assert [options for _, options, seed in played if seed % 2 == 0] == [{"level": 5}] * 10
    assert any(options.get("tournament") for _, options, _ in played)


def test_seeds_are_parted_into_blocks():
    given = tune.parser().parse_args([GAME])
    found = blocks(given, range(7, 7 + 2 * BLOCK + 3), WEIGHTS[2])

    assert [len(block.seeds) for block in found] == [BLOCK, BLOCK, 3]
    assert [seed for block in found for seed in block.seeds] == list(range(7, 7 + 2 * BLOCK + 3))


@pytest.mark.parametrize("key", sorted(path.parent.name for path in Path(tune.__file__).parent.glob("*/tuned.json")))
def test_what_ships_says_how_it_was_made(key):
    tables = json.loads((Path(tune.__file__).parent / key / "tuned.json").read_text("utf-8"))["tables"]
    grandmaster = POLICIES[key].of_level(GRANDMASTER).weights

    assert {int(number): tuple(table["weights"]) for number, table in tables.items()}.items() <= grandmaster.items()
    for number, table in tables.items():
        words = shlex.split(table["made"]["command"])
        assert words[:3] == ["python", "-m", "app.ai.tune"]
        given = tune.parser().parse_args(words[3:])
        assert (given.game, options_and_table(given)[1]) == (key, int(number))
        assert len(table["made"]["rounds"]) == given.rounds
        assert table["made"]["rounds"][-1]["won"] > 1 / given.players


def test_where_nothing_was_found_the_first_weights_stand(tmp_path):
    first = {2: (1.0, 2.0), 3: (3.0, 4.0)}
    path = tmp_path / "tuned.json"
    assert found_by_play(path, first) == first

    path.write_text('{"tables": {"3": {"weights": [5, 6]}}}', "utf-8")
    assert found_by_play(path, first) == {2: (1.0, 2.0), 3: (5.0, 6.0)}
    assert found_by_play(path, first, lambda _: 3) == {2: (5.0, 6.0), 3: (5.0, 6.0)}
    assert found_by_play(path, first, lambda _: 4) == {2: (1.0, 2.0), 3: (5.0, 6.0)}
