"""The table of Port Royal in several situations to PNG; see ``tests.gallery.tables``."""

from random import Random
from typing import Any

from app.engines.contract import Action
from app.match.match import Match
from app.views.game.page import GamePage
from tests.gallery import tables
from tests.gallery.tables import Holds, Scene, nothing, opened, render


def played(n: int, options: dict[str, Any], seed: int, until: Holds) -> Match:
    """A game played by a simple hand until ``until`` holds."""
    return tables.played("port_royal", n, options, seed, until, hand)


def hand(state: Any, rng: Random) -> Action:
    """Claims, discovers a few cards, hires where it can."""
    legal = state.legal()
    claims = [action for action in legal if action[0] == "claim"]
    if claims:
        return claims[0]
    if state.decision == "discover_action":
        stop = len(state.harbour) >= rng.choice((3, 4, 5, 6))
        return ("stop",) if stop and ("stop",) in legal else ("draw",)
    hires = [action for action in legal if action[0] == "hire"]
    ships = [action for action in legal if action[0] == "take_ship"]
    if hires and rng.random() < 0.8:
        return rng.choice(hires)
    return rng.choice(ships or legal)


def decides(decision: str, least: int) -> Holds:
    """Whether the person decides ``decision``, from ply ``least`` on."""

    def holds(match: Match) -> bool:
        state = match.state
        return match.ply >= least and state.actor == 0 and state.decision == decision

    return holds


def trading(match: Match) -> bool:
    """A full harbour in which the person can hire somebody."""
    state = match.state
    return (
        decides("take_card", 150)(match)
        and len(state.harbour) >= 5
        and any(action[0] == "hire" for action in state.legal())
        and len(state.displays[0]) >= 5
    )


def crowded(match: Match) -> bool:
    """A very full harbour while discovering."""
    return decides("discover_action", 100)(match) and len(match.state.harbour) >= 6


def hire_chosen(page: GamePage) -> None:
    """A person is chosen and waits for confirmation."""
    cards = [action[1] for action in page.match.state.legal() if action[0] == "hire"]
    page.choose(f"card:{cards[0]}")


SCENES: dict[str, Scene] = {
    "trade": (lambda: played(3, {}, 15, trading), hire_chosen),
    "discover": (lambda: played(2, {}, 3, crowded), nothing),
    "repel": (lambda: played(3, {}, 9, decides("repel_ship", 120)), nothing),
    "four": (lambda: played(4, {"expansion": "cards"}, 5, decides("take_card", 160)), nothing),
    "contracts": (lambda: played(5, {"expansion": "contracts"}, 4, decides("discover_action", 260)), nothing),
    "start": (lambda: played(2, {"expansion": "contracts"}, 4, decides("discover_action", 0)), nothing),
    "end": (lambda: played(3, {}, 14, lambda match: match.finished), nothing),
    "course": (lambda: played(3, {}, 15, trading), opened("course")),
    "discard": (lambda: played(3, {}, 15, trading), opened("discard")),
    "display": (lambda: played(3, {}, 15, trading), opened("display:1")),
}


if __name__ == "__main__":
    render("port_royal", SCENES)
