"""The parts of a table with stages and stakes: the strip of stages, the seats, a hand."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content
from textual.widgets import Static

from boneace.games.vying.sent import VyingSeat, VyingView
from boneace.languages import say
from boneace.languages.lists import listed
from boneace.terminal.faces import row
from boneace.terminal.vying.speech import doing, gone, has_done, lies_open, value_and_total
from boneace.terminal.words import amount, called, cut, in_order, standing_of

SIGNS = {"past": "✓", "now": "▶", "ahead": "·"}
INDENT, LONGEST_NAME, STANDING = 2, 9, 7


def strip(view: VyingView, names: Sequence[str]) -> Content:
    """The stages of the deal (past, present, future), what each is worth and who won it."""
    parts = []
    for stage in view.stages:
        text = f"{SIGNS[stage.state]} {stage.title}"
        if stage.state == "past":
            who = listed(called(stage.winner, view.you, names))
            if who or stage.note:
                won = who or say("terminal-nobody")
                text = say("terminal-vying-strip-won", title=text, who=won)
            if who and stage.worth:
                text += f" +{stage.worth}"
        elif stage.worth:
            text += f" {stage.worth}"
        style = "bold $accent" if stage.state == "now" else ""
        parts.append(Content.styled(text, style) if style else Content(text))
    return Content("  │  ").join(parts)


class Seats(Static):
    """The other players, a row or two each, in turn order."""

    def __init__(self, seats: Sequence[int], names: Sequence[str]) -> None:
        super().__init__(id="seats")
        self._seats = seats
        self._names = names
        self._shown: tuple[object, ...] = ()

    def show(self, view: VyingView, lines: int, width: int, cards: bool = True) -> None:
        """Draw them in `lines` lines each; `cards`: with their cards, small."""
        seats = [view.seats[seat] for seat in self._seats]
        now = (view.turn, seats, lines, width, cards)
        if now == self._shown:
            return
        self._shown = now
        rows = []
        for seat in seats:
            turn = view.turn == seat.seat
            rows += self._rows(seat, turn, view.unit, lines, width, cards)
        self.styles.height = len(rows)
        self.update(Content("\n").join(rows))

    def _rows(
        self, seat: VyingSeat, turn: bool, unit: str, lines: int, width: int, cards: bool
    ) -> list[Content]:
        roomy = width > 60
        longest = LONGEST_NAME + 7 if roomy else LONGEST_NAME
        name = cut(self._names[seat.seat], longest)
        has = standing_of(seat) if roomy else _short_standing(seat, unit)
        dealer = " (D)" if seat.dealer else "    "
        head = f"{'▶ ' if turn else '  '}{name.ljust(longest)}"
        style = "bold $accent" if turn else "dim" if gone(seat) else ""
        begin = Content.styled(head, style) if style else Content(head)
        begin += Content(f" {has.rjust(STANDING + (5 if roomy else 0))}{dealer} ")
        left = width - len(begin.plain)
        hand = _small_hand(seat, left) if cards else Content("")
        notes = _notes(seat)
        if lines == 1:
            room = left - len(hand.plain) - 1
            return [begin + hand + Content(f" {cut(notes, room)}" if room > 3 else "")]
        return [begin + hand, Content(f"{' ' * (INDENT + 1)}{cut(notes, width - INDENT - 1)}")]


def _notes(seat: VyingSeat) -> str:
    """What a seat has done, in a few letters."""
    if lies_open(seat):
        total, state = seat.total or "", seat.state
        return total if state in ("", total) else f"{total} {state}".strip()
    return " · ".join(doing(seat, short=True))


def _small_hand(seat: VyingSeat, room: int) -> Content:
    hand = in_order(seat.hand)
    return row(hand, " " if 3 * len(hand) <= min(room, 17) else "")


def _short_standing(seat: VyingSeat, unit: str) -> str:
    has = seat.points if unit == "point" else seat.chips
    return f"{has} {say('terminal-vying-unit', unit=unit)}"


def about_you(view: VyingView, names: Sequence[str]) -> str:
    """The line about yourself."""
    you = view.you
    if you is None:
        return say("terminal-vying-watching")
    seat = view.seats[you]
    parts = [names[you], standing_of(seat)]
    worth, total = value_and_total(seat)
    parts += [worth] if worth else []
    parts += [say("terminal-vying-counts", total=total)] if total else []
    parts += [say("terminal-dealer")] if seat.dealer else []
    parts += has_done(seat)
    return " · ".join(parts)


def at_stake(view: VyingView, names: Sequence[str]) -> str:
    """The line about pots and bets."""
    parts = []
    if view.pots and len(view.pots) == 1:  # several pots are shown with their stages
        parts.append(say("terminal-vying-in-pot", chips=view.pots[0]))
    if view.asked is not None:
        parts.append(_asked(view, names))
    parts.append(say("terminal-vying-in-pack", cards=view.stock))
    return " · ".join(parts)


def _asked(view: VyingView, names: Sequence[str]) -> str:
    """The bet to be answered, and who made it."""
    by, unit = view.bragger, view.unit
    asked = amount(view.asked or 0, unit)
    if by is not None:
        who = listed(called([by], view.you, names))
        return say("terminal-vying-at-stake-by", unit=unit, amount=asked, who=who)
    if unit == "point":
        return say("terminal-vying-at-stake", unit=unit, amount=asked)
    return say("terminal-vying-nothing-bragged")
