"""What keys look like is read as it is spelt."""

import pytest

from app.engines.contract import NOBODY
from app.models.keys import key_kind, key_name, key_parts, key_seat, listed_key, make_key, panel_key


@pytest.mark.parametrize(
    ("key", "kind", "name", "parts"),
    [
        (make_key("hand", 2), "hand", "2", ("2",)),
        (make_key("house", 2, 0), "house", "2:0", ("2", "0")),
        (make_key("give", *(1, 0, 3)), "give", "1:0:3", ("1", "0", "3")),
        (panel_key(3), "panel", "3", ("3",)),
        (listed_key("joker"), "list", "joker", ("joker",)),
        ("discard", "discard", "", ()),
        ("", "", "", ()),
    ],
)
def test_a_key_is_read_as_it_was_spelt(key, kind, name, parts):
    assert (key_kind(key), key_name(key), key_parts(key)) == (kind, name, parts)


@pytest.mark.parametrize(
    ("key", "seat"),
    [("hand:0", 0), ("panel:3", 3), ("discard", NOBODY), ("island:navagero", NOBODY), ("stack:street:0", NOBODY)],
)
def test_only_zones_and_panels_of_a_seat_have_one(key, seat):
    assert key_seat(key) == seat
