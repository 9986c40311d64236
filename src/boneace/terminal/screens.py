"""The dialogs over the table: showdown, help, wagers, leaving."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Grid, Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widget import Widget
from textual.widgets import Button, Input, Static

from boneace.games.sent import Effect
from boneace.languages import say
from boneace.terminal.sitting import ENDS, SETTLED, View
from boneace.terminal.wagers import lines


@dataclass
class Ended:
    """A deal that has ended: its effects and, if they are known, its hands."""

    told: Sequence[Effect]
    deal: int = 0
    last: View | None = None

    @property
    def kind(self) -> str:
        """How it ended."""
        return str(self.told[0].kind)

    def lines(self, *but: str) -> list[str]:
        """Its sentences, except those of some kinds of effects."""
        return [told.line for told in self.told if told.line and told.kind not in but]


class Endings:
    """Finds the deals that have ended. A showdown does not always end a deal: a player may be
    asked whether to settle it, and then it ends with the answer.
    """

    def __init__(self) -> None:
        self._told: list[Effect] = []

    def take(self, told: Sequence[Effect]) -> Ended | None:
        """The deal that an event ended, from its effects; None if none did."""
        kinds = [str(effect.kind) for effect in told]
        begins = 0
        if not self._told:
            begins = next((at for at, kind in enumerate(kinds) if kind in ENDS), len(kinds))
        over = [at for at in range(begins, len(kinds)) if kinds[at] in SETTLED]
        self._told += told[begins : over[0] if over and kinds[over[0]] == "deal" else None]
        if not over:
            return None
        ended, self._told = Ended(self._told), []
        return ended


class Showdown(ModalScreen[None]):
    """How a deal ended; the match goes on when it is closed. `final`: there is no next deal."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n,enter,space,escape", "close", show=False),
    ]

    def __init__(
        self, heading: str, seen: Sequence[Widget], lines: Sequence[str], final: bool = False
    ) -> None:
        super().__init__()
        self._heading = heading
        self._seen = seen
        self._lines = lines
        self._final = final

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(Content(self._heading), classes="heading")
            with VerticalScroll(classes="body"):
                yield from self._seen
                for line in self._lines:
                    yield Static(Content(line), classes="line")
            label = say("terminal-back") if self._final else say("terminal-next-deal")
            with Horizontal(classes="foot"):
                yield Button(f"{label}  ↵", id="next", variant="primary")

    def on_mount(self) -> None:
        self.query_one("#next", Button).focus()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        event.stop()  # it is not for the table beneath
        self.dismiss()

    def action_close(self) -> None:
        self.dismiss()


class Help(ModalScreen[None]):
    """The keys, and the rules of this match."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,q,question_mark", "close", show=False)
    ]

    def __init__(self, keys: Sequence[tuple[str, str]], rules: Sequence[str]) -> None:
        super().__init__()
        self._keys = keys
        self._rules = rules

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(say("terminal-help"), classes="heading")
            with VerticalScroll(classes="body"):
                for line in self._rules:
                    yield Static(Content(line), classes="line")
                with Grid(classes="keys"):
                    for key, does in self._keys:
                        yield Static(Content(key), classes="key")
                        yield Static(Content(does))
                yield Static(say("terminal-help-plain"), classes="line")
            with Horizontal(classes="foot"):
                yield Button(f"{say('terminal-close')}  ↵", id="close", variant="primary")

    def on_mount(self) -> None:
        self.query_one("#close", Button).focus()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        event.stop()  # it is not for the table beneath
        self.dismiss()

    def action_close(self) -> None:
        self.dismiss()


class Leave(ModalScreen[bool]):
    """Whether to leave a match that is not over."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,q", "answer(True)", show=False),
        Binding("n,escape", "answer(False)", show=False),
    ]

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog narrow"):
            yield Static(say("terminal-leave"), classes="heading")
            yield Static(say("terminal-leave-why"), classes="line body")
            with Horizontal(classes="foot"):
                yield Button(say("terminal-button-stay"), id="stay", variant="primary")
                yield Button(say("terminal-button-leave"), id="leave")

    def on_mount(self) -> None:
        self.query_one("#stay", Button).focus()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        event.stop()
        self.dismiss(event.button.id == "leave")

    def action_answer(self, leave: bool) -> None:
        self.dismiss(leave)


class Wagers(ModalScreen[str | None]):
    """The side wagers, and an input line for a new one."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def __init__(self, view: View, names: Sequence[str]) -> None:
        super().__init__()
        self._view = view
        self._names = names

    def compose(self) -> ComposeResult:
        names = self._names
        with Vertical(classes="dialog"):
            yield Static(say("terminal-wagers"), classes="heading")
            with VerticalScroll(classes="body"):
                for line in lines(self._view, names):
                    yield Static(Content(line), classes="line")
                seats = ", ".join(f"{seat} {name}" for seat, name in enumerate(names))
                yield Static(Content(say("terminal-wagers-seats", seats=seats)), classes="line")
                yield Static(say("terminal-wagers-help"), classes="line")
            yield Input(placeholder="bet 5 on 1", id="wager")
            with Horizontal(classes="foot"):
                yield Button(f"{say('terminal-close')}  esc", id="close")

    def on_mount(self) -> None:
        self.query_one("#wager", Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip() or None)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        event.stop()
        self.dismiss(None)

    def action_close(self) -> None:
        self.dismiss(None)
