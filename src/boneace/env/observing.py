"""Observations and legal actions of a seat as bytes: a template, bound to a game like the drivers.

`o` are the options, `v` and `s` arrays of one record, `out` bytes (uint8), one for each place.
"""

import numpy as np

import boneace.kernel.learners as learners
from boneace.env.tables import first
from boneace.kernel.bound import State, moves, seat_to_move, view
from boneace.kernel.sets import compiled
from boneace.kernel.specialized import record
from boneace.kernel.written import write_mask, write_view

table = getattr(learners, "table", first)


@compiled
def observe(o, v, seat, out):
    """Write what a seat observes: `v` is its view."""
    write_view(record(o, 0), record(v, 0), np.int64(seat), out, 0)


@compiled
def mask(o, s, out):
    """Write which actions the seat to move may take, from the state or from its view.

    All are 0 if no seat is to move.
    """
    o, s = record(o, 0), record(s, 0)
    legal = np.int64(0) if seat_to_move(o, s) < 0 else np.int64(moves(o, s))
    write_mask(legal, np.int64(table(o, s)), out, 0)


@compiled
def see(o, s, seat, out, legal):
    """Write what a seat observes of a state to `out`, and to `legal` what it may do now.

    `legal` is written only if it is the seat's turn. This is one call instead of three: an
    environment makes it for each decision.
    """
    seen = np.zeros(1, State)
    seen[0] = s[0]
    o, s = record(o, 0), record(s, 0)
    view(o, record(seen, 0), seat)
    write_view(o, record(seen, 0), np.int64(seat), out, 0)
    if seat_to_move(o, s) == seat:
        write_mask(np.int64(moves(o, s)), np.int64(table(o, s)), legal, 0)
