"""A past game: its moves, its chances, its luck and skill, as models and in words."""
