"""A deal being solved, in the form for `boneace solve`, and its results."""

from __future__ import annotations

from boneace.games.vingt_un.solving import divided
from boneace.games.vingt_un.solving.deal import WHOLE, Deal
from boneace.games.vingt_un.solving.dealt import receives
from boneace.games.vingt_un.solving.game import Floats
from boneace.games.vingt_un.solving.measuring import Measured, measured
from boneace.games.vingt_un.solving.packs import Pack
from boneace.games.vingt_un.solving.setting import FLAT, Setting


def warm() -> None:
    """Compile what solving a deal needs, if necessary."""
    few = Pack(sum(1 << card for card in range(0, 52, 3)))
    Solution(FLAT, few).learn()
    divided.warm(WHOLE.counts, receives())


class Solution:
    """A deal between one player and the dealer. Values are in chips, for the player."""

    def __init__(self, setting: Setting, pack: Pack = WHOLE) -> None:
        self.deal = Deal(setting, pack)
        self._measured: tuple[int, Measured] | None = None

    @property
    def iterations(self) -> int:
        """The number of rounds of learning so far."""
        return self.deal.iterations

    def learn(self) -> None:
        """One round of learning for both."""
        self.deal.learn()

    def measure(self) -> Measured:
        """The value of the deal, and the gains of best replies, at the averages."""
        if self._measured is None or self._measured[0] != self.iterations:
            self._measured = self.iterations, measured(self.deal)
        return self._measured[1]

    def measured(self) -> tuple[float, float]:
        """The value of the deal to the player, and the exploitability."""
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
        """How often a player lays each stake, by first card."""
        return self.deal.both.stakes.average

    @property
    def doubles(self) -> Floats:
        """How often the dealer calls “double”, by stake and first card."""
        found = self.deal.both.doubles.average
        return found[..., 1] if found.shape[-1] > 1 else found[..., 0] * 0.0

    @property
    def divides(self) -> Floats:
        """How often a pair is divided with each stake on the second card, by line and value."""
        return self.deal.both.divides.average[..., 1:]

    def draws(self, line: int, kind: int = 0) -> Floats:
        """How often a player draws on a line, by pair and hand shown."""
        return self.deal.both.players[kind][line].average()
