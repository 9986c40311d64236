"""What all tests share."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from boneace import games
from boneace.languages.choice import LANGUAGE

# English is spoken in these tests, whatever the terminal speaks in which they are run
os.environ[LANGUAGE] = "en"

# the checks that games share fail with as many words as those in a test file
for shared in ("clauses", "seen", "terminal.pilots", "terminal.sittings", "written"):
    pytest.register_assert_rewrite(f"tests.{shared}")


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """Before all tests are shared out, every game is compiled once, by a process that does it all.

    Workers who share the functions of a game among them find out the types of its rules once each.
    """
    workers = session.config.getoption("numprocesses", None)
    whole = session.config.args_source is pytest.Config.ArgsSource.TESTPATHS
    if workers and whole and "NUMBA_DISABLE_JIT" not in os.environ:
        command = [sys.executable, "-m", "boneace.testing.ready"]
        with ThreadPoolExecutor(workers) as pool:
            for _ in pool.map(lambda name: subprocess.run([*command, name]), games.names()[::-1]):
                pass


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: while Playwright is open, no other test can run an event loop."""
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)
