"""How fast the rules run: what the opponents' search lives on."""

from random import Random

import pytest

from app.engines import GAMES
from app.engines.contract import NOBODY

N_GAMES = 20  # per round
AIMS = {
    "port_royal": {"play": "over 200,000", "clone": "under 5"},
    "taverns": {"play": "over 100,000", "clone": "under 6"},
    "murano": {"play": "over 120,000", "clone": "under 6"},
    "loyang": {"play": "over 100,000", "clone": "under 6"},
    "bruges": {"play": "over 80,000", "clone": "under 10"},
}

FULLEST = {  # the largest game: all that can be in play
    "port_royal": (5, {"expansion": "contracts"}),
    "taverns": (4, {"level": 5, "tournament": True}),
    "murano": (4, {"start_character": True}),
    "loyang": (4, {"beginner": True}),
    "bruges": (5, {"pets": True, "new_citizens": True, "zwin": True, "exchange": True}),
}


def random_game(game, seed, players=2, options=None):
    """A whole game by random decisions; how many there were."""
    state = game.new(players, options, seed)
    chance = Random(seed).random
    decisions = 0
    while state.actor != NOBODY:
        legal = state.legal()
        state.apply(legal[int(chance() * len(legal))])
        decisions += 1
    return decisions


def middle(game, players, options):
    """A position from the middle of a game."""
    plies = random_game(game, 1, players, options) // 2
    state = game.new(players, options, 1)
    chance = Random(1).random
    for _ in range(plies):
        legal = state.legal()
        state.apply(legal[int(chance() * len(legal))])
    return state


@pytest.fixture(params=sorted(GAMES))
def game(request):
    return GAMES[request.param]


@pytest.fixture
def position(game):
    """The middle of a game with all that can be in play."""
    return middle(game, *FULLEST[game.key])


def test_random_play(benchmark, figure, game):
    seeds = iter(range(1_000_000))
    played = []
    benchmark(lambda: played.append(sum(random_game(game, next(seeds)) for _ in range(N_GAMES))))

    if benchmark.stats:
        decisions = sum(played) / len(played)
        speed = decisions / benchmark.stats.stats.mean
        figure(f"{game.key}: random play", speed, "decisions/s", AIMS.get(game.key, {}).get("play", ""))


def test_clone(benchmark, figure, position):
    benchmark(position.clone)

    if benchmark.stats:
        key = position.game.key
        figure(f"{key}: clone", benchmark.stats.stats.mean * 1e6, "µs", AIMS.get(key, {}).get("clone", ""))


def test_resample(benchmark, figure, position):
    chance = Random(1)
    benchmark(lambda: position.resample(0, chance))

    if benchmark.stats:
        figure(f"{position.game.key}: resample", benchmark.stats.stats.mean * 1e6, "µs")


def test_legal(benchmark, figure, position):
    benchmark(position.legal)

    if benchmark.stats:
        figure(f"{position.game.key}: legal", benchmark.stats.stats.mean * 1e6, "µs")


def test_digest(benchmark, figure, position):
    benchmark(position.digest)

    if benchmark.stats:
        figure(f"{position.game.key}: digest", benchmark.stats.stats.mean * 1e6, "µs")
