"""Qt item models over engine states, and the presenters that put a state into words and pieces.

QtCore only: nothing here needs a window.
"""
