"""A drawn table whose actions change from one moment to the next: a button for each current action,
with its key, and a field for an amount if one is needed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Button, Static

from boneace.games.sent import ClosedMove
from boneace.languages import say
from boneace.languages.labels import within
from boneace.terminal.app import TableApp
from boneace.terminal.offers import Offer, closed_for, offers
from boneace.terminal.sitting import Sitting
from boneace.terminal.speech import ViewT, reason_of
from boneace.terminal.widgets import Card
from boneace.terminal.words import where


def letters(keys: Mapping[str, str], *more: BindingType) -> list[BindingType]:
    """Key bindings for moves, from the key of each."""
    found = [Binding(key, f"verb('{key}')", show=False) for key in dict.fromkeys(keys.values())]
    return [*found, *more]


class Step(Button):
    """A button that changes an amount by one; quick repeated presses all count."""

    def __init__(self, sign: str, id: str) -> None:
        super().__init__(sign, id=id)
        # Textual ignores presses while a button is still highlighted by the one before
        self.active_effect_duration = 0


class ActingApp(TableApp[ViewT]):
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(digit), f"digit({digit})", show=False) for digit in range(10)),
        Binding("plus,equals_sign,right,up", "amount(1)", show=False),
        Binding("minus,left,down", "amount(-1)", show=False),
    ]
    #: The key of each move, or of a verb that takes an amount or cards; also the buttons' order.
    KEY_OF: ClassVar[Mapping[str, str]] = {}
    #: For the help: the keys, or the moves whose keys are meant, each with its message.
    KEYS: ClassVar[Sequence[tuple[str, ...]]] = ()
    SLOTS: ClassVar[int] = 4
    #: Whether some moves need an amount, and the message that asks for one.
    AMOUNTS: ClassVar[bool] = True
    ASK_AMOUNT: ClassVar[str] = ""
    #: The moves whose buttons have a shorter label than the game's own.
    SHORT: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, sitting: Sitting, pause: float = 0.8) -> None:
        super().__init__(sitting, pause)
        self.amount = self.usual()
        self.chosen: set[str] = set()  # cards of your hand
        self._typed = ""  # the digits of an amount
        self._verbs: dict[str, str] = {}  # the verbs of the buttons, with their labels

    # --- what a kind of game defines ---------------------------------------------------------

    def table(self) -> ComposeResult:
        """Everything between the title and the status line, including the log (`log`)."""
        raise NotImplementedError

    def draw_table(self) -> None:
        """Draw `self.view`."""
        raise NotImplementedError

    def hint(self) -> str:
        """The keys, shown in the last line."""
        return say("terminal-hint")

    def where(self) -> str:
        """Which deal it is, at the right of the title."""
        return where(self.view)

    def facts_of_you(self, you: int) -> list[str]:
        """The facts about yourself in the line under your hand."""
        raise NotImplementedError

    def usual(self) -> int:
        """The amount that is proposed."""
        return 1

    def verbs(self, found: Mapping[str, Offer], closed: Mapping[str, ClosedMove]) -> Sequence[str]:
        """The verbs with a button on your turn: what you may do, and what you may want to do."""
        spare = [verb for verb in self.KEY_OF if verb in closed and verb not in found]
        kept = {*found, *spare[: max(0, self.SLOTS - len(found))]}
        return [verb for verb in self.KEY_OF if verb in kept]

    def called(self, verb: str) -> str:
        """The label of a button whose move has no label."""
        raise NotImplementedError

    def label(self, verb: str, offer: Offer | None, closed: ClosedMove | None) -> str:
        """The label of a button, without its key."""
        if verb not in self.SHORT and offer is not None:
            return offer.at(self.amount).label
        if verb not in self.SHORT and closed is not None and closed.move == verb:
            return closed.label
        return self.called(verb)

    def asked(self, offer: Offer) -> str:
        """A move in the question on your turn, with its key."""
        label, key = offer.at(self.amount).label, self.KEY_OF[self.named(offer.move)]
        if len(offer.amounts) < 2:
            return f"{within(label)} ({key})"
        among = {"least": offer.amounts[0], "most": offer.amounts[-1]}
        return say(self.ASK_AMOUNT, label=within(label), key=key, **among)

    def question(self) -> str:
        return say("terminal-ask", moves=", ".join(map(self.asked, offers(self.view))))

    def do(self, verb: str) -> None:
        """A button or a key for a move was pressed."""
        offer, closed = self.offer(verb), closed_for(self.view, verb)
        if offer is None and closed is not None and self.sitting.your_turn:
            self.say(reason_of(closed), "refused")
        else:
            self.act(verb if offer is None else offer.at(self.amount).move)

    def choose(self, place: int) -> None:
        """A card of your hand, from 0, was clicked, or its digit typed."""
        self.chosen ^= {self.own_hand()[place]}
        self.draw()

    def keys(self) -> Iterator[tuple[str, str]]:
        for message, *moves in self.KEYS:
            yield "  ".join(dict.fromkeys(self.KEY_OF.get(one, one) for one in moves)), say(message)

    # --- the offers ---------------------------------------------------------------------------

    def named(self, move: str) -> str:
        """The verb that a move belongs to."""
        return move if move in self.KEY_OF else move.split()[0]

    def offer(self, verb: str) -> Offer | None:
        """The first offer of a verb."""
        found = (offer for offer in offers(self.view) if self.named(offer.move) == verb)
        return next(found, None)

    def choosing(self) -> Offer | None:
        """The offer whose amount you may choose, if there is one."""
        return next((offer for offer in offers(self.view) if len(offer.amounts) > 1), None)

    def own_hand(self) -> list[str]:
        return [] if self.view.you is None else self.speech.own(self.view)

    # --- the screen ---------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        with Horizontal(id="top"):
            yield Static(Content(self.title_now()), id="title")
            yield Static(id="where")
        yield from self.table()
        yield Static(id="status")
        with Horizontal(id="actions"):
            yield from self.buttons()
            yield Button(say("terminal-button-fast"), id="fast")
            yield Button(say("terminal-button-help"), id="help")
            yield Button(say("terminal-button-quit"), id="leave")
        yield Static(self.hint(), id="hint")

    def about_you(self) -> str | Content:
        """The line about yourself."""
        you = self.view.you
        if you is None:
            return say("terminal-watching")
        return " · ".join([self.sitting.names[you], *self.facts_of_you(you)])

    def buttons(self) -> ComposeResult:
        for slot in range(self.SLOTS):
            yield Button("", id=f"do-{slot}", classes="do")
        if self.AMOUNTS:
            yield Step("−", id="less")
            yield Step("+", id="more")

    def draw(self) -> None:
        self.view = self.seen()
        self.write("where", self.where())
        self.draw_table()
        self.write("you", self.about_you())
        fast = self.base.query_one("#fast")
        fast.display = self.you_are_out() and bool(self.pause) and self.view.turn is not None
        found = {self.named(offer.move): offer for offer in offers(self.view)}
        closed = {self.named(entry.move): entry for entry in reversed(self.view.closed)}
        if found or closed or not self._verbs:
            self._verbs = {
                verb: f"{self.label(verb, found.get(verb), closed.get(verb))} {self.key(verb)}"
                for verb in self.verbs(found, closed)
            }
        buttons, verbs = list(self.base.query(".do").results(Button)), list(self._verbs)
        for slot in range(len(buttons), len(verbs)):  # only where moves may be many
            buttons.append(Button("", id=f"do-{slot}", classes="do"))
            self.base.query_one("#moves").mount(buttons[-1])
        for slot, button in enumerate(buttons):
            button.display = slot < len(verbs)
            if button.display:
                verb = verbs[slot]
                button.label = self._verbs[verb].rstrip()
                button.set_class(not self.is_open(verb), "closed")
                button.variant = "primary" if self.is_open(verb) else "default"
        for step in self.base.query("#less, #more").results(Button):
            step.display = self.choosing() is not None

    def key(self, verb: str) -> str:
        """The key that a button names."""
        return self.KEY_OF[verb]

    def is_open(self, verb: str) -> bool:
        """Whether the move of a button is open."""
        return self.offer(verb) is not None

    # --- the person's input -------------------------------------------------------------------

    def show_choice(self) -> None:
        """Something was chosen for a move, which is asked for now."""
        self.draw()
        self.say(self.question(), "your-turn")

    def action_verb(self, letter: str) -> None:
        self.do(self.speech.verb(letter, self.view))

    def action_digit(self, digit: int) -> None:
        """A digit of an amount, alone or after others; 0 alone is ten. Else a card."""
        choice = self.choosing()
        if choice is None or not choice.amounts:
            self.number(digit)
            return
        longer = f"{self._typed}{digit}"
        self._typed = longer if int(longer) <= choice.amounts[-1] else str(digit)
        self._set_amount(choice, int(self._typed) or 10)

    def number(self, digit: int) -> None:
        """A digit was typed, and no amount is needed."""
        if 0 < digit <= len(self.own_hand()):
            self.choose(digit - 1)

    def action_amount(self, by: int) -> None:
        choice = self.choosing()
        if choice is not None:
            self._typed = ""
            self._set_amount(choice, self.amount + by)

    def _set_amount(self, choice: Offer, amount: int) -> None:
        self.amount = min(choice.amounts, key=lambda known: abs(known - amount))
        self.show_choice()

    def forget(self) -> None:
        self._typed = ""
        self.amount = self.usual()
        self.chosen.clear()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        name = event.button.id or ""
        if name in ("wagers", "fast", "help", "leave"):
            getattr(self, f"action_{name}")()
        elif name in ("less", "more"):
            self.action_amount(1 if name == "more" else -1)
        else:
            self.do(list(self._verbs)[int(name.removeprefix("do-"))])

    def on_card_picked(self, event: Card.Picked) -> None:
        where, _, number = event.card.place.partition(" ")
        self.picked(where, int(number or 0))

    def picked(self, where: str, place: int) -> None:
        """A card was clicked."""
        if where == "own":
            self.choose(place)

    def on_resize(self) -> None:
        if self.screen_stack and self.base.query("#you"):
            self.call_after_refresh(self.draw)  # by then the new size is known
