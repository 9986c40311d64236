"""`boneace puzzles GAME`: positions with one clearly best move, drawn from matches."""

from __future__ import annotations

import argparse
import sys
from itertools import chain
from typing import TYPE_CHECKING

from boneace.bots.kinds import names
from boneace.commands.bar import progress
from boneace.commands.given import any_number, records_of, stopping, whole_number
from boneace.commands.parsing import examples
from boneace.languages import say
from boneace.languages.choice import metavar
from boneace.languages.streams import INTERRUPTED

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Any

    from boneace.learn.puzzles import Puzzle

COUNT, BOTS = 20, ("novice",)
EXAMPLES = """\
  boneace puzzles thirty-one --count 5
  boneace puzzles mus club --seed 7 --out mus.jsonl
  boneace puzzles primiera novice zoo:random --count 60
  boneace puzzles thirty-one --from evening.jsonl
"""


def add_puzzles(commands: Any) -> None:
    parser = commands.add_parser(
        "puzzles",
        help=say("puzzles-help"),
        description=f"{say('puzzles-about')}\n",
        epilog=examples(EXAMPLES),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add, number, file = parser.add_argument, metavar("number"), metavar("file")
    add("game", metavar=metavar("game"), help=say("commands-game"))
    bots = say("arena-bots", levels=", ".join(names()))
    add("bots", metavar=metavar("bot"), nargs="*", default=[], help=bots)
    add("--count", type=whole_number, default=COUNT, metavar=number, help=say("puzzles-count"))
    add("--seed", type=any_number, default=0, metavar=number, help=say("puzzles-seed"))
    add("--from", dest="source", metavar=file, help=say("puzzles-from"))
    add("--out", metavar=metavar("file", ".jsonl"), help=say("puzzles-out"))
    parser.set_defaults(run=_run)


def _run(parsed: argparse.Namespace) -> int:
    from boneace import games
    from boneace.arena.players import check, named
    from boneace.learn.drawing import various
    from boneace.learn.puzzles import as_record
    from boneace.study.files import checked, write_text

    games.declaration(parsed.game)  # raises an error for an unknown game, before any work
    bots = named(parsed.game, parsed.bots or BOTS)
    check(parsed.game, bots)  # and for an unknown bot
    out = checked(parsed.out, (".jsonl",), say("puzzles-a-file")) if parsed.out else None
    lines: list[str] = []
    with progress(not sys.stderr.isatty()) as tell, stopping() as stopped:
        for one in various(_puzzles(parsed, bots, stopped), parsed.count):
            lines.append(as_record(one).to_json_line())
            tell(say("puzzles-drawing"), len(lines) / parsed.count)
    if out is None:
        print(*lines, sep="\n", end="\n" if lines else "")
    elif lines:  # an existing file stays if nothing was found
        write_text(out, "".join(f"{line}\n" for line in lines))
    print(say("puzzles-drawn", count=len(lines)), file=sys.stderr)
    return INTERRUPTED if stopped() else 0


def _puzzles(
    parsed: argparse.Namespace, bots: Sequence[str], stopped: Callable[[], bool]
) -> Iterator[Puzzle]:
    """Puzzles from the matches in a file, or from matches between bots, until interrupted."""
    from boneace.learn import drawing

    if parsed.source is None:
        found = drawing.puzzles(parsed.game, bots, parsed.seed, stopped)
    else:
        found = chain.from_iterable(map(drawing.drawn, _matches(parsed)))
    for one in found:
        if stopped():
            return
        yield one


def _matches(parsed: argparse.Namespace) -> Iterator[Any]:
    from boneace.errors import RecordError, quoted
    from boneace.match.replaying import replay

    for record in records_of(parsed.source):
        if isinstance(record, RecordError):
            raise record
        if record.game != parsed.game:
            told = {"game": quoted(record.game), "wanted": parsed.game}
            raise record.error(say("puzzles-other-game", **told))
        yield replay(record, at_once=True)
