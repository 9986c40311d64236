"""`boneace play GAME`: a match in the terminal."""

from __future__ import annotations

from typing import Any


def add_play(commands: Any) -> None:
    from boneace import terminal

    parser = commands.add_parser(
        "play",
        help="play in the terminal",
        description="Play a match in the terminal; --plain is for pipes and screen readers.",
    )
    terminal.add_arguments(parser)
    parser.set_defaults(run=terminal.from_arguments)
