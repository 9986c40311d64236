"""The fixtures of the tests of the table."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from boneace.table.friends import followed
from boneace.table.play import coins, shuffle
from boneace.table.play.loader import GameLoader
from boneace.table.play.lobby import Lobby
from boneace.table.web.app import create_app
from tests.servers import Postgres
from tests.table.at_table import HERE, load_once
from tests.table.stores import store_at


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same cards in every run: with others, a dealt 31 could end the deal at once."""
    numbers = itertools.count(1)
    monkeypatch.setattr(shuffle, "new_seed", lambda: next(numbers).to_bytes(32, "big"))


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not wait for the coins of the others: test_coins.py tests that."""
    monkeypatch.setattr(coins, "PATIENCE", 0.0)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Send every change of a table, club or evening by itself, except in the test of that."""
    monkeypatch.setattr(followed, "GAP", 0.0)


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """A place for a new store: a file, or the URL of an empty database."""
    if request.param == "sqlite":
        return tmp_path / "table.sqlite"
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """A browser at an open table."""
    loader = GameLoader(warm=(), load=load_once)
    lobby = Lobby(lambda: store_at(tmp_path / "table.sqlite"), loader, 0.0)
    with TestClient(create_app(lobby), HERE) as opened:
        yield opened
