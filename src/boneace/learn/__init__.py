"""Learning a game: its first deal, played with notes, and puzzles with one clearly best move."""
