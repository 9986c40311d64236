"""What a seat knows of a match of Mus, and the states that could lie behind it."""

import numpy as np

from boneace.games.mus import state as st
from boneace.games.mus.scoring import THIRTY_ONE, pares_of, total_of, wild_cards
from boneace.games.mus.signals import all_borne_out, borne_out
from boneace.kernel.contract import SEEN_BY_NOBODY
from boneace.kernel.sample import below, fill_hands
from boneace.kernel.sets import bit, hot_rule, lowest, rule, size, without_lowest

PLACES = st.KEPT_OUT + 2  # the places of cards: as in `hands`, and in the stock
STOCK = PLACES - 1
EXCHANGES = 6
"""Exchanges made after all hands agree, per card in a hand about which something is known."""
STIRS = 2  # the same, from one world to the next
MOST, FEWER = 20_000, 1_000  # exchanges tried until all hands agree: fresh, and from another world
ESCAPE = 256
"""One exchange in this many is made although a hand gets worse, until all hands agree: if two hands
want the same card, the one that has it would otherwise keep it forever."""


@rule
def view(o, s, seat):
    """Hands and discards are known to those who held them, signals to those who saw them."""
    if s.seen_by:
        return
    s.seen_by = seat + 1 if seat >= 0 else SEEN_BY_NOBODY
    s.stock_left = size(s.stock)
    s.own_pares, s.own_total, s.own_signals = -1, -1, 0
    if seat >= 0 and size(s.hands[seat]) == st.HAND:
        s.own_signals = all_borne_out(o, s.hands[seat])
        s.own_pares = pares_of(o, s.hands[seat], wild_cards(o))
        s.own_total = total_of(o, s.hands[seat], wild_cards(o))
    for place in range(st.KEPT_OUT + 1):
        s.held[place] = size(s.hands[place])
        if s.hands[place] and not own(s, place, seat):
            s.stock |= s.hands[place]
            s.hands[place] = 0
    for viewer in range(st.SIGNALLING):
        if viewer != seat:
            for other in range(st.SIGNALLING):
                s.signals[st.SIGNALLING * viewer + other] = 0  # B-MUS-15


@hot_rule
def own(s, place, seat):
    """Whether the cards in a place are a seat’s hand or discards."""
    if place == st.KEPT_OUT:
        return seat == s.dealer
    return seat >= 0 and (place == seat or place - st.HEAPS == seat)


@rule
def is_consistent(o, s):
    """Whether every hand agrees with its declarations and signals (B-MUS-15)."""
    return s.phase == st.DONE or wrong_hands(o, s, st.NOBODY) == 0


@rule
def fits(o, s, seat):
    """Whether a hand may be that of a seat, by its declarations and signals."""
    hand, wild = np.int64(s.hands[seat]), wild_cards(o)
    if s.lance >= st.PARES:
        if (pares_of(o, hand, wild) != 0) != (s.pares >> seat & 1 == 1):
            return False
        has_juego = total_of(o, hand, wild) >= THIRTY_ONE
        if s.lance == st.JUEGO and has_juego != (s.juego >> seat & 1 == 1):
            return False
    told = signalled(s, seat)
    return told == 0 or borne_out(o, hand, told)


@rule
def signalled(s, seat):
    """The signals of a seat that anybody has seen."""
    told = np.int64(0)
    if seat < st.SIGNALLING:
        for viewer in range(st.SIGNALLING):
            told |= s.signals[st.SIGNALLING * viewer + seat]
    return told


# --- worlds behind a view -------------------------------------------------------------------------


@rule
def determinize(o, s, rng):
    """Turn a view into a state: place the cards that it does not show, each world equally likely.

    If something is known about a hand, by declarations or signals, few random worlds agree with it.
    So pairs of cards change places at random, as long as no hand gets worse, until all hands agree
    and for a while after that. The final places do not depend on the order of choices: every
    exchange is as likely as its reverse.
    """
    viewer, unseen = s.seen_by - 1, missing(s)
    fill_hands(o, s, rng)
    if unseen:
        mix(o, s, viewer, EXCHANGES, MOST, rng)


@rule
def stir(o, s, viewer, rng):
    """Make another world from one, equally likely; False if nothing is known about any hand."""
    return mix(o, s, viewer, STIRS, FEWER, rng)


@rule
def mix(o, s, viewer, exchanges, most, rng):
    """Let cards change places, as `determinize` describes.

    Return False if nothing is known about any hand. Cards of hands about which nothing is known are
    shuffled.
    """
    cards, places = np.zeros(64, np.int64), np.zeros(64, np.int64)
    told, many = hidden_places(o, s, viewer, cards, places)
    if told == 0:
        return False
    for last in range(many - 1, told, -1):
        swap(s, cards, places, last, told + below(rng, last - told + 1))
    wrong, left = wrong_hands(o, s, viewer), exchanges * told
    for _ in range(most):
        if wrong == 0:
            left -= 1
            if left < 0:
                break
        worse = wrong > 0 and below(rng, ESCAPE) == 0
        wrong += exchange(o, s, cards, places, below(rng, told), below(rng, many), worse)
    return True


@rule
def missing(s):
    """The number of cards in hands and among discards that a view does not show."""
    found = 0
    for place in range(st.KEPT_OUT + 1):
        found += max(0, s.held[place] - size(s.hands[place]))
    return found


@rule
def hidden_places(o, s, viewer, cards, places):
    """List the cards that a viewer does not see, with their places.

    Those in hands about which something is known come first. Return their number, and the number of
    all.
    """
    told = many = 0
    for turn in range(2):
        for place in range(PLACES):
            first = place < o.seats and restricted(s, place)
            if (turn == 0) != first or own(s, place, viewer):
                continue
            left = s.stock if place == STOCK else s.hands[place]
            while left:
                cards[many], places[many] = lowest(left), place
                many += 1
                left = without_lowest(left)
        if turn == 0:
            told = many
    return told, many


@rule
def restricted(s, seat):
    """Whether something is known about a hand."""
    return s.lance >= st.PARES or signalled(s, seat) != 0


@rule
def wrong_hands(o, s, viewer):
    wrong = 0
    for seat in range(o.seats):
        if seat != viewer and not fits(o, s, seat):
            wrong += 1
    return wrong


@rule
def exchange(o, s, cards, places, one, other, worse):
    """Let two cards change places. Return the number of additional wrong hands: 0, unless
    `worse`."""
    first, second = places[one], places[other]
    if first == second:
        return 0
    before = (0 if fits_at(o, s, first) else 1) + (0 if fits_at(o, s, second) else 1)
    swap(s, cards, places, one, other)
    after = (0 if fits_at(o, s, first) else 1) + (0 if fits_at(o, s, second) else 1)
    if after > before and not worse:
        swap(s, cards, places, one, other)
        return 0
    return after - before


@rule
def fits_at(o, s, place):
    return place >= o.seats or fits(o, s, place)


@rule
def swap(s, cards, places, one, other):
    both = bit(cards[one]) | bit(cards[other])
    for at in (one, other):
        place = places[at]
        if place == STOCK:
            s.stock ^= both
        else:
            s.hands[place] ^= both
    cards[one], cards[other] = cards[other], cards[one]
