"""`boneace play GAME`: a match in the terminal."""

from __future__ import annotations

from typing import Any

from boneace.commands.parsing import examples
from boneace.languages import say

EXAMPLES = """\
  boneace play thirty-one
  boneace play mus --bots expert,master,expert --language es
  boneace play stop-the-bus --preset brag-specials --seats 3 --plain
  boneace play thirty-one --option lives=5 --record match.toml
"""


def add_play(commands: Any) -> None:
    from boneace import terminal

    parser = commands.add_parser(
        "play",
        help=say("commands-play"),
        description=say("commands-play-about"),
    )
    terminal.add_arguments(parser)
    parser.epilog = f"{parser.epilog}\n{examples(EXAMPLES)}"
    parser.set_defaults(run=terminal.from_arguments)
