"""The table at the beginning of a game for its picture in the rules: the position, and names of the numbered parts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.engines import GAMES
from app.match.seats import Seat
from app.models.games import presenter
from app.models.help.book import TABLE
from app.models.setup import opponent_name, spoken
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from app.models.table import Piece, Zone

SEED = 7
"""Seed of the position."""

PLAYERS = 3
"""Number of seats; fewer in a game that has no three."""


def opening(game: str) -> tuple[Any, tuple[Seat, ...]]:
    """The first position of a game, always the same, and its seats: a person at seat 0, opponents at the others."""
    some = GAMES[game].players
    players = min(PLAYERS, some[-1])
    seats = tuple(Seat(opponent_name(at), "journeyman" if at else "", at) for at in range(players))
    return GAMES[game].new(players, {}, SEED), spoken(seats)


class TableHelp(Translated):
    """Words of the picture of the table."""

    def lines(self, game: str, keys: Sequence[str]) -> Iterator[str]:
        """Two paragraphs of Markdown: the picture, and the names of the parts with these keys, numbered from 1.

        None where no keys are given.
        """
        state, seats = opening(game)
        shown = presenter(game)
        table = shown.table(state, 0, seats)
        things: dict[str, Piece | Zone] = {piece.key: piece for piece in table.pieces()}
        things |= {zone.key: zone for zone in table.zones}
        if keys:
            name = self.tr("The table at the beginning, with numbers")
            yield f"![{name}]({TABLE})"
            names = [shown.describe(things[key], table.viewer).name for key in keys]
            yield " · ".join(f"**{at}**\N{NO-BREAK SPACE}{name}" for at, name in enumerate(names, 1))


TABLE_HELP = TableHelp()
