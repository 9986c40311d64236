"""Certificates: what best replies to the master gain in a game, by samples or exactly.

*Sampled*: games are played by the solution, and one deal of each is measured (`replies`), with the
later value of the game taken from the policy. The gains in all deals of a game, added up, are what
a best reply gains in the game, as long as it does not change the scores that the game reaches.

*Full*: all deals at all scores, the last first, with the value of the game to best replies. That
is exact, and takes days.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from math import sqrt
from statistics import fmean, stdev
from time import process_time
from typing import Any, NamedTuple
from zlib import crc32

import numpy as np
import numpy.typing as npt

from boneace.cluster import Workers, in_order
from boneace.described import Json
from boneace.games.best_pair_thirty_one.solving.betting import D, N
from boneace.games.best_pair_thirty_one.solving.layout import Doubles
from boneace.games.best_pair_thirty_one.solving.match import Pair, pairs, scores
from boneace.games.best_pair_thirty_one.solving.policy import Policy
from boneace.games.best_pair_thirty_one.solving.quick import QuickDeal
from boneace.games.best_pair_thirty_one.solving.replies import as_played, best_replies
from boneace.games.best_pair_thirty_one.solving.sight import Situation
from boneace.games.best_pair_thirty_one.solving.solved import ROUNDS, betting_of
from boneace.games.best_pair_thirty_one.solving.upcards import with_best
from boneace.games.best_pair_thirty_one.state import GAME

NORMAL = 1.96
"""Standard errors on either side of a mean in an interval of 95 %."""
FEWEST = 3
"""The fewest samples for which an interval is given."""

Points = tuple[int, int]
Cards = tuple[int, int]


class Sample(NamedTuple):
    """A deal of a game that was played: the number of deals of the game, and the gain in this
    one."""

    points: Points
    cards: tuple[int, int]
    deals: int
    gained: float
    """Half of what best replies of both players gain together."""


class Measured(NamedTuple):
    """The result for a deal, and the processor seconds that it took."""

    found: Any
    seconds: float


class Sampled:
    """A certificate by samples; the same seed gives the same samples."""

    def __init__(self, policy: Policy, seed: int) -> None:
        self.name = _name(policy)
        self.policy = policy
        self.samples: list[Sample] = []
        self.workers: Workers | None = None
        self._rng = np.random.default_rng(seed)
        self._begun, self._elsewhere = process_time(), 0.0

    def kept(self) -> Mapping[str, npt.NDArray[Any]]:
        """Return nothing: samples are not saved."""
        return {}

    def restore(self, arrays: Mapping[str, npt.NDArray[Any]]) -> None:
        """Do nothing: samples are not saved."""
        raise ValueError("samples are not kept")

    def steps(self, stopped: Callable[[], bool]) -> Iterator[None]:
        """Take one sample after another, without end."""
        measure = partial(_gained, self.policy)
        for drawn, measured in in_order(measure, self._drawn(), self.workers, stopped):
            points, cards, deals = drawn
            self.samples.append(Sample(points, cards, deals, measured.found))
            self._elsewhere += measured.seconds * (self.workers is not None)
            yield None

    def _drawn(self) -> Iterator[tuple[Points, Cards, int]]:
        """Deals to measure, each with the number of deals of its game."""
        while True:
            game = list(played(self._rng))
            points, cards = game[int(self._rng.integers(len(game)))]
            yield points, cards, len(game)

    def found(self) -> Mapping[str, Json]:
        """The results so far, as JSON values. Errors are half the width of an interval of 95 %."""
        whole = [sample.deals * sample.gained for sample in self.samples]
        each = [sample.gained for sample in self.samples]
        return {
            "certificate": "sampled",
            "deals": len(each),
            "of": len(pairs()) * GAME * GAME,
            "deal": fmean(each) if each else None,
            "worst_deal": max(each, default=None),
            "deals_a_game": fmean(s.deals for s in self.samples) if each else None,
            "exploitability": fmean(whole) if whole else None,
            "error": _error(whole),
            "processor_seconds": round(process_time() - self._begun + self._elsewhere, 1),
        }


def _name(policy: Policy) -> str:
    return f"certificate-{crc32(policy.equity.tobytes()):08x}"


def _error(sample: list[float]) -> float | None:
    if len(sample) < FEWEST:
        return None
    return NORMAL * stdev(sample) / sqrt(len(sample))


# --- pieces of the work, for any worker ---------------------------------------------------------


def _gained(
    policy: Policy, points: Points, cards: Cards, _deals: int, _stopped: Callable[[], bool]
) -> Measured:
    """The gain of best replies in one deal, with the later value of the game from the policy."""
    begun = process_time()
    found = as_played(cards, points, policy).measured()[1]
    return Measured(found, process_time() - begun)


def _replies(
    policy: Policy, points: Points, best: Doubles, pair: Pair, _stopped: Callable[[], bool]
) -> Measured:
    """The value of one deal if N replies best, and if D does, here and in later deals."""

    def to_n(own: int, other: int) -> float:
        """The next deal, in which the player who is N now is the dealer."""
        return float(best[D][own, other])

    def to_d(own: int, other: int) -> float:
        return float(best[N][own, other])

    begun = process_time()
    found = best_replies(as_played((pair.n, pair.d), points, policy), to_n, to_d)
    return Measured(found, process_time() - begun)


# --- games between two masters --------------------------------------------------------------------


def played(rng: np.random.Generator) -> Iterator[tuple[Points, tuple[int, int]]]:
    """The deals of a game that two players of the solution play: the points before it, the upcards.

    Points and upcards are those of N and D of the deal.
    """
    every = pairs()
    weights = np.array([pair.weight for pair in every])
    points: Points | None = (0, 0)
    while points is not None:
        pair = every[int(rng.choice(len(every), p=weights / weights.sum()))]
        cards = pair.n, pair.d
        yield points, cards
        deal = betting_of(Situation(cards, with_best(cards, points), ()), ROUNDS)
        points = _after(deal, rng)


def _after(deal: QuickDeal, rng: np.random.Generator) -> Points | None:
    """The points of N and D before the next deal; None if the game is over."""
    dealt = deal.table.dealt
    drawn = rng.random() * dealt.all - dealt.prial_n - dealt.prial_d
    if deal.over is not None or drawn < 0:
        return None
    cell = int(np.searchsorted(np.cumsum(dealt.ways), drawn, "right"))
    hands = cell // dealt.ways.shape[1], cell % dealt.ways.shape[1]
    place, nodes = 0, deal.tree.nodes
    while place >= 0:
        shares = deal.shares(place)[:, hands[nodes[place].seat]]
        place = nodes[place].after[int(rng.choice(len(shares), p=shares / shares.sum()))]
    line, better = deal.tree.lines[~place], N if dealt.pair_n[hands] > 0 else D
    outcome = line.outcomes[better]
    if outcome.worth is not None:
        return None
    n, d = outcome.points
    first, second = (int(deal.table.hand[seat][hands[seat]]) for seat in (N, D))
    if min(first, second) >= 0:
        to_n, none = float(deal.blueprint.of(line, better)[first, second]) / 255, 0.0
    else:  # 31 or 32 as dealt
        to_n, none = (
            float(of[hands] / dealt.ways[hands]) for of in (dealt.natural_n, dealt.natural_none)
        )
    luck = rng.random()
    if luck >= none:
        n, d = (n + 1, d) if luck < none + to_n else (n, d + 1)
    return None if max(n, d) >= GAME else (d, n)  # BPT-66: the deal passes


# --- all deals ------------------------------------------------------------------------------------


class Full:
    """A certificate of all deals: the value of the game to best replies, at every score.

    `best[0]` is the value to the non-dealer if they reply best to the master, `best[1]` if the
    dealer does: (2, 11, 11), NaN while unknown. `sums` is what the first `done` pairs of upcards
    contribute at the present score.
    """

    def __init__(self, policy: Policy) -> None:
        self.name = _name(policy)
        self.policy = policy
        self.best = np.full((2, GAME, GAME), np.nan)
        self.sums: Doubles = np.zeros(2)
        self.done = 0
        self.workers: Workers | None = None
        self._begun, self._elsewhere = process_time(), 0.0

    def steps(self, stopped: Callable[[], bool]) -> Iterator[float]:
        """Continue deal by deal; yields the share done after each deal."""
        every, order = pairs(), scores()
        left = [points for points in order if np.isnan(self.best[0][points])]
        for points in left:
            pairs_left = [(pair,) for pair in every[self.done :]]
            reply = partial(_replies, self.policy, points, self.best.copy())
            for (pair,), measured in in_order(reply, pairs_left, self.workers):
                self.sums += pair.weight * np.array(measured.found)
                self._elsewhere += measured.seconds * (self.workers is not None)
                self.done += 1
                scored = len(order) - len(left) + left.index(points)
                yield (scored + self.done / len(every)) / len(order)
                if stopped():
                    return
            self.best[:, points[0], points[1]] = self.sums
            self.sums, self.done = np.zeros(2), 0

    def found(self) -> Mapping[str, Json]:
        """The results so far, as JSON values."""
        first, second = float(self.best[N][0, 0]), float(self.best[D][0, 0])
        known = first == first
        return {
            "certificate": "full",
            "scores": int(np.isfinite(self.best[N]).sum()),
            "of": GAME * GAME,
            "best_replies": [first, second] if known else None,
            "exploitability": (first - second) / 2 if known else None,
            "error": 0.0 if known else None,
            "processor_seconds": round(process_time() - self._begun + self._elsewhere, 1),
        }

    def kept(self) -> Mapping[str, npt.NDArray[Any]]:
        """The whole state, as arrays."""
        return {"best": self.best, "sums": self.sums, "done": np.array(self.done)}

    def restore(self, arrays: Mapping[str, npt.NDArray[Any]]) -> None:
        """Continue from such arrays. Raises ValueError or KeyError if they do not fit."""
        if arrays["best"].shape != self.best.shape or arrays["sums"].shape != (2,):
            raise ValueError("what best replies bring has another shape")
        self.best, self.sums = arrays["best"].copy(), arrays["sums"].copy()
        self.done = int(arrays["done"])
