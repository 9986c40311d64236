"""The compiled passes over the third stage, Thirty-one: vectors of hands against vectors of hands.

After Pair, what is hidden of a hand is a multiset of ranks: the two cards dealt face down and those
drawn, in no order, because the other player sees only how many were drawn. N is the non-dealer, who
acts first, and D the dealer; a *level* is how many cards a player has drawn. Each decides to draw
or to stand; the *modes* of a decision are 0, while both draw in turn, and 1 + k, alone, after the
other stood when D had drawn k cards (N stood at level k, or D stood, with N at level k + 1).

All values are of the point of the stage: 1 where N makes it, 0 where D does, summed over what the
other may hold, each with its weight (`multisets.matrices`) and the probability that the other plays
so. N wants more, D less. Arrays of one block have the shape (modes, lines, hands); *lines* are
courses of the betting that led here, which the players remember. A *block* is a pair of classes of
hands that the betting has made public, one for N and one for D.
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
)
from boneace.games.best_pair_thirty_one.solving.steps import (
    add_product,
    come,
    compiled,
    inner,
    levels_of,
    pull,
    remember,
    settle,
    shares_of,
    standing,
)

# --- what each move is worth ----------------------------------------------------------------------


@inner
def values_of_n(m, n, c, d, e, shares, learned, at, d_shares, d_came, d_made, doing, aged):
    """What the point is worth to each hand that N was dealt, (lines, hands); N learns from it."""
    lines = shares.shape[1]
    level, other = n.level[c], d.level[e]
    level_31, other_31 = n.level_31[c], d.level_31[e]
    start, dstart, dstart_31 = level[0], other[0], other_31[0]
    top, dtop = levels_of(n, c), levels_of(d, e)
    count = level[-1] - start
    value = np.zeros((lines, count), np.float32)  # at N's decisions while both draw
    alone = np.zeros((lines, count), np.float32)
    one = np.float32(1.0)
    highest = min(top, dtop)
    mass_after = np.zeros((lines, 0), np.float32)
    for k in range(highest, -1, -1):
        f, g = level[k] - start, level[k + 1] - start
        df, dg = other[k] - dstart, other[k + 1] - dstart
        rows, columns = n.hand[level[k] : level[k + 1]], d.hand[other[k] : other[k + 1]]
        mass = np.zeros((lines, g - f), np.float32)
        add_product(m, MASS_N, k, k, rows, columns, d_came[0, :, df:dg], one, mass)
        draw = np.zeros((lines, g - f), np.float32)
        # N draws and is below 31: D stands, and N goes on alone, or D draws
        d_stands = standing(d_came, d_shares, 0, df, dg)
        alone[:] = 0
        for i in range(top, k, -1):
            a, b = level[i] - start, level[i + 1] - start
            stand_alone = np.zeros((lines, b - a), np.float32)
            draw_alone = np.zeros((lines, b - a), np.float32)
            here = n.hand[level[i] : level[i + 1]]
            add_product(m, SHOW_N, i, k, here, columns, d_stands, one, stand_alone)
            if i < top:
                pull(
                    n.before,
                    n.parent,
                    n.share,
                    level[i + 1],
                    level[i + 2],
                    start,
                    alone,
                    start,
                    draw_alone,
                    a,
                )
            x, y = level_31[i + 1], level_31[i + 2]
            made = np.zeros((lines, y - x), np.float32)
            add_product(m, N_MADE_31, i + 1, k, n.hand_31[x:y], columns, d_stands, one, made)
            pull(n.before_31, n.parent_31, n.share_31, x, y, start, made, x, draw_alone, a)
            settle(
                draw_alone, stand_alone, a, b, 1 + k, shares, learned, at, one, doing, aged, alone
            )
        if k < top:
            a, b = level[k + 1] - start, level[k + 2] - start
            here = n.hand[level[k + 1] : level[k + 2]]
            d_draws = d_came[0, :, df:dg] - d_stands
            after = np.zeros((lines, b - a), np.float32)
            add_product(m, MASS_N, k + 1, k, here, columns, d_draws, one, after)
            x, y = other_31[k + 1], other_31[k + 2]
            made_d = d_made[0, :, x - dstart_31 : y - dstart_31]
            add_product(m, N_HANDS, k + 1, k + 1, here, d.hand_31[x:y], made_d, -one, after)
            for line in range(lines):
                for h in range(b - a):
                    alone[line, a + h] += after[line, h]
                    if k < highest:
                        alone[line, a + h] += value[line, a + h] - mass_after[line, h]
            pull(
                n.before,
                n.parent,
                n.share,
                level[k + 1],
                level[k + 2],
                start,
                alone,
                start,
                draw,
                f,
            )
        x, y = level_31[k + 1], level_31[k + 2]
        made = np.zeros((lines, y - x), np.float32)
        add_product(m, N_MADE_31, k + 1, k, n.hand_31[x:y], columns, d_came[0, :, df:dg], one, made)
        pull(n.before_31, n.parent_31, n.share_31, x, y, start, made, x, draw, f)
        # N stands, and D goes on alone
        stand = mass.copy()
        for j in range(k, dtop + 1):
            u, v = other[j] - dstart, other[j + 1] - dstart
            there = d.hand[other[j] : other[j + 1]]
            add_product(
                m, SHOW_N, k, j, rows, there, standing(d_came, d_shares, 1 + k, u, v), -one, stand
            )
        for j in range(k + 1, dtop + 2):
            x, y = other_31[j], other_31[j + 1]
            made_d = d_made[1 + k, :, x - dstart_31 : y - dstart_31]
            add_product(m, N_HANDS, k, j, rows, d.hand_31[x:y], made_d, -one, stand)
        settle(draw, stand, f, g, 0, shares, learned, at, one, doing, aged, value)
        mass_after = mass
    return value[:, : level[1] - start].copy()


@inner
def values_of_d(m, n, c, d, e, shares, learned, at, n_shares, n_came, n_made, doing, aged):
    """What the point is worth to each hand that D was dealt, (lines, hands); D learns from it."""
    lines = shares.shape[1]
    level, other = d.level[e], n.level[c]
    level_31, other_31 = d.level_31[e], n.level_31[c]
    start, nstart, nstart_31 = level[0], other[0], other_31[0]
    top, ntop = levels_of(d, e), levels_of(n, c)
    count = level[-1] - start
    value = np.zeros((lines, count), np.float32)  # where N decides, and both still draw
    alone = np.zeros((lines, count), np.float32)
    main = np.zeros((lines, count), np.float32)
    one = np.float32(1.0)
    for k in range(min(top, ntop), -1, -1):
        f, g = level[k] - start, level[k + 1] - start
        nf, ng = other[k] - nstart, other[k + 1] - nstart
        rows, columns = d.hand[level[k] : level[k + 1]], n.hand[other[k] : other[k + 1]]
        main[:] = 0
        if k < ntop:  # N has drawn: D's decision
            a, b = other[k + 1] - nstart, other[k + 2] - nstart
            there = n.hand[other[k + 1] : other[k + 2]]
            came = n_came[0, :, a:b]
            stand = np.zeros((lines, g - f), np.float32)
            for i in range(k + 1, ntop + 1):
                u, v = other[i] - nstart, other[i + 1] - nstart
                add_product(
                    m,
                    SHOW_D,
                    i,
                    k,
                    rows,
                    n.hand[other[i] : other[i + 1]],
                    standing(n_came, n_shares, 1 + k, u, v),
                    one,
                    stand,
                )
            for i in range(k + 2, ntop + 2):
                x, y = other_31[i], other_31[i + 1]
                made_n = n_made[1 + k, :, x - nstart_31 : y - nstart_31]
                add_product(m, D_HANDS, i, k, rows, n.hand_31[x:y], made_n, one, stand)
            draw = np.zeros((lines, g - f), np.float32)
            add_product(m, MASS_D, k + 1, k, rows, there, came, one, draw)
            if k < top:
                p, q = level[k + 1] - start, level[k + 2] - start
                after = np.zeros((lines, q - p), np.float32)
                here = d.hand[level[k + 1] : level[k + 2]]
                add_product(m, MASS_D, k + 1, k + 1, here, there, came, -one, after)
                for line in range(lines):
                    for h in range(q - p):
                        after[line, h] += value[line, p + h]
                pull(
                    d.before,
                    d.parent,
                    d.share,
                    level[k + 1],
                    level[k + 2],
                    start,
                    after,
                    level[k + 1],
                    draw,
                    f,
                )
            x, y = level_31[k + 1], level_31[k + 2]
            made = np.zeros((lines, y - x), np.float32)
            add_product(m, D_MADE_31, k + 1, k + 1, d.hand_31[x:y], there, came, -one, made)
            pull(d.before_31, d.parent_31, d.share_31, x, y, start, made, x, draw, f)
            settle(draw, stand, f, g, 0, shares, learned, at, -one, doing, aged, main)
        # N stands, and D goes on alone: all less than the whole
        n_stands = standing(n_came, n_shares, 0, nf, ng)
        alone[:] = 0
        for j in range(top, k - 1, -1):
            p, q = level[j] - start, level[j + 1] - start
            here = d.hand[level[j] : level[j + 1]]
            stand_alone = np.zeros((lines, q - p), np.float32)
            draw_alone = np.zeros((lines, q - p), np.float32)
            add_product(m, SHOW_D, k, j, here, columns, n_stands, -one, stand_alone)
            if j < top:
                pull(
                    d.before,
                    d.parent,
                    d.share,
                    level[j + 1],
                    level[j + 2],
                    start,
                    alone,
                    start,
                    draw_alone,
                    p,
                )
            x, y = level_31[j + 1], level_31[j + 2]
            made = np.zeros((lines, y - x), np.float32)
            add_product(m, D_MADE_31, k, j + 1, d.hand_31[x:y], columns, n_stands, -one, made)
            pull(d.before_31, d.parent_31, d.share_31, x, y, start, made, x, draw_alone, p)
            settle(
                draw_alone, stand_alone, p, q, 1 + k, shares, learned, at, -one, doing, aged, alone
            )
        here_value = np.zeros((lines, g - f), np.float32)
        add_product(m, MASS_D, k, k, rows, columns, n_stands, one, here_value)
        x, y = other_31[k + 1], other_31[k + 2]
        made_n = n_made[0, :, x - nstart_31 : y - nstart_31]
        add_product(m, D_HANDS, k + 1, k, rows, n.hand_31[x:y], made_n, one, here_value)
        for line in range(lines):
            for h in range(g - f):
                value[line, f + h] = here_value[line, h] + alone[line, f + h] + main[line, f + h]
    return value[:, : level[1] - start].copy()


# --- all blocks of a deal -------------------------------------------------------------------------


@compiled
def stage_pass(
    m,
    n,
    d,
    blocks,
    of_n,
    n_learned,
    d_learned,
    n_root,
    d_root,
    doing,
    other_doing,
    aged,
    weight,
    first_block,
    step,
    out,
):
    """One pass for one player, N or D, over every `step`-th block from `first_block` on.

    `n_root` and `d_root` are how likely each comes to a block with a hand (blocks.root_n and
    root_d say where); the values are written to `out`, like the root of that player. `doing` is
    what the player does at decisions, `other_doing` what the other plays. `weight` is by how much
    the older part of an average still counts, where the player learns.
    """
    for b in range(first_block, len(blocks.lines), step):
        c, e, lines = blocks.class_n[b], blocks.class_d[b], blocks.lines[b]
        many_n = n.level[c, -1] - n.level[c, 0]
        many_d = d.level[e, -1] - d.level[e, 0]
        made_n = n.level_31[c, -1] - n.level_31[c, 0]
        made_d = d.level_31[e, -1] - d.level_31[e, 0]
        first_n, first_d = n.level[c, 1] - n.level[c, 0], d.level[e, 1] - d.level[e, 0]
        alone = modes(n, c, d, e) - 1
        root_n = n_root[blocks.root_n[b] : blocks.root_n[b] + lines * first_n].reshape(
            lines, first_n
        )
        root_d = d_root[blocks.root_d[b] : blocks.root_d[b] + lines * first_d].reshape(
            lines, first_d
        )
        n_shares = np.empty((alone + 1, lines, many_n), np.float32)
        d_shares = np.empty((alone + 1, lines, many_d), np.float32)
        n_doing = doing if of_n else other_doing
        d_doing = other_doing if of_n else doing
        shares_of(n_learned, blocks.at_n[b], alone + 1, lines, n, c, n_doing, n_shares)
        shares_of(d_learned, blocks.at_d[b], alone + 1, lines, d, e, d_doing, d_shares)
        n_came = np.empty((alone + 1, lines, many_n), np.float32)
        d_came = np.empty((alone + 1, lines, many_d), np.float32)
        n_made = np.empty((alone + 1, lines, made_n), np.float32)
        d_made = np.empty((alone + 1, lines, made_d), np.float32)
        if of_n:
            come(d, e, root_d, d_shares, alone, 0, d_came, d_made)
            if doing == LEARN:
                come(n, c, root_n, n_shares, alone, 1, n_came, n_made)
                remember(n_learned, blocks.at_n[b], n_came, n_shares, weight)
            values = values_of_n(
                m,
                n,
                c,
                d,
                e,
                n_shares,
                n_learned,
                blocks.at_n[b],
                d_shares,
                d_came,
                d_made,
                doing,
                aged,
            )
            first = blocks.root_n[b]
        else:
            come(n, c, root_n, n_shares, alone, 1, n_came, n_made)
            if doing == LEARN:
                come(d, e, root_d, d_shares, alone, 0, d_came, d_made)
                remember(d_learned, blocks.at_d[b], d_came, d_shares, weight)
            values = values_of_d(
                m,
                n,
                c,
                d,
                e,
                d_shares,
                d_learned,
                blocks.at_d[b],
                n_shares,
                n_came,
                n_made,
                doing,
                aged,
            )
            first = blocks.root_d[b]
        for line in range(lines):
            for h in range(values.shape[1]):
                out[first + line * values.shape[1] + h] = values[line, h]


@compiled
def modes(n, c, d, e):
    """The number of modes of a block."""
    return 2 + min(levels_of(n, c), levels_of(d, e))


@compiled
def meetings(m, n, d, c, e, n_shares, d_shares):
    """How likely each two hands of two classes are dealt and N makes the point: (N’s, D’s hands).

    `n_shares` and `d_shares` say how often each draws, (modes, hands).
    """
    first_n, first_d = n.level[c, 1] - n.level[c, 0], d.level[e, 1] - d.level[e, 0]
    many_n, many_d = n_shares.shape[1], d_shares.shape[1]
    modes_here = n_shares.shape[0]
    root = np.eye(first_d, dtype=np.float32)  # a line for each hand that D may hold
    n_all = np.empty((modes_here, first_d, many_n), np.float32)
    d_all = np.empty((modes_here, first_d, many_d), np.float32)
    for line in range(first_d):
        n_all[:, line] = n_shares
        d_all[:, line] = d_shares
    d_came = np.empty((modes_here, first_d, many_d), np.float32)
    d_made = np.empty((modes_here, first_d, d.level_31[e, -1] - d.level_31[e, 0]), np.float32)
    come(d, e, root, d_all, modes_here - 1, 0, d_came, d_made)
    none = np.zeros(0, np.float32)
    nothing = Learned(none, none, none, none)
    values = values_of_n(
        m, n, c, d, e, n_all, nothing, 0, d_all, d_came, d_made, AVERAGE, np.float32(1.0)
    )
    return values[:, :first_n].T.copy()
