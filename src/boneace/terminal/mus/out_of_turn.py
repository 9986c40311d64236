"""Actions out of turn: the signals that are true of the hand, a stone claimed or granted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, OptionList, Static
from textual.widgets.option_list import Option

from boneace.games.mus.sent import MusView
from boneace.languages import say
from boneace.terminal.keys import KEYS_AT
from boneace.terminal.mus.words import signals_seen
from boneace.terminal.words import yours


class OutOfTurn(ModalScreen[str | None]):
    """A list to choose from, with what has been seen; returns a move in notation, or None."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(f"escape,{KEYS_AT['mus-signals']['signal']},q", "close", show=False),
        *(Binding(str(digit), f"number({digit})", show=False) for digit in range(1, 10)),
    ]

    def __init__(self, view: MusView, names: Sequence[str]) -> None:
        super().__init__()
        self._view = view
        self._names = names
        self._moves = list(open_now(view, names))

    def compose(self) -> ComposeResult:
        signals = self._view.signals
        with Vertical(classes="dialog"):
            yield Static(say("terminal-mus-dialog"), classes="heading")
            lines = signals_seen(self._view, self._names)
            if signals.closed:
                closed = signals.closed
                lines.append(f"{closed.reason} ({closed.clause}).")
            for line in lines:
                yield Static(Content(line), classes="line")
            yield OptionList(
                *(
                    Option(f"{number}  {text}", id=move)
                    for number, (move, text) in enumerate(self._moves, 1)
                ),
                id="moves",
                markup=False,
            )
            with Horizontal(classes="foot"):
                yield Button(say("terminal-mus-dialog-close"), id="close")

    def on_mount(self) -> None:
        self.query_one("#moves", OptionList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.dismiss(event.option.id)

    def action_number(self, number: int) -> None:
        if number <= len(self._moves):
            self.dismiss(self._moves[number - 1][0])

    def on_button_pressed(self, event: Button.Pressed) -> None:
        event.stop()  # it is not meant for the table underneath
        self.dismiss(None)

    def action_close(self) -> None:
        self.dismiss(None)


def open_now(view: MusView, names: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Each action possible out of turn: in notation, and in words."""
    for signal in view.signals.may:
        yield (
            signal.move,
            say("terminal-mus-option", meaning=signal.meaning, gesture=signal.gesture),
        )
    you, claims = view.you, view.claims
    if claims is None:
        return
    if you not in claims:
        yield "claim", say("terminal-mus-option-claim")
    own = yours(view.seats, you).side
    for seat in claims:
        if view.seats[seat].side != own:
            yield f"grant {seat}", say("terminal-mus-option-grant", who=names[seat])
