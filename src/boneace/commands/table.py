"""`boneace` or `boneace table`: the table in the browser."""

from __future__ import annotations

import argparse
from typing import Any

from boneace.commands.table_matches import add_matches
from boneace.languages import say
from boneace.languages.choice import metavar


def add_table(commands: Any) -> None:
    parser = commands.add_parser(
        "table",
        help=say("commands-table"),
        description=say("commands-table-about"),
    )
    add, host = parser.add_argument, say("commands-table-host")
    add("--host", default="127.0.0.1", metavar=metavar("host"), help=host)
    port, delay = say("commands-table-port"), say("commands-table-delay")
    add("--port", type=_port, default=3131, metavar=metavar("port"), help=port)
    add("--db", metavar=metavar("file"), help=say("commands-table-db"))
    add("--no-browser", action="store_true", help=say("commands-table-no-browser"))
    add("--bot-delay", type=_seconds, default=0.9, metavar=metavar("seconds"), help=delay)
    parser.set_defaults(run=_run)
    title, command = say("commands-title"), metavar("command")
    add_matches(parser.add_subparsers(title=title, metavar=command))


def _port(text: str) -> int:
    if not text.isdigit() or int(text) > 65535:
        raise argparse.ArgumentTypeError(say("commands-table-bad-port", text=repr(text)))
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 60:
        raise argparse.ArgumentTypeError(say("commands-table-bad-delay", text=repr(text)))
    return seconds


def _run(parsed: argparse.Namespace) -> int:
    from boneace.table.web.serve import run

    return run(
        host=parsed.host,
        port=parsed.port,
        db=parsed.db,
        open_browser=not parsed.no_browser,
        bot_delay=parsed.bot_delay,
    )
