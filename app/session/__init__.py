"""A game while it is played or looked back on: whose turn it is, what opponents think, what is worked out beside.

Tells whoever shows it by signals; needs an event loop, and neither a window nor a screen.
"""
