"""Everything on the table of the Taverns keeps inside its panel and can be clicked, at every size and level."""

from itertools import combinations

import pytest

from app.match.match import new_match
from app.models.games import presenter
from app.models.selection import ActionSelection
from app.views.board.boxes import Box
from app.views.board.table_style import rect_of
from app.views.games import board_of
from app.views.taverns.layout import LEGIBLE, areas, tables, track
from app.views.taverns.places import Places
from app.views.taverns.tracks import cell_of, marker_box
from tests.views.tables import box_of, hit, seats
from tests.views.taverns.conftest import played

SIZES = ((1094, 720), (1204, 790), (1560, 1024), (3120, 2048), (1300, 1024), (2000, 1024), (860, 563))
LEVELS = (1, 2, 3, 4, 5)


def visible(boxes):
    return [box for box in boxes if box.w]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("opponents", [1, 2, 3])
@pytest.mark.parametrize("level", LEVELS)
def test_no_two_parts_of_the_table_cover_each_other(size, opponents, level):
    a = areas(*size, opponents, level)
    whole = Box(0, 0, *size)
    parts = [*(each.panel for each in a.opponents), a.strip, a.offers, a.own]
    rooms = visible([a.head, a.wall, a.reputation, a.book, *a.entertainers, a.tray, a.prompt])
    rooms += [plaque.whole for _, plaque in a.plaques]

    assert all(whole.holds(part) for part in parts)
    assert [pair for pair in combinations(parts, 2) if pair[0].meets(pair[1])] == []
    assert all(a.own.holds(room) for room in rooms)
    assert [pair for pair in combinations(rooms, 2) if pair[0].meets(pair[1])] == []
    assert all(a.strip.holds(box) for box in (*a.evenings, *a.monastery))
    assert not a.evenings[-1].meets(a.monastery[0])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("level", LEVELS)
def test_the_cards_on_offer_lie_side_by_side(size, level):
    a = areas(*size, 2, level)
    offers = [a.guest_deck, *a.display, *a.supply]

    assert all(a.offers.holds(box) for box in offers)
    assert [pair for pair in combinations(offers, 2) if pair[0].meets(pair[1])] == []
    assert len(a.supply) == (7 if level >= 3 else 6)


@pytest.mark.parametrize("size", [(1094, 720), (1560, 1024), (3120, 2048)])
@pytest.mark.parametrize("level", LEVELS)
def test_cards_on_offer_show_what_they_do_on_every_usual_screen(size, level):
    a = areas(*size, 3, level)

    assert int(a.display[0].w) >= LEGIBLE
    assert int(a.supply[-1].w) >= LEGIBLE


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("level", [1, 5])
def test_any_number_of_tables_fits_on_the_wall(size, level):
    wall = areas(*size, 2, level).wall
    widest = areas(*size, 2, level).guest

    for count in range(1, 15):
        found = tables(count, wall, widest)
        assert all(wall.holds(table.card) and wall.holds(table.slot) for table in found), count
        assert not any(one.card.meets(other.card) for one, other in combinations(found, 2)), count
        assert not any(one.slot.meets(other.slot) for one, other in combinations(found, 2)), count


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("level", LEVELS)
def test_one_more_table_leaves_the_others_where_they_are(size, level):
    """Tables stood in the middle, and moved sideways when a table card added one or an evening ended."""
    a = areas(*size, 2, level)
    first = tables(3, a.wall, a.guest)

    assert tables(4, a.wall, a.guest)[:3] == first
    assert first[0].top.x - a.wall.x < 0.05 * a.wall.w


def test_the_reputation_track_is_a_circuit_behind_the_host():
    for spaces in (12, 13):
        boxes = track(spaces, Box(0, 0, 340, 100), 4)
        assert len(boxes) == spaces
        assert not any(one.meets(other) for one, other in combinations(boxes, 2))
        assert boxes[1].x == boxes[-1].x or spaces == 12  # the last space lies below the first one
        assert all(boxes[0].right < box.x for box in boxes[1:])


def laid(states, players, level, size):
    """Zones and places of some positions of a game, as the person sees them."""
    asked, a = presenter("taverns"), areas(*size, players - 1, level)
    for state in states:
        zones = {zone.key: zone for zone in asked.table(state, 0, seats(players)).zones}
        places = Places(a, 0, tuple(range(1, players)))
        places.lay(zones)
        yield state, zones, places


@pytest.mark.parametrize("size", [(1094, 720), (1560, 1024), (860, 563)])
@pytest.mark.parametrize(("players", "level"), [(2, 1), (3, 2), (4, 3), (4, 4), (2, 5), (4, 5)])
def test_every_piece_lies_in_the_panel_of_its_zone(size, players, level):
    states = played(players, level)[::9]
    for _, zones, places in laid(states, players, level, size):
        a = places.a
        rooms = {0: a.own} | {seat: panel.panel for seat, panel in zip(places.others, a.opponents, strict=True)}
        for zone in zones.values():
            kind, _, seat = zone.key.partition(":")
            for piece in zone.pieces:
                if piece.key not in places.spots:
                    continue
                box = box_of(places.spots[piece.key])
                slack = 4 + box.h * 0.06  # nobles and covered tables peek out, loose dice lie turned
                if seat:
                    room = rooms[int(seat)]
                elif kind in ("start_cards", "picks"):
                    room = a.wall
                else:
                    room = Box(a.offers.x, a.strip.y - 4, a.offers.w, a.offers.bottom - a.strip.y + 8)
                assert room.holds(box, slack), (piece.key, box, room)


@pytest.mark.parametrize("size", [(1094, 720), (1560, 1024), (860, 563)])
@pytest.mark.parametrize(("players", "level"), [(2, 1), (4, 3), (4, 5)])
def test_whatever_may_be_chosen_can_be_hit_with_the_pointer(size, players, level):
    asked = presenter("taverns")
    states = [state for state in played(players, level)[::3] if state.actor == 0]
    for state, zones, places in laid(states, players, level, size):
        spots = places.spots
        pieces = [piece for zone in zones.values() for piece in zone.pieces if piece.key in spots]
        meaning = {piece.key: piece.button or piece.key for piece in pieces}
        first = ActionSelection(asked.spell(state, True))
        offered = set(first.next_keys())
        for key in first.next_keys():
            one = ActionSelection(asked.spell(state, True))
            if one.choose(key) is None:
                offered |= set(one.next_keys())
        for key in offered:
            if not key.startswith(("button:", "return:", "nobles:", "bards:")):
                assert key in spots, (state.decision, key)
                assert hit(key, spots, meaning), (state.decision, key)


@pytest.mark.parametrize("size", [*SIZES, (1094, 693), (2200, 1384)])
@pytest.mark.parametrize("many", [1, 2, 4])
def test_markers_leave_the_numbers_of_the_monastery_free(size, many):
    """They stood on the upper half of them."""
    a = areas(*size, 3, 5)
    for space in a.monastery:
        cell = cell_of(rect_of(space))
        number = cell.center().y() - 0.3 * cell.height()  # of letters of half its height
        for nth in range(many):
            box = marker_box(space, nth, many)
            assert box.bottom <= number
            assert box.y >= a.strip.y


@pytest.mark.parametrize("size", [(1094, 720), (1560, 1024), (2200, 1384)])
def test_start_cards_lie_alone_and_who_has_them_covers_no_word(size):
    """Shields lay on the last line of what a card gives, and free tables showed half of their name behind the cards."""
    match = new_match("taverns", seats(4), {"level": 5}, 4)
    while len(match.state.start_cards) < 2 or match.state.actor:
        match.play(match.state.legal()[0])
    board = board_of("taverns")
    board.resize(*size, 1.0)
    board.sit(0, match.seats, dict(match.state.options), None)
    zones = presenter("taverns").table(match.state, 0, match.seats).zones
    spots = board.spots(zones)
    cards = [box_of(spot) for key, spot in spots.items() if key.startswith("start:")]
    shields = [panel.rect for panel in board.panels(zones) if panel.key.startswith("takers:")]

    assert len(cards) == 3
    assert shields
    assert board.places.tables == []
    for shield in shields:
        card = next(card for card in cards if card.x <= shield.center().x() <= card.right)
        assert shield.bottom() <= card.y + 0.2 * card.h  # the picture reaches down to the middle
