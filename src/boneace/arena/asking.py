"""The messages to a bot that is not in Python: a program, or one behind an address. Plain JSON."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from boneace import games
from boneace.errors import OptionError
from boneace.games.facts import facts

if TYPE_CHECKING:
    from boneace.bots.seat import Seat

FORM = 1
"""The version of these messages; sent as `boneace`."""


class _Answer(msgspec.Struct):
    """The answer to a `choose`."""

    move: str


def move_of(answer: bytes, refusal: Callable[[str, str], str]) -> str:
    """The move that an answer names. If it names none, raises OptionError with the text that
    `refusal` makes from the beginning of the answer and the reason."""
    try:
        return msgspec.json.decode(answer, type=_Answer).move
    except msgspec.DecodeError as error:
        text = answer.decode(errors="replace").strip()[:60]
        raise OptionError(refusal(text, str(error))) from error


def beginning(game: str, seat: Seat, seed: int) -> dict[str, Any]:
    """The message before a match: its game and rules."""
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
    """The message at a turn: the view of the seat, as the table sends it, and its moves."""
    look = games.part(game, "look")
    view = msgspec.to_builtins(look.present(facts(seat.options), facts(seat.view)))
    return {"type": "choose", "view": view, "moves": [str(move) for move in seat.legal]}
