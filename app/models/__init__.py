"""Qt models over the engines' states, and everything that is said about them in words."""
