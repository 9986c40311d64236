"""A deal of two players after their upcards: the values of all three pots, and the vying."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boneace.described import Value
from boneace.games.options import options_record
from boneace.games.three_stake_brag import state as st
from boneace.games.three_stake_brag.dealing import PACK
from boneace.games.three_stake_brag.declaration import DECLARATION
from boneace.games.three_stake_brag.scoring import upcard_height
from boneace.games.three_stake_brag.solving.holes import holes
from boneace.games.three_stake_brag.solving.learning import Bragging, in_chips
from boneace.games.three_stake_brag.solving.third import counted, share
from boneace.games.vying.rounds import Few, TooLarge, few, rounds
from boneace.kernel.specialized import record
from boneace.languages import say
from boneace.languages.lists import listed

SURE = 12
"""With this limit the whole round is solved, for any largest brag."""


class Deal:
    """One deal: the first pot is won, the vying is learned, the third pot is calculated.

    Values are in chips, for the eldest, for the whole deal with everything put in. `pack` is the
    set from which the hidden cards are dealt. Without a limit of the vying, or with a high one, the
    round is solved with `few` amounts, and `abstraction` says so.
    """

    def __init__(
        self, eldest: int, dealer: int, values: Mapping[str, Value], pack: int = PACK
    ) -> None:
        o: Any = record(options_record(DECLARATION, 2, values), 0)
        most, limit = int(o.max_brag), int(o.vying_limit)
        self.abstraction = ""
        try:
            course = rounds(most, limit)
        except TooLarge:
            course = rounds(most, limit, only=few(most))
            self.abstraction = _told(few(most))
        self.upcards = eldest, dealer
        self.stake = int(o.stake)
        takes = bool(o.nobody_brags == st.BEST_HAND)
        worth = in_chips(course, 2 * self.stake, self.stake)
        self.vying = Bragging(holes(o, eldest, dealer, pack), course, worth, takes)

    @property
    def iterations(self) -> int:
        """The number of rounds of learning so far."""
        return self.vying.iterations

    def learn(self) -> None:
        """One round of learning: each player learns once."""
        self.vying.learn()

    def measured(self) -> tuple[float, float]:
        """The value of the deal to the eldest, and the exploitability of the vying, exactly."""
        value, exploited = self.vying.measured()
        return self.first() + value + self.third(), exploited

    def choices(self) -> dict[str, float]:
        """How often the eldest makes each of the first moves."""
        return self.vying.choices()

    def first(self) -> float:
        """The eldest's gain from the first pot (TSB-05 to TSB-07)."""
        own, other = (int(upcard_height(card)) for card in self.upcards)
        return float(self.stake if own >= other else -self.stake)

    def third(self) -> float:
        """The eldest's average gain from the third pot, if both draw as well as possible."""
        return self.stake * (2 * share(*map(counted, self.upcards)) - 1)


def _told(only: Few) -> str:
    """A description of what is solved, if the whole round cannot be."""
    amounts = listed([str(amount) for amount in only.amounts])
    return say(f"{DECLARATION.name}-few", amounts=amounts, raises=only.raises, sure=SURE)


def warm() -> None:
    """Compile the passes over the vying if necessary, by a round of a deal with few hands."""
    values = {option.name: option.default for option in DECLARATION.options}
    Deal(12, 25, values | {"vying_limit": 1}, 0b1111).learn()
