"""`boneace` or `boneace table`: the table in the browser."""

from __future__ import annotations

import argparse
from typing import Any

from boneace.commands.copies import add_copies
from boneace.commands.given import figures
from boneace.commands.parsing import Wrapped, examples
from boneace.commands.table_matches import add_matches
from boneace.commands.table_tidy import add_tidy
from boneace.errors import shown
from boneace.languages import say
from boneace.languages.choice import metavar

MOST_WORKERS = 256

EXAMPLES = """\
  boneace
  boneace table --port 8080 --no-browser
  boneace table --db evening.db --bot-delay 0.5
  boneace table backup copy.db
"""


def add_table(commands: Any) -> None:
    parser = commands.add_parser(
        "table",
        help=say("commands-table"),
        description=say("commands-table-about"),
        epilog=f"{say('commands-table-epilog')}\n\n{examples(EXAMPLES)}",
        formatter_class=Wrapped,
    )
    add, host = parser.add_argument, say("commands-table-host")
    add("--host", default="127.0.0.1", metavar=metavar("host"), help=host)
    port, delay = say("commands-table-port"), say("commands-table-delay")
    add("--port", type=_port, default=3131, metavar=metavar("port"), help=port)
    add("--db", metavar=metavar("file"), help=say("commands-table-db"))
    add("--news", type=_news, metavar=metavar("url"), help=say("commands-table-news"))
    add(
        "--workers",
        type=_few,
        default=0,
        metavar=metavar("number"),
        help=say("commands-table-workers"),
    )
    add("--ray", metavar=metavar("address"), help=say("commands-table-ray"))
    add("--no-browser", action="store_true", help=say("commands-table-no-browser"))
    add("--bot-delay", type=_seconds, default=0.9, metavar=metavar("seconds"), help=delay)
    _add_operating(parser)
    parser.set_defaults(run=_run)
    title, command = say("commands-title"), metavar("command")
    added = parser.add_subparsers(title=title, metavar=f"[{command}]")  # default: serve
    add_copies(added)
    add_matches(added)
    add_tidy(added)


def _add_operating(parser: argparse.ArgumentParser) -> None:
    """Add the options for a server that others can reach."""
    add = parser.add_argument
    name, proxy = say("commands-table-name"), say("commands-table-proxy")
    add("--name", action="append", default=[], metavar=metavar("host"), help=name)
    add("--proxy", action="append", default=[], type=_proxy, metavar=metavar("network"), help=proxy)
    metrics, log = say("commands-table-metrics"), say("commands-table-log")
    add("--metrics", type=_place, metavar=metavar("place"), help=metrics)
    how = metavar("how")
    add("--log", choices=("text", "json"), default="text", metavar=how, help=log)
    levels, level = ("debug", "info", "warning", "error"), say("commands-table-log-level")
    add("--log-level", choices=levels, default="info", metavar=how, help=level)


def _port(text: str) -> int:
    if (port := figures(text)) is None or port > 65535:
        raise argparse.ArgumentTypeError(say("commands-table-bad-port", text=shown(text)))
    return port


def _few(text: str) -> int:
    if (workers := figures(text)) is None or workers > MOST_WORKERS:
        bad = say("commands-table-bad-workers", text=shown(text), most=MOST_WORKERS)
        raise argparse.ArgumentTypeError(bad)
    return workers


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 60:
        raise argparse.ArgumentTypeError(say("commands-table-bad-delay", text=shown(text)))
    return seconds


def _news(text: str) -> str:
    if not text.startswith(("redis://", "rediss://")):
        raise argparse.ArgumentTypeError(say("commands-table-bad-news", text=shown(text)))
    return text


def _proxy(text: str) -> str:
    from boneace.table.web.entrance import stated_proxy

    try:
        return stated_proxy(text)
    except ValueError:
        raise argparse.ArgumentTypeError(
            say("commands-table-bad-proxy", text=shown(text))
        ) from None


def _place(text: str) -> tuple[str, int]:
    """An address to listen at: PORT on this machine, or HOST:PORT."""
    host, _, port = text.rpartition(":")
    return host.strip("[]") or "127.0.0.1", _port(port)


def _run(parsed: argparse.Namespace) -> int:
    from boneace.table.web.serve import Settings, run

    return run(
        Settings(
            host=parsed.host,
            port=parsed.port,
            db=parsed.db,
            news=parsed.news,
            workers=parsed.workers,
            ray=parsed.ray,
            open_browser=not parsed.no_browser,
            bot_delay=parsed.bot_delay,
            names=tuple(parsed.name),
            proxies=tuple(parsed.proxy),
            metrics=parsed.metrics,
            log_form=parsed.log,
            log_level=parsed.log_level,
        )
    )
