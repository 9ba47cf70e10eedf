"""The painting kit: pure QPainter functions and the pixmaps they leave behind."""
