"""Games against a bank drawn: the dealer, stakes before each seat, hands side by side, the pack."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import PurePath
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from boneace.terminal.acting import ActingApp, letters
from boneace.terminal.app import LOG
from boneace.terminal.bank.ended import summing_up
from boneace.terminal.bank.widgets import Hands, Players, about_bank, about_you
from boneace.terminal.offers import Offer, offers
from boneace.terminal.screens import Ended
from boneace.terminal.sitting import View

FRAME, OWN, LARGE = 7, 6, 5  # lines around the felt; on it for yourself; of hands in large


class BankApp(ActingApp):
    CSS_PATH: ClassVar[list[str | PurePath]] = ["../table.tcss", "bank.tcss"]
    BINDINGS: ClassVar[list[BindingType]] = [*letters("sdnvk")]
    KEY_OF: ClassVar[Mapping[str, str]] = {
        "stake": "s", "double": "d", "no double": "n", "divide": "v", "keep": "k", "draw": "d",
        "stand": "s",
    }  # fmt: skip
    LABELS: ClassVar[Mapping[str, str]] = {"stake": "Stake"}
    SLOTS = 2
    KEYS = (
        ("0 to 9", "The amount of a stake: 1 and 5 are 15"),
        ("+  −", "More, less"),
        ("s", "Stake; or stand"),
        ("d", "Draw; or, as dealer, double the stakes"),
        ("n", "As dealer: do not double"),
        ("v  k", "Divide a pair, with the amount on the new hand; or keep it together"),
        ("●", "is a stake; (D) marks the dealer, ▶ whose turn it is"),
        ("7 or 17", "An ace counts 1 or 11, as is better"),
    )

    # --- what is on the screen ----------------------------------------------------------------

    def table(self) -> ComposeResult:
        yield Static(id="bank")
        with Horizontal(id="middle"):
            with Vertical(id="felt", classes="rows"):
                yield Hands("theirs")
                yield Players(self.others(), self.sitting.names)
                yield Static(id="gap")
                if self.sitting.you is not None:
                    yield Hands("own")
                yield Static(id="you")
            yield self.log_panel()

    def hint(self) -> str:
        return "z fast · l log · c dark/light · ? keys · --plain for screen readers"

    def draw_table(self) -> None:
        base, view, names = self.base, self.view, self.sitting.names
        width = self.size.width - LOG
        base.query_one("#where", Static).update(f"deal {view['deal']}")
        base.query_one("#bank", Static).update(Content(about_bank(view, names, self.size.width)))
        large, lines = self._room()
        theirs = base.query_one("#hands-of-theirs", Hands)
        theirs.display = large is not None
        if large is not None:
            theirs.show(view["seats"][large], width)
        base.query_one(Players).show(view, lines, width, large)
        for own in base.query("#hands-of-own").results(Hands):
            own.show(view["seats"][self.sitting.you], width)
        base.query_one("#you", Static).update(Content(about_you(view, names)))
        self.draw_actions()

    def _room(self) -> tuple[int | None, int]:
        """Whose hands are shown in large, where there is room, and the lines for each seat.

        They are those of the dealer, or of the only one who plays against you.
        """
        others, you = self.others(), self.sitting.you
        room = self.size.height - FRAME - (OWN if you is not None else 1)
        of_interest = others[0] if len(others) == 1 else self.view["dealer"]
        large = of_interest != you and room >= len(others) + LARGE
        taken = LARGE if large else 0
        lines = 2 if 2 * len(others) <= room - taken else 1
        self.base.query_one("#gap").display = room > lines * len(others) + taken
        return of_interest if large else None, lines

    def verbs(self, found: Mapping[str, Offer], closed: Mapping[str, View]) -> Sequence[str]:
        usual = ("draw", "stand")
        for asked in (("stake",), ("double", "no double"), ("divide", "keep")):
            if any(verb in found for verb in asked):
                return asked
        return usual

    def question(self) -> str:
        parts = []
        for offer in offers(self.view):
            label = offer.labels[offer.place(self.amount) if len(offer.amounts) > 1 else 0]
            first, last = (offer.amounts or (0,))[0], (offer.amounts or (0,))[-1]
            among = f", type {first} to {last} or − +" if last > first else ""
            key = self.KEY_OF[self.named(offer.moves[0])]
            parts.append(f"{label[:1].lower()}{label[1:]} ({key}{among})")
        return f"Your turn{self._which_hand()}: {', '.join(parts)}."

    def _which_hand(self) -> str:
        """Of several hands the one that is asked about."""
        hands = self.view["seats"][self.sitting.you]["hands"]
        now = [number for number, hand in enumerate(hands, 1) if hand["state"] == "now"]
        return f", hand {now[0]}" if now and len(hands) > 1 else ""

    # --- the end of a deal --------------------------------------------------------------------

    def heading(self, ended: Ended) -> str:
        return f"End of deal {ended.deal}"

    def summing_up(self, ended: Ended, view: View) -> Iterator[Widget]:
        if ended.last is not None:
            yield from summing_up(ended.last, view, self.sitting.names)

    def sentences(self, ended: Ended) -> list[str]:
        """What is told by the hands is not told again."""
        seen = ("showed", "changed") if ended.last is not None else ()
        return ended.lines(*seen)
