"""A contest: each pair of some bots against each other, over sets of the same deals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from time import monotonic
from typing import Any

from boneace import cluster, games
from boneace.arena.figures import Decisions, Estimate, Pairing, SetScore, pairing
from boneace.arena.players import entrants
from boneace.arena.playing import Setting, play_set, unit_of
from boneace.arena.ratings import ratings
from boneace.errors import OptionError
from boneace.kernel.arguments import (
    a_function,
    any_whole,
    list_of_names,
    rules_given,
    seconds_given,
    whole,
)
from boneace.languages import say

Task = tuple[tuple[str, str], int]
"""A pair of bots, and the number of a set."""


@dataclass(frozen=True)
class Table:
    """The results of a contest. Pairings without a complete set are left out."""

    setting: Setting
    bots: tuple[str, ...]
    unit: str
    """The unit of gains: chips, lives, points, stones, or returns."""
    pairings: tuple[Pairing, ...]
    thinking: Mapping[str, Decisions]
    stopped: bool = False
    """Whether the contest ended before all sets were played."""

    def share(self, one: str, other: str) -> Estimate | None:
        """The share of the matches between two bots that the first won."""
        for found in self.pairings:
            if (found.first, found.second) == (one, other):
                return found.share
            if (found.first, found.second) == (other, one):
                share = found.share
                return Estimate(1 - share.mean, 1 - share.high, 1 - share.low)
        return None

    def ratings(self) -> dict[str, Estimate]:
        """The rating of each bot (`boneace.arena.ratings`); empty if some never met."""
        return ratings(self.bots, self.pairings)

    def to_json(self) -> dict[str, Any]:
        """The same as plain values; infinite ends of an interval are None."""
        rated = self.ratings()
        return {
            "game": self.setting.game,
            "preset": self.setting.preset,
            "options": self.setting.options,
            "seats": self.setting.seats,
            "seed": self.setting.seed,
            "deals": self.setting.deals,
            "unit": self.unit,
            "stopped": self.stopped,
            "pairings": [
                {
                    "first": one.first,
                    "second": one.second,
                    "sets": one.sets,
                    "matches": one.matches,
                    "deals": one.deals,
                    "share": _plain(one.share),
                    "gain": _plain(one.gain),
                }
                for one in self.pairings
            ],
            "bots": [
                {
                    "name": name,
                    "rating": _plain(rated[name]) if rated else None,
                    "decisions": self.thinking[name].count,
                    "seconds": round(self.thinking[name].mean, 6),
                    "longest": round(self.thinking[name].longest, 6),
                }
                for name in self.bots
            ],
        }


def _plain(estimate: Estimate) -> dict[str, float | None]:
    ends = {"low": estimate.low, "high": estimate.high}
    finite = {name: end if abs(end) < float("inf") else None for name, end in ends.items()}
    return {"mean": estimate.mean, **finite}


def contest(
    game: str,
    bots: Sequence[str],
    *,
    matches: int = 100,
    seats: int | None = None,
    preset: str | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    deals: int | None = None,
    seconds: float | None = None,
    jobs: int = 1,
    gauntlet: bool = False,
    workers: cluster.Workers | None = None,
    told: Callable[[int, int], None] = lambda done, total: None,
    stopped: Callable[[], bool] = lambda: False,
) -> Table:
    """Let each pair of some bots play `matches` sets of matches against each other.

    `bots` are named as for `boneace.arena.players.make`, such as `club`, `zoo:caller` and
    `module:Class`; `zoo` stands for the whole zoo. In a set two bots play the same deals with seats
    and dealers exchanged: with two seats two matches. By default there are as few `seats` as the
    game allows. `deals` ends each match after that many deals; games without an end are played as
    they are proposed to people. With `gauntlet` only the first bot meets the others. `seconds` ends
    the contest; then, and when `stopped` returns true, the table has the complete sets. Numbers
    depend on the seed, not on `jobs`, the number of processes; with more than one, call this under
    `if __name__ == "__main__"`. `workers` play the sets instead of these processes, such as those
    of a cluster (`boneace.cluster`). `told` is called with the number of sets played, from 0
    on, and of all.

    Raises OptionError for what cannot be played, for unknown bots, and for a bot that makes an
    illegal move.
    """
    setting = contested(game, seats, preset, options, seed, deals)
    names = entrants(game, list_of_names("bots", bots))
    whole("matches", matches, 1), whole("jobs", jobs, 1)
    seconds_given(seconds)
    a_function("told", told)
    a_function("stopped", stopped)
    unit = unit_of(setting.match(0))
    pairs = [(names[0], other) for other in names[1:]] if gauntlet else [*combinations(names, 2)]
    tasks = [(pair, number) for number in range(matches) for pair in pairs]
    end = None if seconds is None else monotonic() + seconds

    def ended() -> bool:
        return stopped() or (end is not None and monotonic() > end)

    scores: dict[Task, SetScore] = {}
    with cluster.sharing(min(jobs, len(tasks)), given=workers) as shared:
        if shared is not None:
            play_set(setting, *tasks[0], lambda: True)  # its machine code is on disk for others
        told(0, len(tasks))
        for task, score in cluster.each(partial(play_set, setting), tasks, shared, ended):
            if score is not None:
                scores[task] = score
                told(len(scores), len(tasks))
    return _table(setting, names, unit, pairs, scores, len(scores) < len(tasks))


def setting_of(
    game: str,
    seats: int | None,
    preset: str | None,
    options: Mapping[str, object] | None,
    seed: int,
    deals: int | None,
) -> Setting:
    """The setting of a contest. Raises OptionError for what the game does not allow."""
    declaration = games.declaration(game)
    seed = any_whole("seed", seed)
    rules_given(preset, options, seats)
    given = declaration.proposed(preset) | dict(options or {})
    if deals is not None:
        whole("deals", deals, 1)
        if declaration.length == "deals":  # so bots know when it ends
            given["deals"] = deals
    values = declaration.resolve(preset, given)
    if deals is None and declaration.endless(values):
        raise OptionError(say("arena-endless"))
    fewest = declaration.seats(values)[0]
    many = declaration.check_seats(fewest if seats is None else seats, values)
    differing = dict(declaration.differences(preset, values))
    return Setting(game, many, preset, differing, seed, deals)


def contested(
    game: str,
    seats: int | None,
    preset: str | None,
    options: Mapping[str, object] | None,
    seed: int,
    deals: int | None,
) -> Setting:
    """The same for bots that play against each other. Raises OptionError also for one seat."""
    found = setting_of(game, seats, preset, options, seed, deals)
    if found.seats == 1:
        raise OptionError(say("arena-alone", game=games.declaration(game).title))
    return found


def _table(
    setting: Setting,
    names: Sequence[str],
    unit: str,
    pairs: Sequence[tuple[str, str]],
    scores: Mapping[Task, SetScore],
    stopped: bool,
) -> Table:
    thinking = {name: Decisions() for name in names}
    found = []
    for pair in pairs:
        numbers = sorted(number for other, number in scores if other == pair)
        of_pair = [scores[pair, number] for number in numbers]
        for score in of_pair:
            for name, thought in score.thinking.items():
                thinking[name].add(thought)
        if of_pair:
            found.append(pairing(*pair, of_pair))
    return Table(setting, tuple(names), unit, tuple(found), thinking, stopped)
