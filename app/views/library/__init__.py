"""The library of past games."""

from app.views.library.page import LibraryPage

__all__ = ["LibraryPage"]
