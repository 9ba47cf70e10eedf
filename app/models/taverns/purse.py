"""What the viewer can spend now, for the frames of what is affordable."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.engines.taverns.state import SERVICE
from app.models.taverns.tips import TIPS

if TYPE_CHECKING:
    from app.engines.taverns.state import State

AFFORDABLE, UNAFFORDABLE = frozenset({"affordable"}), frozenset({"unaffordable"})


class Purse(NamedTuple):
    """Doubloons, beer and schnapps of the viewer.

    Attributes:
        who: Name of the viewer, ``""`` for "you".
        open: Whether the viewer is serving, so that something can be paid at all.
        doubloons, beer: Income of this evening.
        stored_doubloons, stored_beer: In safe and storage.
        schnapps: Tokens.
        recruits: Whether a guest may still be recruited.  R95
    """

    open: bool
    who: str = ""
    doubloons: int = 0
    stored_doubloons: int = 0
    beer: int = 0
    stored_beer: int = 0
    schnapps: int = 0
    recruits: bool = True

    def flag(self, *, doubloons: int = 0, beer: int = 0, schnapps: int = 0) -> frozenset[str]:
        """Whether so much can be paid now.  R73"""
        enough = (
            doubloons <= self.doubloons + self.stored_doubloons
            and beer <= self.beer + self.stored_beer
            and schnapps <= self.schnapps
        )
        return AFFORDABLE if enough else UNAFFORDABLE

    def doubloons_tip(self) -> str:
        """What there is to spend."""
        return TIPS.have(self.doubloons, self.stored_doubloons, "doubloons", self.who)

    def beer_tip(self) -> str:
        """What there is to spend."""
        return TIPS.have(self.beer, self.stored_beer, "beer", self.who)


CLOSED = Purse(open=False)


def purse_of(state: State, viewer: int, who: str) -> Purse:
    """The purse of the viewer; closed unless the viewer serves."""
    if state.phase != SERVICE or state.active != viewer:
        return CLOSED
    return Purse(
        open=True,
        who=who,
        doubloons=state.doubloons,
        stored_doubloons=state.stored_doubloons[viewer],
        beer=state.beer,
        stored_beer=state.stored_beer[viewer],
        schnapps=state.schnapps[viewer],
        recruits=not state.recruited,
    )
