"""The store fails in mid-play: everybody is notified, nothing accepted is lost or doubled, and
matches go on by themselves."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from boneace.table.errors import StoreError
from boneace.table.play.lobby import Lobby, Made
from boneace.table.store import store
from boneace.table.store.store import Store
from boneace.table.web import health
from tests.table.at_table import Listener, asked, enter, first_legal, ready_loader
from tests.table.stores import store_at
from tests.table.test_authority import TWO, heard, until, welcomed
from tests.table.troubles import TROUBLES, Trouble, made

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform == "win32", reason="limits and signals of Unix"),
]


@pytest.fixture(params=TROUBLES, ids=lambda kind: kind.__name__)
async def trouble(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Trouble]:
    monkeypatch.setattr(store, "LAST_RETRY", 0.3)
    with made(request.param, tmp_path, monkeypatch) as found:
        yield found


class Friends:
    """Two people at a match and a spectator; notes the accepted actions."""

    def __init__(self, lobby: Lobby, match: Made) -> None:
        self._lobby, self.match = lobby, match
        self.seated: list[Listener] = []
        self.accepted: list[str] = []
        self._tries = 0

    async def sit(self) -> None:
        for seat in (0, 1, None):
            listener, self._authority = await enter(self._lobby, self.match, seat)
            self.seated.append(listener)
        await welcomed(*self.seated)

    async def act(self, again: str | None = None) -> str | None:
        """The player on turn acts. Returns the id if that was refused, to be tried again."""
        turn = self.seated[0].view["turn"]
        self._tries += 1
        action = again or f"a{self._tries}"
        listener = self.seated[turn]
        answer = heard(await self._authority.act(turn, action, first_legal(listener)))
        if answer["type"] == "accepted":
            self.accepted.append(f"{turn}:{action}")
            return None
        assert "try again" in answer["reason"], answer
        return action

    def told(self, text: str) -> bool:
        return all(
            [status["text"] for status in listener.told("status")][-1:] == [text]
            for listener in self.seated
        )


async def test_a_match_goes_on_after_the_trouble(trouble: Trouble) -> None:
    opened = await Store.open(trouble.db)

    async def opening() -> Store:
        return opened

    lobby = Lobby(opening, await ready_loader(), 0.0)
    friends = Friends(lobby, await lobby.create(asked("you", "human", lives=9)))
    bots = await lobby.create(asked(*["novice"] * 3, preset="no-elimination", deals=500))
    try:
        await friends.sit()
        for _ in range(6):
            assert await friends.act() is None
        watcher, _ = await enter(lobby, bots)
        await welcomed(watcher)
        await until(lambda: watcher.told("events"))

        await trouble.begin(opened)
        refused = await friends.act()
        assert refused is not None
        assert friends.told("The match store failed; trying again.")
        await until(lambda: watcher.told("status"))
        stopped = watcher.number
        events = [len(listener.told("events")) for listener in friends.seated]
        assert await friends.act(refused) == refused, "it fails for as long as it fails"
        assert [len(listener.told("events")) for listener in friends.seated] == events
        late = await enter_late(lobby, friends)
        assert (await health.of(lobby)).store != "ok"

        await trouble.end()
        # nobody does anything
        await until(lambda: friends.told(""))
        await until(lambda: watcher.number > stopped + 20)
        if late is not None:
            await welcomed(late)
        assert await friends.act(refused) is None
        for _ in range(6):
            assert await friends.act() is None
        assert (await health.of(lobby)).store == "ok"
        assert not any(listener.closed for listener in (*friends.seated, watcher))
    finally:
        await lobby.loader.stop()
        await lobby.close()

    again = await Store.open(trouble.db)
    events_ = await again.events(friends.match.id)
    assert [event.action_id for event in events_ if event.action_id] == friends.accepted
    seen = await again.events(bots.id)
    assert len(seen) >= watcher.number
    await again.close()


async def enter_late(lobby: Lobby, friends: Friends) -> Listener | None:
    """A new spectator comes while the store fails: admitted, or asked to come back."""
    try:
        async with asyncio.timeout(20):
            return (await enter(lobby, friends.match))[0]
    except StoreError:
        return None


class FailingStore:
    """A store whose next append fails, before or after it has written."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.fail: str | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(self, *args: Any, **options: Any) -> None:
        fail, self.fail = self.fail, None
        if fail == "before":
            raise StoreError("disk full")
        await self._store.append(*args, **options)
        if fail == "after":
            raise StoreError("connection lost")


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_failed_append_is_rolled_back(tmp_path: Path, when: str) -> None:
    store = FailingStore(await store_at(tmp_path / "table.sqlite"))

    async def opening() -> Any:
        return store

    lobby = Lobby(opening, await ready_loader(), 0.0)
    made = await lobby.create(asked(*TWO))
    ben, authority = await enter(lobby, made, 1)
    await welcomed(ben)
    store.fail = when
    answer = heard(await authority.act(1, "a", "knock"))
    assert answer["type"] == "refused" and "store failed" in answer["reason"]
    assert not ben.told("events"), "nobody hears of what is not stored"
    assert "trying again" in ben.told("status")[-1]["text"]
    # the same action again: done once, whether or not it had been written
    assert heard(await authority.act(1, "a", "knock"))["type"] == "accepted"
    [told] = ben.told("events")
    assert [event["number"] for event in told["events"]] == [8]
    await until(lambda: ben.told("status")[-1]["text"] == "")
    await lobby.close()
