"""Rules that most small games share: `rules.py` imports those that fit, and writes the others.

They read fields by these names:

    over        i1           1 once the match is over
    to_deal     i1           how many cards are to be dealt before the next move
    last_hands  i8 × seats   the hands that were shown at the end of the last deal; else 0
    chips       × seats      what each seat has won or lost in the match
"""

import numpy as np

from boneace.games.turns import after
from boneace.games.views import begin_view, hide_hand
from boneace.kernel.contract import CHANCE, OVER
from boneace.kernel.sets import bit, hot_rule, rule


@hot_rule
def seat_to_move(o, s):
    """The turn; CHANCE while cards are `to_deal`, OVER once the match is `over`."""
    if s.over:
        return OVER
    return CHANCE if s.to_deal else np.int64(s.turn)


@hot_rule
def deal_card(o, s, card):
    """The seat whose turn it is gets a card, and the next seat the next one."""
    s.stock ^= bit(card)
    s.hands[s.turn] |= bit(card)
    s.to_deal -= 1
    s.turn = after(o, np.int64(s.turn))


@rule
def view(o, s, seat):
    """A seat sees its own hand; when the match is `over`, also the `last_hands`."""
    if begin_view(s, seat):
        for place in range(len(s.hands)):
            if place != seat:
                shown = s.last_hands[place] if s.over and place < len(s.last_hands) else 0
                hide_hand(s, place, shown)


@rule
def returns(o, s, out):
    """Each seat has won its `chips`."""
    for seat in range(o.seats):
        out[seat] = s.chips[seat]
