"""The end of a deal with stages, drawn: what was shown, and how each stage went."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from textual.containers import Grid
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from boneace.games.vying.sent import VyingLast, VyingView
from boneace.languages import say
from boneace.terminal.faces import row
from boneace.terminal.vying.speech import has_now, outcome
from boneace.terminal.words import changed, in_order

MANY = 8  # with more seats there is no line to spare


def summing_up(last: VyingLast, view: VyingView, names: Sequence[str]) -> Iterator[Widget]:
    """What everybody saw of the last deal."""
    yield Grid(*_cells(last, view, names), classes="shown many" if len(names) > MANY else "shown")
    for stage in last.stages:
        told = outcome(stage, view, names)
        yield Static(Content(told[:1].upper() + told[1:]), classes="line")
    if view.unit == "chip" and view.turn is not None:
        yield Static(say("terminal-vying-paid"), classes="line note")


def _cells(last: VyingLast, view: VyingView, names: Sequence[str]) -> Iterator[Widget]:
    for seat, name in enumerate(names):
        hand, value = last.hands[seat], last.values[seat]
        yield Static(Content(name), classes="who")
        yield Static(row(in_order(hand), " " if len(hand) < 6 else "") if hand else Content("—"))
        told = str(value or "")
        if seat in last.claims:
            told = say("terminal-vying-claims", value=told)
        yield Static(Content(told), classes="value")
        has = has_now(last, view.seats[seat])
        yield Static(Content(changed(last.changes[seat], has)), classes="change")
