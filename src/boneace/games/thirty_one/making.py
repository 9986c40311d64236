"""Makes `policies.npz`: `python -m boneace.games.thirty_one.making`.

It learns a policy for each kind of stakes and number of players; the same seed gives the same file.
"""

from boneace.games.lives.playing.making import Plan, make
from boneace.games.thirty_one.policies import FILE, GAME, KINDS, PLAYERS

PLAN = Plan(GAME, FILE, KINDS, PLAYERS, deals=500_000, short=0.25)

if __name__ == "__main__":
    make(PLAN)
