"""`boneace simulate GAME BOT …`: matches between bots, and how they went."""

from __future__ import annotations

import argparse
import sys
from contextlib import ExitStack
from typing import Any

from boneace.bots.kinds import names
from boneace.commands.bar import counted
from boneace.commands.given import (
    add_ray,
    add_rules,
    amount,
    any_number,
    status,
    stopping,
    whole_number,
    workers_of,
)
from boneace.commands.parsing import examples
from boneace.commands.played_out import tell
from boneace.declare import written
from boneace.languages import say
from boneace.languages.choice import metavar

EXAMPLES = """\
  boneace simulate thirty-one
  boneace simulate thirty-one club novice --seats 4 --preset common --matches 500
  boneace simulate mus zoo:caller club --records matches.jsonl --csv figures.csv
  boneace simulate switch zoo:random --option fourth_action=pass --ray 10.0.0.5:6379 --json
"""


def add_simulate(commands: Any) -> None:
    parser = commands.add_parser(
        "simulate",
        help=say("simulate-help"),
        description=f"{say('simulate-about')}\n",
        epilog=examples(EXAMPLES),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add, number = parser.add_argument, metavar("number")
    add("game", metavar=metavar("game"), help=say("commands-game"))
    bots = say("arena-bots", levels=", ".join(names()))
    add("bots", metavar=metavar("bot"), nargs="*", default=[], help=bots)
    add_rules(add, say("compare-seats"))
    add("--matches", type=whole_number, default=200, metavar=number, help=say("simulate-matches"))
    add("--seconds", type=amount, metavar=metavar("seconds"), help=say("arena-seconds"))
    add("--seed", type=any_number, default=0, metavar=number, help=say("arena-seed"))
    add("--jobs", type=whole_number, metavar=number, help=say("cluster-jobs"))
    add_ray(add)
    add("--json", action="store_true", help=say("study-json"))
    add("--csv", metavar=metavar("file", ".csv"), help=say("study-csv"))
    add("--records", metavar=metavar("file", ".jsonl"), help=say("simulate-records"))
    parser.set_defaults(run=_run)


def _run(parsed: argparse.Namespace) -> int:
    from boneace.study.compare.run import Rules
    from boneace.study.files import checked, lines, write
    from boneace.study.simulate.run import simulate
    from boneace.study.simulate.show import show
    from boneace.study.simulate.table import write_csv

    csv = checked(parsed.csv, (".csv",), say("study-a-table")) if parsed.csv else None
    kept = say("simulate-a-file-of-records")
    records = checked(parsed.records, (".jsonl",), kept) if parsed.records else None
    quiet = parsed.json or not sys.stderr.isatty()
    with ExitStack() as stack:
        stopped = stack.enter_context(stopping())
        keep = stack.enter_context(lines(records)) if records else None
        workers = stack.enter_context(workers_of(parsed, 1))
        drawn = stack.enter_context(counted(quiet, "compare-playing"))
        found = simulate(
            parsed.game,
            parsed.bots,
            Rules(parsed.preset, written(parsed.option), parsed.seats),
            matches=parsed.matches,
            seed=parsed.seed,
            seconds=parsed.seconds,
            workers=workers,
            keep=keep,
            told=lambda done: drawn(done, parsed.matches),
            stopped=stopped,
        )
    if csv:
        write(csv, lambda path: write_csv(found, path))
    tell(found, show, [csv, records if found.figures else None], as_json=parsed.json)
    return status(stopped, say("compare-stopped"))
