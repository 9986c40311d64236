"""The questions that players of Primiera argue about, for `boneace study`."""

from typing import Any

import numpy as np

from boneace import games
from boneace.games.primiera.bragging import STEP
from boneace.games.primiera.keeping import COLUMNS, KEPT, KINDS, WON
from boneace.games.primiera.players import SAMPLE, drawn
from boneace.languages import later, say
from boneace.study.forking import BY_THUMB, Decision
from boneace.study.moments import exact, interval
from boneace.study.questions import Asked, Question, usual_seats
from boneace.study.thresholds import Thresholds, speaker
from boneace.study.told import Head, Part, Row

GAME = "primiera"
CARDS = 40
USUAL_SEATS = 4
ORDER = (3, 8, 1, 7, 4, 6, 0, 2, 5)
"""The order of the classes of kept cards in the table: as in `keeping.class_of`."""
Z = 1.96


def draw(asked: Asked) -> list[Part]:
    """The results of a hand by the cards kept, exactly; and how often it then wins the pot."""
    seats = usual_seats(asked, USUAL_SEATS)
    options = asked.record(seats)
    beats = drawn(options.tobytes()).below ** (seats - 1)
    found = np.zeros((KEPT, COLUMNS))
    passes: Any = games.drivers(GAME, "boneace.games.primiera.keeping")
    for first in range(CARDS - 3):
        # fewer hands begin with later cards
        if not asked.at(say("study-asking-draw"), CARDS**4 - (CARDS - first) ** 4, CARDS**4):
            return []
        passes.fill_keepings(options, first, beats, found)
    shares = found / found[:, -1:]
    heads = [Head(str(kind), say("primiera-study-kept", kept=kind)) for kind in ORDER]
    kinds = range(1, KINDS)
    made = [
        Row(
            head,
            [exact(float(shares[row, kind])) for kind in kinds]
            + [exact(float(shares[row, 1:KINDS].sum()))],
        )
        for head, row in zip(heads, ORDER, strict=True)
    ]
    wins = []
    for head, row in zip(heads, ORDER, strict=True):
        share = float(shares[row, WON])
        # the others' hands are a sample: no error is larger than that of a single share
        within = Z * (share * (1 - share) / SAMPLE) ** 0.5 * (seats - 1)
        wins.append(Row(head, [interval(share, within)]))
    corner = say("primiera-study-keeps")
    columns = [Head(str(kind), say("primiera-study-kind", kind=kind)) for kind in kinds]
    any_kind = Head("any", say("primiera-study-any"))
    pot = Head("pot", say("primiera-study-wins", seats=seats))
    return [
        Part("made", say("primiera-study-made"), corner, [*columns, any_kind], made, share=True),
        Part("pot", say("primiera-study-pot"), corner, [pot], wins, share=True),
    ]


def points(asked: Asked, kind: int) -> str:
    """The name of a class of hands."""
    return f"{STEP * kind}–{STEP * kind + STEP - 1}"


VIE = Thresholds(
    Decision(GAME, "boneace.games.primiera.bragging"),
    begin=BY_THUMB,
    title=points,
    row=speaker,
    corner=later("primiera-study-points"),
    gain_title=later("study-brag-gain"),
    few=3,
    many=5,
    option="vying",
)
QUESTIONS = (
    Question("draw", later("primiera-study-draw"), later("primiera-study-draw.about"), draw),
    Question("vying", later("study-question-brag"), later("study-question-brag.about"), VIE),
)
