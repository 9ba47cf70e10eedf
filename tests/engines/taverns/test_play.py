"""Whole games of players who use what they have, on full and on scarce tables.  R4, R8, R98"""

from collections import Counter
from random import Random

import pytest

from app.engines.contract import NOBODY
from app.engines.taverns.components import HELPERS
from app.engines.taverns.handlers import HANDLERS
from tests.engines.taverns.builder import GAME
from tests.marks import THOROUGH

DECISIONS = {
    "choose_start_card", "choose_removed_regulars", "choose_round_bonus", "choose_free_upgrade",
    "choose_entertainer_side", "use_counter_guest_redraw", "draft_die", "place_dice", "service",
    "choose_banned_card", "choose_signature_column", "choose_substitute_helper", "use_juggler_return",
}  # fmt: skip


def busy(state, random):
    """A legal action of somebody who places his dice, serves everybody and spends his money."""
    legal = state.legal()
    verbs = {action[0] for action in legal}
    if state.decision == "place_dice" and random.random() < 0.95 and verbs & {"place", "juggle"}:
        legal = [action for action in legal if action[0] in ("place", "juggle")]
    elif state.decision == "service":
        if "activate_all" in verbs and random.random() < 0.5:
            return ("activate_all",)
        dear = [action for action in legal if action[0] in ("recruit", "nobles", "upgrade")]
        if dear and random.random() < 0.7:
            legal = dear
        elif len(legal) > 1 and random.random() < 0.97:
            legal = legal[:-1]
    return random.choice(legal)


def thinned(state, random):
    """Most helpers and guests have left the game."""
    for card in range(len(HELPERS)):
        gone = random.randint(0, state.supply[card])
        state.supply[card] -= gone
        state.removed += [card] * gone
    state.removed += state.guest_deck[:-9]
    del state.guest_deck[:-9]
    state.removed += state.three_stack[:-2]
    del state.three_stack[:-2]


@pytest.mark.parametrize("seeds", [range(30), pytest.param(range(30, 120), marks=THOROUGH)], ids=["few", "many"])
def test_busy_games_keep_every_invariant(seeds):
    """R8b, R55a, R66: every decision comes up, every verb is played, and no turn goes on for ever."""
    decisions, verbs, emptied = Counter(), Counter(), 0
    for seed in seeds:
        random = Random(seed)
        level, players = random.choice((1, 2, 3, 4, 5, 5)), random.randint(2, 4)
        state = GAME.new(players, {"level": level, "tournament": level == 5 and seed % 3 > 0}, seed)
        if seed % 2:
            thinned(state, random)
        plies = 0
        while state.actor != NOBODY:
            action = busy(state, random)
            decisions[state.decision] += 1
            verbs[action[0]] += 1
            state.apply(action)
            state.check()
            plies += 1
        emptied += not state.guest_deck
        assert state.round == 8
        assert plies < 40 * 8 * players
    assert set(decisions) == DECISIONS
    assert set(verbs) >= set(HANDLERS) - {"take_back"}
    assert emptied > 5


def test_resampled_games_end_too():
    """R9: from the middle of busy games, dealt anew, with every invariant."""
    for seed in range(20):
        random = Random(seed)
        state = GAME.new(3, {"level": 1 + seed % 5}, seed)
        for _ in range(60 + 9 * seed):
            state.apply(busy(state, random))
        other = state.resample(0, random)
        assert other.legal() == state.legal()
        while other.actor != NOBODY:
            other.apply(busy(other, random))
            other.check()
