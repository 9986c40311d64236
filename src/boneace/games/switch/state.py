"""The state of a match of Switch, the numbers of its moves, and the codes of its options."""

import numpy as np

from boneace.games.options import codes, options_layout
from boneace.games.sent import coded
from boneace.games.switch.declaration import DECLARATION
from boneace.games.switch.sent import SwitchPhase
from boneace.kernel.states import layout

SEATS = 7
DEALING, KEEPING, TURN, RESTARTING, DONE = range(len(coded(SwitchPhase)))  # `phase`
#: `last_kind`: how the last deal ended. Typed: a rule called with plain numbers is compiled
#: once for each of them.
SHOWDOWN, BLITZED, RESTARTED = np.int64(1), np.int64(2), np.int64(3)
UP, DOWN = 0, 3  # in `widow`, the first slot of the face-up and of the face-down hand
ON_TABLE = SEATS  # in `knowers`, the place of the face-down hand

# Moves 0…8 exchange one card (`boneace.games.swaps.rules`).
SWAP_UP, SWAP_DOWN, KNOCK, STAND, PASS = 9, 10, 11, 12, 13
KEEP_FIRST, KEEP_SECOND, RESTART, DECLINE = 14, 15, 16, 17

UNSEEN, PASSING, BOTH = codes(DECLARATION, "fourth_action")
_, FACE_UP = codes(DECLARATION, "given_up")
_, WINNER, NONE = codes(DECLARATION, "restart")
_, SECOND_TURN = codes(DECLARATION, "knock_from")

Options = options_layout(DECLARATION)
State = layout(
    [
        ("hands", "i8", SEATS),
        ("stock", "i8"),  # after dealing no card comes from it
        ("seen", "i8"),  # the cards that lie or have lain face up in this deal
        ("last_hands", "i8", SEATS),  # the hands shown at the end of the last deal
        ("alive", "i8"),  # sets of seats
        ("winners", "i8"),
        ("last_blitzers", "i8"),
        ("last_out", "i8"),
        ("own_best", "i8"),  # in views only: the cards that make the viewer's total
        ("deal", "i4"),
        ("turns", "i4"),  # begun in this deal
        ("last_changes", "i4", SEATS),  # in lives
        ("last_totals", "i2", SEATS),  # in half points, -1 if not shown
        ("own_total", "i2"),  # in views only: the viewer's total in half points, or -1
        ("second_total", "i2"),  # in views only: that of the dealer's second hand, for the dealer
        ("lives", "i1", SEATS),  # -1: out
        ("widow", "i1", 6),  # slots 0…2 the face-up hand (until it is laid, the dealer's second),
        #                      3…5 the face-down hand
        ("knowers", "i1", SEATS + 1),  # the seats that have held the unseen cards of each hand
        ("may_restart", "i1"),  # the seats still to be asked, and the one on turn
        ("phase", "i1"),
        ("turn", "i1"),
        ("knocker", "i1"),  # or -1
        ("dealer", "i1"),
        ("to_table", "i1"),  # cards that go to the table in each round of dealing
        ("in_round", "i1"),  # cards still to be dealt in this round
        ("rounds", "i1"),  # of dealing that are over
        ("last_kind", "i1"),
        ("last_knocker", "i1"),
        ("last_restarter", "i1"),  # or -1
        ("held", "i1", SEATS),
        ("stock_left", "i1"),
        ("seen_by", "i1"),
        ("carried_over", "i1"),
    ]
)
