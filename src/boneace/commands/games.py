"""`boneace games`: what can be played."""

from __future__ import annotations

import argparse
import json
from typing import Any


def add_games(commands: Any) -> None:
    parser = commands.add_parser(
        "games", help="list the games and their presets", description="List the games."
    )
    parser.add_argument("--json", action="store_true", help="the whole declaration of each game")
    parser.set_defaults(run=_run)


def _run(parsed: argparse.Namespace) -> int:
    from boneace import games

    declarations = games.declarations().values()
    if parsed.json:
        print(json.dumps([declaration.to_json() for declaration in declarations], indent=2))
        return 0
    for declaration in declarations:
        print(f"{declaration.name}: {declaration.title}, {declaration.how_many}")
        print(f"  {declaration.summary}")
        width = max(len(preset.name) for preset in declaration.presets)
        for preset in declaration.presets:
            usual = " (default)" if preset.name == declaration.default_preset else ""
            print(f"  {preset.name:{width}}  {preset.summary}{usual}")
    return 0
