"""One Ray for the tests of the cluster: it takes seconds to start, and a share of a core while it
runs, so it stops after the last of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from boneace import cluster
from boneace.cluster import Workers


@pytest.fixture(scope="package")
def on_ray() -> Iterator[Workers]:
    """Two workers of a Ray that is begun here, with little memory, and no dashboard."""
    pytest.importorskip("ray")
    with cluster.sharing(2, "local") as workers:
        assert workers is not None
        yield workers


@pytest.fixture(scope="package")
def address(on_ray: Workers) -> str:
    """The address of that Ray, for other processes."""
    import ray

    return str(ray.get_runtime_context().gcs_address)


@pytest.fixture(params=["processes", "ray"])
def two(request: pytest.FixtureRequest) -> Iterator[Workers]:
    """Two workers, of either kind."""
    if request.param == "ray":
        yield request.getfixturevalue("on_ray")
        return
    with cluster.sharing(2) as workers:
        assert workers is not None
        yield workers
