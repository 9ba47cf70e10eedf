"""The painting kit: functions that paint with a QPainter, and a cache of what they have painted.

From the ground up: ``brushes`` (strokes, gradients, text), ``glyphs``, ``seats``, ``surfaces``, ``pieces``, ``icons``,
``cards``, ``scenery``; ``stamps`` has most of these once more as copies of pictures painted before.  Lengths are in the
painter's units, logical pixels as a rule, called px.
"""
