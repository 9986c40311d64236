"""A deal that is being solved, as `boneace solve` takes it, and what has been found of it."""

from __future__ import annotations

from boneace.games.vingt_un.solving import divided
from boneace.games.vingt_un.solving.deal import WHOLE, Deal
from boneace.games.vingt_un.solving.dealt import receives
from boneace.games.vingt_un.solving.game import Floats
from boneace.games.vingt_un.solving.measuring import Measured, measured
from boneace.games.vingt_un.solving.packs import Pack
from boneace.games.vingt_un.solving.setting import FLAT, Setting


def warm() -> None:
    """Compile what solving a deal needs, where it is not."""
    few = Pack(sum(1 << card for card in range(0, 52, 3)))
    Solution(FLAT, few).learn()
    divided.warm(WHOLE.counts, receives())


class Solution:
    """A deal between one player and the dealer. Values are in chips, and the player’s."""

    def __init__(self, setting: Setting, pack: Pack = WHOLE) -> None:
        self.deal = Deal(setting, pack)
        self._measured: tuple[int, Measured] | None = None

    @property
    def iterations(self) -> int:
        """How many rounds of learning there have been."""
        return self.deal.iterations

    def learn(self) -> None:
        """One round of learning for both."""
        self.deal.learn()

    def measure(self) -> Measured:
        """What the deal is worth, and what both gain by best replies, at the averages."""
        if self._measured is None or self._measured[0] != self.iterations:
            self._measured = self.iterations, measured(self.deal)
        return self._measured[1]

    def measured(self) -> tuple[float, float]:
        """What the deal is worth to the player, and the exploitability."""
        found = self.measure()
        return found.value, found.exploitability

    def choices(self) -> dict[str, float]:
        """How often each stake is laid, over all first cards."""
        counts = self.deal.dealt.pack.counts
        often = self.stakes.T @ counts / sum(counts)
        names = self.deal.dealt.setting.stakes
        return {f"stake {stake}": float(share) for stake, share in zip(names, often, strict=True)}

    @property
    def stakes(self) -> Floats:
        """By a player’s first card, how often they lay each stake."""
        return self.deal.both.stakes.average

    @property
    def doubles(self) -> Floats:
        """By stake and the dealer’s first card, how often they call “double”."""
        found = self.deal.both.doubles.average
        return found[..., 1] if found.shape[-1] > 1 else found[..., 0] * 0.0

    @property
    def divides(self) -> Floats:
        """By line and value of a pair, how often it is divided with each stake on the second."""
        return self.deal.both.divides.average[..., 1:]

    def draws(self, line: int, kind: int = 0) -> Floats:
        """By pair and hand shown, how often a player draws on a line."""
        return self.deal.both.players[kind][line].average()
