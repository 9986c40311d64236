"""The bots at a table. They get what their seat may know, never a match."""

from __future__ import annotations

import logging
import random
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from boneace.bots.kinds import make
from boneace.bots.seat import Seat
from boneace.table.play import shuffle

if TYPE_CHECKING:
    from boneace.match.match import Match
    from boneace.table.store.stored import StoredMatch

log = logging.getLogger(__name__)


def look(match: Match, seat: int) -> Seat:
    """What the bot in a seat knows now; it may be passed to another thread."""
    return Seat.of(match, seat)


def asides(stored: StoredMatch, known: Mapping[int, Seat]) -> dict[int, str]:
    """What bots do out of turn, by seat; their random numbers come from the seed too."""
    found = {}
    for seat, knows in known.items():
        coins = shuffle.bot_seed(stored.seed, seat, knows.plies)
        try:
            text = make(stored.seats[seat].kind, stored.game, coins).aside(knows)
        except Exception:
            log.exception("match %s: the bot on seat %s failed out of turn", stored.id, seat)
            continue
        if text is not None:
            found[seat] = text
    return found


def standing_in(stored: StoredMatch, seat: int, kind: str) -> StoredMatch:
    """The match with a bot of some kind in the seat of a person."""
    seats = list(stored.seats)
    seats[seat] = replace(seats[seat], kind=kind)
    return replace(stored, seats=tuple(seats))


def decide(stored: StoredMatch, known: Seat) -> str:
    """The move of the bot in a seat. It is the same after a restart: random numbers come from the
    seed.

    A bot that fails must not stop the match for everybody: a legal move is made instead.
    """
    coins = shuffle.bot_seed(stored.seed, known.seat, known.plies)
    try:
        move = make(stored.seats[known.seat].kind, stored.game, coins).choose(known)
        if move in known.legal:
            return str(move)
        log.error("match %s: the bot on seat %s chose %s", stored.id, known.seat, move)
    except Exception:
        log.exception("match %s: the bot on seat %s failed", stored.id, known.seat)
    return str(random.Random(coins).choice(list(known.legal)))
