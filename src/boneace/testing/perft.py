"""Perft: how many sequences of so many moves there are, as recorded once and counted again.

`perft.json` beside the rules holds, by preset and number of seats, the counts to depth 1, 2, 3 …
from the start of a match ("start") and from the first decision after a seeded shuffle ("dealt").
A change of the rules that opens or closes a move anywhere near shows here.
"""

from __future__ import annotations

import json
from typing import Any

from boneace.errors import BoneAceError
from boneace.kernel.contract import ALL_HANDS
from boneace.match import Match
from boneace.testing.case import Case, State

FILE = "perft.json"
SEED = 31  # of the shuffle from which the dealt position comes
DEPTHS = {"start": 3, "dealt": 5}
LARGEST = 4_000_000
"""A count above this is the last one recorded."""
BY_HAND = 2
"""To this depth the counts are made move by move too, with Match."""


def _position(case: Case, place: str) -> Match:
    """The match at the place from which is counted; chance is in the caller's hands."""
    match = case.match()
    if place == "dealt":
        for ply in case.match(seed=SEED).plies:
            match.push(ply.text)
    return match


def counts(case: Case) -> dict[str, list[int]]:
    """The counts of a case, from both places."""
    found: dict[str, list[int]] = {}
    for place, deepest in DEPTHS.items():
        s: State = _position(case, place).view(ALL_HANDS).record
        found[place] = []
        for depth in range(1, deepest + 1):
            found[place].append(int(case.drivers.perft(case.o, s, depth)))
            if found[place][-1] > LARGEST:
                break
    return found


def check_perft(case: Case) -> None:
    """The counts are those recorded, and the first are right when counted move by move."""
    recorded = read(case).get(case.preset, {}).get(str(case.seats))
    if recorded is None:
        path = case.folder / FILE
        raise case.failure(
            f"{path} has no perft counts of this case; `{record_command(case)}` records them"
        )
    found = counts(case)
    if found != recorded:
        raise case.failure(f"the perft counts are {found}, recorded are {recorded}")
    for place in DEPTHS:
        match = _position(case, place)
        by_hand = [count_by_hand(match, depth) for depth in range(1, BY_HAND + 1)]
        if by_hand != found[place][:BY_HAND]:
            raise case.failure(
                f"from {place}, {by_hand} sequences are counted move by move, and "
                f"{found[place][:BY_HAND]} by the driver"
            )


def count_by_hand(match: Match, depth: int) -> int:
    """What the driver counts, counted by pushing every number that is taken for a move."""
    if depth == 0 or match.over:
        return 1
    total = 0
    for number in range(63):
        try:
            match.push(number)
        except BoneAceError:
            continue
        total += count_by_hand(match, depth - 1)
        match.pop()
    return total


def record_command(case: Case) -> str:
    return f"python -m boneace.testing {case.game} --record"


def read(case: Case) -> dict[str, Any]:
    """The recorded counts of a game, by preset and number of seats."""
    path = case.folder / FILE
    if not path.exists():
        return {}
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def record(case: Case, anew: bool) -> bool:
    """Write the counts of a case where they are missing, or anew; whether something was written."""
    recorded = read(case)
    of_preset = recorded.setdefault(case.preset, {})
    if str(case.seats) in of_preset and not anew:
        return False
    of_preset[str(case.seats)] = counts(case)
    (case.folder / FILE).write_text(_text(recorded), encoding="utf-8")
    return True


def _text(recorded: dict[str, Any]) -> str:
    """JSON with one line for each case, so that differences are easy to read."""
    presets = []
    for preset, by_seats in recorded.items():
        lines = [f'    "{seats}": {json.dumps(found)}' for seats, found in by_seats.items()]
        presets.append(f'  "{preset}": {{\n' + ",\n".join(lines) + "\n  }")
    return "{\n" + ",\n".join(presets) + "\n}\n"
