"""What comes of positions of Bruges, and the numbers that they are judged by."""

import json
import shlex
from dataclasses import fields
from random import Random

import pytest

from app.ai.bruges import fit_judgement
from app.ai.bruges.fit_judgement import PASSES, Sums, changes_of, play
from app.ai.bruges.power_table import POWER, POWERS_BY_GAMES
from app.ai.bruges.weights import FITTED, JUDGEMENT, TUNED, Weights, row_of
from app.ai.fitting import BLOCK, FOLD, parser

np = pytest.importorskip("numpy")

NUMBERS = (*TUNED[2], *POWERS_BY_GAMES[2])
OF_CHOICES = ("others", "pause", "balance", "threat_back", "worker_back", "canal_back", "same_back", "drawn_else")
"""Weights that no position is judged by."""


def places(names):
    """Where the numbers of some weights stand."""
    found, at = [], 0
    for each in fields(Weights):
        if each.init:
            size = len(each.default) if isinstance(each.default, tuple) else 1
            found += range(at, at + size) if each.name in names else []
            at += size
    return found


def sums_of(truth, number, rng):
    """What positions say in which the lead is missed by what ``truth`` says, and luck."""
    rows = np.array([[rng.gauss(0.0, 1.0) for _ in truth] for _ in range(number)])
    missed = rows @ np.array(truth) + np.array([rng.gauss(0.0, 2.0) for _ in range(number)])
    return Sums(0.5 * rows.T @ rows, 0.5 * rows.T @ missed, 0.5 * float(missed @ missed), 0.5 * number, number)


def test_numbers_are_changed_by_what_the_lead_was_missed_by():
    """However much a position weighs on average; with few positions hardly at all."""
    truth = (0.5, -0.3, 0.0)
    blocks = [sums_of(truth, 20_000, Random(seed)) for seed in range(5)]

    assert changes_of(blocks) == [pytest.approx(each, abs=0.03) for each in truth]
    assert max(map(abs, changes_of([sums_of(truth, 20, Random(1))]))) < 0.05


@pytest.mark.parametrize("players", [2, 3])
def test_two_looks_end_in_a_round(players):
    """Noted for one seat of two, whose miss is the other's, and for each of three; in the last round both end late."""
    first, found = play(players, (*TUNED[players], *POWER), range(5, 6))

    assert first == 5
    assert found.positions % (1 if players == 2 else players) == 0
    assert 8 <= found.positions / (1 if players == 2 else players) <= 28
    assert np.allclose(found.products, found.products.T)


def test_numbers_that_nothing_was_judged_by_stay():
    _, found = play(2, NUMBERS, range(6, 7))
    asked = {at for at in range(len(NUMBERS)) if found.products[at, at]}

    assert asked.isdisjoint(places(OF_CHOICES))
    assert {*places(("guilder", "worker", "card", "lasting"))} <= asked
    assert 10 < sum(at >= len(TUNED[2]) for at in asked) < 90  # persons who were laid out or held
    assert not any(changes_of([found])[at] for at in range(len(NUMBERS)) if at not in asked)


def test_changed_numbers_miss_less():
    """In the same games, as they were fitted to them; far less than if the pull towards the former were all."""
    _, before = play(2, NUMBERS, range(11, 17))
    changes = changes_of([before])
    units = fit_judgement.scales(NUMBERS, len(TUNED[2]))
    _, after = play(
        2, tuple(n + unit * change for n, unit, change in zip(NUMBERS, units, changes, strict=True)), range(11, 17)
    )

    assert after.missed / after.weight < 0.99 * before.missed / before.weight


def test_what_ships_says_how_it_was_made():
    tables = json.loads(JUDGEMENT.read_text("utf-8"))["tables"]

    assert {int(players) for players in tables} == set(FITTED) == {2, 3, 4}
    for players, table in tables.items():
        words = shlex.split(table["made"]["command"])
        assert words[:3] == ["python", "-m", "app.ai.bruges.fit_judgement"]
        given = parser("app.ai.bruges.fit_judgement", None, JUDGEMENT).parse_args(words[3:])
        assert given.players == int(players)
        assert table["made"]["apart_then"] < 0.92 * table["made"]["apart"]
        weights = FITTED[int(players)]
        assert (list(row_of(weights)), weights.powers) == (table["weights"], table["powers"])
        assert sum(a != b for a, b in zip(table["weights"], TUNED[int(players)], strict=True)) > 60
        assert all(
            table["weights"][at] == pytest.approx(TUNED[int(players)][at], abs=1e-3) for at in places(OF_CHOICES)
        )


def test_it_is_fitted_pass_by_pass_to_four_of_five_blocks(monkeypatch, tmp_path):
    """Every pass begins with the numbers of the one before, and the first of five blocks has no say in them."""
    asked, rows = [], len(NUMBERS)

    def played(players, numbers, seeds):
        asked.append(numbers)
        truth = [100.0] * rows if seeds.start == 7 else [0.2 - 0.5 * (numbers[0] - NUMBERS[0])] + [0.0] * (rows - 1)
        return seeds.start, Sums(1e5 * np.eye(rows), 1e5 * np.array(truth), 1.0, 1.0, 1)

    monkeypatch.setattr(fit_judgement, "play", played)
    path = tmp_path / "judgement.json"

    assert fit_judgement.main(["--games", str(FOLD * BLOCK), "--seed", "7", "--out", str(path)]) == 0
    table = json.loads(path.read_text("utf-8"))["tables"]["2"]
    assert len(asked) == (PASSES + 1) * FOLD
    firsts = [numbers[0] for numbers in asked[::FOLD]]
    assert firsts == sorted(set(firsts))
    assert table["weights"][0] == firsts[-1]
    assert table["weights"][1:] == [pytest.approx(number, abs=1e-3) for number in TUNED[2][1:]]
    assert table["made"]["command"].endswith(f"--players 2 --games {FOLD * BLOCK} --seed 7")


def test_a_wrong_number_gets_one_sentence(tmp_path, capsys):
    assert fit_judgement.main(["--players", "7", "--out", str(tmp_path / "judgement.json")]) == 2
    assert capsys.readouterr().err.strip() == "--players: one of 2, 3, 4, 5"
