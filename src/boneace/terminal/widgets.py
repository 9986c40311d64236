"""The parts of every drawn table."""

from __future__ import annotations

from collections.abc import Sequence

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.message import Message
from textual.widgets import Static

from boneace.terminal.faces import FRENCH, Suits, fan, large

LONGEST_CAPTION = 3  # characters that fit on the lower edge of a card
LARGE = 4  # up to this many cards of a hand are shown large


class Card(Static):
    """A card on the table; clicking it posts `Card.Picked` with its place."""

    class Picked(Message):
        def __init__(self, card: Card) -> None:
            super().__init__()
            self.card = card

        @property
        def control(self) -> Card:
            return self.card

    def __init__(self, place: str, suits: Suits = FRENCH) -> None:
        super().__init__(classes="card")
        self.place = place
        self._suits = suits
        self.code: str | None = None
        self._shown: tuple[object, ...] = ()

    def show(self, code: str | None, caption: str = "", *classes: str) -> None:
        """Put a card here (None: nothing), with a word on its lower edge or across its back."""
        if (code, caption, *classes) == self._shown:
            return
        self._shown = (code, caption, *classes)
        self.code = code
        on_back = code == "??" and len(caption) > LONGEST_CAPTION
        face = "" if code is None else large(code, caption if on_back else "", self._suits)
        self.update(face, layout=False)
        self.border_subtitle = "" if on_back else caption
        side = ["none"] if code is None else ["back"] if code == "??" else []
        kept = [name for name in ("widow",) if self.has_class(name)]
        self.set_classes(["card", *kept, *classes, *side])

    def on_click(self, event: events.Click) -> None:
        event.stop()
        if self.code is not None:
            self.post_message(self.Picked(self))


def named(card: Card, name: str) -> Card:
    """A card with an id to find it by."""
    card.id = name
    return card


class Hand(Horizontal):
    """A hand: large cards while they are few, otherwise a fan of small ones."""

    def __init__(self, name: str, suits: Suits = FRENCH) -> None:
        super().__init__(id=name, classes="hand")
        self._called = name
        self._suits = suits

    def compose(self) -> ComposeResult:
        for place in range(LARGE):
            yield named(Card(f"{self._called} {place}", self._suits), f"{self._called}-{place}")
        yield Static(classes="fan")

    def show(
        self,
        hand: Sequence[str],
        captions: Sequence[str],
        marks: Sequence[Sequence[str]],
        width: int,
    ) -> None:
        """Show cards in this order, each with a caption underneath and its classes."""
        many = len(hand) > LARGE
        fanned = self.query_one(".fan", Static)
        fanned.display = many
        if many:
            notes = [
                "▲" if "counts" in mark else note
                for note, mark in zip(captions, marks, strict=True)
            ]
            fanned.update(fan(hand, width, notes, self._suits))
        for place, card in enumerate(self.query(Card).results(Card)):
            there = place < len(hand) and not many
            if there:
                card.show(hand[place], captions[place], *marks[place])
            card.display = there
