"""How actions of Loyang are clicked, whichever decision they are open in.

Most actions have two or three paths: from the tile of the action (R111) and from the thing itself.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import permutations
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from app.engines.loyang import components as c
from app.models.decision import CONFIRM, Asked, Chosen
from app.models.keys import key_kind, make_key
from app.models.loyang.keys import cart_key

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.loyang.state import State
    from app.models.presenter import Button
    from app.models.selection import Path

ANY_ORDER = 5
"""Sets of up to so many things may be clicked in any order, larger ones in the order of the row."""

YES = (CONFIRM,)
"""All that may follow when something is asked for once more."""

DISCARD, REFUSE, REJECT, SELL_ALL = "button:discard", "button:refuse", "button:reject", "sell:all"

NEVER_PRIMARY = frozenset({DISCARD, REFUSE, REJECT, SELL_ALL})
"""Enter alone never throws anything away, nor sells everything."""


def way_key(way: int) -> str:
    """The button of a way to buy: bit 0 haggler, bit 1 shopper."""
    return make_key("way", way)


class Clicks:
    """A position as it is clicked.

    Attributes:
        yes: What ends a path that is asked for once more.
        ways: By verb and good, the ways to buy it; those of the merchant as it is played under ``"play"``.
        deliveries: By regular customer, the verbs of its deliveries.
        most: Largest number of fields or steps that an action has.
    """

    def __init__(self, state: State, yes: Path) -> None:
        self.state, self.seat, self.yes = state, state.actor, yes
        self.ways: dict[tuple[str, int], list[int]] = defaultdict(list)
        self.deliveries: dict[int, list[str]] = defaultdict(list)
        self.most = 0
        for verb, *rest in state.legal():
            if verb in ("buy", "cheap"):
                self.ways[verb, rest[0]].append(rest[1])
            elif verb in DELIVERIES:
                self.deliveries[rest[0]].append(verb)
            elif verb == "play" and c.HELPER[rest[0]] == c.MERCHANT:
                self.ways[verb, rest[2]].append(rest[3])
            elif verb == "play" and c.HELPER[rest[0]] == c.HARVEST_HAND:
                self.most = max(self.most, len(rest) - 2)
            elif verb == "advance":
                self.most = max(self.most, rest[0])

    def cart(self, good: int) -> str:
        """The goods of a kind on the cart of who decides."""
        return cart_key(self.seat, good)

    def payments(self, goods: Sequence[int]) -> list[Path]:
        """Goods of the cart in any order; two equal ones are two clicks on the same."""
        return list(dict.fromkeys(permutations([self.cart(good) for good in goods])))


DELIVERIES = ("deliver", "deliver_double", "deliver_again")


def orders(keys: Sequence[str]) -> Iterable[Path]:
    """The orders in which a set may be clicked."""
    return dict.fromkeys(permutations(keys)) if len(keys) <= ANY_ORDER else (tuple(keys),)


Ask = Callable[["State", Chosen], Asked]


def _nothing(_state: State, _action: Action) -> str:
    return ""


class Deed(NamedTuple):
    """A kind of action, which several decisions may offer.

    Attributes:
        spell: Its paths; gets a ``Clicks`` and the rest of the action.
        advise: As in ``Decision``.
        reason: Likewise.
    """

    spell: Callable[..., list[Path]]
    advise: Callable[[State, Action], str] = _nothing
    reason: Callable[[State, Action], str] = _nothing


def plain_deed(
    advice: object, *paths: Path | Callable[[Clicks], Path], reason: Callable[[State, Action], str] = _nothing
) -> Deed:
    """A deed with one action, clicked by fixed paths; its advice is marked for translation in ``LoyangDecisions``."""
    return Deed(
        lambda clicks: [path(clicks) if callable(path) else path for path in paths],
        lambda _state, _action: QCoreApplication.translate("LoyangDecisions", str(advice)),
        reason,
    )


def offered(choice: Chosen, *buttons: Button) -> tuple[Button, ...]:
    """Those of the buttons that may be pressed now.

    The main one is the first that was made as such, else an only one; it stands last.  The others have digits where
    they have no key of the keyboard.
    """
    given = {button.key: button for button in reversed(buttons)}
    found = [given[key] for key in choice.following if key in given]
    main = next((button for button in buttons if button.primary and button in found), None)
    if main is None and len(found) == 1 and found[0].key not in NEVER_PRIMARY:
        main = found[0]
    others = [button for button in found if button is not main]
    counted = [button.key for button in others if not button.shortcut and key_kind(button.key) != "button"]
    digits = {key: str(place) for place, key in enumerate(counted, 1)}
    laid = [replace(each, shortcut=digits.get(each.key, each.shortcut), primary=False) for each in others]
    return (*laid, replace(main, shortcut="Return", primary=True)) if main else tuple(laid)
