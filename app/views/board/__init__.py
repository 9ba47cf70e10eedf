"""The table of any game as a scene: pieces, panels and what passes over them."""
