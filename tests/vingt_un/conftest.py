"""The game is made known for its tests alone as long as it is not in the register."""

from collections.abc import Iterator

import pytest

from boneace import games


@pytest.fixture(autouse=True, scope="package")
def known() -> Iterator[None]:
    if "vingt-un" in games.names():
        yield
        return
    games.register("boneace.games.vingt_un")
    yield
    games._PACKAGES.pop("vingt-un")
    games.declaration.cache_clear()
