"""What the decisions of Loyang have in common for spelling actions as paths of keys.

Most actions have two or three paths: one begins with the tile of the action (R111), the others with a piece that the
action is about.
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
"""Sets of up to this many pieces may be clicked in any order, larger ones only from left to right.

Every order is a path of its own: 120 for five pieces, and 5040 for seven.
"""

YES = (CONFIRM,)
"""The end of a path that needs a confirmation even from a person who wants none; also ``Chosen.following`` then."""

DISCARD, REFUSE, REJECT, SELL_ALL = "button:discard", "button:refuse", "button:reject", "sell:all"

NEVER_PRIMARY = frozenset({DISCARD, REFUSE, REJECT, SELL_ALL})
"""Buttons that the Return key never presses: they throw something away, or sell everything."""


def way_key(way: int) -> str:
    """The key of the button for a way to buy, a bit mask: ``components.PLAIN``, ``WITH_HAGGLER`` and so on."""
    return make_key("way", way)


class SpellContext:
    """What the paths of a position are spelled from, gathered once from its legal actions.

    Attributes:
        state: The position.
        seat: The seat that decides.
        yes: The end of a path that needs confirming: ``(CONFIRM,)``, or ``()`` for a person who wants none.
        ways: The ways to buy a good, by verb and good; the verb is ``"buy"``, ``"cheap"`` for further goods of the
            merchant, ``"play"`` for its first one.
        deliveries: The verbs of the legal deliveries, by regular customer.
        most: The largest number of fields that the harvest hand harvests, or of steps on the path, in one action.
    """

    def __init__(self, state: State, yes: Path) -> None:
        self.state, self.seat, self.yes = state, state.actor, yes
        self.ways: dict[tuple[str, int], list[int]] = defaultdict(list)
        self.deliveries: dict[int, list[str]] = defaultdict(list)
        self.most = 0
        # The actions are ("buy" or "cheap", good, way), (delivery, customer), ("play", merchant, option, good, way),
        # ("play", harvest hand, option, *fields) and ("advance", steps).
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
        """The key of a good on the cart of the seat that decides."""
        return cart_key(self.seat, good)

    def payments(self, goods: Sequence[int]) -> list[Path]:
        """The orders in which goods of the cart can be clicked as a payment; two equal ones are two clicks on a key."""
        return list(dict.fromkeys(permutations([self.cart(good) for good in goods])))


DELIVERIES = ("deliver", "deliver_double", "deliver_again")
"""The verbs by which a regular customer is supplied: once, twice at once, a second time in the turn."""


def orders(keys: Sequence[str]) -> Iterable[Path]:
    """The orders in which the pieces of a set may be clicked; see ``ANY_ORDER``."""
    return dict.fromkeys(permutations(keys)) if len(keys) <= ANY_ORDER else (tuple(keys),)


Ask = Callable[["State", Chosen], Asked]
"""As ``Decision.ask``."""


def _nothing(_state: State, _action: Action) -> str:
    return ""


class ActionKind(NamedTuple):
    """How the actions with one verb are spelled and named; several decisions may offer them.

    Attributes:
        spell: Gives the paths of an action; called with a ``SpellContext`` and the parts of the action after its verb.
        advise: As in ``Decision``.
        reason: As in ``Decision``.
    """

    spell: Callable[..., list[Path]]
    advise: Callable[[State, Action], str] = _nothing
    reason: Callable[[State, Action], str] = _nothing


def single_action(
    advice: object, *paths: Path | Callable[[SpellContext], Path], reason: Callable[[State, Action], str] = _nothing
) -> ActionKind:
    """The kind of an action that is nothing but its verb, so that a decision offers it once at most.

    Args:
        advice: The action as a piece of advice, marked for translation in the context ``LoyangDecisions``.
        paths: The paths of the action, or functions that give them.
        reason: As in ``Decision``.
    """
    return ActionKind(
        lambda context: [path(context) if callable(path) else path for path in paths],
        lambda _state, _action: QCoreApplication.translate("LoyangDecisions", str(advice)),
        reason,
    )


def offered(choice: Chosen, *buttons: Button) -> tuple[Button, ...]:
    """Those of ``buttons`` that may be pressed now, in the order of ``choice.following``, but the one of Return last.

    Primary is the first button that was given as such, else a button that is the only one and not among
    ``NEVER_PRIMARY``.  Its shortcut is Return, but the latter keeps its own where something else may be chosen first:
    there Return would end what was not even begun.  Other buttons without a shortcut get a digit, except those whose
    key begins with ``button:``.
    """
    given = {button.key: button for button in reversed(buttons)}  # of equal keys the first one is kept
    found = [given[key] for key in choice.following if key in given]
    main = next((button for button in buttons if button.primary and button in found), None)
    if main is None and len(found) == 1 and found[0].key not in NEVER_PRIMARY:
        main = found[0]
    by_return = main if main and (main.primary or choice.keys or len(choice.following) == 1) else None
    others = [button for button in found if button is not by_return]
    counted = [button.key for button in others if not button.shortcut and key_kind(button.key) != "button"]
    digits = {key: str(place) for place, key in enumerate(counted, 1)}
    laid = [replace(each, shortcut=digits.get(each.key, each.shortcut), primary=each is main) for each in others]
    return (*laid, replace(by_return, shortcut="Return", primary=True)) if by_return else tuple(laid)
