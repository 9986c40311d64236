"""The gain of best replies against the master: in one deal, and in a game."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from boneace.cli import main
from boneace.games.best_pair_thirty_one import players
from boneace.games.best_pair_thirty_one.solving import certify, policy, prepare
from boneace.games.best_pair_thirty_one.solving.betting import D, N
from boneace.games.best_pair_thirty_one.solving.replies import as_played, best_replies
from boneace.games.best_pair_thirty_one.solving.sight import Situation, Told
from boneace.games.best_pair_thirty_one.solving.solved import (
    ROUNDS,
    THIRD_ROUNDS,
    betting_of,
    third_of,
)
from boneace.games.best_pair_thirty_one.solving.third import WIDE
from boneace.games.best_pair_thirty_one.solving.upcards import with_best
from boneace.games.best_pair_thirty_one.state import PASS

JACKS, POINTS = (10, 23), (8, 9)
"""N and D have a jack face up: few hands, and few lines."""


def shipped() -> policy.Policy:
    found = policy.shipped()
    assert found is not None
    return found


def test_the_deal_is_played_as_the_master_plays_it() -> None:
    """The same shares in the betting, and in the third stage after two passes."""
    assert (players.Thorough.rounds, players.Thorough.third_rounds) == (ROUNDS, THIRD_ROUNDS)
    prepare()
    deal = as_played(JACKS, POINTS, shipped())
    situation = Situation(JACKS, with_best(JACKS, POINTS), ())
    quick = betting_of(situation, ROUNDS)
    assert np.array_equal(deal.shares(0), quick.shares(0))
    told = Told((PASS,), False, None, (-1, -1), 0)
    third = third_of(situation, told, ROUNDS, THIRD_ROUNDS, WIDE)
    assert deal.places is not None
    place = next(at for at, (block, _) in enumerate(deal.places.played) if block.winner is None)
    assert place == 0
    _, lines = deal.places.played[place]
    line = next(at for at, of in enumerate(lines) if deal.tree.lines[of].moves[:-1] == (PASS,))
    for seat in (N, D):
        learned, alone = deal.places.learned[seat], third.places.learned[seat]
        side = deal.upcards.sides[seat]
        hands = int(side.level[0, 1] - side.level[0, 0])
        every = int(side.level[0, -1] - side.level[0, 0])
        part = slice(line * every, line * every + hands)  # the first decision, of all hands
        whole = learned.drew[part] / learned.came[part]
        once = alone.drew[:hands] / alone.came[:hands]
        assert np.allclose(whole, once, atol=1e-3)


def test_best_replies_gain_what_is_measured() -> None:
    prepare()
    found = shipped()
    deal = as_played(JACKS, POINTS, found, (20, 3))
    to_n, to_d = best_replies(deal, found.worth, found.worth)
    assert (to_n - to_d) / 2 == pytest.approx(deal.measured()[1], abs=1e-6)
    assert to_n >= deal.value() - 1e-6 and to_d <= deal.value() + 1e-6
    better = best_replies(deal, lambda n, d: found.worth(n, d) - 0.1, found.worth)[N]
    assert better > to_n + 0.01, "to who is N the next deal is worth more"


def test_games_are_played_to_their_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Points go up from deal to deal, and the deal passes."""
    monkeypatch.setattr(certify, "ROUNDS", 4)
    over = betting_of(Situation(JACKS, (11, 10), ()), 4)
    assert certify._after(over, np.random.default_rng(4)) is None, "the point for Best ended it"
    rng = np.random.default_rng(4)
    game = list(certify.played(rng))
    assert game[0][0] == (0, 0)
    for (before, _), (after, _) in pairwise(game):
        assert sum(after) - sum(before) >= 1
        assert after[0] >= before[1] and after[1] >= before[0]
        assert max(after) < 11


def test_samples_are_added_up_over_a_game() -> None:
    """Deals with a gain of 0.001, in games of this many deals."""
    found = certify.Sampled(shipped(), 1)
    found.samples += [certify.Sample((0, 0), JACKS, deals, 0.001) for deals in (4, 6, 5)]
    told = found.found()
    assert told["exploitability"] == pytest.approx(0.005)
    assert told["error"] == pytest.approx(1.96 * 0.001 / 3**0.5)
    assert (told["deals"], told["deals_a_game"], told["worst_deal"]) == (3, 5, 0.001)


def test_all_deals_are_gone_through_and_can_be_gone_on_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """At 10–10 the point for Best ends the game, so best replies gain nothing there."""
    every = certify.pairs()[:7]
    monkeypatch.setattr(certify, "pairs", lambda: every)
    monkeypatch.setattr(certify, "scores", lambda: [(10, 10)])
    found = certify.Full(shipped())
    done = 0

    def stopped() -> bool:
        return done == 3

    for _ in found.steps(stopped):
        done += 1
    assert found.done == 3 and found.found()["exploitability"] is None
    again = certify.Full(shipped())
    again.restore(found.kept())
    shares = list(again.steps(lambda: False))
    assert len(shares) == 4 and shares[-1] == 1
    n, d = again.best[:, 10, 10]
    worth = sum(pair.weight * (1 if with_best(pair[:2], (0, 0))[0] else -1) for pair in every)
    assert n == d == pytest.approx(worth)
    with pytest.raises(ValueError, match="shape"):
        again.restore({**found.kept(), "best": np.zeros(3)})


@pytest.mark.parametrize(
    "arguments",
    [
        ["kuhn-of-nobody", "--certify"],
        ["mus", "--certify"],
        ["best-pair-thirty-one", "--full"],
        ["best-pair-thirty-one", "--certify", "--score", "5-5"],
        ["best-pair-thirty-one", "--certify", "--checkpoint", "a.npz"],
        ["best-pair-thirty-one", "--certify", "--full", "--seconds", "5"],
        ["best-pair-thirty-one", "--certify", "--option", "raise_limit=both"],
    ],
)
def test_what_cannot_be_certified_is_refused(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["solve", *arguments]) == 2
    assert capsys.readouterr().err.strip()


def test_the_command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def one(rng: np.random.Generator) -> list[tuple[tuple[int, int], tuple[int, int]]]:
        return [(POINTS, JACKS)]

    monkeypatch.setattr(certify, "played", one)
    assert main(["solve", "best-pair-thirty-one", "--certify", "--iterations", "1"]) == 0
    told = capsys.readouterr().out
    assert "1 of 22022 deals measured" in told and "In a whole game they gain" in told
