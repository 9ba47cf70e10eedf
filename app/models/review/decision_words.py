"""A decision of a past game in words: each action that the second look compared, with its win chance and points."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

from app.engines.contract import NOBODY, ReadError
from app.models.cast import Cast
from app.models.games import presenter
from app.models.review.skill import ShareChange, is_clear, margin, shown_change
from app.models.review.skill_words import SkillWords, change_words
from app.models.table import viewer_at
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.contract import Action, State
    from app.match.match import Match
    from app.match.seats import Seat
    from app.models.review.timeline import Advice, Alternative, Timeline
    from app.models.selection import Path

FEWEST = 5
"""Number of deals that have to be played to the end before points are shown."""

_DIGITS = 1
"""Decimals of points."""


@dataclass(frozen=True, slots=True)
class SourceDifference:
    """By how many points from one source an action differs from another action.

    Attributes:
        text: Name of the source and number with its sign, ``"Ships +1.2"``.
        clear: Whether the number is larger than twice its standard error.
        against: Whether it speaks against the action: fewer points, or more setbacks.
    """

    text: str
    clear: bool
    against: bool = False


@dataclass(frozen=True, slots=True)
class ActionLine:
    """One line of the decision panel: an action that could have been chosen, or the one that was.

    Attributes:
        action: The action.
        name: The action in the words of a hint.
        keys: The path of keys that chooses it on the table.
        played: Whether it is the action that was played.
        best: Whether it is the best action.
        chance: Win chance after it, ``"43%"``.
        margin: Half of the 95 % interval of the chance, ``"±2"``; ``""`` where the error is 0.
        behind: Difference of its chance to that of the best action; ``""`` for the best action itself, ``"≈"`` where
            the difference is not clear.
        why: Differences in points by source against the played action, and in how often the turn ends with a setback;
            for the played action itself only how often that is.
        lead: Words before ``why``; for the played action the points that are expected at the end.
        then: What the seat was to do next where this was found, up to a draw of luck; ``""`` where it was left open.
        said: The whole line in sentences, for the tool tip and for screen readers.
    """

    action: Action
    name: str
    keys: Path
    played: bool
    best: bool
    chance: str
    margin: str
    behind: str
    why: tuple[SourceDifference, ...]
    lead: str
    then: str
    said: str


class DecisionWords(Translated):
    """Words about the decisions of one game in the current language.

    Args:
        match: The game.
        timeline: The same game along its positions; it has to know the actions.
        seats: Its seats with the names that are shown.
    """

    def __init__(self, match: Match, timeline: Timeline, seats: Sequence[Seat]) -> None:
        self._timeline, self._seats, self._cast = timeline, seats, Cast(seats)
        self._shown = presenter(match.record.game)
        self._sources = [part.label for part in self._shown.scores(match.states[0], seats)[0].parts]
        self._n_told = len(self._sources) + bool(self._shown.setback())

    def is_choice(self, ply: int) -> bool:
        """Whether ``ply`` was a choice between several actions; false in games without opponents or without an end."""
        timeline = self._timeline
        return (
            0 < ply <= timeline.plies
            and timeline.players > 1
            and timeline.states[-1].actor == NOBODY
            and len(timeline.states[ply - 1].legal()) > 1
        )

    def title(self, ply: int) -> str:
        """Heading of the panel: whose decision it is."""
        seat = self._timeline.actor(ply)
        return self._cast.say(seat, self.tr("Your decision"), self.tr("Decision: {name}"))

    def whose(self, ply: int) -> str:
        """Whose win chance the lines show."""
        return SkillWords(self._seats).whose(self._timeline.actor(ply))

    def told(self, ply: int, advice: Advice) -> str:
        """The action that was played and the best one, as description of the table for screen readers."""
        lines = self.lines(ply, advice)
        played = next((line.name for line in lines if line.played), "")
        best = next((line.name for line in lines if line.best), "")
        if not best or best == played:
            return self.tr("Played: {played}").format(played=played)
        return self.tr("Played: {played}. Best: {best}").format(played=played, best=best)

    def answer(self, ply: int, advice: Advice) -> str:
        """As ``told``, and what was to follow the best action."""
        told, then = self.told(ply, advice), next((line.then for line in self.lines(ply, advice) if line.best), "")
        return f"{told}. {then}" if then else told

    def before(self, ply: int) -> str:
        """Caption while the table shows the position before ``ply``."""
        mine, theirs = self.tr("Before move {number}: you decide."), self.tr("Before move {number}: {name} decides.")
        return self._cast.say(self._timeline.actor(ply), mine, theirs, number=ply)

    def after(self, line: ActionLine) -> str:
        """Caption while the table shows the position after the action of a line."""
        return self.tr("After: {action}").format(action=line.name)

    def notes(self, ply: int, advice: Advice | None, *, given_up: bool) -> tuple[str, str]:
        """Text in place of the lines while there are none, and text below them; either may be ``""``.

        Args:
            ply: The decision.
            advice: The second look, as far as it is known.
            given_up: Whether the analysis failed, so that no more will be known.
        """
        if advice is None or not advice.alternatives:
            if given_up:
                return self.tr("This decision could not be looked at again."), ""
            return self.tr("A master is looking at it …"), ""
        below = self.tr("Up to %n deal(s), the same for all", "", advice.runs)
        if advice.ends >= FEWEST:
            more = self.tr("points at the end against what was played, from %n deal(s)", "", advice.ends)
        elif advice.ends or given_up:
            more = self.tr("too few of them could be played to the end to tell the points")
        else:
            more = self.tr("they are being played to the end for the points …")
        return "", f"{self._left_out(ply, advice)} {below}; {more}".strip()

    def _left_out(self, ply: int, advice: Advice) -> str:
        """How many of the legal actions have lines; ``""`` where all have."""
        looked, count = len(advice.alternatives), len(self._timeline.states[ply - 1].legal())
        if looked >= count:
            return ""
        return self.tr("Looked at closely: {looked} of {count} moves.").format(looked=looked, count=count)

    def lines(self, ply: int, advice: Advice) -> list[ActionLine]:
        """The best action, then the others; without actions that this version of the rules cannot read.

        Raises:
            IndexError: The timeline does not know what was played in ``ply``.
        """
        found: list[tuple[Alternative, Action]] = []
        state, actual = self._timeline.states[ply - 1], self._timeline.played(ply)
        # Several paths may choose one action; reversed, so that the first one stays in the dict.
        spelt = {action: path for path, action in reversed(self._shown.spell(state, False))}
        for each in advice.alternatives:
            try:
                action = state.game.read(state, each.action) if each.action else actual
            except ReadError:  # written by an older version of the rules
                continue
            found.append((each, action))
        paths = [spelt.get(action, ()) for _, action in found]
        names = self._names(state, [action for _, action in found], paths)
        return [
            self._line(state, action, each, advice, path, name)
            for (each, action), path, name in zip(found, paths, names, strict=True)
        ]

    def _names(self, state: State, actions: Sequence[Action], paths: Sequence[Path]) -> list[str]:
        """The actions in the words of hints.

        Of several with the same words, each is told by the pieces that only it has, or by a number if these have the
        same names, too; the number comes first, where no narrow line cuts it off.
        """
        names = [self._shown.advice(state, action, self._seats).rstrip(".") for action in actions]
        doubtful = [at for at, name in enumerate(names) if names.count(name) > 1]
        if not doubtful:
            return names
        zones = self._shown.table(state, state.actor, self._seats).zones
        pieces = {piece.key: piece for zone in zones for piece in zone.pieces}
        viewer = viewer_at(state.actor, self._seats)
        found = list(names)
        for name in dict.fromkeys(names[at] for at in doubtful):
            alike = [at for at in doubtful if names[at] == name]
            words = []
            for at in alike:
                own = [key for key in paths[at] if any(key not in paths[other] for other in alike)]
                said = (self._shown.describe(pieces[key], viewer).name for key in own if key in pieces)
                words.append(", ".join(dict.fromkeys(said)))
            apart = all(words) and len(set(words)) == len(words)
            for number, (at, detail) in enumerate(zip(alike, words, strict=True), start=1):
                found[at] = (
                    self.tr("{action}: {detail}").format(action=name, detail=detail)
                    if apart
                    else self.tr("{number}) {action}").format(action=name, number=number)
                )
        return found

    def _line(
        self, state: State, action: Action, each: Alternative, advice: Advice, keys: Path, name: str
    ) -> ActionLine:
        """The line of an action.

        Args:
            state: The position before the decision.
            action: The action.
            each: What the second look found for it.
            advice: The whole second look.
            keys: The path of keys that chooses the action.
            name: The action in words.
        """
        played, best = not each.action, each.action == advice.action
        behind = ShareChange(*each.behind)
        n, counted = len(self._sources), advice.ends >= FEWEST
        why: tuple[SourceDifference, ...] = ()
        lead = ""
        if counted and not played and len(each.more) in (n, self._n_told):  # an older version knew other sources
            lead = self.tr("Points:")
            why = self._why(each.more[:n]) or (SourceDifference(self.tr("no clear difference"), False),)
            why += self._more_setbacks(*each.more[n:])
        elif counted and not best and len(each.points) in (n, self._n_told):
            lead = self.tr("Points at the end: {total}").format(total=self._number(sum(each.points[:n])))
            why = self._setbacks(*each.points[n:])
            lead += " ·" if why else ""
        difference = ""
        if not best:
            told = shown_change(each.chance[0], behind.value)
            difference = change_words(told / 100) if is_clear(behind) else "≈"
        line = ActionLine(
            action=action,
            name=name,
            keys=keys,
            played=played,
            best=best,
            chance=self.tr("{percent}%").format(percent=round(100 * each.chance[0])),
            margin=self.tr("±{percent}").format(percent=margin(each.chance[1])) if each.chance[1] else "",
            behind=difference,
            why=why,
            lead=lead,
            then=self._then(state, action, each.further),
            said="",  # ``_with_words`` makes it from the other fields
        )
        return self._with_words(line, state, each, advice)

    def _then(self, state: State, action: Action, further: Sequence[str]) -> str:
        """The decisions that follow an action, in words; what is no choice is left out."""
        after, following, steps = state.clone(), action, []
        for text in further:
            after.apply(following)
            try:
                following = after.game.read(after, text)
            except ReadError:  # written by an older version of the rules
                break
            if len(after.legal()) > 1:
                steps.append(self._shown.advice(after, following, self._seats).rstrip("."))
        return self.tr("Then: {steps}").format(steps="; ".join(steps)) if steps else ""

    def _with_words(self, line: ActionLine, state: State, each: Alternative, advice: Advice) -> ActionLine:
        """The line with ``said``, which has everything in words: name, chance, differences and expected points."""
        signs = [words for words, on in ((self.tr("best"), line.best), (self.tr("played"), line.played)) if on]
        head = f"{line.name} ({', '.join(signs)})" if signs else line.name
        chance = (
            self.tr("{whose} {chance} {margin}")
            .format(
                whose=SkillWords(self._seats).whose(state.actor),
                chance=line.chance,
                margin=line.margin,
            )
            .strip()
        )
        if line.behind == "≈":
            chance += ", " + self.tr("about as good as the best")
        elif line.behind:
            chance += ", " + self.tr("{change} against the best").format(change=line.behind)
        rows = [head, line.then, chance] if line.then else [head, chance]
        if line.why and not line.played:  # what is told of that one is said below, with its parts
            rows.append(f"{line.lead} {', '.join(source.text for source in line.why)}")
        n = len(self._sources)
        if advice.ends >= FEWEST and len(each.points) in (n, self._n_told):
            parts = [f"{label} {self._number(value)}" for label, value in zip(self._sources, each.points, strict=False)]
            total = self._number(sum(each.points[:n]))
            words = self.tr("Expected at the end: {total} ({parts})")
            rows.append(words.format(total=total, parts=", ".join(parts)))
            rows += [each.text for each in self._setbacks(*each.points[n:])]
        return replace(line, said="\n".join(rows))

    def _why(self, more: Sequence[tuple[float, float]]) -> tuple[SourceDifference, ...]:
        """The sources whose difference is at least its standard error and not 0 when rounded, the largest first.

        Args:
            more: By source, difference and its standard error.
        """
        found = [
            (value, error, label)
            for label, (value, error) in zip(self._sources, more, strict=False)
            if abs(value) >= error and round(abs(value), _DIGITS)  # no "+0.0"
        ]
        found.sort(key=lambda each: -abs(each[0]))
        return tuple(
            SourceDifference(
                f"{label} {'+' if value > 0 else '−'}{self._number(abs(value))}", abs(value) > 2 * error, value < 0
            )
            for value, error, label in found
        )

    def _setbacks(self, share: float = 0.0) -> tuple[SourceDifference, ...]:
        """In how many of 100 deals the turn ended with a setback; nothing where there was none."""
        words = self.tr("{setback} {percent}%").format(setback=self._shown.setback(), percent=round(share))
        return (SourceDifference(words, False),) if round(share) else ()

    def _more_setbacks(self, found: tuple[float, float] = (0.0, 0.0)) -> tuple[SourceDifference, ...]:
        """In how many more or fewer of 100 deals than after what was played; below its error nothing, as for points."""
        value, error = found
        if abs(value) < error or not round(value):
            return ()
        words = self.tr("{setback} {change}").format(setback=self._shown.setback(), change=change_words(value / 100))
        return (SourceDifference(words, abs(value) > 2 * error, value > 0),)

    @staticmethod
    def _number(value: float) -> str:
        return QLocale().toString(value, "f", _DIGITS)
