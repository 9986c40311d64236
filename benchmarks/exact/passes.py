"""The passes over all public histories of a deal with one upcard, compiled.

`first` has the shares of the first player: of its turn, its discards and its last turn. `second`
has those of the other one: of its answer to a knock, its turn, its discards and its last turn.
Values of moves go to `outs`, in the same order.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from benchmarks.exact.sums import (
    beside,
    compared,
    compiled,
    last_turn,
    of_hands,
    of_last_turn,
    put,
    without,
)
from benchmarks.exact.turns import (
    after_turn,
    blitz_values,
    dealt,
    holding,
    masses_of,
    mixed,
    turn_values,
)


class Room(NamedTuple):
    """The working arrays of a pass: the sums, and the cards that are gone from the stock."""

    table: Any
    whole: Any
    part: Any
    masses: Any
    gone: Any
    begun: Any
    held: Any
    knocks: Any
    blitzes: Any


@compiled
def room(k, up):
    """The working arrays at the start of a deal; `masses` are of the hands that can be dealt."""
    cards, many, rows = len(k.taking[0]), len(k.hands), len(k.with_card)
    tables = np.zeros((3, rows, k.kinds + 1))
    masses, gone, begun = np.zeros((rows, 1)), np.zeros(cards, np.bool_), np.zeros(many)
    gone[up] = True
    dealt(k, up, begun)
    of_hands(k, begun, tables[0])
    masses_of(tables[0], masses)
    held, knocks, blitzes = np.zeros(many, np.bool_), np.zeros(many), np.zeros((2 * cards, many))
    return Room(tables[0], tables[1], tables[2], masses, gone, begun, held, knocks, blitzes)


@compiled
def shown_down(k, table, held, thrown, values):
    """Add what a knocker wins at the showdown, by hand; hands with the discard are impossible."""
    for hand in range(len(held)):
        a, b, c = k.hands[hand]
        if held[hand] and thrown not in (a, b, c):
            small = k.of_hand[hand]
            values[hand] += beside(table, small, k.hand_signs, k.classes[hand])


# --- the first player -----------------------------------------------------------------------------


@compiled
def for_first(k, up, tie, stock, first, second, best, outs, reached):
    """Compute what each move of the first player wins; returns the value of the deal to it.

    `reached` receives the second one's probabilities of reaching its discards and its last turn.
    """
    turn, drop, last = first
    out_turn, out_drop, out_last = outs
    r = room(k, up)
    cards, many = len(r.gone), len(r.begun)
    knocking, going_on = np.zeros(many), np.zeros((2 * cards, many))
    of_last_turn(k, r.begun, second[0], up, r.gone, stock, r.table)
    compared(r.table, tie)
    holding(k, -1, up, -1, r.held)
    shown_down(k, r.table, r.held, -1, knocking)
    for outcome in range(2 * cards):
        card, left = outcome % cards, stock - outcome // cards
        if card == up or left < 0:
            continue
        r.gone[card] = True
        values = going_on[outcome]
        answered(k, r, up, tie, left, outcome, second, reached)
        holding(k, up if outcome < cards else -1, card, -1 if outcome < cards else up, r.held)
        of_hands(k, r.knocks, r.table)
        compared(r.table, -tie)
        last_turn(k, r.table, r.held, card, r.gone, left, out_last[outcome])
        for hand in range(many):
            if r.held[hand]:
                values[hand] = mixed(out_last[outcome, hand], last[outcome, hand], best)
        must_knock(k, r, tie, left, reached[1][outcome], second[3][outcome], values)
        blitz_values(k, r.masses, r.held, card, values)
        r.gone[card] = False
    return turn_values(
        k, r.begun, knocking, going_on, turn, drop, best, up, r.gone, stock, out_turn, out_drop
    )


@compiled
def answered(k, r, up, tie, left, outcome, second, reached):
    """The turn of the second player after an outcome of the first one's."""
    card = outcome % len(r.gone)
    holding(k, -1, up, card, r.held)
    begun = np.where(r.held, r.begun, 0.0)
    after_turn(
        k, begun, second[1][outcome], second[2][outcome], card, r.gone, left,
        r.knocks, reached[0][outcome], reached[1][outcome], r.blitzes,
    )  # fmt: skip


@compiled
def must_knock(k, r, tie, left, on, last, values):
    """What the first player wins if it must knock in its second turn, or saw a 31 before it."""
    cards = len(r.gone)
    for after in range(2 * cards):
        thrown, stock = after % cards, left - after // cards
        if r.gone[thrown] or stock < 0:
            continue
        r.gone[thrown] = True
        of_last_turn(k, on[after], last[after], thrown, r.gone, stock, r.table)
        r.gone[thrown] = False
        for hand in range(len(r.held)):
            if r.blitzes[after, hand] > 0.0:
                put(r.table, k.of_hand[hand], k.kinds, r.blitzes[after, hand])
        compared(r.table, tie)
        shown_down(k, r.table, r.held, thrown, values)


# --- the second player ----------------------------------------------------------------------------


@compiled
def for_second(k, up, tie, stock, first, second, best, outs, reached):
    """Compute what each move of the second player wins; returns the value of the deal to it.

    `reached` receives the first one's probabilities of reaching its discards and its last turn.
    """
    on = reached[1]
    r = room(k, up)
    cards, many = len(r.gone), len(r.begun)
    after_turn(
        k, r.begun, first[0], first[1], up, r.gone, stock, r.knocks, reached[0], on, r.blitzes
    )
    found = -shown(k, r) + last_answer(k, r, up, tie, stock, second[0], best, outs[0])
    knocking, going_on = np.zeros(many), np.zeros((2 * cards, many))
    for outcome in range(2 * cards):
        card, left = outcome % cards, stock - outcome // cards
        if card == up or left < 0:
            continue
        r.gone[card] = True
        of_hands(k, on[outcome], r.whole)
        masses_of(r.whole, r.masses)
        of_last_turn(k, on[outcome], first[2][outcome], card, r.gone, left, r.table)
        compared(r.table, tie)
        holding(k, -1, up, card, r.held)
        begun = np.where(r.held, r.begun, 0.0)
        knocking[:] = 0.0
        shown_down(k, r.table, r.held, -1, knocking)
        going_on[:] = 0.0
        last_turns(k, r, up, tie, left, card, second[3][outcome], best, outs[3][outcome], going_on)
        found += turn_values(
            k, begun, knocking, going_on, second[1][outcome], second[2][outcome], best, card,
            r.gone, left, outs[1][outcome], outs[2][outcome],
        )  # fmt: skip
        r.gone[card] = False
    return found


@compiled
def shown(k, r):
    """The number of hands beaten by a 31 that the first player shows in its turn."""
    found = 0.0
    for outcome in range(len(r.blitzes)):
        for hand in range(len(r.begun)):
            if r.blitzes[outcome, hand] > 0.0:
                a, b, c = k.hands[hand]
                four = k.drawn_of[a, b, c, outcome % len(r.gone)]
                beaten = beside(r.masses, k.of_drawn[four], k.drawn_signs, 0)
                found += r.blitzes[outcome, hand] * beaten
    return found


@compiled
def last_answer(k, r, up, tie, stock, answer, best, out):
    """What the second player wins if the first one knocks at once."""
    of_hands(k, r.knocks, r.table)
    compared(r.table, -tie)
    holding(k, -1, up, -1, r.held)
    last_turn(k, r.table, r.held, up, r.gone, stock, out)
    found = 0.0
    for hand in range(len(r.begun)):
        if r.begun[hand] > 0.0:
            found += mixed(out[hand], answer[hand], best)
    return found


@compiled
def last_turns(k, r, up, tie, left, card, last, best, out, going_on):
    """What the second player wins by each outcome of its turn: the first one must knock then."""
    cards = len(r.gone)
    for thrown in range(cards):
        if r.gone[thrown]:
            continue
        without(k, r.whole, thrown, r.part)
        compared(r.part, -tie)
        r.gone[thrown] = True
        for drew in range(2):
            if left < drew:
                continue
            after = thrown + drew * cards
            holding(k, -1 if drew else card, thrown, card if drew else up, r.held)
            for hand in range(len(r.held)):
                a, b, c = k.hands[hand]
                r.held[hand] &= up not in (a, b, c)
            last_turn(k, r.part, r.held, thrown, r.gone, left - drew, out[after])
            for hand in range(len(r.held)):
                if r.held[hand]:
                    going_on[after, hand] = mixed(out[after, hand], last[after, hand], best)
            blitz_values(k, r.masses, r.held, thrown, going_on[after])
        r.gone[thrown] = False
