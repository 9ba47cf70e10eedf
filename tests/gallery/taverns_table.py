"""The table of the Taverns in several situations to PNG; see ``tests.gallery.tables``."""

from random import Random
from typing import Any

from app.engines.contract import Action
from app.match.match import Match
from tests.gallery import tables
from tests.gallery.tables import Holds, Scene, chosen, decides, hinted, nothing, opened, render


def played(n: int, level: int, seed: int, until: Holds) -> Match:
    """A game played by a simple hand until ``until`` holds."""
    return tables.played("taverns", n, {"level": level}, seed, until, _hand)


def _hand(state: Any, rng: Random) -> Action:
    """Places all dice, activates them, and spends what they bring."""
    legal = state.legal()
    if state.decision == "place_dice":
        placing = [action for action in legal if action[0] == "place"]
        return rng.choice(placing) if placing else ("finish",)
    if state.decision == "service":
        if ("activate_all",) in legal:
            return ("activate_all",)
        for verb in ("nobles", "upgrade", "recruit", "buy", "bard", "entertain"):
            offers = [action for action in legal if action[0] == verb]
            if offers and rng.random() < 0.85:
                return rng.choice(offers)
        return ("end",)
    return rng.choice(legal)


def half_placed(match: Match) -> bool:
    """Some dice lie, some wait."""
    return 2 <= sum(match.state.dice) <= 4


def rich(match: Match) -> bool:
    """The dice are activated, and there is something to spend."""
    return match.state.doubloons >= 4 and match.state.beer >= 2 and not any(match.state.on_seat)


def covered_table(match: Match) -> bool:
    """A table card lies under a guest."""
    return 4 in match.state.laid[0]


SCENES: dict[str, Scene] = {
    "draft": (lambda: played(3, 1, 3, decides("draft_die", 4, lambda m: m.state.drafted == 3)), nothing),
    "plan": (lambda: played(3, 3, 5, decides("place_dice", 5, half_placed)), hinted("place", "place", presses=2)),
    "placing": (lambda: played(3, 3, 5, decides("place_dice", 5, half_placed)), chosen("die:")),
    "service": (lambda: played(3, 3, 7, decides("service", 5, rich)), nothing),
    "one": (lambda: played(2, 1, 2, decides("place_dice", 3, half_placed)), nothing),
    "two": (lambda: played(2, 2, 2, decides("service", 6)), nothing),
    "five": (lambda: played(4, 5, 4, decides("service", 6, rich)), nothing),
    "fivedraft": (lambda: played(4, 5, 9, decides("draft_die", 3, lambda m: m.state.drafted > 4)), nothing),
    "juggler": (lambda: played(4, 4, 1, decides("use_juggler_return", 6, covered_table)), nothing),
    "start": (lambda: played(4, 5, 4, decides("choose_start_card", 0)), nothing),
    "removed": (lambda: played(3, 4, 1, decides("choose_removed_regulars", 0)), nothing),
    "list": (lambda: played(3, 3, 7, decides("service", 5)), opened("guest_deck")),
    "deck": (lambda: played(3, 3, 7, decides("service", 5)), opened("deck:0")),
    "tavern": (lambda: played(3, 3, 7, decides("draft_die", 5)), opened("tavern:1")),
    "bonus": (lambda: played(2, 1, 2, decides("choose_round_bonus", 5)), nothing),
    "side": (lambda: played(3, 2, 2, decides("choose_entertainer_side", 3)), nothing),
    "redraw": (lambda: played(3, 1, 2, decides("use_counter_guest_redraw", 2)), nothing),
    "ban": (lambda: played(3, 3, 2, decides("choose_banned_card", 2)), nothing),
    "book": (lambda: played(3, 5, 2, decides("choose_signature_column", 2)), nothing),
    "end": (lambda: played(3, 1, 7, lambda match: match.finished), nothing),
}


if __name__ == "__main__":
    render("taverns", SCENES)
