"""The bots that sit at a table."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING

from boneace.table import shuffle

if TYPE_CHECKING:
    from boneace.match import Match
    from boneace.table.stored import StoredMatch


@dataclass(frozen=True)
class Kind:
    """A kind of bot as the form on the web page offers it."""

    name: str
    title: str
    meaning: str


KINDS = {
    kind.name: kind
    for kind in (
        Kind("novice", "Novice", "Knows the rules and little more."),
        Kind("club", "Club player", "Counts, remembers what was taken, and knocks in time."),
    )
}


@dataclass(frozen=True)
class Player:
    """What a bot may go by: what its own seat sees, and coins to flip that a restart repeats."""

    moves: tuple[str, ...]
    coins: int


def seat(stored: StoredMatch, match: Match, number: int) -> Player:
    """What the bot on a seat sees now. It holds nothing of the match itself."""
    moves = tuple(move.text for move in match.legal)
    return Player(moves, shuffle.bot_seed(stored.seed, number, len(match)))


def decide(kind: str, player: Player) -> str:
    """The move of a bot."""
    return random.Random(player.coins).choice(player.moves)
