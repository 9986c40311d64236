"""The loader of a table: games are played at once, and compiled while they are."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from boneace import games
from boneace.compiling.progress import Progress
from boneace.kernel import at_hand
from boneace.table.play import loader as loaders
from boneace.table.play.fold import fold, go_on_compiled
from boneace.table.play.loader import GameLoader
from boneace.table.play.lobby import Lobby
from tests.table.at_table import asked, enter, first_legal, open_lobby
from tests.table.stores import store_at

pytestmark = pytest.mark.anyio


async def until(true: Any, seconds: float = 60) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.005)


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run as in a process in which nothing has been compiled."""
    monkeypatch.setattr(at_hand, "_known", {})


@contextlib.asynccontextmanager
async def waiting_lobby(folder: Path) -> AsyncIterator[tuple[Lobby, threading.Event]]:
    """A lobby whose engine is compiled once an event is set."""
    go_on = threading.Event()

    def load(game: str) -> None:
        go_on.wait(60)

    loader = GameLoader(warm=(), load=load)
    lobby = Lobby(lambda: store_at(folder / "table.sqlite"), loader, 0.0)
    loader.start()
    try:
        yield lobby, go_on
    finally:
        go_on.set()
        await loader.stop()
        await lobby.close()


async def test_a_match_begins_and_goes_on_before_anything_is_compiled(
    tmp_path: Path, interpreted: None
) -> None:
    """With a cold cache: cards, moves of both kinds of bots, then machine code in mid-match."""
    slow = "import time; print('progress 0.4', flush=True); time.sleep(300)"
    loader = GameLoader((sys.executable, "-c", slow))
    lobby = Lobby(lambda: store_at(tmp_path / "table.sqlite"), loader, 0.0)
    loader.start()
    made = await lobby.create(asked("you", "club", "novice"))
    ann, authority = await enter(lobby, made, 0)
    await until(lambda: ann.told("preparing"))
    assert next(it["type"] for it in ann.messages if it["type"] != "status") == "welcome"
    assert len(ann.view["seats"][0]["hand"]) == 3
    shares = lambda: [it for it in ann.messages if it.get("share") == 0.4]  # noqa: E731
    await until(shares)  # other messages may come between and after
    assert shares()[0]["text"].endswith("40 % done.")
    assert "40 %" in loader.note and loader.progress() == Progress(0.4)
    for number in range(3):
        await until(lambda: bool(ann.view["legal"]) or ann.view["result"] is not None)
        await authority.act(0, f"a{number}", first_legal(ann))
    assert not games.at_hand("thirty-one").compiled
    go_on_compiled("thirty-one")
    assert games.at_hand("thirty-one").compiled
    for number in range(3, 6):
        await until(lambda: bool(ann.view["legal"]) or ann.view["result"] is not None)
        await authority.act(0, f"a{number}", first_legal(ann))
    stored = await (await lobby.store()).events(authority.id)
    assert [event.number for event in stored] == list(range(1, len(stored) + 1))
    await loader.stop()
    await lobby.close()
    # another server folds the same log to the same match, compiled
    again = await (await store_at(tmp_path / "table.sqlite")).match(authority.id)
    assert again is not None
    match, other = fold(again, stored), fold(again, stored[: len(stored) // 2])
    assert len(match) == len(stored) and len(other) >= len(stored) // 2


async def test_who_plays_is_told_when_the_engine_is_ready(
    tmp_path: Path, interpreted: None
) -> None:
    async with waiting_lobby(tmp_path) as (lobby, go_on):
        ann, _ = await enter(lobby, await lobby.create(asked("you", "novice")), 0)
        await until(lambda: ann.told("preparing"))
        assert ann.told("preparing")[0]["text"]
        go_on.set()
        done = {"type": "preparing", "text": "", "share": None}
        await until(lambda: done in ann.messages)


async def test_the_game_that_is_chosen_comes_before_one_that_nobody_waits_for(
    tmp_path: Path,
) -> None:
    """A child that compiles a game that nobody waits for yields, and its game is compiled later."""
    told = tmp_path / "told"
    code = (
        "import sys, time, pathlib; told = pathlib.Path(sys.argv[1])\n"
        "first = not told.exists()\n"
        "with told.open('a') as file: file.write(sys.argv[2] + '\\n')\n"
        "print('progress 0.1', flush=True)\n"
        "if first: time.sleep(120)\n"
    )
    loader = GameLoader(
        (sys.executable, "-c", code, str(told)), lambda game: None, lambda game: None
    )
    loader.start()
    await until(told.exists)
    await until(lambda: told.read_text() != "")
    await until(lambda: loader.progress() == Progress(0.1))
    assert "10 % done" in loader.note
    wanted = games.names()[-1]
    await loader.wait_compiled(wanted)
    await until(lambda: loader.note == "")
    order = told.read_text().split()
    assert order[:3] == [games.names()[0], wanted, games.names()[0]]
    await loader.stop()


async def test_no_more_games_are_compiled_at_once_than_the_machine_has_room_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each child takes a core and much memory: whatever is requested, the others wait."""
    monkeypatch.setattr(loaders, "AT_ONCE", 2)
    code = (
        "import sys, time, pathlib; folder, game = pathlib.Path(sys.argv[1]), sys.argv[2]\n"
        "(folder / game).touch()\n"
        "while not (folder / 'go').exists(): time.sleep(0.01)\n"
        "(folder / game).unlink()\n"
    )
    command = (sys.executable, "-c", code, str(tmp_path))
    loader = GameLoader(command, lambda game: None, lambda game: None)
    for game in games.names()[:5]:
        loader.want(game)
    loader.start()
    for game in games.names()[:5]:
        await loader.wait(game)  # all can be played
    await until(lambda: len([*tmp_path.iterdir()]) == 2)
    await asyncio.sleep(0.3)
    assert len([*tmp_path.iterdir()]) == 2
    (tmp_path / "go").touch()
    for game in games.names()[:5]:
        await loader.wait_compiled(game)
    await loader.stop()


async def test_who_plays_compiled_hears_nothing_of_the_engine(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        ann, _ = await enter(lobby, await lobby.create(asked("you", "human")), 0)
        await until(lambda: ann.welcomed)
        lobby.loader._load = lambda game: None
        lobby.loader.want("switch")  # another game is being prepared
        await lobby.loader.wait("switch")
        assert not ann.told("preparing")


@pytest.mark.skipif(sys.platform == "win32", reason="signals end no process there")
@pytest.mark.parametrize(("ends", "logged"), [("SIGINT", 0), ("SIGTERM", 0), ("SIGABRT", 1)])
async def test_a_child_that_is_stopped_with_the_server_is_no_failure(
    ends: str, logged: int, caplog: pytest.LogCaptureFixture
) -> None:
    die = f"import os, signal; signal.signal(signal.{ends}, signal.SIG_DFL)"
    child = (sys.executable, "-c", f"{die}; os.kill(os.getpid(), signal.{ends})")
    loader = GameLoader(warm=child, load=lambda game: None, begin=lambda game: None)
    loader.start()
    await loader.wait_compiled("thirty-one")
    await loader.stop()
    assert (
        len([said for said in caplog.messages if "thirty-one beside the server" in said]) == logged
    )
