"""The start page: tiles of the games, games to go on with, the latest games of the library."""
