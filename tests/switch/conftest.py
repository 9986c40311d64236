"""The game is made known for its own tests only, until it is in the register."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from boneace import games


@pytest.fixture(autouse=True, scope="package")
def known() -> Iterator[None]:
    before = dict(games._PACKAGES)
    games.register("boneace.games.switch")
    yield
    games._PACKAGES.clear()
    games._PACKAGES.update(before)
    for cached in (games.declaration, games.part, games.drivers):
        cached.cache_clear()
