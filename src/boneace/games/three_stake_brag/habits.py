from boneace.games.three_stake_brag.state import STAND, TURN
from boneace.games.vying import PASS
from boneace.kernel.sets import lowest, rule
from boneace.games.three_stake_brag.rules import moves

@rule
def habit(o, s, chance):
    return lowest(moves(o, s))

@rule
def worth(o, s, seat):
    return float(s.chips[seat])

@rule
def settle(o, s, me, rng):
    return True
