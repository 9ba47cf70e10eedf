"""Kontor: five board games against local opponents, with review."""

from app.compiled import use

__version__ = "0.1.0"

COMPILED = use()
"""Whether the rules and the opponents are compiled code."""
