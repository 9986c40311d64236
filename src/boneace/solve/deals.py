"""Games with a solver of their own: one deal at a given standing, or the whole game in steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import cast

from boneace import games
from boneace.cluster import Workers
from boneace.contract_solving import (
    AbstractPosition,
    Certificate,
    OptionalSolving,
    Position,
    Sharing,
    SolvingModule,
    WholeGame,
)
from boneace.games.defaults import own_module
from boneace.languages import say
from boneace.solve import checkpoint as files
from boneace.solve.errors import SolveError
from boneace.solve.run import Progress, Share, Until
from boneace.solve.setting import Setting

USUAL = "dcfr"
"""How a game's own solver learns, unless it says otherwise."""
DEAL_UNTIL = Until(target=1e-4, seconds=60.0)
"""When the solving of a deal ends by default."""
SAMPLED_UNTIL = Until(seconds=60.0)
"""When a certificate by samples ends by default."""
OFTEN, SELDOM = 10, 1.25
"""A deal is measured after OFTEN rounds, and again at each SELDOM times as many."""


@dataclass(frozen=True)
class SolvedDeal:
    """The solution of one deal.

    `value` is what it is worth to the seat that moves first, in units of the returns, including
    what the rest of the game is then worth. `exploitability` is half of NashConv, exactly. Where a
    smaller game was solved, `abstraction` says which, and both are those of the smaller game; else
    it is "". `seconds` is the time it took, without compiling.
    """

    setting: Setting
    score: str
    upcards: str
    algorithm: str
    iterations: int
    seconds: float
    value: float
    exploitability: float
    abstraction: str
    position: Position = field(repr=False)


def deal(
    game: str,
    score: str = "",
    upcards: str = "",
    *,
    preset: str | None = None,
    options: Mapping[str, object] | None = None,
    until: Until = DEAL_UNTIL,
    told: Callable[[Progress], None] = lambda progress: None,
    stopped: Callable[[], bool] = lambda: False,
) -> SolvedDeal:
    """Solve one deal: `deal("best-pair-thirty-one", "5-5", "7S TD")`.

    `score` has the points before the deal and `upcards` the cards dealt face up; in both the seat
    that moves first (the non-dealer) comes first. A game whose solver does not use one of them
    does not get it. Raises SolveError if the game has no such solver, or not for these options,
    and for an impossible score or impossible cards.
    """
    setting = _of_whole_pack(game, preset, options)
    own = solver_of(game)
    if own is None:
        raise SolveError(say("solve-no-deals", game=setting.declaration.title))
    given = {"score": score, "upcards": upcards}
    if tuple(name for name, text in given.items() if text) != own.DEAL:
        raise SolveError(say("solve-which-deal", game=setting.declaration.title, needs=needs(own)))
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
        setting=setting,
        score=score,
        upcards=upcards,
        algorithm=algorithm_of(own),
        iterations=position.iterations,
        seconds=seconds,
        value=value,
        exploitability=exploited,
        abstraction=_abstraction(position),
        position=position,
    )


def _abstraction(position: Position) -> str:
    return cast(AbstractPosition, position).abstraction if hasattr(position, "abstraction") else ""


def solver_of(game: str) -> SolvingModule | None:
    """The solver that comes with a game, or None. Raises OptionError for an unknown game."""
    found = own_module(f"{games.declaration(game).package}.solving")
    return cast("SolvingModule | None", found)


def needs(own: SolvingModule) -> str:
    """What distinguishes one deal from another: an option of the command, "both" or "none"."""
    return "both" if len(own.DEAL) > 1 else f"--{own.DEAL[0]}" if own.DEAL else "none"


def algorithm_of(own: SolvingModule) -> str:
    """The name of the algorithm of a solver."""
    return str(getattr(own, "ALGORITHM", USUAL))


def solves_whole(own: SolvingModule) -> bool:
    """Whether a solver solves whole games, not only single deals."""
    return hasattr(own, "whole")


def whole(
    game: str,
    *,
    preset: str | None = None,
    options: Mapping[str, object] | None = None,
    checkpoint: str | Path | None = None,
    workers: Workers | None = None,
    told: Callable[[float], None] = lambda share: None,
    stopped: Callable[[], bool] = lambda: False,
) -> WholeGame:
    """Solve a whole game by its own solver, or continue from a checkpoint.

    It may take hours; `told` is called with the share that is done after every step. `workers`
    (`boneace.cluster`) do the parts that can be shared out; the numbers stay the same. Raises
    SolveError where the game has no such solver, or not for these options, where nothing can be
    shared out, and for a checkpoint that does not belong here.
    """
    file = None if checkpoint is None else files.place(checkpoint)
    setting = _of_whole_pack(game, preset, options)
    own = solver_of(game)
    if own is None or not solves_whole(own):
        raise SolveError(say("solve-no-whole", game=setting.declaration.title))
    try:
        found = cast("OptionalSolving", own).whole(setting.values)
    except ValueError as error:
        raise SolveError(str(error)) from error
    _share_out(found, workers, setting)
    about = _about(setting, algorithm_of(own))
    _restore(found, file, about)
    own.prepare()
    for share in found.steps(stopped):
        if file is not None:
            files.save(file, about, found.kept())
        told(share)
    return found


def certificate(
    game: str,
    *,
    full: bool = False,
    preset: str | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    until: Until = SAMPLED_UNTIL,
    checkpoint: str | Path | None = None,
    workers: Workers | None = None,
    told: Callable[[float, Certificate], None] = lambda share, found: None,
    stopped: Callable[[], bool] = lambda: False,
) -> Certificate:
    """Measure the gain of best replies against the bots of a game: by samples, or in all deals.

    Samples end with `until`: after this many iterations (samples) or seconds. All deals may take
    days; a checkpoint is continued. `told` is called after every step. `workers`
    (`boneace.cluster`) measure the deals; the numbers stay the same. Raises SolveError if the
    game has no such measure, or not for these options, and for a checkpoint that does not belong
    here.
    """
    if checkpoint is not None and not full:
        raise SolveError(say("solve-certify-only"))
    file = None if checkpoint is None else files.place(checkpoint)
    setting = _of_whole_pack(game, preset, options)
    own = solver_of(game)
    if own is None or not hasattr(own, "certificate"):
        raise SolveError(say("solve-no-certificate", game=setting.declaration.title))
    try:
        found = cast("OptionalSolving", own).certificate(setting.values, full, seed)
    except ValueError as error:
        raise SolveError(str(error)) from error
    _share_out(found, workers, setting)
    about = _about(setting, found.name)
    _restore(found, file, about)
    own.prepare()
    begun, share = perf_counter(), Share(until, 0)
    for number, done in enumerate(found.steps(stopped), 1):
        seconds = perf_counter() - begun
        if file is not None:
            files.save(file, about, found.kept())
        told(share.progress(number, None, seconds).share if done is None else done, found)
        if done is None and share.ended(number, None, seconds):
            break
    return found


def _share_out(found: WholeGame | Certificate, workers: Workers | None, setting: Setting) -> None:
    if workers is None:
        return
    if not hasattr(found, "workers"):
        raise SolveError(say("solve-not-shared", game=setting.declaration.title))
    cast(Sharing, found).workers = workers


def _of_whole_pack(game: str, preset: str | None, options: Mapping[str, object] | None) -> Setting:
    """The setting, for a solver that knows the whole pack only."""
    setting = Setting.of(game, None, preset, options)
    if setting.without:
        raise SolveError(say("solve-whole-pack", game=setting.declaration.title))
    return setting


def _about(setting: Setting, algorithm: str) -> dict[str, object]:
    """The description of the game and rules that a checkpoint belongs to."""
    return {
        "game": setting.game,
        "seats": setting.seats,
        "options": dict(setting.values),
        "rules": setting.rules,
        "algorithm": algorithm,
        "seed": None,
        "iterations": 0,
        "seconds": 0.0,
    }


def _restore(
    found: WholeGame | Certificate, file: Path | None, about: Mapping[str, object]
) -> None:
    """Continue from a checkpoint if there is one."""
    if file is None or not file.exists():
        return
    _, arrays = files.load(file, about)
    try:
        found.restore(arrays)
    except (ValueError, KeyError) as error:
        raise files.broken(file) from error
