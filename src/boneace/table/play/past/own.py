"""The matches of a browser, which holds the keys of its seats and sends them to get the rest."""

from __future__ import annotations

import csv
import hmac
import io
import zipfile
from collections.abc import AsyncIterator, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, NamedTuple

from msgspec import Meta, Struct

from boneace import games
from boneace.described import Prize
from boneace.errors import BoneAceError
from boneace.table.errors import StoreError
from boneace.table.play.keys import digest
from boneace.table.play.past import results
from boneace.table.play.protocol import OUTSIDE, Key, MatchId

if TYPE_CHECKING:
    from boneace.table.play.lobby import Lobby
    from boneace.table.store.finished import Kept, Result
    from boneace.table.store.store import Store
    from boneace.table.store.stored import StoredMatch, StoredSeat

MOST = 200
"""The most seats in one request."""
COUNTED_AT_ONCE = 25
"""The most new results that are computed for one request."""
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


class SeatHeld(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat, and the key that opens it."""

    match: MatchId
    key: Key


class Held(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of POST /api/mine and /api/mine/records."""

    seats: Annotated[list[SeatHeld], Meta(max_length=MOST)]


class Forgetting(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of POST /api/matches/ID/forget."""

    key: Key


class Forgotten(Struct, frozen=True):
    """Its answer. False: others still have the match, but without your name."""

    deleted: bool


class Sitter(Struct, frozen=True):
    """A player of a match: `kind` is human, outside (a program), or the name of a kind of bot."""

    name: str
    kind: str


class OwnMatch(Struct, frozen=True):
    """A match in the list of the player in one of its seats."""

    match: str
    game: str
    seat: int
    players: list[Sitter]
    """By seat."""
    began: int
    """In milliseconds since 1970, as `ended`."""
    over: bool
    ended: int | None
    """Null while the match goes on, or until its result is computed; the same for the next
    fields."""
    deals: int | None
    won: float | None
    """What the seat won, in the units of the game; null too if all agreed to end the match."""
    winner: bool | None
    results: list[float] | None
    """What each seat has won; null if `won` is."""
    prize: Prize | None
    """The unit of the results; null if unknown."""
    daily: str | None
    """The date of the daily deal that it was."""
    table: str | None
    """The table of friends at which it was played."""


class Own(Struct, frozen=True):
    """POST /api/mine: the matches whose keys are valid, the newest first."""

    matches: list[OwnMatch]
    left: int
    """The number of results still to be computed: ask again."""


class _Opened(NamedTuple):
    kept: Kept
    seat: int


async def _opened(store: Store, held: Held) -> list[_Opened]:
    """The seats that the keys open, the newest first; other keys are ignored."""
    ids = list({one.match for one in held.seats})
    found = await store.finished.among(ids)
    keys = await store.finished.keys(ids)
    opened: dict[tuple[str, int], _Opened] = {}
    for one in held.seats:
        given = digest(one.key)
        for (match, seat), known in keys.items():
            if match == one.match and hmac.compare_digest(known, given) and match in found:
                opened[match, seat] = _Opened(found[match], seat)
    return sorted(opened.values(), key=lambda one: one.kept.created, reverse=True)


async def told(lobby: Lobby, held: Held) -> Own:
    """The list of the matches whose keys were sent."""
    store = await lobby.store()
    matches, spare, left = [], COUNTED_AT_ONCE, 0
    for kept, seat in await _opened(store, held):
        result = kept.result
        if result is None and kept.match.over:
            if spare:
                spare -= 1
                result = await _result(store, kept)
            else:
                left += 1
        matches.append(await _own(kept, seat, result))
    return Own(matches, left)


async def _result(store: Store, kept: Kept) -> Result | None:
    """The result of a match, or None if its events cannot be understood: it is still listed.

    Raises StoreError if the store fails: then nothing is known about them.
    """
    try:
        return await results.of(store, kept)
    except StoreError:
        raise
    except BoneAceError:
        return None


async def _own(kept: Kept, seat: int, result: Result | None) -> OwnMatch:
    match = kept.match
    return OwnMatch(
        match=match.id,
        game=match.game,
        seat=seat,
        players=[Sitter(sits.name, _kind(sits)) for sits in match.seats],
        began=kept.created,
        over=match.over,
        ended=result.ended if result else None,
        deals=result.deals if result else None,
        won=result.won[seat] if result and result.won else None,
        winner=seat in result.winners if result and result.won else None,
        results=list(result.won) if result and result.won else None,
        prize=_prize(match),
        daily=match.daily,
        table=match.table,
    )


def _prize(match: StoredMatch) -> Prize | None:
    """What it was played for; None if its game came from another package that is gone."""
    try:
        return games.declaration(match.game).prize_of(match.preset, match.options)
    except BoneAceError:
        return None


def _kind(seat: StoredSeat) -> str:
    return OUTSIDE if seat.outside else seat.kind


# -- all of them, as one file ----------------------------------------------------------------------


class _Sink:
    """A buffer for writing a ZIP file; parts that were taken are dropped."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []

    def write(self, part: bytes) -> int:
        self._parts.append(bytes(part))
        return len(part)

    def flush(self) -> None:
        """Do nothing: there is no file behind it."""

    def close(self) -> None:
        """Do nothing."""

    def take(self) -> bytes:
        parts, self._parts = self._parts, []
        return b"".join(parts)


async def zipped(lobby: Lobby, held: Held) -> AsyncIterator[bytes]:
    """A ZIP file of the records of the finished matches, and a table of them, piece by piece.

    One match is in memory at a time. Raises StoreError if the store fails: a file that lacks
    matches would look complete.
    """
    store, sink = await lobby.store(), _Sink()
    rows: list[OwnMatch] = []
    with zipfile.ZipFile(sink, "w", zipfile.ZIP_DEFLATED) as file:
        for kept, seat in await _opened(store, held):
            if not kept.match.over:
                continue
            rows.append(await _own(kept, seat, await _result(store, kept)))
            if any(row.match == kept.match.id for row in rows[:-1]):
                continue  # another seat of the same match
            try:
                record = await lobby.reviews.record(kept.match, store)
            except StoreError:
                raise
            except BoneAceError:
                continue  # the row says that there is no result
            file.writestr(f"{kept.match.game}-{kept.match.id}.toml", record)
            yield sink.take()
        file.writestr("matches.csv", table(rows))
    yield sink.take()


def table(rows: Sequence[OwnMatch]) -> str:
    """The matches as CSV, with one line for each."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    names = ("match", "game", "began", "ended", "deals", "seat", "won", "winner", "players")
    writer.writerow(names)
    for one in rows:
        players = "; ".join(f"{sits.name} ({sits.kind})" for sits in one.players)
        facts = [one.deals, one.seat, one.won, one.winner]
        line = [one.match, one.game, _time(one.began), _time(one.ended), *facts, _plain(players)]
        writer.writerow(["" if cell is None else cell for cell in line])
    return out.getvalue()


def _time(at: int | None) -> str | None:
    return None if at is None else datetime.fromtimestamp(at / 1000, UTC).isoformat("T", "seconds")


def _plain(text: str) -> str:
    """A name that a spreadsheet does not interpret as a formula."""
    return f"'{text}" if text.startswith(_FORMULA) else text
