"""The end of a deal of Mus, drawn: every hand, and step by step where each stone came from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from textual.containers import Grid
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from boneace.games.mus.sent import MusLast, MusView
from boneace.languages import say
from boneace.terminal.faces import SPANISH, row
from boneace.terminal.mus.words import by_rank, running, side_name


def summing_up(last: MusLast, view: MusView, names: Sequence[str]) -> Iterator[Widget]:
    """What everybody saw of the last deal; if a deje won it no hands are shown (MUS-21)."""
    if any(hand is not None for hand in last.hands):
        yield Grid(*hands(last, view, names), classes="hands-shown")
    yield Grid(*count(last, names), classes="count")
    yield Static(Content(totals(last, view, names)), classes="line totals")


def hands(last: MusLast, view: MusView, names: Sequence[str]) -> Iterator[Widget]:
    for seat, hand in enumerate(last.hands):
        if hand is not None:
            dealer = " (D)" if seat == last.dealer else ""
            yield Static(Content(f"{names[seat]}{dealer}"), classes="who")
            yield Static(row(by_rank(hand, view.ranks), suits=SPANISH))
            yield Static(Content(last.values[seat] or ""))


def count(last: MusLast, names: Sequence[str]) -> Iterator[Widget]:
    """A line for each step: the lance, who and why, the stones, and the side's new total."""
    lance = None
    for step, now in running(last):
        name = step.lance
        title = say("mus-lance-title", lance=name) if name is not None and name != lance else ""
        lance = name
        yield Static(Content(title), classes="lance")
        who = names[step.seat]
        yield Static(Content(say("terminal-mus-why", who=who, why=step.line)))
        yield Static(Content(f"+{step.stones} → {now}"), classes="stones")


def totals(last: MusLast, view: MusView, names: Sequence[str]) -> str:
    """What each side gained in the deal, and who won a game with it."""
    found = [
        say(
            "terminal-mus-total",
            who=side_name(view, side, names),
            change=last.changes[side],
            stones=last.stones[side],
        )
        for side in range(len(last.changes))
    ]
    return " · ".join(found)
