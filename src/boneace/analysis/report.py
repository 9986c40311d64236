"""A review as plain values, and as text for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boneace import games
from boneace.analysis.beliefs import Belief
from boneace.analysis.hints import described
from boneace.analysis.review import Review, Reviewed
from boneace.analysis.rows import WORDS, Rows, seat_rows, worst_rows
from boneace.languages import say
from boneace.languages.lists import listed
from boneace.languages.numbers import percent

if TYPE_CHECKING:
    from rich.console import Console

WORST = 10
"""How many decisions the text lists."""
EXPLAINED = 3
"""For how many of them the text says what the seat believed."""


def to_json(review: Review) -> dict[str, Any]:
    """Everything in a review, as plain values; the decisions are in the order of play."""
    return {
        "game": review.game,
        "preset": review.preset,
        "players": list(review.players),
        "over": review.over,
        "sure": review.sure,
        "seats": [vars(seat) for seat in review.seats],
        "decisions": [_decision(decision) for decision in review.decisions],
        "worst": [decision.ply for decision in review.worst_first],
    }


def _decision(decision: Reviewed) -> dict[str, Any]:
    return {
        "ply": decision.ply,
        "deal": decision.deal,
        "seat": decision.seat,
        "made": decision.made.text,
        "best": decision.values.best.move.text,
        "sure": decision.values.sure,
        "loss": decision.loss,
        "loss_error": decision.value.behind_error if decision.loss else 0.0,
        "chance_loss": decision.chance_loss,
        "luck": decision.luck,
        "moves": [described(value) for value in decision.values.moves],
        "before": [_belief(belief) for belief in decision.before],
        "after": None if decision.after is None else [_belief(belief) for belief in decision.after],
    }


def _belief(belief: Belief) -> dict[str, Any]:
    cards = [{"card": card, "chance": chance} for card, chance in belief.cards]
    return {"seat": belief.seat, "cards": cards, "counts": belief.counts}


def tell(review: Review, console: Console) -> None:
    """Print a review: a summary for each seat, then the decisions that lost most."""
    title = games.declaration(review.game).title
    given = {"game": title, "preset": review.preset, "players": listed(review.players)}
    print_ = console.print
    print_(say("analysis-of", **given), markup=False)
    if not review.over:
        print_(say("analysis-not-over"), markup=False)
    print_(say("analysis-how-sure", sure=review.sure), markup=False, soft_wrap=True)
    _print(console, seat_rows(review))
    worst = review.worst_first
    if not worst:
        print_(say("analysis-no-mistakes"), markup=False)
        return
    print_(say("analysis-worst", count=min(WORST, len(worst)), all=len(worst)), markup=False)
    _print(console, worst_rows(review, worst[:WORST]))
    for decision in worst[:EXPLAINED]:
        for line in believed(review, decision):
            print_(line, markup=False, soft_wrap=True)


def _print(console: Console, rows: Rows) -> None:
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    for name, words in rows.columns.items():
        table.add_column(words, justify="left" if name in WORDS else "right")
    for row in rows.lines:
        table.add_row(*row)
    console.print(table)


def believed(review: Review, decision: Reviewed) -> list[str]:
    """What the seat believed about hidden hands at a decision and its next one, in sentences."""
    found = []
    for when, known in (("before", decision.before), ("after", decision.after or ())):
        for belief in known:
            cards = [say("analysis-card", card=c, share=percent(p)) for c, p in belief.cards]
            given: dict[str, str | int] = {
                "who": review.players[decision.seat],
                "made": decision.made.text,
                "deal": decision.deal,
                "other": review.players[belief.seat],
                "cards": listed(cards),
            }
            found.append(say(f"analysis-believed-{when}", **given) + _counted(belief))
    return found


def _counted(belief: Belief) -> str:
    if belief.counts is None:
        return ""
    low, middle, high = (f"{number:g}" for number in belief.counts)
    return " " + say("analysis-believed-count", low=low, middle=middle, high=high)
