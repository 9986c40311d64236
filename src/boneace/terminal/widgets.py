"""The parts of every drawn table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from textual import events
from textual.app import ComposeResult
from textual.containers import Grid, Horizontal
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from boneace.terminal.faces import FRENCH, Suits, fan, large
from boneace.terminal.words import cut

LONGEST_CAPTION = 3  # characters that fit on the lower edge of a card
LARGE = 4  # up to this many cards of a hand are shown large
ROOMY = 60  # columns from which there is room for more
NAME = 9  # columns of a name; there may be room for more
ACCENT = "bold $accent"


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
        super().__init__(id=place.replace(" ", "-"), classes="card")
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


class Hand(Horizontal):
    """A hand: a few large cards, or a fan of small ones."""

    def __init__(self, name: str, suits: Suits = FRENCH) -> None:
        super().__init__(id=name, classes="hand")
        self._called = name
        self._suits = suits

    def compose(self) -> ComposeResult:
        for place in range(LARGE):
            yield Card(f"{self._called} {place}", self._suits)
        yield Static(classes="fan")

    def show(
        self,
        hand: Sequence[str],
        width: int,
        captions: Sequence[str] = (),
        marks: Mapping[str, str] | None = None,
    ) -> None:
        """Show cards in this order, each with a caption underneath; `marks` are their classes."""
        many, marked, captions = len(hand) > LARGE, marks or {}, captions or [""] * len(hand)
        fanned = self.query_one(".fan", Static)
        fanned.display = many
        if many:  # a fan has no frames: a sign below marks the cards
            notes = ["▲" if card in marked else captions[at] for at, card in enumerate(hand)]
            fanned.update(fan(hand, width, notes, self._suits))
        for place, card in enumerate(self.query(Card).results(Card)):
            card.display = place < len(hand) and not many
            if card.display:
                code = hand[place]
                card.show(code, captions[place], *([marked[code]] if code in marked else []))


class Seats(Static):
    """The other players in rows, in turn order."""

    def __init__(self) -> None:
        super().__init__(id="seats")
        self._shown: list[Content] = []

    def show(self, rows: list[Content]) -> None:
        """Draw these rows."""
        if rows != self._shown:
            self._shown = rows
            self.styles.height = len(rows)
            self.update(Content("\n").join(rows))


def filled(begin: Content, hand: Content, notes: str, lines: int, width: int) -> list[Content]:
    """The row of a seat with its cards and notes, which may need a second line."""
    if lines == 1:
        room = width - len(begin.plain) - len(hand.plain) - 1
        return [begin + hand + Content(f" {cut(notes, room)}" if room > 3 else "")]
    return [begin + hand, Content(f"   {cut(notes, width - 3)}")]


def grid(classes: str, columns: Sequence[str], rows: Iterable[Sequence[str | Content]]) -> Grid:
    """A table of texts at the end of a deal; each column has a class."""
    return Grid(
        *(
            Static(Content(cell) if isinstance(cell, str) else cell, classes=name)
            for row in rows
            for name, cell in zip(columns, row, strict=True)
        ),
        classes=classes,
    )
