"""A drawn table whose actions change from one moment to the next: a button for each current action,
with its key, and a field for an amount if one is needed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Button

from boneace.games.sent import ClosedMove
from boneace.terminal.app import TableApp
from boneace.terminal.offers import Offer, closed_for, offers
from boneace.terminal.sitting import Sitting, View
from boneace.terminal.speech import reason_of
from boneace.terminal.words import in_order


def letters(keys: Mapping[str, str]) -> list[Binding]:
    """Key bindings for moves, from the key of each."""
    return [Binding(key, f"verb('{key}')", show=False) for key in dict.fromkeys(keys.values())]


class Step(Button):
    """A button that changes an amount by one; quick repeated presses all count."""

    def __init__(self, sign: str, id: str) -> None:
        super().__init__(sign, id=id)
        # Textual ignores presses while a button is still highlighted by the one before
        self.active_effect_duration = 0


class ActingApp(TableApp):
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(digit), f"digit({digit})", show=False) for digit in range(10)),
        Binding("plus,equals_sign,right,up", "amount(1)", show=False),
        Binding("minus,left,down", "amount(-1)", show=False),
    ]
    #: The key of each move, or of a verb that takes an amount or cards; also the buttons' order.
    KEY_OF: ClassVar[Mapping[str, str]] = {}
    SLOTS: ClassVar[int] = 4
    #: Whether some moves need an amount.
    AMOUNTS: ClassVar[bool] = True

    def __init__(self, sitting: Sitting, pause: float = 0.8) -> None:
        super().__init__(sitting, pause)
        self.amount = 1
        self._typed = ""  # the digits of an amount
        self._verbs: dict[str, str] = {}  # the verbs of the buttons, with their labels

    # --- what a kind of game defines ---------------------------------------------------------

    def verbs(self, found: Mapping[str, Offer], closed: Mapping[str, View]) -> Sequence[str]:
        """The verbs with a button on your turn: what you may do, and what you may want to do."""
        spare = [verb for verb in self.KEY_OF if verb in closed and verb not in found]
        kept = {*found, *spare[: max(0, self.SLOTS - len(found))]}
        return [verb for verb in self.KEY_OF if verb in kept]

    def do(self, verb: str) -> None:
        """A button or a key for a move was pressed."""
        offer, closed = self.offer(verb), closed_for(self.view, verb)
        if offer is None and closed is not None and self.sitting.your_turn:
            self.say(reason_of(closed), "refused")
            return
        self.act(verb if offer is None else offer.move(self.amount))

    def number(self, place: int) -> None:
        """A digit was typed, and no amount is needed."""

    def keys(self, *moves: str) -> str:
        """The keys of some moves, for the help."""
        return "  ".join(dict.fromkeys(self.KEY_OF[move] for move in moves))

    # --- what is offered ----------------------------------------------------------------------

    def named(self, move: str) -> str:
        """The verb that a move belongs to."""
        return move if move in self.KEY_OF else move.split()[0]

    def offer(self, verb: str) -> Offer | None:
        for offer in offers(self.view):
            if self.named(offer.moves[0]) == verb:
                return offer
        return None

    def choosing(self) -> Offer | None:
        """The offer whose amount you may choose, if there is one."""
        return next((offer for offer in offers(self.view) if len(offer.amounts) > 1), None)

    def own_hand(self) -> list[str]:
        you = self.sitting.you
        return [] if you is None else in_order(self.view.seats[you].hand)

    # --- buttons ------------------------------------------------------------------------------

    def buttons(self) -> ComposeResult:
        for slot in range(self.SLOTS):
            yield Button("", id=f"do-{slot}")
        if self.AMOUNTS:
            yield Step("−", id="less")
            yield Step("+", id="more")

    def draw_actions(self) -> None:
        found = {self.named(offer.moves[0]): offer for offer in offers(self.view)}
        closed = {self.named(entry.move): entry for entry in reversed(self.view.closed)}
        if found or closed or not self._verbs:
            self._verbs = {
                verb: self.label(verb, found.get(verb), closed.get(verb))
                for verb in self.verbs(found, closed)
            }
        for slot in range(self.SLOTS):
            button = self.base.query_one(f"#do-{slot}", Button)
            button.display = slot < len(self._verbs)
            if button.display:
                verb = list(self._verbs)[slot]
                button.label = f"{self._verbs[verb]} {self.KEY_OF[verb]}"
                button.set_class(verb not in found, "closed")
                button.variant = "primary" if verb in found else "default"
        for button in self.base.query("#less, #more").results(Button):
            button.display = self.choosing() is not None

    def label(self, verb: str, offer: Offer | None, closed: ClosedMove | None) -> str:
        """The label of a button, without its key."""
        raise NotImplementedError

    # --- what the person does -----------------------------------------------------------------

    def action_verb(self, letter: str) -> None:
        self.do(self.speech.verb(letter, self.view))

    def action_digit(self, digit: int) -> None:
        """A digit of an amount, alone or after others; 0 alone is ten."""
        choice = self.choosing()
        if choice is None:
            self.number(digit)
            return
        longer = f"{self._typed}{digit}"
        self._typed = longer if int(longer) <= choice.amounts[-1] else str(digit)
        self._set_amount(int(self._typed) or 10)

    def action_amount(self, by: int) -> None:
        self._typed = ""
        self._set_amount(self.amount + by)

    def _set_amount(self, amount: int) -> None:
        choice = self.choosing()
        if choice is None:
            return
        self.amount = choice.amounts[choice.place(amount)]
        self.draw()
        self.say(self.question(), "your-turn")

    def forget(self) -> None:
        self._typed = ""

    def pressed(self, name: str) -> None:
        if name in ("less", "more"):
            self.action_amount(1 if name == "more" else -1)
        else:
            self.do(list(self._verbs)[int(name.removeprefix("do-"))])

    def on_resize(self) -> None:
        if self.screen_stack and self.base.query("#you"):
            self.call_after_refresh(self.draw)  # by then the new size is known
