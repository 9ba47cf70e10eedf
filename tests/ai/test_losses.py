"""What the levels give away: read from its file, made of the proofs, and levels that were not told apart are one."""

import json

import pytest

from app.ai import losses
from app.ai.losses import LevelLoss, LossError, load, steps
from app.ai.skill import proofs
from app.ai.skill.proofs import level_losses
from app.engines import GAMES
from tests.ai.test_proof import a_proof


def a_loss(level, loss, error=0.01, *, players=2, games=30):
    return LevelLoss("murano", players, (level,), games, loss, error)


def of_window(level, window, **others):
    figures = {"decisions": (window, 0.02), "quick": (window, 0.02), "window": (window, 0.02), "seconds": (1.0, 0.1)}
    return a_proof(what="decisions", level=level, **{"account": proofs.WINDOW_SINCE, "figures": figures, **others})


def test_the_file_is_what_was_measured():
    text = level_losses(proofs.load())
    assert losses.PATH.read_text("utf-8") == text, "run python -m app.ai.skill.proofs"


@pytest.mark.parametrize("game", GAMES)
def test_higher_levels_give_away_less(game):
    found = [it.loss for it in steps(load(losses.PATH), game, 2)]
    assert found == sorted(found, reverse=True)


def test_of_a_level_the_look_with_most_simulations_counts_as_a_review_has_it():
    found = json.loads(
        level_losses(
            [
                of_window("master", -0.1, iterations=2000),
                of_window("master", -0.2, iterations=200),
                of_window("novice", -0.8),
                of_window("apprentice", -0.5, account=proofs.WINDOW_SINCE - 1),
                of_window("journeyman", -0.3, figures={"decisions": (-0.3, 0.1), "seconds": (1.0, 0.1)}),
                a_proof(),
            ]
        )
    )
    assert [(it["level"], it["loss"], it["error"]) for it in found["losses"]] == [
        ("novice", 0.8, 0.02),
        ("master", 0.1, 0.02),
    ]


def test_levels_come_from_the_weakest_on_and_only_of_the_table_that_is_asked_for():
    some = [a_loss("master", 0.05), a_loss("novice", 0.8), a_loss("master", 0.02, players=3)]
    assert [it.levels for it in steps(some, "murano", 2)] == [("novice",), ("master",)]
    assert steps(some, "bruges", 2) == []


def test_neighbours_that_are_not_clearly_apart_are_one_step():
    some = [a_loss("novice", 0.8), a_loss("apprentice", 0.5, games=10), a_loss("journeyman", 0.55), a_loss("master", 0)]
    first, second, third = steps(some, "murano", 2)
    assert (first.levels, second.levels, third.levels) == (("novice",), ("apprentice", "journeyman"), ("master",))
    assert second.games == 40
    assert second.loss == pytest.approx((10 * 0.5 + 30 * 0.55) / 40)
    assert second.error == pytest.approx((0.1**2 + 0.3**2) ** 0.5 / 40)


def test_a_difference_within_its_margin_is_none():
    some = [a_loss("novice", 0.60, 0.05), a_loss("apprentice", 0.50, 0.05), a_loss("journeyman", 0.1, 0.02)]
    assert [it.levels for it in steps(some, "murano", 2)] == [("novice", "apprentice"), ("journeyman",)]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        '{"losses": 1}',
        '{"losses": [{"game": "chess", "players": 2, "level": "master", "games": 3, "loss": 0, "error": 0}]}',
        '{"losses": [{"game": "murano", "players": 9, "level": "master", "games": 3, "loss": 0, "error": 0}]}',
        '{"losses": [{"game": "murano", "players": 2, "level": "king", "games": 3, "loss": 0, "error": 0}]}',
        '{"losses": [{"game": "murano", "players": 2, "level": "master", "games": 0, "loss": 0, "error": 0}]}',
        '{"losses": [{"game": "murano", "players": 2, "level": "master", "games": 3, "loss": "much", "error": 0}]}',
    ],
)
def test_a_damaged_file_is_told_in_a_sentence(tmp_path, text):
    path = tmp_path / "losses.json"
    path.write_text(text)
    with pytest.raises(LossError, match=r"^losses\.json: cannot be read"):
        load(path)
