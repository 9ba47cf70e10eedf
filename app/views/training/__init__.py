"""Learning from past decisions: questions on the table, and all that wait to be asked."""
