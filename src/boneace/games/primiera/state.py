"""The state of a match of Primiera, the numbers of its moves, and the codes of its options."""

import numpy as np

from boneace.games.options import codes, options_layout
from boneace.games.primiera.declaration import DECLARATION
from boneace.games.primiera.sent import PrimieraPhase
from boneace.games.sent import coded
from boneace.games.vying.rules import VYING as VYING_FIELDS
from boneace.kernel.states import layout

SEATS = 8
HAND = 4  # cards

# `phase`: what comes next. A card from the pack while DEALING or SERVING; nobody ever sees
# CLOSING, in which a move leaves a finished round, from which `rules.close` continues.
DEALING, SERVING, TURN, VYING, CLOSING, DONE = range(len(coded(PrimieraPhase)))
#: `stage` of a deal, and `last_stage`, in which the last one ended. Typed: a rule called with
#: plain numbers is compiled once for each of them.
ON_THE_DEAL, AT_THE_DRAW, AT_THE_VYING, AT_THE_POINT = (np.int64(stage) for stage in range(4))
#: `last_kind`: how the last deal ended: the best hand won, nobody's was best, or one was left.
BEST_HAND, ANNULLED, ALONE = np.int64(1), np.int64(2), np.int64(3)
NOBODY, POT = np.int64(-1), np.int64(0)

# Moves: 0…42 while VYING (games/vying/rules.py); on a TURN a set of the hand's cards by rising
# number, 1…15, as DISCARD + that set; and
DISCARD, STAND = 43, 59

_, RESHUFFLE = codes(DECLARATION, "short_pack")

#: Face-down discards. With four seats 24 cards are out of the hands, and up to four more on the
#: way from a hand; then the earlier ones are shuffled.
SLOTS = 28
BY_SEAT, IN_DRAW = 7, 8  # in `thrown_by`: the seat, and the draw, odd or even

Options = options_layout(DECLARATION)
State = layout(
    [
        ("hands", "i8", SEATS),
        ("stock", "i8"),
        ("last_hands", "i8", SEATS),  # the hands shown at the end of the last deal
        ("drew", "i8"),  # the set of seats served since claims were checked
        ("winners", "i8"),  # sets of seats
        ("last_claims", "i8"),
        *VYING_FIELDS[:2],
        ("own_best", "i8"),  # in views only: the cards that make the viewer's hand
        ("deal", "i4"),
        ("chips", "i4", SEATS),  # net
        ("pots", "i4", (1,)),
        ("changes", "i4", SEATS),  # of chips in this deal
        ("staked", "i4", SEATS),  # while vying
        *VYING_FIELDS[2:3],
        ("last_changes", "i4", SEATS),
        ("last_pot", "i4"),  # the pot won, or left
        ("thrown", "i2", SEATS),  # the number of cards each has discarded in this deal
        ("draws", "i2"),  # rounds of drawing begun in this deal
        ("last_strengths", "i2", SEATS),  # see scoring.py, -1 if not shown
        ("own_strength", "i2"),  # in views only, or -1
        ("widow", "i1", SLOTS),  # the discards in order
        ("thrown_by", "i1", SLOTS),  # the owner of each: a seat, plus IN_DRAW in every other draw
        ("down", "i1"),  # the number of discards
        *VYING_FIELDS[3:],
        ("phase", "i1"),
        ("stage", "i1"),
        ("turn", "i1"),
        ("dealer", "i1"),
        ("to_come", "i1"),  # cards yet to be dealt, or to be served to this seat
        ("last_kind", "i1"),
        ("last_stage", "i1"),
        ("last_winner", "i1"),  # or -1
        ("held", "i1", SEATS),
        ("stock_left", "i1"),
        ("seen_by", "i1"),
        ("carried_over", "i1"),
    ]
)
