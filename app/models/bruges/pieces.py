"""The table of Bruges: which zones there are and what lies in them.

``S`` is a seat (0-based), ``C`` a colour (``blue brown yellow red violet``), ``ID`` a component id, ``n``
counts from 0.  All zones exist in every game and in this order; what a game does not have is empty.
Zones of seats follow one another, all zones of seat 0 first.

Cards whose front the viewer knows have the key ``card:ID``, the face ``ID`` and the attributes ``title``,
``text``, ``group``, ``group_title``, ``colour``, ``price``, ``points``, ``kind`` (``lightning|worker|once|
permanent|laurel|none``), ``kind_title``, ``worker`` (C or ``""``), ``pet``.

Common zones
    ``dice``  ``die:C``, face ``die``; attributes ``value`` (0 before the first throw), ``colour``, ``rank``
        (0-4, ascending values), ``meaning`` (``threat|rise|ship`` or ``""``), ``label``, ``threat``,
        ``guilders``. Zone attributes ``price`` (of a step, -1 none), ``text``.
    ``piles``  ``pile:left``, ``pile:right``: face ``""``, ``count``, attributes ``side``, ``colour``, ``pet``
        (of the top card), flag ``empty``; ``reserve`` with ``count``, flag ``empty`` once it is used.
    ``discard``  ``discard``: face and attributes of the top card, ``count``, ``cards`` (a tuple of pieces
        ``list:ID``).
    ``statues``  ``statue:V`` on the stack from bottom to top; attribute ``value``; flag ``top``.
    ``track``  ``step:0`` (face ``hall``) to ``step:10`` (``step``), attributes ``number``, ``points``; then
        ``pawn:S`` with ``at``, ``owner``, flag ``can_rise``.  Zone attributes ``price``, ``text`` (the
        viewer's).
    ``majorities``  ``majority:reputation|persons|canal|pets``; attributes ``title``, ``strengths`` (by seat),
        ``leaders`` (seats), ``ahead`` (0 when tied), ``turned`` (seats), ``text``; flag ``tied``.
    ``ships``  per colour ``ships:C`` (face down, ``count``, attribute ``tray``: ships cleared), the open
        ``ship:C:KIND`` on it, the docked one; attributes ``colour``, ``at`` (``pile|dock``), ``title``,
        ``text``; flags of a docked one ``active``, ``affordable``/``unaffordable``.
    ``exchange``  ``exchange:ID`` of the round: ``title``, ``text``, ``action``, ``action_title``, ``markers``,
        ``printed``; then ``exchanges``: ``count``, ``cards`` (those to come).
    ``offer``  cards of the discard pile that the viewer may choose now.  Zone attribute ``kind``
        (``person|house``).
    ``uses``  while the viewer is asked to play a card: ``use:workers|guilders|threat|canal|house|recruit`` and
        with an exchange card ``use:exchange``; attributes ``title``, ``glyph``, ``number`` (1-7), ``by_card``:
        tuples ``(key of the card, what it brings, why it cannot be)``.

Zones of a seat
    ``panel:S``  ``panel:S``, face the level; attributes ``facts``, ``colour``, ``level``, ``points`` (counter),
        ``expected`` (at the end, as it stands), ``parts`` (labels and points), ``guilders``, ``workers`` and
        ``threats`` (by colour), ``hand``, ``tiles``, ``steps``, ``persons``, ``pets``, ``left`` (turns of this
        round); flags ``active``, ``acting``, ``start``, ``viewer``.
    ``guilders:S``  ``guilders:S`` with ``count``, flag ``empty``.
    ``workers:S``  ``worker:S:C``, always five, ``count`` from 0; attribute ``colour``; flag ``empty``.
    ``threats:S``  ``threat:S:C``, always five, face ``flood|plague|raid|fire|intrigue``, ``count`` 0-2;
        attributes ``colour``, ``damage``, ``warning``, ``safe`` (ID of who protects); flags ``empty``,
        ``last_warning``. Zone attribute ``warning``.
    ``canal:S``  ``space:S:left:1`` to ``5``, ``space:S:right:1`` to ``5``, face ``tile|space``; attributes
        ``section``, ``number``, ``colour``, ``price``, ``points``, ``statue`` (value to be won, on space 5);
        flags ``built``, ``next``, ``crowned``, ``affordable``/``unaffordable``.
    ``statues:S``  ``statue:V`` won; attributes ``value``, ``owner``.
    ``markers:S``  ``marker:S:reputation|persons|canal|pets``; flags ``turned``, ``leading``, ``tied``.
    ``houses:S``  ``house:S:n``, face C; attributes ``index``, ``colour``, ``pet``, ``front`` and
        ``front_title`` (if the viewer knows it), ``person``, ``animal`` (keys), ``button``; flags ``free``,
        ``free_for_pet``.
    ``persons:S``  cards laid out, by house; attributes ``house``, ``index``, ``why`` (not to be activated now),
        ``button``; flags ``pet``, ``used``, ``usable``, ``resolving``.
    ``hand:S``  ``card:ID`` known to the viewer (flags ``known``: to everybody, ``playable``), else
        ``hidden:S:n`` with ``colour`` and ``pet``; also one's own cards until drawing is over.

The attribute ``button`` names the key that a click means.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.models.bruges.room import View
from app.models.bruges.seat_zones import seat_zones
from app.models.bruges.town import common_zones, standings
from app.models.bruges.uses import uses_zone
from app.models.bruges.words import locale_key
from app.models.table import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.bruges.state import State
    from app.match.seats import Seat


def table(state: State, viewer: int, seats: Sequence[Seat]) -> Table:
    """The table as ``viewer`` sees it; explanations are written for that seat."""
    view = View(viewer, tuple(each.name for each in seats), seats[viewer].is_person, locale_key())
    zones = [*common_zones(state, view), uses_zone(state, view)]
    leading = tuple(leaders for _, leaders, _ in standings(state))
    for seat, each in enumerate(seats):
        zones += seat_zones(state, view, seat, each, leading)
    return Table(tuple(zones))
