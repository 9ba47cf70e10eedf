"""Windows, pages, boards and the painting kit."""
