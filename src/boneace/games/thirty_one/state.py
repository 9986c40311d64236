"""The state of a match of Thirty-one, the numbers of its moves, and the codes of its options."""

import numpy as np

from boneace.cards import FRENCH_32, FRENCH_52
from boneace.games.options import codes, options_layout
from boneace.games.sent import coded
from boneace.games.thirty_one.declaration import DECLARATION
from boneace.games.thirty_one.sent import ThirtyOnePhase
from boneace.kernel.states import layout

PACKS = np.array([FRENCH_52.cards, FRENCH_32.cards])  # T31-05, T31-06: by the code of `pack`
SEATS = 7
PAST = 32  # the number of turns of a deal that are kept, the last ones
TOOK = 64
NO_DISCARD = -1  # in `past`: a knock, or standing; and an exchange with the widow
DEALING, TURN, DRAWING, DISCARDING, DONE = range(len(coded(ThirtyOnePhase)))  # `phase`
#: `last_kind`: how the last deal ended. Typed: a rule called with plain numbers is compiled
#: once for each of them.
SHOWDOWN, BLITZED, DRAWN = np.int64(1), np.int64(2), np.int64(3)

# Moves: while DISCARDING, 0…51 discard that card; on a TURN 0…18 exchange with the widow.
DRAW, TAKE, KNOCK, STAND = 52, 53, 54, 55
#: Each exchange: which of the hand's cards (by rank, then suit) go to which slots of the widow.
GIVEN = np.array([1, 1, 1, 2, 2, 2, 4, 4, 4, 3, 3, 3, 5, 5, 5, 6, 6, 6, 7])
SLOTS = np.array([1, 2, 4, 1, 2, 4, 1, 2, 4, 3, 5, 6, 3, 5, 6, 3, 5, 6, 7])
EXCHANGES = (1 << 19) - 1

_, TWO_LEFT = codes(DECLARATION, "own_discard")
STOCK_TAKEN, MUST_DRAW = codes(DECLARATION, "drawn_when")
_, RESHUFFLE = codes(DECLARATION, "last_turns_stock")
_, SECOND_TURN = codes(DECLARATION, "knock_from")
LIVES, POINTS, POT = codes(DECLARATION, "keeps")
_, NOTHING = codes(DECLARATION, "blitz_others")
_, CARRY = codes(DECLARATION, "tied_pot")

Options = options_layout(DECLARATION)
State = layout(
    [
        ("hands", "i8", SEATS),
        ("shown", "i8", SEATS),  # the cards of each hand that everybody saw arrive
        ("stock", "i8"),
        ("last_hands", "i8", SEATS),  # the hands shown at the end of the last deal
        ("alive", "i8"),  # the set of the seats that are in
        ("winners", "i8"),
        ("last_blitzers", "i8"),  # sets of seats
        ("last_out", "i8"),
        ("deal", "i4"),
        ("points", "i4", SEATS),
        ("chips", "i4", SEATS),  # net
        ("table", "i4"),  # tokens on the table
        ("last_changes", "i4", SEATS),  # in lives, points or chips
        ("turns", "i4"),  # begun in this deal
        ("past", "i1", PAST),  # by turn: the card discarded, + TOOK if the upcard had been taken
        ("last_totals", "i2", SEATS),  # in half points, -1 if not shown
        ("lives", "i1", SEATS),  # -1: out
        ("widow", "i1", 3),  # cards by slot
        ("widow_up", "i1"),  # the set of the slots that lie face up
        ("upcard", "i1"),  # top of the discard pile, or EMPTY
        ("turned_up", "i1"),  # the first upcard of the deal
        ("discarder", "i1"),  # the seat that discarded it, or -1
        ("taken", "i1"),  # card taken from the discard pile this turn, or EMPTY
        ("phase", "i1"),
        ("turn", "i1"),
        ("knocker", "i1"),  # or -1
        ("dealer", "i1"),
        ("per_round", "i1"),  # cards dealt in one round of the table, including the widow's
        ("to_deal", "i1"),
        ("last_kind", "i1"),
        ("last_knocker", "i1"),
        ("own_total", "i2"),  # in views only: the viewer's total in half points, or -1
        ("own_best", "i8"),  # in views only: the cards that make it
        ("held", "i1", SEATS),
        ("stock_left", "i1"),
        ("seen_by", "i1"),
        ("carried_over", "i1"),
    ]
)
