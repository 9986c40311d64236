"""Games for lives: what Thirty-one and its relatives share, from rules to heuristics."""
