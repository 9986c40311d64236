"""The legal moves, as menus and buttons offer them: moves that differ only by a number are one
offer with an amount to choose."""

from __future__ import annotations

from dataclasses import dataclass

from boneace.games.sent import ClosedMove, TableView
from boneace.languages import say


@dataclass(frozen=True)
class Offer:
    """A move, or a verb with its possible amounts (`amounts`, in rising order)."""

    verb: str
    moves: tuple[str, ...]
    labels: tuple[str, ...]
    hints: tuple[str, ...]
    amounts: tuple[int, ...] = ()

    def __str__(self) -> str:
        """In words: `pass`, `raise (to 3)`, `brag 1 to 10`."""
        if not self.amounts:
            return f"{self.moves[0]}{self._more()}"
        if len(self.amounts) == 1:
            return self.moves[0]
        first, last = self.amounts[0], self.amounts[-1]
        if last - first == len(self.amounts) - 1:
            return say("terminal-amounts", verb=self.verb, least=first, most=last)
        return f"{self.verb} {', '.join(map(str, self.amounts))}"

    def _more(self) -> str:
        """What the label adds to the move: `match (12)`, `stand (satisfied)`."""
        move, label = self.moves[0], self.labels[0].lower()
        more = label.removeprefix(move).strip()
        return f" ({more})" if more and len(move.split()) == 1 else ""

    def move(self, amount: int | None = None) -> str:
        """The move in notation; with several amounts, the one given or the nearest."""
        if len(self.amounts) < 2 or amount is None:
            return self.moves[0]
        return self.moves[self.place(amount)]

    def place(self, amount: int) -> int:
        """The index of an amount, or of the nearest one."""
        nearest = min(self.amounts, key=lambda known: abs(known - amount))
        return self.amounts.index(nearest)


def offers(view: TableView) -> list[Offer]:
    """The legal moves of a view in their order, amounts of one verb together."""
    found: list[Offer] = []
    for legal in view.legal:
        verb, _, rest = legal.move.partition(" ")
        amounts = (int(rest),) if rest.isdigit() else ()
        one = Offer(verb, (legal.move,), (legal.label,), (legal.hint,), amounts)
        if amounts and found and found[-1].verb == verb and found[-1].amounts:
            last = found[-1]
            one = Offer(
                verb,
                last.moves + one.moves,
                last.labels + one.labels,
                last.hints + one.hints,
                last.amounts + amounts,
            )
            found.pop()
        found.append(one)
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
