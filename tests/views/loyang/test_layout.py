"""Everything on the table of Loyang keeps inside its panel and can be clicked, at every size."""

from itertools import combinations
from random import Random

import pytest
from PySide6.QtCore import QRectF

from app.models.games import presenter
from app.models.presenter import choices
from app.models.selection import ActionSelection
from app.views.board.boxes import Box
from app.views.loyang import art, chips, grounds, rows
from app.views.loyang.faces import RegularFace
from app.views.loyang.layout import TILES, areas
from app.views.loyang.places import Places, shows_strip
from app.views.loyang.rows import GroupSizes, crowded, flow, groups, in_row, with_chips
from app.views.paint import brushes, stamps
from app.views.paint.cards import LEGIBLE
from app.views.widgets.measure import Measure
from tests.views.loyang.conftest import played
from tests.views.tables import box_of, hit, seats

SIZES = ((1094, 720), (1204, 790), (1560, 1024), (3120, 2048), (1300, 1024), (2000, 1024), (860, 563))


def apart(boxes):
    return not any(one.meets(other) for one, other in combinations([box for box in boxes if box.w], 2))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("has_strip", [False, True])
@pytest.mark.parametrize(("opponents", "solo"), [(1, True), (1, False), (2, False), (3, False)])
def test_no_two_parts_of_the_table_cover_each_other(size, has_strip, opponents, solo):
    a = areas(*size, opponents, has_strip=has_strip, solo=solo)
    whole = Box(0, 0, *size)
    parts = [*(each.panel for each in a.opponents), a.grid, a.path, a.strip.whole, a.head, a.fields, a.shop]
    parts += [a.cart, a.rows, *a.tiles, a.prompt]

    assert all(whole.holds(part) for part in parts)
    assert apart(parts)
    assert all(a.head.holds(tile) for tile in a.purse)
    assert apart(a.purse)
    assert all(a.shop.holds(shelf) for shelf in a.shelves)
    assert all(a.cart.holds(place) for place in (*a.load, a.stores))
    assert apart([*a.load, a.stores])
    assert all(a.path.holds(box) for box in (*a.spaces, *((a.legend, a.piles) if not has_strip else ())))
    assert len(a.tiles) == (0 if has_strip else len(TILES))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("opponents", [1, 2, 3])
def test_nothing_moves_when_cards_are_handed_round(size, opponents):
    """Path and tiles give their place to the strip; it is as large as they are together."""
    one, other = (areas(*size, opponents, has_strip=has_strip) for has_strip in (False, True))
    names = ("opponents", "head", "purse", "fields", "shop", "shelves", "cart", "load", "stores", "rows", "prompt")

    assert [getattr(one, name) for name in names] == [getattr(other, name) for name in names]
    strip = other.strip.whole
    assert (strip.x, strip.y, strip.right) == (one.path.x, one.path.y, one.path.right)
    assert strip.bottom == pytest.approx(one.tiles[0].bottom)
    assert strip.h >= 0.19 * size[1]


@pytest.mark.parametrize("size", SIZES)
def test_the_parts_of_an_opponent_keep_inside_its_panel(size):
    for opponents in (1, 2, 3):
        for each in areas(*size, opponents, has_strip=False).opponents:
            rooms = [each.head, each.fields, each.cards, *each.load]
            assert all(each.panel.holds(room) for room in rooms)
            assert apart(rooms)


def test_one_opponent_has_room_for_its_cart_and_three_have_not():
    assert len(areas(1560, 1024, 1, has_strip=False).opponents[0].load) == 6
    assert all(not each.load for each in areas(1560, 1024, 3, has_strip=False).opponents)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("peek", [0, 20])
def test_any_number_of_cards_fits_into_the_rows_and_groups_keep_apart(size, peek):
    a = areas(*size, 2, has_strip=False)
    box = a.rows.inset(a.pad, a.label, a.pad, a.pad)
    least = 60 * a.scale

    for counts in ((0, 0, 0), (1, 0, 0), (2, 3, 2), (0, 8, 1), (5, 9, 6), (9, 14, 12), (3, 3, 3, 2)):
        found = groups(counts, GroupSizes(box, a.widest, a.gap, peek, least, 60 * a.scale))
        cards = [card for group in found for card in group.cards]
        assert [len(group.cards) for group in found] == list(counts)
        assert all(box.holds(card) for card in cards), counts
        assert all(len({round(card.w, 3) for card in group.cards}) <= 1 for group in found)
        assert apart([group.box for group in found])
        for group in found:
            assert all(group.box.holds(card) for card in group.cards), counts
            if len(cards) < 12:
                assert apart(group.cards), counts


def test_a_stall_and_a_helper_are_larger_than_many_customers_between_them():
    """At 1366 pixels their names were 8 px high beside eleven customers, with free room above and below them."""
    a = areas(1094, 720, 1, has_strip=False)
    box = a.rows.inset(a.pad, a.label, a.pad, a.pad)

    sizes = GroupSizes(box, a.widest, a.gap, a.peek, 74 * a.scale, 104 * a.scale)
    stalls, customers, helpers = groups((1, 11, 1), sizes)

    assert not apart(customers.cards)
    for group in (stalls, helpers):
        assert group.box.holds(group.cards[0])
        assert group.cards[0].w > 1.3 * customers.cards[0].w
        assert group.cards[0].centre[1] == pytest.approx(customers.cards[0].centre[1])


def test_many_cards_take_two_lines_before_they_overlap():
    sizes = GroupSizes(Box(0, 0, 1200, 330), 190, 9, 0, 80, 110)
    few = groups((2, 3, 2), sizes)
    many = groups((5, 8, 5), sizes)

    assert len({round(card.y, 6) for group in few for card in group.cards}) == 1
    assert len({round(card.y, 6) for group in many for card in group.cards}) == 2
    assert apart([card for group in many for card in group.cards])
    assert many[0].cards[0].w >= 80


def test_an_empty_group_keeps_a_small_place():
    none, some, _ = groups((0, 3, 3), GroupSizes(Box(0, 0, 1200, 330), 190, 9, 0, 80, 110))

    assert some.cards
    assert none.box.w == pytest.approx(110)


@pytest.mark.parametrize("size", SIZES)
def test_grounds_stay_thirds_while_no_group_needs_more(size):
    """With the first card that was laid out its group had nearly all of the room, and headings and pictures jumped."""
    a = areas(*size, 2, has_strip=False)
    box = a.rows.inset(a.pad, a.label, a.pad, a.pad)
    sizes = GroupSizes(box, a.widest, a.gap, 0, 74 * a.scale, 104 * a.scale)
    before = [group.box for group in groups((0, 0, 0), sizes)]

    for counts in ((1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 1), (0, 2, 1)):
        now = [group.box for group in groups(counts, sizes)]
        assert [(each.x, each.w) for each in now] == [
            (pytest.approx(each.x), pytest.approx(each.w)) for each in before
        ], counts


@pytest.mark.parametrize("size", [(1094, 720), (1094, 693), (1560, 1024), (2200, 1384)])
@pytest.mark.parametrize("counts", [(3, 8, 0), (2, 11, 1), (0, 11, 0), (6, 5, 2), (4, 8, 3)])
def test_very_many_customers_are_small_and_nothing_covers_them_or_a_stall(size, counts):
    """The last letter of a stall's name was covered beside eight customers, and eleven customers' prices were."""
    a = areas(*size, 1, has_strip=False)
    box = a.rows.inset(a.pad, a.label, a.pad, a.pad)
    sizes = GroupSizes(box, a.widest, a.gap, a.peek, (80.0 if a.wide else 74.0) * a.scale, 104 * a.scale)
    units = [chips.OWN_REGULAR, chips.CASUAL] * counts[1]

    found = groups(counts, sizes) if not crowded(counts, sizes) else with_chips(counts, units[: counts[1]], sizes)

    cards = [card for group in found for card in group.cards]
    assert apart(cards)
    assert apart([group.box for group in found])
    assert all(group.box.holds(card) for group in found for card in group.cards)
    assert box.holds(found[-1].box)
    assert min(card.h for card in found[1].cards) >= 24 * a.scale


def test_cards_in_a_row_shrink_and_then_overlap():
    box = Box(0, 0, 600, 170)
    widths = [in_row(count, box, 130, 9)[0].w for count in (1, 4, 6, 12, 30)]

    assert widths == sorted(widths, reverse=True)
    assert widths[-1] == widths[-2]
    for count in (1, 4, 6, 12, 30):
        assert all(box.holds(card) for card in in_row(count, box, 130, 9))


def test_chips_break_into_lines_shrink_and_at_last_overlap():
    box = Box(10, 20, 480, 70)
    for count in (0, 1, 5, 12, 20, 40):
        found = flow([3.0] * count, box, 38, 20, 5)
        assert len(found) == count
        assert all(box.holds(chip) for chip in found), count
        if count <= 12:
            assert apart(found), count


def fits(units, box, height, gap):
    """Whether chips of that height find room line by line, each line as full as can be."""
    lines, used = 1, 0.0
    for wide in (unit * height for unit in units):
        if used and used + wide > box.w + 0.01:
            lines, used = lines + 1, 0.0
        if wide > box.w + 0.01:
            return False
        used += wide + gap
    return lines * (height + gap) <= box.h + gap or lines == 1


@pytest.mark.parametrize("seed", range(200))
def test_chips_are_as_high_as_their_lines_allow(seed):
    random = Random(seed)
    units = [random.choice([0.75, 1.5, 2.2, random.uniform(0.5, 5)]) for _ in range(random.randint(1, 16))]
    box = Box(random.uniform(0, 50), 20.0, random.uniform(60, 500), random.uniform(10, 120))
    tallest, least, gap = random.uniform(20, 60), random.uniform(8, 20), random.uniform(0, 6)
    height = min(tallest, box.h)
    while height > least and not fits(units, box, height, gap):
        height -= max(0.5, height * 0.03)

    found = flow(units, box, tallest, least, gap)
    assert [chip.h for chip in found] == [height if height > least else min(least, box.h)] * len(units)
    assert [chip.w / chip.h for chip in found] == pytest.approx(units)


def test_heights_for_which_there_is_no_room_are_not_tried(monkeypatch):
    """Thirty chips are laid at each position, and each were laid at seven heights."""
    tried = []
    lines = rows._lines  # noqa: SLF001 - a height that is tried
    monkeypatch.setattr(rows, "_lines", lambda *args: tried.append(args) or lines(*args))

    assert len(flow([3.0] * 12, Box(10, 20, 480, 70), 38, 15, 5)) == 12
    assert len(tried) <= 2


# positions


def laid(states, players, size):
    """Zones and places of some positions of a game, as the person sees them."""
    asked = presenter("loyang")
    others = tuple(range(1, max(2, players)))
    for state in states:
        zones = {zone.key: zone for zone in asked.table(state, 0, seats(players)).zones}
        a = areas(*size, len(others), has_strip=shows_strip(zones, 0), solo=players == 1)
        places = Places(a, 0, others)
        places.lay(zones)
        yield state, zones, places


ROOMS = {
    "cart": "cart",
    "store": "cart",
    "shop": "shop",
    "fields": "fields",
    "stack": "fields",
    "stalls": "rows",
    "offers": "rows",
    "regulars": "rows",
    "casuals": "rows",
    "helpers": "rows",
    "drawn": "rows",
}


def room_of(zone, places):
    """The part of the table where pieces of a zone belong."""
    a = places.a
    kind, _, seat = zone.partition(":")
    if seat and int(seat):
        return a.opponents[int(seat) - 1].panel
    if kind == "covered":
        return Box(a.fields.x, a.fields.y, a.shop.right - a.fields.x, a.rows.bottom - a.fields.y)
    if kind == "stack" and places.a.has_strip and not places.stack.w:
        return a.strip.whole
    if kind in ROOMS:
        return getattr(a, ROOMS[kind])
    if kind == "actions" and a.has_strip:
        return a.head
    if kind == "actions":
        return Box(
            a.head.x, a.path.bottom, a.shop.right, a.head.bottom - a.path.bottom
        )  # tiles, and those of the purse
    if kind == "grid" and not a.has_strip:
        return a.grid
    return a.strip.whole if a.has_strip else a.path


@pytest.mark.parametrize("size", [(1094, 720), (1560, 1024), (860, 563)])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_piece_lies_in_the_panel_of_its_zone(size, players):
    for _, zones, places in laid(played(players)[::17], players, size):
        for zone in zones.values():
            for piece in zone.pieces:
                if piece.key in places.spots:
                    box = box_of(places.spots[piece.key])
                    room = room_of(zone.key, places)
                    assert room.holds(box, 3 + box.h * 0.14), (zone.key, piece.key, box, room)


@pytest.mark.parametrize("size", [(1094, 720), (1560, 1024), (860, 563)])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_whatever_may_be_chosen_can_be_hit_with_the_pointer(size, players):
    asked = presenter("loyang")
    states = [state for state in played(players) if state.actor == 0][::7]
    for state, zones, places in laid(states, players, size):
        spots = places.spots
        pieces = [piece for zone in zones.values() for piece in zone.pieces if piece.key in spots]
        meaning = {piece.key: piece.button or piece.key for piece in pieces}
        buttons = {button.key for button in asked.prompt(state, seats(players)).buttons if not button.on_table}
        first = ActionSelection(choices(asked, state))
        offered = set(first.next_keys())
        for key in first.next_keys():
            one = ActionSelection(choices(asked, state))
            if one.choose(key) is None:
                offered |= set(one.next_keys()) - {
                    button.key for button in asked.prompt(state, seats(players), (key,)).buttons if not button.on_table
                }
        for key in offered - buttons:
            if key.startswith("panel:"):
                continue  # a panel
            assert key in spots, (state.decision, key)
            assert hit(key, spots, meaning), (state.decision, key)


@pytest.mark.painted
def test_with_large_letters_how_far_the_cash_reaches_takes_two_lines(monkeypatch):
    """It was written as small as one line needs, though there was room above and below."""
    text, measure = "0 cash: enough for 0 steps", Measure(unit=1.0, text=2.0)
    ground = grounds.PathGround("Path", text, Box(0, 0, 260, 180), Box(280, 60, 20, 20), Box(600, 60, 20, 20), measure)
    written = {}
    monkeypatch.setattr(stamps, "write", lambda _p, _box, words, font, *_, **__: written.update({words: font}))

    brushes.painted(640, 160, 1, lambda p: ground.paint(p, QRectF(0, 0, 640, 160)))

    assert written[text].pixelSize() >= 0.8 * measure.letter_size(14.5)


@pytest.mark.parametrize("width", [60, 72, 80, 100, 183])
@pytest.mark.parametrize("high", [20, 34, 80])
def test_price_change_and_sum_of_a_casual_customer_lie_apart(width, high):
    """With four casual customers side by side the modifier lay over both coins."""
    price, whole, gap = art.worth_sizes(width, min(high * 0.44, width * 0.15))

    assert gap >= 0.02 * width
    assert 4 * gap + 2 * price + 2 * price + 2 * whole == pytest.approx(width)


@pytest.mark.painted
@pytest.mark.parametrize(("rows", "pays"), [(0, [5]), (2, [7]), (4, [])])
def test_a_small_own_customer_says_what_the_next_delivery_brings(qapp, monkeypatch, rows, pays):
    face = RegularFace("Regular", (0, 1), (5, 6, 7, 8), rows, "red", (True, False), "due", ready=False)
    said, coins = [], []
    monkeypatch.setattr(stamps, "coin", lambda _p, _x, _y, _r, value, **_: coins.append(value))
    monkeypatch.setattr(brushes, "draw_text", lambda _p, _box, text, *_, **__: said.append(text))

    for own in (False, True):
        brushes.painted(160, 40, 1, lambda p, own=own: chips.paint_chip(p, QRectF(0, 0, 160, 40), face, own=own))

    assert coins == pays  # only the own one
    assert said == ["!"]


@pytest.mark.painted
def test_a_name_of_two_words_is_cut_to_the_first_before_it_is_too_narrow(qapp, monkeypatch):
    """Of common fields nobody could read "Common field" at 7 px, nor later that and other names at 9."""
    said = []
    write = brushes.draw_text
    monkeypatch.setattr(brushes, "draw_text", lambda p, box, text, font, *rest, **more: (
        said.append((text, font.pixelSize())), write(p, box, text, font, *rest, **more)))  # fmt: skip
    for title in ("Common field", "Market stall"):
        brushes.painted(
            76, 30, 1, lambda p, t=title: art.paint_name(p, QRectF(0, 0, 74, 14), "#A65A24", t, 76, indent=16)
        )
    assert [text for text, _ in said] == ["Common", "Market stall"]  # the shorter one is narrow, but legible
    assert min(px for _, px in said) >= LEGIBLE


@pytest.mark.painted
@pytest.mark.parametrize(
    ("title", "said"), [("5er-Feld", ["5er-Feld"]), ("Common field", ["Common"]), ("Gemeinschaftsfeld", [])]
)
def test_nine_fields_side_by_side_have_the_names_that_can_be_read(qapp, monkeypatch, title, said):
    """Below 62 pixels of width none had one."""
    written = []
    monkeypatch.setattr(brushes, "draw_text", lambda p, box, text, font, *rest, **more: written.append(text))

    brushes.painted(52, 20, 1, lambda p: art.paint_name(p, QRectF(0, 0, 52, 14), "#A65A24", title, 52))

    assert written == said
