"""Every state can be shown: the table and the events, to every seat.

A table that cannot be made is worse than a wrong one: the move is stored, and nobody is sent
it. Such a state may need many seats and hundreds of moves, and then last for a deal. So matches
here are long and have every number of seats, and the check is cheap: everything can be shown.
Other checks test whether it is correct.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from random import Random
from zlib import crc32

from msgspec.json import encode as to_json

from boneace.cards import UNKNOWN
from boneace.games.defaults.sent import Moved
from boneace.kernel.contract import ALL_HANDS
from boneace.languages import speaking
from boneace.languages.codes import ENGLISH
from boneace.match.match import Match
from boneace.match.past import Past, Told
from boneace.testing.case import Case, seat_numbers
from boneace.testing.walks import Walk

MOVES = 400
"""The longest match."""
STRETCH = 50
"""For this many moves in a row, every viewer is shown each move. Each of the other moves is shown
to one viewer, in turn, and to the log."""

_YOU_TAKES = re.compile(r"\bYou (?!always)[a-z]*[a-rt-z]s\b")
"""A sentence in English that was written about somebody else: “You takes the trick.”"""


def check_shown(case: Case) -> None:
    """After any move, every seat and a spectator can be shown the table and the events, and read
    of themselves as “you”.

    If the case is a preset, this is checked with every number of seats that its options allow.
    """
    for seats in seats_of(case):
        same = seats == case.seats
        one = case if same else Case(case.game, case.preset, seats, case.options)
        seed = crc32(str(one).encode()) % 10_000  # so that no two cases see the same match
        _require_shown(one, Walk(one, seed), Random(seed))


def seats_of(case: Case) -> Iterator[int]:
    """The seats of the case; with the fewest of a preset, also all numbers that no case has."""
    yield case.seats
    if not case.options:
        allowed = case.declaration.seats(case.values)
        tested = set(seat_numbers(case.declaration, case.values))
        if case.seats == allowed[0]:
            yield from (seats for seats in allowed if seats not in tested)


def _require_shown(case: Case, walk: Walk, chance: Random) -> None:
    match, past = case.match(walk.dealer), Past()
    viewers: list[int | None] = [None, *range(case.seats)]
    open_verbs = set[str]()
    begin = chance.choice((0, chance.randrange(MOVES - STRETCH)))
    for ply in range(MOVES):
        if walk.over:
            return
        move = walk.choose()
        walk.play(move)
        match.push(move)
        everybody = begin <= ply < begin + STRETCH
        shown = viewers if everybody else [viewers[ply % len(viewers)]]
        for viewer in [*shown, ALL_HANDS]:
            told = _shown(walk, match, viewer, past)
            if viewer != ALL_HANDS:
                _require_last_card(walk, viewer, told, open_verbs)
        _require_you(walk, match, ply % case.seats, past)


def _require_last_card(
    walk: Walk, viewer: int | None, told: Sequence[Told], open_verbs: set[str]
) -> None:
    """The card of a move that ends a deal is not hidden, if others made with its verb are open.

    The default hides it: no view tells where it went. `open_verbs` are those found so far.
    """
    for event in told:
        for effect in event.effects:
            if not isinstance(effect, Moved) or effect.seat == viewer:
                continue
            verb, _, rest = effect.move.partition(" ")
            if UNKNOWN not in rest:
                open_verbs |= {verb} if rest else set()
            elif event.ends and verb in open_verbs:
                raise walk.failure(
                    f"“{effect.move}” ends the deal, and hides a card; other moves with “{verb}” "
                    "show theirs: seen_text in narration.py must say whether all see it"
                )
            else:
                open_verbs.discard(verb)


def _require_you(walk: Walk, match: Match, seat: int, past: Past) -> None:
    """What happens to you is told in the second person."""
    with speaking(ENGLISH):
        for event in match.told(seat, match.known(seat) - 1, past, you=True):
            for effect in event.effects:
                if _YOU_TAKES.search(effect.line):
                    raise walk.failure(
                        f"seat {seat} is told “{effect.line}”: the message must have a form for "
                        "[you], as docs/languages.md says"
                    )


def _shown(walk: Walk, match: Match, viewer: int | None, past: Past) -> list[Told]:
    """What a viewer is told after the last move; it and the table must be fit to be sent.

    The log of all hands has no table.
    """
    who = {None: "the spectator", ALL_HANDS: "the log"}.get(viewer, f"seat {viewer}")
    try:
        told = list(match.told(viewer, match.known(viewer) - 1, past))
        sent = [event.effects for event in told]
        if viewer == ALL_HANDS:
            to_json(sent)
        else:
            to_json([match.presented(viewer, past), match.last_deal(viewer, past), sent])
    except Exception as error:
        raise walk.failure(f"{who} cannot be shown the table: {error!r}") from error
    return told
