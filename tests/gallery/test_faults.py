"""The faults of ``tests.gallery.faults`` can still be put into the painting: the names in the code move."""

import pytest

from tests.gallery.faults import FAULTS, place_of

ALL = [(game, fault) for game, faults in FAULTS.items() for fault in faults]


@pytest.mark.parametrize(("game", "fault"), ALL, ids=[f"{game}-{fault.what}" for game, fault in ALL])
def test_the_place_of_a_fault_is_there(qapp, game, fault):
    owner, name = place_of(fault.place)
    target = getattr(owner, name)

    assert fault.place.startswith(f"{game}.") or not fault.place.startswith(tuple(FAULTS))
    if isinstance(fault.change, dict):
        assert fault.change.keys() <= target.keys()
        assert all(target[key] != value for key, value in fault.change.items())
    else:
        assert callable(fault.change(target))


def test_ten_of_each_game():
    assert {game: len(faults) for game, faults in FAULTS.items()} == dict.fromkeys(FAULTS, 10)
