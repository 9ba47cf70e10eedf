"""The scene of Bruges shows any position, whatever it showed before."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from app.engines.bruges import components as c
from app.models.bruges.describe import DESCRIPTIONS
from app.models.bruges.keys import house_key
from app.models.bruges.texts import text
from app.models.bruges.words import name
from app.models.games import presenter
from app.models.table import viewer_at
from app.models.table_reading import pieces_in, zones_of
from app.views.board.table_board import looks_of
from app.views.bruges.art import card_face
from app.views.bruges.effects import effect_icons
from app.views.bruges.figures import FIGURES
from app.views.bruges.menu import paint_use
from app.views.bruges.painters import painter_of
from app.views.bruges.words import WORDS
from app.views.paint import brushes, stamps
from app.views.paint.glyphs import glyph_names
from app.views.widgets.measure import Measure
from tests.engines.bruges.builder import A, turn
from tests.views.bruges.conftest import ALL, played
from tests.views.tables import assert_has_pictures, assert_may_jump, seats, shouting

EVERYTHING = tuple(ALL)


@pytest.mark.parametrize(("players", "modules"), [(2, ()), (5, EVERYTHING)])
def test_the_slider_may_jump_anywhere_in_a_finished_game(view, players, modules):
    assert_may_jump(view(players, modules), view(players, modules), played(players, modules))


@pytest.mark.slow
@pytest.mark.painted
@pytest.mark.parametrize(("players", "modules", "size"), [(3, EVERYTHING, (1560, 1024)), (4, (), (1094, 720))])
def test_every_piece_has_a_picture(view, players, modules, size):
    assert_has_pictures(view(players, modules, size=size), played(players, modules)[::40])


def test_every_card_has_a_figure_of_its_own_and_says_what_it_does_in_words_and_in_icons():
    assert set(FIGURES) == set(c.IDS[: c.N_CARDS])
    assert len(set(FIGURES.values())) == c.N_CARDS
    assert set(FIGURES.values()) <= set(glyph_names())
    for card in range(c.N_CARDS):
        full = card_face(card, full=True)
        small = card_face(card, full=False)
        assert (full.name, full.text) == (name(card), text(card))
        assert small.icons, c.IDS[card]
        assert (small.cost, small.points) == (c.PRICE[card], c.POINTS[card])
        if c.KIND[card] == c.WORKER:
            assert small.badge[1] == "meeple"
    for source in range(c.EXCHANGE_AT, len(c.IDS)):
        assert effect_icons(source), c.IDS[source]


def test_icons_use_glyphs_that_are_there():
    known = set(glyph_names())
    for source in range(len(c.IDS)):
        assert {icon[1] for icon in effect_icons(source) if icon[0] == "glyph"} <= known, c.IDS[source]


def test_the_backs_of_a_hidden_hand_tell_the_colour_only(view):
    here = view(3)
    state = next(state for state in played(3) if len(state.hand[1]) == 5)
    here.show_state(state, 0, seats(3), still=True)

    backs = here.scene_.panel("panel:1").facts.hand

    assert [back.colour for back in backs] == [c.COLOUR[card] for card in state.hand[1]]
    assert not any(key.startswith("hidden:1") for key in here.scene_.board_keys())


def test_a_third_marker_is_announced(view):
    here = view(3)
    state = next(
        state
        for state in played(3)
        if any(state.threats[colour] == 2 and not state.own[0] for colour in range(c.N_COLOURS))
    )
    here.show_state(state, 0, seats(3), still=True)
    warned = [piece for piece in pieces_in(here.model, "threats:0") if piece.warns]

    facts = here.scene_.panel("panel:0").facts

    assert warned
    assert facts.warned == tuple(piece.colour for piece in warned)
    paper = here.scene_.rect_of(warned[0].key)
    title = QPointF(paper.x(), here.board.areas.threats.y - 4)
    assert DESCRIPTIONS.warning(warned[0].colour, warned[0].stake) in here.scene_.tip_at(title)


@pytest.mark.painted
def test_a_used_person_is_greyed(view):
    here = view(3)
    state = next(state for state in played(3) if state.used & state.own[0])
    here.show_state(state, 0, seats(3), still=True)
    while here.board.work():
        pass
    here.scene_.sharpen()
    pieces = pieces_in(here.model, "persons:0")
    used = next(piece for piece in pieces if piece.used)

    item = here.scene_.item(used.key)
    image = item.picture.pixmap.toImage()
    middle = image.pixelColor(image.width() // 2, image.height() // 3)
    assert max(middle.getRgb()[:3]) - min(middle.getRgb()[:3]) < 60


def test_points_of_everybody_with_their_parts_where_no_card_is_to_be_played(view):
    here = view(3)
    state = played(3)[-1]
    here.show_state(state, 0, seats(3), still=True)

    *parts, together = here.scene_.panel("points").facts.rows

    assert together == tuple(state.scores())
    for seat in range(3):
        assert sum(values[seat] for values in parts) == state.scores()[seat]


def test_the_table_of_points_says_whether_the_game_is_over(view):
    """Beside the page that named the winner stood "If it ended now"."""
    here, states = view(3), played(3)
    before = next(state for state in reversed(states) if state.actor == 0 and state.decision == "end_turn")

    here.show_state(states[-1], 0, seats(3), still=True)
    assert here.scene_.panel("points").name == "How it ended"
    here.show_state(before, 0, seats(3), still=True)
    assert here.scene_.panel("points").name == "If it ended now"


def test_what_is_written_on_pieces_is_painted_anew_in_another_language(view):
    """Pictures are kept by what they depend on; pieces are equal in every language."""
    here = view(4, EVERYTHING)
    state = next(s for s in played(4, EVERYTHING) if s.decision == "play_card" and s.actor == 0 and s.exchange >= 0)
    here.show_state(state, 0, seats(4), still=True)
    written = [piece for key in ("majorities", "uses", "guilders:0") for piece in pieces_in(here.model, key)]
    written += [pieces_in(here.model, "exchange")[0]]
    viewer, chosen = viewer_at(0, seats(4)), state.legal()[0][1]

    def looks():
        return [
            looks_of(painter_of(piece, 9.0, Measure(1.0, True, 1.0), range(4), viewer, chosen)) for piece in written
        ]

    before = looks()
    with shouting():
        after = looks()

    assert looks() == before
    assert all(one != other for one, other in zip(before, after, strict=True))


def test_a_played_card_leaves_for_the_discard_pile(view, qtbot):
    states = played(2)
    at = next(
        k
        for k in range(1, len(states))
        if states[k - 1].actor == 0 and len(states[k].hand[0]) == len(states[k - 1].hand[0]) - 1
        and len(states[k].discard) == len(states[k - 1].discard) + 1
    )  # fmt: skip
    here = view(2)
    here.show_state(states[at - 1], 0, seats(2), still=True)
    hand = {piece.key for piece in pieces_in(here.model, "hand:0")}
    here.scene_.speed = 4
    here.show_state(states[at], 0, seats(2))
    QApplication.processEvents()

    gone = hand - here.scene_.board_keys()
    assert len(gone) == 1
    assert here.board.target(gone.pop(), "hand:0") == here.board.places.spots["discard"]
    qtbot.waitUntil(lambda: not here.scene_.moving(), timeout=5_000)


def test_every_painted_part_explains_itself(view):
    here = view(3, EVERYTHING)
    here.show_state(played(3, EVERYTHING)[-30], 0, seats(3), still=True)

    tips = [tip for panel in here.scene_.panels() for _, tip in panel.tips()]

    assert all(tip == tip.strip() for tip in tips)
    for word in ("If the game ended now", "Workers:", "Reputation", "brings"):
        assert any(word in tip for tip in tips), word


@pytest.mark.parametrize("size", [(856, 525), (1082, 720), (1540, 1016)])
def test_a_ring_around_the_guilders_keeps_off_the_points_above(view, size):
    here = view(3, size=size)
    here.show_state(played(3)[5], 0, seats(3), still=True)
    head = here.board.areas
    spot = here.board.spots(zones_of(here.model))["guilders:0"]
    assert spot.y - head.purse.y >= 3 * head.scale, "letters like p end where the purse begins"


def test_guilders_fly_to_who_takes_them(view):
    states = played(3)
    at = next(k for k in range(1, len(states)) if _gain(states, k) > 2 and not _lost(states, k))
    here = view(3)
    here.show_state(states[at - 1], 0, seats(3), still=True)
    before = zones_of(here.model)
    here.show_state(states[at], 0, seats(3), still=True)

    flying = here.board.flights(before, zones_of(here.model))

    purse = here.board.areas.purse.centre
    assert sum(each.count for each in flying if (each.end.x(), each.end.y()) == purse) == _gain(states, at)
    assert here.board.flights(zones_of(here.model), zones_of(here.model)) == []


def _gain(states, k):
    return states[k].guilders[0] - states[k - 1].guilders[0]


def _lost(states, k):
    return any(states[k].guilders[seat] != states[k - 1].guilders[seat] for seat in (1, 2))


@pytest.mark.parametrize("size", [(1094, 693), (1094, 720), (1204, 790), (1560, 1024)])
@pytest.mark.parametrize("modules", [(), ("zwin",), EVERYTHING])
def test_both_draw_piles_are_called_by_name(view, monkeypatch, size, modules):
    """In German, at 1366 x 768, they read "Links 34" and just "38"; with ships or in a window they had numbers only."""
    for side, word in (("left", "Links"), ("right", "Rechts")):
        monkeypatch.setattr(type(WORDS), side, lambda _, word=word: word)
    here = view(3, modules, size=size)
    for state in played(3, modules)[::80]:
        here.show_state(state, 0, seats(3), still=True)
        counts = [len(pile) for pile in state.piles]
        texts = [here.scene_.panel(f"count:pile:{side}").facts.text for side in ("left", "right")]

        assert all(told.startswith(word) for told, word in zip(texts, ("Links", "Rechts"), strict=True)), texts
        assert all(not count or told.endswith(str(count)) for told, count in zip(texts, counts, strict=True))


@pytest.mark.parametrize("size", [(1094, 693), (1094, 720), (1204, 790), (1560, 1024)])
@pytest.mark.parametrize("modules", [(), ("zwin",), EVERYTHING])
def test_the_pills_of_the_piles_keep_clear_of_each_other_and_of_the_sides(view, size, modules):
    """In English, at 1366 x 768, "Reserve 99" reached over the edge of the panel."""
    here = view(3, modules, size=size)
    areas = here.board.areas
    panel = areas.store if areas.store.w else areas.town
    for state in played(3, modules)[::80]:
        here.show_state(state, 0, seats(3), still=True)
        pills = [here.scene_.panel(f"count:{key}").rect for key in ("pile:left", "pile:right", "discard", "reserve")]
        assert not any(a.intersects(b) for a in pills for b in pills if a is not b)
        assert all(panel.x + 2 < pill.left() and pill.right() < panel.right - 2 for pill in pills)


def test_the_place_of_the_exchange_card_is_outlined_while_there_is_none(view):
    """In the draw phase the third of the panel beside the piles was empty."""
    here = view(3, EVERYTHING)
    seen = set()
    for state in played(3, EVERYTHING)[::9]:
        here.show_state(state, 0, seats(3), still=True)
        outlined = "exchange" in {panel.key for panel in here.board.panels(zones_of(here.model))}
        assert outlined == (state.exchange < 0)
        seen.add(outlined)
    assert seen == {True, False}


def test_a_nun_looks_like_a_nun():
    """The glyph of the set looked like an imp; ours shows veil, wimple and a calm face."""
    assert FIGURES["nun"] == "nun"


def test_a_click_on_who_lives_in_a_house_means_the_house_where_only_that_may_be_chosen(view):
    """To lay a pet into a house with a person, only the few pixels beside the person's card could be clicked."""
    here = view(3)
    state = next(state for state in played(3) if state.own[0])
    here.show_state(state, 0, seats(3), still=True)
    lodger = next(piece for piece in pieces_in(here.model, "persons:0"))
    house = house_key(0, lodger.house)
    chosen = []
    here.chosen.connect(chosen.append)
    middle = here.scene_.rect_of(lodger.key).center()

    here.scene_.set_offered((house,))
    here.scene_.press(here.scene_.key_at(middle))
    here.scene_.set_offered((house, lodger.key))
    here.scene_.press(here.scene_.key_at(middle))

    assert chosen == [house, lodger.key]


@pytest.mark.painted
@pytest.mark.parametrize(("colour", "keys"), [("", []), ("#942437", ["2"])])
def test_the_menu_shows_keys_only_once_they_choose_a_use(qapp, monkeypatch, colour, keys):
    """Before a card is chosen 1 to 5 choose cards, and “Take guilders” was marked with 2."""
    found = []
    monkeypatch.setattr(stamps, "write", lambda _p, _box, words, *_, **__: found.append(words))
    rect = QRectF(0, 0, 380, 26)
    measure = Measure(1.0, wide=False)
    brushes.painted(
        380, 26, 1, lambda p: paint_use(p, rect, "Take guilders", "two-coins", 2, "+3", "", colour, (), measure)
    )

    assert "Take guilders" in found
    assert [words for words in found if words.isdigit()] == keys


def test_a_use_that_no_hand_card_allows_is_locked_before_a_card_is_chosen(qapp):
    """All six uses looked possible."""
    state = turn(hand={A: "mason monk"}, workers={A: "blue"})
    shown = presenter("bruges").table(state, A, seats(state.players))

    locked = {
        use: painter_of(shown.piece(f"use:{use}"), 3.0, Measure(1.0, wide=False), [0, 1], shown.viewer, -1).keywords
        for use in ("workers", "house")
    }

    assert locked["workers"]["blocked"] == ""
    assert locked["house"]["blocked"] == "Needs 1 yellow worker or 1 red worker."


def test_points_that_are_all_there_are_are_told_once():
    """“5 points (5 in all)”."""
    assert WORDS.points(5, 5) == "5 points"
    assert WORDS.points(5, 8) == "5 points (8 in all)"
