"""Goods and counts in effects as phrases, such as "3 guilders" or "for each of your houses"."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from app.engines.bruges import components as c
from app.models.bruges.colours import COLOURS
from app.models.bruges.words import WORDS
from app.models.text import Translated, listed

if TYPE_CHECKING:
    from collections.abc import Sequence


class BrugesAmounts(Translated):
    """Phrases for goods and counts, and the sentences of effects that give goods for something counted."""

    # goods

    def points(self, number: int) -> str:
        """A number of points."""
        return self.tr("%n point(s)", "", number)

    def guilders(self, number: int) -> str:
        """A number of guilders."""
        return self.tr("%n guilder(s)", "", number)

    def workers(self, number: int) -> str:
        """A number of workers whose colours are chosen."""
        return self.tr("%n worker(s) of your choice", "", number)

    def of_workers(self, colours: Sequence[int]) -> str:
        """Workers of given colours, e.g. "2 red workers and 1 blue worker" for red, blue, red."""
        return listed([COLOURS.workers(colour, number) for colour, number in Counter(colours).items()])

    def of_markers(self, colours: Sequence[int]) -> str:
        """Threat markers of given colours, counted in the same way."""
        return listed([COLOURS.markers(colour, number) for colour, number in Counter(colours).items()])

    def _goods(self, op: c.Op) -> str:
        if op.kind == "gain_points":
            return self.points(op.amount)
        if op.kind == "gain_guilders":
            return self.guilders(op.amount)
        if op.colour == c.FREE_CHOICE:
            return self.workers(op.amount)
        if op.colour == c.EACH_COLOUR:
            return self.tr("%n worker(s) of every colour", "", op.amount)
        return COLOURS.workers(op.colour, op.amount)

    def take(self, ops: Sequence[c.Op]) -> str:
        """One sentence for ops that give goods without a condition, in fixed amounts or by the pips of certain dice."""
        dice = [COLOURS.on_die(op.per[1]) for op in ops if op.per]
        # No effect of the game gives goods of both sorts at once.
        if dice:
            return self.tr("Take as many guilders as pips {dice}.").format(dice=listed(dice))
        return self.tr("Take {goods}.").format(goods=listed([self._goods(op) for op in ops]))

    # counts

    def counted(self, op: c.Op) -> str:
        """The sentence of an op that gives goods on a condition (``Op.condition``) or for something (``Op.per``)."""
        goods = self._goods(op)
        if op.condition is not None:
            return self.tr("{condition} take {goods}.").format(condition=self.condition(op.condition), goods=goods)
        assert op.per is not None
        if op.per[0] == "lowest_die":
            return self.tr("Take as many guilders as the lowest die shows.")
        if op.per[0] == "highest_die":
            return self.tr("Take %n guilder(s) more than the highest die shows.", "", op.plus)
        if op.per[0] == "die_spread":
            return self.tr("Take as many guilders as the highest die exceeds the lowest.")
        each = self.each(op.per, op.divisor)
        # ``Op.amount`` is given for each thing that is counted, ``Op.plus`` once.
        if op.plus:
            fixed = self._goods(c.Op(op.kind, op.plus))
            text = self.tr("Take {fixed} and {amount} more {each}.").format(fixed=fixed, amount=op.amount, each=each)
        else:
            text = self.tr("Take {goods} {each}.").format(goods=goods, each=each)
        if op.limit < c.NO_LIMIT:
            most = self.tr("At most %n.", "", op.limit)
            text = f"{text} {most}"
        return text

    def scored(self, op: c.Op) -> str:
        """The sentence of an op that gives points at the end of the game, for something counted or on a condition."""
        points = self.points(op.points)
        if op.condition is not None:
            return self.tr("{condition} {points}.").format(condition=self.condition(op.condition), points=points)
        assert op.per is not None
        return self.tr("{points} {each}.").format(points=points, each=self.each(op.per, op.divisor))

    def condition(self, condition: c.Count) -> str:
        """A condition as the beginning of a sentence, with a colon at its end."""
        name, about = condition
        if name == "min_houses_of_colour":
            return self.tr("With {houses} or more:").format(houses=COLOURS.houses(about // 100, about % 100))
        if name == "min_person_colours":
            return self.tr("If your persons show at least %n colours:", "", about)
        if name == "house_of_each_colour":
            return self.tr("If you own houses of all 5 colours:")
        return self.tr("If you have persons of all 5 colours:")

    def each(self, what: c.Count, divisor: int) -> str:
        """The phrase that tells for what goods or points are given, e.g. "for each of your houses".

        Args:
            what: What is counted.
            divisor: How many of them are needed each time.
        """
        name, about = what
        if divisor > 1:
            return {
                "reputation_steps": lambda: self.tr("for every %n steps you have climbed", "", divisor),
                "guilders": lambda: self.tr("for every %n guilders you own", "", divisor),
                "workers": lambda: self.tr("for every %n workers you have", "", divisor),
            }[name]()
        if name == "houses_of_colour":
            return COLOURS.per_house(about)
        if name == "persons_of_group":
            return self.tr("for each person of your {group}").format(group=WORDS.group(about))
        if name == "persons_with_min_price":
            return self.tr("for each of your persons with a price of {price} or more").format(price=about)
        return self._plain()[name]

    def _plain(self) -> dict[str, str]:
        return {
            "different_groups": self.tr("for each different group among your persons"),
            "different_house_colours": self.tr("for each different colour among your houses"),
            "other_persons_in_display": self.tr("for each other person you have"),
            "complete_canal_sections": self.tr("for each of your complete canal sections"),
            "built_three_spaces": self.tr("for each 3 space you have built"),
            "statue_tiles": self.tr("for each of your statues"),
            "turned_majority_markers": self.tr("for each of your turned majority markers"),
            "houses": self.tr("for each of your houses"),
            "built_canal_tiles": self.tr("for each of your canal tiles"),
            "opponents_canal_tiles": self.tr("for each canal tile of your opponents"),
            "opponents_threat_markers": self.tr("for each threat marker of your opponents"),
        }


AMOUNTS = BrugesAmounts()
