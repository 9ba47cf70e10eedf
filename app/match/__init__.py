"""One game in progress, its record, and the archive of all games.  Runs without Qt."""
