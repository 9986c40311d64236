"""Games for lives: Thirty-one and its kin. What they share, from rules to heuristics."""
