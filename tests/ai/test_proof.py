"""Proofs of luck and skill go on where they stopped, and what they found is kept and told."""

import json
from random import Random

import pytest

from app.ai.decision_review import SECOND_LOOKS, DecisionReview
from app.ai.player import Choice, shares
from app.ai.skill import proof, proofs
from app.ai.skill.decisions import JudgedDecision
from app.ai.skill.ledger import NOTHING, Estimate
from app.ai.skill.proof import ProofTable, begin
from app.ai.skill.proofs import Proof, ProofError, document, load, record
from app.engines.contract import NOBODY

TABLE = ProofTable("port_royal", "luck", 2, "apprentice", 40, 1)


def a_proof(**changes):
    figures = {"luck 0": (0.01, 0.02), "luck 1": (-0.05, 0.02), "gap": (1e-15, 0.0)}
    whole = {
        "game": "port_royal",
        "what": "luck",
        "players": 2,
        "level": "apprentice",
        "iterations": 0,
        "seeds": (1, 9),
        "games": 9,
        "figures": figures,
        "account": 2,
        "command": "python -m x",
        "date": "2026-01-02",
    }
    return Proof(**{**whole, **changes})


def test_a_run_that_broke_off_goes_on(tmp_path, monkeypatch, capsys):
    path, played = tmp_path / "some.jsonl", []

    def luck_of(table, seed):
        played.append(seed)
        return {"luck 0": 0.1 * seed, "luck 1": -0.1 * seed, "gap": 0.0}

    monkeypatch.setitem(proof.PROOFS, "luck", (luck_of, proof.PROOFS["luck"][1]))
    command = ["port_royal", "luck", "--level", "apprentice", "--deals", "1", "--file", str(path)]
    assert proof.main([*command, "--games", "2"]) == 0
    path.write_bytes(path.read_bytes() + b"[3, {")  # the last line was not finished

    assert proof.main([*command, "--games", "4", "--record", str(tmp_path / "found.json")]) == 0

    assert played == [1, 2, 3, 4]
    (found,) = load(tmp_path / "found.json")
    assert (found.games, found.seeds) == (4, (1, 4))
    assert found.figures["luck 0"][0] == pytest.approx(0.25)
    assert found.figures["luck 0"][1] == pytest.approx(0.06455, rel=1e-3)  # s = 0.129, over √4
    assert "luck 1: -0.25 ± 0.065" in capsys.readouterr().out


def test_a_file_about_something_else_is_refused(tmp_path):
    path = tmp_path / "some.jsonl"
    begin(path, TABLE)

    with pytest.raises(ProofError, match="something else"):
        begin(path, ProofTable("port_royal", "luck", 3, "apprentice", 40, 1))
    path.write_text("nonsense\n")
    with pytest.raises(ProofError, match="cannot be read"):
        begin(path, TABLE)


def test_one_real_game_of_every_proof_adds_up():
    row = proof.luck_of(TABLE, 3)

    assert row["gap"] < 1e-12
    assert row["luck 0"] == pytest.approx(-row["luck 1"])


def test_a_master_looks_again_at_the_costliest_decisions_of_a_seat(monkeypatch):
    """As a review does: twelve of each at most, and none that seems to cost less than a point of 100.

    What noise puts above 0 counts as well.
    """
    game, asked = proof.a_game(TABLE, 3), []
    positions = [at for at, state in enumerate(game.states[:-1]) if len(state.legal()) > 1 and state.actor == 1]
    worths = [0.01 * (3 * at % 19) for at in range(len(positions))]
    first = {at: JudgedDecision((), NOTHING, worth, (), 8) for at, worth in zip(positions, worths, strict=True)}
    first[positions[-1]] = JudgedDecision((), NOTHING, 0.0, (), 0)  # nothing better was found

    def reconsider(view, taken, *_, **__):
        asked.append(taken)
        other = (taken + 1) % len(view.legal())
        return DecisionReview(taken if len(asked) == 1 else other, (0.0, 0.2, -0.1)[min(len(asked), 3) - 1], 0.0, 96)

    monkeypatch.setattr(proof, "reconsider", reconsider)
    found = proof.looked_at_again(game, first, TABLE, 3)

    looked = sorted(positions[:-1], key=lambda at: -first[at].seems)[:SECOND_LOOKS]
    assert list(found) == looked
    assert len(looked) == len(asked) == 12 < sum(each.seems >= 0.01 for each in first.values())
    assert list(found.values()) == [0.0, -0.2, *[0.1] * 10]


def test_one_seat_of_a_level_sits_among_those_of_another(monkeypatch):
    table = ProofTable("port_royal", "order", 3, "journeyman", 40, 1, "novice")
    assert table.levels(1) == ["novice", "journeyman", "novice"]
    assert TABLE.levels(1) == ["apprentice", "apprentice"]
    asked, rng = [], Random(3)

    def choose(view, seat, level, *_):
        asked.append((seat, level))
        return Choice(rng.randrange(len(view.legal())), (), ())

    monkeypatch.setattr(proof, "choose", choose)
    game = proof.a_game(table, 5)

    assert set(asked) == {(0, "novice"), (1, "novice"), (2, "journeyman")}
    losses = {at: 0.01 * (1 + state.actor) for at, state in enumerate(game.states[:-1]) if state.actor != NOBODY}
    judged = {at: JudgedDecision((), Estimate(-loss, 0.0), 0.0, (), 8) for at, loss in losses.items()}
    monkeypatch.setattr(proof, "a_game", lambda *_: game)
    monkeypatch.setattr(proof, "decisions_alone", lambda played, seed: ({}, judged))
    row = proof.order_of(table, 5)

    by_seat = [sum(-losses[at] for at in losses if game.states[at].actor == seat) for seat in range(3)]
    assert row["level"] == pytest.approx(by_seat[2])
    assert row["against"] == pytest.approx((by_seat[0] + by_seat[1]) / 2)
    assert row["apart"] == pytest.approx(row["level"] - row["against"])
    assert row["won"] == shares(game.states[-1])[2]


@pytest.mark.parametrize("arguments", [["order"], ["luck", "--against", "novice"]])
def test_only_a_proof_of_order_has_two_levels(arguments, tmp_path, capsys):
    assert proof.main(["port_royal", *arguments, "--file", str(tmp_path / "some.jsonl")]) == 2
    assert capsys.readouterr().err == "--against: a proof of order needs it, and no other has it\n"


def test_the_page_tells_how_far_levels_are_apart():
    figures = {"level": (-0.1, 0.01), "against": (-0.3, 0.02), "apart": (0.2, 0.02), "won": (0.75, 0.1)}
    page = document([a_proof(what="order", level="journeyman", against="apprentice", figures=figures)])

    assert "| Port Royal | 2 | journeyman | apprentice |  | 9 | -10.0 ± 2.3 | -30.0 ± 4.6 | +20.0 ± 4.6 | 75 |" in page


def test_hits_are_those_among_the_three_costliest():
    rows = [
        {"cost": 0.2, "error": 0.02, "place": 1.0, "seen": -0.2},
        {"cost": 0.06, "error": 0.02, "place": 3.0, "seen": -0.02},
        {"cost": 0.1, "error": 0.02, "place": 4.0, "seen": 0.0},
    ]

    found = {name: value for name, (value, _) in proof.PROOFS["planted"][1](rows).items()}

    assert found == {"costly": 3, "found": 2, "clearly": 2, "clearly found": 1}


def test_a_measurement_replaces_the_one_of_its_kind(tmp_path):
    path = tmp_path / "proofs.json"
    record(a_proof(), path)
    record(a_proof(players=3, figures={f"luck {seat}": (0.0, 0.1) for seat in range(3)}), path)
    record(a_proof(games=20), path)

    assert [(it.players, it.games) for it in load(path)] == [(2, 20), (3, 9)]
    path.write_text(json.dumps({"proofs": [{"game": "chess"}]}))
    with pytest.raises(ProofError):
        load(path)


def test_the_page_tells_what_lies_beyond_its_error():
    page = document([a_proof()])

    assert "+1.0 ± 4.6, -5.0 ± 4.6 | 2.5 |" in page
    assert "Seats: 2; beyond 1.96 standard errors: 1." in page


def test_the_page_is_current():
    assert proofs.DOCUMENT.read_text("utf-8") == document(load()), "run python -m app.ai.skill.proofs"
