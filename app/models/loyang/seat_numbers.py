"""The public figures of a seat, with names and explanations, and its place in the phase.  R1, R103-R106"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.engines.loyang import components as c
from app.models.loyang.legal import finished, phase_of, position_of
from app.models.presenter import Fact
from app.models.text import Translated, lines

if TYPE_CHECKING:
    from app.engines.loyang.state import State


class Numbers(NamedTuple):
    """The public figures of a seat, as plain values: panels with equal figures are equal and not painted again.

    Attributes:
        space: Space on the path, 1 to 20.
        loans: Number of loans.
        cash: Cash.
        goods: Number of goods on the cart.
        stored: Number of goods in the storehouse.
        capacity: Number of goods that the storehouse has room for.
        growing: Number of goods on visible fields.
        empty: Number of visible fields that are not sown.
        to_come: Number of private fields in the stack.
        due: Number of regular customers still to be supplied or refused in this round.
        hand: Number of hand cards, the beginner customer included.
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
        """Points if the game ended now.  R103"""
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
    """The regular customers that a seat still has to supply or refuse in this round.  R81, R83"""
    if seat >= state.players or finished(state, seat):
        return []
    return [card for card in state.regulars[seat] if state.dealt[card] == c.TO_DO]


def standing(state: State, seat: int) -> str:
    """How far a seat is in the present phase: ``"waiting"``, ``"active"`` or ``"done"``.

    It is ``""`` in phases without turns, and for the imaginary neighbour.
    """
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
    """The pair of partners, 0 or 1, of a seat in the action phase of a game of four; else -1.  R50, R53"""
    if state.players != 4 or phase_of(state) != "action":
        return -1
    # R50: first and third in turn are partners, and second and fourth.
    return (position_of(state, seat) - 1) % 2


class LoyangFacts(Translated):
    """The figures with their names and explanations."""

    def all(self, values: Numbers) -> tuple[Fact, ...]:
        """The figures as facts for panels and score rows, the points first."""
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
        """How the points come about, in sentences.  R103"""
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
