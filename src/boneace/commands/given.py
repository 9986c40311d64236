"""What several commands share: reading numbers, the workers, an interrupt, and the console."""

from __future__ import annotations

import argparse
import io
import math
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from boneace.errors import printable, shown
from boneace.languages import say
from boneace.languages.choice import metavar
from boneace.languages.streams import INTERRUPTED
from boneace.stopping import handled

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from rich.console import Console

    from boneace.cluster import Workers
    from boneace.errors import RecordError
    from boneace.match.match import Match
    from boneace.record import Record


_MOST = (1 << 63) - 1
_FIGURES = 300
"""The most figures of a seed: as many as `boneace.new` takes."""


def figures(text: str) -> int | None:
    """A whole number that is written in figures; None for anything else, or too many figures."""
    plain = len(text) <= _FIGURES and text.isascii() and text.isdigit()
    return int(text) if plain else None


def whole_number(text: str) -> int:
    """A whole number from 1 on; raises ArgumentTypeError for anything else."""
    found = figures(text)
    if not found:
        raise argparse.ArgumentTypeError(say("commands-bad-whole", text=shown(text)))
    if found > _MOST:
        told = say("commands-large-whole", most=str(_MOST), text=shown(text))
        raise argparse.ArgumentTypeError(told)
    return found


def any_number(text: str) -> int:
    """A whole number, negative too; raises ArgumentTypeError for anything else."""
    written = text.removeprefix("-")
    found = figures(written)
    if found is None and not written.isdigit():
        raise argparse.ArgumentTypeError(say("commands-no-number", text=shown(text)))
    if found is None:
        raise argparse.ArgumentTypeError(
            say("commands-bad-number", text=shown(text), most=_FIGURES)
        )
    return -found if text.startswith("-") else found


def amount(text: str) -> float:
    """A number above 0; raises ArgumentTypeError for anything else."""
    try:
        found = float(text)
    except ValueError:
        found = math.nan
    if not 0 < found < math.inf:
        raise argparse.ArgumentTypeError(say("commands-bad-amount", text=shown(text)))
    return found


def plain_console(**how: Any) -> Console:
    """A console for tables that prints names as they are: a player or a bot may be called `[/b]`,
    which would otherwise be markup of rich, and an error."""
    from rich.console import Console

    return Console(markup=False, emoji=False, **how)


@contextmanager
def stopping() -> Iterator[Callable[[], bool]]:
    """Whether the user has interrupted; a second interrupt ends the command as usual."""
    asked: list[int] = []
    usual = signal.getsignal(signal.SIGINT)

    def ask(number: int, _: object) -> None:
        asked.append(number)
        signal.signal(signal.SIGINT, usual)

    with handled([signal.SIGINT], ask):
        yield lambda: bool(asked)


def add_rules(add: Callable[..., Any], seats: str) -> None:
    """Add the options that choose the rules of a match; `seats` is the help of the last."""
    add("--preset", metavar=metavar("preset"), help=say("commands-play-preset"))
    option = say("commands-play-option")
    add("--option", metavar=metavar("option"), action="append", default=[], help=option)
    add("--seats", type=whole_number, metavar=metavar("seats"), help=seats)


def add_ray(add: Callable[..., Any]) -> None:
    """Add the option to share out the work on a cluster of Ray."""
    add("--ray", metavar=metavar("address"), help=say("cluster-ray"))


def status(stopped: Callable[[], bool], told: str) -> int:
    """The exit status of a command; if it was interrupted, what is said about that is printed."""
    if not stopped():
        return 0
    print(told, file=sys.stderr)
    return INTERRUPTED


def refuse(error: Exception) -> None:
    """Say why a record is refused."""
    print(f"boneace: {printable(str(error))}", file=sys.stderr)


def records_of(file: str) -> Iterator[Record | RecordError]:
    """Every record of a file; `-` is the standard input. Raises OSError."""
    from boneace.record import read_all, read_stream

    if file != "-":
        return read_all(file)
    return read_stream(sys.stdin.buffer if sys.stdin else io.BytesIO())  # none if it is closed


def replayed(record: Record, parsed: argparse.Namespace) -> Match:
    """The match of a record, which may be somebody else's: for people to read, control characters
    in names are escaped. Raises RecordError, also if there is no such `--seat`."""
    from boneace.match.replaying import replay

    if not parsed.json:
        record.players = [printable(name) for name in record.players]
    match = replay(record, at_once=True)
    if parsed.seat is not None and not 0 <= parsed.seat < match.seats:
        last = match.seats - 1
        raise record.error(say("commands-replay-no-seat", seat=parsed.seat, last=last))
    return match


def workers_of(parsed: argparse.Namespace, jobs: int) -> AbstractContextManager[Workers | None]:
    """The workers that `--ray` and `--jobs` ask for; without `--ray`, `jobs` processes.

    None means one job, done in this process. Raises ClusterError if the cluster cannot be used.
    """
    from boneace import cluster

    return cluster.sharing(parsed.jobs if parsed.ray else parsed.jobs or jobs, parsed.ray)
