"""At the Gates of Loyang in words and pieces."""
