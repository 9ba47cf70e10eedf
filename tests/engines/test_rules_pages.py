"""The rules pages under ``docs/rules``: one per game, with every rule that the tests name."""

from pathlib import Path

import pytest

from app.engines import GAMES
from tests.engines.test_rule_numbers import RULES

PAGES = Path(__file__).parents[2] / "docs" / "rules"


@pytest.mark.parametrize("key", GAMES)
def test_every_rule_is_on_the_page(key):
    page = (PAGES / f"{key}.md").read_text("utf-8")

    assert [rule for rule in RULES[key] if f"**{rule}" not in page] == []


def test_the_rulings_of_bruges():
    """Settled where the printed rules are silent."""
    page = (PAGES / "bruges.md").read_text("utf-8")

    assert "(ruling) The mark is gone once the card has been in the discard pile" in page
    assert "(ruling) Damage that costs nothing" in page
