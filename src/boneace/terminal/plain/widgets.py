"""The parts of the plain table: the other seats, the cards that lie on the table, your own line."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content
from textual.widgets import Static

from boneace.games.defaults.sent import PlainSeat, PlainView
from boneace.languages import say
from boneace.terminal.faces import Suits, row
from boneace.terminal.words import cut, in_order

LONGEST_NAME, INDENT = 12, 3


class Seats(Static):
    """The other players, a row or two each, in turn order."""

    def __init__(self, seats: Sequence[int], names: Sequence[str], suits: Suits) -> None:
        super().__init__(id="seats")
        self._seats = seats
        self._names = names
        self._suits = suits

    def show(self, view: PlainView, lines: int, width: int) -> None:
        """Draw them in `lines` lines each."""
        rows = [
            line
            for seat in self._seats
            for line in self._rows(view.seats[seat], view.turn == seat, lines, width)
        ]
        self.styles.height = len(rows)
        self.update(Content("\n").join(rows))

    def _rows(self, seat: PlainSeat, turn: bool, lines: int, width: int) -> list[Content]:
        longest = LONGEST_NAME if width < 60 else 2 * LONGEST_NAME
        name = cut(self._names[seat.seat], longest).ljust(longest)
        style = "bold $accent" if turn else "" if seat.is_in else "dim"
        head = f"{'▶ ' if turn else '  '}{name}{' (D) ' if seat.dealer else '     '}"
        begin = Content.styled(head, style) if style else Content(head)
        hand = self._hand(seat.hand, width - len(head))
        facts = ", ".join([*seat.facts, *([seat.total] if seat.total else [])])
        if lines == 1:
            room = width - len(head) - len(hand.plain) - 1
            return [begin + hand + Content(f" {cut(facts, room)}" if room > 3 else "")]
        return [begin + hand, Content(f"{' ' * INDENT}{cut(facts, width - INDENT)}")]

    def _hand(self, cards: Sequence[str], room: int) -> Content:
        """The hand as small cards; only their number where it is too long."""
        known = [card for card in cards if card != "??"]
        shown = row(in_order(cards), " " if len(cards) < 6 else "", self._suits)
        if len(shown.plain) <= room - 8:
            return shown
        return row(known[:4], " ", self._suits) + Content(f" ×{len(cards)}")


def lying(view: PlainView, suits: Suits) -> Content:
    """The cards on the table by place, and the pack."""
    parts = []
    if view.stock is not None:
        parts.append(Content(say("terminal-plain-pack", cards=view.stock)))
    for pile in view.table:
        cards = ["··" if card is None else card for card in pile.cards]
        shown = Content(" ").join(
            [Content(card) if card == "··" else row([card], "", suits) for card in cards]
        )
        parts.append(Content(f"{pile.title} ") + shown)
    return Content("   ").join(parts)


def about_you(view: PlainView, names: Sequence[str]) -> str:
    """The line about yourself."""
    you = view.you
    if you is None:
        return say("terminal-plain-watching")
    seat = view.seats[you]
    parts = [names[you], *seat.facts]
    parts += [seat.total] if seat.total else []
    parts += [say("terminal-dealer")] if seat.dealer else []
    return " · ".join(parts)
