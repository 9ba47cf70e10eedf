"""A table of the Taverns, and games to lay out."""

from functools import lru_cache

from tests.views.tables import states_of, table_of, view_of


def likely(state, random):
    """What somebody might do who wants the game to go on and something to happen in it."""
    legal = state.legal()
    if state.decision == "place_dice":
        placing = [action for action in legal if action[0] == "place"]
        return random.choice(placing) if placing and random.random() < 0.95 else ("finish",)
    if state.decision == "service":
        if ("activate_all",) in legal and random.random() < 0.8:
            return ("activate_all",)
        if random.random() < 0.2:
            return ("end",)
    return random.choice(legal)


@lru_cache(maxsize=32)
def played(players, level):
    """The positions of a whole game."""
    return states_of("taverns", players, {"level": level}, 7, likely)


table = table_of("taverns", likely, level=1)
view = view_of("taverns", played)
