"""Makes `policies.npz`: `python -m boneace.games.stop_the_bus.making`.

It learns a policy for each number of players; the same seed gives the same file.
"""

from boneace.games.lives.playing.making import Plan, make
from boneace.games.stop_the_bus.policies import FILE, GAME, KINDS, PLAYERS

PLAN = Plan(GAME, FILE, KINDS, PLAYERS, deals=100_000)

if __name__ == "__main__":
    make(PLAN)
