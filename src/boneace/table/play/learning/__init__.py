"""Learning at the table: lessons, puzzles and the daily deal."""
