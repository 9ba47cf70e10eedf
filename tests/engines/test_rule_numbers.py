"""Every numbered rule that the engines name is named by a test, and the other way round."""

import re
from pathlib import Path

import pytest

from app.engines import GAMES

ROOT = Path(__file__).parents[2]
NUMBER = re.compile(r"(?<![-–])\b[RS]\d+[ab]?\b(?![-–][RS])")
TABLE_TALK = {
    "port_royal": {"R64", "R66"},
    "taverns": {"R195", "R196", "R197", "R198", "R199"},
    "murano": {"R73", "R120", "R121"},
    "loyang": {"R115"},
    "bruges": {"R110", "R164", "R165", "R166", "R167", "R168"},
}
"""Rules without anything to perform: coins are worth nothing else; persons without an ability; duties of the screen;
advice."""

RULES = {
    "port_royal": [
        *[f"R{n}" for n in range(1, 67)],
        *[f"R{n}" for n in range(70, 92)],
        "R4a",
        "R37a",
        "R62a",
    ],
    "taverns": [
        *[f"R{n}" for n in (*range(1, 39), *range(49, 74), 75, *range(78, 86), *range(94, 100))],
        *[f"R{n}" for n in (103, 104, 105, 106, *range(108, 113), *range(115, 121), *range(130, 142))],
        *[f"R{n}" for n in (*range(145, 149), 150, 151, 152, 157, *range(160, 167), *range(170, 178))],
        *[f"R{n}" for n in (*range(188, 192), *range(195, 200))],
        "R8a",
        "R8b",
        "R55a",
        "R139a",
    ],
    "murano": [
        *[f"R{n}" for n in (*range(1, 8), *range(10, 19), *range(20, 43), *range(50, 57), *range(60, 66))],
        *[f"R{n}" for n in (*range(70, 75), *range(80, 89), *range(90, 94), *range(100, 116), 120, 121)],
        "R22a",
        "R24a",
        "R41a",
        "R60a",
    ],
    "loyang": [*[f"R{n}" for n in range(1, 120)], *[f"S{n}" for n in range(1, 11)], "R6a", "R10a", "R34a", "R82a"],
    "bruges": [f"R{n}" for n in range(1, 179)],
}
"""The numbers of the rules page (it has gaps on purpose); those of a solo game begin with an S."""


def numbers(folder):
    """All rule numbers named below a folder, one by one: a range in a heading proves nothing."""
    return {number for path in folder.rglob("*.py") for number in NUMBER.findall(path.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("key", GAMES)
def test_every_rule_is_behind_a_test(key):
    missing = set(RULES[key]) - numbers(ROOT / "tests" / "engines" / key)
    assert not missing - TABLE_TALK.get(key, set()), sorted(missing)


@pytest.mark.parametrize("key", GAMES)
def test_every_rule_has_its_function(key):
    missing = set(RULES[key]) - numbers(ROOT / "app" / "engines" / key)
    assert not missing - TABLE_TALK.get(key, set()), sorted(missing)
