"""The Taverns of Tiefenthal in words and pieces."""
