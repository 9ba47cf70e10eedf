"""Murano in words and pieces."""
