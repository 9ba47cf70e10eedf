"""Costly decisions of past games, asked again."""
