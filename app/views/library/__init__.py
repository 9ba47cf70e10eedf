"""The page of the library: all games in a list, with filters, a preview, import and export."""

from app.views.library.page import LibraryPage

__all__ = ["LibraryPage"]
