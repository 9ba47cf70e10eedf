"""Presets: set-ups of a new game that are chosen with one click."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from app.models.games import entry
from app.models.levels import level_name
from app.models.setup import Setup, from_kept, opponent, person, possible
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.engines.contract import Game
    from app.match.seats import Seat

FIRST, USUAL, EVERYTHING = "first", "usual", "everything"


def first_setup(game: Game) -> Setup:
    """The set-up for somebody who does not know the game, as ``GameEntry.first`` says."""
    first = entry(game.key).first
    seats: list[Seat] = [person(())]
    for _ in range(first.opponents):
        seats.append(opponent(seats, first.level))
    return Setup(tuple(seats), possible(game, len(seats), first.options))


def everything(game: Game, setup: Setup) -> Setup:
    """The same players with all modules of the game; all other options have their defaults."""
    return replace(setup, options=possible(game, len(setup.seats), game.all_modules))


def presets(game: Game, setup: Setup, kept: Mapping[str, Any]) -> dict[str, Setup]:
    """The presets of a game by key: ``FIRST``, ``USUAL`` after a first game, ``EVERYTHING`` if it has modules.

    Args:
        game: The game.
        setup: The present set-up in the dialog.
        kept: The last set-up of the game (``Settings.setup``); empty before the first game.
    """
    found = {FIRST: first_setup(game)}
    if kept:
        found[USUAL] = from_kept(game, kept)
    if game.all_modules:
        found[EVERYTHING] = everything(game, setup)
    return found


def is_preset(which: str, preset: Setup, setup: Setup) -> bool:
    """Whether a set-up equals the preset; for ``EVERYTHING`` only the options count, not the players."""
    alike = dict(preset.options) == dict(setup.options)
    return alike and (which == EVERYTHING or (preset.seats, preset.shuffle) == (setup.seats, setup.shuffle))


class PresetWords(Translated):
    """The presets in words."""

    def name(self, which: str) -> str:
        """The name of a preset."""
        return {FIRST: self.tr("First game"), USUAL: self.tr("As usual"), EVERYTHING: self.tr("Everything")}[which]

    def sentence(self, which: str, setup: Setup) -> str:
        """What a preset is for, one sentence.  ``which`` is its key, or ``""`` for a set-up that is none of them."""
        if which == FIRST:
            rivals = [seat for seat in setup.seats if not seat.is_person]
            level = level_name(rivals[0].level) if rivals else ""
            words = self.tr("Few rules and %n opponent(s) of the level {level}.", "", len(rivals))
            return words.format(level=level)
        if which == USUAL:
            return self.tr("The players and rules of your last game.")
        if which == EVERYTHING:
            return self.tr("All modules together, for those who know the game.")
        return self.tr("Your own choice of players and rules.")
