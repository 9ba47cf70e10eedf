"""The views of Bruges: its board, and how that is laid out and painted."""
