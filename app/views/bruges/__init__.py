"""The table of Bruges."""
