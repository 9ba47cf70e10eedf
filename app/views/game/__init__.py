"""What surrounds the table while a game is played: bars, panels and sheets, and what covers it between two persons."""
