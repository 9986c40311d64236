"""`boneace bot --url ADDRESS`: a bot that plays at a table of another server."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import signal
from typing import TYPE_CHECKING, Any

from boneace import bots
from boneace.commands.given import whole_number
from boneace.commands.parsing import Wrapped, examples
from boneace.languages import say
from boneace.languages.choice import metavar
from boneace.languages.streams import INTERRUPTED

if TYPE_CHECKING:
    from boneace.table.away.guest import Guest

USUAL = "master"

EXAMPLES = """\
  boneace bot --url http://192.168.1.5:3131/table/k3x9m2pq --level expert --name Ada
  boneace bot --url http://192.168.1.5:3131/table/k3x9m2pq --policy mine.npz --matches 10
"""


def add_bot(commands: Any) -> None:
    parser = commands.add_parser(
        "bot",
        help=say("outside-help"),
        description=say("outside-about"),
        epilog=examples(EXAMPLES),
        formatter_class=Wrapped,
    )
    add, number = parser.add_argument, metavar("number")
    add("--url", required=True, metavar=metavar("address"), help=say("outside-url"))
    add("--level", choices=bots.names(), default=USUAL, help=say("outside-level"))
    add("--policy", metavar=metavar("file"), help=say("outside-policy"))
    add("--name", metavar=metavar("name"), help=say("outside-name"))
    add("--matches", type=whole_number, metavar=number, help=say("outside-matches"))
    parser.set_defaults(run=_run)


def _run(parsed: argparse.Namespace) -> int:
    from boneace.arena.players import POLICY
    from boneace.env.policies import loaded
    from boneace.table.away.address import Address
    from boneace.table.away.guest import Guest

    address = Address.read(parsed.url)
    level = parsed.level
    if parsed.policy is not None:
        loaded(parsed.policy)  # an unreadable file is reported before the table is joined
        level = f"{POLICY}:{parsed.policy}"
    guest = Guest(address, level, parsed.name, parsed.matches, _tell)
    try:
        asyncio.run(_play(guest))
    except (KeyboardInterrupt, asyncio.CancelledError):
        return INTERRUPTED
    return 0


def _tell(line: str) -> None:
    print(line, flush=True)


async def _play(guest: Guest) -> None:
    """Play; the first Ctrl+C leaves when the match is over, the second at once."""
    loop, task = asyncio.get_running_loop(), asyncio.current_task()
    asked = False

    def stop() -> None:
        nonlocal asked
        if asked and task is not None:
            task.cancel()
        elif not guest.leave():
            _tell(say("outside-leaves-later"))
        asked = True

    with contextlib.suppress(NotImplementedError):  # Windows: Ctrl+C ends it at once
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, stop)
    await guest.play()
