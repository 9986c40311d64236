"""`boneace rules GAME`: the rule book, one clause of it, or the options."""

from __future__ import annotations

import argparse
import sys
from typing import Any


def add_rules(commands: Any) -> None:
    parser = commands.add_parser(
        "rules", help="read the rules of a game", description="Print a game's rule book."
    )
    parser.add_argument("game", metavar="GAME", help="a game, as `boneace games` names it")
    parser.add_argument("clause", metavar="CLAUSE", nargs="?", help="one clause, such as T31-15")
    parser.add_argument("--options", action="store_true", help="the house rules of a table")
    parser.set_defaults(run=_run)


def _run(parsed: argparse.Namespace) -> int:
    from boneace.games import rulebook

    if parsed.options:
        _print_options(parsed.game)
    elif parsed.clause:
        print(rulebook.clause(parsed.game, parsed.clause))
    elif sys.stdout.isatty():
        from rich.console import Console
        from rich.markdown import Markdown

        Console().print(Markdown(rulebook.text(parsed.game)))
    else:
        print(rulebook.text(parsed.game))
    return 0


def _print_options(game: str) -> None:
    from boneace import games

    for option in games.declaration(game).options:
        default = str(option.default).lower() if option.kind == "bool" else option.default
        print(f"{option.name} = {default}")
        print(f"  {option.meaning} ({', '.join(option.clauses)})")
        if isinstance(option.allowed, range) or option.allowed is None:
            print(f"  {option.allows()}")
        else:
            for value, title in option.allowed.items():
                print(f"  {value}: {title}")
