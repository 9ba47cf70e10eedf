"""The models of Bruges: its presenter and the modules that this is composed of."""
