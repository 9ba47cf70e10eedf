"""The rules of the games as a book that can be read, searched and opened at any heading."""
