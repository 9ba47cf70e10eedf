"""The table of Murano."""
