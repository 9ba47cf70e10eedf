"""A table of Murano, and games to lay out."""

from functools import lru_cache

from app.engines.murano import components as c
from tests.views.tables import states_of, table_of, view_of

LIKED = ("build", "recruit_character", "place_gondolier", "buy_shop", "buy_special_building", "production", "income")


def rank(action):
    """How much an action is liked, 0 most."""
    return LIKED.index(action) if action in LIKED else 9


def likely(state, random):
    """What somebody might do who wants something to happen."""
    legal = state.legal()
    if state.decision == "choose_turn":
        acts = [action for action in legal if action[0] == "act"]
        if not acts or random.random() < 0.06:
            return random.choice(legal)
        return min(acts, key=lambda action: rank(c.ACTION[action[1]]) + random.random() * 6)
    kept = [action for action in legal if action[0] not in ("decline", "stop", "keep", "leave", "dismiss")]
    builds = [action for action in kept if action[0] == "build"]
    return random.choice(builds or kept or legal)


@lru_cache(maxsize=32)
def played(players):
    """The positions of a whole game."""
    return states_of("murano", players, {}, 7, likely)


table = table_of("murano", likely)
view = view_of("murano", played)
