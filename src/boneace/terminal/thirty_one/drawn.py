"""Thirty-one drawn: the piles and the widow, lives, the knock."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import PurePath
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Grid, Horizontal, Vertical
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Button, Static

from boneace.terminal.app import TableApp
from boneace.terminal.faces import row
from boneace.terminal.screens import Ended
from boneace.terminal.sitting import Sitting, View
from boneace.terminal.thirty_one.widgets import Player, change, summary
from boneace.terminal.widgets import Card, named
from boneace.terminal.words import in_order

HINT = "1–4 discard · z fast · l log · c dark/light · --plain for screen readers"
WIDOW_HINT = "1–3, 7–9 choose · e exchange · z fast · l log · c dark/light · --plain"
HEADINGS = {"showdown": "Showdown", "blitz": "Blitz: 31!", "drawn": "The deal is drawn"}
HAND_SLOTS, WIDOW_SLOTS = 4, 3


class ThirtyOneApp(TableApp):
    CSS_PATH: ClassVar[list[str | PurePath]] = ["../table.tcss", "thirty_one.tcss"]
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("d", "move('draw')", "Draw"),
        Binding("t", "move('take')", "Take"),
        Binding("k", "move('knock')", "Knock"),
        Binding("s", "move('stand')", "Stand"),
        Binding("e", "exchange", "Exchange"),
        Binding("b", "wagers", "Bet"),
        *(Binding(str(n), f"card({n - 1})", show=False) for n in range(1, HAND_SLOTS + 1)),
        *(Binding(str(n), f"widow({n - 7})", show=False) for n in (7, 8, 9)),
    ]
    KEYS = (
        ("d", "Draw the top card of the stock"),
        ("t", "Take the upcard"),
        ("k", "Knock"),
        ("s", "Stand"),
        ("1 to 4", "Discard a card of your hand; a click does the same"),
        ("1–3, 7–9", "With a widow: choose your cards and the widow’s"),
        ("e", "With a widow: exchange the cards chosen"),
        ("b", "Side wagers, where the match has them"),
    )

    def __init__(self, sitting: Sitting, pause: float = 0.8) -> None:
        super().__init__(sitting, pause)
        self._chosen: set[str] = set()
        self._chosen_slots: set[int] = set()
        self._lives = int(sitting.match.options.get("lives", 0))

    # --- what is on the screen ----------------------------------------------------------------

    def table(self) -> ComposeResult:
        with Horizontal(id="players"):
            for seat in self.others():
                yield Player(seat, self.sitting.names[seat], self._lives)
        with Horizontal(id="middle"):
            with Vertical(id="felt"):
                with Horizontal(id="piles"):
                    yield named(Card("stock"), "stock")
                    yield named(Card("upcard"), "upcard")
                    if self.view["widow"] is not None:
                        for slot in range(WIDOW_SLOTS):
                            card = named(Card(f"widow {slot}"), f"widow-{slot}")
                            card.add_class("widow")
                            yield card
                with Horizontal(id="hand"):
                    for place in range(HAND_SLOTS):
                        yield named(Card(f"hand {place}"), f"hand-{place}")
                yield Static(id="you")
            yield self.log_panel()

    def buttons(self) -> ComposeResult:
        yield Button("Draw  d", id="draw")
        yield Button("Take  t", id="take")
        yield Button("Knock  k", id="knock")
        if self.view["widow"] is not None:
            yield Button("Exchange e", id="exchange")
        if self.view["wagers"] is not None:
            yield Button("Bet  b", id="wagers")

    def hint(self) -> str:
        return HINT if self.view["widow"] is None else WIDOW_HINT

    def draw_table(self) -> None:
        base, view = self.base, self.view
        for player in base.query(Player):
            player.show(view)
        pot = "" if view["table"] is None else f"pot {view['table']} · "
        base.query_one("#where", Static).update(f"{pot}deal {view['deal']}")
        count = view["stock"]
        base.query_one("#stock", Card).show("??" if count else None, f"{count} left")
        base.query_one("#upcard", Card).show(view["upcard"], "")
        for slot, card in enumerate(view["widow"] or []):
            chosen = ["chosen"] if slot in self._chosen_slots else []
            base.query_one(f"#widow-{slot}", Card).show(card, str(slot + 7), *chosen)
        self._draw_hand()
        base.query_one("#you", Static).update(summary(view, self.sitting.names, self._lives))
        self._draw_actions()

    def _draw_hand(self) -> None:
        hand = self._hand()
        view, you = self.view, self.sitting.you
        best = [] if you is None else view["seats"][you]["best"]
        closed = {entry["move"] for entry in view["closed"]}
        discarding = view["phase"] == "discarding" and self.sitting.your_turn
        for place in range(HAND_SLOTS):
            card = hand[place] if place < len(hand) else None
            classes = []
            if card in best:
                classes.append("counts")
            if card in self._chosen:
                classes.append("chosen")
            key = str(place + 1) if discarding or view["widow"] is not None else ""
            if f"discard {card}" in closed:
                classes, key = ["closed"], "new"
            widget = self.base.query_one(f"#hand-{place}", Card)
            widget.show(card, key if card else "", *classes)
            if widget.display != (card is not None):
                widget.display = card is not None

    def _hand(self) -> list[str]:
        you = self.sitting.you
        return [] if you is None else in_order(self.view["seats"][you]["hand"])

    def _draw_actions(self) -> None:
        base, view = self.base, self.view
        open_now = {offer["move"] for offer in view["legal"]}
        last_turn = view["knocker"] is not None and view["knocker"] != view["you"]
        knock = base.query_one("#knock", Button)
        knock.label = "Stand  s" if last_turn else "Knock  k"
        for name in ("draw", "take", "knock", "exchange"):
            for button in base.query(f"#{name}").results(Button):
                move = "stand" if name == "knock" and last_turn else name
                is_open = any(text.split()[0] == move for text in open_now)
                button.set_class(not is_open, "closed")
                button.variant = "primary" if is_open else "default"

    def question(self) -> str:
        view = self.view
        if view["phase"] == "discarding":
            return "Discard a card: 1 to 4, or click it."
        verbs = [o["move"] for o in view["legal"] if not o["move"].startswith("exchange")]
        if view["widow"] is not None:
            verbs.append("exchange")
        text = f"{', '.join(verbs[:-1])} or {verbs[-1]}" if len(verbs) > 1 else "".join(verbs)
        turn = "Your turn"
        if view["knocker"] is not None:
            turn = f"{self.sitting.names[view['knocker']]} knocked, your last turn"
        return f"{turn}: {text}."

    # --- the end of a deal --------------------------------------------------------------------

    def heading(self, ended: Ended) -> str:
        return f"{HEADINGS[ended.kind]}  ·  deal {ended.deal}"

    def summing_up(self, ended: Ended, view: View) -> Iterator[Widget]:
        last = ended.last
        if last is None:
            return
        cells: list[Widget] = []
        for seat, hand in enumerate(last["hands"]):
            if hand is None:
                continue
            marks = "knocked" if last["knocker"] == seat else ""
            marks = "31" if seat in last["blitzers"] else marks
            cells += [
                Static(Content(self.sitting.names[seat]), classes="who"),
                Static(row(in_order(hand))),
                Static(Content(last["totals"][seat] or ""), classes="total"),
                Static(Content(marks), classes="mark"),
                Static(Content(change(last, seat, view["seats"][seat]))),
            ]
        yield Grid(*cells, classes="hands")

    def sentences(self, ended: Ended) -> list[str]:
        """The hands are to be seen where they are known."""
        return ended.lines("showdown") if ended.last is not None else ended.lines()

    # --- what the person does -----------------------------------------------------------------

    def you_are_out(self) -> bool:
        you = self.sitting.you
        return you is not None and not self.view["seats"][you]["in"]

    def forget(self) -> None:
        self._chosen.clear()
        self._chosen_slots.clear()

    def action_card(self, place: int) -> None:
        hand = self._hand()
        if place >= len(hand):
            return
        if self.view["phase"] == "discarding" or self.view["widow"] is None:
            self.act(f"discard {hand[place]}")
            return
        self._chosen ^= {hand[place]}
        self.draw()

    def action_widow(self, slot: int) -> None:
        if self.view["widow"] is not None:
            self._chosen_slots ^= {slot}
            self.draw()

    def action_exchange(self) -> None:
        if self.view["widow"] is None:
            return
        if not self._chosen or len(self._chosen) != len(self._chosen_slots):
            self.say("Choose your cards (1–3) and as many of the widow (7–9), then e.", "refused")
            return
        slots = " ".join(str(slot + 1) for slot in sorted(self._chosen_slots))
        self.act(f"exchange {' '.join(in_order(list(self._chosen)))} for {slots}")

    def pressed(self, name: str) -> None:
        if name == "exchange":
            self.action_exchange()
        elif name == "knock" and str(self.query_one("#knock", Button).label).startswith("Stand"):
            self.act("stand")
        else:
            self.act(name)

    def picked(self, place: str) -> None:
        where, _, number = place.partition(" ")
        if where == "hand":
            self.action_card(int(number))
        elif where == "widow":
            self.action_widow(int(number))
        else:
            self.act("draw" if where == "stock" else "take")


APP = ThirtyOneApp
