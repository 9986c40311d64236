"""Side wagers in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from boneace.games.facts import listing

View = dict[str, Any]

HELP = (
    "Side wagers, at any of your prompts: bet 5 on 1 (seat 1 wins the match),",
    "bet 5 on 1 over 2 (seat 1 outlasts seat 2), cover 3 (take the other side of seat 3’s wager).",
    "The bots do not bet: a wager that nobody covers lapses.",
)


def wager_line(wager: View, names: Sequence[str]) -> str:
    """A wager on the table in words."""
    what = f"{names[wager['on']]} wins the match"
    if wager["over"] is not None:
        what = f"{names[wager['on']]} outlasts {names[wager['over']]}"
    other = "open" if wager["covered_by"] is None else f"covered by {names[wager['covered_by']]}"
    return f"{names[wager['by']]}’s wager: {wager['stake']} that {what}, {other}."


def lines(view: View, names: Sequence[str]) -> Iterator[str]:
    """The wagers of a view, and what those that are settled have brought."""
    yield from (wager_line(wager, names) for wager in view["wagers"] or [])
    if view["bets"] is not None and any(view["bets"]):
        won = [f"{name} {net:+d}" for name, net in zip(names, view["bets"], strict=True)]
        yield f"Wagers settled so far: {listing(won)}."
