"""The columns of the arrays that the compiled templates of studies write."""

DEALS, MOVES, CUT, FIRST, RETURNS = range(5)
"""Of a match (`plays`): from RETURNS on, what each seat has won."""

MANY, DONE, LEFT, APART, SQUARES = range(5)
"""Of a decision (`forks`): how often it was tried; the sums of what doing it and leaving it gained,
of the difference, and of the square of that."""
SUMS = 5
