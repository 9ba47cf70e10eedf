"""Everything on the lagoon keeps inside its panel and can be clicked, at every size and with any number of cards."""

from functools import partial
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from app.engines.murano import components as c
from app.models.games import presenter
from app.models.murano.keys import space_key
from app.models.murano.pieces import SpecialPiece
from app.models.murano.routes import Leg
from app.models.murano.terms import action_brief, action_name
from app.models.murano.words import CardTexts, character, special
from app.views import theme as look
from app.views.board.boxes import Box
from app.views.murano import player_panels, ring, things
from app.views.murano.chart import INSIDE, way
from app.views.murano.layout import areas, extent, zoom
from app.views.murano.places import Places, small_signs
from app.views.murano.ring import clear_place
from app.views.murano.rows import grid, hand_rows, sign_rows, words_width
from app.views.murano.things import paint_sign_card, sign_name
from app.views.murano.tray import lay_tray, tray_pitch, words_height, words_px, words_room
from app.views.murano.words import WORDS
from app.views.paint import brushes
from app.views.paint.cache import pixmaps
from app.views.widgets.measure import Measure
from tests.gallery.cut import speaking
from tests.views.murano.conftest import played
from tests.views.tables import box_of, hit, seats

SIZES = ((1094, 720), (1204, 790), (1560, 1024), (3120, 2048), (1300, 1024), (2000, 1024), (860, 563))
USUAL = ((1094, 720), (1560, 1024), (860, 563))
N_ISLANDS = range(c.N_ISLANDS)


def apart(boxes):
    """Whether no two of them cover common ground."""
    return not any(one.meets(other) for one, other in combinations(boxes, 2))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("opponents", [1, 2, 3])
def test_no_two_parts_of_the_table_cover_each_other(size, opponents):
    a = areas(*size, opponents)
    parts = [*(each.panel for each in a.opponents), a.chart.box, a.own.panel, a.prompt]
    own = [box for box in a.own[1:] if box.h > 0]

    assert all(Box(0, 0, *size).holds(part) for part in parts)
    assert apart(parts)
    assert all(a.own.panel.holds(box) for box in own)
    assert apart(own)
    for each in a.opponents:
        assert all(each.panel.holds(box) for box in each[1:])
        assert apart([each.head, each.purse, each.beads, each.unbuilt, each.cards])


@pytest.mark.parametrize("size", SIZES)
def test_the_islands_lie_within_the_ring(size):
    a = areas(*size, 3)
    spaces = [a.chart.space(number) for number in range(c.N_SPACES)]
    cells = [a.isle().cell(cell) for cell in range(len(c.CELLS))]
    docks = [a.isle().dock(dock) for dock in range(len(c.DOCK_AT))]

    assert all(a.chart.box.holds(space, 3) for space in spaces)
    assert apart(spaces)
    assert apart(cells)
    assert not any(space.meets(box) for space in spaces for box in (*cells, *docks))


@pytest.mark.parametrize("size", [(1094, 720), (1560, 1024), (2080, 1365)])
def test_tiles_are_large_enough_to_hit_on_every_usual_screen(size):
    assert areas(*size, 3).chart.u >= 24


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 2, 3, 5, 8, 12])
def test_any_number_of_characters_fits_with_all_islands(size, count):
    a = areas(*size, 3)
    rows = hand_rows(count, 6, a.own.hand, a.scale, wide=a.wide)

    assert all(a.own.hand.holds(row.whole) for row in rows)
    assert apart([row.whole for row in rows])
    for row in rows:
        parts = [row.card, row.name, *row.chips]
        assert all(row.whole.holds(part, 1.5) for part in parts)
        assert apart(parts)


@pytest.mark.parametrize("size", USUAL)
def test_three_characters_keep_their_words_where_there_is_room(size):
    """With the third character all words went, above an empty half of the panel."""
    a = areas(*size, 1)

    assert [row.level for row in hand_rows(3, 5, a.own.hand, a.scale, wide=a.wide)] == [0, 0, 0]


def test_the_price_of_a_way_stands_beside_the_names_of_islands():
    """“gratis” lay over “Isola dei Conventi”, and “3 gold” over “San Donato”."""
    chart, measure = areas(1094, 720, 1).chart, Measure(1.0, wide=False)
    leg = Leg(1, 14, 3, 0)
    points = [QPointF(*chart.at(*point)) for point in way(leg.start, leg.end)]
    one, other = max(pairwise(points), key=lambda part: QLineF(*part).length())
    middle = (one + other) / 2
    name = QRectF(middle.x() - 40, middle.y() - 9, 80, 18)

    at = clear_place(chart, leg, [name], measure)

    assert clear_place(chart, leg, [], measure) == middle
    assert not QRectF(at.x() - 35, at.y() - 12, 70, 24).intersects(name)


def test_a_price_whose_first_place_is_free_looks_at_no_other(monkeypatch):
    """The names of thirty islands were held against each of nine places on each part of a way."""
    chart, measure = areas(1094, 720, 1).chart, Measure(1.0, wide=False)
    tried = []
    monkeypatch.setattr(ring, "_STEPS", (tried.append(step) or step for step in (0.0, 0.15)))

    clear_place(chart, Leg(1, 14, 3, 0), [QRectF(0, 0, 5, 5)], measure)

    assert tried == [0.0]


@pytest.mark.painted
def test_the_price_of_a_way_is_painted_once(monkeypatch):
    chart, measure = areas(1094, 720, 1).chart, Measure(1.0, wide=False)
    painted = []
    pixmaps.clear()
    coin = ring.pieces.coin
    monkeypatch.setattr(ring.pieces, "coin", lambda *args, **how: painted.append(args) or coin(*args, **how))

    def paint(q):
        ring.paint_ways(q, chart, measure, [Leg(1, 14, 3, 2)], [], "free")

    once, again = (brushes.painted(1094, 720, 1.0, paint) for _ in range(2))
    assert once.toImage() == again.toImage()
    assert len(painted) == 1


@pytest.mark.parametrize("size", SIZES)
def test_any_number_of_tiles_and_cards_fits_into_the_boxes(size):
    a = areas(*size, 3)
    places = Places(a, 0, (1, 2, 3), -1, lambda name: 10.0 * len(name), Measure(a.scale, a.wide))
    panel = a.opponents[0]
    for count in range(1, 13):
        for box, found in (
            (places.inner(a.own.unbuilt), grid(count, places.inner(a.own.unbuilt), 50, 5)),
            (places.inner(a.own.cards), sign_rows(count, places.inner(a.own.cards), a.scale, wide=a.wide)),
            (panel.unbuilt, grid(count, panel.unbuilt, 30, 3)),
            (panel.cards, small_signs(count, panel.cards, 150, 6)),
        ):
            assert len(found) == count
            assert all(box.holds(each, 1.5) for each in found)
            assert apart(found)


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("size", [(1094, 720), (856, 525)])
def test_what_two_characters_do_is_said_to_its_end(qapp, size, language):
    """“12 points if nobody but you …” stood there, above free room; 856 x 525 is the table of a review."""
    look.load_fonts()
    a = areas(*size, 1)
    font = look.font("text", look.MIN_TEXT_PX)
    across = words_width(a.own.hand, a.scale, wide=a.wide)
    with speaking(language):
        told = [character(card).text for card in range(len(c.CHARACTERS))]
    heights = sorted((brushes.wrapped_height(text, font, across) for text in told), reverse=True)
    for high in heights[2:]:  # the two longest go through the whole exchange of gold
        for row in hand_rows(2, 6, a.own.hand, a.scale, wide=a.wide, words=high):
            assert row.text.h + 2 >= high
            assert row.text.w == pytest.approx(across)


@pytest.mark.parametrize("size", [(1094, 720), (1560, 1024)])
def test_three_characters_have_room_for_three_lines_each(qapp, size):
    """The first of three had its two lines of words, the others, with three, had none, above free room."""
    look.load_fonts()
    a = areas(*size, 1)
    three = brushes.wrapped_height("1\n2\n3", look.font("text", look.MIN_TEXT_PX), 300)

    for row in hand_rows(3, 5, a.own.hand, a.scale, wide=a.wide, words=three):
        assert row.text.h + 2 >= three
        assert apart([row.name, row.text, *row.chips])


def test_the_sign_of_a_new_special_card_stands_beside_its_name(qapp, monkeypatch):
    """The hourglass lay on the last letter of “Crane, glass and palace”; a card without words had its picture aside."""
    look.load_fonts()
    names, signs = [], []
    monkeypatch.setattr(things.brushes, "draw_text", lambda _p, box, text, *_args, **_kw: names.append((text, box)))
    monkeypatch.setattr(things, "glyph", lambda _p, name, x, *_args: signs.append((name, x)))
    monkeypatch.setattr(things.stamps, "sheet", lambda p, box, _key, _room, draw: draw(p, box))
    picture = QImage(220, 80, QImage.Format.Format_ARGB32)
    painter = QPainter(picture)
    piece = SpecialPiece(key="special:1", face="crane_b", card=0, fresh=True)
    for rect in (QRectF(0, 0, 180, 74), QRectF(0, 0, 68, 60)):
        paint_sign_card(
            painter, rect, piece, CardTexts("Crane, glass and palace", ""), Measure(1.0, wide=False), own=True
        )
    painter.end()

    names = [each for each in names if each[0]]  # nothing is said of what it does
    assert [text for text, _ in names] == ["Crane, glass and palace"]
    hourglass = next(x for name, x in signs if name == "hourglass")
    assert all(box.right() <= hourglass for _, box in names)
    assert signs[-1][1] == pytest.approx(68 / 2 - 34 * 0.38)


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_name_on_the_sign_of_a_special_card_is_whole_or_missing(qapp, language):
    """“Baukran …” stood at an opponent, and “Werkst…”."""
    look.load_fonts()
    with speaking(language):
        names = [special(card).name for card in range(len(c.SPECIALS))]
    for name in names:
        for room in (34.0, 50.0, 70.0, 120.0):
            lines, font = sign_name(name, 14.5, room, 30.0)
            assert " ".join(lines) in (name, "")
            assert all(brushes.text_width(line, font) <= room for line in lines)
        assert sign_name(name, 14.5, 100.0, 30.0)[0]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_cards_to_choose_from_lie_within_the_ring(size, count):
    a = areas(*size, 3)
    for words in (0.0, 90 * a.scale):
        tray = lay_tray(count, a.tray, 150 * a.scale, a.scale, words=words)
        parts = (*tray.boxes, *tray.words)

        assert apart(parts)
        assert all(tray.panel.holds(box) for box in parts)
        assert not any(tray.panel.meets(a.chart.space(number)) for number in range(c.N_SPACES))


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("text", [1.0, 1.3])
@pytest.mark.parametrize("size", [(1082, 720), (1560, 1024)])
def test_the_words_of_any_five_characters_fit_below_their_cards(size, text, language):
    a = areas(*size, 3)
    wide = tray_pitch(5, a.tray, a.scale)
    inside = a.chart.part(*INSIDE)
    with speaking(language):
        said = tuple(map(character, range(len(c.CHARACTERS))))
        px = words_px(said, wide, words_room(inside.h, wide, a.scale), Measure(a.scale, a.wide, text))
        tray = lay_tray(5, a.tray, 160 * a.scale, a.scale, words=words_height(said, wide, px))

    assert px >= look.MIN_TEXT_PX
    assert inside.y <= tray.panel.y
    words = {word for each in said for word in each.text.split()}
    assert max(brushes.text_width(word, look.font("text", px)) for word in words) <= wide, "it would be cut off"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("island", N_ISLANDS)
def test_an_enlarged_island_leaves_the_ring_free(size, island):
    a = areas(*size, 3)
    shown = zoom(island, a)
    cells = [shown.isle.cell(cell) for cell, at in enumerate(c.ISLAND_OF) if at == island]
    docks = [shown.isle.dock(dock) for dock in range(4 * island, 4 * island + 4)]
    flag = shown.isle.flag(island, 140 * a.scale, 26 * a.scale)

    assert all(shown.panel.holds(box) for box in (*cells, *docks, flag, shown.figures))
    assert not any(shown.figures.meets(box) for box in (*cells, *docks))
    assert not any(shown.panel.meets(a.chart.space(number)) for number in range(c.N_SPACES))
    assert shown.isle.u > 1.3 * a.chart.u
    assert extent(island)[2] * shown.isle.u > 1.3 * extent(island)[2] * a.chart.u


def test_ways_of_ships_keep_between_planks_and_islands():
    a = areas(1560, 1024, 3)
    cells = [a.isle().cell(cell) for cell in range(len(c.CELLS))]
    for start in range(c.N_SPACES):
        for step in range(1, 7):
            end = (start + step) % c.N_SPACES
            lane = [a.chart.at(*point) for point in way(start, end)[1:-1]]
            assert len(lane) >= 2
            for (x, y), (x2, y2) in pairwise(lane):
                line = Box(min(x, x2), min(y, y2), abs(x - x2) + 0.5, abs(y - y2) + 0.5)
                assert not any(line.meets(a.chart.space(number)) for number in range(c.N_SPACES))
                assert not any(line.meets(cell) for cell in cells)


# --- positions -------------------------------------------------------------------------------------------------------


def laid(states, players, size, enlarged=-1):
    """Zones and places of some positions of a game, as the person sees them."""
    asked, a = presenter("murano"), areas(*size, players - 1)
    for state in states:
        zones = {zone.key: zone for zone in asked.table(state, 0, seats(players)).zones}
        places = Places(
            a, 0, tuple(range(1, players)), enlarged, lambda name: 7.0 * len(name), Measure(a.scale, a.wide)
        )
        places.lay(zones)
        yield state, zones, places


@pytest.mark.parametrize("size", USUAL)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_piece_lies_in_the_panel_of_its_zone(size, players):
    for _, zones, places in laid(played(players)[::11], players, size):
        a = places.a
        rooms = {0: a.own.panel} | {seat: each.panel for seat, each in zip(places.others, a.opponents, strict=True)}
        for zone in zones.values():
            _, _, seat = zone.key.partition(":")
            room = rooms[int(seat)] if seat.isdigit() else a.chart.box
            for piece in zone.pieces:
                if piece.key in places.spots:
                    assert room.holds(box_of(places.spots[piece.key]), 4), piece.key


@pytest.mark.parametrize("players", [2, 4])
def test_every_piece_of_the_map_has_a_place(players):
    for _, zones, places in laid(played(players)[::25], players, (1560, 1024)):
        common = [zone for zone in zones.values() if not zone.key.partition(":")[2].isdigit()]
        keys = {piece.key for zone in common for piece in zone.pieces if zone.key != "scoring"}
        assert keys <= set(places.spots)


@pytest.mark.parametrize("size", USUAL)
@pytest.mark.parametrize("players", [2, 4])
def test_whatever_may_be_chosen_can_be_hit_with_the_pointer(size, players):
    asked = presenter("murano")
    states = [state for state in played(players) if state.actor == 0][::2]
    for state, zones, places in laid(states, players, size):
        spots = places.spots
        pieces = [piece for zone in zones.values() for piece in zone.pieces if piece.key in spots]
        meaning = {piece.key: piece.button or piece.key for piece in pieces}
        offered = {key for path, _ in asked.spell(state, True) for key in path}
        for key in offered:
            if not key.startswith(("button:", "produce:", "sell:", "give:")):
                assert key in spots, (state.decision, key)
                assert hit(key, spots, meaning), (state.decision, key)


@pytest.mark.painted
@pytest.mark.parametrize("language", ["de", "en"])
def test_every_action_space_of_a_small_table_has_its_name(qapp, language, monkeypatch):
    """At 1366 x 768 the planks had signs only, and nobody knew which was which without pointing at each.

    Where the tiles of an action were gone, one said "Special building: s…".
    """
    look.load_fonts()
    written = {}

    def noticing(p, rect, text, with_font, *rest, **more):
        written[text] = with_font
        assert more["elide"]
        assert brushes.elided(text, with_font, rect.width()) == text
        assert with_font.pixelSize() >= 11

    monkeypatch.setattr(ring.stamps, "write", noticing)
    plank = areas(1094, 720, 2).chart.space(0)
    with speaking(language):
        names = [action_name(action) for action in dict.fromkeys(c.ACTION)]
        sold_out = WORDS.sold_out()
        for titles in [*((name,) for name in names), *((f"{name}: {sold_out}", sold_out) for name in names)]:
            _paint_plank(plank, titles, Measure(1.0, wide=False))
    assert set(names) < set(written)


@pytest.mark.painted
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_low_and_wide_table_has_short_names_where_whole_ones_do_not_fit(qapp, language, monkeypatch):
    """The picture of the help said "Hire or dism…"."""
    look.load_fonts()
    written = []

    def noticing(p, rect, text, with_font, *rest, **more):
        written.append(text)
        assert brushes.elided(text, with_font, rect.width()) == text

    monkeypatch.setattr(ring.stamps, "write", noticing)
    plank = areas(1094, 720, 2).chart.space(0)
    with speaking(language):
        for action in dict.fromkeys(c.ACTION):
            _paint_plank(plank, (action_name(action), action_brief(action)), Measure(0.8, wide=True))
        short = {action_brief(action) for action in c.ACTION} - {action_name(action) for action in c.ACTION}
    assert short & {*written}


@pytest.mark.painted
@pytest.mark.parametrize("height", [20, 28, 60])
def test_words_below_the_gondoliers_keep_their_descenders(qapp, height, monkeypatch):
    """In a low box "ready" and "supply" ended at their base line."""
    look.load_fonts()
    lines = {}

    def noticing(p, rect, text, with_font, *rest, **more):
        lines[text] = rect, with_font

    monkeypatch.setattr(player_panels.stamps, "write", noticing)
    box = QRectF(0, 0, 60, height)
    paint = partial(player_panels.gondolier_count, colour=0, number=2, word="supply", measure=Measure(0.8, wide=True))
    brushes.painted(box.width(), height + 20, 1, lambda p: paint(p, box))

    line, font = lines["supply"]
    assert line.height() >= 1.2 * font.pixelSize()


def _paint_plank(plank, titles, measure):
    paint = partial(
        ring.paint_space, action="income", space=0, titles=titles, measure=measure, closed=False, anchor=False
    )
    brushes.painted(plank.w, plank.h, 1, lambda p: paint(p, QRectF(0, 0, plank.w, plank.h)))


def test_spaces_say_that_they_have_words_along_their_edge():
    _, _, places = next(laid(played(3)[9:], 3, (1094, 720)))
    assert {key for key, spot in places.spots.items() if spot.worded} == {space_key(k) for k in range(c.N_SPACES)}
