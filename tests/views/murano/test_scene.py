"""The scene of Murano shows any position, whatever it showed before, and no secret."""

from itertools import pairwise

import pytest
from PySide6.QtWidgets import QApplication

from app.engines.murano import components as c
from app.models.games import presenter
from app.models.murano import words
from app.models.murano.describe import DESCRIPTIONS
from app.models.murano.keys import space_key
from app.models.murano.outlook import gain_of
from app.models.murano.pieces import StackPiece
from app.models.table_reading import piece_of, pieces_in, zones_of
from app.views.board.marks import badge_box
from app.views.board.piece_item import SWELL
from app.views.board.table_board import looks_of
from app.views.murano import art
from app.views.murano.painters import painter_of
from app.views.murano.stages import IslandPlan
from app.views.murano.tray import FOLD
from app.views.paint.glyphs import glyph_names
from app.views.widgets.measure import Measure
from tests.gallery.cut import speaking
from tests.views.murano.conftest import played
from tests.views.tables import assert_has_pictures, assert_may_jump, seats, shouting, shown


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_the_slider_may_jump_anywhere_in_a_finished_game(view, players):
    assert_may_jump(view(players), view(players), played(players), jumps=14)


@pytest.mark.painted
def test_every_piece_has_a_picture(view):
    assert_has_pictures(view(4), played(4)[::40])


def depot_of(state):
    """The island with the stacks."""
    return presenter("murano").table(state, 0, seats(state.players)).zone("depot")


def sailing(states):
    """A position before which a ship moves."""
    return next(k for k in range(20, len(states)) if states[k - 1].ships != states[k].ships)


def test_ships_glide_and_speed_nought_shows_the_end_at_once(view, qtbot):
    states = played(2)
    at = sailing(states)
    here = view(2)
    here.show_state(states[at - 1], 0, seats(2), still=True)

    here.scene_.speed = 4
    here.show_state(states[at], 0, seats(2))
    QApplication.processEvents()
    assert here.scene_.moving()
    qtbot.waitUntil(lambda: not here.scene_.moving(), timeout=5_000)
    slow = shown(here)

    here.scene_.speed = 0
    here.show_state(states[at - 1], 0, seats(2), still=True)
    here.show_state(states[at], 0, seats(2))
    QApplication.processEvents()
    assert not here.scene_.moving()
    assert shown(here) == slow


def laying(states, seat, verb):
    """The position after which a seat has laid a street, or built."""
    for k in range(1, len(states)):
        new = [cell for cell, tile in enumerate(states[k].cells) if tile != states[k - 1].cells[cell]]
        if new and states[k - 1].active == seat and c.IS_STREET[new[0]] == (verb == "street"):
            return k, new[0]
    raise AssertionError(verb)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("verb", ["street", "building"])
def test_a_new_tile_comes_from_where_it_was(view, seat, verb):
    states = played(2)
    k, cell = laying(states, seat, verb)
    here = view(2)
    here.show_state(states[k - 1], 0, seats(2), still=True)
    drawn = here.scene_.rect_of("drawn:street")
    here.show_state(states[k], 0, seats(2), still=True)

    island = f"island:{c.ISLANDS[c.ISLAND_OF[cell]]}"
    origin = here.board.origin(f"tile:{c.CELLS[cell]}", island)

    a = here.board.areas
    if verb == "street":
        assert origin.rect == drawn
    else:
        home = a.own.panel if seat == 0 else a.opponents[0].panel
        assert home.x <= origin.x <= home.right
        assert home.y <= origin.y <= home.bottom


@pytest.mark.slow
def test_gold_flies_between_the_ring_and_the_purse(view):
    states = played(2)
    here = view(2)
    flown = set()
    for before, after in pairwise(states):
        asked = presenter("murano")
        zones = [asked.table(state, 0, seats(2)).zones for state in (before, after)]
        changes = [b - a for a, b in zip(before.gold, after.gold, strict=True)]
        here.board.spots(zones[1])
        for flight in here.board.flights(*zones):
            flown.add(flight.count)
            assert flight.start != flight.end
        if any(changes):
            flown.add(0)
    assert {0, 1, 2} <= flown


def test_hidden_tiles_and_characters_of_others_show_only_their_backs(view):
    state = next(s for s in played(4)[60:] if s.own_shops[1] and s.hand[1] and not s.over())
    here = view(4)
    here.show_state(state, 0, seats(4), still=True)

    for kind in ("unbuilt", "hand"):
        for piece in pieces_in(here.model, f"{kind}:1"):
            if kind == "hand" or piece.sort in ("shop", "palace"):
                assert piece.face == ""
                assert not any(name in piece.key for name in (*c.CHARACTERS, "red", "blue", "grey"))


def test_characters_of_everybody_lie_open_at_the_end(view):
    here = view(4)
    state = played(4)[-1]
    here.show_state(state, 0, seats(4), still=True)

    for seat in range(1, 4):
        for card in (*state.hand[seat], *state.scored[seat]):
            assert here.scene_.item(f"character:{c.CHARACTERS[card]}") is not None


def test_the_end_of_the_game_is_announced_in_red(view):
    here = view(2)
    state = next(s for s in played(2) if s.ended and not s.over())
    here.show_state(state, 0, seats(2), still=True)

    assert here.scene_.panel("warning").name
    empty = [piece.key for piece in pieces_in(here.model, "depot") if isinstance(piece, StackPiece) and piece.empty]
    assert empty
    assert all(here.scene_.panel(f"pill:{key}").facts.alarm for key in empty)


def test_chips_of_a_character_tell_what_it_scores_on_each_island(view):
    state = next(s for s in played(4)[100:] if len(s.hand[0]) >= 2)
    here = view(4)
    here.show_state(state, 0, seats(4), still=True)

    rows = here.scene_.panel("hand").facts.rows

    assert len(rows) == len(state.hand[0])
    for row, piece in zip(rows, pieces_in(here.model, "hand:0"), strict=True):
        assert row.card == piece.card
        assert [(chip.island, chip.points) for chip in row.chips] == [at[:2] for at in piece.island_scores]


def test_panels_know_where_gold_points_and_characters_are_shown(view):
    state = next(s for s in played(4)[100:] if len(s.hand[0]) >= 2)
    here = view(4)
    here.show_state(state, 0, seats(4), still=True)
    own, hand = here.scene_.panel("panel:0"), here.scene_.panel("hand")

    figures, rows = dict(own.figures), dict(hand.figures)

    assert set(figures) == {"gold", "points"}
    assert not figures["gold"].intersects(figures["points"])
    assert all(own.rect.contains(box) for box in figures.values())
    assert set(rows) == {c.CHARACTERS[card] for card in state.hand[0]}
    assert all(box.contains(here.scene_.rect_of(f"character:{name}").center()) for name, box in rows.items())
    assert all(hand.rect.contains(box) for box in rows.values())


def test_another_seat_may_be_the_viewer(view):
    here = view(3, viewer=2)
    for state in played(3)[::60]:
        here.show_state(state, 2, seats(3), still=True)
        assert here.scene_.panel("panel:2").rect.left() > here.board.areas.chart.box.right - 1


def test_every_card_has_its_own_picture_or_colour():
    names = set(glyph_names()) | {"palazzo"}
    faces = [art.character_face(card, card) for card in c.CHARACTERS]
    faces += [art.special_face(card, card) for card in c.SPECIALS]

    assert all(face.glyph in names or isinstance(face.stage, IslandPlan) for face in faces)
    assert len({(face.glyph, face.stage, face.badge, face.points, face.icons) for face in faces}) == len(faces)
    assert all(not face.badge or face.badge[1] in names for face in faces)
    assert all(face.icons for face in faces)


def test_what_is_written_on_pieces_is_painted_anew_in_another_language(view):
    """Pictures are kept by what they depend on; pieces are equal in every language."""
    state, seat = next((s, k) for s in played(4) for k in range(4) if s.cards[k])
    here = view(4)
    here.show_state(state, 0, seats(4), still=True)
    written = [piece for key in ("ring", f"cards:{seat}", "gondoliers:0") for piece in pieces_in(here.model, key)]
    written += [piece_of(here.model, "island:navagero")]
    measure = Measure(1.0, True, 1.0)

    def looks():
        return [looks_of(painter_of(piece, measure, int, 0)) for piece in written]

    before = looks()
    with shouting():
        after = looks()

    assert looks() == before
    assert all(one != other for one, other in zip(before, after, strict=True))


def test_ships_keep_to_the_inner_edge_of_the_ring(view, qtbot):
    states = played(2)
    at = sailing(states)
    ship = next(k for k, space in enumerate(states[at].ships) if space != states[at - 1].ships[k])
    here = view(2)
    here.show_state(states[at - 1], 0, seats(2), still=True)
    here.scene_.speed = 1
    here.show_state(states[at], 0, seats(2))
    item, passed = here.scene_.item(f"ship:{ship}"), []
    for _ in range(200):
        QApplication.processEvents()
        passed.append(item.shown_rect().center())
        qtbot.wait(10)
        if not here.scene_.moving():
            break

    start, end = passed[0], item.spot.rect.center()
    along = end - start
    aside = [
        (along.x() * (each - start).y() - along.y() * (each - start).x()) / along.manhattanLength() for each in passed
    ]
    assert max(map(abs, aside)) > 0.5 * here.board.areas.chart.u  # off the straight way over the planks
    assert item.shown_rect().center() == end


@pytest.mark.parametrize("width", [146.0, 160.0, 284.0])
def test_a_large_card_says_what_it_does_in_words_or_icons(width):
    for k, card in enumerate(c.CHARACTERS):
        short = art.legible(art.character_face(card, *words.character(k)), width)
        endless = art.legible(art.character_face(card, card, "word " * 200), width)
        assert not short.icons or width < 200
        assert endless.icons


@pytest.mark.parametrize("size", [(1094, 720), (1560, 1024)])
def test_a_hovered_character_does_not_cover_the_heading(view, size):
    """The card rose over "Characters" when the pointer rested on it."""
    state = next(state for state in played(2) if len(state.hand[0]) >= 2)
    here = view(2, size=size)
    here.show_state(state, 0, seats(2), still=True)
    first = pieces_in(here.model, "hand:0")[0].key

    spot = here.board.places.spots[first]
    heading = here.board.areas.own.hand.y

    assert spot.rise == 0.0
    assert spot.y - (SWELL - 1) / 2 * spot.height > heading - 6  # px of space below its letters


def test_a_click_on_a_ship_means_its_space_where_only_that_may_be_chosen(view):
    """A ship that another one may join refused the click on the space that was framed."""
    here = view(2)
    here.show_state(played(2)[20], 0, seats(2), still=True)
    ship = pieces_in(here.model, "ships")[0]
    space = space_key(ship.space)
    chosen = []
    here.chosen.connect(chosen.append)
    middle = here.scene_.rect_of(ship.key).center()

    here.scene_.set_offered((space,))
    here.scene_.press(here.scene_.key_at(middle))
    here.scene_.set_offered((space, ship.key))
    here.scene_.press(here.scene_.key_at(middle))

    assert chosen == [space, ship.key]


def test_no_sign_is_half_hidden_by_cards_to_choose_from(view):
    """The red sign of the last rounds ended in the middle of a word behind the cards."""
    here = view(4, size=(1082, 720))
    near = 0
    for state in played(4):
        if state.decision == "choose_character":
            here.show_state(state, state.actor, seats(4), still=True)
            sign, tray = here.scene_.panel("warning"), here.scene_.panel("tray")
            near += bool(DESCRIPTIONS.warning(next(zone for zone in zones_of(here.model) if zone.key == "depot")))
            assert sign is None or not sign.rect.intersects(tray.rect)
    assert near


@pytest.mark.parametrize("size", [(1094, 690), (1094, 720), (1560, 1024), (2200, 1384)])
def test_the_red_sign_says_in_one_line_that_streets_are_gone(view, size):
    """In German, at 1366 x 768, it took two lines and lay on the island, as wide as two of them."""
    here = view(4, size=size)
    state = next(each for each in played(4) if DESCRIPTIONS.warning(depot_of(each)) and not each.ended)
    with speaking("de"):
        here.show_state(state, 0, seats(4), still=True)
        sign = here.scene_.panel("warning")

    assert sign.facts.text.startswith("Leer: ")
    assert sign.rect.height() < 2.2 * sign.facts.px


@pytest.mark.parametrize("size", [(856, 525), (1082, 720), (1540, 1016)])
def test_the_red_sign_keeps_off_the_name_of_the_island_below(view, size):
    """On the small table of a review it covered “Navagero”."""
    here = view(4, size=size)
    state = next(each for each in played(4) if DESCRIPTIONS.warning(depot_of(each)))
    here.show_state(state, 0, seats(4), still=True)
    sign, flag = here.scene_.panel("warning"), here.board.places.spots["island:navagero"]

    assert sign.name == DESCRIPTIONS.warning(depot_of(state)), "said in full to whoever points at it or listens"
    assert sign.rect.bottom() <= flag.y


@pytest.mark.parametrize("size", [(1082, 720), (1540, 1016)])
@pytest.mark.parametrize("count", [3, 5])
def test_characters_to_choose_from_say_what_they_do(view, size, count):
    """Five of them were pictures only."""
    here = view(2, size=size)
    state = next(each for each in played(2) if each.decision == "choose_character").clone()
    state.drawn = list(range(count)) if count == 3 else [7, 11, 14, 17, 20]
    here.show_state(state, state.actor, seats(2), still=True)
    places = here.board.places
    faces = [art.face_of(c.CHARACTERS[card]) for card in state.drawn]
    told = [words.character(card) for card in state.drawn]
    on_cards = all(art.shows_text(face, box.w) for face, box in zip(faces, places.tray.boxes, strict=True))

    assert count == 3 or not on_cards
    assert list(places.said) == ([] if on_cards else told)
    assert len(here.scene_.panel("tray").facts.said) == len(places.said)


@pytest.mark.parametrize("size", [(856, 525), (1082, 720)])
def test_characters_to_choose_from_can_be_put_aside_for_the_islands_below(view, size):
    """Whoever had to choose among five could not look at the islands that they count on."""
    here = view(2, size=size)
    state = next(each for each in played(2) if each.decision == "choose_character").clone()
    state.drawn = [7, 11, 14, 17, 20]
    here.show_state(state, state.actor, seats(2), still=True)
    scene, chosen = here.scene_, []
    here.chosen.connect(chosen.append)
    cards = [piece.key for piece in pieces_in(here.model, "offer")]
    flags = [scene.rect_of(f"island:{name}") for name in c.ISLANDS[:-1]]  # not the closed grove

    def covered():
        QApplication.processEvents()
        tray = scene.panel("tray").rect
        return [flag for flag in flags if flag.intersects(tray)]

    assert covered()
    scene.press(FOLD)
    assert not covered()
    assert all(scene.panel("tray").rect.contains(scene.rect_of(card)) for card in cards)
    assert not scene.rect_of(cards[-1]).intersects(scene.rect_of(FOLD))
    scene.set_offered(cards)
    scene.press(cards[2])
    assert chosen == [cards[2]]

    assert scene.fold()  # Escape
    assert covered()
    scene.press(FOLD)
    for other in (next(each for each in played(2) if each.decision == "choose_turn"), state):
        here.show_state(other, state.actor, seats(2), still=True)
    assert covered(), "another choice begins in full size"


def choosing_of_five(*, scoring):
    """A position with five characters to choose from, some of whom would bring points now, or none of them."""
    for each in played(2):
        if each.decision != "choose_character":
            continue
        state = each.clone()
        gains = [gain_of(state, state.actor, card) > 0 for card in range(len(c.CHARACTERS))]
        fit = [card for card, gain in enumerate(gains) if gain == scoring and card not in state.hand[state.actor]]
        if len(fit) >= 5:
            state.drawn = fit[:5]
            return state
    raise LookupError


@pytest.mark.parametrize("size", [(856, 525), (1082, 720), (1540, 1016)])
def test_what_a_character_brings_keeps_off_the_sign_that_it_is_chosen(view, size):
    """On small cards "now +5" lay over half of the tick."""
    here, state = view(2, size=size), choosing_of_five(scoring=True)
    here.show_state(state, state.actor, seats(2), still=True)
    places = here.board.places
    for piece, below in zip(pieces_in(here.model, "offer"), places.tray.words or [None] * 5, strict=True):
        spot, gain = places.spots[piece.key], here.scene_.panel(f"gain:{piece.key}").rect
        card = here.scene_.rect_of(piece.key)

        assert not gain.intersects(badge_box(card, spot.unit))
        assert gain.top() < card.bottom() + 6, "it belongs to its card"
        assert below is None or gain.bottom() <= below.y + 3


def test_of_no_points_nothing_is_said(view):
    """ "now +0" five times, and "With it you would score 0 points more now"."""
    here, state = view(2, size=(1082, 720)), choosing_of_five(scoring=False)
    here.show_state(state, state.actor, seats(2), still=True)
    pieces = pieces_in(here.model, "offer")

    assert [piece.gain for piece in pieces] == [0] * 5
    assert not [panel.key for panel in here.scene_.panels() if panel.key.startswith("gain:")]
    assert not [piece.key for piece in pieces if "0 points" in here.model.words(piece).tip]


def test_the_button_of_the_tray_has_no_key_while_escape_takes_back_a_choice(view):
    """Both said "Esc"."""
    here, state = view(2, size=(1082, 720)), choosing_of_five(scoring=True)
    here.show_state(state, state.actor, seats(2), still=True)
    scene = here.scene_

    def said():
        QApplication.processEvents()
        return scene.panel(FOLD).facts.text

    assert said() == "See the islands · Esc"
    scene.set_chosen([pieces_in(here.model, "offer")[1].key])
    assert said() == "See the islands"
    scene.press(FOLD)
    assert said() == "Back to the choice"
    scene.set_chosen([])
    assert said() == "Back to the choice · Esc"


@pytest.mark.painted
@pytest.mark.parametrize("size", [(1094, 720), (1560, 1024)])
def test_an_enlarged_character_covers_none_of_the_others_to_choose_from(view, size):
    """It lay over the pictures of three."""
    here, state = view(2, size=size), choosing_of_five(scoring=True)
    state.drawn = [7, 11, 14, 17, 20]  # their words take much room
    here.show_state(state, state.actor, seats(2), still=True)
    cards = [piece.key for piece in pieces_in(here.model, "offer")]
    here.scene_.set_offered(cards)
    for key in cards:
        here.scene_.preview_wanted.emit(key)  # there is no pointer
        parts = [part.translated(here.preview.pos()) for part in here.preview.parts()]

        assert not here.preview.isHidden()
        assert not [other for other in cards for part in parts if part.intersects(here.scene_.rect_of(other))], key


def test_the_name_of_a_drawn_street_keeps_off_the_islands(view):
    here = view(3, size=(1082, 720))
    state = next(each for each in played(3) if each.decision == "place_street")
    here.show_state(state, state.actor, seats(3), still=True)
    names = [panel.rect for k in range(2) if (panel := here.scene_.panel(f"name:drawn:{k}"))]
    cells = [here.scene_.item(piece.key).sceneBoundingRect() for piece in pieces_in(here.model, "island:san_stefano")]

    assert names
    assert cells
    assert not any(name.intersects(cell) for name in names for cell in cells)
