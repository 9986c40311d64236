"""The key of each action: `keys.json`, which the page reads too, by kind of table.

A key means the same at every table. `reserved` are the keys that some interface needs at every
table: `q` leaves the terminal, `h` goes to the hand on the page. No move has one of these, except
`n` in Mus, where it is said often; its other use, the next deal, comes only after a deal.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

_READ = json.loads((Path(__file__).parent / "keys.json").read_text(encoding="utf-8"))

RESERVED: str = _READ.pop("reserved")
#: By kind of table: the key of a move, or of the first words of one, in the order of the buttons.
KEYS_AT: Mapping[str, Mapping[str, str]] = _READ


def shorts(kind: str) -> dict[str, tuple[str, ...]]:
    """What each key may stand for at a kind of table.

    >>> shorts("bank")["s"]
    ('stake', 'stand')
    """
    found: dict[str, tuple[str, ...]] = {}
    for move, key in KEYS_AT[kind].items():
        found[key] = (*found.get(key, ()), move)
    return found


def placed(kind: str) -> dict[str, str]:
    """The keys as arguments of a message: `$swap-up` for “swap up”."""
    return {move.replace(" ", "-"): key for move, key in KEYS_AT[kind].items()}
