"""The dialogs over the table: showdown, help, wagers, leaving."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, TypeVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Grid, Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widget import Widget
from textual.widgets import Button, Input, Static

from boneace.games.sent import TableView
from boneace.languages import say
from boneace.terminal.wagers import lines

ResultT = TypeVar("ResultT")


def told(texts: Iterable[str]) -> list[Static]:
    """Lines of a dialog."""
    return [Static(Content(text), classes="line") for text in texts]


class Dialog(ModalScreen[ResultT]):
    """A heading, a text, and buttons below; any button closes it."""

    #: The widget with the focus.
    FOCUS: ClassVar[str] = "#close"
    STYLE: ClassVar[str] = ""

    def __init__(self, heading: str, body: Sequence[Widget]) -> None:
        super().__init__()
        self._heading = heading
        self._body = body

    def compose(self) -> ComposeResult:
        with Vertical(classes=f"dialog {self.STYLE}"):
            yield Static(Content(self._heading), classes="heading")
            with VerticalScroll(classes="body"):
                yield from self._body
            yield from self.below()
            with Horizontal(classes="foot"):
                yield from self.foot()

    def below(self) -> ComposeResult:
        """The widgets between the text and the buttons."""
        yield from ()

    def foot(self) -> ComposeResult:
        """The buttons."""
        yield Button(f"{say('terminal-close')}  esc", id="close")

    def on_mount(self) -> None:
        self.query_one(self.FOCUS).focus()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        event.stop()  # it must not reach the table below
        self.answer(event.button.id or "")

    def answer(self, button: str) -> None:
        """A button was pressed."""
        self.dismiss(None)

    def action_close(self) -> None:
        self.dismiss(None)


class Showdown(Dialog[None]):
    """How a deal ended; the match goes on when it is closed. `final`: there is no next deal."""

    FOCUS = "#next"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n,enter,space,escape", "close", show=False),
    ]

    def __init__(
        self, heading: str, seen: Sequence[Widget], lines: Sequence[str], final: bool = False
    ) -> None:
        super().__init__(heading, [*seen, *told(lines)])
        self._final = final

    def foot(self) -> ComposeResult:
        label = say("terminal-back") if self._final else say("terminal-next-deal")
        yield Button(f"{label}  ↵", id="next", variant="primary")


class Help(Dialog[None]):
    """The keys, and the rules of this match."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,q,question_mark", "close", show=False)
    ]

    def __init__(self, keys: Sequence[tuple[str, str]], rules: Sequence[str]) -> None:
        cells = []
        for key, does in keys:
            cells += [Static(Content(key), classes="key"), Static(Content(does))]
        body = [*told(rules), Grid(*cells, classes="keys"), *told([say("terminal-help-plain")])]
        super().__init__(say("terminal-help"), body)

    def foot(self) -> ComposeResult:
        yield Button(f"{say('terminal-close')}  ↵", id="close", variant="primary")


class Leave(Dialog[bool]):
    """Whether to leave a match that is not over."""

    FOCUS = "#stay"
    STYLE = "narrow"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,q", "leave", show=False),
        Binding("n,escape", "close", show=False),
    ]

    def __init__(self) -> None:
        super().__init__(say("terminal-leave"), told([say("terminal-leave-why")]))

    def foot(self) -> ComposeResult:
        yield Button(say("terminal-button-stay"), id="stay", variant="primary")
        yield Button(say("terminal-button-leave"), id="leave")

    def answer(self, button: str) -> None:
        self.dismiss(button == "leave")

    def action_leave(self) -> None:
        self.dismiss(True)


class Wagers(Dialog[str]):
    """The side wagers, and an input line for a new one."""

    FOCUS = "#wager"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def __init__(self, view: TableView, names: Sequence[str]) -> None:
        seats = ", ".join(f"{seat} {name}" for seat, name in enumerate(names))
        helped = [say("terminal-wagers-seats", seats=seats), say("terminal-wagers-help")]
        super().__init__(say("terminal-wagers"), told([*lines(view, names), *helped]))

    def below(self) -> ComposeResult:
        yield Input(placeholder="bet 5 on 1", id="wager")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip() or None)
