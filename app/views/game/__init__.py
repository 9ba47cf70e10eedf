"""What surrounds the table while a game is played: bars, panels, sheets and the curtain."""
