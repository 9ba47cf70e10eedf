"""A table of Loyang, and games to lay out."""

from functools import lru_cache

from tests.views.tables import states_of, table_of, view_of

IDLE = ("end", "loan", "discard", "refuse", "decline", "enough", "reject", "sell")
"""Verbs of somebody who lets chances pass."""


def likely(state, random):
    """What somebody might do who wants the game to go on and something to happen in it."""
    legal = state.legal()
    busy = [action for action in legal if action[0] not in IDLE]
    refuse = [action for action in legal if action[0] == "refuse"]
    end = [action for action in legal if action[0] == "end"]
    if busy and random.random() < 0.86:
        return random.choice(busy)
    return random.choice(end or refuse or [action for action in legal if action[0] != "loan"] or legal)


@lru_cache(maxsize=32)
def played(players):
    """The positions of a whole game."""
    return states_of("loyang", players, {}, 7, likely)


table = table_of("loyang", likely)
view = view_of("loyang", played)
