"""The parts of a bank's table: the seats with their stakes, the hands, large and small."""

from __future__ import annotations

import re
from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Static

from boneace.games.vingt_un.sent import BankHand, BankSeat, BankView
from boneace.languages import say
from boneace.terminal.bank.speech import ended
from boneace.terminal.faces import fan_lines, row, small
from boneace.terminal.widgets import ACCENT, LARGE, NAME, ROOMY, Hand
from boneace.terminal.words import cut, in_order, minus, standing_of

STAKE = "●"
INDENT = 4
_NUMBERS = re.compile(r"\d+")


def seat_rows(
    view: BankView, at: int, name: str, lines: int, width: int, cards: bool
) -> list[Content]:
    """A seat in `lines` lines: chips, stakes and, if `cards`, its hands."""
    seat, turn, roomy = view.seats[at], view.turn == at, width > ROOMY
    longest = NAME + 7 if roomy else NAME
    chips = minus(standing_of(seat).rjust(12) if roomy else str(seat.chips).rjust(4))
    name = f"{'▶' if turn else ' '} {cut(name, longest).ljust(longest)}"
    begin = Content.styled(name, ACCENT if turn else "")
    begin += Content(f" {chips} {'(D)' if seat.dealer else '   '} ")
    empty, hands = [Content("")] * (lines - 1), seat.hands
    if not cards:
        staked = sum(hand.stake or 0 for hand in hands)
        told = f"{STAKE} {staked}" if staked else say("terminal-bank-deals-now")
        stands = how_it_stands(hands[0]) if len(hands) == 1 else ""
        facts = Content(" · ".join(filter(None, (told, stands))))
        return [begin + facts, *(empty if roomy else [])]
    if lines == 1 or roomy:
        return [begin + hands_in(seat, width - len(begin.plain)), *empty]
    stake = f"{STAKE} {hands[0].stake}" if len(hands) == 1 and hands[0].stake else ""
    below = hands_in(seat, width - INDENT, stakes=not stake)
    return [begin + Content(stake), Content(" " * INDENT) + below]


def hands_in(seat: BankSeat, room: int, stakes: bool = True) -> Content:
    """The hands of a seat side by side, with or without stakes, in as much detail as fits."""
    found = Content("")
    for shape in range(3):
        shown = [_shape(hand, shape, stakes) for hand in seat.hands]
        found = Content(" │ " if shape == 0 else "│").join(shown)
        if len(found.plain) <= room:
            break
    return found


def _shape(hand: BankHand, shape: int, stakes: bool) -> Content:
    """A hand in a line: 0 in full, 1 without gaps, 2 without its cards."""
    stake = f"{STAKE}{hand.stake:<3}" if stakes and hand.stake else ""
    told = Content(stake)
    if shape < 2:
        told += row(as_dealt(hand.cards), " " if shape == 0 else "")
    note = how_it_stands(hand) if shape == 0 else _shortly(hand)
    return told + Content(f"{' ' if note and shape < 2 else ''}{note}")


def as_dealt(cards: Sequence[str]) -> list[str]:
    """The cards in the order dealt: the first two are face down."""
    known = [card for card in cards if card != "??"]
    return ["??"] * (len(cards) - len(known)) + in_order(known)


def how_it_stands(hand: BankHand) -> str:
    """What a hand counts, and its state."""
    counted = [] if hand.state in ("natural", "vingt-un") or not hand.total else [hand.total]
    return " ".join([*counted, *ended(hand)])


def _shortly(hand: BankHand) -> str:
    """The same in a few letters."""
    if hand.state in ("over-drawn", "natural", "vingt-un"):
        return say("terminal-bank-short", how=hand.state)
    total = "/".join(_NUMBERS.findall(hand.total or ""))
    return total or "".join(ended(hand)) if hand.state == "stands" else total


class Hands(Horizontal):
    """The hands of a seat: one shown large, several side by side."""

    def __init__(self, name: str) -> None:
        super().__init__(id=f"hands-of-{name}", classes="hands-of")
        self._called = name

    def compose(self) -> ComposeResult:
        yield Hand(self._called)
        yield Static(classes="several")

    def show(self, seat: BankSeat, width: int) -> None:
        hands = seat.hands
        one, several = self.query_one(Hand), self.query_one(".several", Static)
        one.display, several.display = len(hands) == 1, len(hands) > 1
        if len(hands) > 1:
            several.update(side_by_side(hands, width))
            return
        cards, up = as_dealt(hands[0].cards), set(seat.up)
        mixed = 0 < len(up) < len(cards) <= LARGE
        one.show(cards, width, [say("terminal-up") if mixed and c in up else "" for c in cards])


def side_by_side(hands: Sequence[BankHand], width: int) -> Content:
    """Hands in columns of five lines: the stake, the cards, what they count."""
    gap = 1 if len(hands) > 3 else 3
    room = min(24, (width - gap) // len(hands) - gap)
    columns = [_column(number, hand, room) for number, hand in enumerate(hands, 1)]
    widest = max(len(line.plain) for column in columns for line in column)
    padded = [
        [line + Content(" " * (widest - len(line.plain))) for line in column] for column in columns
    ]
    lines = [Content(" " * gap).join(parts) for parts in zip(*padded, strict=True)]
    return Content("\n").join(lines)


def _column(number: int, hand: BankHand, room: int) -> list[Content]:
    now, cards = hand.state == "now", as_dealt(hand.cards)
    head = f"{'▶' if now else ' '}{number}.{f' {STAKE} {hand.stake}' if hand.stake else ''}"
    lines = fan_lines(cards, room) if 3 * len(cards) <= room else _wrapped(cards, room)
    note = _shortly(hand) if len(how_it_stands(hand)) > room else how_it_stands(hand)
    return [Content.styled(head, ACCENT if now else ""), *lines, Content(note)]


def _wrapped(cards: Sequence[str], room: int) -> list[Content]:
    """Small cards in three lines, for a hand of many cards."""
    lines: list[list[Content]] = [[]]
    for card in cards:
        found = small(card)
        if sum(len(part.plain) for part in [*lines[-1], found]) > room:
            lines.append([])
        lines[-1].append(found)
    shown = [Content("").join(parts) for parts in lines]
    return [*shown, *[Content("")] * 3][:3]
