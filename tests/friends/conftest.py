"""The fixtures of the tests of tables of friends: the same as those of the table."""

from tests.table.conftest import anyio_backend, at_once, client, seeds

__all__ = ["anyio_backend", "at_once", "client", "seeds"]
