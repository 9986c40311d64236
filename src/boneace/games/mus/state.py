"""The state of a match of Mus, the numbers of its moves, and the codes of its options."""

import numpy as np

from boneace.games.mus.declaration import DECLARATION
from boneace.games.mus.sent import MusEnding, MusHow, MusPhase
from boneace.games.options import codes, options_layout
from boneace.games.sent import coded
from boneace.kernel.sets import bit, hot_rule
from boneace.kernel.states import layout

SEATS = 8
HAND = 4  # cards (MUS-15)

# `phase`: what comes next. A card from the pack while DEALING or SERVING.
DEALING, SERVING, TALKING, DISCARDING, OPENING, ANSWERING, TO_ORDAGO, DONE = range(
    len(coded(MusPhase))
)
# The lances, in order (MUS-20); before them NO_LANCE. Punto is played instead of juego.
NO_LANCE, GRANDE, CHICA, PARES, JUEGO = (np.int64(lance) for lance in range(-1, 4))
LANCES = 4
#: `how` a lance has gone. Typed: a rule called with plain numbers is compiled once for each
#: of them.
NOT_YET, UNABLE, PASSED, DECLINED, ACCEPTED, ORDAGO_ACCEPTED = map(np.int64, range(len(MusHow)))
#: `last_kind`: how the last deal ended, from 1.
COUNTED, BY_ORDAGO, BY_DEJE = map(np.int64, range(1, 1 + len(MusEnding)))
NOBODY = np.int64(-1)

# Moves: 0…39 the bet of one stone more: envido if nothing is bet, else reenvido; and
PASO, ORDAGO, QUIERO, NO_QUIERO, MUS, NO_MUS = range(40, 46)
DISCARD = 46  # a set of the hand’s cards by rising number, 1…15, as DISCARD + that set
MOST = 40  # the most stones bet at once
#: In `said`, the last announcement of a seat in this lance: the move, plus RAISED for a
#: reenvido, or SILENT.
RAISED, SILENT = 64, -1

# `hands` also has the discards of each seat since a stock was last made of them; and those of the
# dealer in the present exchange, if they stay out of a new stock.
HEAPS, KEPT_OUT = SEATS, 2 * SEATS

SIGNALLING = 4  # seats that may signal, with partners

EIGHT, FOUR, _ = codes(DECLARATION, "kings")
PARTNERS, ALONE = codes(DECLARATION, "sides")
ALL, OTHERS = codes(DECLARATION, "stock_from")
EITHER, FIRST = codes(DECLARATION, "answer")
ANY, ONE = codes(DECLARATION, "takers")
_, LITERAL = codes(DECLARATION, "pass_pays")
ROUND, IN_ORDER = codes(DECLARATION, "ordago_settles")
OFF, UNSEEN, CHANCE_SEES = codes(DECLARATION, "signals")

Options = options_layout(DECLARATION)
State = layout(
    [
        ("hands", "i8", 2 * SEATS + 1),  # of the seats, then their discards
        ("stock", "i8"),
        # Sets of seats.
        ("talked", "i8"),  # who has said mus since the last cards came
        ("pares", "i8"),  # who has declared pares,
        ("juego", "i8"),  # and juego (B-MUS-08)
        ("able", "i8"),  # who may bet in this lance
        ("to_speak", "i8"),  # who has yet to open or pass, or to answer
        ("takers", "i8"),  # who has accepted what is bet
        ("within", "i8", LANCES),  # who is in on what was accepted, or bet and was declined
        ("claims", "i8"),  # who claims a stone for playing properly (MUS-50)
        ("winners", "i8"),
        # How the last deal ended, for everybody to see.
        ("last_hands", "i8", SEATS),
        ("last_within", "i8", LANCES),
        ("deal", "i4"),
        ("asked", "i4"),  # the bet: the stones that an acceptance would stake
        ("sure", "i4"),  # of those, the stones accepted before
        ("bets", "i4", LANCES),  # the stones accepted
        ("dejes", "i4", LANCES),  # the stones paid for a bet that was declined
        ("stones", "i4", SEATS),  # by side
        ("changes", "i4", SEATS),  # of the stones, in this deal
        ("games", "i4", SEATS),  # won, by side
        ("signals", "i4", SIGNALLING * SIGNALLING),  # seen by a seat (× 4) of a seat: sets
        ("last_bets", "i4", LANCES),
        ("last_dejes", "i4", LANCES),
        ("last_basics", "i4", LANCES * SEATS),  # basic values of a seat, at the count
        ("last_paid", "i4", LANCES),  # paid at the count: the bet, or a round without one
        ("last_stones", "i4", SEATS),
        ("last_changes", "i4", SEATS),
        ("own_signals", "i4"),  # in views only: those that the viewer’s hand bears out
        ("exchanges", "i2"),  # begun in this deal
        ("last_pares", "i2", SEATS),  # what the hands shown were: see scoring.py
        ("own_pares", "i2"),  # in views only, or -1
        ("how", "i1", LANCES),
        ("by", "i1", LANCES),  # who bet last, or NOBODY
        ("last_how", "i1", LANCES),
        ("last_by", "i1", LANCES),
        ("last_best", "i1", LANCES),  # the seat that won it at the count, or NOBODY
        ("last_bonus", "i1", LANCES),  # the seat whose side’s basic values were paid, or NOBODY
        ("courtesies", "i1", SEATS),  # stones for playing properly, in this deal, by side
        ("last_courtesies", "i1", SEATS),
        ("last_totals", "i1", SEATS),  # the face values of the hands shown, or -1
        ("said", "i1", SEATS),  # in this lance
        ("thrown", "i1", SEATS),  # how many cards each discarded in the last exchange, or 0
        ("cut_by", "i1"),  # who said no mus, or NOBODY
        ("phase", "i1"),
        ("lance", "i1"),
        ("punto", "i1"),  # whether the last lance is punto
        ("turn", "i1"),
        ("dealer", "i1"),
        ("to_come", "i1"),  # cards yet to be dealt, or to be served to this seat
        ("running", "i1"),  # mus corrido: whether the pack still passes on (B-MUS-16)
        ("own_total", "i1"),  # in views only, or -1
        ("last_kind", "i1"),
        ("last_lance", "i1"),  # the one in which the deal ended
        ("last_punto", "i1"),
        ("last_dealer", "i1"),
        ("last_game", "i1"),  # 1 + the side that won a game with the last deal, or 0
        ("held", "i1", 2 * SEATS + 1),
        ("stock_left", "i1"),
        ("seen_by", "i1"),
        ("carried_over", "i1"),  # it stays: the first deal here is not the first of the match
    ]
)


@hot_rule
def side_of(o, seat):
    """The side of a seat: facing partners share one (MUS-01), or each has one of their own
    (MUS-53)."""
    return np.int64(seat) if o.sides == ALONE else np.int64(seat) & 1


@hot_rule
def side_seats(o, seat):
    """The set of the seats of a player's own side."""
    return bit(seat) if o.sides == ALONE else np.int64(0x55) << (np.int64(seat) & 1)


@hot_rule
def how_many_sides(o):
    return o.seats if o.sides == ALONE else np.int64(2)
