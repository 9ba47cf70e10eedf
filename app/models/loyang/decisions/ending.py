"""The decisions at the end of an action turn: goods are stored, then the path is walked.  R98, R99"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.engines.loyang import components as c
from app.engines.loyang.turn import step_cost
from app.models.decision import Asked, Chosen, confirm
from app.models.keys import make_key
from app.models.loyang.decisions.common import decision
from app.models.loyang.decisions.goods import SELL, sellable
from app.models.loyang.decisions.spelling import ActionKind, SpellContext, offered, single_action
from app.models.loyang.keys import cart_key, space_key
from app.models.loyang.pieces import SHOWN_STEPS
from app.models.loyang.table import payable_steps
from app.models.loyang.words import NAMES
from app.models.presenter import Button
from app.models.selection import Series
from app.models.text import Translated, listed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.contract import Action
    from app.engines.loyang.state import State
    from app.models.selection import Path

STORE, KEEP, RETURN = "button:store", "button:keep", "button:return"
SELL_IT, UPGRADE, STAY = "button:sell", "button:upgrade", "button:stay"

STEP_BUTTONS = 4
"""Number of buttons for steps: the largest numbers that can be paid. Any space can be clicked on the path itself."""


def steps_key(number: int) -> str:
    """The key of the button for a number of steps on the path."""
    return make_key("steps", number)


class CartPlan(NamedTuple):
    """What becomes of the goods on the cart at the end of a turn: numbers of goods, by good.  R98

    Attributes:
        kept: Goods that go to the storehouse.
        sold: Goods that are sold to the own shop.
        returned: Goods that go back to the supply.
    """

    kept: tuple[int, ...]
    sold: tuple[int, ...]
    returned: tuple[int, ...]

    def actions(self) -> tuple[Action, ...]:
        """The actions that carry it out; goods that are kept need none."""
        sales = [("sell", good) for good, number in enumerate(self.sold) for _ in range(number)]
        gifts = [("return", good) for good, number in enumerate(self.returned) for _ in range(number)]
        return (*sales, *gifts)


def best_plan(state: State) -> CartPlan:
    """The plan of the button "Store".

    It keeps goods that own customers want, the dearest first, then the dearest others; of the rest it sells what the
    shop takes.
    """
    seat = state.actor
    wanted = [good for card in (*state.regulars[seat], *state.casuals[seat]) for good in c.GOODS_OF[card]]
    ranked = sorted(
        (good for good, number in enumerate(_cart(state)) for _ in range(number)),
        key=lambda good: (good in wanted, c.BUY_PRICE[good], good),
        reverse=True,
    )
    return _plan(state, ranked[: state.capacity[seat]])


def _cart(state: State) -> list[int]:
    first = state.actor * c.N_GOODS
    return state.cart[first : first + c.N_GOODS]


def _plan(state: State, keep: list[int]) -> CartPlan:
    """The plan that keeps the goods ``keep``, sells of the others what the shop takes, and gives back the rest."""
    kept = [keep.count(good) for good in range(c.N_GOODS)]
    spare = [number - kept[good] for good, number in enumerate(_cart(state))]
    sold = [min(number, sellable(state, state.actor, good)) for good, number in enumerate(spare)]
    returned = [number - sold[good] for good, number in enumerate(spare)]
    return CartPlan(tuple(kept), tuple(sold), tuple(returned))


class LoyangEnding(Translated):
    """The questions and pieces of advice of these decisions."""

    # store

    def ask_store(self, state: State, choice: Chosen) -> Asked:
        """What becomes of the goods that do not fit into the storehouse.  R98"""
        if choice.keys:
            good = choice.action[1]
            title = self.tr("{good}: what becomes of it?").format(good=NAMES.good(good))
            sell = self.tr("Sell for {price}").format(price=c.SELL_PRICE[good])
            buttons = offered(
                choice,
                Button(RETURN, self.tr("Give back"), "exit-door", self.tr("R", "key: give a good back")),
                Button(SELL_IT, sell, "receive-money", self.tr("S", "key: sell this good")),
                Button(KEEP, self.tr("Keep this one"), "warehouse", self.tr("K", "key: keep this good")),
            )
            hint = self.tr("Give it back to the supply, or sell it if the shop has a place.")
            return Asked(title, hint, buttons)
        enlarge = self.tr("Enlarge for {cash}").format(cash=c.UPGRADE_COST)
        buttons = offered(
            choice,
            Button(UPGRADE, enlarge, "warehouse", self.tr("U", "key: enlarge the storehouse")),
            Button(STORE, self.tr("Store"), "warehouse", primary=True),
        )
        title = self.tr("Too many goods: the storehouse keeps %n", "", state.capacity[state.actor])
        return Asked(title, self._plan(best_plan(state)), buttons)

    def _plan(self, plan: CartPlan) -> str:
        """What the button "Store" does with the goods, in a sentence."""
        parts = [self.tr("keep {goods}").format(goods=_some(plan.kept))]
        if any(plan.sold):
            parts.append(self.tr("sell {goods}").format(goods=_some(plan.sold)))
        if any(plan.returned):
            parts.append(self.tr("give back {goods}").format(goods=_some(plan.returned)))
        return self.tr("“Store” means: {plan}. Or click goods on the cart.").format(plan=listed(parts))

    def advise_return(self, _state: State, action: Action) -> str:
        """Which good to give back; see ``Decision.advise``."""
        return self.tr("Give back {goods}").format(goods=NAMES.some(action[1], 1))

    # advance

    def ask_advance(self, state: State, choice: Chosen) -> Asked:
        """How many steps to walk on the path.  R99"""
        space, cash = state.space[state.actor], state.cash[state.actor]
        if not choice.keys:
            numbers = [action[1] for action in choice.actions if action[0] == "advance"]
            steps = [Button(steps_key(n), self._steps(n, space), shortcut=str(n)) for n in numbers if n]
            stay = Button(STAY, self.tr("Stay"), "wooden-chair", "0")
            return Asked(self.tr("How many steps do you walk?"), self.money(state), offered(choice, stay, *steps))
        number = choice.action[1]
        if not number:
            title = self.tr("Stay on space {space}?").format(space=space)
            return Asked(title, self.tr("Your cash stays with you."), (confirm(self.tr("Stay")),))
        price = step_cost(space, number)
        title = self.tr("Walk %n step(s) to space {space}?", "", number).format(space=space + number)
        hint = self.tr("It costs {price} cash; %n cash stay.", "", cash - price).format(price=price)
        return Asked(title, hint, (confirm(self.tr("Walk")),))

    def _steps(self, number: int, space: int) -> str:
        return self.tr("%n step(s): {price} cash", "", number).format(price=step_cost(space, number))

    def money(self, state: State) -> str:
        """The cash of the seat that decides, and what its next steps cost, in sentences.  R114"""
        space, cash = state.space[state.actor], state.cash[state.actor]
        steps = range(1, min(SHOWN_STEPS, c.LAST_SPACE - space) + 1)
        prices = ", ".join(str(step_cost(space, n) - step_cost(space, n - 1)) for n in steps)
        text = self.tr("You have {cash} cash: enough for %n step(s) on the path.", "", payable_steps(space, cash))
        if not payable_steps(space, cash):
            text = self.tr("You have {cash} cash: not enough for a step on the path.")
        coming = self.tr("Prices of the next steps: {prices}.").format(prices=prices)
        return f"{text.format(cash=cash)} {coming}" if prices else text.format(cash=cash)

    def advise_advance(self, _state: State, action: Action) -> str:
        """How far to walk; see ``Decision.advise``."""
        return self.tr("Walk %n step(s)", "", action[1]) if action[1] else self.tr("Stay where you are")


def _some(numbers: Sequence[int]) -> str:
    """Goods in words, from their numbers by good."""
    return NAMES.goods([good for good, number in enumerate(numbers) for _ in range(number)])


def _spell_return(context: SpellContext, good: int) -> list[Path]:
    return [(context.cart(good), RETURN)]


def _spell_sell(context: SpellContext, good: int) -> list[Path]:
    return [*SELL.spell(context, good), (context.cart(good), SELL_IT)]


def _spell_advance(context: SpellContext, number: int) -> list[Path]:
    if not number:
        # Staying needs no confirmation where no step can be paid.
        return [(STAY, *(context.yes if context.most else ()))]
    found: list[Path] = [(space_key(context.state.space[context.seat] + number), *context.yes)]
    return [*found, (steps_key(number),)] if number > context.most - STEP_BUTTONS else found


def _price_of_steps(state: State, action: Action) -> str:
    return NAMES.cash(step_cost(state.space[state.actor], action[1])) if action[1] else ""


def _storing(state: State) -> list[tuple[Path, Series]]:
    """The series of ``store``: the best plan, and for a storehouse of one place each good that may stay there."""
    found: list[tuple[Path, Series]] = [((STORE,), Series(best_plan(state).actions()))]
    # Where one good stays the plan is complete. In a larger storehouse the others would still have to be chosen: there
    # goods are given back or sold one by one.
    if state.capacity[state.actor] == c.SMALL_STORE:
        found += [
            ((cart_key(state.actor, good), KEEP), Series(_plan(state, [good]).actions()))
            for good, number in enumerate(_cart(state))
            if number
        ]
    return found


ENDING = LoyangEnding()

STORE_GOODS = decision(
    "store",
    anchor="storing",
    waiting=QT_TRANSLATE_NOOP("LoyangDecisions", "{name} fills the storehouse."),
    first=QT_TRANSLATE_NOOP("LoyangDecisions", "The phase has ended: only storing goods is possible now."),
    ask=ENDING.ask_store,
    actions={
        "sell": ActionKind(_spell_sell, SELL.advise, SELL.reason),
        "return": ActionKind(_spell_return, ENDING.advise_return),
        "upgrade": single_action(QT_TRANSLATE_NOOP("LoyangDecisions", "Enlarge the storehouse"), (UPGRADE,)),
    },
    series=_storing,
)
ADVANCE = decision(
    "advance",
    anchor="path",
    waiting=QT_TRANSLATE_NOOP("LoyangDecisions", "{name} walks the path."),
    first=QT_TRANSLATE_NOOP("LoyangDecisions", "The phase has ended: only steps on the path are possible now."),
    ask=ENDING.ask_advance,
    actions={"advance": ActionKind(_spell_advance, ENDING.advise_advance, _price_of_steps)},
)
