"""Play in the terminal: a table drawn with Textual, or line by line for pipes and screen readers.

Nothing heavy is imported here: the command line adds the arguments on every start.
"""

from __future__ import annotations

from boneace.terminal.arguments import add_arguments, from_arguments
from boneace.terminal.start import play

__all__ = ["add_arguments", "from_arguments", "play"]
