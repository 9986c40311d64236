"""Perft: counting the sequences of moves to a depth, and comparing with the recorded counts.

`perft.json` in the folder of the rules holds, by preset and number of seats, the counts to depth 1,
2, 3 … from the start of a match ("start") and from the first decision after a seeded shuffle
("dealt"). It shows changes of the rules that allow or forbid a move near these positions.
"""

from __future__ import annotations

import json
from typing import Any

from boneace.errors import BoneAceError
from boneace.kernel.contract import ALL_HANDS
from boneace.match.match import Match
from boneace.testing.case import Case, State

FILE = "perft.json"
SEED = 31  # of the shuffle of the dealt position
DEPTHS = {"start": 3, "dealt": 5}
LARGEST = 4_000_000
"""A count above this is the last one recorded."""
BY_HAND = 2
"""The depth to which sequences are also counted move by move, with Match."""


def _position(case: Case, place: str) -> Match:
    """The match at the place to count from; the caller makes the chance moves."""
    match = case.match()
    if place == "dealt":
        for ply in case.match(seed=SEED).plies:
            match.push(ply.text)
    return match


def counts(case: Case) -> dict[str, list[int]]:
    """The counts of a case, from both positions."""
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
    """The counts equal the recorded ones, and the first are the same counted move by move."""
    recorded = read(case).get(case.preset, {}).get(str(case.seats))
    if recorded is None:
        path = case.folder / FILE
        raise case.failure(
            f"{path} has no perft counts for this case; `{record_command(case)}` records them"
        )
    found = counts(case)
    if found != recorded:
        raise case.failure(f"the perft counts are {found}, but the recorded ones are {recorded}")
    for place in DEPTHS:
        match = _position(case, place)
        by_hand = count_by_hand(match, BY_HAND)
        if by_hand != found[place][:BY_HAND]:
            raise case.failure(
                f"from {place}, there are {by_hand} sequences counted move by move, but "
                f"{found[place][:BY_HAND]} by the driver"
            )


def count_by_hand(match: Match, deepest: int) -> list[int]:
    """The same counts as the driver's to depth 1, 2 … `deepest`, made by pushing every number that
    is accepted as a move."""
    if match.over:
        return [1] * deepest
    total = [0] * deepest
    for number in range(63):
        try:
            match.push(number)
        except BoneAceError:
            continue
        below = count_by_hand(match, deepest - 1) if deepest > 1 else []
        total = [had + more for had, more in zip(total, [1, *below], strict=True)]
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
    """Write the counts of a case if missing or `anew`; returns whether it wrote something."""
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
