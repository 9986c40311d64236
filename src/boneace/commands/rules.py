"""`boneace rules GAME`: the rule book, one clause of it, or the options."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from boneace.commands.parsing import Wrapped, examples
from boneace.errors import OptionError
from boneace.languages import say
from boneace.languages.choice import metavar

EXAMPLES = """\
  boneace rules thirty-one
  boneace rules thirty-one T31-15
  boneace rules mus --options
"""


def add_rules(commands: Any) -> None:
    about = say("commands-rules-about")
    parser = commands.add_parser(
        "rules",
        help=say("commands-rules"),
        description=about,
        epilog=examples(EXAMPLES),
        formatter_class=Wrapped,
    )
    add, clause = parser.add_argument, say("commands-rules-clause")
    add("game", metavar=metavar("game"), help=say("commands-game"))
    add("clause", metavar=metavar("clause"), nargs="?", help=clause)
    add("--options", action="store_true", help=say("commands-rules-options"))
    parser.set_defaults(run=_run)


def _run(parsed: argparse.Namespace) -> int:
    from boneace.games import rulebook

    if parsed.options and parsed.clause:
        raise OptionError(say("commands-rules-both"))
    if parsed.options:
        _print_options(parsed.game)
    elif parsed.clause:
        print(rulebook.clause(parsed.game, parsed.clause))
    elif sys.stdout.isatty():
        from rich.console import Console
        from rich.markdown import Markdown

        Console().print(Markdown(rulebook.text(parsed.game)))
    else:
        print(_without_comments(rulebook.text(parsed.game)))
    return 0


def _without_comments(text: str) -> str:
    """The Markdown without its comments, which mark generated parts and their sources."""
    lines = text.rstrip().splitlines()
    return "\n".join(line for line in lines if not line.startswith("[//]: #")).rstrip()


def _print_options(game: str) -> None:
    from boneace import games

    for option in games.declaration(game).options:
        default = str(option.default).lower() if option.kind == "bool" else option.default
        print(f"{option.name} = {default}")
        if option.proposed is not None:
            print(f"  {say('commands-rules-proposed', value=str(option.proposed))}")
        print(f"  {option.meaning} ({', '.join(option.clauses)})")
        if isinstance(option.allowed, range) or option.allowed is None:
            print(f"  {option.allows()}")
        else:
            for value, title in option.allowed.items():
                print(f"  {value}: {title}")
