"""The table by which the moves of a state are numbered, for games with only one."""

from boneace.kernel.sets import rule


@rule
def first(o, s):
    """The `table` of a game whose moves are numbered in one way only."""
    return 0
