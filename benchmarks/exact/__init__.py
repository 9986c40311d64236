"""Thirty-one between two, one deal of a small pack with a cap on turns, solved exactly.

The first player has one turn and the other one a turn after it; then the first one must knock. So
a deal has at most four turns, and the last one ends it. The upcard splits the game into independent
parts; each is solved by itself, as a vector over hands at every public history.
"""
