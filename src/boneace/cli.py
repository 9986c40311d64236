"""The command `boneace`: it opens the table by default, and has subcommands for the rest."""

from __future__ import annotations

import argparse
import os
import sys
import threading
import warnings
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from boneace import __version__, commands
from boneace.commands.compare import NAME
from boneace.commands.parsing import Command, Parser, translated
from boneace.compiling import LOADER
from boneace.errors import BoneAceError, GameWarning, OptionError, printable
from boneace.languages import say, speaking
from boneace.languages.choice import (
    OPTION,
    add_option,
    after_language,
    asked_for,
    language_of,
    language_of_terminal,
)
from boneace.languages.streams import BAD_INPUT, at_terminal

#: The options of `boneace` itself, given without a command.
WITHOUT_COMMAND = ("-h", "--help", "--version")

#: The functions that add the arguments of each command, in the order of the help.
ADDED = {
    "table": commands.add_table,
    "play": commands.add_play,
    "bot": commands.add_bot,
    "replay": commands.add_replay,
    "review": commands.add_review,
    "verify": commands.add_verify,
    "puzzles": commands.add_puzzles,
    "games": commands.add_games,
    "rules": commands.add_rules,
    "study": commands.add_study,
    NAME: commands.add_compare,
    "simulate": commands.add_simulate,
    "arena": commands.add_arena,
    "exploit": commands.add_exploit,
    "solve": commands.add_solve,
    "bench": commands.add_bench,
}


def command() -> NoReturn:
    """Run the command given to the process, and end the process with its exit status.

    A thread may still be loading compiled code. The interpreter cannot shut down cleanly beside it,
    so the process then ends at once.
    """
    status = main()  # it has flushed the standard streams
    if any(thread.name == LOADER for thread in threading.enumerate()):
        os._exit(status)
    sys.exit(status)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns its exit status."""
    return at_terminal("boneace", lambda: _main(arguments))


def _main(arguments: Sequence[str] | None) -> int:
    given = list(sys.argv[1:] if arguments is None else arguments)
    first = after_language(given)
    named = given[first] if first < len(given) else ""
    if given[-1:] != [OPTION] and (
        not named or (named.startswith("-") and named not in WITHOUT_COMMAND)
    ):
        named = "table"
        given.insert(first, named)
    if given[first : first + 2] == NAME.split():
        named = NAME
        given[first : first + 2] = [named]
    with speaking(language_of_terminal(os.environ)):
        try:
            code = language_of(asked_for(given), os.environ)
        except OptionError as error:
            return _refused(error)
    with speaking(code):
        with translated():
            parsed = _parser(named).parse_args(given)
        return _run(parsed)


def _run(parsed: argparse.Namespace) -> int:
    run: Callable[[argparse.Namespace], int] = parsed.run
    usual, warnings.showwarning = warnings.showwarning, _warned
    try:
        return run(parsed)
    except BoneAceError as error:
        return _refused(error)
    finally:
        warnings.showwarning = usual


def _warned(
    message: Warning | str, category: type[Warning], filename: str, lineno: int, *_: Any, **__: Any
) -> None:
    """Show a warning as a sentence; a warning about code also shows its place."""
    if issubclass(category, GameWarning):
        print(say("commands-warning", text=str(message)), file=sys.stderr)
    else:
        print(warnings.formatwarning(message, category, filename, lineno), end="", file=sys.stderr)


def _refused(error: BoneAceError) -> int:
    lines = map(printable, str(error).splitlines())  # a record or a server may be somebody else's
    print("boneace:", "\n".join(lines), file=sys.stderr)
    return BAD_INPUT


def _parser(named: str = "") -> argparse.ArgumentParser:
    """The parser with the arguments of the command named, or of all if none is named."""
    parser = Parser(
        prog="boneace",
        description=say("commands-description"),
        epilog=f"{say('commands-epilog-table')}\n{say('commands-epilog-options')}\n",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    version, about = f"boneace {__version__}", say("commands-argparse-version")
    parser.add_argument("--version", action="version", version=version, help=about)
    add_option(parser)
    command = say("commands-metavar-command")
    added = parser.add_subparsers(
        title=say("commands-title"), metavar=command, required=True, parser_class=Command
    )
    for add in [ADDED[named]] if named in ADDED else ADDED.values():
        add(added)
    for name, under in added.choices.items():
        if name != "play":  # it has the option already
            add_option(under)
    return parser


if __name__ == "__main__":
    command()
