"""What the lives that are left are worth to a player, for bots."""

import numpy as np

from boneace.kernel.sets import rule

#: How the chances to win go with the lives left, the free ride counted as one.
CHANCES = np.arange(12) ** 1.9


@rule
def worth_of_lives(o, s, seat):
    """What a seat may expect to win of one stake a seat, while the match goes on."""
    own = all_in = 0.0
    for other in range(o.seats):
        if s.alive >> other & 1:
            chances = CHANCES[s.lives[other] + (1 if o.free_ride else 0)]
            all_in += chances
            if other == seat:
                own = chances
    return o.seats * own / all_in - 1.0
