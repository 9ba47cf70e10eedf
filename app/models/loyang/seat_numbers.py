"""The public figures of a seat, each with its name and explanation.  R1, R103-R106"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.engines.loyang import components as c
from app.models.loyang.offers import finished, phase_of, position_of
from app.models.presenter import Fact
from app.models.text import Translated, lines

if TYPE_CHECKING:
    from app.engines.loyang.state import State


class Numbers(NamedTuple):
    """What a panel shows of one seat; plain values, so that equal panels are equal.

    Attributes:
        space: On the path.
        loans, cash: Of the seat.
        goods: On the cart.
        stored: In the storehouse.  capacity: how much it keeps.
        growing: Goods on visible fields.
        empty: Fields not sown.
        to_come: Private fields in the stack.
        due: Regular customers still to be dealt with this round.
        hand: Hand cards.
    """

    space: int
    loans: int
    cash: int
    goods: int
    stored: int
    capacity: int
    growing: int
    empty: int
    to_come: int
    due: int
    hand: int

    @property
    def points(self) -> int:
        """What the seat would score now.  R103"""
        return self.space - self.loans


def numbers(state: State, seat: int) -> Numbers:
    """The public figures of a seat."""
    first = seat * c.N_GOODS
    fields = state.fields[seat]
    return Numbers(
        space=state.space[seat],
        loans=state.loans[seat],
        cash=state.cash[seat],
        goods=state.goods_in_hand(seat),
        stored=sum(state.store[first : first + c.N_GOODS]),
        capacity=state.capacity[seat],
        growing=sum(state.stock[field] for field in fields),
        empty=sum(not state.stock[field] for field in fields if not c.IS_HOME[field]),
        to_come=len(state.stack[seat]),
        due=len(due_customers(state, seat)),
        hand=len(state.hand[seat]) + (state.beginner[seat] != c.EMPTY),
    )


def due_customers(state: State, seat: int) -> list[int]:
    """Regular customers that a seat still has to deal with this round.  R81, R83"""
    if seat >= state.players or finished(state, seat):
        return []
    return [card for card in state.regulars[seat] if state.dealt[card] == c.TO_DO]


def standing(state: State, seat: int) -> str:
    """``"waiting"``, ``"active"`` or ``"done"`` in this phase; ``""`` when nobody takes turns."""
    if seat >= state.players:
        return ""
    phase = phase_of(state)
    if phase == "action":
        mine, now = state.order.index(seat), state.place
        return "done" if mine < now else "active" if mine == now else "waiting"
    if phase == "cards":
        if seat in state.chosen:
            return "done"
        return "active" if seat == state.actor else "waiting"
    return ""


def pair_of(state: State, seat: int) -> int:
    """Which of the two pairs a seat belongs to in the action phase of four players, else -1.  R50, R53"""
    if state.players != 4 or phase_of(state) != "action":
        return -1
    return (position_of(state, seat) - 1) % 2


class LoyangFacts(Translated):
    """Names and explanations of the figures."""

    def all(self, values: Numbers) -> tuple[Fact, ...]:
        """One fact per figure."""
        return (
            Fact("points", values.points, self.tr("Points"), "laurels", self.points(values)),
            Fact("space", values.space, self.tr("Space on the path"), "mountain-road", self._space()),
            Fact("cash", values.cash, self.tr("Cash"), "", self._cash()),
            Fact("loans", values.loans, self.tr("Loans"), "scroll-unfurled", self._loans()),
            Fact("goods", values.goods, self.tr("Goods on the cart"), "wheelbarrow", self._goods()),
            Fact("stored", values.stored, self.tr("Goods in the storehouse"), "warehouse", self._stored(values)),
            Fact("growing", values.growing, self.tr("Goods on fields"), "sprout", self._growing()),
            Fact("empty", values.empty, self.tr("Unsown fields"), "field", self.tr("Fields waiting for seed.")),
            Fact("to_come", values.to_come, self.tr("Private fields to come"), "stack", self._to_come()),
            Fact("due", values.due, self.tr("Customers due"), "kimono", self._due()),
        )

    def points(self, values: Numbers) -> str:
        """Where the points come from.  R103"""
        return lines(
            self.tr("Space {space} on the path of prosperity.").format(space=values.space),
            self.tr("%n loan(s) take one space each.", "", values.loans) if values.loans else "",
        )

    def _space(self) -> str:
        return self.tr("Whoever gets farthest wins; every loan takes one space back.")

    def _cash(self) -> str:
        return self.tr("Pays for goods, fields and steps on the path; decides ties.")

    def _loans(self) -> str:
        return self.tr("5 cash each; at the end each takes one space back. They cannot be repaid.")

    def _goods(self) -> str:
        return self.tr("Harvested, bought and traded goods of this round.")

    def _stored(self, values: Numbers) -> str:
        return self.tr("Kept until the next round; there is room for %n good(s).", "", values.capacity)

    def _growing(self) -> str:
        return self.tr("One good per field is harvested every round. What is left at the end decides ties.")

    def _to_come(self) -> str:
        return self.tr("One is turned up at every harvest from round 1 to 8.")

    def _due(self) -> str:
        return self.tr("Regular customers that still want a delivery or a refusal this round.")


FACTS = LoyangFacts()
