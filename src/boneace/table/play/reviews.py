"""The reviews of finished matches: made once somebody asks, one after the other, and kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING

from boneace.languages import say
from boneace.table.errors import TableError

if TYPE_CHECKING:
    from boneace.table.play.loader import GameLoader
    from boneace.table.play.reviewed import MatchReviewed
    from boneace.table.store.store import Store
    from boneace.table.store.stored import StoredMatch

KEPT = 64
PATIENCE = 60.0
"""Seconds that a review waits for the rules to be compiled."""


class Reviews:
    """The reviews of one server. A review says nothing in words, so it suits every language."""

    def __init__(self, loader: GameLoader) -> None:
        self._loader = loader
        self._one = asyncio.Lock()  # a review keeps every core busy
        self._kept: OrderedDict[str, MatchReviewed] = OrderedDict()

    async def of(self, stored: StoredMatch, store: Store) -> MatchReviewed:
        """The review of a match.

        It waits until the rules are compiled: with interpreted rules it would take minutes. Raises
        TableError where that takes too long, and where the match is not over.
        """
        if not stored.over:
            raise TableError(say("errors-not-over"), status=409)
        if stored.id in self._kept:
            return self._kept[stored.id]
        try:
            async with asyncio.timeout(PATIENCE):
                await self._loader.wait_compiled(stored.game)
        except TimeoutError:
            note = self._loader.note_of(stored.game)
            raise TableError(say("errors-try-again", note=note), status=503) from None
        async with self._one:
            if stored.id not in self._kept:
                from boneace.table.play import hints

                events = await store.events(stored.id)
                found = await asyncio.to_thread(hints.reviewed, stored, events)
                self._kept[stored.id] = found
                if len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
            return self._kept[stored.id]
