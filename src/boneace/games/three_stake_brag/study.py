"""The questions that players of Three-Stake Brag argue about, for `boneace study`."""

from collections.abc import Iterator

import numpy as np

from boneace.games.facts import facts
from boneace.games.three_stake_brag import state as st
from boneace.games.three_stake_brag.bragging import ROWS
from boneace.games.three_stake_brag.drawing import CLASSES
from boneace.games.three_stake_brag.look import worth_text
from boneace.games.three_stake_brag.players import round_of
from boneace.games.three_stake_brag.scoring import NATURAL
from boneace.languages import later, say
from boneace.study.balanced import Floats, brags, passing
from boneace.study.forking import BY_THUMB, Decision
from boneace.study.moments import Moments
from boneace.study.questions import Asked, Question, usual_seats
from boneace.study.thresholds import Thresholds, speaker
from boneace.study.told import Head, Part, Row

GAME = "three-stake-brag"
PLAYED = 100
"""The usual number of deals with random upcards, each solved again for each place."""
MOST_SEATS = 4
"""A round of more players is not solved."""
SELDOM = 1e-9


def hand(asked: Asked, kind: int) -> str:
    """The name of a class of hands."""
    return worth_text(4 * kind + int(NATURAL))


def balanced(asked: Asked) -> list[Part]:
    """How often balanced play opens, by hand and order of speaking, over random upcards."""
    seats = min(MOST_SEATS, usual_seats(asked))
    matched = asked.values["vying"] == "matched"
    found = [[Moments(2) for _ in range(CLASSES)] for _ in range(seats)]
    number = 0
    for size in asked.batches(PLAYED, say("study-asking-balanced")) if matched else ():
        for at in range(number, number + size):
            for place, row in enumerate(_deal(asked, seats, at)):
                for kind in range(CLASSES):
                    found[place][kind].add(row[None, kind])
        number += size
    lines = [
        Row(Head(str(kind), hand(asked, kind)), [of[kind].ratio(1, 0) for of in found])
        for kind in range(CLASSES)
        if matched and found[0][kind].sums[0] > SELDOM
    ]
    return [
        Part(
            "balanced",
            say("study-brag-balanced", seats=seats),
            say("study-hand"),
            [Head(f"place-{at + 1}", speaker(at, ROWS)) for at in range(seats)],
            lines,
            share=True,
            notes=[] if matched else [say("study-brag-unsolved")],
        )
    ]


def _deal(asked: Asked, seats: int, number: int) -> Iterator[Floats]:
    """A deal in which nobody brags: for each speaker, the probability of each class of hand by the
    upcards, and the probability of having it and bragging."""
    for seat in passing(asked, seats, number):
        o, f = facts(seat.options), facts(seat.view)
        if f.phase != st.VIE:
            return
        table, chances = round_of(seat, o, f, fine=True)
        own = chances[table.order.index(table.seat)]
        yield np.stack([own, own * brags(table, chances)], axis=1)


OPEN = Thresholds(
    Decision(GAME, "boneace.games.three_stake_brag.bragging"),
    begin=BY_THUMB,
    title=hand,
    row=speaker,
    corner=later("study-hand"),
    gain_title=later("study-brag-gain"),
    few=3,
    many=5,
)
QUESTIONS = (
    Question("open", later("study-question-open"), later("study-question-open.about"), balanced),
    Question("brag", later("study-question-brag"), later("study-question-brag.about"), OPEN),
)
