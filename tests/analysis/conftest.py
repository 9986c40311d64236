"""Register Kuhn poker for these tests only."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.solve.examples import EXAMPLES, registered


@pytest.fixture(scope="package", autouse=True)
def examples() -> Iterator[None]:
    with registered(EXAMPLES / "kuhn" / "src", "boneace_kuhn"):
        yield
