"""The coins of a match: what each person's client adds to the shuffles before the first deal.

The server commits to its part before it sees a coin. A player who has not sent one when the first
deal begins adds nothing, so nobody can stop a deal by staying away.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from boneace.table.store.stored import StoredMatch

PATIENCE = 5.0
"""Seconds from the first viewer until the cards are dealt without the missing players; with 0
nobody is waited for."""


def are_awaited(stored: StoredMatch) -> bool:
    """Whether the coins must be stored before anything is dealt."""
    return stored.commitment is not None and stored.coins is None


class Coins:
    """The coins of one match, collected until every person has come, or the time is up."""

    def __init__(self, stored: StoredMatch) -> None:
        self._people = {at for at, seat in enumerate(stored.seats) if seat.kind == "human"}
        self._heard: set[int] = set()
        self._coins: list[str | None] = [None] * len(stored.seats)
        self._fallen = asyncio.Event()
        self._limit: asyncio.TimerHandle | None = None
        if not are_awaited(stored):
            self._fallen.set()

    @property
    def fixed(self) -> bool:
        """Whether coins no longer count."""
        return self._fallen.is_set()

    def hear(self, seat: int | None, coin: str | None) -> None:
        """A player has come, with or without a coin; the first of a seat counts."""
        if self.fixed:
            return
        if seat is not None:
            self._heard.add(seat)
            self._coins[seat] = self._coins[seat] or coin
        if self._heard >= self._people or not PATIENCE:
            self._fall()
        elif self._limit is None:
            self._limit = asyncio.get_running_loop().call_later(PATIENCE, self._fall)

    async def fall(self) -> None:
        """Wait until all coins that count are here."""
        await self._fallen.wait()

    def take(self) -> list[str | None]:
        """The coins that count; no other can be added from now on."""
        self._fall()
        return self._coins

    def _fall(self) -> None:
        self.end_limit()
        self._fallen.set()

    def end_limit(self) -> None:
        """Stop the limit."""
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None
