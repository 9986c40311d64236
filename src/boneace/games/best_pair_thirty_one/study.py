"""The questions that players of Best, Pair and Thirty-one argue about, for `boneace study`."""

from boneace.cards import FRENCH_52
from boneace.games.best_pair_thirty_one.solving.betting import D, N
from boneace.games.best_pair_thirty_one.solving.hands import rank_of
from boneace.games.best_pair_thirty_one.solving.layout import AVERAGE, BEST
from boneace.games.best_pair_thirty_one.solving.match import pairs
from boneace.games.best_pair_thirty_one.solving.policy import shipped
from boneace.games.best_pair_thirty_one.solving.quick import QuickDeal
from boneace.games.best_pair_thirty_one.solving.upcards import table_of, with_best
from boneace.languages import later, say
from boneace.study.questions import Asked, Question
from boneace.study.told import NONE, Cell, Head, Part, Row

ROUNDS = 12
"""Rounds of learning for each pair of upcards."""
RANKS = range(13)


def opening(asked: Asked) -> list[Part]:
    """The value of the first deal of a game, by the upcards."""
    value: dict[tuple[int, int], list[tuple[Cell, float]]] = {}
    low = mean = high = 0.0
    every = pairs()
    for at, (n, d, weight) in enumerate(every):
        if not asked.at(say("study-asking-solution"), at, len(every)):
            return []
        ends = solved(n, d, asked.deals or ROUNDS)
        where = rank_of(n), rank_of(d)
        value.setdefault(where, []).append((Cell(ends[1], ends[0], ends[2], "bounds"), weight))
        low, mean, high = (
            whole + weight * end for whole, end in zip((low, mean, high), ends, strict=True)
        )
    heads = [Head(FRENCH_52.ranks[rank], FRENCH_52.ranks[rank]) for rank in RANKS]
    corner = say("best-pair-thirty-one-study-corner")
    worths = [Row(heads[n], [_mean(value.get((n, d), [])) for d in RANKS]) for n in RANKS]
    first = Head("first", say("best-pair-thirty-one-study-first"))
    return [
        Part(
            "whole",
            say("best-pair-thirty-one-study-whole"),
            "",
            [Head("value", say("best-pair-thirty-one-study-worth"))],
            [Row(first, [Cell(mean, low, high, "bounds")])],
            signed=True,
        ),
        Part(
            "value",
            say("best-pair-thirty-one-study-value"),
            corner,
            heads,
            worths,
            signed=True,
            notes=[say("best-pair-thirty-one-study-bounds", within=widest(worths))],
        ),
    ]


def solved(n: int, d: int, rounds: int) -> list[float]:
    """A first deal after two upcards: bounds of its value to N, from the averages: the least and
    the most."""
    policy = shipped()
    assert policy is not None
    points = with_best((n, d), (0, 0))
    deal = QuickDeal(table_of(n, d), points, policy.worth, policy.blueprint(n, d))
    for _ in range(rounds):
        deal.learn()
    more = deal.prials()
    return [deal.worth_to(*how) + more for how in ((D, BEST), (N, AVERAGE), (N, BEST))]


def _mean(found: list[tuple[Cell, float]]) -> Cell:
    """For equal ranks, both ways in which one may be better."""
    if not found:
        return NONE
    whole = sum(weight for _, weight in found)
    ends = [
        sum(weight * (getattr(cell, end) or 0.0) for cell, weight in found) / whole
        for end in ("value", "low", "high")
    ]
    middle = (ends[1] + ends[2]) / 2
    return Cell(ends[0], ends[1], ends[2], "bounds", f"{middle:+.2f}".replace("-", "−"))


def widest(rows: list[Row]) -> str:
    """The largest possible distance of the true value from the middle of its bounds."""
    cells = [cell for row in rows for cell in row.cells]
    most = max(((cell.high or 0.0) - (cell.low or 0.0)) / 2 for cell in cells)
    return f"{most + 0.005:.3f}"  # with what is lost by rounding the middle


QUESTIONS = (
    Question(
        "opening",
        later("best-pair-thirty-one-study-opening"),
        later("best-pair-thirty-one-study-opening.about"),
        opening,
    ),
)
