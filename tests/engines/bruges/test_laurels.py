"""Every laurel text, and the rest of the final scoring.  R68, R132, R133, R134, R135, R155-R158, R161"""

import pytest

from app.engines.bruges.scoring import breakdown
from tests.engines.bruges.builder import A, B, a_state, closing
from tests.engines.bruges.printed import points
from tests.engines.bruges.rows import MODULES

ROWS = [
    ("king", {"more": "red+queen red+earl", "others": {B: "red+prince"}}, 6),
    ("queen", {"turned": {A: "persons canal", B: "persons"}}, 4),
    ("mayor", {"more": "red+judge red+king"}, 4),
    ("reeve", {"steps": {A: 5}}, 2),
    ("reeve", {"steps": {A: 10}}, 5),
    ("master_of_revels", {"more": "red+actor red+singer"}, 6),
    ("banker", {"guilders": {A: 11}}, 3),
    ("guild_master", {"more": "red+bookkeeper"}, 4),
    ("craft_guild_warden", {"more": "red+mason red+miller red+smith"}, 8),
    ("cupbearer", {"more": "blue yellow red violet"}, 5),
    ("cupbearer", {"more": "blue yellow red red", "others": {B: "violet"}}, 0),
    ("majordomo", {"more": "red+page"}, 4),
    ("abbot", {"more": "blue blue red"}, 2),
    ("abbess", {"more": "brown red"}, 2),
    ("dean", {"more": "yellow yellow yellow"}, 3),
    ("canon", {"more": "red red blue"}, 2),
    ("provost", {"more": "violet red+vandal"}, 1),
    ("bishop", {"workers": {A: "red red blue brown violet"}}, 2),
    ("cardinal", {"more": "red+monk red+priest"}, 6),
    ("engraver", {"more": "red+king red+queen red+pet_hen red+mason red+dane"}, 5),
    ("art_collector", {"more": "red+robber red+mason red+stable_boy red+prince"}, 5),
    ("art_collector", {"more": "red+pet_horse red+mason red+pet_cow red+prince"}, 5),
    ("art_collector", {"more": "brown+king yellow+queen red+mason violet+earl", "others": {B: "red+swindler"}}, 0),
    ("court_painter", {"more": "red+poet red+composer"}, 6),
    ("town_captain", {"more": "red+watchdog"}, 4),
    ("gang_leader", {"more": "red+spy red+thief red+vandal"}, 8),
    ("geographer", {"tiles": {A: (5, 3)}, "taken": {A: (7,)}}, 6),
    ("geographer", {"tiles": {A: (2, 4)}, "taken": {A: (7, 6)}}, 6),
    ("rector", {"more": "red+teacher"}, 4),
    ("lord", {"more": "red+margravine red+prince red+earl+pet_horse red+bard+pet_cow"}, 4),
    ("stained_glass_artist", {"more": "red red violet"}, 3),
    ("bohemian_woman", {"more": "red+dane red+scot"}, 6),
]


@pytest.mark.parametrize(("card", "given", "expected"), ROWS, ids=[f"{i}-{row[0]}" for i, row in enumerate(ROWS)])
def test_laurel(card, given, expected):
    """R68, R132, R155, R156, R157, R158, R161: what the text brings, besides the printed points."""
    given = dict(given)
    more, others = given.pop("more", ""), given.pop("others", {})
    without = a_state(**MODULES, **given, houses={A: f"brown {more}", **others})
    state = a_state(**MODULES, **given, houses={A: f"brown+{card} {more}", **others})
    brought = breakdown(state, A)["laurels"] - breakdown(without, A)["laurels"]
    assert brought == expected
    assert state.scores()[A] - without.scores()[A] == brought + points(card)
    assert state.scores()[B] == without.scores()[B]


def test_parts_of_the_final_scoring():
    """R132, R133, R92: persons, pets, houses, markers, canal, statues, track; goods and cards count nothing."""
    state = a_state(
        **MODULES,
        points={A: 11},
        houses={A: "red+king+pet_horse blue+bard yellow"},
        turned={A: "persons canal pets"},
        tiles={A: (5, 3)},
        taken={A: (7, 5)},
        steps={A: 9},
        hand={A: "queen"},
        guilders={A: 9},
        workers={A: "red red"},
        threats={A: "blue"},
    )
    assert breakdown(state, A) == {
        "counter": 11, "persons": 4 + 5 + 1, "houses": 3, "laurels": 2, "majorities": 12, "canal": 6 + 12,
        "reputation": 10,
    }  # fmt: skip
    assert state.scores() == [66, 0]


@pytest.mark.parametrize(("step", "value"), list(enumerate((0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12))))
def test_value_of_the_track(step, value):
    """R132: the value of the space, nothing for the town hall."""
    assert a_state(steps={A: step}).scores()[A] == value


@pytest.mark.parametrize("tiles", [(0, 0), (2, 2), (3, 0), (4, 3), (5, 5)])
def test_third_spaces(tiles):
    """R132: 3 for each space number 3, at most two."""
    assert a_state(tiles={A: tiles}).scores()[A] == 3 * sum(built >= 3 for built in tiles)


def test_a_majority_counts_once_turned():
    """R83, R135: leading is not enough, and turned markers stay."""
    state = a_state(steps={A: 1}, turned={B: "reputation"})
    assert state.scores() == [1, 4]
    over = closing(steps={A: 1}, turned={B: "reputation"}, last_round=3)
    assert (over.scores(), over.decision) == ([5, 4], "over")


@pytest.mark.parametrize(
    ("points_", "guilders", "places"),
    [([9, 8, 8], [0, 3, 4], [1, 3, 2]), ([5, 5, 5], [1, 1, 0], [1, 1, 3]), ([4, 7, 6], [9, 0, 0], [3, 1, 2])],
)
def test_places(points_, guilders, places):
    """R134: points, then guilders, then shared."""
    state = a_state(3, points=dict(enumerate(points_)), guilders=dict(enumerate(guilders)))
    assert state.ranking() == places
