"""A match can begin with a standing: `start` must leave it as it was set."""

from __future__ import annotations

from boneace.errors import OptionError
from boneace.games.sent import Standings
from boneace.testing.case import Case
from boneace.testing.walks import Walk

SEEDS = (1, 2, 3)
MOVES = 400
"""The most moves to the end of a deal, where the standing is taken."""


def check_standing(case: Case) -> None:
    """A match that begins with the standing of another has it, less what a deal costs at once."""
    for seed in SEEDS:
        walk = Walk(case, seed)
        while len(walk.moves) < MOVES and int(walk.s["deal"][0]) == 1 and walk.step():
            pass
        match = walk.match()
        if match.over or not match.standing():
            continue
        given = match.standing()
        try:
            begun, fresh = (case.match(standing=one).standing() for one in (given, None))
        except OptionError:
            continue  # such as one with which no match can begin
        has, paid = _numbers(begun), _numbers(fresh)
        for name, number in _numbers(given).items():
            if has[name] not in (number, number + paid[name]):
                raise walk.failure(
                    f"a match that begins with the standing {given} has {begun}: `start` must not "
                    "begin again if carried_over is 1"
                )


def _numbers(standing: Standings) -> dict[tuple[str, int], int]:
    """The numbers of a standing, each by its name and place; 0 for one that is out."""
    lists = {key: has if isinstance(has, list) else [has] for key, has in standing.items()}
    return {
        (key, place): number or 0
        for key, numbers in lists.items()
        for place, number in enumerate(numbers)
    }
