"""People at a match, for tests of their agreements."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from boneace.table.play.acting.clock import ClockSet
from boneace.table.play.authority import Authority
from boneace.table.play.lobby import Lobby, Made
from tests.table.at_table import Listener, asked, enter
from tests.table.test_authority import heard, until, welcomed


async def made(
    lobby: Lobby,
    *kinds: str,
    clock: ClockSet | None = None,
    away: int | None = 60,
    **options: Any,
) -> Made:
    """A match of these kinds of players, with a clock; without a wait between deals."""
    new = asked(*kinds, **options)
    return await lobby.create(msgspec.structs.replace(new, clock=clock, away=away))


async def seated(lobby: Lobby, match: Made, *seats: int | None) -> tuple[Authority, list[Listener]]:
    """Listeners in these seats, welcomed."""
    found = [await enter(lobby, match, seat) for seat in seats]
    listeners = [listener for listener, _ in found]
    await welcomed(*listeners)
    return found[0][1], listeners


async def act(authority: Authority, seat: int, move: str) -> None:
    """A move that must be accepted."""
    number = next(_numbers)
    answer = heard(await authority.act(seat, f"t{number}", move))
    assert answer["type"] == "accepted", answer


async def settled(true: Any) -> None:
    """Wait until a condition holds; it does not take long."""
    await until(true, 20)
    await asyncio.sleep(0)


_numbers = iter(range(10**9))
