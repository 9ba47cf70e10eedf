"""Which function performs which verb."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.engines.murano import actions, building, characters, scoring, turn

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.murano.state import State

HANDLERS: dict[str, Callable[[State, Action], None]] = {
    "act": turn.choose_target,
    "share": turn.choose_target,
    "move": turn.move_ship,
    "pass": turn.pass_turn,
    "drift": turn.pass_move,
    "return": turn.return_bead,
    "top": actions.take_top,
    "look": actions.look_through,
    "pick": actions.pick_tile,
    "recruit": characters.keep_character,
    "decline": characters.decline,
    "leave": building.leave,
    "dock": actions.choose_dock,
    "dismiss": actions.dismiss,
    "hire": actions.hire,
    "produce": actions.produce,
    "sell": actions.sell,
    "keep": actions.keep_beads,
    "street": building.draw_street,
    "lay": building.place_street,
    "tile": building.build_tile,
    "stop": building.stop_building,
    "card": building.choose_special,
    "score": scoring.score_card,
    "finish": scoring.finish,
}
