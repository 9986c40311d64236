"""The steps of the passes over the third stage, compiled: products, and from level to level."""

import numpy as np
from numba import njit

from boneace.games.best_pair_thirty_one.solving.layout import AVERAGE, BEST, LEARN
from boneace.kernel.whole import LoopCompiler, RuleCompiler

#: For what Python calls, and for what only compiled code calls, which becomes machine code only as
#: part of its callers.
compiled = njit(
    cache=True,
    nogil=True,
    no_cfunc_wrapper=True,
    error_model="numpy",
    fastmath=True,
    pipeline_class=LoopCompiler,
)
inner = njit(
    nogil=True,
    no_cpython_wrapper=True,
    no_cfunc_wrapper=True,
    error_model="numpy",
    fastmath=True,
    pipeline_class=RuleCompiler,
)

KEPT = np.float32(0.5)  # of DCFR: of regrets below zero, this share is kept in each round


# --- one product, and the step from one level to the next -----------------------------------------


@inner
def add_product(m, kind, i, j, rows, columns, vectors, sign, out):
    """Add `sign` times a matrix (some of its rows and columns) times vectors to `out`.

    `vectors` has the shape (lines, columns), `out` (lines, rows).
    """
    at, width = m.at[kind, i, j], m.width[kind, i, j]
    there = np.empty(len(vectors), np.int64)  # the lines on which anybody comes here
    many = 0
    for line in range(len(vectors)):
        for c in range(len(columns)):
            if vectors[line, c] != 0:
                there[many] = line
                many += 1
                break
    if many == 0:
        return
    row = np.empty(len(columns), np.float32)
    for r in range(len(rows)):
        first = at + rows[r] * width
        for c in range(len(columns)):
            row[c] = m.numbers[first + columns[c]]
        for x in range(many):
            line = there[x]
            total = np.float32(0.0)
            vector = vectors[line]
            for c in range(len(columns)):
                total += row[c] * vector[c]
            out[line, r] += sign * total


@inner
def push(before, parent, share, first, end, start, given, start_to, out):
    """Go on from hands to those with a card more: `first` to `end`; places are from the starts."""
    for hand in range(first, end):
        for b in range(before[hand], before[hand + 1]):
            for line in range(len(out)):
                out[line, hand - start_to] += share[b] * given[line, parent[b] - start]


@inner
def pull(before, parent, share, first, end, start, values, start_from, out, out_from):
    """Add the values of hands, `first` to `end`, to those before the last card was drawn."""
    for hand in range(first, end):
        for b in range(before[hand], before[hand + 1]):
            for line in range(len(out)):
                out[line, parent[b] - start - out_from] += (
                    share[b] * values[line, hand - start_from]
                )


@inner
def levels_of(side, c):
    """The highest level of a class with a hand below 31."""
    top = side.level.shape[1] - 2
    while top > 0 and side.level[c, top + 1] == side.level[c, top]:
        top -= 1
    return top


# --- how both come to where they are --------------------------------------------------------------


@inner
def shares_of(learned, at, modes, lines, side, c, doing, out):
    """Write the share of drawing, by mode, line and hand."""
    start, count = side.level[c, 0], side.level[c, -1] - side.level[c, 0]
    for mode in range(modes):
        for line in range(lines):
            first = at + (mode * lines + line) * count
            for h in range(count):
                if doing == AVERAGE:
                    some, whole = learned.drew[first + h], learned.came[first + h]
                else:
                    some = max(learned.draw[first + h], np.float32(0.0))
                    whole = some + max(learned.stand[first + h], np.float32(0.0))
                out[mode, line, h] = some / whole if whole > 0 else side.usual[start + h]


@inner
def come(side, c, root, shares, alone, later, came, made):
    """Write how likely a player comes to each hand (`came`), and to each of 31 (`made`).

    `alone` is the number of modes in which he decides alone; in mode 1 + k from level k + `later`.
    """
    level, level_31 = side.level[c], side.level_31[c]
    start, start_31 = level[0], level_31[0]
    top = len(level) - 2
    lines = len(root)
    came[:] = 0
    made[:] = 0
    for line in range(lines):
        for h in range(level[1] - start):
            came[0, line, h] = root[line, h]
    drawn = np.empty((lines, level[-1] - start), np.float32)
    for mode in range(alone + 1):
        low = 0
        if mode:
            low = mode - 1 + later
            if low > top:
                break
            for line in range(lines):
                for h in range(level[low] - start, level[low + 1] - start):
                    came[mode, line, h] = came[0, line, h]
        for at in range(low, top + 1):
            for line in range(lines):
                for h in range(level[at] - start, level[at + 1] - start):
                    drawn[line, h] = came[mode, line, h] * shares[mode, line, h]
            if at < top:
                push(
                    side.before,
                    side.parent,
                    side.share,
                    level[at + 1],
                    level[at + 2],
                    start,
                    drawn,
                    start,
                    came[mode],
                )
            push(
                side.before_31,
                side.parent_31,
                side.share_31,
                level_31[at + 1],
                level_31[at + 2],
                start,
                drawn,
                start_31,
                made[mode],
            )


@inner
def settle(draw, stand, first, end, mode, shares, learned, at, sign, doing, aged, out):
    """Learn from what drawing and standing are worth at the hands of a level; write their values.

    `draw` and `stand` are (lines, hands of the level); `first` and `end` the places of the level.
    """
    lines, count = shares.shape[1], shares.shape[2]
    for line in range(lines):
        here = at + (mode * lines + line) * count
        for h in range(first, end):
            d, s = draw[line, h - first], stand[line, h - first]
            if doing == BEST:
                out[line, h] = max(sign * d, sign * s) * sign
                continue
            share = shares[mode, line, h]
            value = share * d + (1 - share) * s
            out[line, h] = value
            if doing == LEARN:
                more, less = learned.draw[here + h], learned.stand[here + h]
                more += sign * (d - value)
                less += sign * (s - value)
                learned.draw[here + h] = more * (aged if more > 0 else KEPT)
                learned.stand[here + h] = less * (aged if less > 0 else KEPT)


@inner
def standing(came, shares, mode, first, end):
    """How likely the hands of a level stand, (lines, hands)."""
    return came[mode, :, first:end] * (np.float32(1.0) - shares[mode, :, first:end])


@inner
def remember(learned, at, came, shares, weight):
    """Add how a player has played to his average; what is older counts `weight` as much."""
    place = at
    for mode in range(came.shape[0]):
        for line in range(came.shape[1]):
            for h in range(came.shape[2]):
                here = came[mode, line, h]
                learned.came[place] = weight * learned.came[place] + here
                learned.drew[place] = weight * learned.drew[place] + here * shares[mode, line, h]
                place += 1
