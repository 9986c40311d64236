"""Three-Stake Brag for two, solved: one deal after its upcards, with exact exploitability.

`holes` is what may be hidden, `learning` how the vying is learned, `passes` its compiled passes;
the course of the vying is `boneace.games.vying.rounds`. `third` is what the third pot brings, which
does not depend on the vying, `draws` its compiled part; `deal` puts the three pots together.
`solved` is what has been solved for bots.
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
"""What says which deal is meant."""
UNSOLVED = {"vying": "matched", "ace": "1", "all_three": 0}
"""Options that must be so."""


def prepare() -> None:
    """Load the compiled passes, or compile them: about five seconds."""
    from boneace.games.three_stake_brag.solving.deal import warm
    from boneace.games.three_stake_brag.solving.third import Draws

    warm()
    Draws().eldest_wins(30, 29, np.array([0, *[1] * 10]))


def position(score: str, upcards: str, values: Mapping[str, Value]) -> Deal:
    """The deal after these upcards, the eldest’s first (“KS 7D”).

    Raises ValueError if they cannot be, for options that are not solved, and for a round of
    vying that is too large.
    """
    from boneace.games.three_stake_brag.solving.deal import Deal

    Cards.parse(upcards)  # all are cards, and none is there twice
    cards = [Cards.parse(card).mask.bit_length() - 1 for card in upcards.replace(",", " ").split()]
    if len(cards) != 2:
        raise ValueError(say(f"{GAME}-bad-upcards", given=upcards))
    for name, value in UNSOLVED.items():
        if values[name] != value:
            raise ValueError(say(f"{GAME}-unsolved", option=name, value=str(value)))
    eldest, dealer = cards
    return Deal(eldest, dealer, values)
