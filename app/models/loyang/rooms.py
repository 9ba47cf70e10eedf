"""Names of the zones and of what has no card."""

from __future__ import annotations

from functools import lru_cache

from app.models.text import Translated


class LoyangRooms(Translated):
    """Names of zones."""

    def zone(self, kind: str, who: str) -> str:
        """The name of a zone of a seat; ``who`` is ``""`` for "you"."""
        if not who:
            return {
                "fields": self.tr("Your fields"),
                "stalls": self.tr("Your market stalls"),
                "offers": self.tr("Goods on your stalls"),
                "regulars": self.tr("Your regular customers"),
                "casuals": self.tr("Your casual customers"),
                "helpers": self.tr("Your helpers"),
                "covered": self.tr("Your covered cards"),
                "cart": self.tr("Your cart"),
                "store": self.tr("Your storehouse"),
                "shop": self.tr("Your shop"),
                "stack": self.tr("Your private fields to come"),
                "hand": self.tr("Your hand"),
            }[kind]
        return {
            "fields": self.tr("Fields of {name}"),
            "stalls": self.tr("Market stalls of {name}"),
            "offers": self.tr("Goods on stalls of {name}"),
            "regulars": self.tr("Regular customers of {name}"),
            "casuals": self.tr("Casual customers of {name}"),
            "helpers": self.tr("Helpers of {name}"),
            "covered": self.tr("Covered cards of {name}"),
            "cart": self.tr("Cart of {name}"),
            "store": self.tr("Storehouse of {name}"),
            "shop": self.tr("Shop of {name}"),
            "stack": self.tr("Private fields to come of {name}"),
            "hand": self.tr("Hand of {name}"),
        }[kind].format(name=who)

    def table(self, key: str) -> str:
        """The name of a common zone."""
        return {
            "path": self.tr("Path of prosperity"),
            "court": self.tr("Court"),
            "pile": self.tr("Draw pile"),
            "discard": self.tr("Discard pile"),
            "grid": self.tr("Cards to buy"),
            "drawn": self.tr("Drawn cards"),
            "actions": self.tr("Actions"),
        }[key]

    def space(self, number: int) -> str:
        """A space of the path."""
        return self.tr("Path, space {number}").format(number=number)

    def walker(self, who: str) -> str:
        """A marker on the path; ``who`` is ``""`` for "you"."""
        return self.tr("Marker of {name}").format(name=who) if who else self.tr("Your marker")

    def hidden(self) -> str:
        """A hand card of somebody else."""
        return self.tr("Hand card, face down")

    def dotted(self) -> str:
        """The beginner customer of somebody else."""
        return self.tr("Beginner customer, face down")

    def imaginary(self) -> str:
        """The opponent of the solo game.  S1, S7"""
        return self.tr("Never acts; your helpers with a lantern may use these cards.")

    def path_text(self, cash: int, steps: int) -> str:
        """How far the money reaches."""
        text = self.tr("{cash} cash: %n step(s) now", "", steps)
        return text.format(cash=cash)

    def customers(self, regular: int, casual: int, modifier: int) -> str:
        """The modifier of casual customers in words.  R86"""
        if modifier > 0:
            text = self.tr("{regular} and {casual}: casual customers pay 2 more")
        elif modifier < 0:
            text = self.tr("{regular} and {casual}: casual customers pay 2 less")
        else:
            text = self.tr("{regular} and {casual}: casual customers pay their price")
        return text.format(regular=self.tr("%n regular", "", regular), casual=self.tr("%n casual", "", casual))


ROOMS = LoyangRooms()


@lru_cache(maxsize=512)
def zone_name(_locale_key: str, kind: str, who: str) -> str:
    """The name of a zone of a seat, kept."""
    return ROOMS.zone(kind, who)
