"""The view of a match for callers: the knowledge of one seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy.typing as npt

from boneace.cards import UNKNOWN, Cards, Pack
from boneace.languages import say
from boneace.match.drawing import Row, html, lying, svg


class View:
    """The knowledge of one seat. `record` is the game's State with the rest blanked.

    `on_table` are the fields of the state that hold the cards on the table.
    """

    def __init__(
        self,
        record: npt.NDArray[Any],
        seat: int | None,
        pack: Pack,
        seats: int,
        on_table: Sequence[str] = (),
    ) -> None:
        self.record = record
        self.seat = seat
        self._seats = seats
        self._pack = pack
        self._on_table = on_table

    @property
    def hand(self) -> Cards:
        """The viewer's own hand; a spectator's is empty."""
        return self.hands[self.seat] if self.seat is not None else Cards(0, self._pack)

    @property
    def hands(self) -> list[Cards]:
        """The cards that the viewer knows of every hand."""
        return [Cards(hand, self._pack) for hand in self.record["hands"][0, : self._seats].tolist()]

    @property
    def unseen(self) -> Cards:
        """The cards that the viewer has not located: in the stock, in other hands, face down."""
        return Cards(int(self.record["stock"][0]), self._pack)

    def __repr__(self) -> str:
        if self.seat is None:
            return "<View of a spectator>"
        return f"<View of seat {self.seat}: {' '.join(self.hand)}>"

    def _repr_svg_(self) -> str:
        """The hands as the seat knows them, for a notebook."""
        return svg(repr(self).strip("<>"), self._rows(), self._pack.kind)

    def _repr_html_(self) -> str:
        """The same as a table."""
        return html(repr(self).strip("<>"), self._rows(), self._pack.kind)

    def _rows(self) -> list[Row]:
        held = self.record["held"][0].tolist()
        rows = [
            Row(say("drawing-seat", seat=seat), "", [*hand, *[UNKNOWN] * (held[seat] - len(hand))])
            for seat, hand in enumerate(self.hands)
            if held[seat]
        ]
        return rows + lying(self.record, self._on_table, self._pack)
