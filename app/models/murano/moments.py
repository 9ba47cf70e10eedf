"""What the table of Murano makes much of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.models.moments import Moment, Motion, pieces_of
from app.models.murano import pieces as kinds
from app.models.text import Translated

if TYPE_CHECKING:
    from app.models.moments import ShownStep


def moments(step: ShownStep) -> list[Moment]:
    """Beads from the bag, and the end that comes."""
    found: list[Moment] = []
    if step.of("beads_drawn"):
        more = [now.key for was, now in step.changes(kinds.BeadPiece) if was is None or now.count > was.count]
        found.append(Moment(Motion.DROP, tuple(more)))
    found += [Moment(Motion.TELL, text=step.told(event)) for event in step.of("end_triggered")]
    lost = _lost(step)
    return [*found, Moment(Motion.TELL, text=WORDS.lost(lost))] if lost else found


def _lost(step: ShownStep) -> int:
    """Points that the viewer's own characters bring less since what somebody else has built or laid."""
    if not (step.of("built") or step.of("street_laid")):
        return 0
    was, now = (
        [zone.outlook for zone in zones if isinstance(zone, kinds.HandZone) and zone.outlook]
        for zones in (step.old, step.new)
    )
    if not was or not now or any(panel.acting for panel in _own_panels(step)):
        return 0
    return max(0, was[0].points - now[0].points)


def _own_panels(step: ShownStep) -> list[kinds.PanelPiece]:
    """The panel of the viewer as it was: who has a hand with an outlook."""
    seats = {
        int(zone.key.partition(":")[2])
        for zone in step.old
        if isinstance(zone, kinds.HandZone) and zone.outlook is not None
    }
    return [panel for panel in pieces_of(kinds.PanelPiece, step.old) if panel.seat in seats]


class MuranoMoments(Translated):
    """What is told of moments."""

    def lost(self, points: int) -> str:
        """Somebody else's building takes points from the viewer's characters."""
        return self.tr("Your characters would score %n point(s) less now.", "", points)


WORDS = MuranoMoments()
