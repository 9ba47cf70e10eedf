"""Explanations of cards and numbers in plain words.

All methods take plain values, so that a piece with its explanation can be kept until one of
them changes.  ``who`` is the name of the seat that is spoken of, ``""`` for "you".
"""

from __future__ import annotations

from collections.abc import Sequence

from app.engines.port_royal import components as c
from app.models.port_royal.words import contract_text, words
from app.models.text import Translated, lines, listed


class PortRoyalTips(Translated):
    """Tooltips of cards, piles and counters."""

    # persons

    def points(self, points: int) -> str:
        """What a card counts."""
        return self.tr("%n influence point(s).", "", points) if points else self.tr("No influence points.")

    def person(self, card: int) -> str:
        """A person wherever it lies: effect, points, printed price."""
        printed = self.tr("Printed price: %n coin(s).", "", c.COST[card])
        return lines(words(card).text, self.points(c.POINTS[card]), printed)

    def price(self, card: int, price: int, fee: int, who: str, active: str) -> str:
        """Why a person costs what it costs: printed price, mademoiselles, fee.  R52, R53"""
        cost = c.COST[card]
        total = price + fee
        if price < cost and fee:
            mine = self.tr(
                "You pay %n coin(s): {cost} printed, {less} less for mademoiselles, {fee} more as fee to {active}.",
                "",
                total,
            )
            theirs = self.tr(
                "{who} pays %n coin(s): {cost} printed, {less} less for mademoiselles, {fee} more as fee to {active}.",
                "",
                total,
            )
        elif price < cost:
            mine = self.tr("You pay %n coin(s): {cost} printed, {less} less for mademoiselles.", "", total)
            theirs = self.tr("{who} pays %n coin(s): {cost} printed, {less} less for mademoiselles.", "", total)
        elif fee:
            mine = self.tr("You pay %n coin(s): {cost} printed and {fee} as fee to {active}.", "", total)
            theirs = self.tr("{who} pays %n coin(s): {cost} printed and {fee} as fee to {active}.", "", total)
        else:
            mine = self.tr("You pay %n coin(s), the printed price.", "", total)
            theirs = self.tr("{who} pays %n coin(s), the printed price.", "", total)
        return (theirs if who else mine).format(who=who, cost=cost, less=cost - price, fee=fee, active=active)

    def money(self, coins: int, needed: int, who: str) -> str:
        """What the seat has, and whether that is enough."""
        if coins < needed:
            mine = self.tr("You have %n coin(s); that is not enough.", "", coins)
            theirs = self.tr("{who} has %n coin(s); that is not enough.", "", coins)
        else:
            mine = self.tr("You have %n coin(s).", "", coins)
            theirs = self.tr("{who} has %n coin(s).", "", coins)
        return (theirs if who else mine).format(who=who)

    # ships

    def ship(self, card: int) -> str:
        """A ship wherever it lies: coins, swords, gift."""
        return lines(self.tr("Printed: %n coin(s).", "", c.COINS[card]), self.defence(card), words(card).text)

    def defence(self, card: int) -> str:
        """What it takes to repel a ship.  R26"""
        swords = c.SWORDS_NEEDED[card]
        if swords == c.NEVER:
            return self.tr("A skull: nobody can repel it.")
        return self.tr("%n sword(s) or more repel it.", "", swords)

    def income(self, card: int, bonus: int, fee: int, who: str, active: str) -> str:
        """What a ship brings, and why: printed coins, traders, fee.  R51, R53"""
        coins = c.COINS[card]
        net = coins + bonus - fee
        if bonus and fee:
            mine = self.tr(
                "It brings you %n coin(s): {coins} printed, {bonus} more by traders, {fee} less as fee to {active}.",
                "",
                net,
            )
            theirs = self.tr(
                "It brings {who} %n coin(s): {coins} printed, {bonus} more by traders, {fee} less as fee to {active}.",
                "",
                net,
            )
        elif bonus:
            mine = self.tr("It brings you %n coin(s): {coins} printed and {bonus} by traders.", "", net)
            theirs = self.tr("It brings {who} %n coin(s): {coins} printed and {bonus} by traders.", "", net)
        elif fee:
            mine = self.tr("It brings you %n coin(s): {coins} printed, {fee} less as fee to {active}.", "", net)
            theirs = self.tr("It brings {who} %n coin(s): {coins} printed, {fee} less as fee to {active}.", "", net)
        else:
            mine = self.tr("It brings you %n coin(s), as printed.", "", net)
            theirs = self.tr("It brings {who} %n coin(s), as printed.", "", net)
        return (theirs if who else mine).format(who=who, coins=coins, bonus=bonus, fee=fee, active=active)

    def extra_takes(self, clerks: int, who: str) -> str:
        """What clerks add.  R59"""
        if not clerks:
            return ""
        mine = self.tr("With it your clerks let you take %n more card(s).", "", clerks)
        theirs = self.tr("With it the clerks of {who} allow %n more card(s).", "", clerks)
        return (theirs if who else mine).format(who=who)

    def renounceable(self, contract: str, who: str) -> str:
        """That its coins may be renounced.  R84, R85"""
        if not contract:
            return ""
        mine = self.tr("You may renounce its coins for the contract {contract}.")
        theirs = self.tr("{who} may renounce its coins for the contract {contract}.")
        return (theirs if who else mine).format(who=who, contract=contract)

    def danger(self) -> str:
        """What a ship in the harbour means during discovering.  R32"""
        return self.tr("A second ship of this colour spoils the harbour.")

    def repellable(self, swords: int, enough: bool, who: str) -> str:
        """The swords of the active player against the ship just revealed.  R26"""
        if enough:
            mine = self.tr("You have %n sword(s) and can repel it.", "", swords)
            theirs = self.tr("{who} has %n sword(s) and can repel it.", "", swords)
        else:
            mine = self.tr("You have %n sword(s): not enough to repel it.", "", swords)
            theirs = self.tr("{who} has %n sword(s): not enough to repel it.", "", swords)
        return (theirs if who else mine).format(who=who)

    # expeditions and contracts

    def symbols(self, counts: tuple[int, ...]) -> str:
        """Houses, anchors, crosses (and jacks) as a list in words."""
        told = []
        for kind, number in zip(("house", "anchor", "cross", "jack"), counts, strict=False):
            if number:
                told.append(self._symbol(kind, number))
        return listed(told)

    def _symbol(self, kind: str, number: int) -> str:
        if kind == "house":
            return self.tr("%n house(s)", "", number)
        if kind == "anchor":
            return self.tr("%n anchor(s)", "", number)
        if kind == "cross":
            return self.tr("%n cross(es)", "", number)
        return self.tr("%n jack(s) of all trades", "", number)

    def persons(self, counts: Sequence[int]) -> str:
        """Settlers, captains, priests and jacks, each with its number."""
        settlers, captains, priests, jacks = counts
        told = [
            self.tr("%n settler(s)", "", settlers) if settlers else "",
            self.tr("%n captain(s)", "", captains) if captains else "",
            self.tr("%n priest(s)", "", priests) if priests else "",
            self.tr("%n jack(s) of all trades", "", jacks) if jacks else "",
        ]
        return listed([text for text in told if text])

    def expedition(self, card: int, have: int, missing: tuple[int, int, int], who: str) -> str:
        """What an open expedition asks for, and what the viewer has of it.  R38, R39"""
        need = sum(c.REQUIRES[card])
        if have >= need:
            mine = self.tr("You own every symbol it asks for.")
            theirs = self.tr("{who} owns every symbol it asks for.")
        else:
            mine = self.tr("You own {have} of {need} symbols. Missing: {missing}.")
            theirs = self.tr("{who} owns {have} of {need} symbols. Missing: {missing}.")
        status = (theirs if who else mine).format(who=who, have=have, need=need, missing=self.symbols(missing))
        return lines(words(card).text, status, self.tr("Only the active player can claim it, in the own turn."))

    def claimed(self, card: int) -> str:
        """An expedition in a display."""
        return lines(self.points(c.POINTS[card]), self.tr("This expedition has been claimed and stays for good."))

    def contract(self, contract: int, done: tuple[str, ...], status: str) -> str:
        """What a contract asks for and pays, who has completed it, and how far the viewer is.  R70"""
        coins = c.CONTRACTS[contract].coins
        if len(set(coins)) == 1:
            pays = self.tr("Whoever completes it gains %n coin(s).", "", coins[0])
        else:
            pays = self.tr("Coins from the first to the last who completes it: {coins}.").format(
                coins=", ".join(str(each) for each in coins)
            )
        by = (
            self.tr("Completed by {names}.").format(names=listed(done)) if done else self.tr("Nobody has completed it.")
        )
        return lines(contract_text(contract), pays, by, status)

    def contract_status(self, done: bool, possible: bool, have: int, need: int, who: str) -> str:
        """How far a seat is with a contract.  R71, R77, R78"""
        if done:
            mine, theirs = self.tr("You have completed it."), self.tr("{who} has completed it.")
        elif not possible:
            mine, theirs = self.tr("You have no cube left for it."), self.tr("{who} has no cube left for it.")
        else:
            mine, theirs = self.tr("You have met {have} of {need}."), self.tr("{who} has met {have} of {need}.")
        return (theirs if who else mine).format(who=who, have=have, need=need)

    def contract_bonus(self) -> str:
        """What completed contracts count.  R80"""
        return self.tr("Two completed contracts count 1 influence point, three count 3.")

    # piles

    def deck(self, cards: int, unseen: int) -> str:
        """The draw pile.  R4, R9"""
        if not cards:
            return self.tr("The draw pile is empty. As soon as a card is needed, the discard pile is shuffled.")
        coins = unseen - cards
        return lines(
            self.tr("%n card(s) face down; nobody knows their order.", "", cards),
            self.tr("%n more unseen card(s) of this pile lie as coins before the players.", "", coins) if coins else "",
        )

    def discard(self, cards: int) -> str:
        """The discard pile.  R4a"""
        return self.tr("%n card(s), face up. Click to look through them.", "", cards)

    def coins(self, coins: int, who: str) -> str:
        """The coins of a seat.  R4, R40"""
        mine = self.tr("You have %n coin(s).", "", coins)
        theirs = self.tr("{who} has %n coin(s).", "", coins)
        nature = self.tr("Each coin is a card face down; nobody knows its front until it is spent.")
        tax = ""
        if coins >= c.TAX_LIMIT:
            tax = self.tr("A tax increase would take %n of them.", "", coins // 2)
        return lines((theirs if who else mine).format(who=who), nature, tax)

    def collected(self) -> str:
        """A ship laid aside for Pack of Pirates.  R88"""
        return self.tr("Repelled and kept for the contract Pack of Pirates.")

    # zones

    def harbour(self) -> str:
        """The harbour."""
        return self.tr("Ships and persons of this turn. Two ships of one colour spoil it.")

    def expeditions(self) -> str:
        """The row of expeditions."""
        return self.tr("Expeditions stay here until somebody claims them.")

    def colours(self, colours: int) -> str:
        """What the number of ship colours is worth.  R49"""
        if colours < 4:
            return self.tr("Ships of 4 colours let the active player take 2 cards, of 5 colours 3 cards.")
        return self.tr("Ships of %n colours: the active player takes {cards} cards.", "", colours).format(
            cards=c.TAKES_BY_COLOURS[colours]
        )
