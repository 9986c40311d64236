"""Whether to cut the mus, what to discard, and what to signal."""

from __future__ import annotations

from boneace.games.mus import state as st
from boneace.games.mus.heuristics import FIRST_OF
from boneace.games.mus.playing.exchanges import best_exchange
from boneace.games.mus.playing.ranges import Sight, placed, private, talked
from boneace.games.mus.playing.talk import tables


def talk(sight: Sight, listens: bool) -> int:
    """MUS or NO_MUS: cut if that is better than changing, for a hand and its partner’s."""
    return st.NO_MUS if gain_of_cutting(sight, listens) > 0 else st.MUS


def gain_of_cutting(sight: Sight, listens: bool) -> float:
    """How much better it is to cut than to change, in games; a player who `listens` considers the
    partner’s signals too."""
    kept, stage = tables(sight.o), int(sight.f.exchanges > 0)
    own = float(kept.gain[stage, sight.me, sight.own])
    if listens:
        partner, known = sight.me ^ 2, talked(sight)
        seen = private(sight, known)[partner]
        gain = kept.gain[stage, partner]
        if seen.sum() > 0:
            own += float(seen @ gain) / seen.sum() - float(known[partner] @ gain)
    return own


def discard(sight: Sight) -> int:
    """The discard after which the hand is worth most, as a move."""
    after = tables(sight.o).after[sight.me]
    _, thrown, _ = best_exchange(sight.hands, sight.own, after)
    places = [place for at, (_, place) in enumerate(placed(sight)) if thrown >> at & 1]
    return st.DISCARD + sum(1 << place for place in places)


def signal(sight: Sight, seat: int) -> int:
    """The next signal to give, the most informative first, or -1: all that are true of the hand."""
    f = sight.f
    if f.hands[seat].bit_count() != st.HAND:
        return -1
    left = f.own_signals & ~f.signals[st.SIGNALLING * seat + seat]
    return next((int(sign) for sign in FIRST_OF if left >> int(sign) & 1), -1)
