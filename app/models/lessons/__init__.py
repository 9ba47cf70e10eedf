"""Guided first games: what a lesson says and waits for, and where one is in it."""
