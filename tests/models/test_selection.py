"""Clicks narrow the spelled paths until one action is left."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.models.selection import ActionSelection, Series

HIRE = (("card:1", "button:confirm"), ("hire", 1))
SHIP = (("card:2", "button:take"), ("take_ship", 2))
RENOUNCE = (("card:2", "button:renounce"), ("renounce", 2))
PASS = (("button:pass",), ("pass",))
ALL = [HIRE, SHIP, RENOUNCE, PASS]


def test_a_single_key_plays():
    assert ActionSelection(ALL).choose("button:pass") == ("pass",)


def test_a_card_narrows_and_a_button_plays():
    choice = ActionSelection(ALL)

    assert choice.next_keys() == ["card:1", "card:2", "button:pass"]
    assert choice.choose("card:2") is None
    assert choice.chosen == ("card:2",)
    assert choice.next_keys() == ["button:take", "button:renounce"]
    assert [action for _, action in choice.remaining()] == [("take_ship", 2), ("renounce", 2)]
    assert choice.choose("button:renounce") == ("renounce", 2)


def test_a_single_way_on_is_still_asked_for():
    choice = ActionSelection(ALL)

    assert choice.choose("card:1") is None
    assert choice.choose("button:confirm") == ("hire", 1)


def test_back_undoes_one_key_at_a_time():
    choice = ActionSelection(ALL)
    choice.choose("card:2")

    assert choice.back()
    assert choice.chosen == ()
    assert not choice.back()
    assert choice.next_keys() == ["card:1", "card:2", "button:pass"]


def test_another_card_replaces_the_first():
    choice = ActionSelection(ALL)
    choice.choose("card:1")

    assert choice.reachable() == ["button:confirm", "card:2", "button:pass"]
    choice.choose("card:2")

    assert choice.chosen == ("card:2",)


def test_another_way_out_is_played_at_once():
    choice = ActionSelection(ALL)
    choice.choose("card:1")

    assert choice.choose("button:pass") == ("pass",)


def test_the_chosen_card_is_laid_down_by_a_second_click():
    choice = ActionSelection(ALL)
    choice.choose("card:1")

    assert choice.choose("card:1") is None
    assert choice.chosen == ()


def test_clear_takes_everything_back():
    choice = ActionSelection(ALL)
    choice.choose("card:2")
    choice.clear()

    assert choice.chosen == ()
    assert len(choice.remaining()) == 4


def test_what_is_not_offered_is_refused():
    with pytest.raises(ValueError, match="card:9"):
        ActionSelection(ALL).choose("card:9")


@pytest.mark.parametrize(
    "spelled",
    [
        [(("a",), 1), (("a",), 2)],
        [(("a",), 1), (("a", "b"), 2)],
        [(("a", "b", "c"), 1), (("a", "b"), 2)],
        [((), 1), (("a",), 2)],
        [((), 1)],
    ],
)
def test_ambiguous_spelling_is_refused(spelled):
    with pytest.raises(ValueError, match="action"):
        ActionSelection(spelled)


def test_nothing_to_choose_when_the_game_is_over():
    assert ActionSelection([]).next_keys() == []


@given(st.sets(st.text("abc", min_size=3, max_size=3), min_size=1))
def test_every_path_leads_to_its_action(words):
    spelled = [(tuple(word), ("play", word)) for word in sorted(words)]
    for path, action in spelled:
        choice = ActionSelection(spelled)
        played = [choice.choose(key) for key in path]
        assert played[-1] == action
        assert all(each is None for each in played[:-1])


def test_a_series_is_chosen_like_an_action():
    """Beside single actions: one click more says how many."""
    both = Series((("sell", 4), ("sell", 4)))
    choice = ActionSelection([(("tile", "bean", "one"), ("sell", 4)), (("tile", "bean", "two"), both)])

    assert [choice.choose(key) for key in ("tile", "bean", "two")] == [None, None, both]
