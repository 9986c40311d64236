"""The end of a deal against a bank, drawn: every hand, its stake, its result and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from textual.containers import Grid
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from boneace.games.vingt_un.sent import Account, BankLast, BankView, PastHand
from boneace.languages import say
from boneace.terminal.bank.widgets import STAKE, as_dealt
from boneace.terminal.faces import row
from boneace.terminal.words import minus, signed

MANY = 8  # with more seats there is no line to spare
TIGHT = 5  # with this many cards or more there are no gaps


def summing_up(last: BankLast, view: BankView, names: Sequence[str]) -> Iterator[Widget]:
    """What everybody saw of the last deal."""
    many = "played many" if len(names) > MANY else "played"
    cells = [cell for seat in range(len(names)) for cell in _cells(last, view, names, seat)]
    yield Grid(*cells, classes=many)


def _cells(last: BankLast, view: BankView, names: Sequence[str], seat: int) -> Iterator[Widget]:
    """A line for each hand of a seat, and for each other gain or loss; the first has the name and
    the total."""
    hands, besides = last.played[seat], last.besides[seat]
    several = len(hands) + len(besides) > 1
    found: list[PastHand | Account] = [*hands, *besides]
    for at, hand in enumerate(found):
        cards, stake = _played(hand)
        deals = "(D)" if at == 0 and seat == last.dealer else ""
        brought = say(
            "terminal-changed",
            change=signed(last.changes[seat]),
            chips=minus(view.seats[seat].chips),
        )
        yield Static(Content("" if at else names[seat]), classes="who")
        yield Static(Content(f"{STAKE}{stake}" if stake else deals))
        yield Static(row(cards, " " if len(cards) < TIGHT else ""))
        yield Static(Content(what_became(hand, several)))
        yield Static(Content("" if at else brought), classes="change")


def _played(hand: PastHand | Account) -> tuple[list[str], int | None]:
    """The cards of a hand and its stake; another gain or loss has neither."""
    return (as_dealt(hand.cards), hand.stake) if isinstance(hand, PastHand) else ([], None)


def what_became(hand: PastHand | Account, several: bool) -> str:
    """What a hand was worth and, if the seat has several, what it won or lost.

    >>> what_became(Account(by=5, why="20 beats 19"), True)
    '20 beats 19: +5'
    """
    if not hand.why:
        return hand.value if isinstance(hand, PastHand) else ""
    return f"{hand.why}: {signed(hand.by or 0)}" if several else hand.why
