"""Pieces of a zone lie above one another in their order, and keep their heights as others come and go."""

from itertools import pairwise
from random import Random
from types import SimpleNamespace

import pytest

from app.match.match import Match
from app.match.record import load
from app.models.table import Piece, Zone
from app.views.board.preparation import Preparation
from app.views.board.spot import Spot
from tests.golden.make import FOLDER

PLACE = Spot(10.0, 10.0, 60.0, 90.0, 5.0)


class Heap:
    """A board on which all pieces have the same place, and the items that follow it."""

    def __init__(self):
        self.items = {}

    def ahead(self):
        return self

    def spots(self, zones):
        return {piece.key: PLACE for zone in zones for piece in zone.pieces}

    def picture(self, _piece, _spot):
        return "picture"

    def panels(self, _zones):
        return []

    def show(self, zones, looks=()):
        """Take over a position; the keys of the pieces that were concerned."""
        ahead = Preparation(self, lambda: zones)
        for _ in ahead.steps(self.items, looks, everything=False):
            pass
        self.items = {key: item for key, item in self.items.items() if key in ahead.spots}
        for placed in ahead.placed:
            at = SimpleNamespace(spot=placed.spot, picture_at=lambda _spot: "picture")
            self.items[placed.piece.key] = at
        return [placed.piece.key for placed in ahead.placed]

    def heights(self, zones):
        return [self.items[piece.key].spot.z for zone in zones for piece in zone.pieces]


def zones_of(*rows):
    return [Zone(f"zone:{row}", tuple(map(Piece, keys))) for row, keys in enumerate(rows)]


def test_a_piece_that_comes_between_others_moves_but_its_neighbour():
    """A tile of Murano that lies before thirty others in its zone had them all told a new height."""
    heap = Heap()
    keys = [f"tile:{number}" for number in range(40)]
    heap.show(zones_of(keys))

    concerned = heap.show(zones_of([*keys[:5], "new", *keys[5:]]))

    assert concerned[0] == "new"
    assert len(concerned) <= 2


def test_a_piece_that_looks_otherwise_keeps_its_height():
    heap = Heap()
    keys = [f"tile:{number}" for number in range(40)]
    heap.show(zones_of(keys))
    heap.show(zones_of(keys[10:]))
    before = heap.items["tile:20"].spot

    assert heap.show(zones_of(keys[10:]), looks={"tile:20"}) == ["tile:20"]
    assert heap.items["tile:20"].spot == before


def test_heights_follow_the_order_whatever_comes_and_goes():
    random, heap = Random(3), Heap()
    keys = [f"tile:{number}" for number in range(60)]
    for _ in range(400):
        chosen = random.sample(keys, random.randrange(61))
        if random.random() < 0.7:
            chosen.sort(key=lambda key: int(key[5:]))
        cut = random.randrange(len(chosen) + 1)
        zones = zones_of(chosen[:cut], chosen[cut:])
        heap.show(zones)
        heights = heap.heights(zones)

        assert all(one < other for one, other in pairwise(heights))


@pytest.mark.parametrize(
    ("game", "decision", "least"),
    [("taverns", "service", 10), ("loyang", "act", 2), ("murano", "choose_character", 4), ("bruges", "play_card", 2)],
)
def test_the_label_of_a_card_stays_above_it_while_it_is_raised(open_view, game, decision, least):
    """Murano: the character that was pointed at or chosen covered half of its own “now +0”."""
    states = Match(load(FOLDER / game / "2-players-0.kontor")).states
    view = open_view(game, next(state for state in states if state.decision == decision and not state.actor))
    scene, found = view.scene_, 0
    for panel in scene.panels():
        if (item := scene.item(panel.label_of)) is None:
            continue
        found += 1
        label, height = scene._panels[panel.key], item.zValue()  # noqa: SLF001
        lay = label.zValue()
        item.hover(on=True, ms=0)
        assert (item.zValue() > height) != item.spot.still  # a pile stays where it is
        assert label.zValue() > item.zValue(), panel.key
        item.hover(on=False, ms=0)
        assert (label.zValue(), item.zValue()) == (lay, height)

    assert found >= least
