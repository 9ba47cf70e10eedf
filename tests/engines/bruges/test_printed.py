"""The data file holds what is printed.  R2, R5, R57, R63, R86, R92, R96"""

import pytest

from app.engines.bruges import components as data
from tests.engines.bruges.printed import CANALS, CARDS, EXCHANGE, SHIPS, TRACK

KINDS = ("lightning", "worker", "once_per_round", "permanent", "laurel", "none")


def test_every_card():
    """R63, R86, R96: group, colour, price, points, kind and worker."""
    found = {}
    for card in range(data.N_CARDS):
        kind = KINDS[data.KIND[card]]
        if data.WORKER_COLOUR[card] >= 0:
            kind += ":" + data.COLOURS[data.WORKER_COLOUR[card]]
        group, colour = data.GROUPS[data.GROUP[card]], data.COLOURS[data.COLOUR[card]]
        found[data.IDS[card]] = [group, colour, str(data.PRICE[card]), str(data.POINTS[card]), kind]
    assert found == CARDS
    assert list(found) == list(CARDS)


def test_numbers_of_cards():
    """R6, R63, R86, R92, R96: 15 persons of 11 groups, 2 more of each and 17 Travellers, 17 pets."""
    groups = [group for group, *_ in CARDS.values()]
    assert [groups[:165].count(group) for group in data.GROUPS] == [15] * 11 + [0, 0]
    assert [groups[165:204].count(group) for group in data.GROUPS] == [2] * 11 + [17, 0]
    assert groups[204:] == ["pets"] * 17
    assert all(3 * int(points) == int(price) for group, _, price, points, _ in CARDS.values() if group != "pets")
    assert all(2 * int(points) == int(price) for group, _, price, points, _ in CARDS.values() if group == "pets")


def test_the_new_engraver():
    """R2: the old one for 12 guilders is never in the deck."""
    assert CARDS["engraver"] == ["arts", "yellow", "9", "3", "laurel"]
    assert [name for name in data.IDS if "engraver" in name] == ["engraver"]


@pytest.mark.parametrize("seat", CANALS)
def test_canals(seat):
    """R57: ten spaces of one's own; every colour once in a section."""
    number = data.SEATS.index(seat)
    for section in (0, 1):
        colours = [data.COLOURS[colour] for colour in data.CANALS[number][section]]
        assert " ".join(colours) == CANALS[seat][section]
        assert sorted(colours) == sorted(data.COLOURS)


def test_modules():
    """R5, R14, R111, R124: ships, exchange cards, statues; the track."""
    assert " ".join(data.SHIP_KINDS) == SHIPS
    assert data.EXCHANGE_AT - data.SHIPS_AT == 30
    found = zip(data.EXCHANGE, data.EXCHANGE_ACTION, data.EXCHANGE_MARKERS, strict=True)
    assert {name: (data.ACTIONS[action], markers) for name, action, markers in found} == EXCHANGE
    assert data.statues(4) == data.statues(2) == (7, 6, 5, 4, 3, 2)
    assert data.statues(5) == (9, 8, 7, 6, 5, 4, 3, 2)
    assert " ".join(map(str, data.TRACK)) == TRACK
