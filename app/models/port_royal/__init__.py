"""Port Royal in words and pieces."""
