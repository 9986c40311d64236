"""Discards of any cards of a hand at once: the move is a set of their places, by rising number."""

from boneace.kernel.sets import hot_rule


@hot_rule
def some_of(hand, places):
    """The cards of a hand of up to four at a set of places, 1…15, by rising number."""
    first = hand & -hand
    hand ^= first
    second = hand & -hand
    hand ^= second
    third = hand & -hand
    fourth = hand ^ third
    return (
        first * (places & 1)
        | second * (places >> 1 & 1)
        | third * (places >> 2 & 1)
        | fourth * (places >> 3 & 1)
    )
