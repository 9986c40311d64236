"""The steps of the passes over the third stage, compiled: products, and from level to level."""

import numpy as np

from boneace.games.best_pair_thirty_one.solving.layout import AVERAGE, BEST, LEARN, TELL
from boneace.kernel.passes import inside_fast as inner

KEPT = np.float32(0.5)  # of DCFR: the share of negative regrets that is kept in each round


# --- one product, and the step from one level to the next -----------------------------------------


@inner
def add_product(m, kind, i, j, rows, columns, vectors, sign, out):
    """Add `sign` times a matrix (some of its rows and columns) times vectors to `out`.

    `vectors` has the shape (lines, columns), `out` (lines, rows).
    """
    at, width = m.at[kind, i, j], m.width[kind, i, j]
    there = np.empty(len(vectors), np.int64)  # the lines on which anybody gets here
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
    """Step from hands to those with one card more: `first` to `end`; places are from the starts."""
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


# --- reach probabilities --------------------------------------------------------------------------


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
    """Write the probability of reaching each hand (`came`), and each hand of 31 (`made`).

    `alone` is the number of modes in which they decide alone; in mode 1 + k from level k + `later`.
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
def settle(p, sign, mode, first, draw, stand, out):
    """Learn from the values of drawing and standing at the hands of a level; write their values.

    `draw` and `stand` are (lines, hands of the level), which begin at `first`; `sign` is 1 if
    the player wants more, and -1 if less.
    """
    lines, count = p.shares.shape[1], p.shares.shape[2]
    for line in range(lines):
        here = p.at + (mode * lines + line) * count + first
        for h in range(draw.shape[1]):
            d, s = draw[line, h], stand[line, h]
            if p.doing == BEST or p.doing == TELL:
                out[line, first + h] = max(sign * d, sign * s) * sign
                if p.doing == TELL:
                    p.learned.draw[here + h] = d
                    p.learned.stand[here + h] = s
                continue
            share = p.shares[mode, line, first + h]
            value = share * d + (1 - share) * s
            out[line, first + h] = value
            if p.doing == LEARN:
                more = p.learned.draw[here + h] + sign * (d - value)
                less = p.learned.stand[here + h] + sign * (s - value)
                p.learned.draw[here + h] = more * (p.aged if more > 0 else KEPT)
                p.learned.stand[here + h] = less * (p.aged if less > 0 else KEPT)


# --- parts of a player's hands --------------------------------------------------------------------


@inner
def start_of(p):
    """The start of the hands of a player's class."""
    return p.side.level[p.of, 0]


@inner
def hands_at(p, level):
    """The hands of a level, as places among all hands of the level."""
    return p.side.hand[p.side.level[p.of, level] : p.side.level[p.of, level + 1]]


@inner
def made_at(p, level):
    """The hands of 31 with this many cards drawn."""
    return p.side.hand_31[p.side.level_31[p.of, level] : p.side.level_31[p.of, level + 1]]


@inner
def coming(p, mode, level):
    """The probabilities of reaching the hands of a level, (lines, hands)."""
    start = start_of(p)
    first, end = p.side.level[p.of, level] - start, p.side.level[p.of, level + 1] - start
    return p.came[mode, :, first:end]


@inner
def standing(p, mode, level):
    """The probabilities of standing with the hands of a level, (lines, hands)."""
    start = start_of(p)
    first, end = p.side.level[p.of, level] - start, p.side.level[p.of, level + 1] - start
    return p.came[mode, :, first:end] * (np.float32(1.0) - p.shares[mode, :, first:end])


@inner
def making(p, mode, level):
    """The probabilities of hands of 31 with this many cards drawn, (lines, hands)."""
    start = p.side.level_31[p.of, 0]
    first, end = p.side.level_31[p.of, level] - start, p.side.level_31[p.of, level + 1] - start
    return p.made[mode, :, first:end]


@inner
def nothing(p, level):
    """Zeros for the hands of a level, (lines, hands)."""
    return np.zeros((p.shares.shape[1], len(hands_at(p, level))), np.float32)


@inner
def add_after(p, level, values, out):
    """Add to `out`, for the hands of a level, their value with one card more.

    `values` are those of all hands of the player, (lines, hands).
    """
    side, start = p.side, start_of(p)
    if level == side.level.shape[1] - 2:  # no level follows the last one
        return
    first, end = side.level[p.of, level + 1], side.level[p.of, level + 2]
    from_ = side.level[p.of, level] - start
    pull(side.before, side.parent, side.share, first, end, start, values, start, out, from_)


@inner
def add_made(p, level, made, out):
    """The same for hands that become 31 with one card more; `made` is (lines, hands of 31)."""
    side, start = p.side, start_of(p)
    first, end = side.level_31[p.of, level + 1], side.level_31[p.of, level + 2]
    from_ = side.level[p.of, level] - start
    pull(side.before_31, side.parent_31, side.share_31, first, end, start, made, first, out, from_)


@inner
def remember(p, older):
    """Add a player's strategy to its average, in which older rounds are weighted by `older`."""
    place, learned = p.at, p.learned
    for mode in range(p.came.shape[0]):
        for line in range(p.came.shape[1]):
            for h in range(p.came.shape[2]):
                here = p.came[mode, line, h]
                learned.came[place] = older * learned.came[place] + here
                learned.drew[place] = older * learned.drew[place] + here * p.shares[mode, line, h]
                place += 1
