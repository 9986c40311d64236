"""What the tests of the table run under."""

from __future__ import annotations

import itertools

import pytest

from boneace.table import shuffle


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same cards in every run: with others a 31 may be dealt, and the deal be over at once."""
    numbers = itertools.count(1)
    monkeypatch.setattr(shuffle, "new_seed", lambda: next(numbers).to_bytes(32, "big"))
