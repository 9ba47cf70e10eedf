"""Everything on the table of Bruges keeps inside its panel and can be clicked, at every size and with all modules."""

from itertools import combinations

import pytest

from app.engines.bruges.game import GAME
from app.models.games import presenter
from app.models.selection import ActionSelection
from app.views.board.boxes import Box
from app.views.bruges.layout import areas, aside, dwellings, spread, tokens
from app.views.bruges.places import Places
from app.views.paint import cards
from tests.views.bruges.conftest import GAMES_TO_SEE, played
from tests.views.tables import box_of, hit, seats

SIZES = ((1094, 720), (1204, 790), (1560, 1024), (3120, 2048), (1300, 1024), (2000, 1024), (860, 563))
SETS = ((False, False, 3), (True, False, 3), (False, True, 4), (True, True, 4))
"""Ships, exchange cards, number of majorities."""


def laid_out(size, opponents, modules):
    ships, exchange, majorities = modules
    return areas(*size, opponents, ships=ships, exchange=exchange, majorities=majorities)


def apart(boxes):
    return [pair for pair in combinations([box for box in boxes if box.w], 2) if pair[0].meets(pair[1])] == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("opponents", [1, 2, 3, 4])
@pytest.mark.parametrize("modules", SETS)
def test_no_two_parts_of_the_table_cover_each_other(size, opponents, modules):
    a = laid_out(size, opponents, modules)
    parts = [*(each.panel for each in a.opponents), a.hall, a.town, a.canals, a.prompt, a.home, a.hand, a.menu]
    parts += [a.store] if a.store.w else []

    assert all(Box(0, 0, *size).holds(part) for part in parts)
    assert apart(parts)
    for each in a.opponents:
        assert apart((each.head, each.goods, each.houses))
        assert all(each.panel.holds(box) for box in (each.head, each.goods, each.houses))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("modules", SETS)
def test_every_part_keeps_to_its_panel(size, modules):
    a = laid_out(size, 2, modules)
    store = a.store if a.store.w else a.town
    rooms = {
        a.hall: (*a.steps, *a.majorities),
        a.town: (*a.dice, *a.meanings, *a.docks, *a.quays),
        store: (*a.piles, a.exchange, a.exchanges),
        a.canals: (*a.spaces[0], *a.spaces[1], *a.crowns),
        a.home: (a.head, a.threats, a.houses),
        a.head: (a.purse, *a.workers),
        a.threats: a.columns,
        a.menu: a.uses,
    }
    for room, boxes in rooms.items():
        there = [box for box in boxes if box.w]
        assert all(room.holds(box, 1 + 8 * a.scale) for box in there)
        assert room is a.head or room is a.town or apart(there)
    assert apart((*a.dice, *a.docks, *a.quays, *a.piles, a.exchange))
    assert bool(a.docks) == modules[0]
    assert len(a.uses) == (7 if modules[1] else 6)


@pytest.mark.parametrize("size", [(1094, 720), (1560, 1024), (3120, 2048)])
@pytest.mark.parametrize("modules", SETS)
def test_five_cards_of_the_hand_lie_side_by_side(size, modules):
    a = laid_out(size, 4, modules)

    hand = spread(5, a.hand, a.card, 14 * a.scale)

    assert apart(hand)
    assert hand[0].w >= 100
    assert all(a.hand.holds(card) for card in hand)


@pytest.mark.parametrize("count", range(1, 19))
def test_any_number_of_houses_finds_room(count):
    box = Box(10, 10, 800, 160)
    for pets in (tuple(k % 3 == 0 for k in range(count)), (False,) * count, (True,) * count):
        homes = dwellings(pets, box, 108, 84, 9)
        assert len(homes) == count
        assert all(box.holds(place, 1.5) for home in homes for place in (home.house, home.person))
        assert all(box.holds(home.pet, 1.5) for home, pet in zip(homes, pets, strict=True) if pet)
        steps = {(one.house.x, one.house.y) for one in homes}
        assert len(steps) == count
    small = tokens(count, Box(0, 0, 130, 120), 3)
    assert len(small) == count
    assert all(Box(0, 0, 130, 120).holds(box) for box in small)


@pytest.mark.parametrize("pets", [(True,), (False, True, True), (True,) * 7])
@pytest.mark.parametrize("width", [60, 84, 108])
def test_a_pet_covers_no_letter_of_the_name_of_whom_it_lives_with(pets, width):
    """Of the inhabitant of 84 pixels it covered a third."""
    for home in dwellings(pets, Box(0, 0, 1100, width * 1.7), width, width, 9):
        assert home.pet.x >= home.person.right - 0.08 * home.person.w
        assert home.pet.w >= 0.5 * home.person.w


@pytest.mark.parametrize("empty", range(1, 8))
def test_empty_houses_lie_aside_as_large_as_two_lines_allow(empty):
    box = Box(10, 10, 668, 125)

    small = aside(empty, box, 4)

    assert len(small) == empty
    assert all(box.holds(each) for each in small)
    assert apart(small)
    assert max(each.right for each in small) == pytest.approx(box.right)
    assert all(each.h == pytest.approx((125 - 4) / 2) for each in small)


HOUSEHOLDS = [(9, 3), (8, 4), (10, 1), (12, 0), (0, 12), (3, 2)]
"""Inhabited and empty houses."""


@pytest.mark.parametrize("size", [(1094, 720), (1094, 694)])
@pytest.mark.parametrize(("lived", "empty"), HOUSEHOLDS)
def test_inhabitants_keep_names_and_symbols_however_many_houses_there_are(size, lived, empty):
    """From ten houses on they were too small for that, beside empty houses of the same size and free room."""
    state = GAME.new(2, None, 1)
    state.houses[0] = list(range(lived + empty))
    state.persons[0] = [*range(20, 20 + lived), *[-1] * empty]
    state.pets[0] = [-1] * (lived + empty)

    _, zones, places = next(laid([state], 2, (), size))

    persons = [places.spots[piece.key] for piece in zones["persons:0"].pieces]
    houses = [box_of(places.spots[piece.key]) for piece in zones["houses:0"].pieces]
    assert len(persons) == lived
    assert len(houses) == lived + empty
    assert all(spot.width >= cards.SIGNS_FROM for spot in persons)
    assert all(places.a.home.holds(box, 1) for box in houses)
    if lived < 10:
        assert apart([box_of(spot) for spot in persons])


@pytest.mark.parametrize("size", [(1094, 720), (1560, 1024)])
def test_no_card_of_the_hand_moves_when_another_one_is_drawn(size):
    """The first card lay in the middle of an empty quay, and all moved with each further one."""
    states = [state for state in played(3, ()) if 0 < len(state.hand[0]) <= 5][::7]
    seen = {}
    for state, zones, places in laid(states, 3, (), size):
        if zones["offer"].pieces:
            continue
        boxes = [box_of(places.spots[piece.key]) for piece in zones["hand:0"].pieces]
        for nth, box in enumerate(boxes):
            seen.setdefault(nth, set()).add((box.x, box.w))
        assert len(places.free) == 5 - len(state.hand[0])
        assert apart([*boxes, *places.free])
        assert all(places.a.hand.holds(box) for box in places.free)
    assert {nth: len(where) for nth, where in seen.items()} == dict.fromkeys(range(5), 1)


def laid(states, players, modules, size):
    """Zones and places of some positions of a game, as the person sees them."""
    asked = presenter("bruges")
    a = laid_out(size, players - 1, ("zwin" in modules, "exchange" in modules, 3 + ("pets" in modules)))
    for state in states:
        zones = {zone.key: zone for zone in asked.table(state, 0, seats(players)).zones}
        places = Places(a, 0, tuple(range(1, players)))
        places.lay(zones)
        yield state, zones, places


@pytest.mark.parametrize("size", [(1094, 720), (1560, 1024), (860, 563)])
@pytest.mark.parametrize(("players", "modules"), GAMES_TO_SEE)
def test_every_piece_lies_on_the_table(size, players, modules):
    for _, zones, places in laid(played(players, modules)[::23], players, modules, size):
        a = places.a
        rivals = {seat: panel.panel for seat, panel in zip(places.others, a.opponents, strict=True)}
        whole = Box(0, 0, *size)
        for zone in zones.values():
            seat = zone.key.partition(":")[2]
            for piece in zone.pieces:
                if piece.key in places.spots:
                    room = rivals.get(int(seat), whole) if seat else whole
                    box = box_of(places.spots[piece.key])
                    assert room.holds(box, 3), (piece.key, box, room)


@pytest.mark.parametrize("size", [(1094, 720), (1560, 1024)])
@pytest.mark.parametrize(("players", "modules"), [(2, ()), (3, ("pets", "new_citizens", "zwin", "exchange"))])
def test_whatever_may_be_chosen_can_be_hit_with_the_pointer(size, players, modules):
    asked = presenter("bruges")
    states = [state for state in played(players, modules)[::3] if state.actor == 0]
    for state, zones, places in laid(states, players, modules, size):
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
            if not key.startswith(("button:", "option:", "colour:", "swap:", "panel:", "order:")):
                assert key in spots, (state.decision, key)
                assert hit(key, spots, meaning), (state.decision, key)
