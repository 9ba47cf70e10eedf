"""The prompts of production and of the scoring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.murano import components as c
from app.engines.murano.scoring import ways
from app.models.murano.buttons import BUTTONS
from app.models.murano.outlook import Share, outlook
from app.models.murano.phrases import PHRASES
from app.models.murano.spelling import FINISH_KEY, pick, picks
from app.models.murano.terms import beads_name, island_name
from app.models.murano.tips import TIPS
from app.models.murano.words import character
from app.models.text import Translated

if TYPE_CHECKING:
    from app.engines.murano.state import State
    from app.models.presenter import Button
    from app.models.selection import Path

Asked = tuple[str, str, list["Button"]]


class MuranoGlass(Translated):
    """What is asked about beads and characters."""

    def choose_production(self, state: State, _chosen: Path) -> Asked:
        """How many factories work.  R40"""
        seat = state.actor
        hint = self.tr(
            "Each draws a bead and costs %n point(s). You have {points}. In the bag: {beads}", "", c.GLASS_VP
        )
        hint = hint.format(points=PHRASES.points(state.vp[seat]), beads=TIPS.bag(tuple(state.bag)))
        buttons = [BUTTONS.produce(action[1], c.GLASS_VP * action[1]) for action in state.legal()]
        return self.tr("How many glass factories produce?"), hint, buttons

    def choose_sale(self, state: State, chosen: Path) -> Asked:
        """Beads that count as one colour, or none.  R41"""
        if chosen:
            sets = [action[1:] for action in picks(state, chosen)]
            buttons = [BUTTONS.sell(beads, c.SALE[sum(beads)], number) for number, beads in enumerate(sets, 1)]
            title = self.tr("How many do you sell?")
            return title, self.tr("The beads go back into the bag."), [BUTTONS.keep(), *buttons]
        hint = self.tr("1, 2 or 3 beads of one colour bring 5, 12 or 20 gold. Click the beads to sell.")
        if state.owes_bead:
            keep = self.tr("Keep one for the Counting house.")
            hint = f"{hint} {keep}"
        return self.tr("Do you sell beads?"), hint, [BUTTONS.keep()]

    def choose_kontor_return(self, state: State, chosen: Path) -> Asked:
        """The Counting house takes one.  R84"""
        if chosen:
            title = self.tr("Give one of these back: {beads}?").format(beads=beads_name(pick(state, chosen)[1]))
            return title, self.tr("It goes into the bag."), [BUTTONS.give_back()]
        hint = self.tr("The Counting house had you draw one bead more.")
        return self.tr("Which bead goes back into the bag?"), hint, []

    # the scoring

    def assign_characters(self, state: State, chosen: Path) -> Asked:
        """One card after the other, with the best assignment as a proposal.  R60, R63"""
        if chosen == (FINISH_KEY,):
            return self._finish(state)
        if len(chosen) == 1:
            card = pick(state, chosen)[1]
            title = self.tr("On which island does “{name}” score?").format(name=character(card).name)
            return title, character(card).text, []
        if chosen:
            return self._give(state, chosen)
        now = outlook(state, state.actor)
        if not now.shares:
            hint = self.tr("No card brings more than the 1 point of an unused gondolier.")
            return self.tr("Do you score another character?"), hint, [BUTTONS.finish(primary=True)]
        first = now.shares[0]
        title = self.tr("Score “{name}” on {island} for {points}?")
        title = title.format(
            name=character(first.card).name, island=island_name(first.island), points=PHRASES.points(first.points)
        )
        hint = self.tr("Proposed in all: {sum}. Or click another card and then an island.")
        hint = hint.format(sum=self._sum(now.shares, now.unused))
        if first.given:
            hint = f"{self._for(first.given)} {hint}"
        return title, hint, [BUTTONS.finish(primary=False), BUTTONS.proposal(first.points)]

    def _sum(self, shares: tuple[Share, ...], unused: int) -> str:
        parts = [str(share.points) for share in shares]
        if unused:
            parts.append(self.tr("%n gondolier(s)", "", unused))
        return " + ".join(parts)

    def _for(self, given: tuple[int, ...]) -> str:
        """What the proposed card costs."""
        what = PHRASES.gold(given[0]) if len(given) == 1 else PHRASES.beads(given)
        return self.tr("You give {what}.").format(what=what)

    def _give(self, state: State, chosen: Path) -> Asked:
        """How much gold, or which beads.  R102, R115"""
        actions = picks(state, chosen)
        _, card, island, *_ = actions[0]
        points = {given: worth for worth, given in ways(state, state.actor, card, island)}
        buttons = []
        for number, action in enumerate(actions, 1):
            given = action[3:]
            if len(given) == 1:
                buttons.append(BUTTONS.give_gold(given[0], points[given], number))
            else:
                buttons.append(BUTTONS.give_beads(given, points[given], number))
        title = self.tr("What do you give for “{name}” on {island}?")
        hint = self.tr("Gold and beads that you give are gone; gold decides when points are equal.")
        return title.format(name=character(card).name, island=island_name(island)), hint, buttons

    def _finish(self, state: State) -> Asked:
        """Nothing more although something would bring points."""
        now = outlook(state, state.actor)
        lost = sum(share.points - 1 for share in now.shares)
        title = self.tr("Leave the other characters unscored?")
        hint = self.tr("That would cost you %n point(s); each gondolier left brings 1 by itself.", "", lost)
        return title, hint, [BUTTONS.finish_anyway()]
