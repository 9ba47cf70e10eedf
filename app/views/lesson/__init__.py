"""Guided first games: the table with a coach."""
