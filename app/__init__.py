"""Kontor: five board games against local opponents, with review."""

__version__ = "0.1.0"
