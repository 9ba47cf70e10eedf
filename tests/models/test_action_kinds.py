"""Kinds of actions: every action has one, with words in both languages that can follow "instead of"."""

from importlib import import_module
from random import Random

import pytest

from app.engines import GAMES
from app.engines.contract import NOBODY
from app.models.games import presenter
from app.models.statistics.mistakes import INSTEAD
from tests.engines.suite import a_game

BY_DECISION = {"bruges"}
"""Games whose table of handlers is by decision, not by verb."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_every_action_of_a_game_is_of_a_kind_with_words(game, seed):
    state, random, asked = a_game(GAMES[game], seed), Random(seed), presenter(game)
    for _ in range(400):
        if state.actor == NOBODY:
            break
        actions = state.legal()
        for action in actions:
            kind = asked.kind(state, action)
            assert INSTEAD not in kind
            assert asked.kind_words(kind), (state.decision, action)
        state.apply(random.choice(actions))


@pytest.mark.parametrize("game", sorted(set(GAMES) - BY_DECISION))
def test_every_verb_of_the_rules_has_words(game):
    verbs = import_module(f"app.engines.{game}.handlers").HANDLERS
    told = presenter(game).kind_words
    depends = {"taverns": {"place"}, "murano": {"act", "share"}}.get(game, set())  # on more than the verb
    assert [verb for verb in verbs if verb not in depends and not told(verb)] == []


def test_a_kind_of_another_version_has_no_words():
    assert [presenter(game).kind_words("a kind of long ago") for game in GAMES] == [""] * len(GAMES)


def test_a_space_of_murano_is_told_by_what_is_done_there():
    asked = presenter("murano")
    assert asked.kind_words(asked.kind(None, ("act", 0))) == "going to build"
    assert asked.kind(None, ("share", 4)) == asked.kind(None, ("act", 4))


def test_a_die_of_the_taverns_is_told_by_where_it_lies():
    asked = presenter("taverns")
    assert asked.kind_words(asked.kind(None, ("place", 2, 103))) == "a die on the monk"


def test_equal_verbs_of_bruges_that_mean_different_things_are_of_different_kinds():
    asked, state = presenter("bruges"), GAMES["bruges"].new(2, None, 1)
    found = []
    for decision, action in (
        ("choose_discard", ("card", 1)),
        ("choose_hand_card", ("card", 1)),
        ("choose_plague_victim", ("person", 1)),
        ("preacher", ("return", 1)),
    ):
        state.decision = decision
        found.append(asked.kind_words(asked.kind(state, action)))
    assert found == ["discarding a card", "building a house", "giving up a person", "returning a marker"]
