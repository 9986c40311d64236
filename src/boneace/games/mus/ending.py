"""How stones are counted, and how a deal, a game and a match of Mus end."""

import numpy as np

from boneace.games.mus import state as st
from boneace.games.mus.dealing import begin_deal
from boneace.games.mus.scoring import basic_of, pares_of, strength, total_of, wild_cards
from boneace.games.turns import after, everybody
from boneace.kernel.sets import bit, rule


@rule
def take(o, s, side, stones):
    """MUS-08: stones won are taken from the bowl; True if they win the game (MUS-05)."""
    s.stones[side] += stones
    s.changes[side] += stones
    return s.stones[side] >= o.target


@rule
def best_of(o, s, lance, seats):
    """The seat with the best hand among some; there are no ties, the elder wins (MUS-24,
    MUS-48)."""
    best, most, seat = st.NOBODY, np.int64(-1), after(o, s.dealer)
    for _ in range(o.seats):
        if seats >> seat & 1:
            found = strength(o, s.hands[seat], lance, s.punto)
            if found > most:
                best, most = np.int64(seat), found
        seat = after(o, seat)
    return best


@rule
def holders(o, s, lance):
    """The seats that have a part in a lance."""
    if lance < st.PARES:
        return everybody(o)
    if lance == st.PARES:
        return np.int64(s.pares)
    return everybody(o) if s.punto else np.int64(s.juego)  # MUS-37


@rule
def takers_of(o, s, lance):
    """The seats whose hands decide an accepted bet: a player alone is in, or out (B-MUS-10)."""
    within = holders(o, s, lance)
    return within & s.within[lance] if o.sides == st.ALONE and s.within[lance] else within


# --- the count ------------------------------------------------------------------------------------


@rule
def count(o, s, lances):
    """Count the first lances, in order (B-MUS-11); the side that wins the game, or NOBODY."""
    for place in range(lances):
        lance = np.int64(place)
        if holders(o, s, lance):
            winner = count_bet(o, s, lance)
            if winner < 0:
                winner = count_basics(o, s, lance)
            if winner >= 0:
                return winner
    return st.NOBODY


@rule
def count_bet(o, s, lance):
    """Pay the accepted bet to the best hand; grande and chica pay 1 without a bet."""
    if s.how[lance] == st.DECLINED:
        return st.NOBODY  # it has been paid (B-MUS-03)
    best = best_of(o, s, lance, takers_of(o, s, lance))
    s.last_best[lance] = best
    paid = np.int64(s.bets[lance])
    if s.how[lance] != st.ACCEPTED and (lance <= st.CHICA or o.pass_pays == st.LITERAL):
        paid = np.int64(1)  # B-MUS-04
    s.last_paid[lance] = paid
    return st.side_of(o, best) if take(o, s, st.side_of(o, best), paid) else st.NOBODY


@rule
def count_basics(o, s, lance):
    """MUS-32, B-MUS-05: in pares, juego and punto the basic values, of both partners.

    They are paid to the side that has the best hand, or whose bet was declined.
    """
    if lance <= st.CHICA:
        return st.NOBODY
    seats = holders(o, s, lance)
    holder = np.int64(s.by[lance]) if s.how[lance] == st.DECLINED else best_of(o, s, lance, seats)
    s.last_bonus[lance] = holder
    mine = seats & st.side_seats(o, holder)
    if (s.punto and lance > st.PARES) or not o.partner_counts:
        mine = bit(best_of(o, s, lance, mine))  # MUS-39; B-MUS-05, second reading
    stones = np.int64(0)
    for seat in range(o.seats):
        if mine >> seat & 1:
            basic = basic_of(o, s.hands[seat], lance, s.punto)
            s.last_basics[st.SEATS * lance + seat] = basic
            stones += basic
    return st.side_of(o, holder) if take(o, s, st.side_of(o, holder), stones) else st.NOBODY


# --- the end of a deal ----------------------------------------------------------------------------


@rule
def count_all(o, s):
    """All four lances are over: the hands are shown (MUS-21), and the stones counted."""
    clear_count(s)
    end_deal(o, s, st.COUNTED, count(o, s, st.LANCES))


@rule
def showdown(o, s):
    """MUS-45: an órdago was accepted, and the best hand wins the game."""
    clear_count(s)
    lance, winner = np.int64(s.lance), st.NOBODY
    if o.ordago_settles == st.IN_ORDER:
        winner = count(o, s, lance)  # B-MUS-07, second reading
    if winner < 0:
        best = best_of(o, s, lance, takers_of(o, s, lance))
        s.last_best[lance] = best
        winner = st.side_of(o, best)
        take(o, s, winner, o.target - s.stones[winner])
    end_deal(o, s, st.BY_ORDAGO, winner)


@rule
def game_by_deje(o, s, side):
    """A bet that was declined has won the game: it counts at once, and nothing is shown."""
    clear_count(s)
    end_deal(o, s, st.BY_DEJE, side)


@rule
def clear_count(s):
    for lance in range(st.LANCES):
        s.last_best[lance] = s.last_bonus[lance] = st.NOBODY
        s.last_paid[lance] = 0
        for seat in range(st.SEATS):
            s.last_basics[st.SEATS * lance + seat] = 0


@rule
def end_deal(o, s, kind, winner):
    """Record how the deal went; the game is over where a side has won it (MUS-05)."""
    s.last_kind, s.last_lance, s.last_punto = kind, s.lance, s.punto
    s.last_dealer, s.last_game = s.dealer, winner + 1
    for lance in range(st.LANCES):
        s.last_how[lance], s.last_by[lance] = s.how[lance], s.by[lance]
        s.last_within[lance] = s.within[lance]
        s.last_bets[lance], s.last_dejes[lance] = s.bets[lance], s.dejes[lance]
    for side in range(st.how_many_sides(o)):
        s.last_stones[side], s.last_changes[side] = s.stones[side], s.changes[side]
        s.last_courtesies[side] = s.courtesies[side]
    show(o, s, kind != st.BY_DEJE)
    if winner >= 0:
        s.games[winner] += 1
        for side in range(st.how_many_sides(o)):
            s.stones[side] = 0
        if s.games[winner] > o.games // 2:  # MUS-06
            s.winners = everybody(o) & st.side_seats(o, winner)
            s.phase = st.DONE
            return
    s.dealer = after(o, s.dealer)  # B-MUS-17
    begin_deal(o, s)


@rule
def show(o, s, shown):
    """All four hands, for everybody to see (MUS-21), or none."""
    wild = wild_cards(o)
    for seat in range(o.seats):
        hand = np.int64(s.hands[seat])
        s.last_hands[seat] = hand if shown else 0
        s.last_pares[seat] = pares_of(o, hand, wild) if shown else -1
        s.last_totals[seat] = total_of(o, hand, wild) if shown else -1


@rule
def returns(o, s, out):
    """What each seat has won: games of its side, less those of the others (MUS-06)."""
    sides = st.how_many_sides(o)
    played = 0
    for side in range(sides):
        played += s.games[side]
    for seat in range(o.seats):
        out[seat] = sides * s.games[st.side_of(o, seat)] - played
