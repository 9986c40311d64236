"""The value of a hand of Stop the Bus: the ranking of three-card brag, by table look-up.

A value is the place of a hand in the order of all hands, 0 the weakest: hands that differ only in
suits, and not in making a flush, have the same value (T31-67).
"""

from itertools import combinations, product

import numpy as np

from boneace.games.alike import held_once, held_twice
from boneace.games.suits import SUIT
from boneace.kernel.sets import inlined, lowest, size

HIGH, PAIR, FLUSH, RUN, RUNNING_FLUSH, PRIAL = range(6)  # T31-65
DEUCE, THREE, ACE = 0, 1, 12  # ranks are counted from the deuce, as in `alike`


def _strength(hand, threes, ace_two_three):
    """The sort key of a hand: the kind, then the ranks from the top (T31-66)."""
    kind, ranks = hand
    if kind == PRIAL and threes and ranks[0] == THREE:
        return kind, (ACE + 1,)  # B-T31-25
    if kind in (RUN, RUNNING_FLUSH) and ace_two_three and ranks == (ACE, THREE, DEUCE):
        return kind, (ACE + 1,)  # B-T31-25
    return kind, ranks


def _order(threes, ace_two_three):
    """Every hand, suits aside, from the weakest: its kind, and its ranks from the top."""
    hands: list[tuple[int, tuple[int, ...]]] = [(PRIAL, (rank,)) for rank in range(13)]
    hands += [(PAIR, ranks) for ranks in product(range(13), repeat=2) if ranks[0] != ranks[1]]
    for ranks in combinations(range(12, -1, -1), 3):
        run = ranks[0] - ranks[2] == 2 or ranks == (ACE, THREE, DEUCE)
        hands += [(RUN, ranks), (RUNNING_FLUSH, ranks)] if run else [(HIGH, ranks), (FLUSH, ranks)]
    return sorted(hands, key=lambda hand: _strength(hand, threes, ace_two_three))


#: By the codes of `prial_of_threes` and `ace_two_three`.
ORDER = [[_order(threes, ace_two_three) for ace_two_three in (0, 1)] for threes in (0, 1)]

# The tables go by ranks as cards have them, from the ace, 0.
OF_PRIAL = np.zeros((2, 13), np.int16)
OF_PAIR = np.zeros(13 * 13, np.int16)
OF_THREE_RANKS = np.zeros((2, 2, 1 << 13), np.int16)  # by `ace_two_three`, flush, set of ranks
for _which in (0, 1):
    for _place, (_kind, _ranks) in enumerate(ORDER[_which][_which]):
        _of_card = [(rank + 1) % 13 for rank in _ranks]
        if _kind == PRIAL:
            OF_PRIAL[_which, _of_card[0]] = _place
        elif _kind == PAIR:
            OF_PAIR[13 * _of_card[0] + _of_card[1]] = _place
        else:
            _suited = 1 if _kind in (FLUSH, RUNNING_FLUSH) else 0
            OF_THREE_RANKS[_which, _suited, sum(1 << rank for rank in _of_card)] = _place


@inlined
def total(o, hand):
    """The value of a hand of three cards."""
    ranks = held_once(hand)
    if size(ranks) == 3:
        suited = 1 if hand & ~(SUIT << 13 * (lowest(hand) // 13)) == 0 else 0
        return np.int64(OF_THREE_RANKS[o.ace_two_three, suited, ranks])
    if size(ranks) == 2:
        pair = held_twice(hand)
        return np.int64(OF_PAIR[13 * lowest(pair) + lowest(ranks ^ pair)])
    return np.int64(OF_PRIAL[o.prial_of_threes, lowest(ranks)])
