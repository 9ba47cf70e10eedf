"""A judgement that is fitted to results: which weights tell best who wins, and the file that holds them."""

import json
import shlex
from random import Random

import pytest

from app.ai import POLICIES, fit
from app.ai.fit import Positions, arguments_of, likeliest, play, predicted, surprise
from app.ai.fitting import BLOCK, FOLD
from app.ai.levels import GRANDMASTER
from app.ai.port_royal.weights import FITTED, JUDGEMENT, TUNED
from app.engines import GAMES

np = pytest.importorskip("numpy")

CONTRACTS = {"expansion": "contracts"}


def positions_of(truth, number, players, rng):
    """Positions whose games were won by the seats as often as ``truth`` says."""
    rows = np.array([[[rng.gauss(0.0, 1.0) for _ in truth] for _ in range(players)] for _ in range(number)])
    shares = np.zeros((number, players))
    for at, chances in enumerate(predicted(rows, np.array(truth))):
        shares[at, rng.choices(range(players), chances)[0]] = 1.0
    return Positions(rows.astype(np.float32), shares)


@pytest.mark.parametrize("players", [2, 4])
def test_weights_are_found_by_which_games_were_won(players):
    truth, first = (0.8, -0.4, 0.0), np.array([0.0, 0.0, 0.5])
    blocks = [positions_of(truth, 3000, players, Random(seed)) for seed in range(4)]
    found = likeliest(first, blocks)

    assert list(found) == [pytest.approx(each, abs=0.06) for each in truth]
    assert surprise(found, blocks) < surprise(np.array(truth), blocks) + 0.02 < surprise(first, blocks)
    few = likeliest(first, [positions_of(truth, 1, players, Random(1))])
    assert list(few) == [pytest.approx(each, abs=0.2) for each in first]  # without a pull there were no end to it


def test_even_chances_surprise_by_what_two_seats_leave_open():
    assert surprise(np.zeros(1), [positions_of((1.0,), 10, 2, Random(1))]) == pytest.approx(100.0 * np.log(2.0))


def test_positions_are_those_at_the_starts_of_turns_with_their_results():
    first, found = play("port_royal", 3, CONTRACTS, range(7, 9))
    policy = POLICIES["port_royal"].of_level(GRANDMASTER)

    assert first == 7
    positions, seats, features = found.rows.shape
    assert (seats, features) == (3, len(TUNED[3]))
    assert found.shares.shape == (positions, seats)
    assert np.allclose(found.shares.sum(axis=1), 1.0)
    assert 20 < positions < 250
    assert np.allclose(found.rows[0], policy.features(GAMES["port_royal"].new(3, CONTRACTS, 7)))


def test_what_ships_says_how_it_was_made():
    tables = json.loads(JUDGEMENT.read_text("utf-8"))["tables"]

    assert {int(table) for table in tables} == set(FITTED) == {12}
    for table, found in tables.items():
        words = shlex.split(found["made"]["command"])
        assert words[:3] == ["python", "-m", "app.ai.fit"]
        given = arguments_of(words[3:])
        assert (given.game, given.players, given.options) == ("port_royal", 2, "expansion=contracts")
        assert found["made"]["apart_then"] < found["made"]["apart"] - 0.3
        assert FITTED[int(table)] == tuple(found["weights"])
        assert sum(a != b for a, b in zip(found["weights"], TUNED[int(table)], strict=True)) > 40


def test_a_table_is_written_beside_the_others(monkeypatch, tmp_path, capsys):
    """Held-out games have no say in what is told of them, but in the weights."""
    said, truth = [], (1.0, -0.5)
    apart = positions_of((-1.0, 0.5), 4000, 2, Random(1))

    def played(game, players, options, seeds):
        said.append((game, players, options))
        rng = Random(seeds.start)
        return seeds.start, apart if seeds.start == 5 else positions_of(truth, 4000, 2, rng)

    class Policy:
        def __init__(self):
            self.weights = {12: (0.0, 0.0)}

        def table(self, players, options):
            return players + 10 * (options == CONTRACTS)

    monkeypatch.setattr(fit, "play", played)
    monkeypatch.setattr(fit, "_policy", lambda game: Policy())
    out = tmp_path / "judgement.json"
    out.write_text('{"format":1,"tables":{"3":{"weights":[1.0]}}}', "utf-8")
    games = ["--games", str(BLOCK * FOLD), "--seed", "5", "--out", str(out)]

    assert fit.main(["port_royal", "--options", "expansion=contracts", *games]) == 0
    tables = json.loads(out.read_text("utf-8"))["tables"]
    assert said == [("port_royal", 2, CONTRACTS)] * FOLD
    assert set(tables) == {"3", "12"}
    assert tables["12"]["made"]["apart_then"] > tables["12"]["made"]["apart"] == pytest.approx(69.315)
    assert tables["12"]["weights"][0] == pytest.approx(0.55, abs=0.15)  # four of five blocks say 1, one says -1
    capsys.readouterr()
    for wrong in (["--options", "colour=red"], ["--players", "9"]):
        assert fit.main(["port_royal", *wrong, *games]) == 2
        assert capsys.readouterr().err.startswith(f"{wrong[0]}: ")
