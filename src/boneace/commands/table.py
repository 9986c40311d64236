"""`boneace` or `boneace table`: the table in the browser."""

from __future__ import annotations

import argparse
from typing import Any


def add_table(commands: Any) -> None:
    parser = commands.add_parser(
        "table",
        help="open the table in the browser (the default)",
        description="Serve the table on this machine and open it in the browser.",
    )
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (%(default)s)")
    parser.add_argument(
        "--port", type=_port, default=3131, help="port; 0 takes a free one (%(default)s)"
    )
    parser.add_argument("--db", metavar="FILE", help="the file that keeps the matches")
    parser.add_argument("--no-browser", action="store_true", help="print the address only")
    parser.add_argument(
        "--bot-delay",
        type=_seconds,
        default=0.9,
        metavar="SECONDS",
        help="how long a bot takes for a move (%(default)s)",
    )
    parser.set_defaults(run=_run)


def _port(text: str) -> int:
    if not text.isdigit() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"a port is a number from 0 to 65535, not {text!r}")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 60:
        raise argparse.ArgumentTypeError(f"a delay is 0 to 60 seconds, not {text!r}")
    return seconds


def _run(parsed: argparse.Namespace) -> int:
    from boneace.table.serve import run

    return run(
        host=parsed.host,
        port=parsed.port,
        db=parsed.db,
        open_browser=not parsed.no_browser,
        bot_delay=parsed.bot_delay,
    )
