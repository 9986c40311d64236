"""The state of a match of Vingt-Un, the numbers of its moves, and the codes of its options."""

import numpy as np

from boneace.games.options import codes, options_layout
from boneace.games.sent import coded
from boneace.games.stocks import left_in_stock
from boneace.games.vingt_un.declaration import DECLARATION
from boneace.games.vingt_un.sent import VingtUnPhase
from boneace.kernel.sets import hot_rule, rule
from boneace.kernel.states import layout

SEATS, HANDS = 12, 4  # a pair may be divided into four hands at most (VU-45)
PLACES = SEATS * HANDS  # of a hand: HANDS × its seat + its number at that seat
SLOTS = 52

#: `phase`: what comes next. A card in FIRST, SECOND, COMPLETING and DRAWING. Nobody ever sees
#: NEXT_HAND, NEXT_SEAT and CLOSING, in which a move leaves a hand, a seat or a deal that is
#: finished; `rules.go_on` continues from there.
(
    FIRST,
    STAKING,
    DOUBLING,
    SECOND,
    DIVIDING,
    COMPLETING,
    TURN,
    DRAWING,
    NEXT_HAND,
    NEXT_SEAT,
    CLOSING,
    DONE,
) = range(len(coded(VingtUnPhase)))
#: `last_kind`: how the last deal ended. Typed: a rule called with plain numbers is compiled
#: once for each of them.
SETTLED, DEALER_NATURAL, NOBODY_STOOD, DROPPED = (np.int64(kind) for kind in range(1, 5))
#: In `widow_by`, instead of the seat that knows a used card: everybody has seen it.
EVERYBODY = np.int64(-1)
ONCE, TWICE = np.int64(1), np.int64(2)

# Moves: `stake 1` … `stake 20`, `divide 1` … `divide 20`, and
STAKE, DIVIDE = 0, 20
SPLIT, KEEP, DOUBLE, NO_DOUBLE, DRAW, STAND = range(40, 46)  # SPLIT: the dealer’s `divide`

_, HOLDER = codes(DECLARATION, "deal_passes_to")
_, OF_PACK = codes(DECLARATION, "first_hand")
AT_ONCE, WAITS = codes(DECLARATION, "first_natural")
_, FIRST_DOUBLE = codes(DECLARATION, "several_naturals")
_, DROP = codes(DECLARATION, "after_natural")
_, NATURAL = codes(DECLARATION, "divided_natural")
EACH, BEST, FORBIDDEN = codes(DECLARATION, "dealer_divides")
NO_TIES, QUARTER, THIRD = codes(DECLARATION, "pool_ties")

Options = options_layout(DECLARATION)
State = layout(
    [
        ("hands", "i8", SEATS),  # all cards in front of a seat
        ("shown", "i8", SEATS),  # those that everybody has seen
        # The card that each hand on the table was begun with: the seat staked on it, or the hand
        # was made with it by dividing. All see which one it is when a pair is divided, not before.
        ("begun", "i8"),
        ("stock", "i8"),
        # The cards of divided hands, and the publicly seen cards of hands that are gone. A
        # hand that is neither is only in `hands`, so nothing here is ever hidden.
        ("parts", "i8", PLACES),
        ("stood", "i8"),  # sets of places: players’ hands that stand,
        ("over", "i8"),  # hands that were over-drawn,
        ("made", "i8"),  # divided hands that were paid as naturals,
        ("gone", "i8"),  # hands whose cards are used cards now
        ("naturals", "i8"),  # the players that have declared a natural
        ("kept", "i8"),  # the seats that kept their first two cards, a pair, together
        ("winners", "i8"),
        # How the last deal ended, for everybody to see.
        ("last_parts", "i8", PLACES),
        ("last_stood", "i8"),
        ("last_over", "i8"),
        ("last_made", "i8"),
        ("last_naturals", "i8"),
        ("last_unseen", "i8"),  # the seats whose first two cards were not shown
        ("deal", "i4"),
        ("chips", "i4", SEATS),  # net
        ("changes", "i4", SEATS),  # of the chips, in this deal
        ("last_changes", "i4", SEATS),
        ("pool", "i4"),
        ("remade", "i4"),  # how often a new pack has been made in this match
        ("tenure", "i4"),  # the number of this deal in its dealer’s turn
        ("fallen", "i4"),  # the number of them in which players had naturals
        ("stakes", "i2", PLACES),  # the stake of a hand, doubled if “double” was called
        ("last_stakes", "i2", PLACES),
        ("packs", "i2"),  # how often this dealer has used the pack up
        ("hands_of", "i1", SEATS),  # how many hands each seat plays
        ("last_hands_of", "i1", SEATS),
        ("widow", "i1", SLOTS),  # the used cards, as they were thrown up
        ("widow_by", "i1", SLOTS),  # the seat that knows each, or EVERYBODY
        ("down", "i1"),  # the number of used cards
        ("at", "i1"),  # the hand, of the seat on turn
        ("to_come", "i1"),  # completing cards yet to be served
        ("doubled", "i1"),
        ("first_hand", "i1"),  # whether naturals do not put the dealer out in this deal (VU-53)
        ("fresh", "i1"),  # whether a new pack was made since the deal began
        ("phase", "i1"),
        ("turn", "i1"),
        ("dealer", "i1"),
        ("last_kind", "i1"),
        ("last_dealer", "i1"),
        ("last_doubled", "i1"),
        ("held", "i1", SEATS),
        ("stock_left", "i1"),
        ("seen_by", "i1"),
        ("carried_over", "i1"),
    ]
)


@hot_rule
def place_of(seat, at):
    """The place of a hand of a seat."""
    return np.int64(HANDS) * seat + at


@rule
def cards_at(s, seat, at):
    """The cards of a hand that is still on the table."""
    if s.hands_of[seat] == 1:
        return s.hands[seat]
    return s.parts[place_of(seat, at)]


@hot_rule
def can_serve(s):
    """The number of cards that the dealer can serve; the last of the pack is never served
    (VU-49)."""
    return left_in_stock(s) + s.down - 1


@hot_rule
def may_divide(s):
    """Whether two cards can be served (B-VU-16), and the seat does not have four hands (VU-45).

    A fifth could result from an ace that was paid as a natural and then came from a new shuffle.
    """
    return can_serve(s) >= 2 and s.hands_of[s.turn] < HANDS
