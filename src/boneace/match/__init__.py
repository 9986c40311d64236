"""A match: beginning it, playing it, its views for each seat, saving and replaying it.

`Match` is imported when it is asked for: the other modules can be used before numpy is loaded.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from boneace.match.match import Match

__all__ = ["Match"]


def __getattr__(name: str) -> Any:
    if name == "Match":
        return import_module("boneace.match.match").Match
    raise AttributeError(f"module 'boneace.match' has no attribute {name!r}")
