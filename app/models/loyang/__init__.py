"""The models of At the Gates of Loyang: the presenter, and what the shared modules know of the game."""
