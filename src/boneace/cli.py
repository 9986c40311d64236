"""The command `boneace`: the table by default, and what else there is."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence

from boneace import __version__, commands
from boneace.errors import BoneAceError

BAD_INPUT = 2
EPILOG = """\
Without a command, boneace opens the table in the browser.
Options of a game are listed by: boneace rules GAME --options
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns its exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if not given or (given[0].startswith("-") and given[0] not in ("-h", "--help", "--version")):
        given.insert(0, "table")
    parsed = _parser().parse_args(given)
    run: Callable[[argparse.Namespace], int] = parsed.run
    try:
        return run(parsed)
    except BoneAceError as error:
        print(f"boneace: {error}", file=sys.stderr)
        return BAD_INPUT
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        print(f"boneace: {where}{error.strerror or error}", file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:
        return 1
    except KeyboardInterrupt:
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="boneace",
        description="The Thirty-one family of card games: play, replay, study.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"boneace {__version__}")
    added = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for add in (
        commands.add_table,
        commands.add_play,
        commands.add_replay,
        commands.add_games,
        commands.add_rules,
        commands.add_study,
        commands.add_bench,
    ):
        add(added)
    return parser


if __name__ == "__main__":
    sys.exit(main())
