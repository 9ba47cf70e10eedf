"""Statistics of the games of a person: which of them, what they come to, in figures, groups, words and as a file."""
