"""What games say of the power of every person of Bruges."""

import json
import shlex
from random import Random

import pytest

from app.ai.bruges import fit_powers
from app.ai.bruges.fit_powers import Note, fitted, play
from app.ai.bruges.power_table import BY_GAMES, POWER, POWERS_BY_GAMES
from app.ai.fitting import BLOCK, FOLD, parser
from app.engines.bruges.components import KIND, N_CARDS, NONE, NUMBER

COOK, BANKER, JUDGE = (NUMBER[name] for name in ("cook", "banker", "judge"))
FACTS = 10


def notes_of(worth, number, rng):
    """Notes of positions in which persons bring what ``worth`` says in a round, a fact 2 points, and luck the rest."""
    found = []
    for _ in range(number):
        persons = {card: rng.choice((-4.0, -1.0, 2.0, 5.0)) for card in (COOK, BANKER, JUDGE) if rng.random() < 0.6}
        facts = [rng.gauss(0.0, 3.0) for _ in range(FACTS)]
        missed = sum(worth[card] * rounds for card, rounds in persons.items()) + 2.0 * facts[3] + rng.gauss(0.0, 1.0)
        found.append(Note(persons, facts, missed))
    return found


def test_what_persons_bring_is_told_from_facts_and_luck():
    worth, rng = {COOK: 0.8, BANKER: -0.6, JUDGE: 0.0}, Random(1)
    blocks = [notes_of(worth, 2000, rng) for _ in range(10)]
    numbers, wrong = fitted(blocks)

    assert {card: round(numbers[card], 1) for card in worth} == worth
    assert all(number == 0.0 for card, number in enumerate(numbers) if card not in worth)
    assert wrong == pytest.approx(1.0, abs=0.05)


def test_a_person_that_is_seldom_seen_gets_next_to_nothing():
    numbers, _ = fitted([[Note({COOK: 1.0}, [0.0] * FACTS, 9.0)] * 5])

    assert 0.0 < numbers[COOK] < 0.02


def test_what_is_held_out_is_not_fitted_to():
    """Held out, the first of five blocks is foreseen by what the others say, which is the opposite."""
    one, other = ([Note({COOK: 5.0}, [0.0] * FACTS, missed)] * 2000 for missed in (-5.0, 5.0))
    blocks = [one, *[other] * (FOLD - 1)]

    assert fitted(blocks, apart=True)[1] == pytest.approx(100.0, rel=0.1)
    assert fitted(blocks)[1] < 25.0


@pytest.mark.parametrize("players", [2, 3])
def test_a_game_is_noted_round_by_round(players):
    """For one seat of two, whose miss is the other's; of three for each, and their misses cancel out."""
    first, notes = play(players, range(5, 7))
    seats = 1 if players == 2 else players

    assert first == 5
    assert len(notes) % seats == 0
    assert 2 * 4 <= len(notes) / seats <= 2 * 14
    assert any(note.persons for note in notes)
    assert not any(note.persons for note in notes[:seats])  # nobody is laid out yet
    if players > 2:
        for at in range(0, len(notes), seats):
            assert sum(note.missed for note in notes[at : at + seats]) == pytest.approx(0.0, abs=1e-9)
    assert play(players, range(5, 7)) == (first, notes)


def test_what_ships_says_how_it_was_made():
    tables = json.loads(BY_GAMES.read_text("utf-8"))["tables"]

    assert {int(players): table["powers"] for players, table in tables.items()} == POWERS_BY_GAMES
    for players, table in tables.items():
        words = shlex.split(table["made"]["command"])
        assert words[:3] == ["python", "-m", "app.ai.bruges.fit_powers"]
        assert parser("app.ai.bruges.fit_powers", None, BY_GAMES).parse_args(words[3:]).players == int(players)
        assert table["made"]["missed_apart"] < table["made"]["missed"]
        assert 0.2 < max(abs(power - usual) for power, usual in zip(table["powers"], POWER, strict=True)) < 1.5
        assert len(table["powers"]) == N_CARDS
        assert all(POWER[card] == power for card, power in enumerate(table["powers"]) if KIND[card] == NONE)


def test_it_is_written_beside_what_other_tables_have(monkeypatch, tmp_path):
    path = tmp_path / "powers.json"
    path.write_text('{"format": 1, "tables": {"4": {"powers": [1.0], "made": {}}}}', "utf-8")
    monkeypatch.setattr(
        fit_powers,
        "play",
        lambda players, seeds: (seeds.start, notes_of(dict.fromkeys((COOK, BANKER, JUDGE), 1.0), 300, Random(3))),
    )
    arguments = ["--games", str(FOLD * BLOCK), "--seed", "3", "--out", str(path)]

    assert fit_powers.main(arguments) == 0
    tables = json.loads(path.read_text("utf-8"))["tables"]
    assert tables["4"] == {"powers": [1.0], "made": {}}
    assert tables["2"]["powers"][COOK] == pytest.approx(POWER[COOK] + 1.0, abs=0.3)
    assert tables["2"]["made"]["command"].endswith(f"--players 2 --games {FOLD * BLOCK} --seed 3")
    assert tables["2"]["made"]["positions"] == FOLD * 300


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--players", "7"], "--players: one of 2, 3, 4, 5"),
        (["--games", "10"], "--games, --jobs, --seed: 500 or more, 1 or more, and 0 or more"),
    ],
)
def test_a_wrong_number_gets_one_sentence(arguments, said, tmp_path, capsys):
    assert fit_powers.main([*arguments, "--out", str(tmp_path / "powers.json")]) == 2
    assert capsys.readouterr().err.strip() == said


def test_a_damaged_file_is_left_alone(tmp_path, capsys):
    path = tmp_path / "powers.json"
    path.write_text("{", "utf-8")

    assert fit_powers.main(["--games", "500", "--out", str(path)]) == 2
    assert capsys.readouterr().err.startswith("powers.json: cannot be read")
    assert path.read_text("utf-8") == "{"
