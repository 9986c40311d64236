"""Golden playthroughs: a recorded match for every preset, which must stay the same.

A file gives a match event by event: who moved, what else was legal, what a spectator read, and
the standing after each deal. To check it, the moves in the file are played again and
everything else is generated again. So it tests the rules and the words, not the choice of moves.
"""

from __future__ import annotations

import json
from difflib import unified_diff
from itertools import groupby
from pathlib import Path
from random import Random
from textwrap import wrap

from boneace.errors import BoneAceError
from boneace.match.match import Match
from boneace.moves import Move
from boneace.testing.case import Case
from boneace.testing.heuristics import policy

FOLDER = "playthroughs"
LONGEST = 150  # events
ENOUGH = 60
"""A match is cut at the end of the first deal after which fewer than this many events are left."""
SEEDS = range(40)
BY_POLICY = 0.75
LONG_RUN = 20
"""More amounts than this are written as a range, from the least to the most."""
_CHANCE, _SEAT = "  chance", "  seat "


def seats(case: Case) -> int:
    """The number of seats of the playthroughs of a game: one more than the fewest."""
    allowed = case.declaration.seats(case.values)
    return min(allowed[0] + 1, allowed[-1])


def path_of(case: Case) -> Path:
    return case.folder / FOLDER / f"{case.preset}.txt"


def check_playthrough(case: Case) -> None:
    """The match in the file of this preset, played again, gives the same file."""
    path = path_of(case)
    if not path.exists():
        command = f"python -m boneace.testing {case.game} --record"
        raise case.failure(f"{path} is missing; `{command}` plays a match and writes it")
    written = path.read_text(encoding="utf-8")
    found = told_again(case, written)
    if found == written:
        return
    difference = "\n".join(
        unified_diff(written.splitlines(), found.splitlines(), str(path), "now", lineterm="")
    )
    command = f"python -m boneace.testing {case.game} --preset {case.preset} --rewrite"
    raise case.failure(
        f"a playthrough has changed. If that is right, `{command}` rewrites it.\n{difference}"
    )


def record(case: Case, anew: bool) -> bool:
    """Write the file if missing or `anew`; returns whether it has changed.

    A file that is written again keeps its match as long as the moves are legal.
    """
    path = path_of(case)
    if path.exists() and not anew:
        return False
    old = path.read_text(encoding="utf-8") if path.exists() else ""
    text = told_again(case, old) if old else ""
    if not text or "! " in text:
        text = told(case, played(case))
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return text != old


# --- the text ------------------------------------------------------------


def told(case: Case, match: Match) -> str:
    """The text of the file of a match."""
    again, lines = case.match(), _heading(case)
    for ply in match.plies:
        _push(again, ply.text, lines)
    return "\n".join(_ending(again, lines)) + "\n"


def told_again(case: Case, text: str) -> str:
    """The text of the file of a match, made again from the moves in it."""
    match, lines = case.match(), _heading(case)
    for move in _moves(text):
        try:
            _push(match, move, lines)
        except BoneAceError as error:
            return "\n".join([*lines, f"! “{move}” is refused here: {error}"]) + "\n"
    return "\n".join(_ending(match, lines)) + "\n"


def _moves(text: str) -> list[str]:
    """The moves and cards in a file, in order."""
    found = []
    for line in text.splitlines():
        if line.startswith(_CHANCE):
            found += line.removeprefix(_CHANCE).split()
        elif line.startswith(_SEAT):
            found.append(line.partition(": ")[2])
    return found


def _heading(case: Case) -> list[str]:
    options = [f"  {name} = {json.dumps(value)}" for name, value in case.values.items()]
    return [
        f"# {case.game}, preset {case.preset}, {case.seats} seats: a match as it must come out.",
        "# Events as they happen; under each what was open to the seat, and a spectator’s log.",
        "",
        "options",
        *options,
        "players",
        *[f"  {seat} {name}" for seat, name in enumerate(case.players)],
        "",
    ]


def _push(match: Match, text: str, lines: list[str]) -> None:
    """Make a move or deal a card, and add its lines; cards without a log line share a line."""
    seat, open_now = match.turn, ", ".join(shortened([move.text for move in match.legal]))
    deal, ply = match.deal, len(match)
    match.push(text)
    if seat == "chance":
        if lines[-1].startswith(_CHANCE):
            lines[-1] += f" {match.plies[ply].text}"
        else:
            lines.append(f"{_CHANCE} {match.plies[ply].text}")
    else:
        lines.append(f"{_SEAT}{seat}: {match.plies[ply].text}")
        lines += wrap(f"of {open_now}", 96, initial_indent=" " * 6, subsequent_indent=" " * 9)
    told_now = [effect.line for effect in match.effects(ply)]
    lines += [f"      > {line}" for line in told_now if line]
    if match.deal != deal or match.over:
        lines += ["", f"standing after deal {deal}: {json.dumps(match.standing())}", ""]


def shortened(moves: list[str]) -> list[str]:
    """The moves with long runs of amounts written as `envido 2 to 40`."""
    found: list[str] = []
    for verb, together in groupby(moves, lambda move: move.rpartition(" ")[0]):
        run = list(together)
        amounts = [move.rpartition(" ")[2] for move in run]
        if len(run) > LONG_RUN and all(amount.isdigit() for amount in amounts):
            run = [f"{verb} {amounts[0]} to {amounts[-1]}"]
        found += run
    return found


def _ending(match: Match, lines: list[str]) -> list[str]:
    if match.over:
        result = {"result": match.result(), "returns": match.returns()}
        return [*lines, *(f"{what}: {json.dumps(found)}" for what, found in result.items())]
    return [*lines, "(cut here: the match goes on)"]


# --- a match to record ----------------------------------------------------------


def played(case: Case) -> Match:
    """A match of sensible and random moves, chosen from several for the variety of its events."""
    best: tuple[int, int, Match] | None = None
    for seed in SEEDS:
        match = _one(case, seed)
        kinds = {effect.kind for ply in range(len(match)) for effect in match.effects(ply)}
        verbs = {ply.text.split()[0] for ply in match.plies if ply.seat >= 0}
        worth = 3 * len(kinds) + 3 * len(verbs) + 2 * match.over + min(match.deal, 4)
        if best is None or worth > best[0]:
            best = (worth, seed, match)
    assert best is not None
    return best[2]


def _any(match: Match, chance: Random) -> Move:
    """A random legal move: any verb, and a low amount where there are many."""
    moves: list[Move] = list(match.legal)
    verb = chance.choice(sorted({move.text.rstrip(" 0123456789") for move in moves}))
    alike = [move for move in moves if move.text.rstrip(" 0123456789") == verb]
    return chance.choice(alike[:3])


def _one(case: Case, seed: int) -> Match:
    """A match of mostly sensible and some random moves, cut after a deal where it gets long."""
    chance, match = Random(seed), case.match(seed=seed)
    policy_of = policy(case)
    while not match.over and len(match) < LONGEST:
        deal = match.deal
        assert isinstance(match.turn, int)
        sensible = policy_of(case.o, match.view(match.turn).record, chance.getrandbits(30))
        if chance.random() < BY_POLICY:
            match.push(int(sensible))
        else:
            match.push(_any(match, chance))
        if match.deal != deal and len(match) > LONGEST - ENOUGH:
            break
    return match
