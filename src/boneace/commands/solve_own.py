"""`boneace solve` for a game that has its own solver: one deal, or the whole game."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from math import isnan
from typing import TYPE_CHECKING

from boneace import games
from boneace.commands.bar import Tell, progress
from boneace.commands.given import status, stopping, workers_of
from boneace.declare import written
from boneace.games.fewer import apart
from boneace.languages import say
from boneace.languages.numbers import signed
from boneace.languages.streams import INTERRUPTED, print_json
from boneace.solve import SolveError, deals
from boneace.solve.run import Progress, Until
from boneace.study.files import checked

if TYPE_CHECKING:
    from boneace.solve.deals import SolvedDeal

USUAL = {"algorithm": "dcfr", "seats": None, "seed": 0, "limit": 1_000_000, "decisions": None}
"""The arguments that only the general solver uses, with their defaults."""

Command = Callable[[argparse.Namespace], int]


def run_of(parsed: argparse.Namespace) -> Command | None:
    """The command that is meant; None for the general one.

    Raises SolveError for arguments that cannot be combined, OptionError for an unknown game.
    """
    until = Until(parsed.iterations, parsed.target, parsed.seconds)
    named = bool(parsed.score or parsed.upcards)
    general = any(getattr(parsed, name) != usual for name, usual in USUAL.items())
    own = deals.solver_of(parsed.game)
    if own is None:
        if named:
            raise SolveError(say("solve-no-deals", game=games.declaration(parsed.game).title))
        if parsed.policy is not None:
            raise SolveError(say("solve-no-whole", game=games.declaration(parsed.game).title))
        return None
    _, cards = apart(games.declaration(parsed.game), written(parsed.option))
    if not named and parsed.policy is None and cards is not None:
        return None  # its own solver knows the whole pack only
    only = deals.algorithm_of(own)
    if named or not deals.solves_whole(own):
        if general and not named and parsed.policy is None:
            return None
        if general or parsed.checkpoint is not None or parsed.policy is not None:
            raise SolveError(say("solve-deal-only", only=only))
        return _run_deal
    if parsed.policy is None and general:
        return None
    if general or until != Until():
        raise SolveError(say("solve-whole-only", only=only))
    return _run_whole


def not_shared(parsed: argparse.Namespace) -> None:
    """Raise SolveError if the work must be shared out but the solver cannot do that."""
    if parsed.ray is not None or (parsed.jobs or 1) > 1:
        raise SolveError(say("solve-not-shared", game=games.declaration(parsed.game).title))


def _run_deal(parsed: argparse.Namespace) -> int:
    not_shared(parsed)
    until = Until(parsed.iterations, parsed.target, parsed.seconds)
    quiet = parsed.json or not sys.stderr.isatty()
    with stopping() as stopped, progress(quiet) as tell:
        found = deals.deal(
            parsed.game,
            parsed.score or "",
            parsed.upcards or "",
            preset=parsed.preset,
            options=written(parsed.option),
            until=deals.DEAL_UNTIL if until == Until() else until,
            told=_running(tell),
            stopped=stopped,
        )
    _tell_deal(found, parsed.json)
    return INTERRUPTED if stopped() else 0


def _tell_deal(found: SolvedDeal, as_json: bool) -> None:
    choices = found.position.choices()
    given = {"score": found.score, "upcards": found.upcards}
    how: dict[str, str | int] = {
        "iterations": found.iterations,
        "algorithm": found.algorithm,
    }
    if as_json:
        sure = {"value": found.value, "exploitability": found.exploitability}
        taken = {"seconds": round(found.seconds, 3), "first_moves": choices}
        named = {name: text for name, text in given.items() if text}
        less = {"abstraction": found.abstraction} if found.abstraction else {}
        print_json({"game": found.setting.game, **named, **how, **sure, **taken, **less})
        return
    title, seconds = found.setting.declaration.title, f"{found.seconds:.1f}"
    which = {name: text or "none" for name, text in given.items()}
    print(say("solve-deal-done", game=title, seconds=seconds, **which, **how))
    print(say("solve-deal-worth", worth=signed(found.value, 6)))
    if choices:
        each = ", ".join(f"{move} {share:.1%}" for move, share in choices.items())
        print(say("solve-deal-choices", choices=each))
    print(say("solve-measured", at=f"{found.exploitability:.2e}"))
    if found.abstraction:
        print(found.abstraction)


def _run_whole(parsed: argparse.Namespace) -> int:
    policy = (
        None if parsed.policy is None else checked(parsed.policy, (".npz",), say("solve-a-policy"))
    )
    quiet = parsed.json or not sys.stderr.isatty()
    doing = workers_of(parsed, 1)
    with stopping() as stopped, progress(quiet) as tell, doing as workers:
        told = _running(tell)
        found = deals.whole(
            parsed.game,
            preset=parsed.preset,
            options=written(parsed.option),
            checkpoint=parsed.checkpoint,
            workers=workers,
            told=lambda share: told(Progress(share, 0, None)),
            stopped=stopped,
        )
    if policy is not None:
        found.pack(policy)
    worth = None if isnan(found.value) else found.value
    if parsed.json:
        print_json({"value": worth, "exploitability": None, **found.found()})
    elif worth is not None:
        print(say("solve-whole-worth", worth=signed(worth, 5)))
    kept = "file" if parsed.checkpoint else "none"
    return status(stopped, say("solve-whole-stopped", kept=kept, file=str(parsed.checkpoint)))


def _running(tell: Tell) -> Callable[[Progress], None]:
    """A function that reports progress in words."""

    def told(progress: Progress) -> None:
        if progress.exploitability is None:
            what = say("solve-whole-running", share=f"{progress.share:.1%}")
        else:
            at, iterations = f"{progress.exploitability:.1e}", progress.iterations
            what = say("solve-running", known="yes", iterations=iterations, at=at)
        tell(what, progress.share)

    return told
