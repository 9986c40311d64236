"""The state of a match of Three-Stake Brag, its moves' numbers, and the codes of its options."""

import numpy as np

from boneace.games.options import codes, options_layout
from boneace.games.sent import coded
from boneace.games.three_stake_brag.declaration import DECLARATION
from boneace.games.three_stake_brag.sent import ThreeStakeBragPhase
from boneace.games.vying.rules import VYING
from boneace.kernel.states import layout

SEATS = 10
#: `phase`. From TURN on all hands lie open.
DEALING, VIE, TURN, DRAWING, DONE = range(len(coded(ThreeStakeBragPhase)))
#: The three pots (TSB-02), typed: a rule called with plain numbers is compiled once for each.
UPCARD, BRAGGED, COUNTED = np.int64(0), np.int64(1), np.int64(2)
POTS = 3

# Moves while vying are those of `boneace.games.vying.rules`, 0…42; besides there are
SEE, DRAW, STAND = 43, 44, 45

#: `how`: the result of the vying: not over, won unseen, compared, nobody bragged.
OPEN, UNSEEN, COMPARED, NO_BRAG = np.arange(4)

ALL, PRIALS = codes(DECLARATION, "natural_beats")
AS_ITSELF, MADE = codes(DECLARATION, "bragger_of_rank")
HIGH_CARD, NOTHING = codes(DECLARATION, "no_pair")
ONE, _ = codes(DECLARATION, "ace")
MATCHED, MODERN = codes(DECLARATION, "vying")
BEST_HAND, _ = codes(DECLARATION, "nobody_brags")

Options = options_layout(DECLARATION)
State = layout(
    [
        ("hands", "i8", SEATS),
        ("shown", "i8", SEATS),  # the upcard of each hand
        ("dealt", "i8", SEATS),  # the cards dealt, once the hands lie open
        ("stock", "i8"),
        *VYING,
        ("staked", "i8", SEATS),  # chips put in while vying, in this deal
        ("chips", "i8", SEATS),  # net
        ("changes", "i8", SEATS),  # of the chips, in this deal
        ("pots", "i8", POTS),
        ("won", "i8", POTS),  # chips that each pot of this deal paid
        ("winner", "i1", POTS),  # the seat that took each pot of this deal, or -1
        ("how", "i1"),
        ("phase", "i1"),
        ("to_deal", "i1"),
        ("turn", "i1"),
        ("dealer", "i1"),
        ("deal", "i4"),
        ("stood", "i8"),  # the set of the seats that stand, hold 31 or are over
        ("strengths", "i2", SEATS),  # the value of each open hand in the second pot
        ("counts", "i1", SEATS),  # and its count to thirty-one
        ("winners", "i8"),
        # How the last deal ended, for everybody to see.
        ("last_hands", "i8", SEATS),
        ("last_shown", "i8", SEATS),
        ("last_dealt", "i8", SEATS),
        ("last_vying", "i8"),
        ("last_changes", "i8", SEATS),
        ("last_won", "i8", POTS),
        ("last_strengths", "i2", SEATS),
        ("last_winner", "i1", POTS),
        ("last_counts", "i1", SEATS),
        ("last_how", "i1"),
        ("own_count", "i1"),  # in views only: the count of the viewer's hand, or -1
        ("own_strength", "i2"),  # in views only: its value in the second pot, or -1
        ("held", "i1", SEATS),
        ("stock_left", "i1"),
        ("seen_by", "i1"),
        ("carried_over", "i1"),
    ]
)
