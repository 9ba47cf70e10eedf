"""Marks for tests that only try more of what others show already."""

import pytest

THOROUGH = (pytest.mark.slow, pytest.mark.thorough)
"""More seeds, positions or tables of a test whose first ones are quick: before a release, not at every change."""
