"""Settings and fixtures that all tests share."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from boneace import games
from boneace.languages.choice import LANGUAGE
from tests.servers import Postgres, Redis, running_postgres, running_redis

# the tests are in English, whatever the language of the terminal
os.environ[LANGUAGE] = "en"

# a busy machine makes no test fail
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")

# so that the checks shared by games explain a failure as fully as those in a test file
for shared in ("clauses", "seen", "situated", "terminal.pilots", "terminal.sittings", "written"):
    pytest.register_assert_rewrite(f"tests.{shared}")


#: The folders of the fast part: the rules of each game, matches, records, texts. Nothing in them
#: opens a browser, a terminal or a server, or solves a game.
FAST = {*(name.replace("-", "_") for name in games.names()), "languages", "match", "records"}
#: Files that test solvers and their players: they compute for a while.
SLOW = {"test_analyst", "test_certificate", "test_lances", "test_master"}
SLOW |= {"test_players", "test_policy", "test_solving", "test_worlds"}
#: The folders whose tests run event loops.
LOOPS = {"clubs", "cluster", "friends", "nodes", "table", "terminal"}
TESTS = Path(__file__).parent


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests of a worker; `postgres.database()` is an empty database in it."""
    with running_postgres() as server:
        yield server


@pytest.fixture(scope="session")
def redis_server() -> Iterator[Redis]:
    """A Redis for all tests of a worker."""
    with running_redis() as server:
        yield server


def is_fast(path: Path) -> bool:
    return path.relative_to(TESTS).parts[0] in FAST and path.stem not in SLOW


def only_fast(config: pytest.Config) -> bool:
    return config.getoption("markexpr", "") == "fast"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """With `-m fast` other tests are not even imported."""
    within = collection_path != TESTS and collection_path.is_relative_to(TESTS)
    return True if within and only_fast(config) and not is_fast(collection_path) else None


def pytest_xdist_auto_num_workers() -> int:
    """With `-n auto` two workers more than cores: tests of browsers and terminals often wait."""
    may_use = getattr(os, "sched_getaffinity", None)  # only the cores that may be used
    return (len(may_use(0)) if may_use else os.cpu_count() or 1) + 2


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """Before the tests are distributed, make once what every worker needs.

    Workers who share the functions of a game among them find out the types of its rules once each.
    One process compiles several games: numba takes seconds to get ready, in each process again.
    The same goes for the bytecode of the tests, in which pytest rewrites every assertion.
    """
    # hundreds of processes start here, and each would read all sources again
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    workers = session.config.getoption("numprocesses", None)
    whole = session.config.args_source is pytest.Config.ArgsSource.TESTPATHS
    if workers and whole and not only_fast(session.config):
        quiet = {"stdout": subprocess.DEVNULL}
        started = [subprocess.Popen(command, **quiet) for command in preparations(workers)]
        for process in started:
            process.wait()


def preparations(workers: int) -> list[list[str]]:
    """Commands that may run at the same time, about as many as there are workers."""
    found = [[sys.executable, "-m", "pytest", "--collect-only", "-qq", "--no-summary", "-n0"]]
    if "NUMBA_DISABLE_JIT" not in os.environ:
        shares = [games.names()[first::workers] for first in range(workers)]
        found += [[sys.executable, "-m", "boneace.testing.ready", *share] for share in shares]
    return found


def pytest_collection_finish() -> None:
    """Freeze the loaded modules and tests, so that the garbage collector skips them."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the fast part, and set the order in which files are given to workers.

    While Playwright is open, no other test of that worker can run an event loop: what needs one
    comes first. Then browser tests, which often wait, are spread among those that compute. Large
    files come early, so that no worker is busy at the end while the others have nothing to do.
    """
    ids = Counter(item.nodeid for item in items)
    if twice := [found for found, times in ids.items() if times > 1]:
        raise pytest.UsageError(f"workers would run only one of the tests named {twice[0]}")
    for item in items:
        if is_fast(item.path):
            item.add_marker("fast")
    sizes = Counter(item.path for item in items)
    browser = {item.path for item in items if item.get_closest_marker("browser")}
    rest = [path for path in sizes if path not in browser]
    rest.sort(key=lambda path: (path.parent.name not in LOOPS, path.stem not in SLOW))
    order = spread(sorted(browser, key=lambda path: (-sizes[path], path)), among=rest)
    items.sort(key=lambda item: order[item.path])


def spread(few: list[Path], among: list[Path]) -> dict[Path, float]:
    """Places in an order of all files, with the few at equal distances after those with loops."""
    first = sum(path.parent.name in LOOPS for path in among)
    places: dict[Path, float] = {path: place for place, path in enumerate(among)}
    distance = (len(among) - first) / (len(few) + 1)
    return places | {path: first + distance * number for number, path in enumerate(few)}
