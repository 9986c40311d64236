"""Rules of thumb for Thirty-one: what a decent beginner does, from what their own seat knows.

`policy` reads only what the seat to move sees: its own hand, the upcard, the cards that
lie face up, and counts. So it makes the same move in a full state and in that seat's view of it.
"""

import numpy as np

from boneace.games.lives.heuristics import of_stakes, worth_of_lives
from boneace.games.lives.rules import WIN, after, share_of_stakes
from boneace.games.lives.scoring import BLITZ, best_suit, total
from boneace.games.thirty_one import state as st
from boneace.games.thirty_one.beliefs import COLUMNS, ROWS, history, likelihood
from boneace.games.thirty_one.rules import by_rank, may_draw, may_take
from boneace.games.thirty_one.situations import (
    SITUATIONS,
    choices,
    situation,
    turns_before,
    with_upcard,
    won,
    worthwhile,
)
from boneace.kernel.sample import any_of
from boneace.kernel.sets import bit, lowest, rule, size, without_lowest

__all__ = [
    "COLUMNS",
    "ROWS",
    "SITUATIONS",
    "choices",
    "expected",
    "history",
    "likelihood",
    "policy",
    "settle",
    "situation",
    "winning",
    "won",
    "worth",
    "worthwhile",
]

#: The total, in half points, from which to knock, by the turns everybody has had. Found by
#: continuing many hands both ways, and rounded to totals that people use.
KNOCK_AT = np.array(
    [
        [43, 45, 48, 50, 51, 52, 53, 54],  # the knocker must win, two players
        [50, 53, 55, 56, 56, 57, 57, 57],  # three
        [53, 55, 57, 57, 58, 58, 58, 58],  # four and more
        [42, 44, 46, 48, 50, 50, 51, 51],  # the lowest pays, two or three players
        [38, 42, 44, 46, 48, 50, 50, 51],  # four and more
        [43, 50, 53, 53, 54, 54, 55, 55],  # for the pot or points, three and more
    ]
)
ENOUGH = 56  # a total to stand with when somebody has knocked
WORTH_TAKING = 10  # the points that the upcard must add to a poor hand to be worth taking
USUAL_DEALS = 10  # the number of deals considered in a match for points without an end
#: The points that a seat scores in a deal on average, with two players to seven: counted in deals
#: of novices.
USUAL_POINTS = np.array([2.5, 2.3, 2.2, 2.15, 2.1, 2.05])
GOOD = 40  # a total from which a smaller gain is enough
POOR = 24  # a total that is worth giving up for three unknown cards


@rule
def policy(o, s, chance):
    """A sensible move for the seat to move; `chance` is a random integer."""
    if s.phase == st.DISCARDING:
        kept = bit(s.taken) if s.taken >= 0 and not o.discard_taken else 0
        return worst(o, s.hands[s.turn] & ~kept, kept)
    have = total(o, s.hands[s.turn])
    taking = with_upcard(o, s) if may_take(o, s) else -1
    if s.knocker >= 0:
        return last_turn(o, s, have, taking)
    if taking != BLITZ and may_knock(o, s) and have >= knocks_at(o, s, turns_before(s), chance):
        return st.KNOCK
    return without_knocking(o, s, have, taking)


@rule
def without_knocking(o, s, have, taking):
    """What to do in a turn in which nobody knocks."""
    if o.widow:
        move = best_exchange(o, s, max(have, taking))
        if move >= 0:
            return move
    return st.TAKE if taking >= wanted(have) or not may_draw(o, s) else st.DRAW


@rule
def wanted(have):
    """The total that a known card must make to be taken instead of an unknown one."""
    return have + (WORTH_TAKING if have < GOOD else WORTH_TAKING // 2)


@rule
def last_turn(o, s, have, taking):
    """After a knock a drawn card costs nothing: it may be discarded again."""
    if have >= ENOUGH and have >= taking:
        return st.STAND
    if o.widow:
        move = best_exchange(o, s, max(have, taking))
        if move >= 0:
            return move
    if taking >= wanted(have):
        return st.TAKE
    if may_draw(o, s):
        return st.DRAW
    return st.TAKE if taking > have else st.STAND


@rule
def knocks_at(o, s, turns, chance):
    """The total to knock with; it depends on who pays if the knock fails."""
    players = size(s.alive)
    if o.keeps != st.LIVES:
        row = 0 if players == 2 else 5
    elif o.knocker_must == WIN:
        row = min(players, 4) - 2
    else:
        row = 3 if players < 4 else 4
    return KNOCK_AT[row, min(turns, 7)] + 2 * (chance % 3 - 1)


@rule
def may_knock(o, s):
    return o.knock_from != st.SECOND_TURN or s.turns > size(s.alive)


@rule
def worst(o, hand, kept):
    """The card to discard from a hand; the cards `kept` stay in any case.

    The rest counts most; among equal choices, it has the highest cards.
    """
    best, found = -1, 0
    left = hand
    while left:
        card = lowest(left)
        left = without_lowest(left)
        counts = 32 * total(o, (hand ^ bit(card)) | kept) - best_suit(bit(card))
        if counts > best:
            best, found = counts, card
    return found


@rule
def best_exchange(o, s, have):
    """The exchange for face-up cards of the widow that improves `have` most, or -1.

    A poor hand goes for three cards that lie face down.
    """
    best, found = wanted(have) - 1, -1
    if s.widow_up:
        for move in range(19):
            if st.SLOTS[move] & ~s.widow_up == 0:
                counts = total(o, after_exchange(s, move))
                if counts > best:
                    best, found = counts, move
    elif have <= POOR:
        found = 18
    return found


@rule
def after_exchange(s, move):
    """The hand after an exchange for cards that lie face up."""
    hand = s.hands[s.turn]
    changed = hand
    for place in range(3):
        if st.GIVEN[move] >> place & 1:
            changed ^= bit(by_rank(hand, place))
        if st.SLOTS[move] >> place & 1:
            changed ^= bit(s.widow[place])
    return changed


# --- for search -----------------------------------------------------------------------------------


@rule
def worth(o, s, seat):
    """What a search aims for: chips, or stakes as in a match for lives.

    Points are only the way to win a match.
    """
    if o.keeps == st.POT:
        return s.chips[seat] + s.table / o.seats
    if s.phase == st.DONE:
        return share_of_stakes(o, s, seat)
    if o.keeps == st.LIVES:
        return worth_of_lives(o, s, seat)
    own = all_in = 0.0
    deals_left = o.deals - s.deal + 1 if o.deals else USUAL_DEALS
    for other in range(o.seats):
        chances = np.exp((s.points[other] - s.points[seat]) / (1.2 * np.sqrt(deals_left)))
        all_in += chances
        if other == seat:
            own = chances
    return o.seats * own / all_in - 1.0


@rule
def expected(o, s, seat):
    """What a seat can expect from the present standing; `returns` if the match is over."""
    if o.keeps != st.POINTS:
        return worth(o, s, seat)
    left = o.deals - s.deal + 1 if o.deals and s.phase != st.DONE else 0
    return s.points[seat] + USUAL_POINTS[o.seats - 2] * left


@rule
def winning(o, s, seat):
    """The chance of a seat to win the match: its part of the stakes; NaN for chips."""
    if o.keeps == st.POT:
        return np.nan
    return of_stakes(o, worth(o, s, seat))


@rule
def settle(o, s, me, rng):
    """Turn hands filled in at random into hands that their holders would have by now.

    A hand that has had turns is better than one just dealt: it has seen a card each turn and kept
    the best. False if somebody would have knocked, or not have knocked, with such a hand.
    """
    if s.turns == 0:
        return True
    players, place, seat = size(s.alive), 0, after(s, s.dealer)
    for place in range(players):
        had = (s.turns - 2 - place) // players + 1  # finished turns
        if seat != me and had > 0 and not settle_hand(o, s, seat, had, rng):
            return False
        seat = after(s, seat)
    return True


@rule
def settle_hand(o, s, seat, had, rng):
    """Settle one hand after some turns. Cards that everybody saw it take stay in it."""
    knocked = seat == s.knocker
    draws = had - 1 if knocked else had
    after_knock = s.knocker >= 0 and not knocked
    before = 0
    for _ in range(size(s.shown[seat]), draws):
        before = total(o, s.hands[seat])
        card = bit(any_of(s.stock, rng))
        hand = s.hands[seat] | card
        out = bit(worst(o, hand & ~s.shown[seat], hand & s.shown[seat]))
        s.hands[seat] = hand ^ out
        s.stock ^= card ^ out
    if knocked:
        return total(o, s.hands[seat]) >= knocks_at(o, s, had - 1, 1) - 4
    return after_knock or before < knocks_at(o, s, had - 1, 1) + 4
