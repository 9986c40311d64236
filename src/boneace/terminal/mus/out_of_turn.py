"""Actions out of turn: the signals that are true of the hand, a stone claimed or granted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from boneace.games.mus.sent import MusView
from boneace.languages import say
from boneace.terminal.keys import KEYS_AT
from boneace.terminal.mus.words import signals_seen
from boneace.terminal.screens import Dialog, told
from boneace.terminal.words import yours


class OutOfTurn(Dialog[str]):
    """A list to choose from, with the signals seen; returns a move in notation, or None."""

    FOCUS = "#moves"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(f"escape,{KEYS_AT['mus-signals']['signal']},q", "close", show=False),
        *(Binding(str(digit), f"number({digit})", show=False) for digit in range(1, 10)),
    ]

    def __init__(self, view: MusView, names: Sequence[str]) -> None:
        lines, closed = signals_seen(view, names), view.signals.closed
        lines += [f"{closed.reason} ({closed.clause})."] if closed else []
        super().__init__(say("terminal-mus-dialog"), told(lines))
        self._moves = list(open_now(view, names))

    def below(self) -> ComposeResult:
        found = enumerate(self._moves, 1)
        options = [Option(f"{number}  {text}", id=move) for number, (move, text) in found]
        yield OptionList(*options, id="moves", markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.dismiss(event.option.id)

    def action_number(self, number: int) -> None:
        if number <= len(self._moves):
            self.dismiss(self._moves[number - 1][0])


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
