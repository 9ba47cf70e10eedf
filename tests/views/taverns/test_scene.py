"""The scene of the Taverns shows any position, whatever it showed before."""

from functools import partial
from itertools import chain
from random import Random

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from app.engines.taverns import components as c
from app.match.match import new_match
from app.models.games import presenter
from app.models.table_reading import piece_of, pieces_in
from app.models.taverns.pieces import CoasterPiece, TilePiece
from app.models.turns import turn_at
from app.views.board.table_style import rect_of
from app.views.paint import brushes, icons, pieces, stamps
from app.views.paint.cache import pixmaps
from app.views.taverns import things, tracks
from app.views.taverns.painters import painter_of
from app.views.taverns.style import LEAST
from app.views.widgets.measure import Measure
from tests.gallery.cut import speaking
from tests.session.opponents import Silent
from tests.views.tables import assert_has_pictures, assert_may_jump, seats, shown
from tests.views.taverns.conftest import likely, played


@pytest.mark.slow
@pytest.mark.parametrize(("players", "level"), [(2, 1), (3, 2), (4, 5)])
def test_the_slider_may_jump_anywhere_in_a_finished_game(view, players, level):
    assert_may_jump(view(players, level), view(players, level), played(players, level), jumps=20)


@pytest.mark.slow
@pytest.mark.painted
def test_every_piece_of_the_own_tavern_has_a_picture(view):
    assert_has_pictures(view(4, 5), played(4, 5)[::20])


def test_dice_glide_from_the_coaster_to_the_tray_and_speed_nought_shows_the_end_at_once(view, qtbot):
    states = played(2, 1)
    at = next(k for k, state in enumerate(states) if state.decision == "draft_die" and state.actor == 0)
    here = view(2, 1)
    here.show_state(states[at], 0, seats(2), still=True)
    before = {key for key in here.scene_.board_keys() if key.startswith("die:")}

    here.scene_.speed = 4
    here.show_state(states[at + 1], 0, seats(2))
    QApplication.processEvents()
    assert here.scene_.moving()
    qtbot.waitUntil(lambda: not here.scene_.moving(), timeout=5_000)
    slow = shown(here)
    assert before == {key for key in here.scene_.board_keys() if key.startswith("die:")}  # the same dice

    here.scene_.speed = 0
    here.show_state(states[at], 0, seats(2), still=True)
    here.show_state(states[at + 1], 0, seats(2))
    QApplication.processEvents()
    assert not here.scene_.moving()
    assert shown(here) == slow


def test_a_recruited_guest_of_an_opponent_leaves_behind_its_shield(view, qtbot):
    states = played(3, 2)
    at = next(
        k
        for k in range(1, len(states))
        if states[k - 1].actor == 1 and len(states[k].deck[1]) > len(states[k - 1].deck[1])
        and states[k].recruited > states[k - 1].recruited
    )  # fmt: skip
    here = view(3, 2)
    here.show_state(states[at - 1], 0, seats(3), still=True)
    guests = {key for key in here.scene_.board_keys() if key.startswith("card:guest")}
    here.scene_.speed = 4
    here.show_state(states[at], 0, seats(3))
    QApplication.processEvents()

    gone = guests - here.scene_.board_keys()
    assert len(gone) == 1
    assert here.board.target(gone.pop(), "display") is not None
    qtbot.waitUntil(lambda: not here.scene_.moving(), timeout=5_000)


def test_every_painted_part_explains_itself(view):
    here = view(3, 5)
    state = played(3, 5)[-20]
    here.show_state(state, 0, seats(3), still=True)

    tips = [tip for panel in here.scene_.panels() for _, tip in panel.tips()]

    assert all(tip == tip.strip() for tip in tips)
    for word in ("Evening 8", "Monastery space 22", "Doubloons this evening", "Beer stored"):
        assert any(word in tip for tip in tips), word


def test_a_tile_on_which_no_dice_lie_explains_itself_wherever_it_is_pointed_at(view):
    here = view(3, 1)
    here.show_state(played(3, 1)[-20], 0, seats(3), still=True)
    scene = here.scene_

    for tile, name in (("wash_place", "Wash place"), ("safe", "Safe"), ("beer_storage", "Beer storage")):
        bed = here.board.areas.plaque(tile).bed
        tip = scene.tip_at(QPointF(bed.x + bed.w / 2, bed.y + bed.h * 0.9))
        assert tip.startswith(f"{name}\n"), tile
        assert "Upgrade" in tip


def test_a_stack_of_nobles_shows_its_top_in_front(view):
    here = view(4, 2)
    state, seat = next((state, seat) for state in played(4, 2) for seat in range(4) if state.nobles[seat] > 1)
    here.show_state(state, seat, seats(4), still=True)
    stack = [piece for piece in pieces_in(here.model, f"seated:{seat}") if piece.face == "noble"]

    heights = [here.scene_.item(piece.key).spot.z for piece in stack]

    assert stack[-1].on_top
    assert heights == sorted(heights)
    assert here.scene_.key_at(here.scene_.rect_of(stack[-1].key).center()) == stack[-1].key


@pytest.mark.parametrize("decision", ["draft_die", "place_dice"])
def test_of_two_equal_dice_one_alone_is_ticked(view, decision):
    """Both were ticked, and it looked as if both were to be placed."""
    here = view(2, 1)
    for state in played(2, 1):
        if state.actor or state.decision != decision:
            continue
        here.show_state(state, 0, seats(2), still=True)
        scene = here.scene_
        dice = [key for key in scene.board_keys() if key.startswith("die:")]
        twin = next((key for key in dice if scene.meaning(key) != key), "")
        if twin:
            break
    scene.set_offered([scene.meaning(twin)])
    scene.set_chosen([scene.meaning(twin)])

    assert [key for key in dice if scene.item(key).chosen] == [scene.meaning(twin)]
    assert scene.item(twin).offered


def test_an_empty_coaster_says_nothing_and_an_own_one_not_who_rolled(view):
    """“gewürfelt: Du” stood below a coaster from which the last die had been taken."""
    here, met = view(2, 1), set()
    for state in played(2, 1):
        if state.decision == "draft_die" and state.actor == 0:
            here.show_state(state, 0, seats(2), still=True)
            facts = next(panel.facts for panel in here.scene_.panels() if panel.key == "panel:1")
            met.add((bool(state.coaster[1]), facts.coaster))

    assert {said for filled, said in met if not filled} == {""}
    assert {said for filled, said in met if filled} <= {"you get it next", "rolled by you"}


def test_an_empty_coaster_of_ones_own_lies_where_its_last_die_lay(view):
    """It lay upon its own name while the others still took their last die."""
    here, met = view(2, 1), set()
    for state in played(2, 1):
        if state.decision == "draft_die":
            here.show_state(state, 0, seats(2), still=True)
            mine = next(piece.key for piece in pieces_in(here.model, "coaster:0") if isinstance(piece, CoasterPiece))
            box = here.scene_.rect_of(mine)
            met.add((len(state.coaster[0]), box.top(), box.right()))

    assert {0, 1, 4} <= {dice for dice, _, _ in met}
    assert len({(top, right) for _, top, right in met}) == 1


def test_tables_at_which_others_sit_by_then_have_no_rhomb(open_page):
    """Rhombs of the evening before stayed on tables although new guests had come."""
    match, random = new_match("taverns", seats(2), {"level": 1}, 5), Random(5)
    asked = presenter("taverns")

    def pieces(state):
        return {piece.key: piece for piece in asked.table(state, 0, match.seats).pieces()}

    others = set()
    while not others:  # tables that the last turn of the evening before has touched, and where others sit now
        match.play(likely(match.state, random))
        before, after = match.states[-2:]
        if 0 < before.round < after.round and before.actor == 0:
            then, now = pieces(before), pieces(after)
            touched = turn_at(asked, match, match.ply, match.seats).pieces
            others = {key for key in touched if key.startswith("seat:") and key in now and then.get(key) != now[key]}
    page = open_page(match, Silent(), (1560, 1024))

    assert not others & page.view.scene_.marked_last()


@pytest.mark.painted
@pytest.mark.parametrize("width", [70, 76, 104])
def test_the_name_of_a_tile_becomes_narrower_before_it_is_cut(qapp, width, monkeypatch):
    """In a review at 1366 x 768 "Kellnerin (fest)" ended in "(fe…"."""
    title, found = "Kellnerin (fest)", []
    piece = TilePiece("tile:0:waitress_post", "waitress_post", tile=1, upgraded=False, fresh=False, laid=0, held=None)
    monkeypatch.setattr(brushes, "draw_text", lambda p, box, text, font, *_, **__: found.append((box, text, font)))
    paint = partial(
        things.paint_sign, piece=piece, title=title, measure=Measure(width / 104, wide=False), colour=0
    )  # fmt: skip
    brushes.painted(width, 52, 1, lambda p: paint(p, QRectF(0, 0, width, 0.52 * width)))
    box, _, font = next(each for each in found if each[1] == title)

    assert brushes.text_width(title, font) <= box.width()
    assert font.pixelSize() >= 11


SMALL = (1094, 720)
"""Of the table in a window of 1366 x 768, in pixels."""


@pytest.mark.painted
@pytest.mark.parametrize("language", ["en", "de"])
def test_words_of_the_table_are_readable_in_a_small_window(view, language, monkeypatch):
    """“Feuerspucker A”, “jeder” and “Deine Würfel” had letters of 10 px at 1366 x 768."""
    found = {}

    def note(_p, _box, text, font, *_, **__):
        found[text] = font.pixelSize()

    with speaking(language):
        here = view(4, 5, size=SMALL)
        here.show_state(played(4, 5)[-40], 0, seats(4), still=True)
        board, measure = here.board, here.scene_.panel("book").facts.measure
        monkeypatch.setattr(stamps, "write", note)
        monkeypatch.setattr(brushes, "draw_text", note)
        brushes.painted(*SMALL, 1, lambda p: [each.facts.paint(p, each.rect) for each in here.scene_.panels()])
        for key in ("entertainer:0:juggler", "entertainer:0:fire_breather", "space:0:cash_till"):
            spot, piece = board.places.spots[key], piece_of(here.model, key)
            paint = painter_of(piece, spot, measure, seats(4), 0, board.places.slots.get(piece.face, ()))
            brushes.painted(*spot[2:4], 1, lambda p, paint=paint, spot=spot: paint(p, spot.rect))

    assert len(found) > 40
    assert {text: px for text, px in found.items() if text.replace(" ", "").isalpha() and px < LEAST} == {}


@pytest.mark.painted
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_guest_who_lies_face_down_says_when_he_can_be_had(view, language, monkeypatch):
    """He lay there with a frame, as a back among faces, and only his tip said why."""
    states = played(2, 1)
    state = next(each for each in states if each.covered >= 0 and each.decision == "service" and each.actor == 0)
    found = []
    with speaking(language):
        here = view(2, 1, size=SMALL)
        monkeypatch.setattr(brushes, "draw_text", lambda _p, box, text, font, *_, **__: found.append((text, box, font)))
        here.show_state(state, 0, seats(2), still=True)
        piece, spot = (
            piece_of(here.model, f"covered:{state.covered}"),
            here.board.places.spots[f"covered:{state.covered}"],
        )
        pixmaps.clear()
        here.board.picture(piece, spot)

    slip = [each for each in found if each[0] in ("New guest", "after this turn", "Neuer Gast", "nach dem Zug")]
    assert len(slip) == 2
    for text, box, font in slip:
        assert brushes.text_width(text, font) <= box.width() <= spot.width
        assert font.pixelSize() >= LEAST


@pytest.mark.painted
def test_the_guest_book_can_be_read_in_a_small_window(view, monkeypatch):
    """“+1” had letters of 9 px."""
    here, found = view(4, 5, size=SMALL), {}
    here.show_state(played(4, 5)[-1], 0, seats(4), still=True)
    monkeypatch.setattr(icons, "draw_text", lambda p, box, text, font, *_: found.setdefault(text, font.pixelSize()))
    cell = rect_of(here.board.places.book_cells()[0])
    measure = here.scene_.panel("book").facts.measure
    for bonus in filter(None, chain.from_iterable(c.BOOK)):
        paint = partial(tracks.paint_cell, bonus=bonus, measure=measure, signed=False, following=False)
        brushes.painted(cell.width(), cell.height(), 1, lambda p, paint=paint: paint(p, cell))

    assert "+1" in found
    assert min(found.values()) >= LEAST


@pytest.mark.painted
@pytest.mark.parametrize(("laid", "shown"), [(0, [9]), (1, [9, 6])])
def test_a_tile_shows_its_price_with_and_without_a_card_returned(qapp, laid, shown, monkeypatch):
    found = []
    piece = TilePiece("tile:0:wash_place", "wash_place", tile=2, upgraded=False, fresh=False, laid=laid, held=None)
    monkeypatch.setattr(pieces, "gem", lambda _p, x, y, r, number, **_: found.append((x, number)))
    paint = partial(things.paint_sign, piece=piece, title="Waschplatz", measure=Measure(1.0, wide=False), colour=0)
    brushes.painted(105, 54, 1, lambda p: paint(p, QRectF(0, 0, 105, 54)))

    assert [number for _, number in sorted(found)] == shown
