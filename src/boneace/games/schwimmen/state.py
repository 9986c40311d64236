"""The state of a match of Schwimmen, the numbers of its moves, and the codes of its options."""

import numpy as np

from boneace.games.options import codes, options_layout
from boneace.games.schwimmen.declaration import DECLARATION
from boneace.games.schwimmen.sent import SchwimmenPhase
from boneace.games.sent import coded
from boneace.kernel.states import layout

SEATS = 9
DEALING, KEEPING, TURN, SAYING, RENEWING, DONE = range(len(coded(SchwimmenPhase)))  # `phase`
#: `last_kind`: how the last deal ended. Typed: a rule called with plain numbers is compiled
#: once for each of them.
SHOWDOWN, EXHAUSTED, SHOWN_31, SHOWN_FIRE = np.int64(1), np.int64(2), np.int64(3), np.int64(4)

# Moves 0…8 exchange one card (`boneace.games.swaps.rules`).
SWAP_ALL, PASS, KNOCK, CONTINUE, RENEW, KEEP_FIRST, KEEP_SECOND = range(9, 16)

_, ELDEST, NO_CHOICE = codes(DECLARATION, "two_hands")
_, ON_REQUEST, AT_ONCE = codes(DECLARATION, "seven_eight_nine")
INSTEAD, AFTER = codes(DECLARATION, "knock_when")
_, SECOND_TURN = codes(DECLARATION, "knock_from")
_, FIRE_TO_LOWEST = codes(DECLARATION, "fire_costs")
_, TO_OTHERS = codes(DECLARATION, "thirty_one_costs")

Options = options_layout(DECLARATION)
State = layout(
    [
        ("hands", "i8", SEATS),
        ("stock", "i8"),  # the cards not dealt: new cards for the middle come from it
        ("seen", "i8"),  # the cards that lie or have lain face up in this deal
        ("last_hands", "i8", SEATS),  # the hands shown at the end of the last deal
        ("alive", "i8"),  # sets of seats
        ("winners", "i8"),
        ("last_showers", "i8"),  # the seats that showed 31 or Feuer at once
        ("last_out", "i8"),
        ("own_best", "i8"),  # in views only: the cards that make the viewer's total
        ("deal", "i4"),
        ("turns", "i4"),  # begun in this deal
        ("knocker", "i4"),  # or -1; interpreted, a set of nine seats is not shifted by an i1
        ("last_changes", "i4", SEATS),  # in lives
        ("last_totals", "i2", SEATS),  # as `scoring` has them, -1 if none was shown
        ("own_total", "i2"),  # in views only: the viewer's total, or -1
        ("lives", "i1", SEATS),  # -1: out
        ("widow", "i1", 3),  # the middle, by slot: until it lies face up, the second hand
        ("phase", "i1"),
        ("turn", "i1"),
        ("passes", "i1"),  # in a row
        ("dealer", "i1"),
        ("in_round", "i1"),  # cards still to be dealt in this round of dealing
        ("rounds", "i1"),  # of dealing that are over
        ("to_lay", "i1"),  # new cards still to be laid in the middle
        ("last_kind", "i1"),
        ("last_knocker", "i1"),  # or -1
        ("held", "i1", SEATS),
        ("stock_left", "i1"),
        ("seen_by", "i1"),
        ("carried_over", "i1"),
    ]
)
