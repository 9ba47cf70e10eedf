"""Marks for tests that only try more of what others show already."""

import pytest

THOROUGH = (pytest.mark.slow, pytest.mark.thorough)
"""More seeds, positions or tables of a test whose first ones are quick: before a release, not at every change."""


def rest_is_thorough(values, *kept):
    """Parameters of a test: all ``values``, those that are not ``kept`` marked as thorough."""
    assert set(kept) <= set(values)
    return [value if value in kept else pytest.param(value, marks=THOROUGH) for value in values]
