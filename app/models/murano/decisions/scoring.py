"""The decision of the final scoring: which character to score next on which island.  R60-R64, R102, R115

The next card of the best assignment is proposed.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.engines.murano import components as c
from app.engines.murano.scoring import best_assignment, free_gondoliers, ways
from app.models.decision import CONFIRM, Asked, Chosen, Click, Decision, Paths, confirm
from app.models.keys import key_kind, make_key
from app.models.murano.keys import character_key, island_key
from app.models.murano.outlook import Outlook, outlook
from app.models.murano.phrases import PHRASES
from app.models.murano.terms import island_name
from app.models.murano.words import character
from app.models.presenter import Button
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.contract import Action
    from app.engines.murano.state import State
    from app.models.selection import Path

PROPOSAL, FINISH = "button:proposal", "button:finish"
"""Keys of the buttons that score what is proposed, and that end scoring."""

_ISLAND_OF = {name: c.ISLAND_OF[cell] for cell, name in enumerate(c.CELLS)}
"""Numbers of islands, by the names of their spaces in keys."""


def give_key(given: tuple[int, ...]) -> str:
    """Key of the button that hands in gold or beads for a character."""
    return make_key("give", *given)


class MuranoScoring(Translated):
    """Texts of the decision."""

    def ask(self, state: State, chosen: Chosen) -> Asked:
        """Ask for the next character with the proposal, then for its island, then for what is handed in.  R60, R63"""
        if chosen.keys == (FINISH,):
            return self._ask_finish(state)
        if len(chosen.keys) == 1:
            said = character(chosen.action[1])
            return Asked(self.tr("On which island does “{name}” score?").format(name=said.name), said.text)
        if chosen.keys:
            return self._ask_given(state, chosen.actions)
        now = outlook(state, state.actor)
        if not now.assigned:
            hint = self.tr("No card brings more than the 1 point of an unused gondolier.")
            return Asked(self.tr("Do you score another character?"), hint, (self._finish(primary=True),))
        first = now.assigned[0]
        title = self.tr("Score “{name}” on {island} for {points}?")
        points = PHRASES.points(first.points)
        title = title.format(name=character(first.card).name, island=island_name(first.island), points=points)
        hint = self.tr("Proposed in all: {sum}. Or click another card and then an island.")
        hint = hint.format(sum=self._sum(now))
        if first.given:
            given = self.tr("You give {what}.").format(what=PHRASES.given(first.given))
            hint = f"{given} {hint}"
        yes = Button(PROPOSAL, self.tr("Score: {points}").format(points=points), "laurels", "Return", primary=True)
        return Asked(title, hint, (self._finish(primary=False), yes))

    def _sum(self, now: Outlook) -> str:
        """The points of the best assignment as a sum, with the gondoliers that are left over."""
        parts = [str(each.points) for each in now.assigned]
        if now.unused:
            parts.append(self.tr("%n gondolier(s)", "", now.unused))
        return " + ".join(parts)

    def _finish(self, *, primary: bool) -> Button:
        shortcut = "Return" if primary else self.tr("E", "key: score no more")
        return Button(FINISH, self.tr("Score no more"), "cross-mark", shortcut, primary)

    def _ask_given(self, state: State, actions: Sequence[Action]) -> Asked:
        """Ask how much gold, or which beads, to hand in; ``actions`` differ in nothing else.  R102, R115"""
        _, card, island, *_ = actions[0]
        points = {given: worth for worth, given in ways(state, state.actor, card, island)}
        buttons = (self._give(action[3:], points[action[3:]], number) for number, action in enumerate(actions, 1))
        title = self.tr("What do you give for “{name}” on {island}?")
        hint = self.tr("Gold and beads that you give are gone; gold decides when points are equal.")
        title = title.format(name=character(card).name, island=island_name(island))
        return Asked(title, hint, tuple(buttons))

    def _give(self, given: tuple[int, ...], points: int, number: int) -> Button:
        text = self.tr("{price}: {points}").format(price=PHRASES.given(given), points=PHRASES.points(points))
        glyph = "two-coins" if len(given) == 1 else "glass-ball"
        return Button(give_key(given), text, glyph, str(number) if number < 10 else "")

    def _ask_finish(self, state: State) -> Asked:
        """Ask for confirmation of ending the scoring although cards would still bring points."""
        # The gondolier of a card that is not scored brings 1 point instead (R62).
        lost = sum(each.points - 1 for each in outlook(state, state.actor).assigned)
        title = self.tr("Score no more characters?")
        hint = self.tr("That would cost you %n point(s); each gondolier left brings 1 by itself.", "", lost)
        return Asked(title, hint, (confirm(self.tr("Leave them unscored"), "hazard-sign"),))

    def advise(self, _state: State, action: Action) -> str:
        """Advise on the character, the island and what to hand in, or to score no more."""
        if action[0] == "finish":
            return self.tr("Score no more characters")
        _, card, island, *given = action
        text = self.tr("Score “{card}” on {island} for {given}") if given else self.tr("Score “{card}” on {island}")
        return text.format(card=character(card).name, island=island_name(island), given=PHRASES.given(given))

    def reason(self, state: State, action: Action) -> str:
        """The points that the character scores."""
        if action[0] == "finish":
            return ""
        _, card, island, *given = action
        points = {way: worth for worth, way in ways(state, state.actor, card, island)}
        return PHRASES.points(points[tuple(given)])

    def refuse(self, state: State, click: Click) -> str:
        """Say why a character, or an island for the character chosen, cannot be chosen."""
        if click.kind == "character":
            return self._refuse_card(state, c.CHARACTERS.index(click.rest[0]))
        if click.kind not in ("island", "cell", "tile", "dock", "gondolier"):
            return ""
        if not click.chosen.keys or key_kind(click.chosen.keys[0]) != "character":
            return self.tr("First click the character that is scored.")
        name = click.rest[0]
        island = _ISLAND_OF[name] if click.kind in ("cell", "tile") else c.ISLANDS.index(name)
        return self._refuse_island(state, click.chosen.action[1], island)

    def _refuse_card(self, state: State, card: int) -> str:
        """Say why a character cannot score on any island."""
        if card not in state.hand[state.actor]:
            return self.tr("This character has already been scored.")
        if not any(ways(state, state.actor, card, island) for island in state.islands):
            return self.tr("It would score nowhere now.")
        return self.tr("You have no unused gondolier where it would score.")

    def _refuse_island(self, state: State, card: int, island: int) -> str:
        """Say why a character cannot score on an island.  R60"""
        name = island_name(island)
        if island not in state.islands or free_gondoliers(state, state.actor, island) < 1:
            return self.tr("You have no unused gondolier at {island}.").format(island=name)
        if c.HOME[card] not in (-1, island):
            return self.tr("It scores at {island} only.").format(island=island_name(c.HOME[card]))
        return self.tr("It would bring nothing on {island}.").format(island=name)


def spell(state: State, _yes: Path) -> Paths:
    """Paths: a character and an island, then what is handed in if there is a choice; or a button.

    The next card of the best assignment can be scored by a button as well.
    """
    proposed = best_assignment(state, state.actor)[1]
    n_ways = Counter(action[:3] for action in state.legal() if action[0] == "score")
    paths: Paths = []
    for action in state.legal():
        if action[0] == "finish":
            # Points would be thrown away, so this is confirmed even by a person who wants no confirmations.
            paths.append(((FINISH, CONFIRM) if proposed else (FINISH,), action))
            continue
        _, card, island, *given = action
        last = (give_key(tuple(given)),) if n_ways[action[:3]] > 1 else ()
        paths.append(((character_key(card), island_key(island), *last), action))
        if proposed and action == proposed[0]:
            paths.append(((PROPOSAL,), action))
    return paths


SCORING = MuranoScoring()

ASSIGN_CHARACTERS: Decision[State] = Decision(
    "assign_characters",
    anchor="characters",
    waiting=QT_TRANSLATE_NOOP("MuranoDecisions", "{name} scores characters."),
    first=QT_TRANSLATE_NOOP("MuranoDecisions", "First click a character and then an island, or end scoring."),
    ask=SCORING.ask,
    spell=spell,
    advise=SCORING.advise,
    reason=SCORING.reason,
    refuse=SCORING.refuse,
)
