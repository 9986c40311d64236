"""The drawing of two players to thirty-one, compiled: exact, without replacement.

Cards are distinguished only by their count.

All hands lie open, so the dealer draws until the eldest is beaten, or until over 31. The eldest
draws up to 21 in any case, since that never goes over and never helps the dealer; after that they
make the choice that wins more often.
"""

import numpy as np

from boneace.kernel.passes import compiled
from boneace.kernel.sets import rule

TARGET, SAFE = 31, 21
VALUES = 11  # counts of a card, 1 to 10; place 0 is empty
CARDS = 14  # no more cards than that come before 31 is passed, the last included
SLOTS = 1 << 16
CODES = 1 << 26


@rule
def without(ways, value, out):
    """Write the number of ways in which this many cards make each sum, with one card of a value
    gone."""
    for cards in range(ways.shape[0]):
        for total in range(ways.shape[1]):
            found = ways[cards, total]
            if cards and total >= value:
                found -= out[cards - 1, total - value]
            out[cards, total] = found


@rule
def dealer_goes_over(deck, left, ways, chances, count, dealer, spare):
    """The probability that the dealer, who draws until above `count`, is then above 31.

    This is the chance that the cards so far make at most `count`, and the next one more than 31.
    """
    found = 0.0
    for value in range(1, VALUES):
        least = max(0, TARGET + 1 - value - dealer)
        if deck[value] == 0 or least > count - dealer:
            continue
        without(ways, value, spare)
        for cards in range(CARDS):
            each = 0
            for total in range(least, count - dealer + 1):
                each += spare[cards, total]
            found += deck[value] * each * chances[left, cards]
    return found


@rule
def place_of(keys, key):
    """The slot of a key, or a free one for it: slots of other deals are free."""
    place = (key * 0x9E3779B1 >> 7) % SLOTS
    while keys[place] != key and keys[place] // CODES == key // CODES:
        place = (place + 1) % SLOTS
    return place


@rule
def stands_on(deck, left, ways, chances, count, dealer, spare):
    """How often the eldest wins by standing now; 0 if they draw in any case."""
    if count <= SAFE or count < dealer:
        return 0.0
    return dealer_goes_over(deck, left, ways, chances, count, dealer, spare)


@rule
def first_draw(deck, left, count, stands):
    """The lowest card that the eldest may draw; 0 if standing is surely better.

    A draw cannot win more often than it stays within 31.
    """
    safe = 0
    for value in range(1, min(TARGET - count, VALUES - 1) + 1):
        safe += deck[value]
    return 1 if stands * left < safe else VALUES


@rule
def eldest_wins(count, dealer, deck, left, ways, chances, keys, kept, key, codes):
    """How often the eldest wins the third pot with this count, before they draw or stand.

    Every set of cards that they may have drawn is handled once, those with more cards first.
    """
    if count >= TARGET:
        return 1.0
    depth, spare = 0, ways[len(ways) - 1]
    at, comes = np.zeros(len(ways), np.int64), np.zeros(len(ways), np.int64)
    stands, draws = np.zeros(len(ways)), np.zeros(len(ways))
    at[0] = key
    stands[0] = stands_on(deck, left, ways[0], chances, count, dealer, spare)
    comes[0] = first_draw(deck, left, count, stands[0])
    while True:
        value = comes[depth]
        if value > min(TARGET - count, VALUES - 1):
            found = max(stands[depth], draws[depth])
            if depth == 0:
                return found
            place = place_of(keys, at[depth])
            keys[place], kept[place] = at[depth], found
            depth -= 1
            value = comes[depth]
            deck[value] += 1
            left += 1
            count -= value
        elif deck[value] == 0:
            comes[depth] += 1
            continue
        elif count + value == TARGET:
            found = 1.0
        else:
            after = at[depth] + codes[value]
            place = place_of(keys, after)
            if keys[place] != after:
                without(ways[depth], value, ways[depth + 1])
                deck[value] -= 1
                left -= 1
                count += value
                depth += 1
                at[depth], draws[depth] = after, 0.0
                stands[depth] = stands_on(deck, left, ways[depth], chances, count, dealer, spare)
                comes[depth] = first_draw(deck, left, count, stands[depth])
                continue
            found = kept[place]
        draws[depth] += deck[value] * found / left
        comes[depth] += 1


@rule
def fill_ways(deck, out):
    """Write the number of ways in which this many cards of a deck make each sum."""
    for cards in range(out.shape[0]):
        for total in range(out.shape[1]):
            out[cards, total] = 0
    out[0, 0] = 1
    for value in range(1, VALUES):
        for _ in range(deck[value]):
            for cards in range(out.shape[0] - 1, 0, -1):
                for total in range(out.shape[1] - 1, value - 1, -1):
                    out[cards, total] += out[cards - 1, total - value]


@compiled
def deal(eldest, dealer, deck, chances, number, ways, keys, kept):
    """How often the eldest wins the third pot with these counts, and this deck by value.

    `number` must be new for each deal, since all deals share `keys` and `kept`.
    """
    codes = np.zeros(VALUES, np.int64)
    code = 1
    for value in range(1, VALUES):
        codes[value] = code
        code *= 5
    left = 0
    for value in range(1, VALUES):
        left += deck[value]
    fill_ways(deck, ways[0])
    key = number * CODES
    return eldest_wins(eldest, dealer, deck, left, ways, chances, keys, kept, key, codes)
