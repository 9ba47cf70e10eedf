"""What an amount of doubloons or beer buys at best: tables over the amount."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from app.engines.contract import Action

Group = tuple[tuple[int, float, "Action"], ...]
"""Offers of which at most one is taken: (cost, worth, action)."""

Swap = tuple[int, float, int]
"""(amount more, worth given for it, how often at most)."""


class Knapsack:
    """Worth of every amount, and what to buy for it: a chain that grows by one offer at a time.

    Attributes:
        table: Worth of the best purchases by amount, what is left over included.
        before: The same without the last offer.
        group, swap: The last offer.
    """

    __slots__ = ("before", "group", "swap", "table")

    def __init__(
        self, table: list[float], before: Knapsack | None = None, group: Group = (), swap: Swap | None = None
    ) -> None:
        self.table = table
        self.before = before
        self.group = group
        self.swap = swap

    @property
    def most(self) -> int:
        """The largest amount."""
        return len(self.table) - 1

    def with_groups(self, groups: Iterable[Group]) -> Knapsack:
        """The same with more things on offer."""
        knapsack = self
        for group in groups:
            if group:
                knapsack = knapsack.with_group(group)
        return knapsack

    def with_group(self, group: Group) -> Knapsack:
        """The same with one more thing on offer."""
        old = self.table
        table = old
        for cost, worth, _ in group:
            rest = [
                have if have >= there + worth else there + worth for have, there in zip(table[cost:], old, strict=False)
            ]
            table = table[:cost] + rest
        return Knapsack(table, self, group)

    def with_nobles(self, prices: Mapping[int, int], worth: float) -> Knapsack:
        """The same with nobles on offer, as many as can be paid."""
        knapsack = self
        dearest = max(prices)
        for number, cost in sorted(prices.items(), reverse=True):
            for _ in range(self.most // cost if number == dearest else 1):
                knapsack = knapsack.with_group(((cost, number * worth, ("nobles", number)),))
        return knapsack

    def with_swaps(self, amount: int, price: float, most: int) -> Knapsack:
        """The same when up to ``most`` times ``amount`` more can be had, each time for a worth of ``price``.

        The largest amounts of the table are out of reach then.
        """
        old = self.table
        table = old[:]
        for times in range(1, most + 1):
            for have in range(len(old) - times * amount):
                value = old[have + times * amount] - times * price
                table[have] = max(table[have], value)
        return Knapsack(table, self, swap=(amount, price, most))

    def bought(self, amount: int) -> tuple[int, list[Action]]:
        """The purchases of the best worth for an amount, and the swaps they need."""
        swaps = 0
        actions: list[Action] = []
        knapsack = self
        while knapsack.before is not None:
            before = knapsack.before
            value = knapsack.table[amount]
            if value > before.table[amount]:
                if knapsack.swap:
                    gain, price, most = knapsack.swap
                    swaps = next(n for n in range(1, most + 1) if before.table[amount + n * gain] - n * price == value)
                    amount += swaps * gain
                else:
                    cost, action = knapsack.taken(before.table, amount, value)
                    actions.append(action)
                    amount -= cost
            knapsack = before
        return swaps, actions

    def taken(self, before: list[float], amount: int, value: float) -> tuple[int, Action]:
        """The offer of the group that gives ``value``."""
        for cost, worth, action in self.group:
            if cost <= amount and before[amount - cost] + worth == value:
                return cost, action
        raise AssertionError("a better table without an offer that makes it so")


def goods(most: int, room: int, stored: float) -> Knapsack:
    """Nothing on offer: only what can be stored is worth something."""
    return Knapsack([min(amount, room) * stored for amount in range(most + 1)])
