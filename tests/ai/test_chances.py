"""The chance to win that people are shown: honest at the start, at the end, and for every viewer."""

from pathlib import Path
from random import Random

import pytest

from app.ai import POLICIES
from app.ai.chances import N_SHARED, N_WEIGHTS, OWN, POINT, Projection, bend, features
from app.ai.player import shares
from app.ai.playouts import assess, follow, play_on, to_the_end
from app.engines import GAMES
from app.engines.contract import NOBODY
from app.match.record import load, replay
from tests.marks import THOROUGH

TABLES = [(key, players) for key in sorted(GAMES) for players in GAMES[key].players]
MIDDLE = [(key, n) for key, n in TABLES if min(GAMES[key].players) < n < max(GAMES[key].players)]
MANY = [pytest.param(*table, marks=THOROUGH if table in MIDDLE else pytest.mark.slow) for table in TABLES]
"""The smallest and the largest table of a game; the others are thorough."""
FAIR = 0.05
"""How far the viewer's share at the start may lie from an even one, by the issue that asked for it."""


def own_share(key, players, deals, runs):
    """What a viewer is given at the start, averaged over all seats and so many deals."""
    given = []
    for seed in range(deals):
        state = GAMES[key].new(players, None, 400 + seed)
        for viewer in range(players):
            shares, _ = assess(state, viewer, POLICIES[key], runs, Random(seed))
            assert sum(shares) == pytest.approx(1.0)
            given.append(shares[viewer])
    return sum(given) / len(given)


@pytest.mark.quick_for("port_royal", "loyang")
@pytest.mark.parametrize(("key", "players"), TABLES)
def test_at_the_start_a_viewer_is_given_an_even_share(key, players):
    """Nobody is ahead yet; whoever looks must not be taken for better or worse than the others."""
    assert own_share(key, players, 3, 6) == pytest.approx(1.0 / players, abs=FAIR)


@pytest.mark.parametrize(("key", "players"), MANY)
def test_at_many_starts_a_viewer_is_given_an_even_share(key, players):
    assert own_share(key, players, 24, 16) == pytest.approx(1.0 / players, abs=FAIR)


def test_the_last_round_of_loyang_is_played_to_its_end():
    """At the start of the last turn nobody else can do anything any more, so what it brings is the result.

    What a farm is worth said 94 of 100 there to a seat that had lost.
    """
    policy, positions = POLICIES["loyang"], one_game("loyang", 2, 3)
    last = positions[-1]
    assert all(policy.endgame(state) == (state.round == last.round) for state in positions)
    start = next(state for state in positions if state.turn == last.turn)
    world = policy.world(start, start.actor, Random(1))
    end = shares(play_on(world, policy, to_the_end, Random(1)))

    told, error = assess(start, start.actor, policy, 1, Random(1))

    assert told == end
    assert error == [0.0, 0.0]


@pytest.mark.parametrize(("key", "players"), MANY)
def test_all_viewers_together_are_given_one_win_all_through_the_game(key, players):
    """Nobody takes himself for better or worse than he is, early or late, only because he knows himself better."""
    policy, random, given = POLICIES[key], Random(7), []
    for seed in range(6):
        positions = one_game(key, players, seed)
        for part in (0.2, 0.5, 0.8):
            position = positions[round(part * len(positions))]
            given += [assess(position, viewer, policy, 6, random)[0][viewer] for viewer in range(players)]

    assert sum(given) / len(given) == pytest.approx(1.0 / players, abs=FAIR)


def one_game(key, players, seed):
    """The positions of a game of the rollout policy."""
    state, random, positions = GAMES[key].new(players, {}, seed), Random(seed), []
    while state.actor != NOBODY:
        positions.append(state.clone())
        follow(state, POLICIES[key].others(state, random), lambda _: False)
    return positions


@pytest.mark.parametrize("key", sorted(GAMES))
def test_chances_sum_to_one_for_every_viewer_everywhere(key):
    policy, random = POLICIES[key], Random(2)
    for players in GAMES[key].players:
        state = GAMES[key].new(players, {}, 2)
        while state.actor != NOBODY:
            if random.random() < 0.02:
                for viewer in range(players):
                    found = policy.win_chances(policy.world(state, viewer, random), viewer)
                    assert sum(found) == pytest.approx(1.0)
                    assert all(0.0 <= share <= 1.0 for share in found)
            state.apply(state.legal()[int(random.random() * len(state.legal()))])


def test_nobody_suspects_anybody_in_a_world_of_murano():
    """In the thoughts of a search, a viewer takes the others' cards for better than they were dealt."""
    state = GAMES["murano"].new(3, {}, 2)

    assert state.resample(0, Random(1)).observer == 0
    assert POLICIES["murano"].world(state, 0, Random(1)).observer == NOBODY


@pytest.mark.parametrize("key", ["port_royal", "taverns"])
def test_where_all_know_the_same_all_are_told_the_same(key):
    policy = POLICIES[key]
    state = GAMES[key].new(3, {}, 4)
    random = Random(4)
    while state.turn < 9:
        state.apply(policy.others(state, random)[0])

    first, *others = (assess(state, viewer, policy, 4, Random(1)) for viewer in range(3))

    assert all(other == first for other in others)


@pytest.mark.parametrize("key", sorted(GAMES))
def test_the_first_pass_of_a_review_compares_no_plans(key, monkeypatch):
    """It asks at hundreds of positions: turns are played on by the rollout policy, which is good enough."""

    def too_slow(*_arguments):
        pytest.fail("the review's first pass must not compare plans")

    players = max(GAMES[key].players)
    folder = Path(__file__).parents[1] / "golden" / key
    states = replay(load(folder / f"{players}-players-0.kontor")).states
    monkeypatch.setattr(type(POLICIES[key]), "plans", too_slow)

    for state in states[::60]:
        shares_given, _ = assess(state, 0, POLICIES[key], 1, Random(1))
        assert sum(shares_given) == pytest.approx(1.0)


# The weights


def test_a_share_of_the_game_lies_between_two_knots():
    assert bend(-0.2, 3) == bend(0.0, 3) == [1.0, 0.0, 0.0]
    assert bend(0.25, 3) == [0.5, 0.5, 0.0]
    assert bend(1.0, 3) == bend(7.0, 3) == [0.0, 0.0, 1.0]


def test_what_the_weights_are_for():
    """Two seats, the second one views, in the middle of the game; the first is on turn."""
    first, second = features(Projection((4.0, 10.0), 0.5), (7, 3), 0, 1)

    assert len(first) == len(second) == N_WEIGHTS
    assert (first[2], second[2]) == (-3.0, 3.0)
    assert first[POINT:N_SHARED] == [0.0, 2.0, 0.0, 0.0, 0.0, 0.0]
    assert second[POINT:N_SHARED] == [0.0, -2.0, 0.0, 0.0, 0.5, 0.0]
    assert first[N_SHARED:] == [0.0] * (2 * OWN - 1)
    assert second[N_SHARED:] == [1.0, 0.0, 0.0, 3.0, 0.0]


def test_at_the_start_it_is_nothing_to_be_the_viewer():
    rows = features(Projection((5.0, 5.0), 0.0), (0, 0), 0, 1)

    assert rows[1][N_SHARED:] == [0.0] * (2 * OWN - 1)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_every_table_has_weights_of_its_own(key, players):
    policy = POLICIES[key]

    assert len(policy.odds[players]) == (N_WEIGHTS if policy.secrets else N_SHARED)
