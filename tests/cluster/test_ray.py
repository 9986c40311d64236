"""The commands on a Ray of two workers: the same numbers as without it, and a clean end."""

from __future__ import annotations

import json
import os
import signal

import numpy as np
import pytest

import boneace
from boneace import arena, cluster
from boneace.analysis.review import review
from boneace.bots import Seat, make
from boneace.cli import main
from boneace.cluster import ClusterError, Workers, same
from boneace.games.best_pair_thirty_one.solving import certify, policy
from boneace.languages.streams import INTERRUPTED
from boneace.match.match import Match
from boneace.study.compare.run import Rules, compare
from boneace.study.simulate.run import simulate
from boneace.table.play.acting import bots
from boneace.table.play.acting.workers import Workers as AtTable
from boneace.table.store.stored import StoredMatch, StoredSeat
from tests.cluster import work
from tests.interrupted import interrupted_arena

GAME, BOTS = "three-stake-brag", ["zoo:honest", "zoo:caller"]


def pid() -> int:
    return os.getpid()


def test_a_contest_with_a_worker_that_is_killed(on_ray: Workers) -> None:
    """A worker is killed in the middle; the numbers are those of one process."""
    asked = {"matches": 12, "deals": 2, "seed": 3}
    worker = on_ray.submit(pid).result()
    killed = []

    def kill(done: int, total: int) -> None:
        if done == 3:
            os.kill(worker, signal.SIGKILL)
            killed.append(worker)

    found = arena.contest(GAME, BOTS, workers=on_ray, told=kill, **asked)  # type: ignore[arg-type]
    assert killed and worker != os.getpid()
    assert found.pairings == arena.contest(GAME, BOTS, **asked).pairings  # type: ignore[arg-type]
    assert not found.stopped and found.pairings[0].sets == 12


def test_a_comparison(on_ray: Workers) -> None:
    both = Rules(options={"deals": 2}), Rules(options={"deals": 2, "stake": 2})
    found = compare(GAME, *both, matches=4, level="novice", workers=on_ray)
    assert found == compare(GAME, *both, matches=4, level="novice")


def test_a_simulation(on_ray: Workers) -> None:
    rules, asked = Rules(options={"deals": 2}), {"matches": 4, "seed": 2}
    kept, here = list[str](), list[str]()
    found = simulate(GAME, BOTS, rules, keep=kept.append, workers=on_ray, **asked)  # type: ignore[arg-type]
    assert found == simulate(GAME, BOTS, rules, keep=here.append, **asked)  # type: ignore[arg-type]
    assert kept == here and len(kept) == 4


def played() -> Match:
    """A short match of novices, with interpreted rules."""
    match = boneace.new("thirty-one", 2, seed=4, options={"lives": 1}, at_once=True)
    bots = [make("novice", match.game, seat) for seat in range(2)]
    while isinstance(match.turn, int) and len(match) < 20:
        match.push(bots[match.turn].choose(Seat.of(match, match.turn)))
    return match


def test_a_review(on_ray: Workers) -> None:
    match, told = played(), []
    found = review(match, workers=on_ray, told=lambda done, of: told.append((done, of)))
    assert found == review(match, compiled=True) and len(found.decisions) > 3
    assert told == [(done, len(told)) for done in range(1, len(told) + 1)]


def test_a_certificate(on_ray: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some deals at 10–10, where the point for Best ends the game."""
    shipped = policy.shipped()
    assert shipped is not None
    some = certify.pairs()[:4]
    monkeypatch.setattr(certify, "pairs", lambda: some)
    monkeypatch.setattr(certify, "scores", lambda: [(10, 10)])
    alone, shared = certify.Full(shipped), certify.Full(shipped)
    shared.workers = on_ray
    shares = [list(found.steps(lambda: False)) for found in (alone, shared)]
    assert shares[0] == shares[1] and shares[0][-1] == 1
    assert np.array_equal(alone.best, shared.best, equal_nan=True)
    assert np.isfinite(shared.best[:, 10, 10]).all()


def test_another_bone_ace_is_refused(on_ray: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(same, "digest", lambda: "another")
    with pytest.raises(ClusterError, match="has other sources of Bone Ace"):
        list(cluster.each(work.square, [(2,)], on_ray))


def test_a_process_uses_one_cluster(on_ray: Workers) -> None:
    with pytest.raises(ClusterError, match="already"), cluster.sharing(ray="local"):
        pass
    assert on_ray.submit(pid).result() != os.getpid(), "the first goes on"


@pytest.mark.parametrize(
    "arguments",
    [
        ["three-stake-brag", "--upcards", "KS 7D", "--option", "vying_limit=2", "--ray", "local"],
        ["thirty-one", "--algorithm", "mccfr", "--jobs", "2"],
    ],
)
def test_what_cannot_be_shared_out_is_refused(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["solve", *arguments]) == 2
    assert "cannot be shared out" in capsys.readouterr().err


def test_an_interrupt_prints_what_is_known(address: str) -> None:
    """A command at the address of a cluster; Ctrl+C ends it, and the cluster keeps running."""
    done = interrupted_arena(GAME, *BOTS, "--ray", address, timeout=300)
    assert done.returncode == INTERRUPTED, done.stderr
    told = json.loads(done.stdout)
    assert told["stopped"] and 3 <= told["pairings"][0]["sets"] < 100_000
    assert done.stderr == "Stopped: the tables have the sets that are complete.\n"


@pytest.mark.anyio
async def test_bots_of_a_table(on_ray: Workers) -> None:
    """Bots make the same decisions on the cluster as on the server."""
    match = boneace.new("thirty-one", players=["Ann", "Ben"], seed=5, at_once=True)
    assert isinstance(match.turn, int)
    seats = (StoredSeat("club", "Ann"), StoredSeat("club", "Ben"))
    stored = StoredMatch("m", "thirty-one", "pennies", dict(match.options), seats, 0, b"s" * 32, 1)
    given = stored, Seat.of(match, match.turn)
    workers = AtTable(shared=on_ray)
    assert await workers.run(True, bots.decide, *given) == bots.decide(*given)
    assert await workers.run(True, pid) != os.getpid()
