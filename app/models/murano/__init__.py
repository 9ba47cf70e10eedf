"""The models of Murano: its table, its decisions and all its words; ``presenter`` puts them together."""
