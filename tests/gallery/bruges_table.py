"""The table of Bruges in several situations to PNG; see ``tests.gallery.tables``."""

from random import Random
from typing import Any

from app.match.match import Match
from app.models.table_reading import pieces_in
from app.views.game.page import GamePage
from tests.gallery import tables
from tests.gallery.tables import Holds, Scene, decides, nothing, opened, render

ALL = {"pets": True, "new_citizens": True, "zwin": True, "exchange": True}
PLAYS = ("play_card", "play_extra", "play_drawn")


def played(n: int, options: dict[str, Any], seed: int, until: Holds) -> Match:
    """A game played by a simple hand until ``until`` holds."""
    return tables.played("bruges", n, options, seed, until, _hand)


def _hand(state: Any, rng: Random) -> tuple[Any, ...]:
    """Lives in houses, builds and activates where that is possible."""
    legal = state.legal()
    if state.decision in PLAYS:
        for verb, likely in (("activate", 0.5), ("recruit", 0.9), ("house", 0.5), ("canal", 0.8)):
            found = [action for action in legal if action[0] == verb]
            if found and rng.random() < likely:
                return rng.choice(found)
    return rng.choice(legal)


def houses(number: int) -> Holds:
    """Whether the person has so many houses and a full hand."""
    return lambda match: len(match.state.houses[0]) >= number and len(match.state.hand[0]) >= 3


def rich(match: Match) -> bool:
    """Whether the person can pay somebody and has room for them."""
    state = match.state
    return state.guilders[0] >= 6 and state.persons[0].count(-1) >= 2 and len(state.hand[0]) >= 4


def card_chosen(page: GamePage) -> None:
    """A hand card is chosen and waits for its use."""
    keys = [piece.key for piece in pieces_in(page.view.model, "hand:0")]
    page.choose(keys[len(keys) // 2])


def recruits(page: GamePage) -> None:
    """A card is chosen that can be laid out."""
    for key in [piece.key for piece in pieces_in(page.view.model, "hand:0")]:
        page.choose(key)
        if "use:recruit" in page.offered():
            return
        page.step_back()


SCENES: dict[str, Scene] = {
    "first": (lambda: played(3, {}, 3, decides("choose_draw_pile")), nothing),
    "two": (lambda: played(2, {}, 3, decides("play_card", 0, houses(4))), nothing),
    "card": (lambda: played(3, ALL, 3, decides("play_card", 0, houses(6))), card_chosen),
    "recruit": (lambda: played(3, {}, 5, decides("play_card", 0, rich)), recruits),
    "late": (lambda: played(3, ALL, 5, decides("play_card", 0, houses(10))), nothing),
    "five": (lambda: played(5, ALL, 5, decides("play_card", 0, houses(7))), card_chosen),
    "fivebase": (lambda: played(5, {}, 5, decides("end_turn", 0, houses(5))), nothing),
    "zwin": (lambda: played(2, {"zwin": True}, 4, decides("use_ship")), nothing),
    "exchange": (lambda: played(4, {"exchange": True}, 4, decides("play_card", 0, houses(5))), card_chosen),
    "pets": (lambda: played(4, {"pets": True}, 6, decides("play_card", 0, houses(8))), card_chosen),
    "fire": (lambda: played(3, {}, 5, decides("choose_fire_loss")), nothing),
    "plague": (lambda: played(3, {}, 5, decides("choose_plague_victim")), nothing),
    "workers": (lambda: played(3, {}, 5, decides("choose_workers")), nothing),
    "offer": (lambda: played(3, ALL, 192, decides("choose_discard_person")), nothing),
    "answer": (lambda: played(3, {}, 20, decides("pay_or_take_threat")), nothing),
    "waiting": (lambda: played(4, {}, 7, lambda match: match.state.round >= 3 and match.state.actor == 2), nothing),
    "discard": (lambda: played(3, {}, 4, decides("play_card", 0, houses(4))), opened("discard")),
    "display": (lambda: played(3, ALL, 4, decides("play_card", 0, houses(5))), opened("display:1")),
    "end": (lambda: played(3, {}, 7, lambda match: match.finished), nothing),
}


if __name__ == "__main__":
    render("bruges", SCENES)
