"""What commands with many matches between bots share: printing the results."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from boneace.commands.given import plain_console
from boneace.languages import say
from boneace.languages.streams import print_json

if TYPE_CHECKING:
    from rich.console import Console

Found = TypeVar("Found")


def tell(
    found: Found,
    show: Callable[[Found, Console], None],
    files: Iterable[Path | None],
    *,
    as_json: bool,
) -> None:
    """Print the results, as JSON or by `show`, and the names of files written (None: no file)."""
    if as_json:
        from msgspec import to_builtins

        print_json(to_builtins(found))
        return
    from boneace.study.compare.show import WIDEST

    show(found, plain_console(width=None if sys.stdout.isatty() else WIDEST, highlight=False))
    for path in filter(None, files):
        print(say("study-written", file=str(path)))
