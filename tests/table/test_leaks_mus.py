"""Signals at the table: players who did not see one never receive a byte of it, then or later."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from boneace import games
from boneace.table.play import fold, shuffle
from boneace.table.play.authority import Authority
from boneace.table.store.store import Store
from boneace.table.store.stored import StoredMatch, StoredSeat
from tests.table.at_table import Listener, ready_loader
from tests.table.stores import store_at
from tests.table.test_authority import until

pytestmark = pytest.mark.anyio

NAMES = ("Ann", "Ben", "Cleo", "Dan")
SEED = b"m" * 32


@contextlib.asynccontextmanager
async def table(folder: Path, kinds: str) -> AsyncIterator[tuple[Authority, Store]]:
    """A match in which signals are seen by partners alone, and the store that keeps it."""
    options = {**games.declaration("mus").resolve(), "signals": "unseen"}
    seats = tuple(StoredSeat(kind, name) for kind, name in zip(kinds.split(), NAMES, strict=True))
    stored = StoredMatch("same", "mus", "default", options, seats, 0, SEED, shuffle.VERSION, wait=0)
    store = await store_at(folder / "table.sqlite")
    await store.create(stored, {})
    authority = Authority(stored, store, await ready_loader("mus"), 0.0)
    try:
        yield authority, store
    finally:
        await authority.close()
        await store.close()


async def heard(folder: Path, viewer: int | None, decisions: list[str]) -> list[bytes]:
    """Everything sent to a viewer in a match of people, including the welcome of a second visit."""
    async with table(folder, "human human human human") as (authority, _):
        listener = await looking(authority, viewer, 0)
        for number, decision in enumerate(decisions):
            seat, _, move = decision.partition(": ")
            answer = await authority.act(int(seat), str(number), move)
            assert b"accepted" in answer, answer
        late = await looking(authority, viewer, 0)
        again = await looking(authority, viewer, listener.welcome["number"] + 1)
    return [*listener.heard[:-1], *late.heard[:-1], *again.heard]  # the last one says “replaced”


async def looking(authority: Authority, viewer: int | None, seen: int) -> Listener:
    listener = Listener()
    listener.seat = viewer
    authority.join(listener, seen)  # type: ignore[arg-type]
    while not listener.welcomed:
        await asyncio.sleep(0.001)
    return listener


PLAIN = ["1: no mus", "1: paso", "2: envido 2", "3: no quiero"]
SIGNALLED = [
    *("1: signal bet-more", "1: no mus", "3: signal cut-mus", "3: signal bet-more", "1: paso"),
    *("2: envido 2", "1: signal cut-mus", "3: no quiero"),
]


@pytest.mark.parametrize("viewer", [0, 2, None])
async def test_signals_of_the_others_are_no_bytes_at_all(
    tmp_path: Path, viewer: int | None
) -> None:
    found = []
    for name, decisions in (("plain", PLAIN), ("signalled", SIGNALLED)):
        folder = tmp_path / name
        folder.mkdir()
        found.append(await heard(folder, viewer, decisions))
    assert found[0] == found[1]
    assert not any(b"cut-mus" in message for message in found[0] if viewer is None)


async def test_the_partner_hears_of_them(tmp_path: Path) -> None:
    """The test above would see a leak: for a seat that sees the signals, the bytes differ."""
    found = await heard(tmp_path, 3, SIGNALLED)
    assert sum(b'"signal":"bet-more"' in message for message in found) >= 2


async def test_a_match_with_signals_is_folded_again_as_it_was(tmp_path: Path) -> None:
    await heard(tmp_path, 0, SIGNALLED)
    store = await store_at(tmp_path / "table.sqlite")
    stored, events = await store.match("same"), await store.events("same")
    await store.close()
    assert stored is not None
    match = fold.fold(stored, events)
    assert [ply.text for ply in match.plies if ply.aside] == [
        decision.partition(": ")[2] for decision in SIGNALLED if "signal" in decision
    ]


async def test_bots_signal_at_the_table(tmp_path: Path) -> None:
    """Ben’s partner signals to him, and his opponents signal to each other unseen."""
    async with table(tmp_path, "novice human novice novice") as (authority, store):
        ben = await looking(authority, 1, 0)  # it is Ben's turn: nobody else may do anything
        await until(lambda: signals_heard(ben))
        events = await store.events("same")
    assert [event.seat for event in events if event.move.startswith("signal")] == [0, 2, 3]
    assert signals_heard(ben) == [3]


def signals_heard(listener: Listener) -> list[int]:
    """The seats whose signals were sent to a viewer."""
    events = [event for message in listener.messages for event in message.get("events", ())]
    effects = [effect for event in events for effect in event["effects"]]
    return [effect["seat"] for effect in effects if effect["kind"] == "signal"]
