"""Port Royal on the screen."""
