"""What a match is played for: the unit of its results."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

import msgspec

import boneace
from boneace.errors import BoneAceError

if TYPE_CHECKING:
    from boneace.table.store.stored import StoredMatch

Prize = Literal["game", "stake", "chip", "point"]

_MOST_KEPT = 256


def of(match: StoredMatch) -> Prize | None:
    """The unit of the results of a match; None where it is not known."""
    return _of(match.game, match.preset, len(match.seats), msgspec.json.encode(match.options))


@lru_cache(_MOST_KEPT)
def _of(game: str, preset: str, seats: int, options: bytes) -> Prize | None:
    try:
        match = boneace.new(
            game, seats, preset=preset, options=msgspec.json.decode(options), by_hand=True
        )
    except BoneAceError:
        return None  # a game from outside that is here no more
    return among(match.standing(), match.present().layout)


def among(names: Collection[str], layout: str) -> Prize | None:
    """The unit, by what a match keeps of its seats and by its kind of table.

    >>> among(["lives"], "exchange"), among(["chips", "pots"], "vying")
    ('stake', 'chip')
    """
    if "games" in names:
        return "game"
    if "lives" in names:
        return "stake"  # everybody pays one, whatever a life is called
    if "chips" in names:
        return "chip"
    if "points" not in names or layout == "plain":
        return None
    # where there is vying for points, they win a game; elsewhere they are what is won
    return "game" if layout == "vying" else "point"
