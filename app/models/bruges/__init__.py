"""Bruges as pieces, words, buttons and numbers."""
