"""Chances are fitted to games and held against games; what is found is what was put in."""

import json
from dataclasses import asdict, replace
from random import Random

import pytest

from app.ai import POLICIES, calibrate, calibration
from app.ai.calibrate import Sample, fit, sample, scaled, solved, surprise
from app.ai.calibrations import CalibrationError, load, record
from app.ai.chances import N_SHARED, POINT, Projection, features, predicted
from app.ai.judged import FileHeader, Judged, JudgedGame, World, append, begin, judge, play_and_judge, read_games
from app.ai.lines import FileError
from app.ai.playouts import assess
from app.ai.reliability import brier, by_points, reliability, tenths_of
from app.engines import GAMES
from tests.ai.ladders import a_calibration
from tests.ai.toy import DECK, ToyPolicy, a_toy

RISING, FALLING = sorted(DECK), sorted(DECK, reverse=True)
HEADER = FileHeader("port_royal", 2, ("apprentice",), positions=3, deals=4)


@pytest.fixture(scope="module")
def some_games():
    """Two games, the second with options drawn."""
    return [play_and_judge(HEADER, seed) for seed in (2, 3)]


# Games


def test_what_is_judged_is_what_the_window_shows():
    """The same function with the same luck, for a hand of cards that only the viewer knows, too."""
    for key in ("port_royal", "loyang"):
        policy, state = POLICIES[key], GAMES[key].new(3, None, 5)
        judged = judge(policy, 0, state, 1, 4, Random(8))

        shown, _ = assess(state, 1, policy, 4, Random(8))

        assert judged.told(policy.odds[3]) == pytest.approx(shown, abs=1e-4)


def test_what_is_hidden_from_the_viewer_is_not_looked_at():
    """The cards to come lie in another order, and nothing else is told of the position."""
    first, second = (judge(ToyPolicy(), 0, a_toy(deck=deck), 1, 3, Random(1)) for deck in (RISING, FALLING))

    assert first == second


def test_the_same_seed_gives_the_same_game(some_games):
    again = play_and_judge(HEADER, 3)

    assert again == some_games[1]
    assert again.options
    assert not some_games[0].options
    assert again.start.ply == 0
    assert [judged.ply for judged in again.positions] == sorted({judged.ply for judged in again.positions})


def test_games_are_read_as_they_were_written(some_games, tmp_path):
    path = tmp_path / "games.jsonl"

    assert begin(path, HEADER) == set()
    for game in some_games:
        append(path, game)

    assert read_games(path) == (HEADER, some_games)
    assert begin(path, HEADER) == {2, 3}


def test_a_run_that_broke_off_goes_on(some_games, tmp_path):
    """The last line may be half a game."""
    path = tmp_path / "games.jsonl"
    begin(path, HEADER)
    append(path, some_games[0])
    with path.open("a") as file:
        file.write('{"seed": 3, "lev')

    assert begin(path, HEADER) == {2}
    append(path, some_games[1])
    assert read_games(path)[1] == some_games


def test_games_of_another_kind_are_not_mixed_in(some_games, tmp_path):
    path = tmp_path / "games.jsonl"
    begin(path, HEADER)
    append(path, some_games[0])

    with pytest.raises(FileError, match="another kind"):
        begin(path, replace(HEADER, players=3))
    path.write_text("{\n")
    with pytest.raises(FileError, match="cannot be read"):
        begin(path, HEADER)


# Reliability


def a_game(told, result, points=(0, 0), played=0.5):
    """A game in which a viewer was told so much at each of some positions."""
    positions = [Judged(0, 0, points, played, [World([part, 1.0 - part])]) for part in told]
    return JudgedGame(0, (), {}, (), result, (0, 0), positions[0], positions)


def test_reliability_goes_by_tenths_and_games():
    """0.22 and 0.28 of one game, 0.25 of another that was won: 0.25 told, 1/3 came true."""
    found = tenths_of([[[0.22], [0.28]], [[0.25]], [[1.0]]], [[0.0], [1.0], [1.0]])

    assert [(tenth.number, tenth.games) for tenth in found] == [(3, 2), (1, 1)]
    assert (found[0].told, found[0].came) == pytest.approx((0.25, 1 / 3))
    # off by -1/12 each; the sums of the games are 0.5 + 2/12 and -0.75 + 1/12
    assert found[0].error == pytest.approx(((2 / 3) ** 2 * 2 * 2) ** 0.5 / 3)
    assert found[1].told == 1.0


@pytest.mark.slow
def test_true_chances_are_found_true_and_false_ones_are_not():
    random = Random(4)

    def some(bias):
        games = []
        for _ in range(200):
            true = random.random()
            won = float(random.random() < true)
            told = true + bias * (0.5 - true)
            games.append(a_game([told, told], [won, 1.0 - won]))
        return reliability(games, ())

    good, shy = some(0.0), some(0.5)

    assert good.error < 2.0 * good.noise
    assert shy.error > 3.0 * shy.noise
    assert good.brier < shy.brier < good.even == 0.5
    assert good.positions == 400


def test_brier_is_the_sum_over_the_seats():
    assert brier([[[0.25, 0.75]]], [a_game([0.25], [1.0, 0.0])]) == pytest.approx(2 * 0.75**2)


def test_the_baseline_sees_points_alone_and_never_its_own_game():
    """Whoever leads wins nine of ten; a game that is asked about has no say in its answer."""
    random, games = Random(2), []
    for _ in range(200):
        lead = random.choice((-3, 3))
        won = float((lead > 0) == (random.random() < 0.9))
        games.append(a_game([0.5], [won, 1.0 - won], (lead, 0)))
    told = by_points(games)
    for (parts,), game in zip(told, games, strict=True):
        assert max(parts) == pytest.approx(0.9, abs=0.06)
        assert (parts[0] > 0.5) == (game.positions[0].points[0] > 0)

    turned = [replace(games[0], result=[1.0 - share for share in games[0].result]), *games[1:]]

    assert by_points(turned)[0] == told[0]
    assert by_points(turned)[1] != told[1]


def test_a_tenth_says_something_with_enough_chances_of_enough_games():
    def worst(games):
        return [tenth.beyond for tenth in tenths_of([[[0.35]] * 7] * games, [[1.0]] * games) if tenth.enough]

    assert worst(59) == []
    assert worst(60) == [pytest.approx(0.65)]


# The fit


def test_the_weights_that_made_the_results_are_found():
    """Though what was told is the mean over deals of which none is the truth."""
    random, true, data = Random(3), (0.8, -1.5), []
    for _ in range(1200):
        deals = [[[random.gauss(0.0, 1.5), random.gauss(0.0, 1.5)] for _ in range(3)] for _ in range(2)]
        told = [sum(parts) / 2 for parts in zip(*(predicted(true, rows) for rows in deals), strict=True)]
        winner = random.choices(range(3), told)[0]
        data.append(Sample(deals, [0.0] * 3, [float(seat == winner) for seat in range(3)]))

    assert fit(data, (0.0, 0.0), pull=1.0) == pytest.approx(true, abs=0.2)


def test_weights_are_drawn_to_where_they_come_from():
    """Five wins of five push with 5 (1 - chance); the feature's mean square is a half, so a pull of 2 counts 1."""
    data = [Sample([[[1.0], [0.0]]], [0.0, 0.0], [1.0, 0.0])] * 5

    (weight,) = fit(data, (0.3,), pull=2.0)

    chance = predicted((weight,), data[0].open[0])[0]
    assert 5.0 * (1.0 - chance) == pytest.approx(weight - 0.3, abs=0.02)
    assert fit(data, (0.3,), pull=1e9) == pytest.approx([0.3], abs=1e-3)


def test_weights_are_scaled_early_and_late():
    """Results as weights twice as large would make them, at the end of the game only."""
    random, data = Random(5), []
    weights = [0.2] * POINT + [0.0] * (N_SHARED - POINT)
    for _ in range(1500):
        late = random.random() < 0.5
        rows = features(Projection((random.gauss(0.0, 5.0), 0.0), float(late)), (0, 0), 0, 0)
        odds = predicted([(2.0 if late else 1.0) * weight for weight in weights], rows)
        won = float(random.random() < odds[0])
        data.append(Sample([rows], [0.0, 0.0], [won, 1.0 - won]))

    found = scaled(data, weights, 1e-3)

    assert found[0] == pytest.approx(0.2, abs=0.05)
    assert found[POINT - 1] == pytest.approx(0.4, abs=0.08)
    assert scaled(data, weights, 1e9) == pytest.approx(weights, abs=1e-3)


def test_a_deal_that_is_over_counts_as_it_ended():
    judged = Judged(5, 0, (1, 1), 0.9, [World([1.0, 0.0]), World([3.0, 3.0], False, 0, 0.9, (1, 1))])

    told, _ = sample(judged, [1.0, 0.0]).told((0.0,) * 16)

    assert told == judged.told((0.0,) * 16) == pytest.approx([0.75, 0.25])


def test_results_that_were_expected_surprise_less():
    data = [Sample([[[1.0], [0.0]]], [0.0, 0.0], [1.0, 0.0])]

    assert surprise((2.0,), data) < surprise((0.0,), data) == pytest.approx(0.693, abs=1e-3)


def test_linear_equations_are_solved():
    assert solved([[4.0, 1.0], [1.0, 3.0]], [1.0, 2.0]) == pytest.approx([1 / 11, 7 / 11])


# Tools


def arguments(path, *more):
    given = ["port_royal", "--players", "2", "--level", "apprentice", "--games", "2", "--seed", "2"]
    return [*given, "--positions", "3", "--deals", "4", "--file", str(path), *more]


def test_the_tool_plays_what_is_missing_tells_and_records(some_games, tmp_path, capsys, monkeypatch):
    path, result = tmp_path / "games.jsonl", tmp_path / "calibration.json"
    begin(path, HEADER)
    append(path, some_games[0])
    played = []
    monkeypatch.setattr(calibration, "play_and_judge", lambda _, seed: played.append(seed) or some_games[1])
    monkeypatch.setattr(calibration, "commit_here", lambda: "f" * 40)

    assert calibration.main(arguments(path, "--record", str(result), "--json", str(tmp_path / "one.json"))) == 0
    told = capsys.readouterr().out
    assert played == [3]
    assert "2 games, 6 positions, 4 deals each" in told
    assert "Brier score" in told
    assert "mean error" in told
    (kept,) = load(result)
    assert (kept.seeds, kept.games, kept.commit) == ((2, 3), 2, "f" * 40)
    assert kept.command.endswith("--games 2 --seed 2 --level apprentice --positions 3 --deals 4")
    assert json.loads((tmp_path / "one.json").read_text())["found"]["positions"] == 6

    record(replace(kept, games=7), result)
    record(replace(kept, players=3), result)
    assert [(it.players, it.games) for it in load(result)] == [(2, 7), (3, 2)]


@pytest.mark.parametrize(
    "wrong", [["--players", "1"], ["--players", "9"], ["--level", "wizard"], ["--games", "1"], ["--deals", "0"]]
)
def test_what_cannot_be_played_is_refused(wrong, tmp_path, capsys):
    assert calibration.main([*arguments(tmp_path / "games.jsonl"), *wrong]) == 2
    assert wrong[0] in capsys.readouterr().err


def test_the_fit_prints_weights_for_every_table(some_games, tmp_path, capsys):
    path = tmp_path / "games.jsonl"
    begin(path, HEADER)
    for game in some_games:
        append(path, game)

    assert calibrate.main(["port_royal", str(path)]) == 0
    assert "2: (" in capsys.readouterr().out
    assert calibrate.main(["murano", str(path)]) == 2


def test_a_damaged_result_is_refused(tmp_path):
    path = tmp_path / "calibration.json"
    good = a_calibration()
    record(good, path)
    assert load(path) == (good,)

    for wrong in ({"players": 9}, {"game": "chess"}, {"games": 0}):
        path.write_text(json.dumps({"calibrations": [{**asdict(good), **wrong}]}))
        with pytest.raises(CalibrationError):
            load(path)
