"""`boneace study compare GAME`: two sets of house rules, played by bots."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Any

from boneace.bots.kinds import names
from boneace.commands.bar import counted
from boneace.commands.given import (
    add_ray,
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

if TYPE_CHECKING:
    from boneace.study.compare.run import Rules

NAME = "study compare"
"""One command of two words; `boneace.cli` reads them together."""
EXAMPLES = """\
  boneace study compare thirty-one --against-preset common --seats 4
  boneace study compare vingt-un --against dealer_divides=forbidden --matches 500
  boneace study compare mus --against-preset ilustrada --level novice --json
  boneace study compare primiera --against-seats 6 --csv seats.csv --plot seats.svg
"""


def add_compare(commands: Any) -> None:
    parser = commands.add_parser(
        NAME,
        help=say("compare-help"),
        description=f"{say('compare-about')}\n",
        epilog=examples(EXAMPLES),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar=metavar("game"), help=say("commands-game"))
    _add_rules(parser.add_argument_group(say("compare-rules")))
    add, number = parser.add_argument, metavar("number")
    levels = ", ".join(names())
    add("--level", metavar=metavar("bot"), help=say("compare-level", levels=levels))
    add("--matches", type=whole_number, default=200, metavar=number, help=say("compare-matches"))
    add("--seconds", type=amount, metavar=metavar("seconds"), help=say("arena-seconds"))
    add("--seed", type=any_number, default=0, metavar=number, help=say("arena-seed"))
    add("--jobs", type=whole_number, metavar=number, help=say("cluster-jobs"))
    add_ray(add)
    add("--json", action="store_true", help=say("study-json"))
    add("--csv", metavar=metavar("file", ".csv"), help=say("study-csv"))
    add("--plot", metavar=metavar("file"), help=say("compare-plot"))
    parser.set_defaults(run=_run)


def _add_rules(group: Any) -> None:
    add, preset, option = group.add_argument, metavar("preset"), metavar("option")
    add("--preset", metavar=preset, help=say("compare-preset"))
    add("--option", metavar=option, action="append", default=[], help=say("compare-option"))
    add("--against-preset", metavar=preset, help=say("compare-against-preset"))
    add("--against", metavar=option, action="append", default=[], help=say("compare-against"))
    seats = metavar("seats")
    add("--seats", type=whole_number, metavar=seats, help=say("compare-seats"))
    add("--against-seats", type=whole_number, metavar=seats, help=say("compare-against-seats"))


def _run(parsed: argparse.Namespace) -> int:
    from boneace.study import drawing
    from boneace.study.compare.run import compare, must_differ, settings_of
    from boneace.study.compare.show import show
    from boneace.study.compare.table import write_csv
    from boneace.study.files import checked, write

    first, second = _rules(parsed)
    must_differ(settings_of(parsed.game, first, second, parsed.seed))
    csv = checked(parsed.csv, (".csv",), say("study-a-table")) if parsed.csv else None
    plot = drawing.checked_file(parsed.plot) if parsed.plot else None
    quiet = parsed.json or not sys.stderr.isatty()
    doing = workers_of(parsed, 1)
    with stopping() as stopped, counted(quiet, "compare-playing") as drawn, doing as workers:
        drawn(0, parsed.matches)
        found = compare(
            parsed.game,
            first,
            second,
            matches=parsed.matches,
            level=parsed.level,
            seed=parsed.seed,
            workers=workers,
            seconds=parsed.seconds,
            told=lambda tally: drawn(len(tally), tally.asked),
            stopped=stopped,
        )
    if csv:
        write(csv, lambda path: write_csv(found, path))
    if plot and found.done:
        from boneace.study.compare.plot import draw

        write(plot, lambda path: draw(found, path))
    tell(found, show, [csv, plot if found.done else None], as_json=parsed.json)
    return status(stopped, say("compare-stopped"))


def _rules(parsed: argparse.Namespace) -> tuple[Rules, Rules]:
    """The two sets of rules: the second is the first with changes, or another preset."""
    from boneace.study.compare.run import Rules

    options, against = written(parsed.option), written(parsed.against)
    first = Rules(parsed.preset, options, parsed.seats)
    seats = parsed.against_seats or parsed.seats
    if parsed.against_preset is not None:
        return first, Rules(parsed.against_preset, against, seats)
    return first, Rules(parsed.preset, {**options, **against}, seats)
