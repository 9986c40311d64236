"""Cards as text: large, with an index that can be read across a room, and small for a line.

A suit is shown by its colour, its symbol and, on the large cards, its letter.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from textual.content import Content


class Suits(NamedTuple):
    """The suits of a pack by their letters: symbols and colours."""

    symbols: Mapping[str, str]
    inks: Mapping[str, str]


SYMBOLS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
PAPER = "#f4efe3"
INK = "#1c1c1c"
INKS = {"S": INK, "H": "#b3142a", "D": "#0f4fb5", "C": "#0f6a2e"}
FRENCH = Suits(SYMBOLS, INKS)
#: Coins, cups, swords and clubs: the nearest symbols that every terminal has.
SPANISH = Suits(
    {"O": "●", "C": "▼", "E": "†", "B": "♣"},
    {"O": "#8a5a00", "C": "#b3142a", "E": "#0f4fb5", "B": "#0f6a2e"},
)
BACK = "#3d5a80"
MANY = 5

# Three by five dots; two rows of dots make one line of half blocks.
_DOTS = {
    "A": "010 101 111 101 101",
    "2": "111 001 111 100 111",
    "3": "111 001 111 001 111",
    "4": "101 101 111 001 001",
    "5": "111 100 111 001 111",
    "6": "111 100 111 101 111",
    "7": "111 001 001 010 010",
    "8": "111 101 111 101 111",
    "9": "111 101 111 001 111",
    "T": "10111 10101 10101 10101 10111",
    "J": "001 001 001 101 111",
    "Q": "111 101 101 111 001",
    "K": "101 101 110 101 101",
    "S": "011 100 010 001 110",
    "C": "011 100 100 100 011",
}
_HALVES = {"00": " ", "10": "▀", "01": "▄", "11": "█"}


def index_lines(rank: str) -> list[str]:
    """A large rank, as three lines of half blocks."""
    if rank not in _DOTS:
        return ["", f" {rank}", ""]
    rows = _DOTS[rank].split()
    rows.append("0" * len(rows[0]))
    return [
        "".join(_HALVES[upper + lower] for upper, lower in zip(rows[at], rows[at + 1], strict=True))
        for at in (0, 2, 4)
    ]


def large(card: str, note: str = "", suits: Suits = FRENCH) -> Content:
    """A card as three lines of seven columns; the frame is the widget's. A back may have a note."""
    if card == "??":
        middle = note.center(7) if note else "░░░░░░░"
        return Content.styled(f"░░░░░░░\n{middle}\n░░░░░░░", "#c6d6ea")
    rank, suit = card[0], card[1]
    index = index_lines(rank)
    left = 0 if rank == "T" else 1
    lines = []
    for line, sign in zip(index, (suits.symbols.get(suit, suit), " ", suit), strict=True):
        lines.append(f"{' ' * left}{line}".ljust(6) + sign)
    return Content.styled("\n".join(lines), suits.inks.get(suit, INK))


def small(card: str, suits: Suits = FRENCH) -> Content:
    """A card in a line of text."""
    if card == "??":
        return Content.styled("░░", f"#9db4d0 on {BACK}")
    rank, suit = card[0], card[1]
    name = "10" if rank == "T" else rank
    ink = suits.inks.get(suit, INK)
    return Content.styled(f"{name}{suits.symbols.get(suit, suit)}", f"bold {ink} on {PAPER}")


def row(cards: Sequence[str], gap: str = " ", suits: Suits = FRENCH) -> Content:
    """Small cards side by side."""
    return Content(gap).join([small(card, suits) for card in cards])


def marks(left: int, most: int) -> str:
    """Lives as coins, full ones for those left. Many are shown as one coin with a number."""
    if most > MANY:
        return "● ×" if left else "○"
    return "●" * left + "○" * (most - left)


def fan(
    cards: Sequence[str], width: int, notes: Sequence[str] = (), suits: Suits = FRENCH
) -> Content:
    """Many cards side by side, each three columns by three lines, with notes below."""
    room = 4 if 4 * len(cards) <= width + 1 else 3
    beneath = [note[:room].ljust(room) for note in notes]
    return Content("\n").join([*fan_lines(cards, width, suits), Content("".join(beneath))])


def fan_lines(cards: Sequence[str], width: int, suits: Suits = FRENCH) -> list[Content]:
    """The three lines of cards side by side, with gaps where there is room for them."""
    gap = " " if 4 * len(cards) <= width + 1 else ""
    return [Content(gap).join([_fanned(card, line, suits) for card in cards]) for line in range(3)]


def _fanned(card: str, line: int, suits: Suits) -> Content:
    if card == "??":
        return Content.styled("░░░", f"#c6d6ea on {BACK}")
    rank, suit = card[0], card[1]
    text = ("10" if rank == "T" else rank, suits.symbols.get(suit, suit), suit)[line]
    place = text.ljust(3) if line == 0 else text.rjust(3)
    return Content.styled(place, f"bold {suits.inks.get(suit, INK)} on {PAPER}")
