"""The end of a deal of any game, drawn: the hands that were shown, what each seat won or lost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from textual.containers import Grid
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from boneace.games.defaults.sent import PlainLast, PlainView
from boneace.terminal.faces import Suits, row
from boneace.terminal.words import in_order, signed


def summing_up(
    last: PlainLast, view: PlainView, names: Sequence[str], suits: Suits
) -> Iterator[Widget]:
    """What everybody saw of the last deal."""
    yield Grid(*_cells(last, view, names, suits), classes="shown")


def _cells(
    last: PlainLast, view: PlainView, names: Sequence[str], suits: Suits
) -> Iterator[Widget]:
    for seat, name in enumerate(names):
        hand, by = last.hands[seat], last.changes[seat]
        yield Static(Content(name), classes="who")
        gap = " " if hand and len(hand) < 6 else ""
        shown = row(in_order(hand), gap, suits) if hand else Content("—")
        total = last.totals[seat] if last.totals else None
        yield Static(Content.assemble(shown, f"  {total}") if total else shown)
        yield Static(Content(signed(by) if by else ""), classes="change")
        yield Static(Content(", ".join(view.seats[seat].facts)), classes="has")
