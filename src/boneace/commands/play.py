"""`boneace play GAME`: a match in the terminal."""

from __future__ import annotations

from typing import Any

from boneace.languages import say


def add_play(commands: Any) -> None:
    from boneace import terminal

    parser = commands.add_parser(
        "play",
        help=say("commands-play"),
        description=say("commands-play-about"),
    )
    terminal.add_arguments(parser)
    parser.set_defaults(run=terminal.from_arguments)
