"""Every line of the log stands under the round and phase that it belongs to, in all games."""

from functools import cache
from importlib import import_module
from random import Random

import pytest

from app.engines import GAMES
from app.match.match import new_match
from app.models.games import presenter
from app.models.log import sections
from tests.views.tables import seats

ROUND = {"port_royal": "round_began", "bruges": "round"}


@cache
def told(game, seed=7):
    """The sections of a whole game: number of the round that each ply led to, headings and lines; and its events."""
    match, random = new_match(game, seats(3), {}, seed), Random(seed)
    likely = (
        (lambda state, random: random.choice(state.legal()))
        if game == "port_royal"
        else import_module(f"tests.views.{game}.conftest").likely
    )
    found = []
    while not match.finished:
        before = match.state
        events = match.play(likely(before, random))
        found.append((match, before, match.state, events))
    return found


def parts(game, before, after, events):
    return sections(presenter(game), events, before, after, seats(3))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_round_begins_under_its_own_heading(game):
    """ "Round 2 begins" stood under "Round 1 · Actions"."""
    rounds = 0
    for _, before, after, events in told(game):
        at = next((k for k, event in enumerate(events) if event[0] == ROUND.get(game, "round_began")), None)
        if at is None:
            continue
        rounds += 1
        new = presenter(game).lines(events[at:], seats(3))
        told_now = [(heading, line) for heading, lines in parts(game, before, after, events) for line in lines]
        for line in new:
            heading = next(heading for heading, each in reversed(told_now) if each == line)
            assert str(events[at][1]) in heading, (heading, line.text)
    assert rounds > 2


@pytest.mark.parametrize("game", sorted(GAMES))
def test_nothing_is_lost_and_nothing_told_twice(game):
    """Whatever is told of a ply as a whole is told under its headings, in the same order."""
    for _, before, after, events in told(game):
        told_now = parts(game, before, after, events)
        assert told_now[0][0] == presenter(game).heading(before)
        assert all(lines for _, lines in told_now[1:])
        assert [line for _, lines in told_now for line in lines] == presenter(game).lines(events, seats(3))


@pytest.mark.parametrize(
    ("game", "fact", "heading"),
    [
        ("loyang", "harvested", "Cards"),
        ("loyang", "turn_began", "Actions"),
        ("taverns", "white_rolled", "Choosing dice"),
        ("bruges", "dice", "Dice"),
        ("bruges", "threat", "Dice"),
    ],
)
def test_a_phase_that_passes_without_a_decision_has_its_heading(game, fact, heading):
    seen = 0
    for _, before, after, events in told(game):
        if not any(event[0] == fact for event in events) or presenter(game).heading(before).endswith(heading):
            continue
        if fact == "threat" and not any(event[0] == "dice" for event in events):
            continue
        if fact == "harvested" and not any(event[0] == "round_began" for event in events):
            continue
        seen += 1
        only = presenter(game).lines([event for event in events if event[0] == fact], seats(3))
        if only:
            assert any(each.endswith(heading) for each, lines in parts(game, before, after, events) if lines)
    assert seen
