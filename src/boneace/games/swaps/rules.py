"""Exchanging with cards that lie face up: one card for one, or the whole hand.

A state has `seen` (i8), the set of the cards that everybody has seen in this deal, because they lie
or have lain face up. So everybody knows these cards if they are in a hand. The cards on the table
are in `widow`, by slot.

Moves 0…8 give the hand's lowest, middle or highest card (by number) for that of slot 0, 1 or 2.
"""

from boneace.kernel.sets import bit, hot_rule, lowest, member, without_lowest

ONE_CARD = (1 << 9) - 1


@hot_rule
def swap_one(s, move):
    """Exchange a card of the hand for one that lies face up."""
    given = member(s.hands[s.turn], move // 3)
    slot = move % 3
    s.hands[s.turn] ^= bit(given) | bit(s.widow[slot])
    s.widow[slot] = given
    s.seen |= bit(given)


@hot_rule
def swap_hand(s, first):
    """Exchange the whole hand for the three cards from slot `first` on."""
    given = s.hands[s.turn]
    s.hands[s.turn] = lying(s, first)
    lay(s, first, given)


@hot_rule
def lying(s, first):
    """The three cards that lie from slot `first` on."""
    return bit(s.widow[first]) | bit(s.widow[first + 1]) | bit(s.widow[first + 2])


@hot_rule
def lay(s, first, hand):
    """Lay a hand in the slots from `first` on: publicly known cards first, in rising order.

    So the place of a card reveals nothing about the face-down cards beside it.
    """
    known, unknown = hand & s.seen, hand & ~s.seen
    for slot in range(first, first + 3):
        if known:
            s.widow[slot] = lowest(known)
            known = without_lowest(known)
        else:
            s.widow[slot] = lowest(unknown)
            unknown = without_lowest(unknown)


@hot_rule
def hide_hand(s, seat, known):
    """In a view, keep only the cards of a hand that the viewer knows; the rest is unseen."""
    s.stock |= s.hands[seat] & ~known
    s.hands[seat] &= known
