"""The parts of a bank's table: the line about the bank, the seats with their stakes, the hands."""

from __future__ import annotations

import re
from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Static

from boneace.games.vingt_un.sent import BankHand, BankSeat, BankView
from boneace.languages import say
from boneace.terminal.bank.words import has
from boneace.terminal.faces import fan_lines, row, small
from boneace.terminal.widgets import LARGE, Hand
from boneace.terminal.words import cut, in_order, minus

STAKE = "●"
NAME, ROOMY = 9, 60  # columns of a name, and the width from which there is room for more
METER = 12
INDENT = 4
_NUMBERS = re.compile(r"\d+")


def about_bank(view: BankView, names: Sequence[str], width: int) -> str:
    """The line about the bank: who deals, the pack, the used cards, the pool."""
    longest = NAME + 7 if width > ROOMY else NAME
    who = say("terminal-bank-dealing", who=cut(names[view.dealer], longest))
    if view.dealer == view.you:
        who = say("terminal-bank-dealing-you")
    facts = [who, *([say("terminal-bank-stakes-doubled")] if view.doubled else [])]
    if view.pool is not None:
        facts.append(say("terminal-bank-in-pool", chips=view.pool))
    meter = f"{left_of(view.stock)} " if width > ROOMY else ""
    facts.append(say("terminal-bank-in-pack", cards=f"{meter}{view.stock}"))
    used = say("terminal-bank-used", cards=view.used)
    if meter and view.used:
        used = say("terminal-bank-used-with", cards=view.used, who=names[view.pone])
        if view.pone == view.you:
            used = say("terminal-bank-used-with-you", cards=view.used)
    return " · ".join([*facts, used])


def left_of(cards: int) -> str:
    """A bar that shows how much of the pack is left.

    >>> left_of(52), left_of(26), left_of(1)
    ('▰▰▰▰▰▰▰▰▰▰▰▰', '▰▰▰▰▰▰▱▱▱▱▱▱', '▰▱▱▱▱▱▱▱▱▱▱▱')
    """
    full = -(-cards * METER // 52)
    return "▰" * full + "▱" * (METER - full)


# --- the others -----------------------------------------------------------------------------------


class Players(Static):
    """The other players, a row or two each, in turn order: chips, stakes, hands."""

    def __init__(self, seats: Sequence[int], names: Sequence[str]) -> None:
        super().__init__(id="seats")
        self._seats = seats
        self._names = names
        self._shown: tuple[object, ...] = ()

    def show(self, view: BankView, lines: int, width: int, elsewhere: int | None) -> None:
        """Draw them in `lines` lines each; the hands of seat `elsewhere` are drawn elsewhere."""
        seats = [view.seats[seat] for seat in self._seats]
        now = (view.turn, seats, lines, width, elsewhere)
        if now == self._shown:
            return
        self._shown = now
        rows = []
        for seat in seats:
            turn = view.turn == seat.seat
            rows += self._rows(seat, turn, lines, width, seat.seat != elsewhere)
        self.styles.height = len(rows)
        self.update(Content("\n").join(rows))

    def _rows(
        self, seat: BankSeat, turn: bool, lines: int, width: int, cards: bool
    ) -> list[Content]:
        roomy = width > ROOMY
        longest = NAME + 7 if roomy else NAME
        chips = minus(has(seat).rjust(12) if roomy else str(seat.chips).rjust(4))
        name = cut(self._names[seat.seat], longest).ljust(longest)
        begin = Content(f"{'▶' if turn else ' '} {name}")
        if turn:
            begin = Content.styled(begin.plain, "bold $accent")
        begin += Content(f" {chips} {'(D)' if seat.dealer else '   '} ")
        room = width - len(begin.plain)
        if not cards:
            told = (
                f"{STAKE} {total_stake(seat)}"
                if total_stake(seat)
                else say("terminal-bank-deals-now")
            )
            stands = how_it_stands(seat.hands[0]) if len(seat.hands) == 1 else ""
            facts = Content(" · ".join(filter(None, (told, stands))))
            return [begin + facts, *[Content("")] * (lines - 1 if roomy else 0)]
        if lines == 1 or roomy:
            return [begin + hands_in(seat, room), *[Content("")] * (lines - 1)]
        hands = seat.hands
        stake = f"{STAKE} {hands[0].stake}" if len(hands) == 1 and hands[0].stake else ""
        below = hands_in(seat, width - INDENT, stakes=not stake)
        return [begin + Content(stake), Content(" " * INDENT) + below]


def total_stake(seat: BankSeat) -> int:
    """The total stake on all the hands of a seat."""
    return sum(hand.stake or 0 for hand in seat.hands)


def hands_in(seat: BankSeat, room: int, stakes: bool = True) -> Content:
    """The hands of a seat side by side, with or without stakes, as fully as there is room for."""
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
    """Cards face down first: the first two are."""
    known = [card for card in cards if card != "??"]
    return ["??"] * (len(cards) - len(known)) + in_order(known)


def how_it_stands(hand: BankHand) -> str:
    """What a hand counts, and its state."""
    if hand.state in ("natural", "vingt-un"):
        return say("vingt-un-ended", how=hand.state)
    return " ".join(filter(None, (hand.total, state_of(hand))))


def state_of(hand: BankHand) -> str:
    """How a hand has ended, in a word; empty if it has not."""
    state = hand.state
    return "" if state in ("", "now") else say("vingt-un-ended", how=state)


def _shortly(hand: BankHand) -> str:
    """The same in a few letters."""
    if hand.state in ("over-drawn", "natural", "vingt-un"):
        return say("terminal-bank-short", how=hand.state)
    total = "/".join(_NUMBERS.findall(hand.total or ""))
    return total or state_of(hand) if hand.state == "stands" else total


# --- a seat shown large ---------------------------------------------------------------------------


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
        mixed = 0 < len(up) < len(cards)
        told = say("terminal-up")
        captions = [told if mixed and card in up and len(cards) <= LARGE else "" for card in cards]
        one.show(cards, captions, [[] for _ in cards], width)


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
    now = hand.state == "now"
    stake = f" {STAKE} {hand.stake}" if hand.stake else ""
    head = f"{'▶' if now else ' '}{number}.{stake}"
    style = "bold $accent" if now else ""
    cards = as_dealt(hand.cards)
    lines = fan_lines(cards, room) if 3 * len(cards) <= room else _wrapped(cards, room)
    note = _shortly(hand) if len(how_it_stands(hand)) > room else how_it_stands(hand)
    return [Content.styled(head, style) if style else Content(head), *lines, Content(note)]


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


def about_you(view: BankView, names: Sequence[str]) -> str:
    """The line about yourself."""
    you = view.you
    if you is None:
        return say("terminal-watching")
    seat = view.seats[you]
    parts = [names[you], minus(has(seat))]
    parts += [say("terminal-dealer")] if seat.dealer else []
    if len(seat.hands) == 1:
        hand = seat.hands[0]
        parts += [f"{STAKE} {hand.stake}"] if hand.stake else []
        if hand.total and hand.cards:
            parts.append(say("terminal-bank-counts", total=hand.total))
        parts += [told for told in (state_of(hand),) if told]
    return " · ".join(parts)
