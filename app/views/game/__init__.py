"""The page of a game being played: the bars, panels and sheets around the table, and what they need to work together.

``page.py`` puts them together; the other modules do not know it.
"""
