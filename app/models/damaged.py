"""Texts about damaged games of the archive."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.models.days import date_name
from app.models.games import entry
from app.models.text import Translated, listed, shown

if TYPE_CHECKING:
    from app.match.copies import Copy
    from app.match.library import Damaged


class DamagedWords(Translated):
    """Texts about damaged games."""

    def count(self, count: int) -> str:
        """How many there are: ``"2 damaged games"``."""
        return self.tr("%n damaged game(s)", "", count)

    def title(self, game: Damaged) -> str:
        """Game and players, as far as they are known."""
        title = entry(game.game).title if game.game else self.tr("Unknown game")
        if not game.names:
            return title
        return self.tr("{game} · {names}").format(game=title, names=listed([shown(name) for name in game.names]))

    def set_aside(self, count: int, file: str) -> str:
        """A sentence after games were moved out of the archive into ``file``."""
        return self.tr("%n game(s) set aside; kept in the file {file}.", "", count).format(file=file)

    def brought_back(self, game: Damaged, copy: Copy, file: str) -> str:
        """A sentence after a game was restored from a copy; ``file`` has the damaged one."""
        words = self.tr(
            "{game}: brought back as it was in the copy of {date}. The damaged one is kept in the file {file}."
        )
        return words.format(game=self.title(game), date=self.date(copy), file=file)

    def not_brought_back(self) -> str:
        """A sentence for a game that no copy has any more."""
        return self.tr("The game could not be brought back: the copy no longer has it.")

    def date(self, copy: Copy) -> str:
        """The day of a copy."""
        return date_name(copy.day)


DAMAGED = DamagedWords()
