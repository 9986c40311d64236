"""What the compiler says about rules that it cannot compile, in a sentence.

Its own message lists every function on the way to the rule, and is the same in every check.
"""

from __future__ import annotations

import re
from pathlib import Path

LONGEST = 300
"""The most characters of the compiler's message that are shown."""

_PLACE = re.compile(r'^File "(?P<file>[^"]+)", line (?P<line>\d+):\n\s*def (?P<rule>\w+)', re.M)
_END = ("During:", "File ", "There are ", "This error ")


def refused(error: Exception) -> str | None:
    """Why the compiler refuses the rules, and where; None for any other error."""
    kinds = {kind.__module__.partition(".")[0] for kind in type(error).__mro__}
    if "numba" not in kinds:
        return None
    text = str(error)
    place = _PLACE.search(text)
    if place is None:
        return f"the rules cannot be compiled: {_cause(text)}"
    where = f"{Path(place['file']).resolve()}, line {place['line']}"
    return f"{where}: the rule {place['rule']} cannot be compiled: {_cause(text)}"


def _cause(text: str) -> str:
    """The first thing that the message says, on one line."""
    said: list[str] = []
    for line in text.splitlines():
        if line.startswith("Failed in "):
            continue
        if said and line.startswith(_END):
            break
        said += line.split()
    told = " ".join(said)
    return told if len(told) <= LONGEST else f"{told[:LONGEST]}…"
