"""`boneace study vingt-un`: a deal calculated exactly, and checked by play."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from boneace.commands.bar import progress
from boneace.commands.given import figures, plain_console
from boneace.commands.study_output import Output
from boneace.declare import written
from boneace.errors import shown
from boneace.languages import say
from boneace.languages.choice import metavar
from boneace.languages.streams import print_json

HANDS = 10_000_000
FAILED = 1
EXAMPLES = """\
  boneace study vingt-un --table
  boneace study vingt-un --dealer 17 --check
  boneace study vingt-un --without "KS KH 5D" --compositions --csv table.csv
  boneace study vingt-un --pack "A=4 2=4 3=4 9=4 T=4 K=4" --json
  boneace study vingt-un --variants --plot variants.svg
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments about a deal to a parser."""
    _add_asked(parser.add_argument_group(say("study-asked")))
    _add_deal(parser.add_argument_group(say("study-deal")))


def given(parsed: argparse.Namespace) -> str | None:
    """The first argument given that is about a deal of Vingt-Un, or None."""
    usual = {"dealer": "best", "player": "best", "table": False, "compositions": False}
    usual |= dict.fromkeys(("check", "variants", "without", "pack"))
    named = (name for name, value in usual.items() if getattr(parsed, name) != value)
    return next((f"--{name}" for name in named), None)


def _add_asked(group: Any) -> None:
    group.add_argument("--table", action="store_true", help=say("study-table"))
    group.add_argument("--compositions", action="store_true", help=say("study-compositions"))
    told = f"{HANDS:,}"
    for name, about in (
        ("--check", say("study-check", deals=told)),
        ("--variants", say("study-variants", deals=told)),
    ):
        deals = metavar("deals")
        group.add_argument(name, nargs="?", type=_deals, const=HANDS, metavar=deals, help=about)


def _add_deal(group: Any) -> None:
    add, how = group.add_argument, metavar("how")
    add("--dealer", default="best", metavar=how, help=say("study-dealer"))
    add("--player", default="best", metavar=how, help=say("study-player"))
    pack = group.add_mutually_exclusive_group()
    pack.add_argument("--without", metavar=metavar("cards"), help=say("study-without"))
    pack.add_argument("--pack", metavar=metavar("ranks"), help=say("study-pack"))


def _deals(text: str) -> int:
    digits = text.replace("_", "").replace(",", "")
    if (deals := figures(digits)) is None or not 1000 <= deals <= 10**11:
        raise argparse.ArgumentTypeError(say("study-bad-deals", text=shown(text)))
    return deals


def run(report: Any, parsed: argparse.Namespace) -> int:
    """Answer by the report of the game; FAILED where its check disagrees."""
    request = _request(report, parsed)
    request.rules()
    output = Output.asked(parsed)
    found = _studied(report, request, quiet=parsed.json)
    output.write(found.write_csv, lambda path: _draw(found, path))
    _tell(found, parsed.json)
    if not parsed.json:
        output.tell()
    return 0 if found.check is None or found.check.agrees else FAILED


def _request(report: Any, parsed: argparse.Namespace) -> Any:
    """The request that the command line makes. Raises an error if it is not possible."""
    from boneace.study.vingt_un import pack
    from boneace.study.vingt_un.strategies import strategy

    chosen = pack.WHOLE
    if parsed.without is not None:
        chosen = pack.without(parsed.without)
    elif parsed.pack is not None:
        chosen = pack.of_ranks(parsed.pack)
    return report.Request(
        pack=chosen,
        dealer=strategy(parsed.dealer),
        player=strategy(parsed.player),
        options=written(parsed.option),
        check=parsed.check or 0,
        variants=parsed.variants or 0,
        compositions=parsed.compositions,
        seed=parsed.seed,
    )


def _studied(report: Any, request: Any, quiet: bool) -> Any:
    """The study, with a progress bar on the terminal."""
    with progress(quiet) as tell:
        return report.study(request, tell)


def _draw(found: Any, path: Path) -> None:
    from boneace.study.vingt_un.plot import draw

    draw(found, path)


def _tell(found: Any, as_json: bool) -> None:
    if as_json:
        print_json(found.to_json())
        return
    from boneace.study.vingt_un.show import WIDEST, show

    show(found, plain_console(width=None if sys.stdout.isatty() else WIDEST, highlight=False))
