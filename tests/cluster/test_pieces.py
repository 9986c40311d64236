"""Pieces of work come back once each, in order if that is asked for, and survive the death of a
worker."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from threading import Thread

import pytest

from boneace import cluster
from boneace.cluster import ClusterError, Workers, pieces
from boneace.errors import OptionError
from boneace.languages import speaking
from tests.cluster import work

SOME = [(number,) for number in range(9)]


def test_each_piece_comes_back_once(two: Workers) -> None:
    found = dict(cluster.each(work.square, SOME, two))
    assert found == dict(cluster.each(work.square, SOME, None)) == {(n,): n * n for (n,) in SOME}


def test_pieces_come_back_in_order(two: Workers) -> None:
    found = [number for _, number in cluster.in_order(work.slowest_first, SOME, two)]
    assert found == [number for (number,) in SOME]


def test_the_end_is_kept_to(two: Workers) -> None:
    """Tasks without end: some are taken, and no more are after the end."""
    found = []
    tasks = ((number,) for number in iter(int, 1))
    for _, number in cluster.each(work.square, tasks, two, lambda: len(found) > 5):
        found.append(number)
    assert 5 < len(found) < 20


def test_a_piece_whose_worker_is_killed_is_done_again(two: Workers, tmp_path: Path) -> None:
    killed = []

    def kill() -> None:
        while not (begun := list(tmp_path.iterdir())):
            time.sleep(0.05)
        killed.append(int(begun[0].name.removeprefix("pid-")))
        os.kill(killed[0], signal.SIGKILL)

    thread = Thread(target=kill, daemon=True)
    thread.start()
    tasks = [(number, str(tmp_path)) for number in range(9)]
    found = [result for _, result in cluster.in_order(work.once_too_long, tasks, two)]
    assert [number for number, _ in found] == list(range(9))
    assert killed and found[0][1] not in (killed[0], os.getpid())


def test_a_piece_that_no_worker_survives_is_given_up(
    two: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pieces, "TRIES", 2)
    with pytest.raises(ClusterError, match="begun 2 times"):
        list(cluster.each(work.kill_yourself, [()], two))
    assert [found for _, found in cluster.each(work.square, [(3,)], two)] == [9], "others go on"


def test_an_error_is_raised_here_in_the_language_spoken_here(two: Workers) -> None:
    with speaking("es"), pytest.raises(OptionError) as error:
        list(cluster.each(work.refuse, [("club",)], two))
    assert type(error.value) is OptionError
    assert str(error.value) == "el bot club está dos veces"
