"""The rules pages under ``docs/rules``: one per game, with every rule that the tests name."""

import re

import pytest

from app.engines import GAMES
from tests.engines.test_rule_numbers import ROOT, RULES, numbers

PAGES = ROOT / "docs" / "rules"
BEGUN = re.compile(r"\*\*([RS]\d+[ab]?)\b")
"""How a rule begins on its page."""


@pytest.mark.parametrize("key", GAMES)
def test_every_rule_is_on_the_page(key):
    page = (PAGES / f"{key}.md").read_text("utf-8")

    assert [rule for rule in RULES[key] if f"**{rule}" not in page] == []


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("layer", ["engines", "ai", "models", "views"])
def test_every_number_that_the_code_names_is_on_the_page(key, layer):
    rules = set(BEGUN.findall((PAGES / f"{key}.md").read_text("utf-8")))

    assert numbers(ROOT / "app" / layer / key) <= rules


def test_the_rulings_of_bruges():
    """Settled where the printed rules are silent."""
    page = (PAGES / "bruges.md").read_text("utf-8")

    assert "(ruling) The mark is gone once the card has been in the discard pile" in page
    assert "(ruling) Damage that costs nothing" in page
