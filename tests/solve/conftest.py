"""Fixtures with the examples, for the tests of solving."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.solve.examples import EXAMPLES, registered


@pytest.fixture(scope="module", autouse=True)
def examples() -> Iterator[None]:
    """Kuhn and Leduc poker are registered for these tests only."""
    with (
        registered(EXAMPLES / "kuhn" / "src", "boneace_kuhn"),
        registered(EXAMPLES / "leduc" / "src", "boneace_leduc"),
    ):
        yield
