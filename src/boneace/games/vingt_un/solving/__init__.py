"""Vingt-Un solved: one player against the dealer, from the stake to the settlement.

`setting` is what is solved, `dealt` what a pack deals, `deal` how both learn, `measuring` the exact
distance from an equilibrium; `sides` and `matching` keep what is learned. `hands` and `packs` are
the cards, `game` puts them into arrays; `passes` and `player_passes` are the compiled sums over all
cards, with `chances`. `divided` is the value of dividing, with `open_hands` and `open_ends`.
`solution` reads a result.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from boneace.cards import FRENCH_52, Cards
from boneace.described import Value
from boneace.errors import WrongValue
from boneace.languages import say

if TYPE_CHECKING:
    from boneace.games.vingt_un.solving.setting import Setting
    from boneace.games.vingt_un.solving.solution import Solution

DEAL: tuple[str, ...] = ()
"""A deal is identified by nothing: there is only one."""
ALGORITHM = "pcfr+"


def prepare() -> None:
    """Load the compiled passes, or compile them: about twenty seconds."""
    from boneace.games.vingt_un.solving.solution import warm

    warm()


def position(score: str, upcards: str, values: Mapping[str, Value]) -> Solution:
    """A deal from a whole pack, between one player and the dealer.

    Raises ValueError for options that change unsolved parts.
    """
    from boneace.games.vingt_un.solving.setting import setting_of

    return without("", setting_of(values))


def without(gone: str, setting: Setting | None = None) -> Solution:
    """The deal from a pack from which these cards are gone: `without("AS KH")`.

    Raises WrongValue if too few cards are left.
    """
    from boneace.games.vingt_un.solving.packs import Pack
    from boneace.games.vingt_un.solving.setting import Setting
    from boneace.games.vingt_un.solving.solution import Solution

    pack = Pack(FRENCH_52.cards & ~Cards.parse(gone).mask)
    if pack.size < Pack.FEWEST:
        raise WrongValue(say("vingt-un-solve-few-cards", least=Pack.FEWEST))
    return Solution(setting or Setting(), pack)
