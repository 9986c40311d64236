"""The table drawn in the terminal."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from textual import work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Button, RichLog, Static

from boneace.errors import IllegalMove, InvalidMove
from boneace.terminal.in_force import in_force
from boneace.terminal.screens import Ended, Help, Leave, Showdown, Wagers, ended_deal
from boneace.terminal.sitting import Sitting, View
from boneace.terminal.themes import DARK, LIGHT
from boneace.terminal.widgets import Card, Player, summary
from boneace.terminal.words import in_order, second_person, sentence, told

HINT = "1–4 discard · f fast · l log · m dark/light · --plain for screen readers"
WIDOW_HINT = "1–3, 7–9 choose · e exchange · f fast · l log · m dark/light · --plain"
PLAIN_HINT = "Screen reader? Quit and start with --plain."
KEYS = (
    ("d", "Draw the top card of the stock"),
    ("t", "Take the upcard"),
    ("k", "Knock"),
    ("s", "Stand"),
    ("1 to 4", "Discard a card of your hand; a click does the same"),
    ("1–3, 7–9", "With a widow: choose your cards and the widow’s"),
    ("e", "With a widow: exchange the cards chosen"),
    ("b", "Side wagers, where the match has them"),
    ("f", "Fast: the bots do not pause"),
    ("l", "Go to the log; arrows and page keys scroll it"),
    ("m", "Dark or light"),
    ("q", "Quit"),
)
HAND_SLOTS, WIDOW_SLOTS = 4, 3
QUIT = 0


class TableApp(App[int]):
    """Plays a sitting. `pause` is how long one may look at each bot's move."""

    CSS_PATH = "table.tcss"
    TITLE = "Bone Ace"
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = None  # keys go to the table until somebody asks for the log
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("d", "move('draw')", "Draw"),
        Binding("t", "move('take')", "Take"),
        Binding("k", "move('knock')", "Knock"),
        Binding("s", "move('stand')", "Stand"),
        Binding("e", "exchange", "Exchange"),
        Binding("b", "wagers", "Bet"),
        *(Binding(str(n), f"card({n - 1})", show=False) for n in range(1, HAND_SLOTS + 1)),
        *(Binding(str(n), f"widow({n - 7})", show=False) for n in (7, 8, 9)),
        Binding("f", "fast", "Fast"),
        Binding("l", "log", "Log"),
        Binding("m", "mode", "Dark or light"),
        Binding("question_mark", "help", "Help"),
        Binding("q", "leave", "Quit"),
    ]

    def __init__(self, sitting: Sitting, pause: float = 0.8) -> None:
        super().__init__()
        self.sitting = sitting
        self.pause = pause
        #: Set while the app waits for the person: at your turn, in a dialog, at the end.
        self.waits = asyncio.Event()
        self._moved = asyncio.Event()
        self._ended: list[Ended] = []
        self._chosen: set[str] = set()
        self._chosen_slots: set[int] = set()
        self._view: View = sitting.view()
        self._lives = int(sitting.match.options.get("lives", 0))

    # --- what is on the screen ----------------------------------------------------------------

    def compose(self) -> ComposeResult:
        sitting, match = self.sitting, self.sitting.match
        preset = match.declaration.preset(match.preset)
        with Horizontal(id="top"):
            title = f"Bone Ace · {match.declaration.title} · {preset.title}"
            yield Static(Content(title), id="title")
            yield Static(id="where")
        with Horizontal(id="players"):
            for seat in self._others():
                yield Player(seat, sitting.names[seat], self._lives)
        with Horizontal(id="middle"):
            with Vertical(id="felt"):
                with Horizontal(id="piles"):
                    yield self._named(Card("stock"), "stock")
                    yield self._named(Card("upcard"), "upcard")
                    if self._view["widow"] is not None:
                        for slot in range(WIDOW_SLOTS):
                            card = self._named(Card(f"widow {slot}"), f"widow-{slot}")
                            card.add_class("widow")
                            yield card
                with Horizontal(id="hand"):
                    for place in range(HAND_SLOTS):
                        yield self._named(Card(f"hand {place}"), f"hand-{place}")
                yield Static(id="you")
            yield RichLog(id="log", wrap=True, min_width=1, max_lines=2000)
        yield Static(id="status")
        with Horizontal(id="actions"):
            yield Button("Draw  d", id="draw")
            yield Button("Take  t", id="take")
            yield Button("Knock  k", id="knock")
            if self._view["widow"] is not None:
                yield Button("Exchange e", id="exchange")
            if self._view["wagers"] is not None:
                yield Button("Bet  b", id="wagers")
            yield Button("Help  ?", id="help")
            yield Button("Quit  q", id="leave")
        yield Static(HINT if self._view["widow"] is None else WIDOW_HINT, id="hint")

    def _others(self) -> list[int]:
        """The other seats, in turn order after you."""
        seats, you = self.sitting.match.seats, self.sitting.you
        if you is None:
            return list(range(seats))
        return [(you + step) % seats for step in range(1, seats)]

    @staticmethod
    def _named(card: Card, name: str) -> Card:
        card.id = name
        return card

    def on_mount(self) -> None:
        self.register_theme(DARK)
        self.register_theme(LIGHT)
        self.theme = DARK.name
        self._note(PLAIN_HINT)
        self._play()

    def _note(self, line: str) -> None:
        self.screen_stack[0].query_one("#log", RichLog).write(line)

    def _draw(self) -> None:
        """Draw what you see now."""
        view = self._view = self.sitting.view()
        base = self.screen_stack[0]
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
        view, you = self._view, self.sitting.you
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
            widget = self.screen_stack[0].query_one(f"#hand-{place}", Card)
            widget.show(card, key if card else "", *classes)
            if widget.display != (card is not None):
                widget.display = card is not None

    def _hand(self) -> list[str]:
        you = self.sitting.you
        return [] if you is None else in_order(self._view["seats"][you]["hand"])

    def _draw_actions(self) -> None:
        base, view = self.screen_stack[0], self._view
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

    def _say(self, text: str, kind: str = "") -> None:
        """The line under the table."""
        status = self.screen_stack[0].query_one("#status", Static)
        status.update(Content(text))
        status.set_class(kind == "your-turn", "your-turn")
        status.set_class(kind == "refused", "refused")

    def _ask(self) -> None:
        """Say what you may do."""
        if self._view["phase"] == "discarding":
            self._say("Discard a card: 1 to 4, or click it.", "your-turn")
            return
        verbs = [o["move"] for o in self._view["legal"] if not o["move"].startswith("exchange")]
        if self._view["widow"] is not None:
            verbs.append("exchange")
        text = f"{', '.join(verbs[:-1])} or {verbs[-1]}" if len(verbs) > 1 else "".join(verbs)
        knocker = self._view["knocker"]
        turn = "Your turn"
        if knocker is not None:
            turn = f"{self.sitting.names[knocker]} knocked, your last turn"
        self._say(f"{turn}: {text}.", "your-turn")

    # --- the match ----------------------------------------------------------------------------

    @work(exclusive=True)
    async def _play(self) -> None:
        sitting = self.sitting
        await self._tell()
        while not sitting.match.over:
            self._draw()
            if sitting.your_turn:
                self._ask()
                await self._wait_for_you()
            else:
                await self._bot_moves()
            await self._tell()
        self._draw()
        self._say("The match is over: q to quit.")
        self.waits.set()

    async def _wait_for_you(self) -> None:
        self._moved.clear()
        self.waits.set()
        await self._moved.wait()
        self.waits.clear()

    async def _bot_moves(self) -> None:
        """One move of a bot: the search in a thread, then the pause, whatever the search took."""
        sitting = self.sitting
        seat = sitting.bot_to_move
        assert seat is not None
        you_are_out = sitting.you is not None and not self._view["seats"][sitting.you]["in"]
        hint = " You are out: f to go fast, q to leave." if you_are_out else ""
        self._say(f"{sitting.names[seat]} to move…{hint}")
        move = await asyncio.to_thread(sitting.choose, seat, sitting.glance(seat))
        sitting.match.push(move, seat)
        self._collect()
        if not self._ended:
            self._draw()
            await asyncio.sleep(self.pause)

    def _collect(self) -> None:
        """Write the news to the log, and keep the deals that ended for the dialogs."""
        sitting = self.sitting
        for effects in sitting.news():
            lines = [(effect, told(effect, sitting.you, sitting.names)) for effect in effects]
            for effect, line in lines:
                if effect["kind"] == "deal":
                    self._note("")
                if line:
                    self._note(line)
            ended = ended_deal(lines)
            if ended is not None:
                self._ended.append(ended)
        view = sitting.view()
        if self._ended and view["last"] is not None:
            self._ended[-1].last = view["last"]
            for back, ended in enumerate(reversed(self._ended)):
                ended.deal = view["last"]["deal"] - back

    async def _tell(self) -> None:
        """Tell the news; a deal that has ended is shown until the person goes on."""
        self._collect()
        while self._ended:
            ended = self._ended.pop(0)
            final = self.sitting.match.over and not self._ended
            result = self._result() if final else None
            dialog = Showdown(ended, self.sitting.view(), self.sitting.names, result)
            self.waits.set()
            await self.push_screen_wait(dialog)
            self.waits.clear()

    def _result(self) -> str:
        winners = (self.sitting.match.result() or {}).get("winners", [])
        if winners == [self.sitting.you]:
            return "You win the match!"
        names = [self.sitting.names[winner] for winner in winners]
        return f"{' and '.join(names)} {'wins' if len(names) == 1 else 'share'} the match"

    # --- what the person does -----------------------------------------------------------------

    def _act(self, move: str) -> None:
        if not self.sitting.your_turn or self._moved.is_set() or not self.waits.is_set():
            if not self.sitting.match.over:
                self._say("It is not your turn.", "refused")
            return
        try:
            self.sitting.act(move)
        except (InvalidMove, IllegalMove) as error:
            self._refuse(error)
            return
        self._chosen.clear()
        self._chosen_slots.clear()
        self.waits.clear()
        self._moved.set()

    def _refuse(self, error: Exception) -> None:
        self._say(sentence(second_person(str(error), self.sitting.called or "")), "refused")

    def action_move(self, move: str) -> None:
        self._act(move)

    def action_card(self, place: int) -> None:
        hand = self._hand()
        if place >= len(hand):
            return
        if self._view["phase"] == "discarding" or self._view["widow"] is None:
            self._act(f"discard {hand[place]}")
            return
        self._chosen ^= {hand[place]}
        self._draw()

    def action_widow(self, slot: int) -> None:
        if self._view["widow"] is not None:
            self._chosen_slots ^= {slot}
            self._draw()

    def action_exchange(self) -> None:
        if self._view["widow"] is None:
            return
        if not self._chosen or len(self._chosen) != len(self._chosen_slots):
            self._say("Choose your cards (1–3) and as many of the widow (7–9), then e.", "refused")
            return
        slots = " ".join(str(slot + 1) for slot in sorted(self._chosen_slots))
        self._act(f"exchange {' '.join(in_order(list(self._chosen)))} for {slots}")

    @work
    async def action_wagers(self) -> None:
        if self._view["wagers"] is None or self.sitting.you is None:
            return
        text = await self.push_screen_wait(Wagers(self.sitting.view(), self.sitting.names))
        if text is None:
            return
        if not self.sitting.match.takes_aside(text):
            self._say("A wager is written bet 5 on 1, bet 5 on 1 over 2 or cover 3.", "refused")
            return
        try:
            self.sitting.act(text)
        except (InvalidMove, IllegalMove) as error:
            self._refuse(error)
        else:
            self._collect()

    def action_fast(self) -> None:
        self.pause = 0.0 if self.pause else 0.8
        self._note("The bots pause again." if self.pause else "The bots move without a pause.")

    def action_log(self) -> None:
        self.query_one("#log", RichLog).focus()

    def action_mode(self) -> None:
        self.theme = LIGHT.name if self.theme == DARK.name else DARK.name

    def action_help(self) -> None:
        self.push_screen(Help(KEYS, in_force(self.sitting.match)))

    @work
    async def action_leave(self) -> None:
        if self.sitting.match.over or await self.push_screen_wait(Leave()):
            self.exit(QUIT)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        name = event.button.id
        if name in ("exchange", "wagers", "help", "leave"):
            getattr(self, f"action_{name}")()
        elif name == "knock" and str(event.button.label).startswith("Stand"):
            self._act("stand")
        elif name in ("draw", "take", "knock"):
            self._act(name)

    def on_card_picked(self, event: Card.Picked) -> None:
        place, _, number = event.card.place.partition(" ")
        if place == "hand":
            self.action_card(int(number))
        elif place == "widow":
            self.action_widow(int(number))
        else:
            self._act("draw" if place == "stock" else "take")
