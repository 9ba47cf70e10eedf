"""Explanations of everything on the table in plain words.

All methods take plain values, so that a piece with its explanation can be kept until one of
them changes.  ``who`` is the name of the seat that is spoken of, ``""`` for "you".
"""

from __future__ import annotations

from app.engines.bruges import components as c
from app.models.bruges.amounts import AMOUNTS
from app.models.bruges.colours import COLOURS
from app.models.bruges.texts import full_text, text
from app.models.bruges.words import WORDS, name
from app.models.text import Translated, lines, listed


class BrugesTips(Translated):
    """Tooltips of everything that lies on the table."""

    # cards

    def card(self, card: int) -> str:
        """A person or a pet with all its values.  R63"""
        price = self.tr("Costs {guilders}, counts {points}.") if c.PRICE[card] else self.tr("Costs and counts nothing.")
        price = price.format(guilders=AMOUNTS.guilders(c.PRICE[card]), points=AMOUNTS.points(c.POINTS[card]))
        kind = self.tr("{back} · {group}").format(
            back=COLOURS.back(c.COLOUR[card], c.IS_PET[card]), group=WORDS.group(c.GROUP[card])
        )
        return lines(full_text(card), price, kind)

    def used(self) -> str:
        """A person activated this round.  R69"""
        return self.tr("Used this round.")

    def no_worker(self, colour: int) -> str:
        """A worker is missing.  R65"""
        return self.tr("{workers}: you have none.").format(workers=COLOURS.worker_label(colour))

    def no_benefit(self) -> str:
        """An activation that would change nothing is not offered.  R71"""
        return self.tr("Would change nothing now, so it cannot be activated.")

    def busy(self) -> str:
        """Its activation is still being resolved.  R169"""
        return self.tr("Its text is being carried out.")

    def usable(self) -> str:
        """Can be activated now."""
        return self.tr("Click to activate.")

    def hidden(self, who: str) -> str:
        """A hand card of which the back is seen.  R9"""
        if who:
            return self.tr("In the hand of {name}; only the colour is known.").format(name=who)
        return self.tr("Just drawn; you look at it once your drawing is over.")

    def known(self) -> str:
        """A hand card that everybody has seen.  R9, R37"""
        return self.tr("Everybody knows this hand card.")

    def house(self, front: int, free: bool) -> str:
        """A house.  R59, R62, R132"""
        count = self.tr("Counts 1 point at the end.")
        empty = self.tr("Nobody lives here yet.") if free else ""
        secret = self.tr("Its front is {card}.").format(card=name(front)) if front >= 0 else ""
        return lines(empty, count, secret)

    # piles

    def pile(self, left: int, colour: int, pet: bool, reserve: bool) -> str:
        """A draw pile.  R9, R22, R23"""
        if not left:
            return self.tr("Empty: no card can be drawn here.")
        top = self.tr("On top: {back}.").format(back=COLOURS.back(colour, pet))
        ends = self.tr("When it runs out, the other pile is halved.")
        if not reserve:
            ends = self.tr("When a pile runs out, the reserve takes its place and the last round comes.")
        return lines(self.tr("%n card(s).", "", left), top, ends)

    def reserve(self, left: int) -> str:
        """The reserve pile.  R8, R22, R24, R25"""
        if not left:
            return self.tr("The reserve is in play: the end of the game is near.")
        text = self.tr("Replaces the first draw pile that runs out. While hands are filled: this round is the last.")
        return lines(self.tr("%n card(s).", "", left), text, self.tr("During the actions: one more round follows."))

    def discard(self, left: int) -> str:
        """The discard pile.  R10"""
        if not left:
            return self.tr("No card has been discarded yet.")
        return lines(self.tr("%n card(s).", "", left), self.tr("Click to search it; it lies open for everybody."))

    # town

    def die(self, colour: int, face: int, ships: bool) -> str:
        """What a die means in this round.  R29-R32, R41, R53"""
        if not face:
            return self.tr("Thrown in the dice phase.")
        meaning = self.tr("3 and 4 mean nothing in the dice phase.")
        if face >= 5:
            meaning = self.tr("5 or 6: everybody takes {marker} ({threat}).")
            meaning = meaning.format(marker=COLOURS.markers(colour, 1), threat=COLOURS.threat(colour))
        elif face <= 2:
            meaning = self.tr("1 or 2: %n guilder(s) of the price of a step.", "", face)
        elif ships:
            meaning = self.tr("3 or 4: a ship of this colour docks for the round.")
        income = self.tr("{card} brings %n guilder(s).", "", face)
        return lines(meaning, income.format(card=COLOURS.back(colour, pet=False)))

    def step_price(self, price: int) -> str:
        """What a step costs everybody this round.  R41"""
        if price < 0:
            return self.tr("No 1 or 2: nobody climbs this round.")
        return self.tr("A step costs %n guilder(s).", "", price)

    def next_step(self, price: int, top: bool) -> str:
        """What a step costs the viewer.  R41, R43, R145, R146"""
        if top:
            return self.tr("Top of the track")
        if price < 0:
            return self.tr("No step this round")
        return self.tr("Next step: %n guilder(s)", "", price)

    def step(self, number: int, points: int) -> str:
        """A space of the reputation track.  R132"""
        if not number:
            return self.tr("The town hall: everybody starts here. 0 points.")
        return self.tr("%n point(s) at the end.", "", points)

    def pawn(self, step: int, points: int, who: str) -> str:
        """A pawn on the track."""
        mine = self.tr("You are on step {step}: %n point(s).", "", points)
        theirs = self.tr("{who} is on step {step}: %n point(s).", "", points)
        return (theirs if who else mine).format(who=who, step=points)

    def statue(self, value: int, top: bool, owner: str | None) -> str:
        """A statue tile; ``owner`` is ``None`` on the stack.  R5, R58"""
        worth = self.tr("%n point(s) at the end.", "", value)
        if owner is not None:
            return worth
        return lines(worth, self.tr("Goes to whoever completes a canal section next.") if top else "")

    def majority(self, majority: int, leaders: tuple[str, ...], ahead: int, most: int) -> str:
        """Who leads in a majority and by how much.  R78-R82, R93"""
        what = (
            self.tr("Who is alone in front on the reputation track at the end of a round turns this marker."),
            self.tr("Who has most persons at the end of a round turns this marker; pets do not count."),
            self.tr("Who has built most canal tiles at the end of a round turns this marker."),
            self.tr("Who has most pets at the end of a round turns this marker."),
        )[majority]
        if not leaders:
            now = self.tr("Nobody has anything yet.")
        elif ahead:
            leads = self.tr("{name} leads with {most}, %n ahead.", "", ahead)
            if not leaders[0]:
                leads = self.tr("You lead with {most}, %n ahead.", "", ahead)
            now = leads.format(name=leaders[0], most=most)
        else:
            now = self.tr("Tied at {most}: {names}.").format(most=most, names=listed(leaders))
        return lines(now, what, self.tr("Worth 4 points."))

    def marker(self, turned: bool) -> str:
        """A majority marker of a seat.  R83"""
        if turned:
            return self.tr("Turned: 4 points at the end, for good.")
        return self.tr("Not turned yet: 4 points as soon as it is.")

    # harbour

    def ship(self, source: int, colour: int, docked: bool) -> str:
        """A ship.  R31, R112-R114"""
        cost = self.tr("For {worker}, after you have built a canal with a card: {text}")
        cost = cost.format(worker=COLOURS.workers(colour, 1), text=text(source))
        where = self.tr("In its dock: everybody may use it this round.") if docked else ""
        later = "" if docked else self.tr("Docks when the die of its colour shows 3 or 4.")
        return lines(cost, where, later)

    def ships(self, left: int) -> str:
        """Ships still face down.  R14"""
        return self.tr("%n ship(s) face down.", "", left)

    def exchange(self, source: int, action: int, markers: int) -> str:
        """The exchange card of the round.  R124-R127"""
        what = self.tr("{action}: {text}").format(action=WORDS.action(action), text=text(source))
        left = self.tr("%n marker(s) left; each use takes one.", "", markers)
        return lines(what, left, self.tr("Only for actions with a card played from the hand."))

    def exchanges(self, left: int) -> str:
        """Exchange cards to come.  R129"""
        return self.tr("%n exchange card(s) to come, each once.", "", left)

    # seats

    def guilders(self, number: int, who: str) -> str:
        """Guilders of a seat."""
        mine, theirs = self.tr("You have %n guilder(s).", "", number), self.tr("{who} has %n guilder(s).", "", number)
        return (theirs if who else mine).format(who=who)

    def workers(self, colour: int, number: int) -> str:
        """Workers of a colour.  R52, R59, R65"""
        return lines(
            f"{COLOURS.worker_label(colour)}: {number}",
            self.tr("One pays a house of this colour, or activates a person that shows it."),
        )

    def threat(self, colour: int, number: int, damage: str, safe: int) -> str:
        """Threat markers of a colour, and what the third one does.  R33, R36, R171"""
        count = self.tr("{threat}: %n marker(s).", "", number).format(threat=COLOURS.threat(colour))
        if safe >= 0:
            return lines(count, self.tr("{person} protects from the damage.").format(person=name(safe)))
        next_one = self.tr("The third marker costs: {damage}.").format(damage=damage)
        give = self.tr("Returned in time, each gives 1 point.") if number else ""
        return lines(count, next_one, give)

    def warning(self, colour: int, damage: str) -> str:
        """The next marker strikes."""
        return self.tr("{threat}: the next marker costs {damage}.").format(threat=COLOURS.threat(colour), damage=damage)

    def damage(self, colour: int, workers: int, guilders: int, persons: int, burning: int) -> str:
        """What a damage would cost now.  R36"""
        if colour == c.BLUE:
            return self.tr("all %n worker(s)", "damage", workers) if workers else self.tr("nothing")
        if colour == c.YELLOW:
            return self.tr("all %n guilder(s)", "damage", guilders) if guilders else self.tr("nothing")
        if colour == c.VIOLET:
            return AMOUNTS.points(c.INTRIGUE_LOSS)
        if colour == c.BROWN:
            return self.tr("a person") if persons else self.tr("nothing")
        return self.tr("a house or a canal tile") if burning else self.tr("nothing")

    def space(self, number: int, colour: int, built: bool, price: int, statue: int) -> str:
        """A space of a canal; ``price`` is -1 where nothing can be built yet.  R39, R56-R58, R132"""
        bonus = self.tr("Space 3: 3 points at the end.") if number == 3 else ""
        if statue:
            bonus = self.tr("Completes the section for the top statue: %n point(s) now.", "", statue)
        if built:
            return lines(self.tr("Built."), bonus)
        wanted = self.tr("Wants {card}.").format(card=COLOURS.card(colour))
        if price < 0:
            return lines(wanted, self.tr("Costs %n guilder(s); the spaces before come first.", "", number), bonus)
        cost = self.tr("Next here: costs %n guilder(s).", "", price)
        less = self.tr("Printed: {price}.").format(price=number) if price != number else ""
        return lines(wanted, cost, less, bonus)

    def affordable(self, price: int, have: int) -> str:
        """Whether the viewer can pay."""
        return self.tr("You have %n guilder(s), that is too little.", "", have) if price > have else ""


TIPS = BrugesTips()
