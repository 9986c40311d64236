"""One hint for all who ask at the same point of a match: however often a page asks, the thinking is
done once."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from boneace.languages import current

if TYPE_CHECKING:
    from boneace.bots.seat import Seat
    from boneace.table.play.acting.workers import Workers
    from boneace.table.play.protocol import Hinted


class LastHint:
    """The newest hint of a match, or the work on it."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._of: tuple[object, ...] = ()
        self._work: asyncio.Task[Hinted] | None = None

    async def of(self, known: Seat, *, compiled: bool) -> Hinted:
        """What the legal moves of a seat are worth, in the current language."""
        from boneace.table.play.past import hints

        asked = (known.seat, known.plies, known.view.tobytes(), current(), compiled)
        if self._work is None or asked != self._of or _failed(self._work):
            work = self._workers.run(compiled, hints.told, known)
            self._of, self._work = asked, asyncio.create_task(work)
        # one of those who wait may leave: the others still get it
        return await asyncio.shield(self._work)


def _failed(work: asyncio.Task[Hinted]) -> bool:
    return work.done() and (work.cancelled() or work.exception() is not None)
