"""Names of zones and pieces."""

from __future__ import annotations

from app.engines.murano import components as c
from app.models.murano.phrases import PHRASES
from app.models.murano.terms import island_name, sort_name, sort_names, tile_name
from app.models.text import Translated, listed


class MuranoNames(Translated):
    """What everything on the table is called."""

    def zone(self, key: str) -> str:
        """The name of a common zone."""
        return {
            "ring": self.tr("Action spaces"),
            "ships": self.tr("Ships"),
            "depot": self.tr("Isola dei Conventi"),
            "supply": self.tr("Supply of gondoliers"),
            "scoring": self.tr("Scoring"),
            "characters": self.tr("Characters to choose from"),
            "specials": self.tr("Special building cards to choose from"),
            "stack": self.tr("The stack looked through"),
            "street": self.tr("The street drawn"),
        }[key]

    def of_seat(self, kind: str, who: str) -> str:
        """The name of a zone of a seat; ``who`` is ``""`` for "you"."""
        if not who:
            return {
                "unbuilt": self.tr("Your unbuilt tiles"),
                "beads": self.tr("Your beads"),
                "gondoliers": self.tr("Your gondoliers"),
                "cards": self.tr("Your special building cards"),
                "hand": self.tr("Your characters"),
                "scored": self.tr("Your scored characters"),
            }[kind]
        return {
            "unbuilt": self.tr("Unbuilt tiles of {name}"),
            "beads": self.tr("Beads of {name}"),
            "gondoliers": self.tr("Gondoliers of {name}"),
            "cards": self.tr("Special building cards of {name}"),
            "hand": self.tr("Characters of {name}"),
            "scored": self.tr("Scored characters of {name}"),
        }[kind].format(name=who)

    def space(self, space: int) -> str:
        """An action space."""
        return self.tr("Action space {space}").format(space=PHRASES.space(space))

    def ship(self, ship: int, space: int) -> str:
        """A ship where it stands."""
        text = self.tr("Red ship on {space}") if ship == c.RED_SHIP else self.tr("Ship on {space}")
        return text.format(space=PHRASES.space(space))

    def cell(self, cell: int) -> str:
        """A space of an island."""
        text = self.tr("Street space on {island}") if c.IS_STREET[cell] else self.tr("Building space on {island}")
        return text.format(island=island_name(c.ISLAND_OF[cell]))

    def tile_on(self, tile: int, cell: int) -> str:
        """A tile where it lies."""
        text = self.tr("{tile} on {island}")
        return text.format(tile=tile_name(tile), island=island_name(c.ISLAND_OF[cell]))

    def dock(self, dock: int, who: str | None) -> str:
        """A gondola with the player whose colour it has: ``""`` for "you", ``None`` for nobody."""
        island = island_name(dock // c.N_DOCKS)
        if who == "":
            return self.tr("Your gondola at {island}").format(island=island)
        if who:
            return self.tr("Gondola of {name} at {island}").format(name=who, island=island)
        return self.tr("Gondola of nobody at {island}").format(island=island)

    def gondolier(self, who: str, island: int) -> str:
        """A gondolier at an island; ``who`` is ``""`` for "you"."""
        text = self.tr("Gondolier of {name} at {island}") if who else self.tr("Your gondolier at {island}")
        return text.format(name=who, island=island_name(island))

    def stack(self, sort: str) -> str:
        """A supply of tiles."""
        return sort_names(sort)

    def deck(self, kind: str) -> str:
        """A deck of cards."""
        return self.tr("Deck of characters") if kind == "characters" else self.tr("Deck of special building cards")

    def bag(self) -> str:
        """The bag with the beads."""
        return self.tr("Bag with beads")

    def hidden(self, sort: str) -> str:
        """An unbuilt tile of somebody else."""
        return self.tr("{sort}, face down").format(sort=sort_name(sort))

    def hidden_card(self) -> str:
        """A character of somebody else."""
        return self.tr("Character, face down")

    def drawn(self) -> str:
        """A card that somebody else looks at."""
        return self.tr("Card, face down")

    def closed(self) -> str:
        """An island that is not in play."""
        return self.tr("Only a landing with 2 or 3 players: nothing can be built here.")

    def warning(self, sorts: tuple[str, ...], missing: int, ended: bool) -> str:
        """The red line below the stacks; ``""`` while no sort has run out.  R73"""
        names = listed([sort_names(sort) for sort in sorts])
        if ended:
            return self.tr("Last round! Sold out: {sorts}").format(sorts=names)
        if not sorts:
            return ""
        return self.tr("Sold out: {sorts}. %n sort(s) to go", "", missing).format(sorts=names)

    def score_now(self, parts: tuple[int, ...]) -> str:
        """What the characters would bring by now."""
        if not parts:
            return self.tr("Score now: 0")
        return self.tr("Score now: {sum}").format(sum=" + ".join(str(part) for part in parts))


NAMES = MuranoNames()
