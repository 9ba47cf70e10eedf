"""The table of Loyang."""
