"""The daily deal: the same game, cards and bots for everybody, on every server, for one day.

The cards come only from the date, so every server deals the same. Working them out beforehand
spoils only your own fun: a daily deal counts for nothing else.
"""

from __future__ import annotations

import asyncio
import hashlib
from datetime import UTC, datetime
from statistics import fmean
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from boneace import games
from boneace.described import Prize
from boneace.table.errors import Outdated
from boneace.table.play import shuffle
from boneace.table.play.protocol import NewMatch, SeatAsked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boneace.table.play.lobby import Lobby, Made
    from boneace.table.store.store import Store
    from boneace.table.store.stored import StoredEvent, StoredMatch

DEALS = 3
"""The number of deals, in games whose matches can end after some deals."""
LEVEL = "club"
PERSON, _SEATS = 0, 3
_SHORTEST = {"deals": DEALS, "games": 1}
"""The value for each option that sets the length of a match."""
_COUNTED_AT_ONCE = 50


class DailySent(Struct, frozen=True):
    """GET /api/daily: today's deal; with `?match=ID` the daily deal of that match."""

    day: str
    game: str
    deals: int | None
    """The number of deals; null for a whole match."""
    prize: Prize | None
    """What it is played for, as `Declaration.prize` says."""
    played: int
    """The number of people who have finished it here."""
    mean: float | None
    """What they won on average, in the units of the game; null if nobody has finished."""
    yours: float | None
    """What the person at the match won; null until it is over."""


def today() -> str:
    """The date in UTC, which is the same everywhere."""
    return datetime.now(UTC).date().isoformat()


def game_of(day: str) -> str:
    """The game of a day: the games take turns. `day` is as `today` gives it."""
    shipped = games.shipped()  # other installed games differ from server to server
    return shipped[datetime.fromisoformat(day).toordinal() % len(shipped)]


def asked(day: str, name: str) -> NewMatch:
    """The match of a day, for a person of that name."""
    declared = games.declaration(game_of(day))
    options: dict[str, bool | int | str | None] = {
        name: value for name, value in _SHORTEST.items() if name == declared.length
    }
    allowed = declared.seats(declared.resolve(None, options))
    seats = next((seats for seats in allowed if seats >= _SEATS), allowed[-1])
    people = [SeatAsked("you", name), *(SeatAsked(LEVEL) for _ in range(seats - 1))]
    dealer: int | Literal["cut"] = "cut" if declared.cut else seats - 1
    return NewMatch(declared.name, people, None, options, dealer, None, False)


def seed(day: str) -> bytes:
    """The seed of the cards of a day, and of the bots' random numbers."""
    told = f"boneace/daily/{shuffle.FROM_SEED}/{day}/{game_of(day)}"
    return hashlib.sha256(told.encode()).digest()


async def begin(lobby: Lobby, name: str) -> Made:
    """Make today's match for a person. Raises TableError as for any match."""
    day = today()
    return await lobby.create(asked(day, name), seed=seed(day), daily=day)


async def told(store: Store, match: StoredMatch | None) -> DailySent:
    """The results of a day: today, or the day of a match.

    A day that is past had the game that its matches have: with more games, other days have it.
    """
    if match is not None and match.daily:
        day, declared, options = match.daily, games.declaration(match.game), match.options
    else:
        day, new = today(), asked(today(), "")
        declared = games.declaration(new.game)
        options = declared.resolve(new.preset, new.options)
    results = await _counted(store, day, declared.name, match)
    won = [result for result in results.values() if result is not None]
    deals = options.get("deals") if declared.length == "deals" else None
    return DailySent(
        day=day,
        game=declared.name,
        deals=deals if isinstance(deals, int) else None,
        prize=declared.prize_of(declared.default_preset, options),
        played=len(won),
        mean=fmean(won) if won else None,
        yours=results.get(match.id) if match is not None else None,
    )


async def _counted(
    store: Store, day: str, game: str, own: StoredMatch | None
) -> dict[str, float | None]:
    """What people won, by match; stored now for matches that have ended since the last request.

    The newest are counted first, after the reader's own: those of old rules are never counted,
    and must not keep the others waiting.
    """
    results = await store.daily_results(day, game)
    open_ = [match for match, result in results.items() if result is None]
    open_.sort(key=lambda match: own is None or match != own.id)
    for identity in open_[:_COUNTED_AT_ONCE]:
        match = await store.match(identity)
        if match is not None:
            try:
                won = await asyncio.to_thread(_won, match, await store.events(identity))
            except Outdated:
                continue  # the result is no longer known
            await store.keep_result(identity, won)
            results[identity] = won
    return results


def _won(match: StoredMatch, events: Sequence[StoredEvent]) -> float:
    from boneace.table.play.fold import fold

    return fold(match, events).returns()[PERSON]
