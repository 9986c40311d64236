"""The result of a finished match, computed once and stored."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from boneace.table.store.stored import StoredEvent, StoredMatch

if TYPE_CHECKING:
    from boneace.table.store.finished import Kept, Result
    from boneace.table.store.store import Store


async def of(store: Store, kept: Kept) -> Result:
    """The result of a finished match. Raises Outdated if its events are inconsistent."""
    if kept.result is not None:
        return kept.result
    from boneace.table.store.finished import Result

    match = kept.match
    events = await store.events(match.id)
    deals, won, winners = await asyncio.to_thread(_counted, match, events)
    result = Result(deals, won, winners, await store.finished.last_at(match.id) or kept.created)
    await store.finished.keep(match.id, result)
    return result


def _counted(
    match: StoredMatch, events: Sequence[StoredEvent]
) -> tuple[int, tuple[float, ...], tuple[int, ...]]:
    from boneace.table.play.fold import fold

    played = fold(match, events)
    if not played.over:  # ended by agreement: nobody has won anything
        return played.deal, (), ()
    result = played.result()
    winners = result["winners"] if result else []
    return played.deal, tuple(played.returns()), tuple(winners)
