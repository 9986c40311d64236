"""`boneace study GAME`: what decisions and rules are worth, worked out and checked by play."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

HANDS = 10_000_000
FAILED = 1
DESCRIPTION = """\
Vingt-Un: what a player may expect of standing and of drawing, exactly, by total, soft or hard,
and by the cards; what dividing brings; and what the dealer has of it under one rule or another.

One player sits against the dealer, with a stake of 1 and a pack that is whole or as you say. The
dealer sees what the player has drawn and that he stood, and plays last. By default both play
their best against each other; either can be given a rule instead.
"""
EPILOG = """\
Strategies are written: best, or the count that is stood on, such as 17; 16/18 is to stand on 16,
and on 18 with an ace that counts eleven.

examples:
  boneace study vingt-un --table
  boneace study vingt-un --dealer 17 --check
  boneace study vingt-un --without "KS KH 5D" --compositions --csv table.csv
  boneace study vingt-un --pack "A=4 2=4 3=4 9=4 T=4 K=4" --json
  boneace study vingt-un --variants --plot variants.svg
"""


def add_study(commands: Any) -> None:
    parser = commands.add_parser(
        "study",
        help="work out what decisions and rules are worth (vingt-un)",
        description=DESCRIPTION,
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="GAME", help="a game that is studied: vingt-un")
    asked = parser.add_argument_group("what is asked")
    asked.add_argument(
        "--table", action="store_true", help="the table of expectations (always there; the default)"
    )
    asked.add_argument(
        "--compositions", action="store_true", help="every hand by its cards, not only two cards"
    )
    asked.add_argument(
        "--check",
        nargs="?",
        type=_deals,
        const=HANDS,
        metavar="DEALS",
        help=f"play so many deals with the engine and compare ({HANDS:,}); exit status 1 where "
        "they do not agree",
    )
    asked.add_argument(
        "--variants",
        nargs="?",
        type=_deals,
        const=HANDS,
        metavar="DEALS",
        help="the dealer’s advantage with house rules on and off; what cannot be worked out is "
        f"played, so many deals of it ({HANDS:,}; a twentieth with several players)",
    )
    _add_deal(parser.add_argument_group("the deal"))
    _add_output(parser.add_argument_group("output"))
    parser.set_defaults(run=_run)


def _add_deal(group: Any) -> None:
    group.add_argument(
        "--dealer", default="best", metavar="HOW", help="the dealer’s strategy (%(default)s)"
    )
    group.add_argument(
        "--player", default="best", metavar="HOW", help="the player’s strategy (%(default)s)"
    )
    pack = group.add_mutually_exclusive_group()
    pack.add_argument(
        "--without", metavar="CARDS", help="cards that are not in the pack: “KS KH 5D”, or “K K 5”"
    )
    pack.add_argument(
        "--pack", metavar="RANKS", help="the pack by its ranks: “A=4 2=3 K=1”, others none"
    )
    group.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="a house rule: dealer_divides=forbidden or draw_on_21=false",
    )
    group.add_argument(
        "--seed", type=int, default=1, help="of what is played (%(default)s)", metavar="N"
    )


def _add_output(group: Any) -> None:
    group.add_argument("--json", action="store_true", help="print everything as JSON")
    group.add_argument("--csv", metavar="FILE", help="write the rows to FILE.csv")
    group.add_argument(
        "--plot",
        metavar="FILE",
        help="draw the table, or with --variants those, to FILE.svg, .png or .pdf "
        "(needs boneace[study])",
    )


def _deals(text: str) -> int:
    digits = text.replace("_", "").replace(",", "")
    if not digits.isascii() or not digits.isdigit() or not 1000 <= int(digits) <= 10**11:
        raise argparse.ArgumentTypeError(f"deals are a number from 1000, not {text!r}")
    return int(digits)


def _run(parsed: argparse.Namespace) -> int:
    from boneace import study
    from boneace.study.files import checked, write

    report = study.report(parsed.game)
    request = _request(report, parsed)
    request.rules()
    csv = checked(parsed.csv, (".csv",), "a table") if parsed.csv else None
    plot = _plot_file(parsed.plot) if parsed.plot else None
    found = _studied(report, request, quiet=parsed.json)
    if csv:
        write(csv, found.write_csv)
    if plot:
        from boneace.study.vingt_un.plot import draw

        write(plot, lambda path: draw(found, path))
    _tell(found, parsed.json)
    for path in (csv, plot):
        if path and not parsed.json:
            print(f"written: {path}")
    return 0 if found.check is None or found.check.agrees else FAILED


def _plot_file(given: str) -> Path:
    from boneace.study.files import checked
    from boneace.study.vingt_un.plot import KINDS, must_be_there

    must_be_there()
    return checked(given, KINDS, "a drawing")


def _request(report: Any, parsed: argparse.Namespace) -> Any:
    """What is asked, from the command line. Raises where it cannot be."""
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
        options=_options(parsed.option),
        check=parsed.check or 0,
        variants=parsed.variants or 0,
        compositions=parsed.compositions,
        seed=parsed.seed,
    )


def _options(given: list[str]) -> dict[str, object]:
    from boneace.errors import OptionError

    found: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError(f"--option is written NAME=VALUE, not “{text}”")
        found[name.strip()] = value.strip()
    return found


def _studied(report: Any, request: Any, quiet: bool) -> Any:
    """The study, with a bar of what is being done on the terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    console = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()
    with Progress(*columns, console=console, transient=True, disable=quiet) as bars:
        task = bars.add_task("Starting", total=1.0)

        def told(what: str, part: float) -> None:
            bars.update(task, description=what, completed=part)

        return report.study(request, told)


def _tell(found: Any, as_json: bool) -> None:
    if as_json:
        print(json.dumps(found.to_json(), ensure_ascii=False))
        return
    from rich.console import Console

    from boneace.study.vingt_un.show import WIDEST, show

    show(found, Console(width=None if sys.stdout.isatty() else WIDEST, highlight=False))
