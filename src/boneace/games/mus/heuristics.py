"""Rules of thumb for Mus: what a sensible beginner does, from what their own seat knows.

`policy` reads only what the seat to move sees: its own hand, what everybody has heard, and the
signals that it has seen. So it makes the same move in a full state and in that seat's view.
"""

import numpy as np

from boneace.games.discards.rules import some_of
from boneace.games.mus import state as st
from boneace.games.mus.chances import PUNTO, beats
from boneace.games.mus.rules import moves
from boneace.games.mus.scoring import (
    KIND,
    ORDERS,
    THIRTY_ONE,
    WIDTH,
    basic_of,
    pares_of,
    total_of,
    wild_cards,
)
from boneace.games.mus.signals import (
    BET_MORE,
    BLIND,
    CUT_MUS,
    FOUR_KINGS,
    IN_DOBLES,
    IN_JUEGO,
    IN_MEDIAS,
    IS_29,
    IS_30,
    IS_31,
    MEDIAS_ACES,
    MEDIAS_KINGS,
    SIGNALS,
    TWO_ACES,
    TWO_KINGS,
    bears_out,
)
from boneace.games.turns import after
from boneace.kernel.sample import below
from boneace.kernel.sets import bit, lowest, member, rule, size, without_lowest


@rule
def policy(o, s, chance):
    """A sensible move for the seat to move; `chance` is a random integer."""
    seat = np.int64(s.turn)
    if s.phase == st.TALKING:
        return np.int64(st.MUS if wants_mus(o, s, seat, s.hands[seat]) else st.NO_MUS)
    if s.phase == st.DISCARDING:
        return st.DISCARD + worst_places(o, s.hands[seat], chance)
    if s.phase == st.OPENING:
        return open_or_pass(o, s, seat, chance)
    return answer(o, s, seat, chance)


# --- the talk and the discard ---------------------------------------------------------------------


@rule
def wants_mus(o, s, seat, hand):
    """Whether it is better to change a hand: the eldest keeps a poorer one.

    A player who has seen the partner’s signal to cut mus ends the talk.
    """
    if partner_says(o, s, seat) >> CUT_MUS & 1:
        return False
    return quality(o, hand) < (2.15 if seat == after(o, s.dealer) else 2.45)


@rule
def quality(o, hand):
    """The value of a hand overall."""
    wild = wild_cards(o)
    total = total_of(o, hand, wild)
    juego = 0.9 if total == THIRTY_ONE else 0.5 if total > THIRTY_ONE else 0.0
    pares = 0.45 * (pares_of(o, hand, wild) >> KIND)
    return beats(o, hand, st.GRANDE, 0) + beats(o, hand, st.CHICA, 0) + pares + juego


@rule
def worst_places(o, hand, chance):
    """The places of the cards to discard: the cards kept are the best start of a hand."""
    best, most = np.int64(15), -1.0
    for places in range(1, 16):
        kept = hand & ~some_of(hand, np.int64(places))
        good = promise(o, kept) + 0.05 * (chance >> places & 1)
        if good > most:
            best, most = np.int64(places), good
    return best


#: By the code of `kings` and a card's place in its suit: a king, an ace, or neither.
IS_KING = np.array([[letter in order[0] for letter in "A234567SCK"] for order in ORDERS], np.int64)
IS_ACE = np.array([[letter in order[-1] for letter in "A234567SCK"] for order in ORDERS], np.int64)


@rule
def promise(o, kept):
    """The value of some cards as the start of a hand: kings, aces, and cards of one rank."""
    wild = wild_cards(o)
    kings = size(kept & wild)
    aces, others, left = np.int64(0), np.int64(0), kept & ~wild
    while left:
        rank = lowest(left) % WIDTH
        kings += IS_KING[o.kings, rank]
        aces += IS_ACE[o.kings, rank]
        left = without_lowest(left)
    others = size(kept) - kings - aces
    good = kings + (0.5 if kings else 0.7) * aces - 0.3 * others
    if size(kept & ~wild) > 1:
        good += 0.45 * (pares_of(o, kept, wild) >> KIND)
    return good


# --- chances --------------------------------------------------------------------------------------


@rule
def lance_now(s):
    """The lance; PUNTO instead of juego if punto is played."""
    return np.int64(PUNTO) if s.punto and s.lance == st.JUEGO else np.int64(s.lance)


#: The meaning of a signal for a lance: the probability that its hand beats another, or 0.
SAYS = np.zeros((SIGNALS, PUNTO + 1))
for _signal, _lance, _good in (
    (TWO_KINGS, st.GRANDE, 0.72), (FOUR_KINGS, st.GRANDE, 0.99), (MEDIAS_KINGS, st.GRANDE, 0.94),
    (TWO_ACES, st.CHICA, 0.72), (MEDIAS_ACES, st.CHICA, 0.94),
    (IN_DOBLES, st.PARES, 0.9), (FOUR_KINGS, st.PARES, 0.99), (MEDIAS_KINGS, st.PARES, 0.8),
    (MEDIAS_ACES, st.PARES, 0.62), (IN_MEDIAS, st.PARES, 0.68), (TWO_KINGS, st.PARES, 0.5),
    (IS_31, st.JUEGO, 0.85), (IN_JUEGO, st.JUEGO, 0.45), (IS_30, PUNTO, 0.9), (IS_29, PUNTO, 0.75),
):  # fmt: skip
    SAYS[_signal, _lance] = _good


@rule
def seen_of(s, seat, other):
    """The signals of another seat that a seat has seen."""
    return np.int64(s.signals[st.SIGNALLING * seat + other])


@rule
def partner_says(o, s, seat):
    """The signals of the partner."""
    if o.sides == st.ALONE:
        return np.int64(0)
    return seen_of(s, seat, (seat + 2) % st.SIGNALLING)


@rule
def said_of(told, lance):
    """How good a hand is in a lance according to its signals, or 0."""
    best = 0.0
    while told:
        best = max(best, float(SAYS[lowest(told), lance]))
        told = without_lowest(told)
    return best


@rule
def chance_to_win(o, s, seat):
    """The probability that a seat's side has the best hand of this lance, from what it knows."""
    lance = lance_now(s)
    against = s.able & ~st.side_seats(o, seat)
    first = after(o, s.dealer)
    good = 1.0
    while against:
        other = lowest(against)
        elder = (seat - first) % o.seats < (other - first) % o.seats
        one = beats(o, s.hands[seat], lance, elder)
        if o.sides != st.ALONE:
            seen = said_of(seen_of(s, seat, other), lance)
            if seen:
                one *= 1.3 * (1.0 - seen)
        good *= min(one, 1.0)
        against = without_lowest(against)
    if o.sides == st.ALONE:
        return good
    partner = (seat + 2) % o.seats
    if not s.able >> partner & 1:
        return good
    told = partner_says(o, s, seat)
    helps = said_of(told, lance)
    if helps:
        helps *= helps  # against two
    else:
        helps = 0.08 if told >> BLIND & 1 else 0.3
    return good + (1.0 - good) * helps


# --- betting --------------------------------------------------------------------------------------


@rule
def open_or_pass(o, s, seat, chance):
    """Bet on a good hand, sometimes bluff; órdago if the game is nearly lost, or won."""
    good = chance_to_win(o, s, seat)
    luck = chance % 64
    if partner_says(o, s, seat) >> BET_MORE & 1:
        good += 0.15
    if good > 0.6 and desperate(o, s, seat) and luck < 48:
        return np.int64(st.ORDAGO)
    if good > 0.97 and luck < 3:
        return np.int64(st.ORDAGO)
    if (good > 0.62 and luck < 54) or luck == 63:
        return np.int64(1 + (chance // 64 % 3 if good > 0.85 else 0))  # envido 2 to 4
    return np.int64(st.PASO)


@rule
def answer(o, s, seat, chance):
    """Accept if that costs less on average than declining; raise on a good hand.

    Accept often enough that nobody gains by raising on nothing, whatever declining costs.
    """
    good, luck = chance_to_win(o, s, seat), chance % 64
    bettor = s.by[s.lance]
    deje = max(np.int64(s.sure), np.int64(1))
    stands = good > 1.0 - 0.7 * deje / (o.target if s.phase == st.TO_ORDAGO else s.asked)
    told = np.int64(0) if o.sides == st.ALONE else seen_of(s, seat, bettor)
    if not said_of(told, lance_now(s)):
        good **= best_of(o, s, bettor)
    if s.phase == st.TO_ORDAGO:
        return np.int64(st.QUIERO if stands or good > hope(o, s, seat) else st.NO_QUIERO)
    if good > 0.6 and desperate(o, s, seat) and luck < 32:
        return np.int64(st.ORDAGO)
    if (good > 0.8 and s.asked < 15 and luck < 40) or (luck == 63 and s.asked < 6):
        return np.int64(1 + chance // 64 % 4)  # reenvido 2 to 5
    bonus = basics(o, s, seat)
    costs = (s.asked - deje) / (2.0 * s.asked + bonus)
    if not last_to_answer(o, s):
        costs += 0.12
    return np.int64(st.QUIERO if stands or good > costs else st.NO_QUIERO)


@rule
def best_of(o, s, bettor):
    """The number of hands of which a bettor's is likely the best: a higher stake means a better
    hand.

    It goes from a little more than one for two stones to sixteen for half a game or more.
    """
    if desperate(o, s, bettor):
        return 1.2
    half = 0.5 * o.target
    staked = half if s.phase == st.TO_ORDAGO else min(1.0 * s.asked, half)
    part = (staked - 2.0) / (half - 2.0)
    return 1.2 + 14.8 * part * part


@rule
def basics(o, s, seat):
    """The approximate basic values of this lance, for either side."""
    if s.lance < st.PARES:
        return np.int64(0)
    return 1 + basic_of(o, s.hands[seat], np.int64(s.lance), s.punto)


@rule
def last_to_answer(o, s):
    """Whether the seat on turn is the last of its side to answer."""
    return o.sides == st.ALONE or o.answer != st.EITHER or size(s.to_speak) == 1


@rule
def lead(o, s, seat):
    """The stones of a side, and the most that any other has."""
    own, other = np.int64(0), np.int64(0)
    mine = st.side_of(o, seat)
    for side in range(st.how_many_sides(o)):
        if side == mine:
            own = np.int64(s.stones[side])
        else:
            other = max(other, np.int64(s.stones[side]))
    return own, other


@rule
def desperate(o, s, seat):
    """Whether the game is about to be lost."""
    own, other = lead(o, s, seat)
    return o.target - other <= 6 and other - own >= 8


@rule
def hope(o, s, seat):
    """How likely the game is still to be won after an órdago is declined."""
    own, other = lead(o, s, seat)
    other += max(np.int64(s.sure), 1)
    return 0.0 if other >= o.target else chance_of_game(o, own, other)


@rule
def chance_of_game(o, own, other):
    """How likely the first of two sides is to win a game, with these stones each."""
    left, theirs = o.target - own + 3.0, o.target - other + 3.0
    return theirs * theirs / (left * left + theirs * theirs)


# --- signals --------------------------------------------------------------------------------------

#: The signals of a hand, the most informative first.
FIRST_OF = np.array(
    [
        FOUR_KINGS, MEDIAS_KINGS, IS_31, IN_DOBLES, MEDIAS_ACES, TWO_KINGS, IN_MEDIAS, IS_30,
        TWO_ACES, IN_JUEGO, IS_29, BLIND,
    ]
)  # fmt: skip


@rule
def aside(o, s, me, chance):
    """The signal to give now, or -1: one for each hand, as long as the talk lasts."""
    allowed = o.signals != st.OFF and o.sides != st.ALONE and not s.running
    if not allowed or s.phase != st.TALKING or s.signals[st.SIGNALLING * me + me]:
        return -1
    for signal in FIRST_OF:
        if bears_out(o, s.hands[me], signal):
            return np.int64(signal)
    return -1


# --- for search -----------------------------------------------------------------------------------

#: Stones that players bet or raise, and the moves that do it.
AMOUNTS = (1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30)
USUAL = np.int64(sum(1 << amount - 1 for amount in AMOUNTS))
STAKES = np.int64((1 << st.MOST) - 1)  # every move that bets stones
WEIGHED = 5.0  # no órdago is considered with a hand that would not be the best of this many


@rule
def sensible(o, s):
    """Moves worth considering: bets of usual amounts, and none above what decides the game.

    If an acceptance decides it, a raise stakes no more: two players might raise forever.
    """
    if s.phase == st.TO_ORDAGO and not merits_ordago(o, s, np.int64(s.turn)):
        return ~bit(st.QUIERO)
    if s.phase != st.OPENING and s.phase != st.ANSWERING:
        return np.int64(-1)
    own, other = lead(o, s, np.int64(s.turn))
    left = o.target - min(own, other) - max(np.int64(s.asked), 0)
    if left <= 0:
        return ~(STAKES | bit(st.ORDAGO))
    return ~STAKES | USUAL & (bit(min(left, st.MOST)) - 1)


@rule
def err(o, s, chance):
    """Any sensible bet, pass or answer, or that of a player who never folds.

    People accept many bets that the policy declines, including órdagos.
    """
    if s.phase < st.OPENING:
        return policy(o, s, chance)
    if chance % 4:
        return stays_in(o, s)
    legal = np.int64(moves(o, s)) & np.int64(sensible(o, s))
    return member(legal, chance // 4 % size(legal))


@rule
def stays_in(o, s):
    """Bet on a good hand, and accept with any that is well above the middle."""
    one = beats(o, s.hands[s.turn], lance_now(s), 0)
    if s.phase == st.TO_ORDAGO:
        return np.int64(st.QUIERO if one > 0.66 else st.NO_QUIERO)
    if s.phase == st.ANSWERING:
        return np.int64(st.QUIERO if one > 0.6 + 0.01 * min(s.asked, 15) else st.NO_QUIERO)
    bet = np.int64(4 if one > 0.9 else 1 if one > 0.7 else st.PASO)  # envido 5, or 2
    return bet if np.int64(moves(o, s)) >> bet & 1 else np.int64(st.PASO)


@rule
def merits_ordago(o, s, seat):
    """Whether a hand, with the partner's signals, may be worth staking the game.

    The bettor's hand is assumed to be the best of several. The more sides there are, the smaller
    the share of a game that each can lose.
    """
    hands = min(best_of(o, s, s.by[s.lance]), WEIGHED)
    return chance_to_win(o, s, seat) ** hands > hope(o, s, seat) * 2.0 / st.how_many_sides(o)


def _matches():
    """The chance to win a match, by the games each side still needs; each is won half the time."""
    chance = np.zeros((6, 6))
    for mine in range(6):
        for his in range(1, 6):
            then = 1.0 if mine == 0 else (chance[mine - 1, his] + chance[mine, his - 1]) / 2
            chance[mine, his] = then
    return chance


MATCHES = _matches()


@rule
def worth(o, s, seat):
    """What a seat can expect: games won, and its chances in the present one."""
    sides, mine = st.how_many_sides(o), st.side_of(o, seat)
    played, all_hopes, own_hope = 0, 0.0, 0.0
    for side in range(sides):
        played += s.games[side]
        left = o.target - s.stones[side] + 3.0
        all_hopes += 1.0 / (left * left)
        if side == mine:
            own_hope = 1.0 / (left * left)
    won = 1.0 * sides * s.games[mine] - played
    if s.phase == st.DONE:
        return won
    return won + sides * own_hope / all_hopes - 1.0


@rule
def gain(o, s, seat):
    """The stones of the last deal for the side of a seat, less those of the best other side."""
    mine, most = st.side_of(o, seat), 0
    for side in range(st.how_many_sides(o)):
        if side != mine:
            most = max(most, s.last_changes[side])
    return float(s.last_changes[mine] - most)


@rule
def winning(o, s, seat):
    """The chance of the side of a seat to win the match, where two sides play."""
    mine = st.side_of(o, seat)
    if s.phase == st.DONE:
        return 1.0 if s.games[mine] > o.games // 2 else 0.0
    if st.how_many_sides(o) != 2:
        return np.nan
    hope = (worth(o, s, seat) - 2.0 * s.games[mine] + s.games[0] + s.games[1] + 1.0) / 2.0
    return of_match(o, s, mine, hope)


@rule
def of_match(o, s, mine, hope):
    """The chance of one of two sides to win the match, by its chance to win the present game."""
    needed = o.games // 2 + 1
    own, other = needed - s.games[mine], needed - s.games[1 - mine]
    return hope * MATCHES[own - 1, other] + (1.0 - hope) * MATCHES[own, other - 1]


@rule
def settle(o, s, me, rng):
    """Usually False if somebody would not have acted like this with such a hand.

    While a bet is answered, earlier announcements count for less: hands that agree with all of them
    would seldom be found, and the bettor could then be holding anything.
    """
    cut_by, answering = np.int64(s.cut_by), s.phase in (st.ANSWERING, st.TO_ORDAGO)
    doubts = np.int64(2 if answering else 8)
    if cut_by >= 0 and cut_by != me and quality(o, s.hands[cut_by]) < 2.0 and below(rng, doubts):
        return False
    for lance in range(st.LANCES):
        by = np.int64(s.by[lance])
        if by >= 0 and by != me:
            place = np.int64(PUNTO) if s.punto and lance == st.JUEGO else np.int64(lance)
            least = 0.45
            bluffs = doubts  # one poor hand in this many is bet on
            if lance == s.lance and answering:
                least = min(0.3 + 0.12 * best_of(o, s, by), 0.9)
                bluffs = np.int64(4.0 / (1.0 - least))
            if beats(o, s.hands[by], place, 1) < least and below(rng, bluffs):
                return False
    return True
