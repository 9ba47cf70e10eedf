"""A second opinion on who knows what: every single way in which the covered cards can lie, listed one by one.

It hears what the table hears (the events, the colours of the backs) and knows nothing of the engine's own
``knowledge``.
A covered card is a label: its number once everybody saw it, a name of its own until then.
"""

from app.engines.bruges.components import BACK


class Table:
    """All that is possible of the hands and houses of every seat, by seat and back.

    Attributes:
        worlds: By seat and back: the possible worlds, each a hand (labels) and houses (pairs of number and label).
        houses: By seat: the house cards, only to tell which house an event means.
    """

    def __init__(self, state):
        self.worlds = {}
        self.houses = [[] for _ in range(state.players)]
        self.lying = [set() for _ in range(state.players)]  # persons and pets
        self.discarded = set(state.discard)
        self.names = 0
        self.drawn = None
        for seat in range(state.players):
            assert not state.followed
            self.lying[seat] = {card for card in state.persons[seat] + state.pets[seat] if card >= 0}
            for card in state.hand[seat]:
                self.joins(seat, BACK[card], self.new_name(BACK[card]))
            for house, card in enumerate(state.houses[seat]):
                self.houses[seat].append(card)
                named = frozenset({(house, self.new_name(BACK[card]))})
                self.each(seat, BACK[card], lambda hand, houses, new=named: [(hand, houses | new)])

    def new_name(self, back):
        self.names += 1
        return f"{back}/{self.names}"

    def each(self, seat, back, follow):
        """Every world of a seat and back is replaced by those that follow from it."""
        old = self.worlds.get((seat, back), {(frozenset(), frozenset())})
        self.worlds[seat, back] = {new for hand, houses in old for new in follow(hand, houses)}
        assert self.worlds[seat, back], "nothing is possible"

    def joins(self, seat, back, label):
        self.each(seat, back, lambda hand, houses: [(hand | {label}, houses)])

    def leaves(self, seat, card, drawn):
        """A hand card is shown: it had that number all along, or no name until now."""

        def follow(hand, houses):
            if card in hand:
                return [(hand - {card}, houses)]
            if any(label == card for _, label in houses):
                return []
            covered = [label for label in hand if isinstance(label, str) and label in (drawn or label)]
            return [(hand - {label}, houses) for label in covered]

        self.each(seat, BACK[card], follow)

    def builds(self, seat, card, drawn):
        """Any hand card of that back may have become the house."""
        house = len(self.houses[seat])
        back = BACK[card]
        if card in self.discarded:
            self.discarded.remove(card)
            self.each(seat, back, lambda hand, houses: [(hand, houses | {(house, card)})])
        else:
            self.each(
                seat, back,
                lambda hand, houses: [
                    (hand - {label}, houses | {(house, label)}) for label in hand if not drawn or label == drawn
                ],
            )  # fmt: skip
        self.houses[seat].append(card)

    def falls(self, seat, card):
        """A house is shown and gone."""
        house = self.houses[seat].index(card)
        del self.houses[seat][house]

        def follow(hand, houses):
            (label,) = (label for number, label in houses if number == house)
            named = [other for other in (*hand, *(other for _, other in houses)) if other == card]
            fits = label == card or (isinstance(label, str) and not named)
            return [(hand, houses - {(house, label)})] if fits else []

        self.each(seat, BACK[card], follow)
        for owner, back in self.worlds:
            if owner == seat:
                self.each(seat, back, lambda hand, houses: [(hand, frozenset((n - (n > house), x) for n, x in houses))])

    def hear(self, state, action, events, after):
        """What the table hears of an action that led from ``state`` to ``after``."""
        drawn = self.drawn if state.decision == "play_drawn" else None
        fallen = None
        for fact, *rest in events:
            if fact == "draw":
                seat, _, back = rest
                self.drawn = self.new_name(back)
                self.joins(seat, back, self.drawn)
            elif fact == "to_hand":
                seat, card = rest
                self.lying[seat].remove(card)
                self.joins(seat, BACK[card], card)
            elif fact in ("burnt", "razed"):
                fallen = rest[1]
            elif fact == "house":
                seat, house = rest[:2]
                self.builds(seat, [*after.houses[seat]][house], drawn)
                drawn = None
            elif fact == "laid":
                seat, card = rest[:2]
                if card in self.discarded:
                    self.discarded.remove(card)
                else:
                    self.leaves(seat, card, drawn)
                    drawn = None
                self.lying[seat].add(card)
            elif fact == "discard":
                seat, card = rest
                if card in self.lying[seat]:
                    self.lying[seat].remove(card)
                elif card == fallen:
                    self.falls(seat, card)
                else:
                    self.leaves(seat, card, drawn)
                    drawn = None
                self.discarded.add(card)

    def size(self):
        return max(map(len, self.worlds.values()), default=0)

    def ways(self, seat, back):
        """All ways in which the cards that were seen can lie: sets of (card, house number or -1)."""
        found = set()
        for hand, houses in self.worlds.get((seat, back), ()):
            lying = [(label, -1) for label in hand] + [(label, house) for house, label in houses]
            found.add(frozenset((card, place) for card, place in lying if isinstance(card, int)))
        return found or {frozenset()}
