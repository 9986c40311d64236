"""Sharing out work: independent pieces, done by processes of this machine or by many machines.

A piece of work is a function of a module and its arguments; it must depend on nothing else, so that
the numbers are the same wherever it is done. `Workers` do the pieces: `Processes`, `Threads`, or a
cluster of Ray (`on_ray`). `each` gives out pieces and yields their results, and repeats a piece
whose worker has died:

    with cluster.sharing(jobs=2) as workers:
        for (number,), found in cluster.each(square, [(1,), (2,), (3,)], workers):
            ...

If `workers` is None the work is done in this process, one piece after the other.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from boneace.cluster.errors import ClusterError
from boneace.cluster.pieces import each, in_order
from boneace.cluster.processes import Processes
from boneace.cluster.threads import Threads
from boneace.cluster.workers import Workers
from boneace.errors import WrongType, WrongValue, shown
from boneace.languages import say


def _check_jobs(jobs: object) -> None:
    # not by boneace.kernel.arguments: sharing out work needs no engine
    if not isinstance(jobs, int) or isinstance(jobs, bool):
        wanted = say("arguments-a-whole-number")
        raise WrongType(say("arguments-type", name="jobs", wanted=wanted, given=shown(jobs)))
    if jobs < 1:
        raise WrongValue(say("arguments-at-least", name="jobs", least=1, given=shown(jobs)))


@contextmanager
def sharing(
    jobs: int | None = 1, ray: str | None = None, given: Workers | None = None
) -> Iterator[Workers | None]:
    """Workers that are ended after the block: `jobs` processes, or those of a cluster of Ray.

    `ray` is `local`, or an address; then `jobs` is the most pieces that are done at once, or None.
    Workers that are `given` are used as they are, and are not ended. Yields None for one job: the
    work is then done in this process.

    Raises WrongType or WrongValue for workers that are none and for fewer than one job,
    ClusterError if Ray is not installed or the address
    does not answer.
    """
    if jobs is not None:
        _check_jobs(jobs)
    if given is not None and not hasattr(given, "submit"):
        wanted = say("arguments-workers")
        raise WrongType(say("arguments-type", name="workers", wanted=wanted, given=shown(given)))
    if given is not None or (ray is None and (jobs or 1) == 1):
        yield given
        return
    workers: Workers
    if ray is None:
        workers = Processes(jobs or 1)
    else:
        from boneace.cluster.on_ray import OnRay

        workers = OnRay(ray, jobs)
    try:
        yield workers
    finally:
        workers.close()


__all__ = ["ClusterError", "Processes", "Threads", "Workers", "each", "in_order", "sharing"]
