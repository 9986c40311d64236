"""What is solved: the stakes, the allowed actions, and the options that must not change."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from boneace.described import Value
from boneace.errors import OptionError
from boneace.games.vingt_un.declaration import has_pool
from boneace.languages import say


@dataclass(frozen=True)
class Setting:
    """The rules of a deal that is solved. By default those of the game, with two stakes."""

    stakes: tuple[int, ...] = (1, 10)
    """The stakes that a player may lay on a card."""
    doubles: bool = True
    """Whether the dealer may call “double”."""
    divides: bool = True
    """Whether a player may divide a pair."""
    dealer_divides: bool = True
    """Whether the dealer may."""
    draws_on_21: bool = True
    covers_divided: bool = False
    """Whether “double” covers a stake on a divided card (B-VU-11)."""


FLAT = Setting((1,), doubles=False, divides=False, dealer_divides=False)
"""One stake, nothing doubled and nothing divided."""


def setting_of(values: Mapping[str, Value]) -> Setting:
    """The setting that options give: the lowest and the highest stake.

    Raises OptionError if they change unsolved parts.
    """
    if has_pool(dict(values)):
        raise OptionError(say("vingt-un-solve-pool"))
    if values["divided_natural"] != "drawn" or values["dealer_divides"] == "best":
        raise OptionError(say("vingt-un-solve-divided"))
    return Setting(
        stakes=tuple(sorted({int(values["min_stake"]), int(values["max_stake"])})),
        dealer_divides=values["dealer_divides"] == "each",
        draws_on_21=bool(values["draw_on_21"]),
        covers_divided=bool(values["double_covers_divided"]),
    )
