"""`boneace solve GAME`: find strategies that nobody can gain much against, and their value."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Any

from boneace.commands.bar import progress
from boneace.commands.given import (
    add_ray,
    add_rules,
    amount,
    any_number,
    status,
    stopping,
    whole_number,
)
from boneace.commands.parsing import examples
from boneace.declare import written
from boneace.languages import say
from boneace.languages.choice import metavar
from boneace.languages.numbers import signed
from boneace.languages.streams import print_json

if TYPE_CHECKING:
    from boneace.solve import Progress, Solution

EXAMPLES = """\
  boneace solve best-pair-thirty-one --score 5-5 --upcards "7S TD"
  boneace solve best-pair-thirty-one --checkpoint game.npz --policy policy.npz
  boneace solve best-pair-thirty-one --certify --seconds 600
  boneace solve mus --score 20-15 --target 0.002
  boneace solve mus --checkpoint mus.npz --policy worth.npz
  boneace solve three-stake-brag --upcards "KS 7D" --option vying_limit=6
  boneace solve vingt-un --option min_stake=1 --option max_stake=1
  boneace solve thirty-one --option cards="AS KS 8S 5S AH QH 8H 5H" --option deals=1 --decisions 4
"""
SMALL = """\
  boneace solve kuhn
  boneace solve leduc --target 0.00001 --json
  boneace solve leduc --algorithm mccfr --seconds 60 --checkpoint leduc.npz
"""


def add_solve(commands: Any) -> None:
    parser = commands.add_parser(
        "solve",
        help=say("solve-help"),
        description=f"{say('solve-about')}\n",
        epilog=f"{examples(EXAMPLES)}\n{say('solve-examples-small')}\n{SMALL}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add, number = parser.add_argument, metavar("number")
    add("game", metavar=metavar("game"), help=say("solve-game"))
    add_rules(add, say("solve-seats"))
    add("--algorithm", metavar=metavar("kind"), default="dcfr", help=say("solve-algorithm"))
    add("--iterations", type=whole_number, metavar=number, help=say("solve-iterations"))
    add("--target", type=amount, metavar=number, help=say("solve-target"))
    add("--seconds", type=amount, metavar=metavar("seconds"), help=say("solve-seconds"))
    add("--checkpoint", metavar=metavar("file", ".npz"), help=say("solve-checkpoint"))
    add("--seed", type=any_number, default=0, metavar=number, help=say("solve-seed"))
    add("--limit", type=whole_number, default=1_000_000, metavar=number, help=say("solve-limit"))
    add("--decisions", type=whole_number, metavar=number, help=say("solve-decisions"))
    add("--score", metavar=metavar("score"), help=say("solve-score"))
    add("--upcards", metavar=metavar("cards"), help=say("solve-upcards"))
    add("--policy", metavar=metavar("file", ".npz"), help=say("solve-policy"))
    add("--certify", action="store_true", help=say("solve-certify"))
    add("--full", action="store_true", help=say("solve-full"))
    add("--jobs", type=whole_number, metavar=number, help=say("cluster-jobs"))
    add_ray(add)
    add("--json", action="store_true", help=say("solve-json"))
    parser.set_defaults(run=_run)


def _run(parsed: argparse.Namespace) -> int:
    from boneace import solve
    from boneace.commands import certify, solve_own

    if parsed.certify or parsed.full:
        return certify.run(parsed)
    run = solve_own.run_of(parsed)
    if run is not None:
        return run(parsed)
    solve_own.not_shared(parsed)
    quiet = parsed.json or not sys.stderr.isatty()
    with stopping() as stopped, progress(quiet) as tell:

        def counted(states: int) -> None:
            if stopped():  # there is nothing to save yet
                raise KeyboardInterrupt
            tell(say("solve-walking", states=states), None)

        def told(now: Progress) -> None:
            known = "no" if now.exploitability is None else "yes"
            at = f"{now.exploitability or 0:.1e}"
            what = say("solve-running", known=known, iterations=now.iterations, at=at)
            tell(what, now.share)

        found = solve.equilibrium(
            parsed.game,
            seats=parsed.seats,
            preset=parsed.preset,
            options=written(parsed.option),
            algorithm=parsed.algorithm,
            iterations=parsed.iterations,
            target=parsed.target,
            seconds=parsed.seconds,
            checkpoint=parsed.checkpoint,
            seed=parsed.seed,
            limit=parsed.limit,
            decisions=parsed.decisions,
            told=told,
            walked=counted,
            stopped=stopped,
        )
    _tell(found, parsed.json)
    kept = "file" if parsed.checkpoint else "none"
    stopped_at, file = found.iterations, str(parsed.checkpoint)
    return status(stopped, say("solve-stopped", kept=kept, iterations=stopped_at, file=file))


def _tell(found: Solution, as_json: bool) -> None:
    if as_json:
        print_json(
            {
                "game": found.setting.game,
                "algorithm": found.algorithm,
                "iterations": found.iterations,
                "value": found.value,
                "values": found.values,
                "exploitability": found.exploitability,
                "seconds": round(found.seconds, 3),
            }
        )
        return
    title, seconds = found.setting.declaration.title, f"{found.seconds:.1f}"
    how = {"algorithm": found.algorithm, "seconds": seconds}
    print(say("solve-done", game=title, iterations=found.iterations, **how))
    for seat, worth in enumerate(found.values):
        print(say("solve-worth", seat=seat, worth=signed(worth, 6)))
    if found.exploitability is None:
        print(say("solve-not-measured"))
    else:
        print(say("solve-measured", at=f"{found.exploitability:.2e}"))
