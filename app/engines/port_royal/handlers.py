"""Which function performs which verb."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.engines.port_royal import discover, expeditions, trade

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.port_royal.state import State

HANDLERS: dict[str, Callable[[State, Action], None]] = {
    "draw": discover.draw,
    "stop": discover.stop,
    "repel": discover.repel,
    "accept": discover.accept,
    "claim": expeditions.claim,
    "pay": expeditions.pay,
    "take_ship": trade.take_ship,
    "renounce": trade.renounce,
    "hire": trade.hire,
    "pass": trade.pass_go,
    "give": trade.give,
}
