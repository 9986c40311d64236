"""Who takes each of the three pots, how a deal of Three-Stake Brag ends, and the match."""

from boneace.games.count import TARGET
from boneace.games.three_stake_brag.dealing import begin_deal, eldest
from boneace.games.three_stake_brag.scoring import NO_HAND, unbeaten, upcard_height
from boneace.games.three_stake_brag.state import BRAGGED, COUNTED, DONE, UPCARD
from boneace.games.turns import after
from boneace.games.vying.pots import richest, take
from boneace.kernel.sets import lowest, rule


@rule
def win(s, pot, seat):
    """Give a pot to a seat; with -1, leave it for the next deal."""
    if seat >= 0:
        s.winner[pot] = seat
        s.won[pot] = take(s, seat, pot)


@rule
def pay_upcards(o, s):
    """TSB-05: the first pot pays itself; of equal upcards to the eldest (TSB-06)."""
    highest, seat = -1, eldest(o, s)
    winner = seat
    for _ in range(o.seats):
        height = upcard_height(lowest(s.shown[seat]))
        if height > highest:
            highest, winner = height, seat
        seat = after(o, seat)
    win(s, UPCARD, winner)


@rule
def pay_best_hand(o, s):
    """TSB-08: the second pot to the best hand left; of equal ones the eldest's (B-TSB-05).

    If no hand has any value nobody wins it (B-TSB-04).
    """
    best = NO_HAND
    for seat in range(o.seats):
        if s.vying >> seat & 1:
            best = max(best, s.strengths[seat])
    winner, seat = -1, eldest(o, s)
    for _ in range(o.seats if best != NO_HAND else 0):
        if winner < 0 and s.vying >> seat & 1 and unbeaten(s.strengths[seat], best):
            winner = seat
        seat = after(o, seat)
    win(s, BRAGGED, winner)


@rule
def pay_best_count(o, s):
    """TSB-14: the third pot to the count nearest to 31, also of those who dropped (B-TSB-08).

    Of equal counts the eldest's wins; if all are over, nobody wins (B-TSB-09).
    """
    best, winner, seat = -1, -1, eldest(o, s)
    for _ in range(o.seats):
        if best < s.counts[seat] <= TARGET:
            best, winner = s.counts[seat], seat
        seat = after(o, seat)
    win(s, COUNTED, winner)


@rule
def end_deal(o, s):
    if o.all_three and s.winner[UPCARD] == s.winner[BRAGGED] == s.winner[COUNTED]:
        pay_for_all_three(o, s)
    note_ending(o, s)
    if s.deal == o.deals:
        end_match(o, s)
    else:
        s.dealer = after(o, s.dealer)  # B-TSB-12
        begin_deal(o, s)


@rule
def pay_for_all_three(o, s):
    """B-TSB-11: everybody else pays the winner of all three pots a number of extra stakes."""
    winner = s.winner[COUNTED]
    if winner >= 0:
        extra = o.all_three * o.stake
        for seat in range(o.seats):
            paid = extra * (1 - o.seats) if seat == winner else extra
            s.chips[seat] -= paid
            s.changes[seat] -= paid


@rule
def note_ending(o, s):
    """Record what everybody has seen, until the next deal ends."""
    for seat in range(o.seats):
        s.last_hands[seat] = s.hands[seat]
        s.last_shown[seat] = s.shown[seat]
        s.last_dealt[seat] = s.dealt[seat]
        s.last_strengths[seat] = s.strengths[seat]
        s.last_counts[seat] = s.counts[seat]
        s.last_changes[seat] = s.changes[seat]
    for pot in range(3):
        s.last_winner[pot] = s.winner[pot]
        s.last_won[pot] = s.won[pot]
    s.last_vying = s.vying
    s.last_how = s.how


@rule
def end_match(o, s):
    """The winners have most; a pot that is left stays where it is."""
    s.phase = DONE
    s.winners = richest(o, s)
