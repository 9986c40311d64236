"""Vingt-Un: each player against the dealer for 21, the deal going to whoever it passes to."""
