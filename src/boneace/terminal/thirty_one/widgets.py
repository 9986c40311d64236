"""The parts of Thirty-one's table: the other players, what a seat has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from textual.content import Content
from textual.widgets import Static

from boneace.terminal.faces import marks, row
from boneace.terminal.words import in_order, standing_of

View = dict[str, Any]


class Player(Static):
    """One of the others: what he has left, what is known of his cards, what he is doing."""

    def __init__(self, seat: int, name: str, lives: int) -> None:
        super().__init__(classes="player")
        self.seat = seat
        self._called = name
        self._lives = lives
        self._shown: tuple[object, ...] = ()

    def show(self, view: View) -> None:
        seat = view["seats"][self.seat]
        turn = view["turn"] == self.seat
        if (turn, seat) == self._shown:
            return
        self._shown = (turn, seat)
        self.border_title = Content(f"▶ {self._called}" if turn else self._called)
        self.set_class(turn, "turn")
        self.set_class(not seat["in"], "out")
        doing = [mark for mark in ("dealer", "knocked") if seat[mark] and seat["in"]]
        hand = in_order(seat["hand"])
        tight = 3 * len(hand) > self.content_size.width
        lines = [Content(has(seat, self._lives)), row(hand, "" if tight else " ")]
        self.border_subtitle = Content(" ".join(doing))
        self.update(Content("\n").join(lines), layout=False)


def has(seat: View, most: int) -> str:
    """What a seat has left, as marks and as a number or word."""
    if seat["lives"] is None or not seat["in"]:
        return standing_of(seat)
    left = "county" if seat["lives"] == 0 else str(seat["lives"])
    return f"{marks(seat['lives'], most)} {left}"


def summary(view: View, names: Sequence[str], most: int) -> Content:
    """The line about yourself."""
    you = view["you"]
    if you is None:
        return Content("You watch this match.")
    seat = view["seats"][you]
    parts = [names[you], standing_of(seat) if seat["lives"] is None else has(seat, most)]
    if seat["lives"]:
        parts[1] += " life" if seat["lives"] == 1 else " lives"
    if seat["total"] is not None and seat["in"]:
        parts.append(f"total {seat['total']}")
    parts += [mark for mark in ("dealer", "knocked") if seat[mark] and seat["in"]]
    return Content(" · ".join(parts))


def change(last: View, seat: int, has: View) -> str:
    """What the deal did to a seat, and what it has now."""
    by = last["changes"][seat]
    if seat in last["out"]:
        return f"−{-by}, out" if by else "out"
    sign = "" if by == 0 else f"{'+' if by > 0 else '−'}{abs(by)}, now "
    return f"{sign}{standing_of(has)}"
