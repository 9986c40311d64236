"""Real failures of a store while matches are played."""

from __future__ import annotations

import contextlib
import os
import resource
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from boneace.table.store import postgres, sqlite_database, sqlite_log
from boneace.table.store.store import Store
from tests.servers import Postgres, running_postgres

SHORT = 0.5
"""The seconds that a server waits here for a lock or an answer."""

LOCK = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN IMMEDIATE")
print(flush=True)
sys.stdin.readline()
"""


class Trouble:
    """A database that can be made to fail, and to work again."""

    db: Path | str

    async def begin(self, store: Store) -> None:
        """Make the store fail from now on."""
        raise NotImplementedError

    async def end(self) -> None:
        """Make the store work again."""
        raise NotImplementedError


class InFile(Trouble):
    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.db = self.path = folder / "table.sqlite"
        settings = (f"PRAGMA busy_timeout={SHORT * 1000:.0f}", *sqlite_log.SETTINGS[1:])
        for module in (sqlite_log, sqlite_database):
            patch.setattr(module, "SETTINGS", settings)


class FullDisk(InFile):
    """Files cannot grow: a write fails as on a full disk."""

    async def begin(self, store: Store) -> None:
        with contextlib.closing(sqlite3.connect(self.path)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._before = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, self._before[1]))

    async def end(self) -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, self._before)


class Locked(InFile):
    """Another process holds the lock for longer than the server waits."""

    async def begin(self, store: Store) -> None:
        pipe = subprocess.PIPE
        command = [sys.executable, "-c", LOCK, str(self.path)]
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe)
        assert self._process.stdout is not None
        self._process.stdout.readline()

    async def end(self) -> None:
        self._process.communicate(b"\n", timeout=10)


class Damaged(InFile):
    """Bytes of the file are overwritten while it is used; then a copy is put back."""

    async def begin(self, store: Store) -> None:
        with contextlib.closing(sqlite3.connect(self.path)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._copy = self.path.read_bytes()
        self._write(self._copy[:100] + b"\xff" * (len(self._copy) - 100))
        # drops the server's cache of the file
        log = store._database.log
        assert isinstance(log, sqlite_log.SqliteLog)
        await log._in_thread(log._drop)
        await store._engine.dispose()

    def _write(self, content: bytes) -> None:
        with self.path.open("r+b") as file:
            file.write(content)
            os.fsync(file.fileno())

    async def end(self) -> None:
        self._write(self._copy)


class InPostgres(Trouble):
    """A durable PostgreSQL."""

    def __init__(self, server: Postgres, patch: pytest.MonkeyPatch) -> None:
        self.server = server
        self.db = server.database()
        for patience in ("PATIENCE", "CONNECT_PATIENCE"):
            patch.setattr(postgres, patience, SHORT)


class Away(InPostgres):
    """PostgreSQL is shut down, and comes back."""

    how = signal.SIGINT

    async def begin(self, store: Store) -> None:
        self.server.stop(self.how)

    async def end(self) -> None:
        self.server.start()


class Crashed(Away):
    """PostgreSQL ends without shutting down."""

    how = signal.SIGQUIT


class Hangs(InPostgres):
    """PostgreSQL does not answer, with its connections open; later it executes the statements.

    So an action that failed for lack of an answer is stored after all, and must not be doubled.
    """

    _stopped: Sequence[int] = ()

    async def begin(self, store: Store) -> None:
        ours = "SELECT pid FROM pg_stat_activity WHERE datname LIKE 'test%'"
        backends = [int(pid) for pid in self.server.run_sql(ours).split()]
        self._stopped = [*backends, self.server.pid]
        for pid in self._stopped:
            os.kill(pid, signal.SIGSTOP)

    async def end(self) -> None:
        self.answer_again()

    def answer_again(self) -> None:
        for pid in self._stopped:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


TROUBLES = (FullDisk, Locked, Damaged, Away, Crashed, Hangs)


@contextlib.contextmanager
def made(kind: type[Trouble], folder: Path, patch: pytest.MonkeyPatch) -> Iterator[Trouble]:
    """A database with one kind of failure."""
    if issubclass(kind, InPostgres):
        with running_postgres(durable=True) as server:
            trouble = kind(server, patch)
            try:
                yield trouble
            finally:
                if isinstance(trouble, Hangs):  # otherwise it could not be stopped
                    trouble.answer_again()
    elif issubclass(kind, InFile):
        yield kind(folder, patch)
