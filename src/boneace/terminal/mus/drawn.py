"""Mus drawn: the partner opposite, the lances with what has been bet, your hand, signals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from boneace.games.mus.sent import MusLast, MusView
from boneace.languages import say
from boneace.terminal.acting import letters
from boneace.terminal.faces import SPANISH, Suits, row
from boneace.terminal.keys import KEYS_AT, placed
from boneace.terminal.mus import widgets
from boneace.terminal.mus.out_of_turn import OutOfTurn
from boneace.terminal.mus.typed import BETS, USUAL
from boneace.terminal.mus.words import by_rank, running, side_name
from boneace.terminal.offers import offers
from boneace.terminal.rows import DISCARD, FRAME, RowsApp
from boneace.terminal.screens import told
from boneace.terminal.sitting import Sitting
from boneace.terminal.widgets import Seats, grid

SIGNAL = KEYS_AT["mus-signals"]["signal"]
ROUND = 4  # the number of seats with which somebody sits opposite you
AROUND, OWN = 6, 11  # lines on the felt: of three others; of lances and you


class MusApp(RowsApp[MusView]):
    BINDINGS = letters(KEYS_AT["mus"], Binding(SIGNAL, "out_of_turn", show=False))
    KEY_OF = KEYS_AT["mus"]
    ABOVE = ("sides",)
    SHORT = frozenset({DISCARD})
    ASK_AMOUNT = "terminal-mus-ask-amount"
    SEEN = ("showdown", "showed", "scored")
    KEYS = (
        ("terminal-mus-key-talk", "mus", "no mus"),
        ("terminal-mus-key-open", "paso", "envido"),
        ("terminal-mus-key-answer", "quiero", "no quiero", "reenvido"),
        ("terminal-mus-key-ordago", "ordago"),
        ("terminal-mus-key-amount", "0–9"),
        ("terminal-mus-key-discard", "1–4", DISCARD),
        ("terminal-mus-key-signal", SIGNAL),
        ("terminal-mus-key-stones", "○", "◆"),
        ("terminal-mus-key-marks", "(D)", "▶"),
    )

    def __init__(self, sitting: Sitting, pause: float = 0.8) -> None:
        super().__init__(sitting, pause)
        signals = self.view.signals.here or self.view.claims is not None
        self.BETWEEN = ("lances", *(["signals"] if signals else []))

    def others_above(self) -> ComposeResult:
        """Three of them round the table: on your right, who speaks after you, opposite, on your
        left."""
        if not self._round:
            yield Seats()
            return
        right, opposite, left = (f"player-{seat}" for seat in self.others())
        with Vertical(id="round"):
            yield Static(id=opposite, classes="player opposite")
            with Horizontal():
                yield Static(id=left, classes="player left")
                yield Static(id=right, classes="player right")

    @property
    def suits(self) -> Suits:
        return SPANISH

    @property
    def _round(self) -> bool:
        """Whether the players sit round the table, one on each side: you and three others."""
        return not self.view.alone and len(self.others()) == ROUND - 1

    def hint(self) -> str:
        return say("terminal-mus-hint", **placed("mus-signals"))

    def draw_table(self) -> None:
        base, view, names = self.base, self.view, self.sitting.names
        if self._round:
            for seat in self.others():
                self.write(f"player-{seat}", widgets.player(view, seat, names))
        self.draw_seats(1)
        # if the table does not need all lines, a gap is left in the middle
        needed = FRAME + (AROUND if self._round else len(self.others())) + OWN
        base.query_one("#gap").display = self.size.height > needed
        self.write("sides", widgets.about_sides(view, names, self.size.width))
        self.write("lances", widgets.lances(view, names, self.width))
        if "signals" in self.BETWEEN:
            self.write("signals", widgets.about_signals(view, names))
        self.draw_hand()

    def seat_rows(self, at: int, lines: int) -> list[Content]:
        return [widgets.seat_row(self.view, at, self.sitting.names, self.width)]

    def about_you(self) -> str | Content:
        view = self.view
        if view.you is None:
            return super().about_you()
        return widgets.about_you(view, view.you, self.sitting.names)

    def usual(self) -> int:
        return int(USUAL)

    def called(self, verb: str) -> str:
        if verb == DISCARD:
            return say("terminal-mus-button-discard")
        return say("mus-label", act=verb.replace(" ", "-"), amount=self.amount)

    def question(self) -> str:
        if self.discarding:
            return say("terminal-mus-ask-discard", **placed("mus"))
        found = {self.named(offer.move): self.asked(offer) for offer in offers(self.view)}
        moves = ", ".join(found[verb] for verb in self.KEY_OF if verb in found)
        return say("terminal-ask", moves=moves)

    def do(self, verb: str) -> None:
        if verb in BETS and self.offer(verb) is None:
            self.act(f"{verb} {self.amount}")  # which is refused, with the reason
        else:
            super().do(verb)

    @work
    async def action_out_of_turn(self) -> None:
        """Signal, claim or grant at any moment, on anybody's turn."""
        if self.sitting.you is None or isinstance(self.screen, OutOfTurn):
            return
        if not self.sitting.match.has_asides:
            self.say(say("terminal-mus-no-signals"), "refused")
            return
        text = await self.push_screen_wait(OutOfTurn(self.seen(), self.sitting.names))
        if text is not None and self.accepted(text):
            self.collect()
            self.draw()

    def summing_up(self, view: MusView) -> Iterator[Widget]:
        """Every hand, unless a deje won (MUS-21), and step by step where each stone came from."""
        last, names = view.last, self.sitting.names
        assert last
        hands = []
        for seat, hand in enumerate(last.hands):
            if hand is not None:
                who = f"{names[seat]}{' (D)' if seat == last.dealer else ''}"
                cards = row(by_rank(hand, view.ranks), suits=SPANISH)
                hands.append((who, cards, last.values[seat] or ""))
        if hands:
            yield grid("hands-shown", ("who", "", ""), hands)
        yield grid("count", ("lance", "", "stones"), count(last, names))
        totals = [
            say(
                "terminal-mus-total",
                who=side_name(view, side, names),
                change=by,
                stones=last.stones[side],
            )
            for side, by in enumerate(last.changes)
        ]
        yield from told([" · ".join(totals)])


def count(last: MusLast, names: Sequence[str]) -> Iterator[tuple[str, str, str]]:
    """A line for each step: the lance, who and why, the stones, and the side's new total."""
    lance = None
    for step, now in running(last):
        new = step.lance is not None and step.lance != lance
        title = say("mus-lance-title", lance=step.lance or "") if new else ""
        why = say("terminal-mus-why", who=names[step.seat], why=step.line)
        yield title, why, f"+{step.stones} → {now}"
        lance = step.lance
