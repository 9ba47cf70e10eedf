"""The report of a kept game: JSON that adds up, or one sentence."""

import json
from pathlib import Path

import pytest

from app.match.record import load, save
from app.match.report import main

GAME = Path(__file__).parents[1] / "golden" / "port_royal" / "2-players-0.kontor"
TERMS = ("luck", "decisions", "improvement", "others", "correction")


def reported(capsys, *arguments):
    """The report of a file, as printed."""
    assert main([str(each) for each in arguments]) == 0
    return json.loads(capsys.readouterr().out)


@pytest.fixture
def short(tmp_path):
    """A game that was left after 12 plies."""
    record = load(GAME)
    del record.plies[12:]
    record.finished = record.result = None
    path = tmp_path / "short.kontor"
    save(record, path)
    return path


@pytest.mark.slow  # a whole game; that sums add up, tests/ai/test_skill.py shows at once
def test_the_report_adds_up(capsys):
    told = reported(capsys, GAME, "--quick")

    record = load(GAME)
    assert told["finished"]
    assert [row["action"] for row in told["plies"]] == [ply.text for ply in record.plies]
    for seat in told["seats"]:
        total = seat["start"]["value"] + sum(seat[term]["value"] for term in TERMS)
        assert total == pytest.approx(seat["result"]["value"], abs=1e-5)
        own = [row for row in told["plies"] if row["seat"] == seat["seat"]]
        assert sum(row["decision"]["value"] for row in own) == pytest.approx(seat["decisions"]["value"], abs=1e-4)
        luck = sum(row["luck"][seat["seat"]] for row in told["plies"])
        assert luck == pytest.approx(seat["luck"]["value"], abs=1e-4)
    places = record.result["ranking"]
    winners = places.count(1)
    assert [seat["result"]["value"] for seat in told["seats"]] == [(place == 1) / winners for place in places]


def test_the_same_seed_reports_the_same(short, capsys):
    first = reported(capsys, short, "--quick", "--seed", 7)

    assert not first["finished"]
    assert reported(capsys, short, "--quick", "--seed", 7) == first
    assert reported(capsys, short, "--quick", "--seed", 8) != first


@pytest.mark.slow
def test_only_what_exceeds_its_error_is_called_a_mistake(short, capsys):
    for row in reported(capsys, short)["plies"]:
        if "mistake" in row:
            loss = row["decision"]
            assert row["mistake"] == (loss["value"] < 0.0 and loss["value"] < -2.0 * loss["error"])


def cut(text):
    """The first half of the file."""
    return text[: len(text) // 2]


def foreign(_text):
    """No game at all."""
    return "Dear Ann, the game is attached."


def spoilt(text):
    """A ply that the rules do not know."""
    return text.replace('["', '["sing a song of ', 1)


@pytest.mark.parametrize("damage", [cut, foreign, spoilt])
def test_a_file_that_is_no_game_gets_one_sentence(damage, tmp_path, capsys):
    path = tmp_path / "bad.kontor"
    path.write_text(damage(GAME.read_text(encoding="utf-8")), encoding="utf-8")

    assert main([str(path)]) == 1

    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.endswith(".\n")
    assert told.err.count("\n") == 1


def test_a_file_that_is_not_there_gets_one_sentence(tmp_path, capsys):
    assert main([str(tmp_path / "none.kontor")]) == 1
    assert capsys.readouterr().err == "There is no file none.kontor.\n"


@pytest.mark.slow
def test_a_master_plays_the_same_deal_again(capsys):
    told = reported(capsys, GAME, "--master", 2, "--iterations", 2, "--seat", 1)

    assert told["levels"][1] == "master"
    assert [each["seed"] for each in told["games"]] == [1, 2]
    points = [each["points"][1] for each in told["games"]]
    assert told["points"]["value"] == sum(points) / 2
    assert told["played"] == load(GAME).result
    assert reported(capsys, GAME, "--master", 2, "--iterations", 2, "--seat", 1) == told


def test_there_is_no_master_at_a_seat_that_is_not_there(capsys):
    assert main([str(GAME), "--master", "2", "--seat", "2"]) == 1
    assert "seat 2" in capsys.readouterr().err
