"""The rules of the games as a book that can be read, searched and opened at any heading."""

from app.models.help.book import Book, Hit, Section
from app.models.help.registry import book

__all__ = ["Book", "Hit", "Section", "book"]
