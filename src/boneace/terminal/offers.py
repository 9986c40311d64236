"""The legal moves, as menus and buttons offer them: moves that differ only by a number are one
offer with an amount to choose."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from boneace.games.sent import ClosedMove, LegalMove, TableView
from boneace.languages import say
from boneace.languages.labels import within


@dataclass(frozen=True)
class Offer:
    """A move, or a verb with its possible amounts (`amounts`, in rising order)."""

    verb: str
    entries: Sequence[LegalMove]
    amounts: Sequence[int] = ()

    def __str__(self) -> str:
        """In words: `pass`, `raise (to 3)`, `brag 1 to 10`."""
        move, label = self.entries[0].move, self.entries[0].label
        if not self.amounts:
            same = f"{label} ".lower().startswith(f"{move} ")  # “pass”, but not “passen”
            more = within(label[len(move) :].strip() if same else label, whole=True)
            return f"{move} ({more})" if more and " " not in move else move
        if len(self.amounts) == 1:
            return move
        first, last = self.amounts[0], self.amounts[-1]
        if last - first == len(self.amounts) - 1:
            return say("terminal-amounts", verb=self.verb, least=first, most=last)
        return f"{self.verb} {', '.join(map(str, self.amounts))}"

    def at(self, amount: int = 0) -> LegalMove:
        """The move; with several amounts, the one with this amount or the nearest."""
        nearest = min(self.amounts, key=lambda known: abs(known - amount), default=0)
        return self.entries[self.amounts.index(nearest) if self.amounts else 0]

    @property
    def move(self) -> str:
        """The first move, in notation."""
        return self.entries[0].move


def is_number(word: str) -> bool:
    """Whether what was typed is a number. `isdigit` alone holds for “²” too, which is none."""
    return word.isascii() and word.isdigit() and len(word) < 10


def offers(view: TableView) -> list[Offer]:
    """The legal moves of a view in their order, amounts of one verb together."""
    found: list[Offer] = []
    for legal in view.legal:
        verb, _, rest = legal.move.partition(" ")
        amounts = (int(rest),) if rest.isdigit() else ()
        last = found[-1] if found else None
        if last is not None and amounts and last.amounts and last.verb == verb:
            found[-1] = Offer(verb, (*last.entries, legal), (*last.amounts, *amounts))
        else:
            found.append(Offer(verb, (legal,), amounts))
    return found


def closed_for(view: TableView, text: str) -> ClosedMove | None:
    """Why a move is closed, from the view. A verb alone stands for its amounts: the last one that
    the view names is within the limits."""
    verbs = {offer.move.split()[0] for offer in view.legal}
    for entry in reversed(view.closed):
        verb, _, rest = entry.move.partition(" ")
        if entry.move == text or (verb == text and rest.isdigit() and verb not in verbs):
            return entry
    return None
