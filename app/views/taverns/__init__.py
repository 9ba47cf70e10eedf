"""The table of the Taverns of Tiefenthal."""
