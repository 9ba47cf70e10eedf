"""The table of Murano: which zones there are and what lies in them.

``S`` is a seat (0-based; gondolas of colour ``S`` are its own), ``ID`` a component id, ``N`` the
number of an action space from 1 in the direction of travel, ``n`` counts from 0.  All zones exist
in every game and in this order; zones of seats follow one another, all zones of seat 0 first.

Common zones
    ``ring``          ``space:N``, ``face`` the action; attributes ``number``, ``title``, ``ship`` (key or ``""``),
                      ``anchor``, ``least`` (gold that the action takes the viewer at least, -1 for impossible),
                      ``sort`` (of tiles bought there); flags ``occupied``, ``anchor``, ``sold_out``, ``target`` (being
                      acted on).  While the viewer chooses a space also ``ships`` (fewest of a plan, 0 for none),
                      ``share`` (the same with the Lighthouse), ``gold`` (price of the cheapest plan), ``left`` (gold
                      after it), ``route`` (that plan) and one of the flags ``reachable``, ``too_dear``, ``blocked``.
                      Zone attributes ``target`` (number or 0), ``sharing``, ``plan`` (moves made), ``route`` (cheapest
                      rest, for who is asked) and ``price`` (gold of both).  A *plan* is a tuple of
                      ``(key of the ship, number, number, gold)``.
    ``ships``         ``ship:0`` (``red``) to ``ship:7`` (``black``); attributes ``space`` (number), ``beside`` (key of
                      a ship on the same space); flag ``moved`` (in the plan being made).
    ``island:ID``     Six zones.  ``island:ID`` is the name flag, with the flag ``closed`` for an island not in play,
                      else with ``customers``, ``shops`` (red, blue, grey), ``glassworks``, ``palaces``, ``specials``,
                      ``crests``, ``mine`` (glass factories and shops of the viewer and of others), ``income`` (of the
                      viewer), ``gondoliers`` (per seat).  Then ``cell:ID``, ``face`` ``street|building``, with ``tile``
                      and ``owner``, flags ``free`` and ``open`` (a building may stand there); ``tile:ID`` (the tile on
                      that cell) with ``cell``, ``owner`` (-1 for nobody), ``customer``, ``crests``; ``dock:ID:S`` with
                      ``owner`` (the colour), ``by`` (who stands there, or -1), ``price`` for the viewer, flags
                      ``free``, ``foreign``; ``gondolier:ID:S`` on that gondola with ``owner``, ``dock``, flag ``used``.
    ``depot``         ``stack:street:0|1``, ``stack:glassworks|shop|palace|special_building`` with ``sort`` and ``left``
                      (in the whole sort), flags ``empty``, ``soon`` (would end the game soon); ``deck:characters`` and
                      ``deck:specials`` with ``cards`` (all of them, flags ``owned``, ``scored``, ``under``, ``absent``,
                      attribute ``owner``); ``bag`` with ``beads``.  Zone attributes ``empty`` (sorts), ``missing``
                      (sorts until the last round), ``ended``, ``warning`` (words, ``""`` for none).
    ``supply``        ``supply:S`` with ``count``, flag ``empty``.
    ``offer``         What the asked seat chooses from: characters with ``gain`` (points more if it were scored now),
                      special building cards (flag ``barred``), ``face:ID`` of a stack looked through; others see
                      ``drawn:n``, and nothing of a stack.  ``drawn:street`` is open to all.  Zone attribute ``kind``.

Zones of a seat
    ``panel:S``       ``panel:S``; attributes ``facts``, ``colour``, ``level``, ``points`` (on the track), ``expected``
                      (scored now, -1 for who must not know), ``gold``, ``gondoliers`` (ready, placed, in the supply),
                      ``beads``, ``unbuilt`` (glass factories, shops, palaces, special buildings), ``characters``,
                      ``recruited``, ``price`` (of the next); flags ``active``, ``acting``, ``start``, ``viewer``.
    ``unbuilt:S``     ``unbuilt:S:glassworks`` and ``unbuilt:S:special_building`` with ``count``, ``unbuilt:S:shop:n``,
                      ``unbuilt:S:palace:n`` in the order bought; face down for others; attribute ``sort``.
    ``beads:S``       ``bead:S:red|blue|green`` with ``count``, flag ``empty``.
    ``gondoliers:S``  ``ready:S`` with ``count``, flag ``empty``.
    ``cards:S``       ``special:ID``, open; attributes ``title``, ``text``, ``owner``; flag ``fresh``.
    ``hand:S``        ``character:ID`` for the viewer (and for all when the game is over), else ``hidden:S:n``.
                      Attributes ``title``, ``text``, ``points`` (0 where they vary), ``effect``, ``home`` (ID or
                      ``""``), ``islands``: (ID, points now, own free gondoliers there) per island in play, ``best`` and
                      ``best_points``: where the best assignment sends it.  Zone attributes of the own hand:
                      ``proposal`` of (character, island, points, given), ``unused`` (gondoliers left over), ``sum``,
                      ``text``.
    ``scored:S``      ``character:ID``, scored at the end.

The attribute ``button`` names the key that a click means.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.models.murano import depot, lagoon
from app.models.murano.cards import View
from app.models.murano.seats import seat_zones
from app.models.murano.terms import locale_key
from app.models.table import Table, Zone

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.murano.state import State
    from app.match.seats import Seat


def table(state: State, viewer: int, seats: Sequence[Seat]) -> Table:
    """The table as ``viewer`` sees it; explanations are written for that seat."""
    view = View(viewer, tuple(each.name for each in seats), seats[viewer].is_person, locale_key())
    zones: list[Zone] = [
        lagoon.ring(state, view),
        lagoon.ships(state, view),
        *lagoon.islands(state, view),
        depot.depot(state, view),
        depot.supply(state, view),
        depot.offer(state, view),
    ]
    for seat, each in enumerate(seats):
        zones += seat_zones(state, view, seat, each)
    return Table(tuple(zones))
