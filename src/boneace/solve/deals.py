"""One deal of a game at a given standing, solved by the game's own solver where it has one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import perf_counter

from boneace.contract import Position
from boneace.games.defaults import own_module
from boneace.languages import say
from boneace.solve.errors import SolveError
from boneace.solve.run import Progress, Share, Until
from boneace.solve.setting import Setting

ALGORITHM = "dcfr"
DEAL_UNTIL = Until(target=1e-4, seconds=60.0)
"""When the solving of a deal ends where nothing else is said."""
OFTEN, SELDOM = 10, 1.25
"""A deal is measured after so many rounds, and again when they are this many times as many."""


@dataclass(frozen=True)
class SolvedDeal:
    """What has been found of one deal.

    `value` is what it is worth to the seat that moves first, in units of the returns, with what the
    rest of the game is then worth. `exploitability` is half of NashConv, exactly. `seconds` is all
    the time it took, without that for compiling.
    """

    setting: Setting
    score: str
    upcards: str
    iterations: int
    seconds: float
    value: float
    exploitability: float
    position: Position


def deal(
    game: str,
    score: str,
    upcards: str,
    *,
    preset: str | None = None,
    options: Mapping[str, object] | None = None,
    until: Until = DEAL_UNTIL,
    told: Callable[[Progress], None] = lambda progress: None,
    stopped: Callable[[], bool] = lambda: False,
) -> SolvedDeal:
    """Solve one deal: `deal("best-pair-thirty-one", "5-5", "7S TD")`.

    `score` has the points before the deal and `upcards` the cards dealt face up, both those of the
    seat that moves first (the non-dealer) first. Raises SolveError where the game has no such
    solver, or not for these options, and for a score or cards that cannot be.
    """
    setting = Setting.of(game, None, preset, options)
    own = own_module(f"{setting.declaration.package}.solving")
    if own is None:
        raise SolveError(say("solve-no-deals", game=setting.declaration.title))
    own.prepare()
    begun = perf_counter()
    try:
        position: Position = own.position(score, upcards, setting.values)
    except ValueError as error:
        raise SolveError(str(error)) from error
    share, look = Share(until, 0), OFTEN
    value, exploited = position.measured()
    told(share.progress(0, exploited, 0.0))
    while not share.ended(position.iterations, exploited, perf_counter() - begun) and not stopped():
        position.learn()
        if position.iterations >= look:
            value, exploited = position.measured()
            look = int(look * SELDOM)
        told(share.progress(position.iterations, exploited, perf_counter() - begun))
    value, exploited = position.measured()
    seconds = perf_counter() - begun
    return SolvedDeal(
        setting, score, upcards, position.iterations, seconds, value, exploited, position
    )
