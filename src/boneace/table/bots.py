"""The bots that sit at a table. They are given what their seat may know, never a match."""

from __future__ import annotations

import logging
import random
from typing import TYPE_CHECKING

from boneace.bots.kinds import make
from boneace.bots.seat import Seat
from boneace.table import shuffle

if TYPE_CHECKING:
    from boneace.match import Match
    from boneace.table.stored import StoredMatch

log = logging.getLogger(__name__)


def look(match: Match, seat: int) -> Seat:
    """What the bot on a seat knows now; it may be handed to another thread."""
    return Seat.of(match, seat)


def decide(stored: StoredMatch, known: Seat) -> str:
    """The move of the bot on a seat. The same after a restart: its coins come from the seed.

    A bot that fails must not stop the match for everybody: a legal move is made in its place.
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
