"""The table of Murano in several situations to PNG; see ``tests.gallery.tables``."""

from collections.abc import Callable
from random import Random
from typing import Any

from app.engines.contract import Action
from app.engines.murano import components as c
from app.match.match import Match
from app.models.murano.routes import price, reaches
from app.models.table_reading import pieces_in
from app.views.game.page import GamePage
from tests.gallery import tables
from tests.gallery.tables import Holds, Scene, chosen, decides, hinted, nothing, render


def _hand(state: Any, rng: Random) -> Action:
    """Acts where it can, builds as much as it can, recruits, places gondoliers."""
    legal = state.legal()
    if state.decision == "choose_turn":
        likes = ("build", "recruit_character", "place_gondolier", "buy_shop", "buy_palace", "income", "production")
        rank = {action: k for k, action in enumerate(likes)}
        acts = [action for action in legal if action[0] == "act"]
        if acts and rng.random() < 0.94:
            best = sorted(acts, key=lambda action: rank.get(c.ACTION[action[1]], 9) + rng.random() * 6)
            return best[0]
        return rng.choice(legal)
    kept = [action for action in legal if action[0] not in ("decline", "stop", "keep", "leave", "dismiss")]
    builds = [action for action in kept if action[0] == "build"]
    return rng.choice(builds or kept or legal)


def played(n: int, seed: int, until: Holds) -> Match:
    """A game played by a simple hand until ``until`` holds."""
    return tables.played("murano", n, {}, seed, until, _hand)


def rich(match: Match) -> bool:
    """The person has characters, tiles and cards."""
    state = match.state
    return len(state.hand[0]) >= 2 and bool(state.cards[0]) and state.docks.count(0) >= 2


def with_reach(match: Match) -> bool:
    """Some space costs ships."""
    return any(price(reach.legs) for reach in reaches(match.state))


def pointing(page: GamePage) -> None:
    """The pointer rests on the dearest space in reach."""
    spaces = pieces_in(page.view.model, "ring")
    dear = max(spaces, key=lambda piece: (piece.reach.price, len(piece.reach.legs)) if piece.reach else (0, 0))
    page.view.scene_._set_hover(dear.key)  # noqa: SLF001  # there is no pointer
    page.view.scene_._rest.stop()  # noqa: SLF001  # on a busy machine it might have rested long enough for words


def pressed(key: str) -> Callable[[GamePage], None]:
    """Something is clicked."""
    return lambda page: page.view.scene_.press(key)


def in_hostel(match: Match) -> bool:
    """Five cards are drawn: the person is given the hostel."""
    match.state.cards[0] |= 1 << c.HOSTEL
    return len(match.state.drawn) == 5


def many_cards(match: Match) -> bool:
    """More cards than usual."""
    return len(match.state.hand[0]) >= 5


SCENES: dict[str, Scene] = {
    "turn": (lambda: played(4, 4, decides("choose_turn", 16, rich)), nothing),
    "way": (lambda: played(4, 4, decides("choose_turn", 16, lambda m: rich(m) and with_reach(m))), pointing),
    "ships": (lambda: played(3, 3, decides("move_ship", 12, lambda m: len(m.state.plan) > 0)), nothing),
    "hint": (lambda: played(3, 5, decides("choose_pass_move", 6)), hinted("drift")),
    "two": (lambda: played(2, 41, decides("choose_turn", 14, rich)), nothing),
    "early": (lambda: played(2, 4, decides("choose_turn", 1)), nothing),
    "many": (lambda: played(2, 10, decides("choose_turn", 20, many_cards)), nothing),
    "street": (lambda: played(3, 22, decides("place_street", 10)), nothing),
    "build": (lambda: played(3, 5, decides("build_step", 9, lambda m: len(m.state.own_shops[0]) > 0)), chosen("unb")),
    "large": (lambda: played(4, 5, decides("build_step", 12)), pressed("cell:san_donato_b1")),
    "recruit": (lambda: played(4, 5, decides("choose_character", 10)), nothing),
    "five": (lambda: played(2, 5, lambda m: in_hostel(m) and decides("choose_character", 5)(m)), nothing),
    "special": (lambda: played(4, 43, decides("choose_special_card", 5)), nothing),
    "stack": (lambda: played(3, 18, decides("choose_tile_from_stack", 3)), nothing),
    "gondola": (lambda: played(3, 5, decides("choose_gondola", 6)), nothing),
    "sale": (lambda: played(3, 7, decides("choose_sale", 6)), nothing),
    "pass": (lambda: played(3, 5, decides("choose_pass_move", 6)), chosen("ship:")),
    "score": (lambda: played(4, 6, decides("assign_characters", 6)), chosen("character:")),
    "last": (lambda: played(4, 5, decides("choose_turn", 6, lambda m: m.state.ended)), nothing),
    "end": (lambda: played(3, 7, lambda match: match.finished), nothing),
    "deck": (lambda: played(3, 3, decides("choose_turn", 12)), pressed("deck:characters")),
    "specials": (lambda: played(3, 3, decides("choose_turn", 12)), pressed("deck:specials")),
}


if __name__ == "__main__":
    render("murano", SCENES)
