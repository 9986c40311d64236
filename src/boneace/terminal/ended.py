"""The deals that have ended, found in the events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from boneace.games.sent import Effect

#: The kinds of effects that end a deal, and those that come when it is settled.
ENDS = frozenset({"showdown", "blitz", "drawn"})
SETTLED = frozenset({"deal", "won"})


@dataclass
class Ended:
    """A deal that has ended: its effects, and whether its hands are known."""

    told: Sequence[Effect]
    deal: int = 0
    shown: bool = False

    @property
    def kind(self) -> str:
        """How it ended."""
        return str(self.told[0].kind)

    def lines(self, but: Sequence[str]) -> list[str]:
        """Its sentences; if its hands are known, without those of some kinds of effects."""
        seen = but if self.shown else ()
        return [told.line for told in self.told if told.line and told.kind not in seen]


class Endings:
    """Finds the deals that have ended. A showdown does not always end a deal: a player may be
    asked whether to settle it, and then it ends with the answer.
    """

    def __init__(self) -> None:
        self._told: list[Effect] = []

    def take(self, told: Sequence[Effect]) -> Ended | None:
        """The deal that an event ended, from its effects; None if none did."""
        kinds = [str(effect.kind) for effect in told]
        begins = 0
        if not self._told:
            begins = next((at for at, kind in enumerate(kinds) if kind in ENDS), len(kinds))
        over = [at for at in range(begins, len(kinds)) if kinds[at] in SETTLED]
        self._told += told[begins : over[0] if over and kinds[over[0]] == "deal" else None]
        if not over:
            return None
        ended, self._told = Ended(self._told), []
        return ended
