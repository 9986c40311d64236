"""The fixtures of the tests of several servers: the same as those of the table."""

from tests.table.conftest import anyio_backend, at_once, seeds

__all__ = ["anyio_backend", "at_once", "seeds"]
