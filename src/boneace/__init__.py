"""Bone Ace: the Thirty-one family of card games.

>>> import boneace
>>> match = boneace.new("thirty-one", seats=3, preset="pennies", seed=7)
>>> match.legal
<Moves draw, take, knock>

Names are imported on first use, so that code that needs no engine starts without loading one.
"""

from __future__ import annotations

from importlib import import_module
from sys import modules
from typing import TYPE_CHECKING, Any

from boneace.errors import (
    ArgumentError,
    BoneAceError,
    IllegalMove,
    InvalidMove,
    NothingPushed,
    OptionError,
    OutOfRange,
    RecordError,
    WrongType,
    WrongValue,
)

if TYPE_CHECKING:
    from boneace.analysis.hints import hint
    from boneace.analysis.review import review
    from boneace.cards import Cards
    from boneace.match.beginning import new
    from boneace.match.match import Match
    from boneace.match.replaying import replay
    from boneace.match.seen import View
    from boneace.moves import Move, Moves
    from boneace.record import Record, read
    from boneace.scores import Score, score

__version__ = "0.1.0"

_HOMES = {
    "Cards": "boneace.cards",
    "Match": "boneace.match.match",
    "Move": "boneace.moves",
    "Moves": "boneace.moves",
    "Record": "boneace.record",
    "Score": "boneace.scores",
    "View": "boneace.match.seen",
    "hint": "boneace.analysis.hints",
    "new": "boneace.match.beginning",
    "read": "boneace.record",
    "replay": "boneace.match.replaying",
    "review": "boneace.analysis.review",
    "score": "boneace.scores",
}

__all__ = [
    "ArgumentError",
    "BoneAceError",
    "Cards",
    "IllegalMove",
    "InvalidMove",
    "Match",
    "Move",
    "Moves",
    "NothingPushed",
    "OptionError",
    "OutOfRange",
    "Record",
    "RecordError",
    "Score",
    "View",
    "WrongType",
    "WrongValue",
    "hint",
    "new",
    "read",
    "replay",
    "review",
    "score",
]


_PARTS = ("arena", "bots", "cluster", "env", "games", "solve", "study")
"""The packages that are imported when they are asked for, such as `boneace.solve`."""


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    if name in _PARTS:
        return import_module(f"boneace.{name}")
    raise AttributeError(f"module 'boneace' has no attribute {name!r}")


def __dir__() -> list[str]:
    """The names that `dir`, the Tab key and `help` show, including those not imported yet.

    Imported submodules are shown too; names that only this file needs are not.
    """
    lying = {name for name in globals() if name.startswith("__") or f"{__name__}.{name}" in modules}
    return sorted({*lying, *__all__, *_PARTS})
