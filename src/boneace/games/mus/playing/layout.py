"""Numbers shared by the tree of a lance, its solver and their readers."""

SEATS = 4
DECISION, TAKEN, SHOWN = range(3)
#: The moves of a lance: to pass or decline, to accept, to bet or raise, to open with a larger bet,
#: and órdago.
DOWN, YES, UP, MORE, ALL = range(5)
ACTIONS = 5
TREMBLE = 0.02
"""The share of moves that players make by mistake."""
