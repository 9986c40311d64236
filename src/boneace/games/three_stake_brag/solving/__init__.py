"""Three-Stake Brag for two, solved: one deal after its upcards, with exact exploitability.

`holes` is what may be hidden, `learning` learns the vying, `passes` are its compiled passes; the
round of vying is `boneace.games.vying.rounds`. `third` is the value of the third pot, which does
not depend on the vying, `draws` its compiled part; `deal` combines the three pots. `solved` caches
solutions for bots.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import numpy as np

from boneace.cards import Cards
from boneace.described import Value
from boneace.languages import say

if TYPE_CHECKING:
    from boneace.games.three_stake_brag.solving.deal import Deal

GAME = "three-stake-brag"
DEAL = ("upcards",)
"""The arguments that identify a deal."""
UNSOLVED = {"vying": "matched", "ace": "1", "all_three": 0}
"""Options that must have these values."""


def prepare() -> None:
    """Load the compiled passes, or compile them: about five seconds."""
    from boneace.games.three_stake_brag.solving.deal import warm
    from boneace.games.three_stake_brag.solving.third import Draws

    warm()
    Draws().eldest_wins(30, 29, np.array([0, *[1] * 10]))


def position(score: str, upcards: str, values: Mapping[str, Value]) -> Deal:
    """The deal after these upcards, the eldest’s first (“KS 7D”).

    Raises ValueError for impossible upcards, options that are not solved, and for a round of
    vying that is too large.
    """
    from boneace.games.three_stake_brag.solving.deal import Deal

    Cards.parse(upcards)  # all are cards, and none appears twice
    cards = [Cards.parse(card).mask.bit_length() - 1 for card in upcards.replace(",", " ").split()]
    if len(cards) != 2:
        raise ValueError(say(f"{GAME}-bad-upcards", given=upcards))
    for name, value in UNSOLVED.items():
        if values[name] != value:
            raise ValueError(say(f"{GAME}-unsolved", option=name, value=str(value)))
    eldest, dealer = cards
    return Deal(eldest, dealer, values)
