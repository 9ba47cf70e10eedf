"""What goes on while a game is played or reviewed: the game loop, its opponents, and work in the background.

The classes here are QObjects that report by signals.  They need a Qt event loop, but neither a window nor a screen.
"""
