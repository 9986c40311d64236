"""Playing match after match, each with one or more sets of rules, in one process or several."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from boneace import bots, cluster
from boneace.arena.players import make
from boneace.arena.playing import Setting
from boneace.study.compare.labels import Labels
from boneace.study.compare.playing import Played, play


def batch(
    settings: Sequence[Setting],
    names: Sequence[str],
    many: int,
    labels: Labels,
    workers: cluster.Workers | None = None,
    ended: Callable[[], bool] = lambda: False,
    *,
    recorded: bool = False,
) -> Iterator[list[Played]]:
    """This many matches, in the order of their numbers, each with every one of the settings.

    The bots `names` take the seats in rotation. The labels of moves are added to `labels`.
    """
    if workers is not None:
        for setting in settings:
            load(setting, names)  # its machine code is on disk before others start
    # a task does not make labels again that are known when it is given out
    tasks = ((number, labels) for number in range(many))
    do = partial(_with_all, settings, names, recorded)
    for _, (found, noted) in cluster.in_order(do, tasks, workers, ended):
        labels.add(noted)
        if found is None:
            return
        yield found


def by_turns(names: Sequence[str], seats: int) -> list[str]:
    """The bots by seat: they take the seats in rotation.

    >>> by_turns(["club", "novice"], 3)
    ['club', 'novice', 'club']
    """
    return [names[seat % len(names)] for seat in range(seats)]


def load(setting: Setting, names: Sequence[str]) -> None:
    """Have each bot move once, so that no match waits for machine code."""
    match = setting.match(0)
    if isinstance(match.turn, int):
        for name in dict.fromkeys(names):
            make(name, setting.game).choose(bots.Seat.of(match, match.turn))


def _with_all(
    settings: Sequence[Setting],
    names: Sequence[str],
    recorded: bool,
    number: int,
    labels: Labels,
    stopped: Callable[[], bool],
) -> tuple[list[Played] | None, Labels]:
    """Match `number` with each of the settings, or None if it was stopped; and its labels."""
    found = []
    for setting in settings:
        seated = by_turns(names, setting.seats)
        played = play(setting, seated, number, labels, stopped, recorded=recorded)
        if played is None:
            return None, labels
        found.append(played)
    return found, labels
