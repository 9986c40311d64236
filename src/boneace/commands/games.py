"""`boneace games`: the games and their presets."""

from __future__ import annotations

import argparse
from typing import Any

from boneace.commands.parsing import Wrapped, examples
from boneace.languages import say
from boneace.languages.streams import print_json

EXAMPLES = """\
  boneace games
  boneace games --json
"""


def add_games(commands: Any) -> None:
    about = say("commands-games-about")
    parser = commands.add_parser(
        "games",
        help=say("commands-games"),
        description=about,
        epilog=examples(EXAMPLES),
        formatter_class=Wrapped,
    )
    parser.add_argument("--json", action="store_true", help=say("commands-games-json"))
    parser.set_defaults(run=_run)


def _run(parsed: argparse.Namespace) -> int:
    from boneace import games

    declarations = games.declarations().values()
    if parsed.json:
        print_json([declaration.to_json() for declaration in declarations], indent=2)
        return 0
    for declaration in declarations:
        print(f"{declaration.name}: {declaration.title}, {declaration.how_many}")
        print(f"  {declaration.summary}")
        width = max((len(preset.name) for preset in declaration.presets), default=0)
        for preset in declaration.presets:
            line = f"  {preset.name:{width}}  {preset.summary}"
            usual = preset.name == declaration.default_preset
            print(f"{line} {say('commands-games-default')}" if usual else line)
    return 0
