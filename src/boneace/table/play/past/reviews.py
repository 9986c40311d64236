"""The reviews of finished matches: made on request, one after the other, and cached."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING

from boneace.languages import current, say
from boneace.table.errors import TableError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boneace.fair.proof import Proof
    from boneace.table.play.acting.workers import Workers
    from boneace.table.play.loader import GameLoader
    from boneace.table.play.past.reviewed import MatchReviewed
    from boneace.table.play.protocol import Replay
    from boneace.table.store.store import Store
    from boneace.table.store.stored import StoredEvent, StoredMatch

KEPT = 64
PATIENCE = 60.0
"""The most seconds that a review waits for the rules to be compiled."""


class Reviews:
    """The reviews of one server. The values of a match are found once, for every language."""

    def __init__(self, loader: GameLoader, workers: Workers) -> None:
        self._loader, self._workers = loader, workers
        self._one = asyncio.Lock()  # a review keeps every core busy
        self._kept: OrderedDict[str, dict[str, MatchReviewed]] = OrderedDict()
        self._making: str | None = None  # the match of it; None once that is to be forgotten
        self._stopping = False

    def stop(self) -> None:
        """The server stops: a review in a thread of it ends after its next decision."""
        self._stopping = True

    async def of(self, stored: StoredMatch, store: Store) -> MatchReviewed:
        """The review of a match, in the current language.

        It waits until the rules are compiled: with interpreted rules it would take minutes. Raises
        TableError if that takes too long, and if the match is not over.
        """
        _must_be_over(stored)
        if found := self._known(stored).get(current()):
            return found
        await self._compiled(stored.game)
        async with self._one:
            self._making = stored.id
            now = await store.match(stored.id)  # a name in it may have been forgotten meanwhile
            if now is None:
                raise TableError(say("errors-not-found-match"), status=404)
            return await self._made(now, store, current())

    def _known(self, stored: StoredMatch) -> dict[str, MatchReviewed]:
        """The cached reviews of a match, unless a name in them was forgotten on another server."""
        names = [seat.name for seat in stored.seats]
        known = self._kept.get(stored.id, {})
        if any([seat.name for seat in one.seats] != names for one in known.values()):
            del self._kept[stored.id]
            return {}
        return known

    async def _compiled(self, game: str) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._loader.wait_compiled(game)
        except TimeoutError:
            note = self._loader.note_of(game)
            raise TableError(say("errors-try-again", note=note), status=503) from None

    async def _made(self, stored: StoredMatch, store: Store, language: str) -> MatchReviewed:
        """Find what is not known yet: the values, or only the labels of the moves."""
        from boneace.table.play.past import hints

        known = self._known(stored)
        if language in known:
            return known[language]
        events = await store.events(stored.id)
        found = next(iter(known.values()), None)
        if found is None:
            in_threads = () if self._workers.elsewhere else (lambda: self._stopping,)
            found = await self._workers.run(True, hints.reviewed, stored, events, *in_threads)
        named = await asyncio.to_thread(hints.labelled, found, stored, events)
        if self._making is None:
            return named
        self._kept.setdefault(stored.id, {})[language] = named
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return named

    def forget(self, match: str) -> None:
        """Drop everything about a match, and what is being made of it."""
        if self._making == match:
            self._making = None
        self._kept.pop(match, None)

    async def replay(self, stored: StoredMatch, store: Store, seat: int | None) -> Replay:
        """A match as a seat or a spectator saw it, in the current language.

        Raises TableError if the match is not over, and for a seat that it does not have.
        """
        _must_be_over(stored)
        if seat is not None and not 0 <= seat < len(stored.seats):
            raise TableError(say("errors-no-such-seat", seat=seat), status=404)
        return await asyncio.to_thread(_replayed, stored, await store.events(stored.id), seat)

    async def record(self, stored: StoredMatch, store: Store) -> str:
        """The record of a match, as TOML. Raises TableError if the match is not over."""
        _must_be_over(stored)
        return await asyncio.to_thread(_recorded, stored, await store.events(stored.id))

    async def proof(self, stored: StoredMatch, store: Store, seat: int | None) -> Proof:
        """The proof of a match, with the cards opened that a seat, or everybody, has seen.

        Raises TableError if the match is not over, and if it has no commitment.
        """
        _must_be_over(stored)
        if stored.commitment is None:
            raise TableError(say("errors-no-proof"), status=404)
        async with self._one:
            events = await store.events(stored.id)
            return await asyncio.to_thread(_proved, stored, events, seat)


def _must_be_over(stored: StoredMatch) -> None:
    """Raise TableError if the match has not ended: until then its hands are secret."""
    if not stored.over:
        raise TableError(say("errors-not-over"), status=409)


def _replayed(stored: StoredMatch, events: Sequence[StoredEvent], seat: int | None) -> Replay:
    from boneace.table.play import fold, payload

    return payload.replay(fold.fold(stored, events), stored, seat)


def _recorded(stored: StoredMatch, events: Sequence[StoredEvent]) -> str:
    from boneace.table.play import fold

    return fold.fold(stored, events).to_record().to_toml()


def _proved(stored: StoredMatch, events: Sequence[StoredEvent], seat: int | None) -> Proof:
    from boneace.fair.making import Secrets, proof
    from boneace.table.play import fold

    secrets = Secrets(stored.seed, stored.coins or (), stored.opens)
    return proof(fold.fold(stored, events), stored.id, secrets, seat)
