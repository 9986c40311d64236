"""The compiled passes over the third stage, Thirty-one: vectors of hands against vectors of hands.

After Pair, the hidden part of a hand is a multiset of ranks: the two cards dealt face down and
those drawn, in no order, because the other player sees only their number. N is the non-dealer, who
acts first, and D the dealer; a *level* is the number of cards that a player has drawn. Each decides
to draw or to stand; the *modes* of a decision are 0, while both draw in turn, and 1 + k, alone,
after the other stood when D had drawn k cards (N stood at level k, or D stood, with N at level k +
1).

All values are of the point of the stage: 1 if N makes it, 0 if D does, summed over the hands that
the other may hold, each with its weight (`multisets.matrices`) and the probability that the other
plays like this. N wants more, D less. Arrays of one block have the shape (modes, lines, hands);
*lines* are courses of the betting that led here, which the players remember. A *block* is a pair of
classes of hands that the betting has made public, one for N and one for D.
"""

import numpy as np

from boneace.games.best_pair_thirty_one.solving.layout import (
    AVERAGE,
    D_HANDS,
    D_MADE_31,
    LEARN,
    MASS_D,
    MASS_N,
    N_HANDS,
    N_MADE_31,
    SHOW_D,
    SHOW_N,
    Learned,
    Player,
)
from boneace.games.best_pair_thirty_one.solving.steps import (
    add_after,
    add_made,
    add_product,
    come,
    coming,
    hands_at,
    levels_of,
    made_at,
    making,
    nothing,
    remember,
    settle,
    shares_of,
    standing,
    start_of,
)
from boneace.kernel.passes import compiled_fast as compiled
from boneace.kernel.passes import inside_fast as inner

ONE = np.float32(1.0)

# --- the values of moves to N ---------------------------------------------------------------------


@inner
def values_of_n(m, n, d):
    """The value of the point to each hand that N was dealt, (lines, hands); N learns from it."""
    top, highest = levels_of(n.side, n.of), min(levels_of(n.side, n.of), levels_of(d.side, d.of))
    value = np.zeros(n.shares.shape[1:], np.float32)  # at N's decisions while both draw
    alone = np.zeros(n.shares.shape[1:], np.float32)
    mass_after = np.zeros((n.shares.shape[1], 0), np.float32)
    for k in range(highest, -1, -1):
        first = n.side.level[n.of, k] - start_of(n)
        mass = nothing(n, k)
        add_product(m, MASS_N, k, k, hands_at(n, k), hands_at(d, k), coming(d, 0, k), ONE, mass)
        draw = nothing(n, k)
        n_alone(m, n, d, k, alone)
        if k < top:  # N draws and is below 31: D stands, and N goes on alone, or D draws
            n_after_both(m, n, d, k, k < highest, mass_after, value, alone)
            add_after(n, k, alone, draw)
        made = np.zeros((draw.shape[0], len(made_at(n, k + 1))), np.float32)
        met = coming(d, 0, k)
        add_product(m, N_MADE_31, k + 1, k, made_at(n, k + 1), hands_at(d, k), met, ONE, made)
        add_made(n, k, made, draw)
        settle(n, ONE, 0, first, draw, n_stands(m, n, d, k, mass), value)
        mass_after = mass
    return value[:, : len(hands_at(n, 0))].copy()


@inner
def n_alone(m, n, d, k, alone):
    """Write the values of N's hands where D stood at level k; they have drawn more than k."""
    columns, d_stands = hands_at(d, k), standing(d, 0, k)
    alone[:] = 0
    for i in range(levels_of(n.side, n.of), k, -1):
        stand, draw = nothing(n, i), nothing(n, i)
        add_product(m, SHOW_N, i, k, hands_at(n, i), columns, d_stands, ONE, stand)
        add_after(n, i, alone, draw)
        made = np.zeros((draw.shape[0], len(made_at(n, i + 1))), np.float32)
        add_product(m, N_MADE_31, i + 1, k, made_at(n, i + 1), columns, d_stands, ONE, made)
        add_made(n, i, made, draw)
        settle(n, ONE, 1 + k, n.side.level[n.of, i] - start_of(n), draw, stand, alone)


@inner
def n_after_both(m, n, d, k, goes_on, mass_after, value, alone):
    """Add to N's hands of level k + 1 the value if D draws: D goes over, or N decides again."""
    columns = hands_at(d, k)
    rows, after = hands_at(n, k + 1), nothing(n, k + 1)
    d_draws = coming(d, 0, k) - standing(d, 0, k)
    add_product(m, MASS_N, k + 1, k, rows, columns, d_draws, ONE, after)
    made = making(d, 0, k + 1)
    add_product(m, N_HANDS, k + 1, k + 1, rows, made_at(d, k + 1), made, -ONE, after)
    first = n.side.level[n.of, k + 1] - start_of(n)
    for line in range(after.shape[0]):
        for h in range(after.shape[1]):
            alone[line, first + h] += after[line, h]
            if goes_on:
                alone[line, first + h] += value[line, first + h] - mass_after[line, h]


@inner
def n_stands(m, n, d, k, mass):
    """The value of standing to N's hands of level k: the whole, less what D makes alone."""
    rows, stand = hands_at(n, k), mass.copy()
    top = levels_of(d.side, d.of)
    for j in range(k, top + 1):
        add_product(m, SHOW_N, k, j, rows, hands_at(d, j), standing(d, 1 + k, j), -ONE, stand)
    for j in range(k + 1, top + 2):
        add_product(m, N_HANDS, k, j, rows, made_at(d, j), making(d, 1 + k, j), -ONE, stand)
    return stand


# --- the values of moves to D ---------------------------------------------------------------------


@inner
def values_of_d(m, n, d):
    """The value of the point to each hand that D was dealt, (lines, hands); D learns from it."""
    top, other_top = levels_of(d.side, d.of), levels_of(n.side, n.of)
    value = np.zeros(d.shares.shape[1:], np.float32)  # where N decides, and both still draw
    alone = np.zeros(d.shares.shape[1:], np.float32)
    main = np.zeros(d.shares.shape[1:], np.float32)
    for k in range(min(top, other_top), -1, -1):
        first = d.side.level[d.of, k] - start_of(d)
        main[:] = 0
        if k < other_top:  # N has drawn: D decides
            draw = d_draws_on(m, n, d, k, value)
            settle(d, -ONE, 0, first, draw, d_stands_first(m, n, d, k), main)
        d_alone(m, n, d, k, alone)
        here = nothing(d, k)
        rows = hands_at(d, k)
        add_product(m, MASS_D, k, k, rows, hands_at(n, k), standing(n, 0, k), ONE, here)
        made = making(n, 0, k + 1)
        add_product(m, D_HANDS, k + 1, k, rows, made_at(n, k + 1), made, ONE, here)
        for line in range(here.shape[0]):
            for h in range(here.shape[1]):
                at = first + h
                value[line, at] = here[line, h] + alone[line, at] + main[line, at]
    return value[:, : len(hands_at(d, 0))].copy()


@inner
def d_stands_first(m, n, d, k):
    """The value of standing to D's hands of level k, where N goes on alone from level k + 1."""
    rows, stand = hands_at(d, k), nothing(d, k)
    top = levels_of(n.side, n.of)
    for i in range(k + 1, top + 1):
        add_product(m, SHOW_D, i, k, rows, hands_at(n, i), standing(n, 1 + k, i), ONE, stand)
    for i in range(k + 2, top + 2):
        add_product(m, D_HANDS, i, k, rows, made_at(n, i), making(n, 1 + k, i), ONE, stand)
    return stand


@inner
def d_draws_on(m, n, d, k, value):
    """The value of drawing to D's hands of level k, where N has drawn k + 1: D goes over, makes
    31, or N decides again."""
    there, came = hands_at(n, k + 1), coming(n, 0, k + 1)
    draw = nothing(d, k)
    add_product(m, MASS_D, k + 1, k, hands_at(d, k), there, came, ONE, draw)
    if k < levels_of(d.side, d.of):
        after = nothing(d, k + 1)
        add_product(m, MASS_D, k + 1, k + 1, hands_at(d, k + 1), there, came, -ONE, after)
        first = d.side.level[d.of, k + 1] - start_of(d)
        for line in range(after.shape[0]):
            for h in range(after.shape[1]):
                value[line, first + h] += after[line, h]
        add_after(d, k, value, draw)
    made = np.zeros((draw.shape[0], len(made_at(d, k + 1))), np.float32)
    add_product(m, D_MADE_31, k + 1, k + 1, made_at(d, k + 1), there, came, -ONE, made)
    add_made(d, k, made, draw)
    return draw


@inner
def d_alone(m, n, d, k, alone):
    """Write the values of D's hands where N stood at level k, all less than the whole."""
    columns, n_stands = hands_at(n, k), standing(n, 0, k)
    alone[:] = 0
    for j in range(levels_of(d.side, d.of), k - 1, -1):
        stand, draw = nothing(d, j), nothing(d, j)
        add_product(m, SHOW_D, k, j, hands_at(d, j), columns, n_stands, -ONE, stand)
        add_after(d, j, alone, draw)
        made = np.zeros((draw.shape[0], len(made_at(d, j + 1))), np.float32)
        add_product(m, D_MADE_31, k, j + 1, made_at(d, j + 1), columns, n_stands, -ONE, made)
        add_made(d, j, made, draw)
        settle(d, -ONE, 1 + k, d.side.level[d.of, j] - start_of(d), draw, stand, alone)


# --- all blocks of a deal -------------------------------------------------------------------------


@inner
def modes_of(n, c, d, e):
    """The number of modes of a block."""
    return 2 + min(levels_of(n, c), levels_of(d, e))


@compiled
def modes(n, c, d, e):
    """The number of modes of a block, for Python."""
    return modes_of(n, c, d, e)


@inner
def player(side, c, many, lines, learned, at, doing, aged):
    """A player in a block, with only its frequencies of drawing yet."""
    hands = side.level[c, -1] - side.level[c, 0]
    made = side.level_31[c, -1] - side.level_31[c, 0]
    shares = np.empty((many, lines, hands), np.float32)
    shares_of(learned, at, many, lines, side, c, doing, shares)
    came = np.empty((many, lines, hands), np.float32)
    arrived = np.empty((many, lines, made), np.float32)
    return Player(side, c, shares, came, arrived, learned, at, doing, aged)


@compiled
def stage_pass(
    m,
    n_side,
    d_side,
    blocks,
    of_n,
    n_learned,
    d_learned,
    n_root,
    d_root,
    doing,
    other_doing,
    aged,
    older,
    first_block,
    step,
    out,
):
    """One pass for one player, N or D, over every `step`-th block from `first_block` on.

    `n_root` and `d_root` are the probabilities of reaching a block with a hand (blocks.root_n and
    root_d say where); the values are written to `out`, like the root of that player. `doing` is
    what the player does at decisions, `other_doing` what the other plays; `aged` and `older` are
    how much is kept of regrets and averages, where the player learns.
    """
    n_doing, d_doing = (doing, other_doing) if of_n else (other_doing, doing)
    for b in range(first_block, len(blocks.lines), step):
        c, e, lines = blocks.class_n[b], blocks.class_d[b], blocks.lines[b]
        many = modes_of(n_side, c, d_side, e)
        n = player(n_side, c, many, lines, n_learned, blocks.at_n[b], n_doing, aged)
        d = player(d_side, e, many, lines, d_learned, blocks.at_d[b], d_doing, aged)
        first_n, first_d = len(hands_at(n, 0)), len(hands_at(d, 0))
        n_from, d_from = blocks.root_n[b], blocks.root_d[b]
        n_roots = n_root[n_from : n_from + lines * first_n].reshape(lines, first_n)
        d_roots = d_root[d_from : d_from + lines * first_d].reshape(lines, first_d)
        if not of_n or doing == LEARN:
            come(n_side, c, n_roots, n.shares, many - 1, 1, n.came, n.made)
        if of_n or doing == LEARN:
            come(d_side, e, d_roots, d.shares, many - 1, 0, d.came, d.made)
        if doing == LEARN:
            remember(n if of_n else d, older)
        values = values_of_n(m, n, d) if of_n else values_of_d(m, n, d)
        first = n_from if of_n else d_from
        for line in range(lines):
            for h in range(values.shape[1]):
                out[first + line * values.shape[1] + h] = values[line, h]


@compiled
def meetings(m, n_side, d_side, c, e, n_shares, d_shares):
    """The probability that two hands are dealt and N makes the point: (N’s hands, D’s hands).

    `n_shares` and `d_shares` are the frequencies of drawing, (modes, hands).
    """
    many = n_shares.shape[0]
    lines = d_side.level[e, 1] - d_side.level[e, 0]  # one for each hand that D may hold
    none = np.zeros(0, np.float32)
    unlearned = Learned(none, none, none, none)
    n = met(n_side, c, n_shares, lines, unlearned)
    d = met(d_side, e, d_shares, lines, unlearned)
    come(d_side, e, np.eye(lines, dtype=np.float32), d.shares, many - 1, 0, d.came, d.made)
    return values_of_n(m, n, d).T.copy()


@inner
def met(side, c, shares, lines, unlearned):
    """A player who plays the same on every line."""
    many, hands = shares.shape
    everywhere = np.empty((many, lines, hands), np.float32)
    for line in range(lines):
        everywhere[:, line] = shares
    came = np.empty((many, lines, hands), np.float32)
    made = np.empty((many, lines, side.level_31[c, -1] - side.level_31[c, 0]), np.float32)
    return Player(side, c, everywhere, came, made, unlearned, 0, AVERAGE, ONE)
