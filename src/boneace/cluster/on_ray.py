"""Workers of a Ray cluster, which may be many machines; or of a local Ray started for one command.

A local Ray is started without its dashboard, with little shared memory, and without the usage
statistics that it would send to its makers. A cluster that is already running is left as it is.
"""

from __future__ import annotations

import contextlib
import logging
import os
import pickle
import secrets
import shutil
import socket
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from time import monotonic
from typing import Any, NamedTuple, TypeVar

import boneace
from boneace.cluster import same
from boneace.cluster.addresses import LOCAL, checked
from boneace.cluster.errors import ClusterError
from boneace.languages import current, say, speaking

_Result = TypeVar("_Result")

STATISTICS, TOKEN = "RAY_USAGE_STATS_ENABLED", "RAY_AUTH_TOKEN"
MEMORY = 80 * 2**20
"""Bytes of shared memory of a local Ray: nearly its minimum. Results are small."""
STARTS, SLOW = 5, "timed out during startup"
"""How often a local Ray is started that gives up after 30 seconds, as it does on a busy machine;
and its error message then."""
QUIET = {"log_to_driver": False, "logging_level": logging.ERROR}
OFTEN = 5.0
"""Seconds after which the number of processors of the cluster is read again."""


class OnRay:
    """The processors of a cluster. One process in Python can use only one cluster at a time.

    `address` is `local` for a local Ray, `HOST:PORT` on a machine of the cluster, or
    `ray://HOST:PORT` from any other. `jobs` is the most pieces that are done at once; a local Ray
    has that many workers.

    Raises ClusterError if Ray is not installed or this process uses it already, and if the
    cluster cannot be reached.
    """

    def __init__(self, address: str, jobs: int | None = None) -> None:
        os.environ.setdefault(STATISTICS, "0")
        if address == LOCAL:
            _use_own_token()
        try:
            import ray
            from ray import exceptions
        except ImportError as error:
            raise ClusterError(say("cluster-no-ray", why=str(error))) from error
        if ray.is_initialized():
            raise ClusterError(say("cluster-twice"))
        self._ray, self._jobs = ray, jobs
        self._folder: str | None = None
        self.lost: tuple[type[BaseException], ...] = (
            exceptions.WorkerCrashedError,
            exceptions.NodeDiedError,
            exceptions.OutOfMemoryError,
            exceptions.ObjectLostError,
        )
        self._begin(checked(address), address)
        self._do = ray.remote(num_cpus=1, max_retries=0)(_do)
        self._room, self._asked = 0, 0.0

    def _begin(self, address: str, given: str) -> None:
        logging.getLogger("ray").setLevel(logging.ERROR)
        begin = self._begin_here if address == LOCAL else partial(self._ray.init, address, **QUIET)
        for attempt in range(STARTS):
            try:
                begin()
                return
            except (Exception, SystemExit) as error:  # Ray raises all kinds
                self.close()
                if address != LOCAL or SLOW not in str(error) or attempt + 1 == STARTS:
                    raise ClusterError(_refused(given, _first_line(error))) from error

    def _begin_here(self) -> None:
        self._folder = tempfile.mkdtemp(prefix="boneace-ray-")
        many = self._jobs or os.cpu_count() or 1
        own = {"include_dashboard": False, "object_store_memory": MEMORY}
        self._ray.init(LOCAL, num_cpus=many, _temp_dir=self._folder, **own, **QUIET)

    @property
    def room(self) -> int:
        """The processors of the cluster, or as many as may be used."""
        if monotonic() - self._asked > OFTEN or not self._room:
            try:
                found = int(self._ray.cluster_resources().get("CPU", 0))
            except Exception as error:  # the cluster has gone
                raise _failed(error) from error
            self._room, self._asked = max(1, min(found, self._jobs or found)), monotonic()
        return self._room

    def submit(self, do: Callable[..., _Result], *given: Any) -> Future[_Result]:
        """Give out one piece (see `Workers.submit`)."""
        found: Future[_Result] = Future()
        found.set_running_or_notify_cancel()
        asked = _Asked(same.digest(), current(), os.getcwd())
        try:
            # packed here: Ray would pass arrays that are read-only
            begun = self._do.remote(asked, pickle.dumps((do, given))).future()
        except Exception as error:  # a client that has lost its connection, or a faulty server
            raise _failed(error) from error
        begun.add_done_callback(partial(_hand_over, found, self.lost, current()))
        return found

    def close(self, wait: bool = True) -> None:
        """Leave the cluster; it stops its work for this process at once."""
        self._ray.shutdown()
        if self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)
            self._folder = None


def _use_own_token() -> None:
    """Make a local Ray accept only this process, and write no token into the home folder.

    Ray reads these variables while it is imported.
    """
    decided = any(name in os.environ for name in ("RAY_AUTH_MODE", TOKEN, f"{TOKEN}_PATH"))
    if "ray" not in sys.modules and not decided:
        os.environ |= {"RAY_AUTH_MODE": "token", TOKEN: secrets.token_hex(32)}


def _hand_over(
    to: Future[_Result], lost: tuple[type[BaseException], ...], language: str, done: Any
) -> None:
    """Copy the result of one future to another: errors of the work as they were raised there."""
    error = done.exception()
    if error is None:
        to.set_result(done.result())
    elif isinstance(error, lost):
        to.set_exception(error)
    else:
        cause = getattr(error, "cause", None)
        own = cause is not None and not type(cause).__module__.startswith("ray.")
        with speaking(language):  # a thread of Ray's runs this
            to.set_exception(cause if own else _failed(error))


def _failed(error: BaseException) -> ClusterError:
    # ModuleNotFoundError, or a text of Ray's with it
    if f"named '{boneace.__name__}" in str(error):
        return ClusterError(say("cluster-not-installed"))
    return ClusterError(say("cluster-failed", why=_first_line(error)))


def _refused(address: str, why: str) -> str:
    if address == LOCAL:
        return say("cluster-not-started", why=why)
    return say("cluster-no-answer", address=address, why=why)


def _first_line(error: BaseException) -> str:
    """The first line of an error; if the end of a log follows, its last line about a failure."""
    text = str(error).strip() or type(error).__name__
    first, *log = [line.strip() for line in text.splitlines() if line.strip()]
    wrong = [line for line in log if "INFO" not in line.split()]
    return f"{first} {wrong[-1]}" if first.endswith(":") and wrong else first


# --- in a worker ----------------------------------------------------------------------------------


class _Asked(NamedTuple):
    """The process that asks for a piece of work."""

    digest: str
    language: str
    folder: str


def _do(asked: _Asked, packed: bytes) -> Any:
    with speaking(asked.language):
        if asked.digest != same.digest():
            machine, version = socket.gethostname(), boneace.__version__
            raise ClusterError(say("cluster-other", machine=machine, version=version))
        with contextlib.suppress(OSError):  # file names are relative to where the command runs
            os.chdir(asked.folder)
        do, given = pickle.loads(packed)
        return do(*given)
