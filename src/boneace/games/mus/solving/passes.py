"""One stage of a deal: the probabilities of reaching its ends, and the values to the players.

Arrays are vectors over the hands of a stage: (lines, hands), or (ends, lines, hands).
"""

from __future__ import annotations

import numpy as np

from boneace.games.mus.solving.meeting import Singles
from boneace.games.mus.solving.stages import Stage


def through(
    stage: Stage, seat: int, shares: list[Singles], here: Singles
) -> tuple[list[Singles], Singles]:
    """How likely a player’s own moves lead from `here` to each decision, and to each end."""
    nodes = [here] * len(stage.betting.nodes)
    ends = np.empty((len(stage.betting.ends), *here.shape), np.float32)
    if not nodes:
        ends[0] = here
    for place, node in enumerate(stage.betting.nodes):
        for move, to in enumerate(node.after):
            came = nodes[place]
            if node.seat == seat:
                came = came * shares[place][move]
            if to >= 0:
                nodes[to] = came
            else:
                ends[~to] = came
    return nodes, ends


def total(each: list[Singles]) -> Singles:
    """The value of a decision to the player who does not make it."""
    found: Singles = each[0] + each[1]
    for more in each[2:]:
        found += more
    return found


def best(each: list[Singles]) -> Singles:
    """The value to the player who makes it, with the best moves."""
    found: Singles = np.maximum(each[0], each[1])
    for more in each[2:]:
        np.maximum(found, more, out=found)
    return found


def mixed(each: list[Singles], shares: Singles) -> Singles:
    """The value to the player who makes it, with these frequencies of moves."""
    found: Singles = each[0] * shares[0]
    for share, more in zip(shares[1:], each[1:], strict=True):
        found += share * more
    return found


def in_proportion(wanted: Singles) -> Singles:
    """How often each move is made: by positive values, in proportion; equal shares if none is.

    The first axis is that of the moves.
    """
    found: Singles = np.maximum(wanted, 0)
    whole = found.sum(axis=0)
    none = whole == 0
    whole[none] = 1
    found /= whole
    found[:, none] = 1 / len(found)
    return found
