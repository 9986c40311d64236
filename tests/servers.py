"""Servers of PostgreSQL and Redis for tests: each in a temporary folder, on loopback, then stopped.

The programs are Debian's packages. If one is missing, the tests that need it are skipped, with
the reason; in CI that is a failure.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import pytest

PATIENCE = 30.0
"""Seconds that a server may take to answer, or to stop."""

_TRIES = 5  # another program may take the free port first
_NOBODY = "nobody"


class NotStarted(Exception):
    """The server ended at once, for example because its port was taken."""


class Server:
    """A program that serves a port of loopback; it can be stopped and started again.

    The port comes at the end of its command.
    """

    def __init__(self, command: list[str], folder: Path, user: str | None = None) -> None:
        self.port = 0
        self._command, self._folder, self._user = command, folder, user
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers; it keeps its port."""
        for _ in range(1 if self.port else _TRIES):
            port = self.port or _free_port()
            with (self._folder / "log").open("ab") as log:
                self._process = subprocess.Popen(
                    [*self._command, str(port)],
                    **({"user": self._user, "extra_groups": []} if self._user else {}),
                    cwd=self._folder,
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=log,
                )
            with contextlib.suppress(NotStarted):
                self._wait(port)
                self.port = port
                return
        raise NotStarted((self._folder / "log").read_text(errors="replace")[-2000:])

    @property
    def pid(self) -> int:
        """The process of the server."""
        assert self._process is not None
        return self._process.pid

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: SIGINT shuts down cleanly, SIGQUIT is a crash of PostgreSQL."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None

    def answers(self, port: int) -> bool:
        """Whether the server takes work on this port."""
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return True
        return False

    def _wait(self, port: int) -> None:
        end = time.monotonic() + PATIENCE
        while not self.answers(port):
            assert self._process is not None
            if self._process.poll() is not None or time.monotonic() > end:
                raise NotStarted
            time.sleep(0.01)


class Postgres(Server):
    """PostgreSQL. Unless it tests durability, it does not wait for the disk."""

    def __init__(self, programs: Path, folder: Path, *, durable: bool = False) -> None:
        # PostgreSQL refuses to run as root
        user = _NOBODY if os.geteuid() == 0 else None
        self._programs, self._numbers = programs, itertools.count(1)
        data = folder / "data"
        settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "jit=off"]
        settings += ["max_connections=200"]
        if not durable:
            settings += ["fsync=off", "synchronous_commit=off", "full_page_writes=off"]
        command = [str(programs / "postgres"), "-D", str(data)]
        options = [f"-c{one}" for one in settings]
        super().__init__([*command, *options, "-p"], folder, user)
        if user:
            shutil.chown(folder, user)
        self.run("initdb", "-D", str(data), "-U", "boneace", "-A", "trust", "-E", "UTF8")

    def answers(self, port: int) -> bool:
        ready = [str(self._programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]
        return super().answers(port) and subprocess.run(ready, check=False).returncode == 0

    def database(self, template: str = "template1") -> str:
        """Make a new database, a copy of another one; returns its URL."""
        name = f"test{next(self._numbers)}"
        self.run_sql(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY wal_log")
        return self.url(name)

    def url(self, name: str) -> str:
        return f"postgresql://boneace@127.0.0.1:{self.port}/{name}"

    def run_sql(self, statement: str, database: str = "postgres") -> str:
        """Run a statement, outside of any transaction; returns the rows as text."""
        url = self.url(database)
        done = self.run(
            "psql", "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-c", statement, url
        )
        return done.strip()

    def run(self, program: str, *arguments: str) -> str:
        """Run one of PostgreSQL's programs in the folder of the server; returns what it prints."""
        more = ["--no-sync", "--no-locale"] if program == "initdb" else []
        done = subprocess.run(
            [str(self._programs / program), *arguments, *more],
            **({"user": self._user, "extra_groups": []} if self._user else {}),
            cwd=self._folder,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout


@contextlib.contextmanager
def running_postgres(*, durable: bool = False) -> Iterator[Postgres]:
    """A separate PostgreSQL. With `durable` a commit is on the disk, as it is by default."""
    programs = _postgres_programs()
    if programs is None:
        missing("PostgreSQL", "postgresql")
    with tempfile.TemporaryDirectory(prefix="boneace-postgres-") as folder:
        server = Postgres(programs, Path(folder), durable=durable)
        server.start()
        try:
            yield server
        finally:
            server.stop()


class Redis(Server):
    """Redis, which keeps nothing on the disk."""

    def __init__(self, program: str, folder: Path) -> None:
        settings = ["--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        super().__init__([program, *settings, "--port"], folder)

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"


@contextlib.contextmanager
def running_redis() -> Iterator[Redis]:
    """A separate Redis."""
    program = shutil.which("redis-server")
    if program is None:
        missing("Redis", "redis-server")
    with tempfile.TemporaryDirectory(prefix="boneace-redis-") as folder:
        server = Redis(program, Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.stop()


def _postgres_programs() -> Path | None:
    """The folder of PostgreSQL's programs: Debian keeps them apart, one folder a version."""
    found = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda one: float(one.parts[-3])
    )
    on_path = shutil.which("postgres")
    if found:
        return found[-1].parent
    return Path(on_path).resolve().parent if on_path else None


def missing(what: str, package: str) -> NoReturn:
    """Skip the test, or fail in CI, which installs everything."""
    reason = f"{what} is not installed: `apt-get install {package}`"
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])
