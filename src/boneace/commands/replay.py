"""`boneace replay FILE`: play records through, and say where they end."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from boneace.errors import RecordError
    from boneace.match import Match
    from boneace.record import Record


def add_replay(commands: Any) -> None:
    parser = commands.add_parser(
        "replay",
        help="replay match records",
        description="Replay a record (.toml) or many (.jsonl) and tell where each ends. "
        "Exit status 2 where one cannot be replayed; the others of the file still are.",
    )
    parser.add_argument("file", metavar="FILE", help="a record: .toml, or .jsonl with one a line")
    parser.add_argument("--json", action="store_true", help="one JSON object for each record")
    parser.add_argument("--seat", type=int, metavar="N", help="tell only what seat N may know")
    parser.add_argument("--log", action="store_true", help="tell it event by event")
    parser.set_defaults(run=_run)


def _run(parsed: argparse.Namespace) -> int:
    from boneace.errors import RecordError
    from boneace.record import read_all

    status = 0
    for record in read_all(parsed.file):
        try:
            if isinstance(record, RecordError):
                raise record
            _tell(record, parsed)
        except RecordError as error:
            status = 2
            _complain(error, parsed.json)
    return status


def _tell(record: Record, parsed: argparse.Namespace) -> None:
    from boneace.replaying import replay, report

    match = replay(record)
    if parsed.seat is not None and not 0 <= parsed.seat < match.seats:
        raise record.error(f"there is no seat {parsed.seat}: seats are 0 to {match.seats - 1}")
    found = report(match, parsed.seat, parsed.log)
    if parsed.json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        _print_words(match, found)


def _print_words(match: Match, found: dict[str, Any]) -> None:
    for line in found.get("log", []):
        print(line)
    print(f"{match.declaration.title} ({match.preset}): {', '.join(match.players)}")
    for key, kept in found["standing"].items():
        values = kept if isinstance(kept, list) else [kept]
        print(f"{key}: {', '.join('out' if value is None else str(value) for value in values)}")
    if match.over:
        winners = [match.players[winner] for winner in found["result"]["winners"]]
        print(f"over after deal {match.deal}; won by {' and '.join(winners)}")
        return
    who = "the next card" if match.turn == "chance" else match.players[int(match.turn or 0)]
    print(f"deal {match.deal}, dealt by {match.players[match.dealer]}; waiting for {who}")
    if found["legal"]:
        print(f"legal: {', '.join(found['legal'])}")


def _complain(error: RecordError, as_json: bool) -> None:
    if as_json:
        places = {"line": error.line, "deal": error.deal, "place": error.place}
        told = {"error": str(error), "reason": error.reason, **places}
        print(json.dumps(told, ensure_ascii=False))
    print(f"boneace: {error}", file=sys.stderr)
