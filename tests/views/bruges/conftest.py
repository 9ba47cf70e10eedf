"""A table of Bruges, and games to lay out."""

from functools import lru_cache

from tests.views.tables import states_of, table_of, view_of

ALL = {"pets": True, "new_citizens": True, "zwin": True, "exchange": True}
PLAYS = ("play_card", "play_extra", "play_drawn")
GAMES_TO_SEE = ((2, ()), (3, ("pets",)), (4, ("exchange",)), (5, tuple(ALL)), (2, ("zwin",)), (3, tuple(ALL)))
"""Players and modules."""


def likely(state, random):
    """What somebody might do who wants the game to go on and something to happen in it."""
    legal = state.legal()
    if state.decision in PLAYS:
        for verb, share in (("activate", 0.5), ("recruit", 0.9), ("house", 0.5), ("canal", 0.8)):
            found = [action for action in legal if action[0] == verb]
            if found and random.random() < share:
                return random.choice(found)
    return random.choice(legal)


@lru_cache(maxsize=16)
def played(players, modules=()):
    """The positions of a whole game."""
    return states_of("bruges", players, dict.fromkeys(modules, True), 7, likely)


table = table_of("bruges", likely)
view = view_of("bruges", played)
