"""`boneace review FILE`: every decision of a match, and what it was worth."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Any

from boneace.commands.bar import counted
from boneace.commands.given import (
    add_ray,
    any_number,
    plain_console,
    records_of,
    refuse,
    replayed,
    whole_number,
    workers_of,
)
from boneace.commands.parsing import examples
from boneace.languages import say
from boneace.languages.choice import metavar
from boneace.languages.streams import BAD_INPUT, print_json

if TYPE_CHECKING:
    from pathlib import Path

    from boneace.cluster import Workers
    from boneace.record import Record

EXAMPLES = """\
  boneace review match.toml
  boneace review match.toml --seat 0 --json
  boneace review match.toml --svg match.svg --playouts 20000
"""


def add_review(commands: Any) -> None:
    parser = commands.add_parser(
        "review",
        help=say("analysis-help"),
        description=f"{say('analysis-about')}\n",
        epilog=examples(EXAMPLES),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add, number = parser.add_argument, metavar("number")
    add("file", metavar=metavar("file"), help=say("commands-replay-file"))
    add("--json", action="store_true", help=say("analysis-json"))
    add("--svg", metavar=metavar("file", ".svg"), help=say("analysis-svg"))
    add("--seat", type=any_number, metavar=number, help=say("analysis-seat"))
    add("--playouts", type=whole_number, metavar=number, help=say("analysis-playouts"))
    add("--jobs", type=whole_number, metavar=number, help=say("analysis-jobs"))
    add_ray(add)
    parser.set_defaults(run=_run)


def _run(parsed: argparse.Namespace) -> int:
    from boneace.errors import RecordError
    from boneace.study.files import checked

    svg = checked(parsed.svg, (".svg",), say("analysis-a-plot")) if parsed.svg else None
    status = 0
    with workers_of(parsed, 1) as workers:
        for number, record in enumerate(records_of(parsed.file)):
            try:
                if isinstance(record, RecordError):
                    raise record
                if svg is not None and number:
                    raise record.error(say("analysis-one-svg"))
                _review(record, parsed, svg, workers)
            except RecordError as error:
                status = BAD_INPUT
                refuse(error)
    return status


def _review(
    record: Record, parsed: argparse.Namespace, svg: Path | None, workers: Workers | None
) -> None:
    from boneace.analysis import plot, report
    from boneace.analysis.review import review
    from boneace.study.files import write_text

    match = replayed(record, parsed)
    with counted(parsed.json or not sys.stderr.isatty(), "analysis-running") as told:
        found = review(
            match,
            playouts=parsed.playouts,
            seat=parsed.seat,
            compiled=True,
            workers=workers,
            told=told,
        )
    if parsed.json:
        print_json(report.to_json(found))
    else:
        report.tell(found, plain_console(highlight=False))
    if svg is not None:
        write_text(svg, plot.svg(found))
