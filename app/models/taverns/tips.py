"""Explanations of cards, tiles, tracks and numbers in plain words.

All methods take plain values, so that a piece with its explanation can be kept until one of
them changes.  ``who`` is the name of the seat that is spoken of, ``""`` for "you".
"""

from __future__ import annotations

from app.engines.taverns import components as c
from app.models.taverns.words import column_costs, effect_text, entertainer_text, tile_name, tile_text, words
from app.models.text import Translated, lines, listed


class TavernsTips(Translated):
    """Tooltips of everything that lies on the table."""

    # cards

    def points(self, points: int) -> str:
        """What a card counts.  R118"""
        return self.tr("%n point(s).", "", points) if points else self.tr("No points.")

    def wish(self, card: int) -> str:
        """The die that a seated card asks for, and what it pays.  R57, R68"""
        text = self.tr("Wants a {face}, pays %n doubloon(s).", "", c.DOUBLOONS[card])
        return text.format(face=c.DIE[card])

    def card(self, card: int, level: int) -> str:
        """A card wherever it lies: all its values.  R197"""
        facts = c.CARDS[card]
        if facts.kind == "tavern":
            return lines(words(card).text, self.price_of_helper(card), self.points(facts.points))
        if facts.kind == "regular":
            return lines(self.wish(card), self.points(facts.points))
        if facts.kind == "noble":
            stack = self.tr("All nobles of an evening share one table; one die serves the top one.")
            return lines(self.wish(card), self.points(facts.points), stack)
        return lines(
            self.wish(card),
            self.points(facts.points),
            self.tr("Costs %n beer.", "", facts.cost),
            self.tr("When recruited: {bonus}").format(bonus=effect_text(facts.bonus)) if facts.bonus else "",
            self.tr("Signs in the guest book, in the column for {costs} beer.").format(costs=column_costs(facts.column))
            if level == 5
            else "",
        )

    def price_of_helper(self, card: int) -> str:
        """The printed price of a tavern card."""
        return self.tr("Costs %n doubloon(s).", "", c.COST[card])

    def kept_secret(self) -> str:
        """The face-down replacement on display.  R97"""
        return lines(
            self.tr("A new guest, face down until the end of the turn."),
            self.tr("Click it to look now; then nothing before can be undone."),
        )

    def have(self, income: int, stored: int, kind: str, who: str) -> str:
        """What a seat can spend: this evening and stored.  R73, R120"""
        both = income + stored
        if kind == "beer":
            mine = self.tr("You have %n beer: {income} this evening + {stored} stored.", "", both)
            theirs = self.tr("{who} has %n beer: {income} this evening + {stored} stored.", "", both)
        else:
            mine = self.tr("You have %n doubloon(s): {income} this evening + {stored} stored.", "", both)
            theirs = self.tr("{who} has %n doubloon(s): {income} this evening + {stored} stored.", "", both)
        return (theirs if who else mine).format(who=who, income=income, stored=stored)

    def bought(self) -> str:
        """A type bought already.  R75"""
        return self.tr("Bought already: each type at most once a round.")

    def recruited(self) -> str:
        """A guest was recruited already.  R95"""
        return self.tr("Only 1 guest per turn can be recruited.")

    def supply(self, left: int) -> str:
        """Cards left in a pile.  R4"""
        return self.tr("%n card(s) left.", "", left) if left else self.tr("The pile is empty: gains of it are lost.")

    def nobles(self) -> str:
        """Hiring nobles.  R4, R99"""
        prices = listed([self._noble_price(number, beer) for number, beer in c.NOBLE_PRICES.items()])
        return lines(
            self.card(c.NOBLE, 1),
            self.tr("Hire: {prices}. As often as you like.").format(prices=prices),
            self.tr("Nobles never run out."),
        )

    def _noble_price(self, number: int, beer: int) -> str:
        return self.tr("%n noble(s) for {beer} beer", "", number).format(beer=beer)

    # tables

    def table(self, place: int, extra: bool) -> str:
        """A table.  R32, R34"""
        if extra:
            return self.tr("Table {number}, brought by a table card for this evening.").format(number=place + 1)
        return self.tr("Table {number}.").format(number=place + 1)

    def free_table(self) -> str:
        """A table without a guest."""
        return self.tr("Nobody sits here.")

    def stack(self, nobles: int) -> str:
        """A stack of nobles.  R35"""
        return self.tr("%n noble(s) share this table.", "", nobles) if nobles > 1 else ""

    def half_hidden(self) -> str:
        """A table card under a guest.  R139a"""
        return self.tr("This table card lies under a guest.")

    # tiles

    def tile(self, tile: int, upgraded: bool, fresh: bool, laid: int) -> str:
        """A tile: what it gives, and what its upgrade costs and brings.  R78-R82, R197"""
        if upgraded:
            later = self.tr("Upgraded; it works from the next round on.") if fresh else self.tr("Upgraded.")
            return lines(later, tile_text(tile))
        facts = c.TILES[tile]
        return lines(
            self.base(tile),
            self.tr("Upgraded: {text}").format(text=tile_text(tile)),
            self.tr("Upgrade: %n doubloon(s); it also brings 1 noble.", "", facts.cost),
            self._discount(tile, laid),
            self.tr("Works from the next round on.") if facts.next_round else self.tr("Works at once."),
        )

    def _discount(self, tile: int, laid: int) -> str:
        facts = c.TILES[tile]
        if facts.card < 0:
            return self.tr("No card lowers the cost.")
        text = self.tr("Each {card} returned from here lowers the cost by %n doubloon(s).", "", facts.discount)
        text = text.format(card=words(facts.card).name)
        if not laid:
            return text
        cost = max(0, facts.cost - laid * facts.discount)
        now = self.tr("With the %n laid out it costs {cost}.", "", laid).format(cost=cost)
        return f"{text} {now}"

    def base(self, tile: int) -> str:
        """What the base side of a tile gives."""
        base = c.TILES[tile].base
        texts = {
            c.TABLES: self.tr("%n tables.", "", base),
            c.WAITRESS_POST: self.tr("Waitresses laid out roll a die in your colour each."),
            c.WASH_PLACE: self.tr("Dishwashers laid out raise a die by 1 each."),
            c.BEER_DELIVERY: self.tr("Each 1 or 6 delivers %n beer, and 1 more per supplier laid out.", "", base),
            c.CASH_TILL: self.tr("Any one die pays %n doubloon(s).", "", base),
            c.BARREL: self.tr("Any one die gives %n beer.", "", base),
            c.MONK: self.tr("Each 5 moves %n space(s) on the monastery track.", "", base),
            c.SAFE: self.tr("Stores up to %n doubloon(s) at the end of your turn.", "", base),
            c.BEER_STORAGE: self.tr("Stores up to %n beer at the end of your turn.", "", base),
        }
        return texts[tile]

    def host(self, level: int) -> str:
        """The tile that is never upgraded.  R14"""
        if level < 3:
            return self.tr("The host is never upgraded.")
        return self.tr("The reputation track starts here. The host is never upgraded.")

    # dice

    def space(self, space: int, each: int) -> str:
        """A space for dice, and what one die brings there now.  R56, R69-R72"""
        if space == c.ON_TILL:
            return self.tr("Any one die. It pays %n doubloon(s).", "", each)
        if space == c.ON_BARREL:
            return self.tr("Any one die. It gives %n beer.", "", each)
        if space == c.ON_DELIVERY:
            return self.tr("Any number of 1s and 6s. Each delivers %n beer.", "", each)
        return self.tr("Any number of 5s. Each moves %n space(s) on the monastery track.", "", each)

    def suppliers(self, base: int, suppliers: int) -> str:
        """Why a delivery die brings what it brings.  R70"""
        if not suppliers:
            return ""
        return self.tr("{base} by the tile and %n by suppliers.", "", suppliers).format(base=base)

    def die(self, face: int, own: bool) -> str:
        """A die.  R5"""
        if face == c.JOKER:
            return self.tr("An X fits any space for dice and needs no raise.")
        return self.tr("A die in your colour: for this player only.") if own else ""

    def fits(self, names: tuple[str, ...]) -> str:
        """Where a die could be placed now.  R56-R59"""
        if not names:
            return self.tr("Fits nowhere now.")
        return self.tr("Fits: {spaces}.").format(spaces=", ".join(names))

    def raises_left(self, left: int, raises: int) -> str:
        """Raises of this evening.  R58"""
        return self.tr("Raises left: {left} of {all}.").format(left=left, all=raises) if raises else ""

    def raised(self, raises: int) -> str:
        """Raises that a placed die uses.  R58, R59, R198"""
        return self.tr("Raised by %n by dishwashers.", "", raises) if raises else ""

    def brings(self, space: int, amount: int) -> str:
        """What a placed die will bring.  R67"""
        if space == c.ON_MONK:
            return self.tr("Moves %n space(s) on the monastery track.", "", amount)
        if space in (c.ON_DELIVERY, c.ON_BARREL):
            return self.tr("Brings %n beer.", "", amount)
        return self.tr("Brings %n doubloon(s).", "", amount)

    def lost_die(self) -> str:
        """A die that was not placed.  R60"""
        return self.tr("Not placed: it is lost this evening.")

    def coaster(self, owner: str, goes_to: str | None) -> str:
        """A coaster during the draft; names are ``""`` for "you", and it goes to ``None`` after the last pick.  R53"""
        rolled = self.tr("Dice that {name} rolled.").format(name=owner) if owner else self.tr("Dice that you rolled.")
        if goes_to is None:
            return rolled
        text = self.tr("After this pick the coaster comes to you.")
        if goes_to:
            text = self.tr("After this pick the coaster goes on to {name}.").format(name=goes_to)
        return lines(rolled, text)

    # tracks

    def monastery(self, space: int) -> str:
        """A space of the monastery track.  R110, R111"""
        bonus = effect_text(c.MONASTERY[space])
        if not space:
            return self.tr(
                "The start; after the last space the track goes on here. It counts as a step and gives nothing."
            )
        if not bonus:
            return self.tr("Nothing happens here.")
        return lines(bonus, self.tr("Reached or passed, on every lap."))

    def reputation(self, kind: str, amount: int) -> str:
        """A space of the reputation track.  R147, R157, R174"""
        texts = {
            "host": self.tr("The host: the track starts here, 0 points."),
            "vp": self.tr("%n point(s) if the marker stands here at the end.", "", amount),
            "schnapps": self.tr("Reached or passed: %n schnapps. At the end the space before counts.", "", amount),
            "signature": self.tr("Reached or passed: a signature in any column. At the end the space before counts."),
            "crown": self.tr("Reached or passed: 1 noble. At the end 0 points; the first point comes next."),
        }
        return texts[kind]

    def reputation_phase(self, guests: int, till: int, delivery: int, barrel: int, dealers: int) -> str:
        """The two sums of the reputation phase, and the lower of them.  R62, R63"""
        doubloons = self.tr("Doubloons so far: {guests} of guests + {till} of the till = {sum}.")
        beer = self.tr("Beer so far: {delivery} delivered + {barrel} of the barrel + {dealers} of dealers = {sum}.")
        steps = min(guests + till, delivery + barrel + dealers)
        return lines(
            doubloons.format(guests=guests, till=till, sum=guests + till),
            beer.format(delivery=delivery, barrel=barrel, dealers=dealers, sum=delivery + barrel + dealers),
            self.tr("When you end placing, the lower sum counts: %n step(s).", "", steps),
        )

    def bard_steps(self, steps: int) -> str:
        """A space that bards reach.  R151"""
        return self.tr("Click: your bards move the marker %n space(s).", "", steps)

    def cell(self, column: int, row: int) -> str:
        """A cell of the guest book.  R170, R175, R176"""
        bonus = effect_text(c.BOOK[column][row])
        return lines(
            self.column(column),
            bonus or self.tr("No bonus here."),
            self.tr("A full row brings 1 noble."),
        )

    def column(self, column: int) -> str:
        """Which guests sign in a column.  R170, R171"""
        costs = sorted({card.cost for card in c.CARDS if card.column == column})
        return self.tr("Column for guests that cost {costs} beer.").format(costs=" / ".join(map(str, costs)))

    # tokens and piles

    def entertainer(self, tile: int, side: int) -> str:
        """An entertainer on its side.  R131-R139"""
        if not side:
            return lines(
                self.tr("Not here yet."),
                self.tr("Side A: {text}").format(text=entertainer_text(tile, c.SIDE_A)),
                self.tr("Side B: {text}").format(text=entertainer_text(tile, c.SIDE_B)),
            )
        return entertainer_text(tile, side)

    def counter_guest(self) -> str:
        """A counter guest.  R30, R49, R103"""
        return self.tr("Return it once: draw new guests when the tables are full, or 1 monastery space while serving.")

    def schnapps(self, tokens: int, who: str) -> str:
        """Schnapps.  R108, R140"""
        mine, theirs = self.tr("You have %n schnapps.", "", tokens), self.tr("{who} has %n schnapps.", "", tokens)
        return lines(
            (theirs if who else mine).format(who=who),
            self.tr("At the end of a turn at most %n are kept.", "", c.SCHNAPPS_LIMIT),
            self.tr("Each counts 1 point at the end."),
        )

    def deck(self, hidden: int, known: int) -> str:
        """A draw pile.  R3, R9, R37"""
        return lines(
            self.tr("%n shuffled card(s); nobody knows their order.", "", hidden),
            self.tr("%n card(s) gained lie on top, the last one uppermost.", "", known) if known else "",
            self.tr("Click to see which cards are in draw and discard pile."),
        )

    def on_deck(self) -> str:
        """A gained card on the draw pile.  R3"""
        return self.tr("Face down on the draw pile; everybody knows that it lies there.")

    def discard(self, cards: int) -> str:
        """A discard pile.  R37"""
        return self.tr("%n card(s). When the draw pile is empty they are shuffled into a new one.", "", cards)

    def guest_deck(self, cards: int) -> str:
        """The guests still to come.  R13, R196"""
        return lines(
            self.tr("%n guest(s) face down.", "", cards) if cards else self.tr("No guests are left face down."),
            self.tr("Click to see all guests that can still be had."),
        )

    def three_stack(self, cards: int) -> str:
        """The open stack of 3-beer guests.  R12, R98"""
        return self.tr("%n guest(s) for 3 beer; the top one is on offer.", "", cards)

    def removed(self, cards: int) -> str:
        """Cards out of the game.  R105, R165"""
        return self.tr("Cards out of the game: {number}.").format(number=cards)

    def post(self, tile: int) -> str:
        """Where a tavern card lies.  R36"""
        return self.tr("Lies at: {tile}.").format(tile=tile_name(tile))


TIPS = TavernsTips()
