"""What a bot is asked that is no Python: a program, or one behind an address. Plain JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from boneace import games
from boneace.games.facts import facts

if TYPE_CHECKING:
    from boneace.bots.seat import Seat

FORM = 1
"""The number of this form of the messages; sent as `boneace`."""


class Answer(msgspec.Struct):
    """What is answered to a `choose`."""

    move: str


def beginning(game: str, seat: Seat, seed: int) -> dict[str, Any]:
    """The message before a match: what is played."""
    given = facts(seat.options)
    declared = games.declaration(game).options
    options = {one.name: one.value(getattr(given, one.name)) for one in declared}
    return {
        "type": "begin",
        "boneace": FORM,
        "game": game,
        "seats": given.seats,
        "options": options,
        "seed": seed,
    }


def choosing(game: str, seat: Seat) -> dict[str, Any]:
    """The message at a turn: what the seat sees, as the table sends it, and its moves."""
    look = games.part(game, "look")
    view = msgspec.to_builtins(look.present(facts(seat.options), facts(seat.view)))
    return {"type": "choose", "view": view, "moves": [str(move) for move in seat.legal]}
