"""Opponents at work, as the tests of every game put them to it."""

import json
from functools import cache, lru_cache
from pathlib import Path
from random import Random

import pytest

from app.ai import POLICIES, playouts
from app.ai.levels import APPRENTICE, GRANDMASTER, LEVELS, MASTER, RANDOM, Memory, choose
from app.ai.player import Budget, until_turn
from app.engines import GAMES
from app.engines.contract import NOBODY
from tests.marks import THOROUGH

FEW = Budget(iterations=12)


def different(key):
    """The levels of a game that decide in ways of their own.

    Where the policy is the same, a grandmaster with the simulations of a master is a master (see ``test_search``).
    """
    policy = POLICIES[key]
    return [level for level in LEVELS if level != GRANDMASTER or policy.of_level(level) is not policy]


def level_cases(key):
    """All levels, as cases for ``level``."""
    own = different(key)
    return [*own, RANDOM, *(pytest.param(level, marks=THOROUGH) for level in LEVELS if level not in own)]


def tables(game, options):
    """Every set of options with every number of players, as cases for ``players`` and ``options``.

    The quick tests have each set and each number at least once; the other tables are slow tests.
    """
    counts = [*game.players]
    assert len(options) >= len(counts)
    return [
        pytest.param(
            players,
            each,
            marks=() if players == counts[at % len(counts)] else THOROUGH,
            id=f"{players}-{'+'.join(each) or 'base'}-{at}",
        )
        for at, each in enumerate(options)
        for players in counts
    ]


def said(state):
    """What is legal, as text; equal copies read alike."""
    return [state.game.write(state, action).split("#")[0] for action in state.legal()]


def choice(state, level, seed=1, budget=FEW):
    """What a player of ``level`` chooses, with the values that led to it."""
    view = state.resample(state.actor, Random(seed))
    return choose(view, state.actor, level, POLICIES[state.game.key], budget, Random(seed))


def decide(state, level, seed=1, budget=FEW):
    """The text of what a player of ``level`` does."""
    return said(state)[choice(state, level, seed, budget).index]


def ends_of_turns_on_the_way(policy, states):
    """At how many positions a grandmaster's simulations pass the end of the turn, which nobody else looks at.

    No limit is nearer.
    """
    grandmaster = policy.of_level(GRANDMASTER)
    assert grandmaster.turn_trust > 0.0
    assert all(policy.of_level(each).turn_trust == 0.0 for each in LEVELS if each != GRANDMASTER)
    found = 0
    for state in states:
        deal = state.resample(state.actor, Random(1))
        way = grandmaster.plans(state)[0].actions
        end = playouts.played(deal, state.actor, way, grandmaster, until_turn(deal.turn + 1), 1)
        assert end.actor == NOBODY or not grandmaster.limit(state)(end)
        found += end.actor != NOBODY
    return found


def assert_never_made(state, move, what, seeds=3):
    """``move`` is open, and nobody makes it apart from a player without sense."""
    assert move in said(state)
    for level in different(state.game.key):
        for seed in range(seeds):
            assert decide(state, level, seed) != move, (what, level)
    assert any(decide(state, RANDOM, seed) == move for seed in range(200))


def step(state, level, memory, random, budget):
    """The index that a player of ``level`` chooses, who remembers what it meant to do."""
    seat = state.actor
    view = state.resample(seat, random)
    known = memory.recall(view, seat, level)
    if known is None:
        known = choose(view, seat, level, POLICIES[state.game.key], budget, random)
        memory.keep(view, seat, level, known)
    assert len(known.values) == len(known.visits) == len(state.legal())
    return known.index


def play_turn(state, budget, level=MASTER):
    """The texts of what a player of ``level`` does until his turn is over."""
    seat, turn, memory, done = state.actor, state.turn, Memory(), []
    while (state.actor, state.turn) == (seat, turn):
        index = step(state, level, memory, Random(1), budget)
        done.append(said(state)[index])
        state.game.play(state, state.legal()[index])
    return done


def play_turns_by_the_rules(game, players, options, budget, every):
    """Every so many decisions of a game, one level after another plays to the end of the turn, each action checked."""
    levels = different(game.key)
    begun = dict.fromkeys(levels, 0)
    for at, state in enumerate(positions(game, players, options, seed=2, step=every)):
        level, turn = levels[at % len(levels)], state.clone()
        assert play_turn(turn, budget, level)
        turn.check()
        begun[level] += 1
    assert min(begun.values()) > 2


def play_by_the_rules(game, players, options, seed, level_of, budget=FEW):
    """The end of a game among players of the levels ``level_of(seat)``, each action checked."""
    state, random, memory = game.new(players, options, seed), Random(seed), Memory()
    while state.actor != NOBODY:
        index = step(state, level_of(state.actor), memory, random, budget)
        game.play(state, state.legal()[index])
    state.check()
    return state


def wins_against_random_play(game, options, games=10):
    """How many of ``games`` for two an apprentice wins."""
    wins = 0
    for seed in range(games):
        levels = (APPRENTICE, RANDOM) if seed % 2 == 0 else (RANDOM, APPRENTICE)
        state = play_by_the_rules(game, 2, options, seed, levels.__getitem__)
        wins += state.ranking()[seed % 2] == 1
    return wins


def positions(game, players, options, seed, step=7, strange=0.1):
    """Every ``step``-th decision with a choice in a game of the rollout policy, now and then with a strange move.

    The same game is played once, however many tests look at it; they look only.
    """
    return iter(_decisions(game.key, players, tuple(options.items()), seed, strange)[step - 1 :: step])


STORED = Path(__file__).with_name("games.json")
"""Games of ``positions``: which of the legal actions was taken, ply by ply.  ``tests.ai.store`` writes it."""


@cache
def stored():
    """The plies of every stored game, by its name."""
    return {name: [*map(int, plies.split())] for name, plies in json.loads(STORED.read_text("ascii")).items()}


def name_of(key, players, options, seed, strange):
    """What a game is stored under."""
    return " ".join([key, str(players), *(f"{option}={value}" for option, value in options), f"{seed}", f"{strange}"])


@lru_cache(maxsize=24)
def _decisions(*game):
    """All decisions with a choice in such a game, replayed where it is stored."""
    key, players, options, seed, _ = game
    state, found = GAMES[key].new(players, dict(options), seed), []
    for index in stored().get(name_of(*game)) or played(*game):
        if len(state.legal()) > 1:
            found.append(state.clone())
        state.apply(state.legal()[index])
    assert state.actor == NOBODY, "the rules have changed: python -m tests.ai.store"
    return found


def played(key, players, options, seed, strange):
    """Plays the game: which of the legal actions was taken, ply by ply."""
    state, random, taken = GAMES[key].new(players, dict(options), seed), Random(seed), []
    while state.actor != NOBODY:
        view = state.resample(state.actor, random)
        legal = state.legal()
        odd = random.random() < strange
        taken.append(legal.index(random.choice(legal) if odd else POLICIES[key].playout(view, random)[0]))
        state.apply(legal[taken[-1]])
    return taken


def assert_sound_plans(state):
    """The rollout policy has plans that begin with legal actions, the best of them first."""
    plans = POLICIES[state.game.key].plans(state)
    assert {plan.actions[0] for plan in plans} <= set(state.legal())
    assert max(plan.worth for plan in plans) == plans[0].worth == 0.0
