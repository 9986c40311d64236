"""Actions out of turn have a limit: each is kept, sent, and played again at every start."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from boneace.games.mus.asides import SIGNALS
from boneace.table.errors import TableError
from boneace.table.play.authority import Authority
from boneace.table.play.lobby import Lobby
from boneace.table.play.people.together import Decline, Offer
from boneace.table.play.protocol import NewMatch, SeatAsked
from boneace.table.play.running import ASIDES
from tests.table.at_table import Listener, ready_loader
from tests.table.people import act, seated, settled
from tests.table.stores import store_at
from tests.table.test_authority import heard

pytestmark = pytest.mark.anyio


@contextlib.asynccontextmanager
async def at_mus(folder: Path) -> AsyncIterator[tuple[Authority, list[Listener]]]:
    """Four people at a match of Mus."""
    loader = await ready_loader("mus")
    lobby = Lobby(lambda: store_at(folder / "table.sqlite"), loader, 0.0)
    seats = [SeatAsked("you"), *[SeatAsked("human")] * 3]
    match = await lobby.create(NewMatch("mus", seats, wait=0))
    yield await seated(lobby, match, 0, 1, 2, 3)
    await lobby.loader.stop()
    await lobby.close()


async def signalled(authority: Authority) -> tuple[int, str]:
    """A seat with something to signal, and the signal, which it has given once."""
    for seat in range(4):
        for signal in SIGNALS:
            text = f"signal {signal.name}"
            if (await told(authority, seat, text))["type"] == "accepted":
                return seat, text
    raise AssertionError("nobody has anything to signal")


async def told(authority: Authority, seat: int, text: str) -> dict[str, Any]:
    return heard(await authority.act(seat, f"a{next(_numbers)}", text))


_numbers = iter(range(10**6))


async def test_a_signal_is_not_repeated_for_ever(tmp_path: Path) -> None:
    """A player could fill the log, and the page of a partner, with fifty signals a second."""
    async with at_mus(tmp_path) as (authority, listeners):
        seat, text = await signalled(authority)
        answers = [await told(authority, seat, text) for _ in range(ASIDES + 3)]
        assert [one["type"] for one in answers] == ["accepted"] * (ASIDES - 1) + ["refused"] * 4
        assert "play on" in answers[-1]["reason"]
        await act(authority, listeners[0].view["turn"], "no mus")
        assert (await told(authority, seat, text))["type"] == "accepted"


async def test_signals_make_room_for_no_more_offers(tmp_path: Path) -> None:
    """An offer that was declined could be made again after each signal."""
    async with at_mus(tmp_path) as (authority, listeners):
        seat, text = await signalled(authority)
        await authority.together(seat, Offer("end"))
        await authority.together((seat + 1) % 4, Decline("end"))
        await act(authority, seat, text)
        with pytest.raises(TableError, match="declined"):
            await authority.together(seat, Offer("end"))
        await act(authority, listeners[0].view["turn"], "no mus")
        await authority.together(seat, Offer("end"))
        await settled(lambda: listeners[0].told("offered")[-1]["kind"] == "end")
