"""The table of Loyang in several situations to PNG; see ``tests.gallery.tables``."""

from random import Random
from typing import Any

from app.engines.contract import Action
from app.engines.loyang import components as c
from app.match.match import Match
from tests.gallery import tables
from tests.gallery.tables import Holds, Scene, chosen, decides, nothing, opened, render

IDLE = ("end", "loan", "discard", "refuse", "decline", "enough", "reject", "sell")
GOOD = ("deliver", "deliver_double", "deliver_again", "serve", "sow", "play", "advance")


def played(n: int, seed: int, until: Holds, *, beginner: bool = False) -> Match:
    """A game played by a simple hand until ``until`` holds."""
    return tables.played("loyang", n, {"beginner": beginner} if n > 1 else {}, seed, until, _hand)


def _hand(state: Any, rng: Random) -> Action:
    """Delivers and sows what it can, buys now and then, takes no loans without need."""
    legal = state.legal()
    if state.decision == "advance":
        return max((action for action in legal if action[0] == "advance"), key=lambda action: action[1])
    kept = ("play", c.COPIES[c.HARVEST_HAND][0])
    good = [action for action in legal if action[0] in GOOD and action[:2] != kept]
    busy = [action for action in legal if action[0] not in IDLE and action[0] != "pack"]
    pack = [action for action in legal if action[0] == "pack"]
    calm = [action for action in legal if action[0] in ("end", "refuse")]
    if good and rng.random() < 0.93:
        return rng.choice(good)
    if pack and rng.random() < 0.3:
        return pack[0]
    if busy and rng.random() < 0.72:
        return rng.choice(busy)
    return rng.choice(calm or [action for action in legal if action[0] != "loan"] or legal)


def busy(match: Match) -> bool:
    """There is something to deliver, to sow and to trade."""
    verbs = {action[0] for action in match.state.legal()}
    return len(verbs & {"deliver", "serve", "sow", "trade", "play", "buy"}) >= 4


def crowded(match: Match) -> bool:
    """Many cards, one of them covered."""
    state = match.state
    seen = state.visible(0)
    return len(seen) >= 13 and any(state.under[card] != c.EMPTY for card in seen)


def court(number: int) -> Holds:
    """So many cards lie in the court."""
    return lambda match: len(match.state.court) >= number


SCENES: dict[str, Scene] = {
    "act": (lambda: played(3, 5, decides("act", 5, busy)), nothing),
    "sow": (lambda: played(3, 5, decides("act", 4, busy)), chosen("action:sow")),
    "late": (lambda: played(4, 5, decides("act", 7, crowded)), nothing),
    "two": (lambda: played(2, 2, decides("act", 6, busy)), nothing),
    "court": (lambda: played(3, 3, decides("distribute", 4, court(4))), nothing),
    "four": (lambda: played(4, 3, decides("distribute", 6, court(5))), nothing),
    "home": (lambda: played(3, 3, decides("choose_home_crop", 0)), nothing),
    "solo": (lambda: played(1, 4, decides("act", 5, busy)), nothing),
    "grid": (lambda: played(1, 3, decides("buy_grid_card", 4)), nothing),
    "pack": (lambda: played(2, 3, decides("resolve_double_pack", 3)), nothing),
    "stack": (lambda: played(3, 4, decides("choose_private_field", 2)), nothing),
    "store": (lambda: played(3, 3, decides("store", 3)), nothing),
    "advance": (lambda: played(3, 5, decides("advance", 6, lambda m: m.state.cash[0] > 10)), nothing),
    "partner": (lambda: played(4, 3, decides("choose_partner", 2)), nothing),
    "harvest": (lambda: played(3, 33, decides("harvest_hand_now", 2)), nothing),
    "pay": (lambda: played(3, 4, decides("finance_field", 2)), nothing),
    "beginner": (lambda: played(2, 3, decides("act", 3), beginner=True), nothing),
    "farm": (lambda: played(3, 3, decides("act", 6)), opened("farm:1")),
    "discard": (lambda: played(3, 3, decides("act", 6)), opened("discard")),
    "end": (lambda: played(3, 7, lambda match: match.finished), nothing),
}


if __name__ == "__main__":
    render("loyang", SCENES)
