"""The rules of Thirty-one, with eight or twenty cards and a cap on turns.

Only the differences are here. The pack is for the first deal, so a match has one (`deals`).
"""

import numpy as np

from boneace.cards import FRENCH_52, Cards
from boneace.games.thirty_one import state as st
from boneace.games.thirty_one.rules import State, is_consistent, play, returns, seat_to_move, view
from boneace.games.thirty_one.rules import moves as all_moves
from boneace.games.thirty_one.rules import start as full_start
from boneace.kernel.sets import bit, hot_rule, rule

__all__ = ["State", "is_consistent", "moves", "play", "returns", "seat_to_move", "start", "view"]

#: By the code of `pack`: eight cards, and five ranks in all suits.
SMALL_PACKS = np.array(
    [
        Cards.parse("AS KS 8S 5S AH QH 8H 5H", FRENCH_52).mask,
        Cards.parse(" ".join(rank + suit for suit in "SHDC" for rank in "AKQ85"), FRENCH_52).mask,
    ]
)
CAP = 2
"""The number of turns after which a player must knock."""


@rule
def start(o, s):
    full_start(o, s)
    s.stock = SMALL_PACKS[o.pack]


@hot_rule
def moves(o, s):
    if s.phase == st.TURN and s.knocker < 0 and s.turns > CAP:
        return bit(st.KNOCK)
    return all_moves(o, s)
