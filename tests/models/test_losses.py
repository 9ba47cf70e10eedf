"""What a loss means, in words: which levels give away as much."""

import pytest

from app.ai.losses import LevelLoss, LossError
from app.models import losses
from app.models.losses import LOSSES, steps_of, steps_shared
from app.models.statistics.figures import Mean, figures
from app.models.statistics.words import WORDS
from tests.models.statistics_results import a_result


def a_step(loss, *levels, error=0.02):
    return LevelLoss("port_royal", 2, levels, 40, loss, error)


STEPS = (a_step(0.8, "novice"), a_step(0.5, "apprentice"), a_step(0.2, "journeyman"), a_step(0.04, "master"))


@pytest.fixture
def measured(monkeypatch):
    monkeypatch.setattr(losses, "measured", lambda: STEPS)


@pytest.mark.parametrize(
    ("loss", "told"),
    [
        (0.9, "On average Novices give away 80%."),
        (0.6, "On average Novices give away 80%, Apprentices 50%."),
        (0.5, "On average Apprentices give away 50%, Journeymen 20%."),
        (0.0, "On average Masters give away 4%."),
    ],
)
def test_a_loss_is_told_with_the_levels_on_both_sides_of_it(loss, told):
    assert LOSSES.near(STEPS, loss) == told


def test_levels_that_are_one_step_are_named_together():
    steps = (a_step(0.8, "novice", "apprentice", "journeyman"), a_step(0.04, "master", "grandmaster"))
    told = "On average Novices to Journeymen give away 80%, Masters to Grandmasters 4%."
    assert LOSSES.near(steps, 0.3) == told


def test_without_a_measurement_nothing_is_compared():
    assert (LOSSES.near((), 0.3), LOSSES.scale(()), LOSSES.place((), Mean(0.3, 0.1, 9))) == ("", "", "")


@pytest.mark.parametrize(
    ("value", "margin", "told"),
    [
        (0.22, 0.05, "About as much as Journeymen."),
        (0.35, 0.2, "About as much as Apprentices to Journeymen."),
        (0.35, 0.05, "Less than Apprentices, more than Journeymen."),
        (1.0, 0.05, "More than Novices."),
        (-0.02, 0.01, "Less than Masters."),
        (0.22, None, ""),
    ],
)
def test_a_mean_is_told_by_the_levels_that_it_cannot_be_told_from(value, margin, told):
    assert LOSSES.place(STEPS, Mean(value, margin, 9)) == told


@pytest.mark.usefixtures("measured")
def test_only_games_that_were_measured_are_compared():
    assert [it.levels for it in steps_of("port_royal", 2, {})] == [it.levels for it in STEPS]
    assert steps_of("port_royal", 2, {"expansion": "none"}) == steps_of("port_royal", 2, {})
    assert steps_of("port_royal", 2, {"expansion": "contracts"}) == ()
    assert steps_of("port_royal", 3, {}) == ()
    assert steps_of("murano", 2, {}) == ()
    assert steps_of("a game of a newer version", 2, {}) == ()


@pytest.mark.usefixtures("measured")
def test_games_of_several_tables_are_not_compared():
    analysed, of_three = a_result(weights=(0.1, -0.2)), a_result(levels=("master",) * 2, weights=(0.1, -0.2))
    assert len(steps_shared([analysed, a_result(levels=("master",) * 3)])) == len(STEPS)
    assert steps_shared([analysed, of_three]) == ()
    assert steps_shared([a_result(weights=(0.1, -0.2), options={"expansion": "contracts"})]) == ()
    assert steps_shared([a_result()]) == ()


def test_the_figure_of_the_statistics_is_told_with_the_levels():
    found = figures([a_result(weights=(0.0, -loss)) for loss in (0.18, 0.2, 0.22)])
    tile = next(it for it in WORDS.tiles(found, STEPS) if it.label == "Given away")
    assert tile.tip.splitlines()[1:] == [
        "About as much as Journeymen.",
        "Given away on average where all play at one level: Novices 80%, Apprentices 50%, Journeymen 20%, Masters 4%.",
    ]
    assert len(next(it for it in WORDS.tiles(found) if it.label == "Given away").tip.splitlines()) == 1


def test_a_damaged_file_leaves_the_comparison_out(monkeypatch, caplog):
    def broken():
        raise LossError("losses.json: cannot be read")

    monkeypatch.setattr(losses, "losses", broken)

    assert steps_of("port_royal", 2, {}) == ()
    assert "cannot be read" in caplog.text
