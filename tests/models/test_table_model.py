"""The model shows any table after any other, by row signals alone."""

import sys
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt

from app.models.table import Description, Piece, Table, Viewer, Zone
from app.models.table_model import Role, TableModel
from app.models.table_reading import keys_between, piece_of, pieces_in, rows_of, zone_key_of, zone_of, zones_of
from app.models.value import value

ZONES = ("deck", "harbour", "display:0", "display:1")


def table(**zones):
    """A table of pieces by zone name; a piece is a key or a Piece."""
    return Table(
        tuple(
            Zone(key, tuple(each if isinstance(each, Piece) else Piece(each) for each in pieces))
            for key, pieces in zones.items()
        )
    )


def shown(model):
    """What the model gives through Qt's own interface: keys by zone key."""
    out = {}
    for row in range(model.rowCount()):
        zone = model.index(row, 0)
        out[zone.data(Role.Key)] = [model.index(i, 0, zone).data(Role.Key) for i in range(model.rowCount(zone))]
    return out


@pytest.fixture
def model(qtmodeltester):
    model = TableModel()
    qtmodeltester.check(model)
    return model


@pytest.fixture
def signals(model):
    """The names of the row signals in order; cleared by the test."""
    seen = []
    model.rowsInserted.connect(lambda *_: seen.append("inserted"))
    model.rowsRemoved.connect(lambda *_: seen.append("removed"))
    model.rowsMoved.connect(lambda *_: seen.append("moved"))
    model.dataChanged.connect(lambda *_: seen.append("changed"))
    model.modelReset.connect(lambda *_: seen.append("reset"))
    return seen


def test_a_card_that_changes_zones_is_one_move(model, signals):
    model.sync(table(harbour=["a", "b", "c"], display=["d"]))
    signals.clear()

    model.sync(table(harbour=["b", "c"], display=["d", "a"]))

    assert signals == ["moved"]
    assert shown(model) == {"harbour": ["b", "c"], "display": ["d", "a"]}


def test_a_card_that_goes_back_to_an_earlier_zone_is_one_move(model, signals):
    model.sync(table(harbour=["b"], display=["d", "a", "e"]))
    signals.clear()

    model.sync(table(harbour=["a", "b"], display=["d", "e"]))

    assert signals == ["moved"]


def test_the_first_card_moved_to_the_end_is_one_move(model, signals):
    model.sync(table(harbour=list("abcdef")))
    signals.clear()

    model.sync(table(harbour=list("bcdefa")))

    assert signals == ["moved"]
    assert shown(model) == {"harbour": list("bcdefa")}


def test_new_neighbours_come_in_one_insertion_and_go_in_one_removal(model, signals):
    model.sync(table(harbour=["a", "z"]))
    signals.clear()

    model.sync(table(harbour=["a", "b", "c", "z"]))
    model.sync(table(harbour=["a", "z"]))

    assert signals == ["inserted", "removed"]


def test_an_equal_table_is_silent(model, signals):
    model.sync(table(harbour=[Piece("a", "sailor", 2)], display=["b"]))
    signals.clear()

    model.sync(table(harbour=[Piece("a", "sailor", 2)], display=["b"]))

    assert signals == []


def test_other_zones_are_another_table_without_a_reset(model, signals):
    model.sync(table(harbour=["a"]))
    signals.clear()

    model.sync(table(map=["x"], hand=["a"]))

    assert "reset" not in signals
    assert shown(model) == {"map": ["x"], "hand": ["a"]}


def test_a_zone_with_other_facts_keeps_its_place(model, signals):
    model.sync(Table((Berth("harbour", (Piece("a"),), depth=3),)))
    signals.clear()

    model.sync(Table((Berth("harbour", (Piece("a"),), depth=2),)))

    assert signals == ["changed"]


def test_one_key_for_two_pieces_is_refused(model):
    with pytest.raises(ValueError, match="one key"):
        model.sync(table(harbour=["a"], display=["a"]))


def test_a_piece_tells_screen_readers_its_name_count_and_explanation():
    words = {"coins:0": Description("Coins", "Yours"), "a": Description("Sailor")}
    model = TableModel(None, lambda thing, _viewer: words[thing.key])
    model.sync(table(harbour=[Piece("coins:0", count=3), Piece("a")]))

    coins, sailor = model.index_of("coins:0"), model.index_of("a")

    assert coins.data(Qt.ItemDataRole.AccessibleTextRole) == "Coins: 3"
    assert coins.data(Qt.ItemDataRole.AccessibleDescriptionRole) == "Yours"
    assert coins.data(Qt.ItemDataRole.ToolTipRole) == "Yours"
    assert sailor.data(Qt.ItemDataRole.AccessibleTextRole) == "Sailor"


@value(frozen=True, slots=True, kw_only=True)
class Ship(Piece):
    """A typed piece: its words follow from its fields."""

    sails: int


@value(frozen=True, slots=True, kw_only=True)
class Berth(Zone):
    """A typed zone."""

    depth: int


def described(thing, viewer):
    """Counts in ``asked`` what is asked for."""
    asked.append(thing.key)
    return Description(f"{viewer.locale} ship", f"{thing.sails} sails" if isinstance(thing, Ship) else "")


asked = []


def fleet(sails, locale="en"):
    return Table((Zone("harbour", (Ship("a", sails=sails), Ship("b", sails=2))),), Viewer(locale=locale))


def test_words_are_made_when_a_role_is_asked_for():
    model = TableModel(None, described)
    asked.clear()

    model.sync(fleet(3))
    assert asked == []

    assert model.index_of("a").data(Role.Tip) == "3 sails"
    assert model.index_of("a").data(Role.Name) == "en ship"
    assert asked == ["a", "a"]


def test_a_typed_piece_that_changes_tells_so_and_no_other():
    model, changed = TableModel(None, described), []
    model.sync(fleet(3))
    model.dataChanged.connect(lambda first, _last, roles: changed.append((first.data(Role.Key), roles)))

    model.sync(fleet(1))

    assert changed == [("a", [])]  # any role
    assert model.index_of("a").data(Qt.ItemDataRole.ToolTipRole) == "1 sails"


def test_neighbours_that_change_are_one_signal():
    """A jump of the slider changes most pieces; a signal for each took longer than all the rest of it."""
    model, changed = TableModel(), []
    model.sync(table(harbour=list("abcdef"), display=["g"]))
    model.dataChanged.connect(lambda first, last: changed.append((first.data(Role.Key), last.data(Role.Key))))

    more = {key: Piece(key, count=2) for key in "bcfg"}
    model.sync(table(harbour=[more.get(key, key) for key in "abcdef"], display=[more["g"]]))

    assert changed == [("b", "c"), ("f", "f"), ("g", "g")]
    assert [piece_of(model, key).count for key in "abcdefg"] == [1, 2, 2, 1, 1, 2, 2]


def test_another_language_or_viewer_changes_all_words_of_the_same_pieces():
    model, changed = TableModel(None, described), []
    model.sync(fleet(3))
    model.dataChanged.connect(lambda first, last, roles: changed.append((first.data(Role.Key), last.row(), roles)))

    model.sync(fleet(3, "de"))

    assert [(key, last) for key, last, _ in changed] == [("harbour", 0), ("a", 1)]
    assert all(Role.Name in roles and Role.Tip in roles and Role.Count not in roles for _, _, roles in changed)
    assert model.index_of("b").data() == "de ship"


def test_every_role_of_a_piece_can_be_read():
    words = {"a": Description("Sailor", "1 sword"), "harbour": Description("Harbour", "Ships")}
    model = TableModel(None, lambda thing, _viewer: words[thing.key])
    piece = Piece("a", "sailor_1", 2)
    model.sync(Table((Zone("harbour", (piece,)),)))
    index = model.index_of("a")

    assert index.data(Role.Face) == "sailor_1"
    assert index.data(Role.Count) == 2
    assert (index.data(Role.Name), index.data(Role.Tip)) == ("Sailor", "1 sword")
    assert index.data(Role.ZoneKey) == "harbour"
    assert model.data(index, Role.Piece) == piece
    zone = model.index_of("harbour")
    assert (zone.data(Role.Name), zone.data(Role.Tip), zone.data(Role.Count)) == ("Harbour", "Ships", 1)


def test_pieces_are_found_by_key(model):
    model.sync(table(harbour=["a"], display=["b", "c"]))

    assert piece_of(model, "c").key == "c"
    assert zone_key_of(model, "c") == "display"
    assert model.index_of("c").row() == 1
    assert not model.index_of("nobody").isValid()
    assert "b" in model
    assert "x" not in model
    assert [piece.key for piece in pieces_in(model, "display")] == ["b", "c"]


def test_zones_and_pieces_are_read_through_roles():
    """What the readers give is what the roles of the indexes hold; a zone may have the key of a piece."""
    model = TableModel()
    shown = Table((Zone("deck", (Piece("deck", count=9),)), Zone("hand", (Piece("a"), Piece("b")))))
    model.sync(shown)

    deck, hand = (model.index(row, 0) for row in (0, 1))
    assert zones_of(model) == shown.zones == tuple(index.data(Role.Zone) for index in (deck, hand))
    assert zone_of(model, "deck") == shown.zones[0]
    assert pieces_in(model, "deck") == (piece_of(model, "deck"),) == shown.zones[0].pieces
    assert rows_of(model) == [list(zone.pieces) for zone in shown.zones]
    assert keys_between(model, hand, 0, 1) == ["a", "b"]
    assert keys_between(model, QModelIndex(), 0, 1) == ["deck", "hand"]
    assert model.index(0, 0, hand).data(Role.Zone) is hand.data(Role.Piece) is None


@pytest.mark.parametrize("read", [piece_of, pieces_in, zone_of, zone_key_of])
def test_what_is_not_there_is_a_key_error(model, read):
    model.sync(table(harbour=["a"]))

    with pytest.raises(KeyError, match="nobody"):
        read(model, "nobody")


def test_a_persistent_index_follows_its_card(model):
    model.sync(table(harbour=["a", "b"], display=["c"]))
    held = QPersistentModelIndex(model.index_of("b"))

    model.sync(table(harbour=["x", "a"], display=["b", "c"]))

    assert QModelIndex(held).data(Role.Key) == "b"
    assert QModelIndex(held).data(Role.ZoneKey) == "display"


@st.composite
def tables(draw):
    """A random table over the same zones, with faces and counts that change."""
    keys = draw(st.lists(st.integers(0, 24), unique=True, max_size=20))
    where = draw(st.lists(st.integers(0, len(ZONES) - 1), min_size=len(keys), max_size=len(keys)))
    counts = draw(st.lists(st.integers(1, 3), min_size=len(keys), max_size=len(keys)))
    return Table(
        tuple(
            Zone(
                name, tuple(Piece(f"card:{k}", count=n) for k, w, n in zip(keys, where, counts, strict=True) if w == z)
            )
            for z, name in enumerate(ZONES)
        )
    )


class Mirror:
    """A picture of the model made from its row signals only, as a view would."""

    def __init__(self, model):
        self.model, self.rows = model, {}
        model.rowsInserted.connect(self.inserted)
        model.rowsRemoved.connect(self.removed)
        model.rowsMoved.connect(self.moved)

    def inserted(self, parent, first, last):
        if parent.isValid():
            new = [self.model.index(row, 0, parent).data(Role.Key) for row in range(first, last + 1)]
            self.rows[parent.row()][first:first] = new
        else:
            self.rows = {row: [] for row in range(first, last + 1)}

    def removed(self, parent, first, last):
        del self.rows[parent.row()][first : last + 1]

    def moved(self, source, first, last, target, row):
        keys = self.rows[source.row()][first : last + 1]
        del self.rows[source.row()][first : last + 1]
        if source == target and first < row:
            row -= len(keys)
        self.rows[target.row()][row:row] = keys


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(tables(), min_size=2, max_size=5))
def test_any_table_after_any_other(qtmodeltester, some):
    """Watched by Qt's own tester; a mirror built from the signals alone stays true."""
    model = TableModel()
    qtmodeltester.check(model)
    mirror = Mirror(model)
    for each in some:
        model.sync(each)
        expected = {zone.key: [piece.key for piece in zone.pieces] for zone in each.zones}
        assert shown(model) == expected
        assert mirror.rows == dict(enumerate(expected.values()))
        assert [piece_of(model, piece.key) for piece in each.pieces()] == list(each.pieces())


@pytest.mark.parametrize("checked", [False, True])
def test_full_tables_shuffled_again_and_again(qtmodeltester, checked):
    """More pieces than hypothesis likes to draw: 40 in four zones, some coming and going.

    A few times Qt's own tester looks at every row at every change.
    """
    rng = Random(7)
    model = TableModel()
    if checked:
        qtmodeltester.check(model)
    mirror = Mirror(model)
    for _ in range(8 if checked else 60):
        zones = {name: [] for name in ZONES}
        for number in rng.sample(range(50), 40):
            zones[rng.choice(ZONES)].append(f"card:{number}")
        model.sync(table(**zones))
        assert shown(model) == zones
        assert mirror.rows == dict(enumerate(zones.values()))


def test_moving_cards_keeps_none_alive():
    """PySide6 6.12 on Python 3.11 lost a reference to None on every call until it aborted."""
    model = TableModel()
    there, back = table(harbour=["a"], display=[]), table(harbour=[], display=["a"])
    before = sys.getrefcount(None)

    for _ in range(500):
        model.sync(there)
        model.sync(back)

    assert sys.getrefcount(None) > before - 100


def kinds(of):
    """All classes of pieces or zones below one.

    A dataclass with slots is a second class; the one that was written stays among the subclasses in Python 3.11.2.
    """
    below = [each for each in of.__subclasses__() if getattr(sys.modules[each.__module__], each.__name__) is each]
    return {of}.union(*map(kinds, below))


@pytest.mark.parametrize("of", [Piece, Zone])
def test_pieces_and_zones_are_made_fast_and_compared_by_all_they_hold(of):
    """A frozen dataclass took a fifth of the time of a position."""
    for kind in kinds(of):
        assert kind.__setattr__ is object.__setattr__, kind
        assert kind.__hash__ is not None, kind
        assert "__dict__" not in dir(kind), kind


@value(frozen=True, slots=True)
class Stall(Zone):
    """A zone with a price."""

    price: int = 0


def test_a_zone_that_is_another_one_is_told_although_no_piece_is():
    model = TableModel()
    model.sync(Table((Stall("deck", (Piece("card:1"),), price=3),)))
    told = []
    model.dataChanged.connect(lambda first, last: told.append((first.internalId(), first.row(), last.row())))

    model.sync(Table((Stall("deck", (Piece("card:1"),), price=3),)))
    assert not told

    model.sync(Table((Stall("deck", (Piece("card:1"),), price=4),)))
    assert told == [(0, 0, 0)]
