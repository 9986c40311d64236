"""By which table the moves of a state are numbered, where a game does not say: there is one."""

from boneace.kernel.sets import rule


@rule
def first(o, s):
    """The `table` of a game whose moves are numbered in one way only."""
    return 0
