"""`boneace replay FILE`: replay records and report where they end."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from boneace.commands.given import any_number, records_of, refuse, replayed
from boneace.commands.parsing import Wrapped, examples
from boneace.languages import say
from boneace.languages.choice import metavar
from boneace.languages.lists import listed
from boneace.languages.streams import print_json

#: Bytes of a file. A shorter file is replayed in less time than compiled rules take to load.
LONG = 100_000

if TYPE_CHECKING:
    from boneace.errors import RecordError
    from boneace.match.match import Match
    from boneace.record import Record

EXAMPLES = """\
  boneace replay match.toml --log
  boneace replay match.toml --seat 0 --json
  boneace replay evening.jsonl
  boneace replay - --json
"""


def add_replay(commands: Any) -> None:
    parser = commands.add_parser(
        "replay",
        help=say("commands-replay"),
        description=say("commands-replay-about"),
        epilog=examples(EXAMPLES),
        formatter_class=Wrapped,
    )
    add = parser.add_argument
    add("file", metavar=metavar("file"), help=say("commands-replay-file"))
    add("--json", action="store_true", help=say("commands-replay-json"))
    add("--seat", type=any_number, metavar=metavar("number"), help=say("commands-replay-seat"))
    add("--log", action="store_true", help=say("commands-replay-log"))
    parser.set_defaults(run=_run)


def _run(parsed: argparse.Namespace) -> int:
    from boneace.errors import RecordError

    status = 0
    with _compiling(parsed.file) as compile_for:
        for record in records_of(parsed.file):
            try:
                if isinstance(record, RecordError):
                    raise record
                compile_for(record.game)
                _tell(record, parsed)
            except RecordError as error:
                status = 2
                _complain(error, parsed.json)
    return status


@contextmanager
def _compiling(file: str) -> Iterator[Callable[[str], None]]:
    """A function to call with each record's game: for a long file it starts compiling the game."""
    if Path(file).exists() and Path(file).stat().st_size < LONG:
        yield lambda game: None
        return
    from boneace import games
    from boneace.compiling.preparing import Preparing, shown

    begun: dict[str, Preparing] = {}

    def compile_for(game: str) -> None:
        if game not in begun and game in games.names():
            begun[game] = Preparing(game, stack.enter_context(shown(sys.stderr)))
            stack.enter_context(begun[game])

    with ExitStack() as stack:
        yield compile_for


def _tell(record: Record, parsed: argparse.Namespace) -> None:
    from boneace.match.replaying import report

    match = replayed(record, parsed)
    found = report(match, parsed.seat, parsed.log)
    if parsed.json:
        print_json(found)
    else:
        _print_words(match, found)


def _print_words(match: Match, found: dict[str, Any]) -> None:
    for line in found.get("log", []):
        print(line)
    print(f"{match.declaration.title} ({match.preset}): {', '.join(match.players)}")
    for key, kept in found["standing"].items():
        values = kept if isinstance(kept, list) else [kept]
        told = [say("commands-replay-out") if value is None else str(value) for value in values]
        print(say("commands-replay-standing", key=key, values=", ".join(told)))
    if match.over:
        winners = [match.players[winner] for winner in found["result"]["winners"]]
        many = len(winners)
        print(say("commands-replay-over", deal=match.deal, who=listed(winners), count=many))
        return
    chance = match.turn == "chance"
    who = say("commands-replay-card") if chance else match.players[int(match.turn or 0)]
    dealer = match.players[match.dealer]
    print(say("commands-replay-waiting", deal=match.deal, dealer=dealer, who=who))
    if found["legal"]:
        print(say("commands-replay-legal", moves=", ".join(found["legal"])))


def _complain(error: RecordError, as_json: bool) -> None:
    if as_json:
        places = {"line": error.line, "deal": error.deal, "place": error.place}
        told = {"error": str(error), "reason": error.reason, **places}
        print_json(told)
    refuse(error)
