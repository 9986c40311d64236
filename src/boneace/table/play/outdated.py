"""Matches that this version cannot play on, found without loading any rules: under other rules, or
by a newer version."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boneace import bots, games
from boneace.languages import Later, later, speaking
from boneace.table.play import protocol, shuffle
from boneace.table.play.acting import clock
from boneace.table.play.protocol import MoveLogged

if TYPE_CHECKING:
    from boneace.table.errors import Outdated
    from boneace.table.play.viewer import Viewer
    from boneace.table.store.stored import StoredEvent, StoredMatch


def why(stored: StoredMatch) -> Later | None:
    """Why a match cannot be continued, as far as that is known without its log; else None."""
    declared = games.declarations().get(stored.game)
    if declared is None:
        return later("errors-old-game", game=stored.game)
    if newer(stored):
        return later("errors-newer-match")
    if stored.rules != declared.rules_version or stored.format not in shuffle.VERSIONS:
        return later("errors-old-rules")
    return None


def newer(stored: StoredMatch) -> bool:
    """Whether only a newer version understands the match: its rules, seats, bots or clocks."""
    declared = games.declarations().get(stored.game)
    if stored.newer or (declared is not None and stored.rules > declared.rules_version):
        return True
    kinds = {seat.kind for seat in stored.seats} - {"human"}
    if stored.format > max(shuffle.VERSIONS) or not kinds.issubset(bots.names()):
        return True
    return stored.clock is not None and clock.setting(stored.clock) is None


def tell(viewer: Viewer, stored: StoredMatch, found: Outdated) -> None:
    """Send a viewer of such a match why it cannot be continued, and what everybody did.

    Cards dealt by chance are left out: they would reveal hands, and the pack. Until the match is
    over, only the first word of others' actions is sent: another server may still play by the old
    rules, and a card may have been named that was put down face down.
    """
    names = [seat.name for seat in stored.seats]
    decided = [event for event in found.events if event.seat >= 0]
    open_ = [stored.over or event.seat == viewer.seat for event in decided]
    moves = [
        MoveLogged(event.seat, event.move if all_of_it else _kind(event))
        for event, all_of_it in zip(decided, open_, strict=True)
    ]
    with speaking(viewer.language):
        viewer.send(protocol.write(protocol.Outdated(str(found.reason), names, moves)))


def _kind(event: StoredEvent) -> str:
    kind, _, rest = event.move.partition(" ")
    return f"{kind} …" if rest else kind
