"""The people at a match: their names, who is here, and what they settle with each other."""
