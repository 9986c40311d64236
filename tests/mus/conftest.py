"""The game is made known for its tests alone as long as it is not in the register."""

from collections.abc import Iterator

import pytest

from boneace import games


@pytest.fixture(autouse=True, scope="package")
def known() -> Iterator[None]:
    if "mus" in games.names():
        yield
        return
    games.register("boneace.games.mus")
    yield
    games._PACKAGES.pop("mus")
    games.declaration.cache_clear()
