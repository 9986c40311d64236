"""The count to thirty-one, suits regardless: by one table look-up per suit."""

import numpy as np

from boneace.games.suits import SUIT
from boneace.kernel.sets import inlined

TARGET = 31


def _counts(ace):
    """The count of every set of cards of one suit: court cards count ten, the others their pips."""
    values = [ace, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]
    return np.array(
        [sum(values[rank] for rank in range(13) if ranks >> rank & 1) for ranks in range(1 << 13)],
        np.uint8,
    )


ACE_ELEVEN, ACE_ONE = _counts(11), _counts(1)


@inlined
def count_high(hand):
    """The count of a set of cards, aces eleven."""
    return (
        np.int64(ACE_ELEVEN[hand & SUIT])
        + ACE_ELEVEN[hand >> 13 & SUIT]
        + ACE_ELEVEN[hand >> 26 & SUIT]
        + ACE_ELEVEN[hand >> 39 & SUIT]
    )


@inlined
def count_low(hand):
    """The count of a set of cards, aces one."""
    return (
        np.int64(ACE_ONE[hand & SUIT])
        + ACE_ONE[hand >> 13 & SUIT]
        + ACE_ONE[hand >> 26 & SUIT]
        + ACE_ONE[hand >> 39 & SUIT]
    )
