"""Games against a bank drawn: the dealer, stakes before each seat, hands side by side, the pack."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from textual.app import ComposeResult
from textual.content import Content
from textual.widget import Widget

from boneace.games.sent import ClosedMove
from boneace.games.vingt_un.sent import Account, BankView, PastHand
from boneace.languages import say
from boneace.terminal.acting import letters
from boneace.terminal.bank.speech import ended
from boneace.terminal.bank.widgets import STAKE, Hands, as_dealt, seat_rows
from boneace.terminal.faces import row
from boneace.terminal.keys import KEYS_AT
from boneace.terminal.offers import Offer, offers
from boneace.terminal.rows import FRAME, RowsApp
from boneace.terminal.widgets import NAME, ROOMY, Seats, grid
from boneace.terminal.words import changed, cut, minus, signed, standing_of

OWN, LARGE = 6, 5  # lines on the felt for yourself; of large hands
METER = 12  # columns
MANY = 8  # with more seats there is no spare line at the end of a deal
TIGHT = 5  # with this many cards or more there are no gaps


class BankApp(RowsApp[BankView]):
    BINDINGS = letters(KEYS_AT["bank"])
    KEY_OF = KEYS_AT["bank"]
    ABOVE = ("bank",)
    SLOTS = 2
    ASK_AMOUNT = "terminal-bank-ask-amount"
    SEEN = ("showed", "changed")
    KEYS = (
        ("terminal-bank-key-amount", "0–9"),
        ("terminal-bank-key-step", "+", "−"),
        ("terminal-bank-key-stake", "stake"),
        ("terminal-bank-key-draw", "draw"),
        ("terminal-bank-key-double", "double", "no double"),
        ("terminal-bank-key-divide", "divide", "keep"),
        ("terminal-bank-key-marks", STAKE),
        ("terminal-bank-key-ace", "7", "17"),
    )

    def others_above(self) -> ComposeResult:
        yield Hands("theirs")
        yield Seats()

    def own_cards(self) -> Widget:
        return Hands("own")

    def draw_table(self) -> None:
        base, view, others = self.base, self.view, self.others()
        self.write("bank", about_bank(view, self.sitting.names, self.size.width))
        # your only opponent, or the dealer, is shown large if there is room
        room = self.size.height - FRAME - (1 if view.you is None else OWN)
        large = others[0] if len(others) == 1 else view.dealer
        if large == view.you or room < len(others) + LARGE:
            large = -1
        room -= LARGE if large >= 0 else 0
        lines = 2 if 2 * len(others) <= room else 1
        base.query_one("#gap").display = room > lines * len(others)
        theirs = base.query_one("#hands-of-theirs", Hands)
        theirs.display = large >= 0
        if theirs.display:
            theirs.show(view.seats[large], self.width)
        self._large = large
        self.draw_seats(lines)
        for own in base.query("#hands-of-own").results(Hands):
            own.show(view.seats[view.you or 0], self.width)

    def seat_rows(self, at: int, lines: int) -> list[Content]:
        name, cards = self.sitting.names[at], at != self._large
        return seat_rows(self.view, at, name, lines, self.width, cards)

    def facts_of_you(self, you: int) -> list[str]:
        seat = self.view.seats[you]
        parts = [minus(standing_of(seat)), *([say("terminal-dealer")] if seat.dealer else [])]
        if len(seat.hands) != 1:
            return parts
        [hand] = seat.hands
        parts += [f"{STAKE} {hand.stake}"] if hand.stake else []
        counts = hand.total and hand.cards
        parts += [say("terminal-bank-counts", total=hand.total or "")] if counts else []
        return [*parts, *ended(hand)]

    def usual(self) -> int:
        """The last stake, which is proposed again."""
        return getattr(self, "amount", 1)

    def verbs(self, found: Mapping[str, Offer], closed: Mapping[str, ClosedMove]) -> Sequence[str]:
        for asked in (("stake",), ("double", "no double"), ("divide", "keep")):
            if any(verb in found for verb in asked):
                return asked
        return ("draw", "stand")

    def called(self, verb: str) -> str:
        if verb == "stake":
            return say("terminal-bank-button-stake")
        name = "split" if verb == "divide" else verb.replace(" ", "-")
        return say("vingt-un-label", move=name, chips=0)

    def question(self) -> str:
        assert self.view.you is not None
        hands = self.view.seats[self.view.you].hands
        now = [number for number, hand in enumerate(hands, 1) if hand.state == "now"]
        if not now or len(hands) == 1:
            return super().question()
        moves = ", ".join(map(self.asked, offers(self.view)))
        return say("terminal-bank-ask-hand", hand=now[0], moves=moves)

    def summing_up(self, view: BankView) -> Iterator[Widget]:
        many = "played many" if len(view.seats) > MANY else "played"
        rows = [line for seat in range(len(view.seats)) for line in self._played(view, seat)]
        yield grid(many, ("who", "", "", "", "change"), rows)

    def _played(self, view: BankView, seat: int) -> Iterator[tuple[str | Content, ...]]:
        """A line for each hand of a seat, and for each other gain or loss; the first has the name
        and the total."""
        last = view.last
        assert last
        found: list[PastHand | Account] = [*last.played[seat], *last.besides[seat]]
        who, deals = self.sitting.names[seat], "(D)" if seat == last.dealer else ""
        brought = changed(last.changes[seat], view.seats[seat].chips)
        for hand in found:
            played = hand if isinstance(hand, PastHand) else None
            cards = as_dealt(played.cards) if played else []
            stake = f"{STAKE}{played.stake}" if played and played.stake else deals
            gap = " " if len(cards) < TIGHT else ""
            yield who, stake, row(cards, gap), what_became(hand, len(found) > 1), brought
            who = deals = brought = ""


def what_became(hand: PastHand | Account, several: bool) -> str:
    """The value of a hand and, if the seat has several, what it won or lost.

    >>> what_became(Account(by=5, why="20 beats 19"), True)
    '20 beats 19: +5'
    """
    if not hand.why:
        return hand.value if isinstance(hand, PastHand) else ""
    return f"{hand.why}: {signed(hand.by or 0)}" if several else hand.why


def about_bank(view: BankView, names: Sequence[str], width: int) -> str:
    """The line about the bank: who deals, the pack, the used cards, the pool."""
    roomy = width > ROOMY
    who = say("terminal-bank-dealing", who=cut(names[view.dealer], NAME + 7 if roomy else NAME))
    if view.dealer == view.you:
        who = say("terminal-bank-dealing-you")
    facts = [who, *([say("terminal-bank-stakes-doubled")] if view.doubled else [])]
    if view.pool is not None:
        facts.append(say("terminal-bank-in-pool", chips=view.pool))
    meter = f"{left_of(view.stock)} " if roomy else ""
    facts.append(say("terminal-bank-in-pack", cards=f"{meter}{view.stock}"))
    if not roomy or not view.used:
        used = say("terminal-bank-used", cards=view.used)
    elif view.pone == view.you:
        used = say("terminal-bank-used-with-you", cards=view.used)
    else:
        used = say("terminal-bank-used-with", cards=view.used, who=names[view.pone])
    return " · ".join([*facts, used])


def left_of(cards: int) -> str:
    """A bar that shows how much of the pack is left.

    >>> left_of(52), left_of(26), left_of(1)
    ('▰▰▰▰▰▰▰▰▰▰▰▰', '▰▰▰▰▰▰▱▱▱▱▱▱', '▰▱▱▱▱▱▱▱▱▱▱▱')
    """
    full = -(-cards * METER // 52)
    return "▰" * full + "▱" * (METER - full)
