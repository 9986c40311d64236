"""`boneace study GAME`: the questions that players of a game argue about, calculated or
simulated."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from boneace.commands import study_deal
from boneace.commands.given import amount, any_number, plain_console, status, stopping, whole_number
from boneace.commands.parsing import examples
from boneace.commands.study_output import Output
from boneace.declare import written
from boneace.languages import say
from boneace.languages.choice import metavar
from boneace.languages.streams import print_json

if TYPE_CHECKING:
    from boneace.study.told import Studied

EXAMPLES = """\
  boneace study thirty-one
  boneace study switch knock --seats 4 --deals 5000000
  boneace study mus lances --seats 2 --csv lances.csv
  boneace study primiera rules --option vying=yes --plot rules.svg
"""


def add_study(commands: Any) -> None:
    strategies = say("study-strategies")
    parser = commands.add_parser(
        "study",
        help=say("study-help"),
        description=f"{say('study-about-questions')}\n\n{say('study-about')}\n",
        epilog=f"{strategies}\n\n{examples(EXAMPLES + study_deal.EXAMPLES)}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    question, number = metavar("name"), metavar("number")
    parser.add_argument("game", metavar=metavar("game"), help=say("commands-game"))
    asked = say("study-question")
    parser.add_argument("question", nargs="*", default=[], metavar=question, help=asked)
    add = parser.add_argument
    add("--list", action="store_true", help=say("study-list"))
    add("--preset", metavar=metavar("preset"), help=say("commands-play-preset"))
    differs = say("commands-play-option")
    add("--option", metavar=metavar("option"), action="append", default=[], help=differs)
    add("--seats", type=whole_number, metavar=metavar("seats"), help=say("study-seats-asked"))
    add("--deals", type=whole_number, metavar=number, help=say("study-deals"))
    add("--seconds", type=amount, metavar=metavar("seconds"), help=say("study-seconds-asked"))
    add("--seed", type=any_number, default=1, help=say("study-seed"), metavar=number)
    output = parser.add_argument_group(say("study-output")).add_argument
    output("--json", action="store_true", help=say("study-json"))
    output("--csv", metavar=metavar("file", ".csv"), help=say("study-csv"))
    output("--plot", metavar=metavar("file"), help=say("study-plot"))
    study_deal.add_arguments(parser)
    parser.set_defaults(run=_run)


def _run(parsed: argparse.Namespace) -> int:
    from boneace import study
    from boneace.study.answers import questions

    if parsed.list:
        for question in questions(parsed.game):
            print(f"{question.name:10} {question.title}")
        return 0
    report, own = study.report(parsed.game), study_deal.given(parsed)
    if report is not None and not parsed.question:
        for name in ("preset", "seats", "deals", "seconds"):
            if getattr(parsed, name) is not None:
                raise study.StudyError(say("study-for-questions", name=f"--{name}"))
        return study_deal.run(report, parsed)
    if own is not None:
        raise study.StudyError(say("study-for-deal", name=own))
    return _answer(parsed)


def _answer(parsed: argparse.Namespace) -> int:
    """Answer questions."""
    from boneace.commands.bar import progress
    from boneace.study import table
    from boneace.study.answers import study
    from boneace.study.questions import Asked

    output = Output.asked(parsed)
    with stopping() as stopped, progress(parsed.json or not sys.stderr.isatty()) as tell:
        asked = Asked(
            parsed.game,
            parsed.preset,
            written(parsed.option),
            parsed.seats,
            parsed.deals,
            parsed.seconds,
            parsed.seed,
            tell,
            stopped,
        )
        found = study(asked, parsed.question)
    output.write(lambda path: table.write_csv(found, path), lambda path: _draw(found, path))
    _tell(found, parsed.json)
    if not parsed.json:
        output.tell()
    return status(stopped, say("study-stopped"))


def _draw(found: Studied, path: Path) -> None:
    from boneace.study.plot import draw

    draw(found, path)


def _tell(found: Studied, as_json: bool) -> None:
    if as_json:
        from msgspec import to_builtins

        print_json(to_builtins(found))
        return
    from boneace.study.show import WIDEST, show

    show(found, plain_console(width=None if sys.stdout.isatty() else WIDEST, highlight=False))
